### Polar bear, in Russian.

why_polar-bear = белый медведь
mini_polar-bear = белый медведь
