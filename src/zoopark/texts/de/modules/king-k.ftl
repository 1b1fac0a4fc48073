### King k, in German.

move_remove = Von Wagen { $truck } nehmen: { $tile }
prompt_action_remove = King K.: Welches Plättchen verlässt das Spiel?
event_took-off = { $who } nimmt von Wagen { $truck }: { $tile } (aus dem Spiel)
mini_king-k = King K.
