### Gorilla, in Czech.

mini_gorilla = gorila
