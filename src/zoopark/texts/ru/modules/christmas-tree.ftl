### Christmas tree, in Russian.

move_tree =
    { $n ->
        [one] Открыть { $n } жетон
        [few] Открыть { $n } жетона
        [many] Открыть { $n } жетонов
       *[other] Открыть { $n } жетонов
    }
move_pick = Оставить: { $tile }
prompt_asks_pick = Рождественская ёлка: какой жетон вы оставите?
event_picked = { $who } оставляет: { $tile }
event_mixed = { $who } возвращает жетоны: { $tiles }
mini_christmas-tree = рождественская ёлка
mini_draws =
    { $n ->
        [one] добрать ещё { $n }
        [few] добрать ещё { $n }
        [many] добрать ещё { $n }
       *[other] добрать ещё { $n }
    }
