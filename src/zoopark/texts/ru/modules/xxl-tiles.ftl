### Xxl tiles, in Russian.

kind_icecream = мороженое
stall_icecream = киоск с мороженым
module_xxl-tiles = Жетоны XXL
module_xxl-tiles_why = Больше каждого вида и пятый тип киосков.
