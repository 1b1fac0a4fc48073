### Xxl tiles, in Czech.

kind_icecream = zmrzlina
stall_icecream = stánek se zmrzlinou
module_xxl-tiles = Destičky XXL
module_xxl-tiles_why = Více od každého druhu a pátý typ stánku.
