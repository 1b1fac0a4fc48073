### Tapir, in Czech.

mini_tapir = tapír
