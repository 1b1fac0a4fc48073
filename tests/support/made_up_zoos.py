"""Zoos that no game is likely to bring about: any mixture of what the modules know.

They are words of positions with the tiles of one box, for games of five with ``MODULES``.
"""

from collections import Counter
from collections.abc import Callable
from random import Random

from support.samples import samples
from support.tables import situation
from zoopark import Game

MODULES = "christmas+xxl-tiles"
PLAYERS = 5

SPECIES = (
    "flamingo",
    "camel",
    "leopard",
    "elephant",
    "panda",
    "chimpanzee",
    "zebra",
    "kangaroo",
)
CARTS = ("snack", "drinks", "fruit", "popcorn", "icecream")
JUNGLE = ("anteater", "macaw", "bat", "koala", "monitor", "orangutan", "baboon", "snake")
PENS = {"4": 4, "5": 5, "6": 6, "x": 5, "sponsor": 3}
EXTRAS = {"pandas": "panda", "chimpanzees": "chimpanzee", "camels": "camel"}
PLACES = ("4a", "4b", "5", "6", "x")
FAMILY = ("-dad", "-mum", "-baby")  # every pair has its young already
COLOURS = ("green", "blue", "brown", "red", "yellow")
FIELDS = ("fundraiser", "consultant", "spokesman", "sales-manager", "buyer")


def made_up_game(rng: Random) -> Game:
    box = Box(rng)
    minis = rng.sample([sample.made_up for sample in samples().values() if sample.made_up], 5)
    cards = rng.sample(range(1, 6), 5)
    zoos = [
        box.zoo(mini, card, cut=rng.choice([0.3, 0.7]))
        for mini, card in zip(minis, cards, strict=True)
    ]
    table = ["first:A"]
    table += [f"sold:{'+'.join(box.sold)}"] if box.sold else []
    table += ["shop:taken"] if box.shop_taken else []
    return situation(
        *zoos,
        players=PLAYERS,
        options=f"modules={MODULES}",
        table=" ".join(table),
        gone="+".join(box.families_elsewhere()),
        round_number=5,
    )


