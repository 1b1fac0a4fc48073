### The rabbit family, in Russian.

kind_rabbit = кролик
module_rabbit-family = Семейство кроликов
module_rabbit-family_why = Заменяет один вид.
