"""The capybara in words: ``move panda 4`` or ``decline`` answers it."""

from zoopark.core.moves import Moves
from zoopark.games.zooloretto.agenda import TaskWords
from zoopark.games.zooloretto.modules.capybara.rules import ASK_MOVE, Capybara
from zoopark.games.zooloretto.modules.mini_enclosures.mini_words import MiniNotation, waiting
from zoopark.games.zooloretto.rules.agenda import asked_seat
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.errors import Impossible


class CapybaraNotation(MiniNotation):
    tasks = (TaskWords(int(ASK_MOVE), "capybara", (), "may move an animal out of the barn"),)

    def check(self, zoos: Zoos, module: Module) -> None:
        assert isinstance(module, Capybara)
        asked = waiting(zoos, int(ASK_MOVE))
        for task in asked:
            moves = Moves()
            module.ask_moves(zoos, task, moves)
            if module.owner != asked_seat(task) or len(asked) > 1 or moves.count < 2:
                raise Impossible("whoever chooses the capybara moves an animal", "MI.16.1")


WORDS = CapybaraNotation()
