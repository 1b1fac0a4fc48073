### Widgets, and what every table says, in English.

coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
coins_short =
    { $n ->
        [one] { $n } coin short
       *[other] { $n } coins short
    }
coins_have = you have { $n }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
points_word =
    { $n ->
        [one] point
       *[other] points
    }
others = The others
enlarge = Enlarge: { $who }
status_bot = bot, { $level }
round = Round { $n }

## Score sheet

score_open =
    { $n ->
        [one] { $n } point, open the score sheet
       *[other] { $n } points, open the score sheet
    }
score_next = one more: { $n }
score_now = if the game ended now
score_final = final score
score_total = Total
score_ties =
    { $n ->
        [one] { $n } coin breaks ties
       *[other] { $n } coins break ties
    }
scores = Scores
action_other = Other
more = More choices
hint = Hint
hint_close = Close the hint
undo = Undo
undo_ask = Undo…
reset = Reset
confirm = Confirm
confirm_left =
    { $n ->
        [one] { $n } tile to place
       *[other] { $n } tiles to place
    }
close = Close
open = Open
rotate_left = Turn left
rotate_right = Turn right
rotate_key = R turns
rule_link = See the rule
prompt_which = What would you like to do with it?
prompt_pay = { $move } · How do you pay?
prompt_waiting = { $who } is thinking
prompt_waiting_many = Waiting for { $who }
prompt_done = Your turn is done:{ " " }
prompt_confirm = confirm it
prompt_over = The game is over
seat_choose = Choose { $who }

## What happened

log = Log

## After the game

end_finished = Finished

## Languages

language_unknown = There is no language “{ $wanted }” here: choose { $choices }.