class Box:
    """What is still there for the next zoo."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.tiles: Counter[str] = Counter()
        for species in SPECIES:
            self.tiles.update({f"{species}{kind}": 3 for kind in FAMILY})
            self.tiles.update({species: 8, f"{species}-xf": 1})
        self.tiles.update(dict.fromkeys(CARTS, 3))
        self.tiles.update(f"x-{cart}" for cart in CARTS)
        self.tiles.update(dict.fromkeys(JUNGLE, 2))
        self.tiles.update({"chameleon": 2, "barn-site": 3, "place-site": 3, "pen-site": 3})
        self.tiles["shop"] = 1
        self.restaurants, self.pavilions = 1, 2
        self.extras = dict(EXTRAS)
        self.boards = list(COLOURS)
        self.visitors = Counter(dict.fromkeys(COLOURS, 8))
        self.workers, self.donations = 2 * PLAYERS + 2, 20
        self.office = ["controller", "personnel-manager"] * 2
        self.cards = [3] * PLAYERS + [2] * PLAYERS
        self.sold: list[str] = []
        self.shop_taken = False
        self.room: dict[str, int] = {}  # free spaces of the enclosures of the zoo that is made up
        self.homes: dict[str, str] = {}  # the species of those with animals

    # -- tiles ------------------------------------------------------------------------------------

    def take(self, tile: str) -> bool:
        if not self.tiles[tile]:
            return False
        self.tiles[tile] -= 1
        if tile.startswith("x-") or tile.endswith("-xf"):
            self.sold.append(tile)
        self.shop_taken |= tile == "shop"
        return True

    def any_of(self, species: str) -> list[str]:
        """One animal of the species, if there is one."""
        left = [species + kind for kind in ("", "", "-xf", *FAMILY) if self.tiles[species + kind]]
        return [tile for tile in self.rng.sample(left, 1) if self.take(tile)] if left else []

    def herd(self, species: str, number: int) -> list[str]:
        return [tile for _ in range(number) for tile in self.any_of(species)]

    def families_elsewhere(self) -> list[str]:
        left = [(s + kind, self.tiles[s + kind]) for s in SPECIES for kind in FAMILY]
        return [f"{tile}*{copies}" for tile, copies in left if copies]

    # -- a zoo ------------------------------------------------------------------------------------

    def zoo(self, mini: "Callable[[Box], list[str]]", card: int, cut: float) -> str:
        """The words of a zoo; ``cut`` is how likely it goes without most things."""
        rng = self.rng
        words = [f"coins:{rng.choice([0, 1, 2, 3])}", f"order:{card}"]
        opened = {pen: space for pen, space in PENS.items() if pen in "456" or rng.random() > cut}
        self.room = dict(opened)
        pavilions = self._pavilions(self.room, cut)
        self.homes = self._pens(self.room, words)
        words += [f"pavilions:{'+'.join(pavilions)}"] if pavilions else []
        words += self._extras(cut) + self._stalls("x" in opened, cut) + mini(self)
        words += self._barn(cut) + self._area(cut) + self._exotic(cut)
        words += self._boss("sponsor" in opened) + self._cards()
        return " ".join(words + (["book:2"] if rng.random() > 0.5 else []))

    def _pavilions(self, room: dict[str, int], cut: float) -> list[str]:
        chosen = []
        while self.pavilions and self.rng.random() > cut:
            pen = self.rng.choice(sorted(room))
            room[pen] -= 1
            self.pavilions -= 1
            chosen.append(pen)
        return sorted(chosen)

    def _pens(self, room: dict[str, int], words: list[str]) -> dict[str, str]:
        """Fill the enclosures; the species of those with animals."""
        homes: dict[str, str] = {}
        for pen, spaces in room.items():
            species = self.rng.choice(SPECIES)
            wanted = self.rng.choice([spaces, spaces - 1, spaces - 2, 0, 1])
            herd = self.herd(species, wanted)
            room[pen] -= len(herd)
            homes |= {pen: species} if herd else {}
            if room[pen] and self.rng.random() < 0.3 and self.take("pen-site"):
                herd.append("pen-site")
                room[pen] -= 1
            if herd or pen in ("x", "sponsor"):
                words.append(f"{pen}:{'+'.join(herd) or '-'}")
        return homes

    def _extras(self, cut: float) -> list[str]:
        words = []
        for pen, species in list(self.extras.items()):
            if self.rng.random() > cut:
                del self.extras[pen]
                herd = self.herd(species, self.rng.choice([0, 1, 2]))
                words.append(f"{pen}:{'+'.join(herd) or '-'}")
        return words

    def _stalls(self, expanded: bool, cut: float) -> list[str]:
        laid = []
        places = list(PLACES if expanded else PLACES[:-1])
        if self.restaurants and self.rng.random() > cut:
            self.restaurants = 0
            laid.append("4a=restaurant")
            places = places[2:]
        sorts = [*CARTS, *(f"x-{cart}" for cart in CARTS), "shop", "shop", "place-site"]
        for place in places:
            stall = self.rng.choice(sorts)
            if self.rng.random() > 0.3 and self.take(stall):
                laid.append(f"{place}={stall}")
        return [f"stalls:{'+'.join(laid)}"] if laid else []

    def _barn(self, cut: float) -> list[str]:
        sorts = [*SPECIES, *JUNGLE, *CARTS, "chameleon", "barn-site", "shop", "x-snack"]
        sorts += ["chameleon", "barn-site", "panda-xf", "zebra-baby", "camel-mum"]
        tiles = [tile for tile in sorts if self.rng.random() > cut + 0.2 and self.take(tile)]
        return [f"barn:{'+'.join(tiles)}"] if tiles else []

    def _area(self, cut: float) -> list[str]:
        species = self.rng.choice(SPECIES)
        left = [tile for tile in (f"{species}-xf", species) if self.tiles[tile]]
        return (
            [f"area:{left[0]}"] if left and self.rng.random() > cut and self.take(left[0]) else []
        )

    def _exotic(self, cut: float) -> list[str]:
        words = []
        standing = []
        for colour in COLOURS:
            copies = min(self.rng.choice([0, 0, 1, 2, 3]), self.visitors[colour])
            self.visitors[colour] -= copies
            standing += [f"{colour}-{self.rng.randint(1, 5)}" for _ in range(copies)]
        boards = [colour for colour in self.boards if self.rng.random() > cut]
        self.boards = [colour for colour in self.boards if colour not in boards]
        words += [f"visitors:{'+'.join(standing)}"] if standing else []
        return words + ([f"boards:{'+'.join(boards)}"] if boards else [])

    def _boss(self, sponsored: bool) -> list[str]:
        words = []
        staff = [f for f in FIELDS for _ in range(self.rng.choice([0, 0, 1, 2]))][: self.workers]
        self.workers -= len(staff)
        counted = Counter(staff)
        staffed = "+".join(f if n == 1 else f"{f}*{n}" for f, n in counted.items())
        words += [f"staff:{staffed}"] if staff else []
        tiles = [name for name in sorted(set(self.office)) if self.rng.random() < 0.5]
        for name in tiles:
            self.office.remove(name)
        words += [f"office:{'+'.join(tiles)}"] if tiles else []
        donations = min(self.rng.choice([0, 1, 2, 6]), self.donations)
        self.donations -= donations
        words += [f"donations:{donations}"] if donations else []
        return words + ([f"points:{self.rng.randint(1, 6)}"] if sponsored else [])

    def _cards(self) -> list[str]:
        cards = [str(self.cards.pop(0)) for _ in range(self.rng.choice([0, 1, 2]))]
        return [f"cards:{'+'.join(cards)}"] if cards else []
