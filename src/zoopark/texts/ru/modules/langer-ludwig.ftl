### Langer ludwig, in Russian.

move_return = Вернуть: { $tile }, { $from }
prompt_asks_return = Длинный Людвиг: вернёте ещё одно животное?
prompt_action_return = Длинный Людвиг: какое животное вернёте?
event_returned = { $who } возвращает: { $tile }, { $enclosure }
mini_langer-ludwig = Длинный Людвиг
