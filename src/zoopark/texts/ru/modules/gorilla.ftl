### Gorilla, in Russian.

mini_gorilla = горилла
