### Mini enclosures, in Czech.

action_choose = Výběr
action_mini = Mini
prompt_action_mini = Který minivýběh použijete?
prompt_asks_choice = Šestkový výběh je plný: vyberte si minivýběh
move_choose = Vybrat: { $what }
event_won_mini = { $who } získává: { $mini }
event_laid = { $who } klade mince na minivýběh: { $mini }
board_mini = Mini
board_minis = Minivýběhy na výběr
mini_used = použito
mini_tiles = destičky na něm
group_minis = Minivýběhy po jednom
module_minis = Minivýběhy
module_minis_why = Zaplňte šestkový výběh a vyberte si 1 ze 16.
module_christmas = Vánoční minivýběhy
module_christmas_why = V prosinci ještě čtyři navíc.
