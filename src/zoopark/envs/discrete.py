"""The action space of Gymnasium and PettingZoo."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces


class MaskedDiscrete(spaces.Discrete):
    """All actions of a game. Only a few of hundreds are legal, so these are sampled directly."""

    def sample(self, mask: npt.NDArray[np.int8] | None = None, probability: Any = None) -> np.int64:
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        legal = mask.nonzero()[0]
        return legal[int(self.np_random.random() * len(legal))] if len(legal) else self.start
