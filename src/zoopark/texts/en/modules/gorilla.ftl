### Gorilla, in English.

mini_gorilla = gorilla
