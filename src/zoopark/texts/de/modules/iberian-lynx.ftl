### Iberian lynx, in German.

mini_iberian-lynx = Iberischer Luchs
