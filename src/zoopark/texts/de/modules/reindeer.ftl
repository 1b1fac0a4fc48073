### Reindeer, in German.

why_free-spaces =
    { $n ->
        [one] { $n } freies Feld
       *[other] { $n } freie Felder
    }
mini_reindeer = Rentier
