### King k, in English.

move_remove = Take { $tile } off truck { $truck }
prompt_action_remove = King K.: which tile leaves the game?
event_took-off = { $who } takes off truck { $truck }: { $tile } (out of the game)
mini_king-k = King K.
