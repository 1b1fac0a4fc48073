"""Who sits where in a terminal game."""

from collections.abc import Sequence
from getpass import getuser
from typing import Final

from zoopark.players.registry import BOTS, Entrant, entrant
from zoopark.texts import Language, Mistake, Phrase, typed_texts

NAMES: Final = ("Anna", "Bert", "Claus", "Doris", "Emil")
OPPONENT: Final = "normal"  # for seats nobody was named for
LONGEST: Final = 14  # letters of a name
MACHINES: Final = ("root", "admin", "administrator", "user", "runner")  # accounts of nobody


def seated(
    text: str | None, players: int, plugins: Sequence[str] = (), language: Language = "en"
) -> tuple[list[Entrant | None], list[str]]:
    """The bot of every seat, ``None`` for a person, and everyone's name.

    A word that begins with a small letter is a bot, or ``you``; any other one is a person's name,
    unless a bot is called so. The first ``you`` has the name of the account.

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
        NAMES[seat] if bot is not None else word[:LONGEST]
        for seat, (word, bot) in enumerate(zip(words, bots, strict=True))
    ]
    own, say = account_name(), typed_texts(language)
    for seat, word in enumerate(words):
        if word.lower() == "you":
            names[seat] = own if own and own not in names else say("setup.unnamed", n=seat + 1)
    return bots, names


def account_name() -> str:
    """Who is logged in, as people write names; empty if that is nobody's name."""
    try:
        account = getuser()
    except (ImportError, KeyError, OSError):
        return ""
    return account.capitalize()[:LONGEST] if account.isalpha() and account not in MACHINES else ""


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
            why = error if isinstance(error, Phrase) else str(error)
            raise Mistake("command.wrong.person", why=why) from error
        return None
