### Octopus, in English.

why_right-guess = right guess
why_wrong-guess = wrong guess
move_name = { $who } will win
prompt_asks_name = The octopus: who will win?
event_named = { $who } says: { $other } will win
mini_octopus = octopus
mini_named = bets on { $who }
