### Tapir, in English.

mini_tapir = tapir
