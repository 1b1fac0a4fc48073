### Exotic, in German.

kind_anteater = Zwergameisenbär
kind_macaw = Ara
kind_bat = Fledermaus
kind_koala = Koala
kind_monitor = Smaragdwaran
kind_orangutan = Orang-Utan
kind_baboon = Pavian
kind_snake = Schlingnatter
kind_jungle = Urwaldtiere
line_barn-jungle = Urwaldtiere im Stall
line_visitors = Besucher
line_bonus-boards = Bonustafeln
why_colours =
    { $n ->
        [one] { $n } Farbe
       *[other] { $n } Farben
    }
why_visitors =
    { $n ->
        [one] { $n } Besucher
       *[other] { $n } Besucher
    }
action_visit = Besucher
action_change = Wechseln
prompt_asks_visit = Ein Besucher geht vor: welcher?
prompt_asks_retreat = Ein Besucher geht zurück: welcher?
prompt_asks_change = Das Chamäleon: Tausche einen Besucher gegen einen in einer anderen Farbe
prompt_to_change = Das Chamäleon: welche Farbe stattdessen?
move_visit = Besucher vor: { $colour }, von { $point }
move_visit_new = Neuer Besucher: { $colour }
move_retreat = Besucher zurück: { $colour }, von { $point }
move_change = Besucher auf { $point }: { $colour } → { $to }
place_jungle = Urwald
event_stepped = { $who }: Besucher vor ({ $colour }), { $from } → { $to }
event_entered = { $who }: ein neuer Besucher ({ $colour })
event_retreated = { $who }: Besucher zurück ({ $colour }), { $from } → { $to }
event_changed = { $who }: Besucher, { $colour } → { $to }
event_left = { $who }: Ein Besucher geht durch den Ausgang ({ $colour })
event_dropped = { $who } verliert einen Besucher: { $colour }
event_rewarded = { $who } nimmt die Bonustafel: { $colour }
board_jungle = Urwald
board_jungle_species = { $n } von { $of } Arten
board_jungle_exit = Aus­gang: Bonus
board_bonus = Bonustafeln
board_bonus_free = frei
board_bonus_yours = deine
board_bonus_taken = vergeben
colour_green = grün
colour_blue = blau
colour_brown = braun
colour_red = rot
colour_yellow = gelb
visitor_label = Besucher, { $colour }
visitor_on = Besucher, { $colour }, auf Aussichtspunkt { $point }
visitor_new = neuer Besucher, { $colour }
platform = Aussichtspunkt { $n }
module_exotic = Urwald und Besucher
module_exotic_why = Seltene Tiere locken Besucher deinen Weg entlang.
