### Mini enclosures, in Russian.

action_choose = Выбор
action_mini = Мини
prompt_action_mini = Какой мини-вольер используете?
prompt_asks_choice = Вольер на шесть заполнен: выберите мини-вольер
move_choose = Выбрать: { $what }
event_won_mini = { $who } выигрывает: { $mini }
event_laid = { $who } кладёт монеты на мини-вольер: { $mini }
board_mini = Мини
board_minis = Мини-вольеры на выбор
mini_used = использовано
mini_tiles = жетоны на нём
group_minis = Мини-вольеры по одному
module_minis = Мини-вольеры
module_minis_why = Заполните вольер на шесть и выберите 1 из 16.
module_christmas = Рождественские мини
module_christmas_why = Ещё четыре в декабре.
