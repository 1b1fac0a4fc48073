### Polar bear, in English.

why_polar-bear = polar bear
mini_polar-bear = polar bear
