"""Bots: their interface, names and levels, and third-party bots."""
