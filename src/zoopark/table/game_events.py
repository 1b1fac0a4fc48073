"""The events of a game as typed messages, one struct for each kind of event.

They are made from the declarations of the kinds in the games, so a new kind is part of the contract
as soon as it is declared. Kinds of the same name, such as ``placed`` on land and in the water, are
one struct; a field that not all of them have may be missing.
"""

from collections.abc import Iterable
from functools import lru_cache, reduce
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias, cast

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct, field

from zoopark.notation.event_kind import Kind
from zoopark.notation.events import Event
from zoopark.notation.vocabulary import EVENTS

ABOUT: Final = {  # every field that an event may have
    "benches": "How many benches were added.",
    "board": "Which expansion board: `small` or `large`.",
    "building": "The building, such as `restaurant`.",
    "coins": "How many coins.",
    "colour": "The colour of a jungle visitor.",
    "direction": "Where the top of the tile points.",
    "donations": "How many donation tiles.",
    "enclosure": "The enclosure, such as `5` or `x`.",
    "field": "The field of the board or of the office.",
    "figures": "How many visitors the zoo has.",
    "for": "The tile that was given for it.",
    "from": "Where it came from: a place, a field, or a point of the jungle path.",
    "mini": "The mini enclosure, by the id of its module.",
    "missing": "The corner that a small board lacks, empty for a large one.",
    "other": "The letter of the other seat.",
    "owner": "The letter of the seat that owned it.",
    "point": "The point of the jungle path.",
    "points": "How many points.",
    "round": "The number of the round, from 1 on.",
    "size": "How many tiles the basin has now.",
    "species": "The species, such as `panda`.",
    "supply": "Which supply, where there are two: `zoo` or `park`.",
    "tile": "The name of the tile, or its number where tiles have none.",
    "tiles": "How many tiles.",
    "to": "Where it goes: a place, a field, a point of the jungle path, or the letter of a seat.",
    "truck": "The number of the truck, from 1 on.",
    "with": "The enclosure or the species that it is exchanged with.",
}


class ToldEvent(Struct, frozen=True, kw_only=True):
    """Something that happened in the game."""

    seat: int


def _any_of(types: Iterable[Any]) -> Any:
    return reduce(lambda one, other: one | other, types)


def _struct(name: str, kinds: list[Kind]) -> type[ToldEvent]:
    """The struct of all kinds of one name."""
    fields: list[tuple[str, Any, Any]] = [
        ("seat", Annotated[int, Meta(description="Whose event it is.")], field())
    ]
    for part in dict.fromkeys(part for kind in kinds for part in kind.fields):
        types: list[Any] = [kind.fields[part] for kind in kinds if part in kind.fields]
        always = len(types) == len(kinds)
        if not always:
            types.append(UnsetType)
        typed: Any = Annotated[_any_of(types), Meta(description=ABOUT[part])]
        fields.append((part, typed, field() if always else field(default=UNSET)))
    text: Any = Annotated[str, Meta(description="The same as an English sentence.")]
    fields.append(("text", text, field()))
    sentences = dict.fromkeys(kind.sentence for kind in kinds)
    made = defstruct(
        f"{name.title().replace('_', '')}Event",
        fields,
        bases=(ToldEvent,),
        namespace={"__doc__": "; or: ".join(f"“{sentence}”" for sentence in sentences)},
        module=__name__,
        tag_field="kind",
        tag=name,
        frozen=True,
        kw_only=True,
    )
    return cast(type[ToldEvent], made)


def _structs() -> dict[str, type[ToldEvent]]:
    kinds: dict[str, list[Kind]] = {}
    for kind in EVENTS.values():
        kinds.setdefault(kind.name, []).append(kind)
    return {name: _struct(name, alike) for name, alike in sorted(kinds.items())}


STRUCTS: Final = _structs()

if TYPE_CHECKING:
    GameEvent: TypeAlias = ToldEvent
else:
    GameEvent = _any_of(STRUCTS.values())


def told_events(events: Iterable[Event]) -> list[GameEvent]:
    """What happened in the game, as data and in words."""
    return [_told(event.code) for event in events]


@lru_cache(16_384)  # the same things happen again and again
def _told(code: int) -> GameEvent:
    event = Event(code)
    return STRUCTS[event.kind](seat=event.seat, **event.data, text=str(event))  # type: ignore[call-arg]
