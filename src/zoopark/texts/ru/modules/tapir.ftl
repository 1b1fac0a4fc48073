### Tapir, in Russian.

mini_tapir = тапир
