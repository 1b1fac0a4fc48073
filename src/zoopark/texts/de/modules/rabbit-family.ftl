### The rabbit family, in German.

kind_rabbit = Kaninchen
module_rabbit-family = Kaninchenfamilie
module_rabbit-family_why = Tritt an die Stelle einer Art.
