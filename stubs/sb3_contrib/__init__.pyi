from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

class MaskablePPO:
    num_timesteps: int
    def __init__(self, policy: str, env: gymnasium.Env[Any, Any], **options: Any) -> None: ...
    def learn(self, total_timesteps: int, *, reset_num_timesteps: bool = ...) -> MaskablePPO: ...
    def predict(
        self,
        observation: npt.NDArray[Any],
        *,
        action_masks: npt.NDArray[Any] | None = ...,
        deterministic: bool = ...,
    ) -> tuple[np.int64, None]: ...
    def save(self, path: str | Path) -> None: ...
