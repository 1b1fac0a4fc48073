"""The words of Boss: fields of an office, office tiles, moves and events."""

from collections.abc import Callable, Sequence
from typing import Final

from zoopark.core.moves import BYTE, A, B
from zoopark.games.zooloretto.modules.boss import rules as boss
from zoopark.games.zooloretto.words import PENS
from zoopark.notation.errors import Misread, quoted
from zoopark.notation.event_kind import Kind
from zoopark.notation.tiles import tile_name, tile_number
from zoopark.notation.verbs import Verb, Writer

FIELDS: Final = ("fundraiser", "consultant", "spokesman", "sales-manager", "buyer")
TILES: Final = ("controller", "personnel-manager")
PAYMENTS: Final = ("coins", "donations")
SPONSOR: Final = PENS[boss.SPONSOR_PEN]


def _named(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise Misread("notation.word-of", name=quoted(name), known=", ".join(names))
    return names.index(name)


def field_number(name: str) -> int:
    return _named(FIELDS, name)


def tile_of_office(name: str) -> int:
    return _named(TILES, name)


def _purchase(kind: int, number: Callable[[str], int]) -> Callable[[list[str]], int]:
    """Read what is bought, and with what it is paid."""

    def read(words: list[str]) -> int:
        payment = _named(PAYMENTS, words[1]) if len(words) == 2 else boss.BY_COINS
        return kind | number(words[0]) << A | payment << B

    return read


def _writer(verb: str, name: str, word: Callable[[int], str]) -> Writer:
    """Write what is bought, with the payment only if it is not coins."""

    def words(code: int) -> str:
        bought = word(code >> A & BYTE)
        return f"{bought} {PAYMENTS[code >> B]}" if code >> B else bought

    def operands(code: int) -> dict[str, str | int]:
        return {name: word(code >> A & BYTE), "payment": PAYMENTS[code >> B]}

    return Writer(verb, words, operands)


def _read_transfer(words: list[str]) -> int:
    return boss.TRANSFER | field_number(words[0]) << A | field_number(words[1]) << B


VERBS: Final[dict[str, Verb]] = {
    "hire": Verb("hire FIELD [donations]", 1, 2, _purchase(boss.HIRE, field_number)),
    "offer": Verb("offer TILE [donations]", 1, 2, _purchase(boss.OFFER, tile_number)),
    "office": Verb("office TILE [donations]", 1, 2, _purchase(boss.OFFICE, tile_of_office)),
    "transfer": Verb("transfer FIELD FIELD", 2, 2, _read_transfer),
    "open": Verb(
        "open ENCLOSURE", 1, 1, lambda words: boss.SPONSOR, lambda words: words == [SPONSOR]
    ),
}
WRITERS: Final[dict[int, Writer]] = {
    int(boss.HIRE): _writer("hire", "field", lambda number: FIELDS[number]),
    int(boss.OFFER): _writer("offer", "tile", tile_name),
    int(boss.OFFICE): _writer("office", "tile", lambda number: TILES[number]),
    int(boss.TRANSFER): Writer(
        "transfer",
        lambda code: f"{FIELDS[code >> A & BYTE]} {FIELDS[code >> B]}",
        lambda code: {"from": FIELDS[code >> A & BYTE], "to": FIELDS[code >> B]},
    ),
    int(boss.SPONSOR): Writer("open", lambda code: SPONSOR, lambda code: {"enclosure": SPONSOR}),
}
EVENTS: Final[dict[int, Kind]] = {
    int(boss.GRANTED): Kind(
        "granted",
        "{seat} receives donations: {donations}",
        {"donations": int},
        lambda a, b, c: (a,),
    ),
    int(boss.SPENT): Kind(
        "spent", "{seat} pays donations: {donations}", {"donations": int}, lambda a, b, c: (a,)
    ),
    int(boss.AWARDED): Kind(
        "awarded", "{seat} receives point tiles: {points}", {"points": int}, lambda a, b, c: (a,)
    ),
    int(boss.HIRED): Kind(
        "hired", "{seat} hires a {field}", {"field": str}, lambda a, b, c: (FIELDS[a],)
    ),
    int(boss.ACQUIRED): Kind(
        "acquired",
        "{seat} buys {tile} from the offer board",
        {"tile": str},
        lambda a, b, c: (tile_name(a),),
    ),
    int(boss.APPOINTED): Kind(
        "appointed",
        "{seat} buys a {tile} from the offer board",
        {"tile": str},
        lambda a, b, c: (TILES[a],),
    ),
    int(boss.TRANSFERRED): Kind(
        "transferred",
        "{seat} moves a worker from {from} to {to}",
        {"from": str, "to": str},
        lambda a, b, c: (FIELDS[a], FIELDS[b]),
    ),
}
