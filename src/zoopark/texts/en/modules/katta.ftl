### Katta, in English.

why_coins-left = coins left on it
why_no-coins-left = no coins left on it
move_skip = Skip the turn
mini_katta = ring-tailed lemur
