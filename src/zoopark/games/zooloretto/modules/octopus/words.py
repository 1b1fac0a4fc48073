"""The octopus in words: ``name B`` as an answer, ``named:B`` in its owner's field."""

from zoopark.core.moves import A
from zoopark.games.zooloretto.agenda import TaskWords
from zoopark.games.zooloretto.modules.mini_enclosures.mini_words import MiniNotation, waiting
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.modules.octopus.rules import ASK_NAME, NAME, NAMED, Octopus
from zoopark.games.zooloretto.rules.agenda import asked_seat
from zoopark.games.zooloretto.rules.module import NOBODY, Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.errors import Impossible
from zoopark.notation.event_kind import Kind
from zoopark.notation.fields import Fields
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.verbs import Verb, Writer


class OctopusNotation(MiniNotation):
    verbs = {"name": Verb("name SEAT", 1, 1, lambda words: NAME | seat_number(words[0]) << A)}
    writers = {
        int(NAME): Writer(
            "name", lambda code: seat_letter(code >> A), lambda code: {"seat": code >> A}
        )
    }
    events = {
        int(NAMED): Kind(
            "named",
            "{seat} says that {other} will have the most points",
            {"other": str},
            lambda a, b, c: (seat_letter(a),),
        )
    }
    tasks = (TaskWords(int(ASK_NAME), "name", (), "names who will have the most points"),)

    def write(self, mini: Mini) -> list[str]:
        named = _own(mini).named
        return [f"named:{seat_letter(named)}"] if named != NOBODY else []

    def read(self, zoos: Zoos, mini: Mini, fields: Fields) -> None:
        name = fields.text("named")
        if name is not None:
            _own(mini).named = seat_number(name)
            if _own(mini).named >= len(zoos.zoos):
                raise Impossible(f"there are only {len(zoos.zoos)} seats")

    def check(self, zoos: Zoos, module: Module) -> None:
        own = _own(module)
        asked = [asked_seat(task) for task in waiting(zoos, int(ASK_NAME))]
        due = [own.owner] if own.owner != NOBODY and own.named == NOBODY else []
        if asked != due:
            raise Impossible("a seat is named when the octopus has been chosen", "MI.6.2")

    def remark(self, mini: Mini) -> str:
        named = _own(mini).named
        return f" on {seat_letter(named)}" if named != NOBODY else ""


def _own(module: Module) -> Octopus:
    assert isinstance(module, Octopus)
    return module


WORDS = OctopusNotation()
