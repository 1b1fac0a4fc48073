### The lion family, in Russian.

kind_lion = лев
module_lion-family = Семейство львов
module_lion-family_why = Заменяет один вид.
