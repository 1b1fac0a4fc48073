### Squirrel, in Czech.

move_ship = { $tile } → vůz { $truck }
prompt_action_ship = Veverka: která destička opustí stáj?
mini_squirrel = veverka
