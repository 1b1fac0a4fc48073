### Squirrel, in English.

move_ship = { $tile } → truck { $truck }
prompt_action_ship = The squirrel: which tile leaves the barn?
mini_squirrel = squirrel
