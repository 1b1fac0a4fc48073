"""Positions as SVG drawings."""

from zoopark.core.state import State
from zoopark.games.catalog import read_config, spec_of


def draw_svg(state: State, config: str) -> str:
    """A position as everyone may see it, as an SVG document."""
    read = read_config(config)
    spec = spec_of(read.game)
    known = spec.known(state, None)
    seats = range(state.players)
    points = [int(known.points(seat)) for seat in seats]
    acting = [bool(state.actors() >> seat & 1) for seat in seats]
    view = spec.view(state, read, None).as_json()
    return spec.drawing().svg(spec.heading, view, points, acting)
