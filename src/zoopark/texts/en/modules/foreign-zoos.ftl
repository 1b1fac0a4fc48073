### Foreign zoos, in English.

line_foreign-zoos = Foreign zoos
why_cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
action_give = Give away
prompt_action_give = Which enclosure do you give away?
prompt_give = give an enclosure away
move_give = Give away: { $what }
event_gave = { $who } gives away: { $enclosure }, +{ $points }
funds_foreign = foreign zoo
board_foreign = Foreign zoos
board_foreign_none = no cards left
board_foreign_top =
    { $n ->
        [one] the next card brings { $n } point
       *[other] the next card brings { $n } points
    }
board_foreign_left =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
module_foreign-zoos = Foreign zoos
module_foreign-zoos_why = Give a full enclosure away for a points card.
