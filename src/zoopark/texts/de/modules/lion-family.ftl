### The lion family, in German.

kind_lion = Löwe
module_lion-family = Löwenfamilie
module_lion-family_why = Tritt an die Stelle einer Art.
