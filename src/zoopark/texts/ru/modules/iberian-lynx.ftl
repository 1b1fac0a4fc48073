### Iberian lynx, in Russian.

mini_iberian-lynx = пиренейская рысь
