"""One running match, independent of the web: seats, dealer, undo, clocks, and views."""
