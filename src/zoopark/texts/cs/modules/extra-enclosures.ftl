### Extra enclosures, in Czech.

enclosure_pandas = přídavný výběh pro pandy
enclosure_chimpanzees = přídavný výběh pro šimpanze
enclosure_camels = přídavný výběh pro velbloudy
line_enclosure-pandas = Přídavný výběh: pandy
line_enclosure-chimpanzees = Přídavný výběh: šimpanzi
line_enclosure-camels = Přídavný výběh: velbloudi
action_extra = Výběhy
prompt_action_extra = Který přídavný výběh otevřete?
move_open = Otevřít: { $what }
board_extra = Přídavné výběhy
module_extra-enclosures = Přídavné výběhy
module_extra-enclosures_why = Tři malé výběhy po 2 mincích; kdo dřív přijde, ten staví.
