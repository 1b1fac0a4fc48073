### Iberian lynx, in Czech.

mini_iberian-lynx = rys iberský
