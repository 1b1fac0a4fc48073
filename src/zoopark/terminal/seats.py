"""Who sits where in a terminal game."""

from collections.abc import Sequence
from typing import Final

from zoopark.players.registry import BOTS, Entrant, entrant
from zoopark.texts import Mistake

NAMES: Final = ("Anna", "Bert", "Claus", "Doris", "Emil")
OPPONENT: Final = "normal"  # for seats nobody was named for


def seated(
    text: str | None, players: int, plugins: Sequence[str] = ()
) -> tuple[list[Entrant | None], list[str]]:
    """The bot of every seat, ``None`` for a person, and everyone's name.

    A word that begins with a small letter is a bot, or ``you``; any other one is a person's name,
    unless a bot is called so.

    >>> bots, names = seated("Eva,expert", 2)
    >>> [bot.name if bot else None for bot in bots], names
    ([None, 'expert'], ['Eva', 'Bert'])
    """
    words = ["you"] + [OPPONENT] * (players - 1) if text is None else text.split(",")
    words = [word.strip() for word in words]
    if len(words) != players or not all(words):
        raise Mistake("command.wrong.seats", players=players, n=len(words))
    bots = [_bot(word, tuple(plugins)) for word in words]
    names = [
        NAMES[seat] if bot is not None or word.lower() == "you" else word[:14]
        for seat, (word, bot) in enumerate(zip(words, bots, strict=True))
    ]
    return bots, names


def _bot(word: str, plugins: tuple[str, ...]) -> Entrant | None:
    if word.lower() == "you":
        return None
    if word.lower() == "bot":
        return entrant(OPPONENT)
    if word.lower().partition(":")[0] in BOTS:
        return entrant(word.lower(), plugins)
    try:
        return entrant(word, plugins)
    except ValueError as error:
        if word[0].islower() or ":" in word:
            raise Mistake("command.wrong.person", why=str(error)) from error
        return None
