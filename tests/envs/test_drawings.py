"""Drawings: well-formed SVG that shows every tile of the table."""

import xml.etree.ElementTree as ET
from collections import Counter
from typing import Any

import gymnasium
import numpy as np
import pytest

import zoopark.envs.seat  # noqa: F401  (registers the environments)
from support.builds import SOURCES, printed
from support.env_games import CONFIGS, situations
from support.tables import situation
from support.views import view_of
from zoopark import Game
from zoopark.drawing import draw_svg

SVG = "{http://www.w3.org/2000/svg}"


def titles(drawing: str) -> Counter[str]:
    """The names of all that is drawn."""
    return Counter(str(title.text) for title in ET.fromstring(drawing).iter(f"{SVG}title"))


def tiles(view: dict[str, Any]) -> Counter[str]:
    shown = Counter[str](view["hand"])
    for truck in view["trucks"]:
        shown.update(truck["tiles"])
    for seat in view["seats"]:
        shown.update(seat.get("barn", []) + seat.get("depot", []))
        shown.update(tile for pen in seat.get("enclosures", []) for tile in pen["animals"])
        shown["pen-site"] += sum(pen.get("blocked", 0) for pen in seat.get("enclosures", []))
        shown.update(stand["stall"] for stand in seat.get("stalls", []) if stand["stall"])
        shown.update(field["tile"] for field in seat.get("fields", []) if field["tile"])
    return +shown


@pytest.mark.parametrize("config", [name for name in CONFIGS if "ozoolemio" not in name])
def test_every_tile_is_drawn(config: str) -> None:
    for number, game in enumerate(situations(config, seed=6)):
        if number % 40 == 0:
            shown, there = titles(draw_svg(game.state, game.config)), tiles(view_of(game))
            assert {name: shown[name] for name in there} == there


@pytest.mark.parametrize("config", [name for name in CONFIGS if "ozoolemio" in name])
def test_every_laid_tile_is_drawn(config: str) -> None:
    """A cell of the grid for each half, for the start tile and its pavilion."""
    for game in situations(config, seed=6):
        view = view_of(game)
        laid = sum(len(seat["tiles"]) for seat in view["seats"])
        halves = 2 * (laid + len(view["row"])) + 4 * game.players
        boxes = [box.get("width") for box in ET.fromstring(draw_svg(game.state, config)).iter()]
        assert boxes.count("33") == halves


def test_order_cards_are_not_drawn() -> None:
    """Not even by the points they would bring."""
    drawings = set[str]()
    for cards in ((1, 2, 3), (5, 4, 1)):
        zoos = [f"coins:2 order:{card} 4:panda*4" for card in cards[:1]]
        zoos += [f"coins:2 order:{card}" for card in cards[1:]]
        game = situation(*zoos, out="leopard+zebra", options="modules=order-cards")
        drawings.add(draw_svg(game.state, game.config))
    assert len(drawings) == 1


def test_sealed_bids_are_not_drawn() -> None:
    drawings = set[str]()
    for bid in (1, 7):
        game = Game("ozoolemio(players=3)", seed=1)
        game.play(f"bid {bid}", 0)
        drawings.add(draw_svg(game.state, game.config))
    assert len(drawings) == 1


def test_who_is_to_act_is_marked() -> None:
    game = Game("ozoolemio(players=3)", seed=1)
    assert draw_svg(game.state, game.config).count("to act") == 3
    game.play("bid 1", 0)
    assert draw_svg(game.state, game.config).count("to act") == 2


# -- pixels ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Zooloretto", "Aquaretto", "Combined", "OZooLeMio"])
def test_pixels_are_those_of_the_drawing(name: str) -> None:
    env = gymnasium.make(f"zoopark/{name}-v0", players=3, render_mode="rgb_array")
    env.reset(seed=1)
    frame: Any = env.render()
    assert isinstance(frame, np.ndarray)
    assert frame.dtype == np.uint8
    unwrapped: Any = env.unwrapped
    drawing = ET.fromstring(draw_svg(unwrapped._played.solo.simulator.state, unwrapped.game.config))
    size = float(drawing.attrib["height"]), float(drawing.attrib["width"])
    assert np.abs(np.subtract(frame.shape[:2], size)).max() <= 1
    assert frame.shape[2] == 3
    assert len(np.unique(frame.reshape(-1, 3), axis=0)) > 20
    assert frame[0, 0].tolist() == [0xF3, 0xF1, 0xEA]  # the ground of every drawing


WITHOUT = """
import sys
sys.modules["resvg_py"] = None
from zoopark.envs import zooloretto_v0
zooloretto_v0.raw_env(render_mode="svg")
try:
    zooloretto_v0.raw_env(render_mode="rgb_array")
except ImportError as error:
    print(type(error).__name__, error)
"""


def test_without_the_package_for_pixels_its_extra_is_named() -> None:
    said = "this needs the package resvg_py; install it with: pip install 'zoopark[rl]'"
    assert printed(WITHOUT, PYTHONPATH=str(SOURCES)) == [f"MissingExtra {said}"]
