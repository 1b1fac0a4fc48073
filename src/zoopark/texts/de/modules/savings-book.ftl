### Savings book, in German.

action_save = Sparen
prompt_action_save = Sparen: Lege eine Münze auf dein Sparbuch
move_deposit = Eine Münze sparen
event_saved = { $who } spart { $coins }
board_savings = Sparbuch
board_savings_back = zurück +1
board_savings_field = Münze auf Feld { $n }
board_savings_none = keine Münze
module_savings-book = Sparbuch
module_savings-book_why = Lege 1 Münze an und erhalte nach drei Runden 2.
