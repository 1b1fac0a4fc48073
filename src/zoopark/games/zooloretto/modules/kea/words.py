"""The kea in words: ``gift B`` gives seat B a coin."""

from zoopark.core.moves import A
from zoopark.games.zooloretto.modules.kea.rules import GIFT, GIFTED
from zoopark.games.zooloretto.modules.mini_enclosures.mini_words import MiniNotation
from zoopark.games.zooloretto.rules.components import ALL_COINS, COIN_TILES
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.event_kind import Kind
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.verbs import Verb, Writer


class KeaNotation(MiniNotation):
    verbs = {"gift": Verb("gift SEAT", 1, 1, lambda words: GIFT | seat_number(words[0]) << A)}
    writers = {
        int(GIFT): Writer(
            "gift", lambda code: seat_letter(code >> A), lambda code: {"seat": code >> A}
        )
    }
    events = {
        int(GIFTED): Kind(
            "gifted",
            "{seat} gives {coins} to {to}",
            {"coins": int, "to": str},
            lambda a, b, c: (a, seat_letter(b)),
        )
    }

    def most_coins(self, zoos: Zoos) -> int:
        return int(ALL_COINS + COIN_TILES)


WORDS = KeaNotation()
