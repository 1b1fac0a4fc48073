### Petting zoo, in English.

place_petting = petting zoo
board_petting = Petting zoo
module_petting-zoo = Petting zoo
module_petting-zoo_why = Babies may move in and earn 1 coin, then 2.
