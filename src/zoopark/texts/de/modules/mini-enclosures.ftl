### Mini enclosures, in German.

action_choose = Wählen
action_mini = Mini
prompt_action_mini = Welches Mini-Gehege nutzt du?
prompt_asks_choice = Das Sechsergehege ist voll: Wähle ein Mini-Gehege
move_choose = Wählen: { $what }
event_won_mini = { $who } gewinnt: { $mini }
event_laid = { $who } legt Münzen auf ein Mini-Gehege: { $mini }
board_mini = Mini
board_minis = Mini-Gehege zur Wahl
mini_used = benutzt
mini_tiles = Plättchen darauf
group_minis = Mini-Gehege einzeln
module_minis = Mini-Gehege
module_minis_why = Fülle dein Sechsergehege und wähle 1 von 16.
module_christmas = Weihnachts-Minis
module_christmas_why = Vier weitere im Dezember.
