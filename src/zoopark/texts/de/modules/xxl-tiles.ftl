### Xxl tiles, in German.

kind_icecream = Eis
stall_icecream = Eisstand
module_xxl-tiles = XXL-Plättchen
module_xxl-tiles_why = Mehr von jeder Art und ein fünfter Typ Verkaufsstand.
