### Extra enclosures, in English.

enclosure_pandas = extra enclosure for pandas
enclosure_chimpanzees = extra enclosure for chimpanzees
enclosure_camels = extra enclosure for camels
line_enclosure-pandas = Extra enclosure: pandas
line_enclosure-chimpanzees = Extra enclosure: chimpanzees
line_enclosure-camels = Extra enclosure: camels
action_extra = Extra
prompt_action_extra = Which extra enclosure do you open?
move_open = Open: { $what }
board_extra = Extra enclosures
module_extra-enclosures = Extra enclosures
module_extra-enclosures_why = Three small homes, 2 coins each: first come, first served.
