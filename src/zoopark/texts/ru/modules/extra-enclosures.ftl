### Extra enclosures, in Russian.

enclosure_pandas = дополнительный вольер для панд
enclosure_chimpanzees = дополнительный вольер для шимпанзе
enclosure_camels = дополнительный вольер для верблюдов
line_enclosure-pandas = Дополни­тельный вольер: панды
line_enclosure-chimpanzees = Дополни­тельный вольер: шимпанзе
line_enclosure-camels = Дополни­тельный вольер: верблюды
action_extra = Вольеры
prompt_action_extra = Какой дополнительный вольер откроете?
move_open = Открыть: { $what }
board_extra = Дополнительные вольеры
module_extra-enclosures = Дополнительные вольеры
module_extra-enclosures_why = Три маленьких вольера по 2 монеты, кто успеет.
