### Polar bear, in Czech.

why_polar-bear = lední medvěd
mini_polar-bear = lední medvěd
