### Iberian lynx, in English.

mini_iberian-lynx = Iberian lynx
