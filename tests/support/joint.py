"""Situations of the combined game for tests, with everything ordinary filled in."""

from collections import Counter

from support.names import is_aquatic
from support.views import view_of
from zoopark import Event, Game

ZOO_OUT = {2: "elephant+chimpanzee+kangaroo", 3: "camel+zebra", 4: "zebra", 5: ""}
PARK_OUT = {2: "turtle+crocodile+hippo", 3: "crocodile+hippo", 4: "hippo", 5: ""}

# Basins of five, which bring a helper each; all three together need the board large_f2.
DOLPHINS = "b1=dolphin+c1=dolphin+d1=dolphin+a2=dolphin+b2=dolphin"
ORCAS = "c4=orca+d4=orca+e4=orca+c5=orca+d5=orca"
SEA_LIONS = "e2=sea-lion+f2=sea-lion+g2=sea-lion+f3=sea-lion+g3=sea-lion"


def joint(
    *seats: str,
    players: int = 3,
    turn: str = "A",
    asks: str = "turn",
    trucks: str = "",
    bank: int | None = None,
    gone: str = "",
    table: str = "",
) -> Game:
    """A game in which the seats have this before them, such as ``coins:2 4:panda tiles:c2=orca``.

    Seats that are not given have two coins and nothing else; the bank has what is missing to the
    sixty coins. Chance is left to the test. ``table`` goes into the field of the turn.
    """
    fields = [seat if "coins:" in seat else f"coins:2 {seat}" for seat in seats]
    fields += ["coins:2"] * (players - len(seats))
    purses = sum(int(field.split("coins:")[1].split()[0]) for field in fields)
    out = "+".join(filter(None, (ZOO_OUT[players], PARK_OUT[players])))
    given = [f"players={players}", f"out={out}" if out else ""]
    return Game.from_position(
        " | ".join(
            [
                f"combined({', '.join(filter(None, given))})",
                f"round:2 turn:{turn} {table} asks:{asks}",
                f"bank:{60 - purses if bank is None else bank}",
                f"trucks:{trucks or ','.join('-' * (3 if players == 2 else players))}",
                *[f"{'ABCDE'[seat]} {field}" for seat, field in enumerate(fields)],
                *([f"gone:{gone}"] if gone else []),
            ]
        ),
        dealer=None,
    )


def late(
    *seats: str,
    zoo: int,
    park: int,
    players: int = 3,
    turn: str = "A",
    trucks: str = "",
    table: str = "",
) -> Game:
    """The same with so many unseen tiles of each game, coins first; the others are gone."""
    unseen = Counter[str](view_of(joint(*seats, players=players))["supply"]["unseen"])
    unseen.subtract(_on(trucks))
    gone: list[str] = []
    for left, aquatic in ((zoo, False), (park, True)):
        tiles = [tile for tile in unseen.elements() if is_aquatic(tile) == aquatic]
        tiles.sort(key=lambda tile: tile.endswith("coin"))
        gone += tiles[: len(tiles) - left]
    return joint(
        *seats, players=players, turn=turn, trucks=trucks, gone="+".join(gone), table=table
    )


def _on(trucks: str) -> Counter[str]:
    """The tiles that lie on trucks, written as in a position."""
    tiles: Counter[str] = Counter()
    for word in trucks.replace(",", "+").split("+"):
        name, _, times = word.partition("*")
        if name and name[0] not in "-@":
            tiles[name] += int(times or 1)
    return tiles


def trucks(game: Game) -> str:
    """The trucks as the position writes them: taken ones tell their game."""
    return game.position().split(" | ")[3].removeprefix("trucks:")


def unseen(game: Game) -> tuple[int, int]:
    """How many tiles of the zoo and of the park are unseen."""
    tiles: dict[str, int] = view_of(game)["supply"]["unseen"]
    aquatic = sum(copies for tile, copies in tiles.items() if is_aquatic(tile))
    return sum(tiles.values()) - aquatic, aquatic


def drawn(game: Game, supply: str, tile: str, truck: int) -> list[str]:
    """Draw this tile and load it; the kinds of all events."""
    game.play(f"draw {supply}")
    return kinds(game.deal(f"reveal {tile}") + game.play(f"load {truck}"))


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
