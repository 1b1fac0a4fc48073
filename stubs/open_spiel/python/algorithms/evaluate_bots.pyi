from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

def evaluate_bots(
    state: pyspiel.State, bots: Sequence[Any], rng: Any
) -> npt.NDArray[np.float64]: ...
