"""What a seat may see of Zooloretto: a zoo for each seat, and what the modules in play add."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import UNSET, Struct, UnsetType

from zoopark.core.moves import BYTE
from zoopark.core.score import Sheet
from zoopark.core.state import State
from zoopark.games.drafting.position import DraftingPosition
from zoopark.games.drafting.stock import group_tiles
from zoopark.games.drafting.view import (
    DraftingView,
    SeatView,
    SupplyView,
    TruckView,
    seat_parts,
    shared_parts,
    supply_view,
    tile_names,
    truck_views,
)
from zoopark.games.kept import Kept
from zoopark.games.shown import Shown
from zoopark.games.view import ScoreSheet, sheet_view
from zoopark.games.zooloretto.module_registry import SPECS, TASKS
from zoopark.games.zooloretto.module_view import ModuleView, Scale
from zoopark.games.zooloretto.rules.components import (
    BASE_PENS,
    PEN_OF_PLACE,
)
from zoopark.games.zooloretto.rules.components import PENS as BOARDS
from zoopark.games.zooloretto.rules.game import Zooloretto
from zoopark.games.zooloretto.rules.module import NO_DECK, Module
from zoopark.games.zooloretto.rules.numbers import ZooNumbers
from zoopark.games.zooloretto.rules.zoo import ANIMALS, SPECIES, Zoo
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.games.zooloretto.tiles import barn_tiles, waiting_tiles
from zoopark.games.zooloretto.words import PENS, PLACES
from zoopark.notation.tiles import species_name, tile_name

VIEWS: Final[dict[str, ModuleView]] = {
    id: spec.view for id, spec in SPECS.items() if isinstance(spec.view, ModuleView)
}
MODULE_SCALES: Final[dict[int, tuple[int, int]]] = {}
for _view in VIEWS.values():
    MODULE_SCALES.update(_view.scales)


def _scale(pen: int, numbers: ZooNumbers) -> Scale:
    """What an enclosure brings when it is full, and when one animal is missing."""
    if pen >= BOARDS:
        full_at, nearly_full_at = MODULE_SCALES[pen]
        return Scale(int(numbers.modules[full_at]), int(numbers.modules[nearly_full_at]), 0)
    full, nearly_full = numbers.full_points[pen], numbers.nearly_full_points[pen]
    return Scale(int(full), int(nearly_full), int(numbers.fill_bonus[pen]))


Scored = Literal["empty", "full", "nearly-full", "beside-stall", "no-stall"]


class EnclosureView(Struct, frozen=True, omit_defaults=True):
    """An enclosure that is open."""

    name: str  # as moves name it
    species: str | None  # that lives in it, if one does
    animals: tuple[str, ...]  # the tiles in it
    spaces: int  # how many animals it has room for
    full_points: int  # as printed
    nearly_full_points: int  # as printed, with one space free
    bonus: int  # coins for filling it
    points: int  # what it is worth now
    next: int | None  # and with one animal more, while there is room
    why: Scored  # the first reason for its points
    stall: bool  # does one stand beside it?
    blocked: int = 0  # spaces that are taken for the time being


class StallPlaceView(Struct, frozen=True):
    """A place for a stall, and the enclosure beside which it lies."""

    name: str  # as moves name it
    enclosure: str  # beside which it lies
    stall: str | None  # that stands on it, if one does


class BarnView(Struct, frozen=True):
    """The barn: every kind of tile in it costs points."""

    tiles: tuple[str, ...]  # in the barn
    points: int  # that they cost, as a negative number
    next: int  # with an animal of another species more
    each: int  # what a kind costs, before anything spares some of it


class ScaleView(Struct, frozen=True):
    """What is printed on an enclosure."""

    full_points: int  # when no animal is missing
    nearly_full_points: int  # when one is
    bonus: int  # coins for filling it


class ZooBase(Struct, frozen=True, kw_only=True):
    """A zoo without what modules add to it."""

    points: int  # of all its lines on the score sheet
    closed_boards: int  # expansion boards that can still be turned up
    expansion: ScaleView | None  # what is printed on the next of them
    enclosures: tuple[EnclosureView, ...]  # those that are open
    stalls: tuple[StallPlaceView, ...]  # all places for stalls
    barn: BarnView


def _field(id: str) -> str:
    return id.replace("-", "_")


def _parts(kind: str) -> list[tuple[str, Any, Any]]:
    """An optional field for each module that shows something of this kind, named by its id."""
    return [
        (_field(id), part | UnsetType, UNSET)
        for id, view in VIEWS.items()
        if (part := getattr(view, kind)) is not None
    ]


QUESTION_FIELDS: Final = {  # every field that a question may have
    "asks": "What is asked, in one word.",
    "seat": "Who is asked.",
    "enclosure": "The enclosure that it is about.",
    "tile": "The tile that it is about.",
    "fresh": "Does the tile come from a truck?",
    "colour": "The colour of the visitor that it is about.",
    "steps": "How many steps there are to make.",
    "more": "How many more there are to choose.",
    "truck": "The truck that it is about.",
}


def _described(typed: Any, field: str) -> Any:
    return Annotated[typed, msgspec.Meta(description=QUESTION_FIELDS[field])]


if TYPE_CHECKING:

    class ZooView(ZooBase, frozen=True, kw_only=True):
        """A zoo, with a field for each module in play."""

    class ModuleQuestion(Struct, frozen=True):
        """What a module asks."""

        asks: str
        seat: int

    class TableParts(DraftingView, frozen=True, kw_only=True):
        """What modules lay in the middle of the table."""

else:
    ZooView = msgspec.defstruct(
        "ZooView",
        _parts("seat_part"),
        bases=(ZooBase,),
        frozen=True,
        kw_only=True,
        omit_defaults=True,
        namespace={"__doc__": "A zoo, with a field for each module in play."},
    )
    ModuleQuestion = msgspec.defstruct(
        "ModuleQuestion",
        [
            ("asks", _described(str, "asks")),
            ("seat", _described(int, "seat")),
            *{
                operand.name: (
                    operand.name,
                    _described(int | str | UnsetType, operand.name),
                    UNSET,
                )
                for words in TASKS.values()
                if words.sentence
                for operand in words.operands
            }.values(),
        ],
        frozen=True,
        omit_defaults=True,
        namespace={"__doc__": "What a module asks a seat, and what about."},
    )
    TableParts = msgspec.defstruct(
        "TableParts",
        _parts("table_part"),
        bases=(DraftingView,),
        frozen=True,
        kw_only=True,
        omit_defaults=True,
    )


class ZooSeat(SeatView, frozen=True, kw_only=True):
    """A seat of Zooloretto."""

    zoo: ZooView


class ZoolorettoView(TableParts, frozen=True, kw_only=True, tag="zooloretto"):
    """Zooloretto, with a field for each module in play."""

    trucks: tuple[TruckView, ...]  # all trucks in order
    supply: SupplyView
    seats: tuple[ZooSeat, ...]  # all seats in order
    modules: tuple[str, ...]  # the ids of the modules in play
    question: ModuleQuestion | None  # what a module asks, if one does
    waiting: tuple[str, ...]  # tiles for which modules ask a place


@cache
def _expansion(numbers: ZooNumbers) -> ScaleView:
    return ScaleView(*_scale(int(BASE_PENS), numbers))


def zooloretto_view(
    state: Zooloretto, table: DraftingPosition, config: str, last: Shown | None
) -> ZoolorettoView:
    """A game of which the state knows no more than the viewer may."""
    zoos = state.zoos
    parts = [_module_parts(module, state.players, config) for module in zoos.modules]
    shown = [_shown_seat(state, seat, parts, last) for seat in range(state.players)]
    return ZoolorettoView(
        **shared_parts(
            table,
            config,
            [sheet for sheet, _ in shown],
            last,
            _open_cells(state, parts) if zoos.modules else None,
        ),
        trucks=truck_views(state),
        supply=supply_view(state.supply, state.last_round),
        seats=tuple([seat for _, seat in shown]),
        modules=module_ids(zoos),
        question=question_view(zoos),
        waiting=tile_names(waiting_tiles(zoos)) if zoos.modules else (),
        **{part.field: part.table for part in parts if part.table is not None},
    )


class ModuleParts(NamedTuple):
    """What a module shows, and the state of which it was made."""

    field: str  # of a view
    seats: tuple[Struct, ...]  # one for each seat, none if the module shows nothing there
    table: Struct | None  # in the middle of the table
    cells: tuple[int, ...]
    open: bool  # does everyone see all of it?


_KEPT: Final[Kept[tuple[object, ...], tuple[ScoreSheet, ZooView]]] = Kept()
_KEPT_PARTS: Final[Kept[tuple[object, ...], ModuleParts]] = Kept()


def _shown_seat(
    state: Zooloretto, seat: int, parts: Sequence[ModuleParts], last: Shown | None
) -> tuple[ScoreSheet, ZooSeat]:
    """The score sheet and all that lies before a seat."""
    if last is None or not _is_as_before(state.zoos, seat, last.state):
        sheet, zoo = _sheet_and_zoo(state, seat, parts)
        return sheet, ZooSeat(zoo=zoo, **seat_parts(state, seat))
    assert isinstance(last.view, ZoolorettoView)
    sheet, before, own = last.view.scores[seat], last.view.seats[seat], seat_parts(state, seat)
    if before.coins == own["coins"] and before.out == own["out"]:
        return sheet, before
    return sheet, ZooSeat(zoo=before.zoo, **own)


def _is_as_before(zoos: Zoos, seat: int, earlier: State) -> bool:
    """Is there nothing new in a zoo? What modules add to it is not compared."""
    assert isinstance(earlier, Zooloretto)
    before = earlier.zoos
    if zoos.modules or zoos.species != before.species:
        return False
    return zoos.zoos[seat].looks_like(before.zoos[seat])


def _sheet_and_zoo(
    state: Zooloretto, seat: int, parts: Sequence[ModuleParts]
) -> tuple[ScoreSheet, ZooView]:
    """Without modules they depend on the zoo alone."""
    zoos = state.zoos

    def make() -> tuple[ScoreSheet, ZooView]:
        sheet = state.account(seat)
        return sheet_view(sheet), zoo_view(zoos, seat, sheet, parts)

    if zoos.modules:
        return make()
    own = zoos.zoos[seat].cells()
    return _KEPT.get((zoos.numbers, int(zoos.species), int(zoos.boards), *own), make)


def zoo_view(zoos: Zoos, seat: int, sheet: Sheet, parts: Sequence[ModuleParts] = ()) -> ZooView:
    """The zoo of a seat. What its enclosures and its barn are worth stands on its score sheet."""
    zoo = zoos.zoos[seat]
    lines = {line.name: line for line in sheet.lines}
    enclosures: list[EnclosureView] = []
    for pen, group in enumerate(zoo.pens):
        if zoo.is_open(pen):
            line = lines[f"enclosure-{PENS[pen]}"]
            spaces, blocked = int(zoo.spaces_of(pen)), int(zoo.blocked_in(pen))
            worth = (line.points, line.next, line.why[0].key)
            held = (int(group), spaces, blocked, bool(zoo.has_stall_at(pen)))
            enclosures.append(_enclosure(zoos.numbers, pen, *held, *worth))
    return ZooView(
        points=sheet.total,
        closed_boards=int(zoos.boards) - int(zoo.opened),
        expansion=_expansion(zoos.numbers) if zoo.opened < zoos.boards else None,
        enclosures=tuple(enclosures),
        stalls=_stalls(int(zoo.stalls), int(zoo.open_places())),
        barn=_barn(zoo, sheet, int(zoos.numbers.barn_points)),
        **{part.field: part.seats[seat] for part in parts if part.seats},
    )


def _module_parts(module: Module, players: int, config: str) -> ModuleParts:
    """What a module shows. It depends on its state alone, which most moves leave as it is."""
    id = module.manifest.id
    cells = tuple(module.cells())

    def make() -> ModuleParts:
        view = VIEWS.get(id) or ModuleView()
        seats = [] if view.seat_part is None else [view.seat(module, s) for s in range(players)]
        table = None if view.table_part is None else view.table(module)
        return ModuleParts(_field(id), tuple(seats), table, cells, module.deck is NO_DECK)

    return _KEPT_PARTS.get((config, id, *cells), make)


def _open_cells(state: Zooloretto, parts: Sequence[ModuleParts]) -> tuple[int, ...]:
    """All that says where the tiles are; what modules deal in secret are no tiles."""
    cells = [*state.trucks, state.hand, *state.supply.bag, *state.money.cells(), state.left_out]
    cells += [int(state.zoos.nursery), *state.zoos.agenda.listed()]
    for zoo in state.zoos.zoos:
        cells += zoo.cells()
    for part in parts:
        cells += part.cells if part.open else ()
    return tuple(cells)


def module_ids(zoos: Zoos) -> tuple[str, ...]:
    return tuple([module.manifest.id for module in zoos.parts])


def question_view(zoos: Zoos) -> ModuleQuestion | None:
    if not zoos.asks:
        return None
    task = zoos.agenda.top()
    return ModuleQuestion(**TASKS[task & BYTE].as_json(task))


# A server shows the same enclosures again and again, because a move changes one or two of them.


@lru_cache(8192)
def _enclosure(
    numbers: ZooNumbers,
    pen: int,
    group: int,
    spaces: int,
    blocked: int,
    stall: bool,
    points: int,
    more: int | None,
    why: Any,
) -> EnclosureView:
    species, scale = group >> SPECIES, _scale(pen, numbers)
    return EnclosureView(
        name=PENS[pen],
        species=species_name(species) if species else None,
        animals=tile_names(group_tiles(species, group & ANIMALS)),
        spaces=spaces + blocked,
        full_points=scale.full,
        nearly_full_points=scale.nearly_full,
        bonus=scale.bonus,
        points=points,
        next=more,
        why=why,
        stall=stall,
        blocked=blocked,
    )


@lru_cache(4096)
def _stalls(stalls: int, places: int) -> tuple[StallPlaceView, ...]:
    shown: list[StallPlaceView] = []
    for place in range(places):
        stall = stalls >> (place << 3) & BYTE
        beside = PENS[PEN_OF_PLACE[place]]
        shown.append(StallPlaceView(PLACES[place], beside, tile_name(stall) if stall else None))
    return tuple(shown)


def _barn(zoo: Zoo, sheet: Sheet, each: int) -> BarnView:
    points, more = 0, 0
    for line in sheet.lines:
        if line.name.startswith("barn-"):
            points += line.points
            if line.name == "barn-animals" and line.next is not None:
                more = line.next - line.points
    return BarnView(tile_names(barn_tiles(zoo)), points, points + more, each)
