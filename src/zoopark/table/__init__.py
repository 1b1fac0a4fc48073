"""One running match, without any web: seats, dealer, undo, clocks, and what each seat is told."""
