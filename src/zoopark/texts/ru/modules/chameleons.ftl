### Chameleons, in Russian.

kind_chameleon = хамелеон
why_chameleons = хамелеон
module_chameleons = Хамелеоны
module_chameleons_why = Два хамелеона меняют цвет посетителя.
