### Savings book, in English.

action_save = Save
prompt_action_save = Save a coin: put it into your savings book
move_deposit = Save a coin
event_saved = { $who } saves { $coins }
board_savings = Savings book
board_savings_back = back +1
board_savings_field = coin on field { $n }
board_savings_none = no coin in it
module_savings-book = Savings book
module_savings-book_why = Put 1 coin aside, get 2 back three rounds later.
