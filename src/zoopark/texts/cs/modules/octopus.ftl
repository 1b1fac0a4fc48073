### Octopus, in Czech.

why_right-guess = správný tip
why_wrong-guess = špatný tip
move_name = Vyhraje { $who }
prompt_asks_name = Chobotnice: kdo vyhraje?
event_named = { $who } tvrdí: vyhraje { $other }
mini_octopus = chobotnice
mini_named = tip: { $who }
