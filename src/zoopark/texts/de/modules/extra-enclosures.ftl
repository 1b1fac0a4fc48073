### Extra enclosures, in German.

enclosure_pandas = Extragehege für Pandas
enclosure_chimpanzees = Extragehege für Schimpansen
enclosure_camels = Extragehege für Kamele
line_enclosure-pandas = Extra­gehege: Pandas
line_enclosure-chimpanzees = Extra­gehege: Schimpansen
line_enclosure-camels = Extra­gehege: Kamele
action_extra = Gehege
prompt_action_extra = Welches Extragehege kaufst du?
move_open = Kaufen: { $what }
board_extra = Extragehege
module_extra-enclosures = Extragehege
module_extra-enclosures_why = Drei kleine Gehege für je 2 Münzen; wer zuerst kommt, baut zuerst.
