"""Bots at the table: their interface, their names and levels, and those of strangers."""
