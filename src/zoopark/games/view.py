"""The type of what a seat may see of a game."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta

GameView: TypeAlias = Annotated[
    Any, Meta(title="GameView", description="The game as a seat may see it.")
]
