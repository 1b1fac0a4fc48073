### Squirrel, in Russian.

move_ship = { $tile } → грузовик { $truck }
prompt_action_ship = Белка: какой жетон покинет запасник?
mini_squirrel = белка
