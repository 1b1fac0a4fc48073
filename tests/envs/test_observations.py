"""Observations: complete, named, seen from the own seat, and without a secret of others."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from support.env_games import ALL_IN_ONE, CONFIGS, situations
from support.views import view_of
from zoopark import Game
from zoopark.envs.games import EnvGame, env_game

_SENTINEL = -7


def seen(env: EnvGame, game: Game, seat: int) -> bytes:
    """What a seat observes. Every word is written, and none behind the last."""
    words = vec[i64]([_SENTINEL] * (env.width + 1))
    env.observer.write(game.state, seat, words, 0)
    written = list(words)
    assert written.pop() == _SENTINEL
    assert _SENTINEL not in written
    return bytes(memoryview(words))[: env.column_count]


def columns(env: EnvGame, game: Game, seat: int) -> dict[str, int]:
    row = seen(env, game, seat)
    return {name: row[place] for name, place in env.layout().items()}


@pytest.mark.parametrize("config", CONFIGS)
def test_whatever_changes_is_seen(config: str) -> None:
    """If a seat knows more than before a decision, then its observation is another one."""
    env = env_game(config)
    for seed in range(2):
        before: list[tuple[bytes, list[int]]] = []
        for game in situations(config, seed):
            now: list[tuple[bytes, list[int]]] = []
            for seat in range(game.players):
                known = game.state.copy()
                known.forget(seat, True)
                now.append((seen(env, game, seat), known.cells()))
            for (row, cells), (last_row, last_cells) in zip(now, before, strict=False):
                assert row != last_row or cells == last_cells
            before = now


@pytest.mark.parametrize("config", CONFIGS)
def test_columns_have_names_of_their_own(config: str) -> None:
    env = env_game(config)
    named = [name for name in env.columns if name != "-"]
    assert len(set(named)) == len(named)
    assert len(env.columns) % 8 == 0


@pytest.mark.parametrize("config", CONFIGS)
def test_columns_without_a_name_are_never_used(config: str) -> None:
    env = env_game(config)
    unused = [place for place, name in enumerate(env.columns) if name == "-"]
    for game in situations(config, seed=3):
        row = seen(env, game, game.to_act[0])
        assert not any(row[place] for place in unused)


def of_tiles(shown: dict[str, int], whose: str) -> Counter[str]:
    """The tiles of a group of columns."""
    held = {n.removeprefix(whose): count for n, count in shown.items() if n.startswith(whose)}
    return Counter({name: count for name, count in held.items() if count})


@pytest.mark.parametrize("config", ["zooloretto(players=3)", "zooloretto(players=4)"])
def test_columns_say_what_the_view_says(config: str) -> None:
    env = env_game(config)
    for game in situations(config, seed=4):
        seat, view = game.to_act[0], view_of(game)
        shown = columns(env, game, seat)
        assert shown["round"] == view["round"]
        assert shown["bank"] == view["bank"]
        assert shown["supply"] == view["supply"]["total"]
        assert of_tiles(shown, "bag.") == Counter(view["supply"]["unseen"])
        for place in range(game.players):
            own = view["seats"][(seat + place) % game.players]
            assert shown[f"seat{place}.coins"] == own["coins"]
            assert of_tiles(shown, f"seat{place}.barn.") == Counter(own["barn"])
            for pen in own["enclosures"]:
                _same_pen(shown, f"seat{place}.enclosure-{pen['name']}", pen)
            for stand in own["stalls"]:
                if stand["stall"]:
                    assert shown[f"seat{place}.place-{stand['name']}.{stand['stall']}"] == 1
        for number, truck in enumerate(view["trucks"], 1):
            assert shown[f"truck{number}.in-middle"] == (truck["taken_by"] is None)
            for space, tile in enumerate(truck["tiles"], 1):
                family = tile.removesuffix("-m").removesuffix("-f")
                family = "stall" if family in ("snack", "drinks", "fruit", "popcorn") else family
                assert shown[f"truck{number}.{space}.{family}"] == 1


def _same_pen(shown: dict[str, int], name: str, pen: dict[str, Any]) -> None:
    kinds = ("plain", "m", "f", "dad", "mum", "baby")
    assert sum(shown[f"{name}.{kind}"] for kind in kinds) == len(pen["animals"])
    assert shown[f"{name}.baby"] == sum(tile.endswith("-baby") for tile in pen["animals"])
    if pen["species"]:
        assert shown[f"{name}.{pen['species']}"] == 1


def numbers(told: Any, path: str = "") -> Iterator[tuple[str, int]]:
    """Every number of a view, with the way to it; parts of a list go by their names."""
    if isinstance(told, dict):
        for name, inner in told.items():
            yield from numbers(inner, f"{path}.{name}")
    elif isinstance(told, list):
        for place, inner in enumerate(told):
            name = inner.get("name", place) if isinstance(inner, dict) else place
            yield from numbers(inner, f"{path}.{name}")
    elif told is None or isinstance(told, int):
        yield path, -1 if told is None else int(told)


# A seat is a column each, and these follow from the rest.
INDIRECT = re.compile(
    r".turn|.trucks.\d.taken_by|.(offer_board|boss).office_tiles.*|.gone.*|.foreign_zoos.*"
)


def test_every_number_of_the_view_has_a_column() -> None:
    """For each there is a column by which it can be told, in whatever situation."""
    env = env_game(ALL_IN_ONE)
    rows: list[bytes] = []
    told: dict[str, dict[int, int]] = {}
    for seed in range(2):
        for number, game in enumerate(situations(ALL_IN_ONE, seed)):
            if number % 3 == 0:
                view = view_of(game, 0)
                del view["scores"], view["ranking"]
                for path, value in numbers(view):
                    told.setdefault(path, {})[len(rows)] = value
                rows.append(seen(env, game, 0))
    table = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), env.column_count)
    table = table[:, table.min(axis=0) != table.max(axis=0)]
    changing = {path: values for path, values in told.items() if len(set(values.values())) > 1}
    assert len(changing) > 150
    for path, values in changing.items():
        assert INDIRECT.fullmatch(path) or _tells(table, values), path


def _tells(table: npt.NDArray[np.uint8], values: dict[int, int]) -> bool:
    """Is there a column that never has the same number for different values?"""
    column = np.arange(table.shape[1])
    telling = np.ones(table.shape[1], np.bool_)
    taken = np.zeros((256, table.shape[1]), np.bool_)
    for value in set(values.values()):
        shown = np.zeros_like(taken)
        for row in [row for row, held in values.items() if held == value]:
            shown[table[row], column] = True
        telling &= ~(taken & shown).any(axis=0)
        taken |= shown
    return bool(telling.any())


def test_fields_of_a_park_stand_under_their_names() -> None:
    env = env_game("aquaretto(players=3)")
    game = Game.from_position(
        "aquaretto(players=3, out=crocodile+hippo) | round:2 turn:B asks:turn | bank:24"
        " | trucks:-,-,- | A coins:1 | B coins:3 boards:large_f2"
        " tiles:c2=orca-m+d2=orca+e2=orca+c3=orca+d3=orca-bolt+g3=dolphin"
        " staff:b1 depot:turtle+penguin-f | C coins:2"
    )
    shown = columns(env, game, 1)
    assert shown["seat0.c2.orca"] == shown["seat0.c2.m"] == 1
    assert shown["seat0.b1.trainer"] == 1
    assert shown["seat0.field22.dolphin"] == 1
    assert (shown["seat0.field22.row"], shown["seat0.field22.column"]) == (11, 15)
    assert (shown["seat0.large-boards"], shown["seat0.depot"]) == (1, 2)
    assert shown["seat0.depot.top.penguin"] == 1
    assert shown["seat1.coins"] == 2


def test_tiles_of_an_auction_stand_under_their_numbers() -> None:
    env = env_game("ozoolemio(players=3)")
    game = Game("ozoolemio(players=3, flags=B+A+C)", seed=5)
    tile = view_of(game)["row"][0]["tile"]
    for seat, bid in enumerate((5, 2, 1)):
        game.play(f"bid {bid}", seat)
    built = game.legal(0)[0]
    game.play(built, 0)
    shown = columns(env, game, 1)
    assert shown[f"tile{tile}.of-seat2"] == 1
    assert shown["seat2.coins"] == 3
    assert [shown[f"seat{place}.flag"] for place in range(3)] == [1, 3, 2]


# -- secrets --------------------------------------------------------------------------------------


def with_cards(game: Game, rng: Random, keeper: int) -> Game:
    """The same game in which the other seats hold other order cards."""
    cards = [int(card) for card in re.findall(r"order:(\d)", game.position())]
    others = rng.sample([card for card in range(1, 6) if card != cards[keeper]], game.players - 1)
    others.insert(keeper, cards[keeper])
    text = iter(others)
    changed = re.sub(r"order:\d", lambda _: f"order:{next(text)}", game.position())
    return Game.from_position(changed, seed=1)


@pytest.mark.parametrize("modules", ["order-cards", "everything"])
def test_order_cards_of_others_are_not_seen(modules: str) -> None:
    config = f"zooloretto(players=4, modules={modules})"
    env, rng, changed = env_game(config), Random(1), 0
    for number, game in enumerate(situations(config, seed=2)):
        if number % 20 == 0:
            here = Game.from_position(game.position(), seed=1)
            for seat in range(4):
                other = with_cards(here, rng, seat)
                changed += other.position() != here.position()
                assert seen(env, here, seat) == seen(env, other, seat)
    assert changed > 10


def test_the_own_card_is_seen() -> None:
    env = env_game("zooloretto(players=4, modules=order-cards)")
    game = Game("zooloretto(players=4, modules=order-cards)", seed=3)
    card = view_of(game, 2)["seats"][2]["order_card"]["number"]
    assert [k for k in range(1, 6) if columns(env, game, 2)[f"order.card{k}"]] == [card]


@pytest.mark.parametrize("purses", ["", ", purses=open"])
def test_sealed_bids_are_not_seen(purses: str) -> None:
    config = f"ozoolemio(players=3{purses})"
    env = env_game(config)
    rows: set[tuple[bytes, bytes]] = set()
    for bid in (0, 3, 8):
        game = Game(config, seed=4)
        game.play(f"bid {bid}", 1)
        assert columns(env, game, 1)["own-bid"] == bid + 1
        rows.add((seen(env, game, 0), seen(env, game, 2)))
    assert len(rows) == 1
