### Reindeer, in English.

why_free-spaces =
    { $n ->
        [one] { $n } free space
       *[other] { $n } free spaces
    }
mini_reindeer = reindeer
