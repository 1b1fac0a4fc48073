"""The whole table as one drawing: shared parts above, the seats below."""

from collections.abc import Sequence
from typing import Any, Final

from zoopark.core.state import State
from zoopark.envs.drawing.park import park_part
from zoopark.envs.drawing.paths import attractions, paths_part, row_part
from zoopark.envs.drawing.shapes import (
    ACCENT,
    EMPTY,
    FAINT,
    LINE,
    Part,
    below,
    beside,
    document,
    framed,
    lines,
    widened,
    words,
    wrapped,
)
from zoopark.envs.drawing.tiles import SIZE, chip, coin_count, space
from zoopark.envs.drawing.zoo import module_part, told_of, zoo_part
from zoopark.games.catalog import read_config, spec_of
from zoopark.notation.seats import seat_letter

TITLES: Final = {
    "zooloretto": "Zooloretto",
    "aquaretto": "Aquaretto",
    "combined": "Zooloretto and Aquaretto",
    "ozoolemio": "O Zoo le Mio",
}
PAGE: Final = 740.0  # approximate width of a drawing
CARD: Final = 340.0

_TABLE: Final = {  # shown in the drawing, or better shown with the seats
    "kind",
    "game",
    "over",
    "scores",
    "modules",
    "bonuses",
    "supplies",
    "round",
    "last_round",
    "turn",
    "asks",
    "hand",
    "bank",
    "supply",
    "young",
    "trucks",
    "seats",
    "builder",
    "flags",
    "row",
    "sold",
    "unseen",
    "sealed",
    "bid",
}


def drawn(state: State, config: str) -> str:
    """A position as everyone may see it, as an SVG document."""
    read = read_config(config)
    title = spec_of(read.game)
    view = title.view(state, read, None).as_json()
    known = title.known(state, None)
    points = [int(known.points(seat)) for seat in range(state.players)]
    waiting = int(state.actors())
    head = below([_heading(TITLES[read.game], view), _middle(view)], 10)
    seats = [
        _seat(number, seat, points[number], bool(waiting >> number & 1), view)
        for number, seat in enumerate(view["seats"])
    ]
    return document(below([head, _columns(seats)], 12))


def _heading(title: str, view: dict[str, Any]) -> Part:
    told = [f"round {view['round']}"]
    if "bank" in view:
        supplies = view["supplies"].values() if "supplies" in view else [view["supply"]]
        unseen = sum(supply["total"] for supply in supplies)
        told += [f"{unseen} tiles unseen", f"bank {view['bank']}"]
    if view.get("last_round"):
        told.append("last round")
    if "flags" in view:
        told.append(f"{len(view['unseen'])} tiles unseen")
        told.append("flags " + " ".join(seat_letter(seat) for seat in view["flags"]))
    heading = words(title, size=20, font_weight="bold")
    return beside([heading, words(" · ".join(told), size=12, fill=FAINT)], 16)


def _middle(view: dict[str, Any]) -> Part:
    """Trucks and hand, or the row of tiles on sale, and what modules keep in the middle."""
    if "row" in view:
        return framed(row_part(view["row"])) if view["row"] else EMPTY
    trucks = [_truck(number, truck) for number, truck in enumerate(view["trucks"], 1)]
    hand = [framed(below([words("hand", size=10, fill=FAINT), _chips(view["hand"])], 3), pad=6)]
    rest = {name: value for name, value in view.items() if name not in _TABLE}
    told = [f"{name.replace('_', ' ')}: {text}" for name in rest if (text := told_of(rest[name]))]
    common = wrapped([*trucks, *(hand if view["hand"] else [])], PAGE, 10)
    return below([common, *(lines(line, PAGE) for line in told)], 4)


def _chips(tiles: Sequence[str]) -> Part:
    return beside([chip(tile) for tile in tiles], 2)


def _truck(number: int, truck: dict[str, Any]) -> Part:
    taken = truck["taken_by"]
    who = "" if taken is None else f" taken by {seat_letter(taken)}"
    free = 0 if taken is not None else truck["spaces"] - len(truck["tiles"])
    load = beside([*(chip(tile) for tile in truck["tiles"]), *[space()] * free], 2)
    load = load if load.svg else words("away", size=SIZE * 0.74, fill=LINE)
    name = words(f"truck {number}{who}", size=10, fill=FAINT)
    return framed(widened(below([name, load], 3), 78), pad=6)


def _seat(number: int, seat: dict[str, Any], points: int, acts: bool, view: dict[str, Any]) -> Part:
    letter = words(seat_letter(number), size=16, fill=ACCENT, font_weight="bold")
    state = "to act" if acts else "out of the round" if seat.get("out") else ""
    head = beside(
        [
            letter,
            coin_count(seat["coins"]),
            words(f"{points} point{'s' if points != 1 else ''}", size=12),
            words(state, size=11, fill=ACCENT if acts else FAINT),
        ],
        12,
    )
    if "row" in view:
        inside = [paths_part(seat["tiles"]), attractions(seat, CARD - 20)]
    else:
        zoo, park = seat.get("zoo"), seat.get("park")
        inside = [zoo_part(zoo), module_part(zoo, CARD - 20)] if zoo else []
        inside += [park_part(park)] if park else []
    card = widened(below([head, *inside], 8), CARD - 20)
    return framed(card, line=ACCENT if acts else LINE)


def _columns(cards: list[Part]) -> Part:
    """Cards in two columns, each card on the shorter one."""
    columns: list[list[Part]] = [[], []]
    heights = [0.0, 0.0]
    for card in cards:
        shorter = 0 if heights[0] <= heights[1] else 1
        columns[shorter].append(card)
        heights[shorter] += card.height + 12
    made = [below(column, 12) for column in columns if column]
    tallest = max(part.height for part in made)
    return beside([Part(part.svg, part.width, tallest) for part in made], 12)
