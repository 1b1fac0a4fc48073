### Katta, in German.

why_coins-left = Münzen darauf
why_no-coins-left = keine Münzen darauf
move_skip = Aussetzen
mini_katta = Katta
