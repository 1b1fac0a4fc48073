### Mini enclosures, in English.

action_choose = Choose
action_mini = Mini
prompt_action_mini = Which mini enclosure do you use?
prompt_asks_choice = You filled the enclosure of six: choose a mini enclosure
move_choose = Choose: { $what }
event_won_mini = { $who } wins: { $mini }
event_laid = { $who } lays coins on a mini enclosure: { $mini }
board_mini = Mini
board_minis = Mini enclosures to choose from
mini_used = used
mini_tiles = tiles on it
group_minis = Mini enclosures, one by one
module_minis = Mini enclosures
module_minis_why = Fill your six spaces, choose 1 of 16 mini enclosures.
module_christmas = Christmas minis
module_christmas_why = Four more mini enclosures in December.
