### Chameleons, in English.

kind_chameleon = chameleon
why_chameleons = chameleon
module_chameleons = Chameleons
module_chameleons_why = Two of them change the colour of a visitor.
