### King k, in Russian.

move_remove = Убрать из грузовика { $truck }: { $tile }
prompt_action_remove = Кинг К.: какой жетон покинет игру?
event_took-off = { $who } убирает из грузовика { $truck }: { $tile }, вне игры
mini_king-k = Кинг К.
