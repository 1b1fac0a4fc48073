### Xxl tiles, in English.

kind_icecream = ice cream
stall_icecream = ice-cream stall
module_xxl-tiles = XXL tiles
module_xxl-tiles_why = More of every species, a fifth kind of stall.
