"""What depends on the number of players in every drafting game."""

from mypy_extensions import i64


def species_left_out(players: i64) -> i64:
    """How many species stay in the box (Z.1.2, A.1.2)."""
    return 5 - players


def truck_count(players: i64) -> i64:
    """How many trucks are used (Z.1.5, Z.10.2)."""
    return 3 if players == 2 else players
