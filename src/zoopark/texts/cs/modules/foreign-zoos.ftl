### Foreign zoos, in Czech.

line_foreign-zoos = Cizí zoo
why_cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
action_give = Darovat
prompt_action_give = Který výběh darujete?
prompt_give = darujte výběh
move_give = Darovat: { $what }
event_gave = { $who } daruje: { $enclosure }, +{ $points }
funds_foreign = cizí zoo
board_foreign = Cizí zoo
board_foreign_none = karty došly
board_foreign_top =
    { $n ->
        [one] další karta přináší { $n } bod
        [few] další karta přináší { $n } body
       *[other] další karta přináší { $n } bodů
    }
board_foreign_left =
    { $n ->
        [one] zbývá { $n } karta
        [few] zbývají { $n } karty
       *[other] zbývá { $n } karet
    }
module_foreign-zoos = Cizí zoo
module_foreign-zoos_why = Darujte plný výběh za kartu s body.
