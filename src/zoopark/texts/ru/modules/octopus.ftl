### Octopus, in Russian.

why_right-guess = верная догадка
why_wrong-guess = неверная догадка
move_name = Победит { $who }
prompt_asks_name = Осьминог: кто победит?
event_named = { $who } говорит: победит { $other }
mini_octopus = осьминог
mini_named = прогноз: { $who }
