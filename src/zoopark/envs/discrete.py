"""The action space of Gymnasium and PettingZoo."""

from operator import index
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import InvalidAction

from zoopark.notation.errors import wrong


def action_number(action: SupportsIndex, count: int) -> int:
    """An action as it comes from a learner, legal or not; an error if there is none like it."""
    try:
        number = index(action)
    except TypeError:
        raise InvalidAction(f"an action is a whole number, not {wrong(action)}") from None
    if not 0 <= number < count:
        raise InvalidAction(f"{number} is none of the {count} actions")
    return number


class MaskedDiscrete(spaces.Discrete):
    """All actions of a game. Only a few of hundreds are legal, so these are sampled directly."""

    def sample(self, mask: npt.NDArray[np.int8] | None = None, probability: Any = None) -> np.int64:
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        legal = mask.nonzero()[0]
        return legal[int(self.np_random.random() * len(legal))] if len(legal) else self.start
