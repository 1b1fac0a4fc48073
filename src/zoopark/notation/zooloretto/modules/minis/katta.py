"""The katta in words: ``skip`` takes a coin from it."""

from zoopark.notation.verbs import Verb, Writer
from zoopark.notation.zooloretto.modules.minis.notation import MiniNotation
from zoopark.rules.zooloretto.modules.house import KATTA_COINS
from zoopark.rules.zooloretto.modules.minis.katta import SKIP


class KattaNotation(MiniNotation):
    verbs = {"skip": Verb("skip", 0, 0, lambda words: SKIP)}
    writers = {int(SKIP): Writer("skip")}
    most_coins = int(KATTA_COINS)
