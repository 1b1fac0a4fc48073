### Chameleons, in Czech.

kind_chameleon = chameleon
why_chameleons = chameleon
module_chameleons = Chameleoni
module_chameleons_why = Dva chameleoni mění barvu návštěvníka.
