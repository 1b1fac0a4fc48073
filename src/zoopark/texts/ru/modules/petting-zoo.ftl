### Petting zoo, in Russian.

place_petting = детский зоопарк
board_petting = Детский зоопарк
module_petting-zoo = Детский зоопарк
module_petting-zoo_why = Детёныши могут поселиться здесь и принести 1 монету, затем 2.
