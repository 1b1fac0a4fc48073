"""Who sits where in a terminal game."""

from zoopark.terminal.play import NAMES

BOTS = ("random",)


def seated(text: str | None, players: int) -> tuple[list[bool], list[str]]:
    """Which seats are people, and everybody's name.

    >>> seated("Eva,random", 2)
    ([True, False], ['Eva', 'Bert'])
    """
    if text is None:
        return [True] + [False] * (players - 1), list(NAMES[:players])
    words = [word.strip() for word in text.split(",")]
    if len(words) != players or not all(words):
        raise ValueError(f"--seats must name {players} seats, not {len(words)}")
    people = [word.lower() not in BOTS for word in words]
    names = [
        word[:14] if person else NAMES[seat]
        for seat, (word, person) in enumerate(zip(words, people, strict=True))
    ]
    return people, names
