"""Opponents with a character: each plays for something else than simply to win."""

from dataclasses import dataclass
from typing import Final

from zoopark.bots.aim import Aim


@dataclass(frozen=True, slots=True)
class Character:
    """What counts for a player; ``Aim`` says what the numbers mean."""

    victory: float
    own: float = 1.0
    leader: float = 0.0
    daring: float = 0.0

    def aim(self) -> Aim:
        return Aim(self.victory, self.own, self.leader, self.daring)


COLLECTOR: Final = Character(victory=0.0)
GAMBLER: Final = Character(victory=0.0, daring=400.0)
SPOILER: Final = Character(victory=0.2, own=0.5, leader=1.0)
