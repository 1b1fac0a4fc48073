"""Dice, packed groups and the traps of compiled integers."""

import ast
from collections import Counter
from pathlib import Path

import pytest
from setup import is_compiled

from zoopark.core.bits import bit, lifted
from zoopark.core.dice import Dice
from zoopark.core.tiles import count, one, size
from zoopark.games.drafting.rules.trucks import holds, loaded, tiles_on, without

SOURCES = Path(__file__).parents[2] / "src" / "zoopark"


def test_dice_give_the_same_numbers_everywhere() -> None:
    """Pinned, so that a record of a seed means the same deal for ever."""
    dice = Dice(7)
    assert [dice.below(100) for _ in range(8)] == [33, 68, 0, 80, 57, 26, 16, 78]


def test_dice_are_fair_enough() -> None:
    dice = Dice(1)
    rolls = Counter(dice.below(6) for _ in range(60_000))
    assert set(rolls) == set(range(6))
    assert all(9_500 < rolls[face] < 10_500 for face in range(6))


def test_different_seeds_give_different_streams() -> None:
    streams = set()
    for seed in [*range(200), -1, -2, 2**32, 2**32 + 1, 2**64, 2**200]:
        dice = Dice(seed)
        streams.add(tuple(dice.below(1000) for _ in range(6)))
    assert len(streams) == 206


def test_a_copy_of_the_dice_rolls_on_alike() -> None:
    dice = Dice(3)
    dice.below(10)
    twin = dice.copy()
    assert [dice.below(99) for _ in range(20)] == [twin.below(99) for _ in range(20)]


@pytest.mark.parametrize("position", [0, 30, 31, 32, 40, 62])
def test_high_bits_are_safe(position: int) -> None:
    assert bit(position) == 2**position
    assert lifted(1, position) == 2**position


def test_a_group_counts_its_tiles() -> None:
    group = 0
    for tile in (40, 40, 41, 45, 47):
        group += one(tile)
    assert size(group) == 5
    assert [count(group, kind) for kind in range(8)] == [2, 1, 0, 0, 0, 1, 0, 1]
    assert size(0xFFFFFFFF) == 120


def test_a_truck_keeps_the_order_of_its_tiles() -> None:
    tiles = 0
    for tile in (72, 40, 3):
        tiles = loaded(tiles, tile)
    assert tiles_on(tiles) == [72, 40, 3]
    assert tiles_on(without(tiles, 40)) == [72, 3]
    assert tiles_on(without(tiles, 72)) == [40, 3]
    assert holds(tiles, 3)
    assert not holds(tiles, 41)


@pytest.mark.parametrize(
    "path",
    sorted(path for path in SOURCES.rglob("*.py") if is_compiled(path.relative_to(SOURCES))),
    ids=lambda path: str(path.relative_to(SOURCES)),
)
def test_no_constant_is_shifted_by_a_variable(path: Path) -> None:
    """Compiled, a constant has 32 bits: see zoopark.core.bits."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            assert not (_constant(node.left) and not _constant(node.right)), (
                f"line {node.lineno}: {ast.unparse(node)}"
            )


def _constant(node: ast.expr) -> bool:
    if isinstance(node, ast.BinOp):
        return _constant(node.left) and _constant(node.right)
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())
