### Octopus, in German.

why_right-guess = richtig getippt
why_wrong-guess = falsch getippt
move_name = { $who } wird gewinnen
prompt_asks_name = Der Krake: Wer wird gewinnen?
event_named = { $who } sagt: { $other } wird gewinnen
mini_octopus = Krake
mini_named = setzt auf { $who }
