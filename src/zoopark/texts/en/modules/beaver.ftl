### Beaver, in English.

move_gnaw = Keep { $tile } from truck { $truck }
prompt_asks_gnaw = The beaver: do you keep another tile?
prompt_action_gnaw = The beaver: which tile do you keep?
event_gnawed = { $who } keeps from truck { $truck }: { $tile }
mini_beaver = beaver
