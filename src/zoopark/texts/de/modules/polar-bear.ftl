### Polar bear, in German.

why_polar-bear = Eisbär
mini_polar-bear = Eisbär
