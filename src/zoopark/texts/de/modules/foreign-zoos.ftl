### Foreign zoos, in German.

line_foreign-zoos = Auswärtige Zoos
why_cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
action_give = Verschenken
prompt_action_give = Welches Gehege verschenkst du?
prompt_give = Gehege verschenken
move_give = Verschenken: { $what }
event_gave = { $who } verschenkt: { $enclosure }, +{ $points }
funds_foreign = auswärtiger Zoo
board_foreign = Auswärtige Zoos
board_foreign_none = keine Karten mehr
board_foreign_top =
    { $n ->
        [one] die nächste Karte bringt { $n } Punkt
       *[other] die nächste Karte bringt { $n } Punkte
    }
board_foreign_left =
    { $n ->
        [one] noch { $n } Karte
       *[other] noch { $n } Karten
    }
module_foreign-zoos = Auswärtige Zoos
module_foreign-zoos_why = Verschenke ein volles Gehege für eine Punktekarte.
