### Gorilla, in German.

mini_gorilla = Gorilla
