### Reindeer, in Russian.

why_free-spaces =
    { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
        [many] { $n } свободных мест
       *[other] { $n } свободных места
    }
mini_reindeer = северный олень
