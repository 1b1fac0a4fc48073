### Skunk, in Russian.

move_sell = Выставить на продажу: { $tile }
prompt_action_sell = Скунс: каких животных продадите?
move_claim = Купить: { $tile }
prompt_asks_claim = Скунс продаёт: какое животное купите?
event_offered = { $who } выставляет на продажу: { $species }
mini_skunk = скунс
mini_sale = на продажу
