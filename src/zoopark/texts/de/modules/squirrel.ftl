### Squirrel, in German.

move_ship = { $tile } → Wagen { $truck }
prompt_action_ship = Das Eichhörnchen: Welches Plättchen verlässt den Stall?
mini_squirrel = Eichhörnchen
