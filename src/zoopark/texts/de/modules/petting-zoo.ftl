### Petting zoo, in German.

place_petting = Streichelzoo
board_petting = Streichelzoo
module_petting-zoo = Streichelzoo
module_petting-zoo_why = Jungtiere dürfen einziehen und bringen 1 Münze, dann 2.
