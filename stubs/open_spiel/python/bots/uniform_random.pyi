from typing import Any

class UniformRandomBot:
    def __init__(self, player_id: int, rng: Any) -> None: ...
