### Petting zoo, in Czech.

place_petting = kontaktní zoo
board_petting = Kontaktní zoo
module_petting-zoo = Kontaktní zoo
module_petting-zoo_why = Mláďata se mohou nastěhovat a přinesou 1 minci, pak 2.
