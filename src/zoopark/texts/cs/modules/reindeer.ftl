### Reindeer, in Czech.

why_free-spaces =
    { $n ->
        [one] { $n } volné pole
        [few] { $n } volná pole
       *[other] { $n } volných polí
    }
mini_reindeer = sob
