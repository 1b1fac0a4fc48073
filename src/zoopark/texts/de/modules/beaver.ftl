### Beaver, in German.

move_gnaw = Von Wagen { $truck } behalten: { $tile }
prompt_asks_gnaw = Der Biber: Behältst du noch ein Plättchen?
prompt_action_gnaw = Der Biber: Welches Plättchen behältst du?
event_gnawed = { $who } behält von Wagen { $truck }: { $tile }
mini_beaver = Biber
