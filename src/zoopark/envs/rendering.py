"""Ways to render a game: text, an SVG drawing, or its pixels."""

from io import BytesIO
from typing import Any, Final

from zoopark.core.state import State
from zoopark.drawing import draw_svg
from zoopark.extras import needs
from zoopark.games.catalog import read_config, spec_of
from zoopark.notation.seats import seat_letter

MODES: Final = ("human", "ansi", "svg", "rgb_array")


def check_mode(mode: str | None) -> None:
    """Refuse a mode that does not exist, or whose packages are missing."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"there is no render mode {mode!r}; there are {', '.join(MODES)}")
    if mode == "rgb_array":
        needs("resvg_py")
        needs("PIL.Image")


def render(state: State, config: str, mode: str | None) -> Any:
    """A position as everyone may see it.

    ``svg`` is a drawing, ``rgb_array`` its pixels as an array of rows, columns and three colours;
    ``ansi`` is text, which ``human`` prints.
    """
    if mode == "svg":
        return draw_svg(state, config)
    if mode == "rgb_array":
        return draw_pixels(state, config)
    text = draw_text(state, config)
    if mode == "human":
        print(text)
        return None
    return text


def draw_text(state: State, config: str) -> str:
    """The board as text."""
    names = [seat_letter(seat) for seat in range(state.players)]
    return spec_of(read_config(config).game).board(state, names)


def draw_pixels(state: State, config: str) -> Any:
    """The same drawing as an array of bytes: rows, columns, and red, green and blue."""
    png = needs("resvg_py").svg_to_bytes(svg_string=draw_svg(state, config))
    return needs("numpy").array(needs("PIL.Image").open(BytesIO(png)).convert("RGB"))
