"""The capybara in words: ``move panda 4`` or ``decline`` answers it."""

from zoopark.notation.errors import NotationError
from zoopark.notation.zooloretto.agenda import TaskWords
from zoopark.notation.zooloretto.modules.minis.notation import MiniNotation, waiting
from zoopark.rules.kernel.moves import Moves
from zoopark.rules.zooloretto.agenda import asked_seat
from zoopark.rules.zooloretto.module import Module
from zoopark.rules.zooloretto.modules.minis.capybara import ASK_MOVE, Capybara
from zoopark.rules.zooloretto.zoos import Zoos


class CapybaraNotation(MiniNotation):
    tasks = (TaskWords(int(ASK_MOVE), "capybara", (), "may move an animal out of the barn"),)

    def check(self, zoos: Zoos, module: Module) -> None:
        assert isinstance(module, Capybara)
        asked = waiting(zoos, int(ASK_MOVE))
        for task in asked:
            moves = Moves()
            module.ask_moves(zoos, task, moves)
            if module.owner != asked_seat(task) or len(asked) > 1 or moves.count < 2:
                raise NotationError("whoever chooses the capybara moves an animal (MI.16.1)")
