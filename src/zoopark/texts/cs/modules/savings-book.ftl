### Savings book, in Czech.

action_save = Spořit
prompt_action_save = Spoření: vložte minci do vkladní knížky
move_deposit = Uspořit minci
event_saved = { $who } spoří: { $coins }
board_savings = Vkladní knížka
board_savings_back = zpět +1
board_savings_field = mince na poli { $n }
board_savings_none = bez mince
module_savings-book = Vkladní knížka
module_savings-book_why = Odložte 1 minci, za tři kola dostanete 2.
