### Savings book, in Russian.

action_save = Копить
prompt_action_save = Копите: положите монету на сберкнижку
move_deposit = Отложить монету
event_saved = { $who } откладывает: { $coins }
board_savings = Сберкнижка
board_savings_back = назад +1
board_savings_field = монета на поле { $n }
board_savings_none = монеты нет
module_savings-book = Сберкнижка
module_savings-book_why = Отложите 1 монету и через три раунда получите 2.
