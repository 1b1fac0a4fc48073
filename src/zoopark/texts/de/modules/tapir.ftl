### Tapir, in German.

mini_tapir = Tapir
