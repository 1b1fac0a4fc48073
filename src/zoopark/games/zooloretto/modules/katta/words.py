"""The katta in words: ``skip`` takes a coin from it."""

from zoopark.games.zooloretto.modules.katta.rules import KATTA_COINS_AT, SKIP
from zoopark.games.zooloretto.modules.mini_enclosures.mini_words import MiniNotation
from zoopark.notation.verbs import Verb, Writer


class KattaNotation(MiniNotation):
    verbs = {"skip": Verb("skip", 0, 0, lambda words: SKIP)}
    writers = {int(SKIP): Writer("skip")}
    coins_at = KATTA_COINS_AT


WORDS = KattaNotation()
