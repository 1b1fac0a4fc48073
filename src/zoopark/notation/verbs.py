"""How moves are read and written: verbs with their operands, and writers for kinds of moves."""

from collections.abc import Callable


class Verb:
    """One word that begins moves: how many operands it takes, and how they are read.

    Games may share a verb. Then it is read by the one that ``claims`` the words behind it, or else
    by the one that claims none.
    """

    def __init__(
        self,
        form: str,
        least: int,
        most: int,
        read: Callable[[list[str]], int],
        claims: Callable[[list[str]], bool] | None = None,
    ) -> None:
        self.form = form
        self.least = least
        self.most = most
        self.read = read
        self.claims = claims


class Writer:
    """How moves of one kind are written: verb and operands, and the operands by name for JSON.

    ``chance`` marks the outcomes of chance, ``continues`` moves that go on with a turn and do not
    begin one; ``rule`` names the rule that tells what a move chooses, where people need that.
    Games may share a kind of move, as they may share a verb.
    """

    def __init__(
        self,
        verb: str,
        words: Callable[[int], str] | None = None,
        operands: Callable[[int], dict[str, str | int]] | None = None,
        *,
        chance: bool = False,
        continues: bool = False,
        claims: Callable[[int], bool] | None = None,
        rule: Callable[[int], str] | None = None,
    ) -> None:
        self.verb = verb
        self.words = words
        self.operands = operands
        self.chance = chance
        self.continues = continues
        self.rule = rule
        self.claims = claims
