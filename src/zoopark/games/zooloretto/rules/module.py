"""What an expansion may add to Zooloretto.

A module is one file with its own state, moves, hooks and points. The base rules call the hooks of
the modules in play and know none of them by name; with an empty list nothing is called. A hook that
a module does not need stays as it is here: without effect.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.moves import Moves
from zoopark.core.rule import RULEBOOK, Book
from zoopark.core.score import Line, Reason

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

MODULE_MOVES: Final[i64] = 64  # the kinds of moves from here on belong to modules
MODULE_PLACES: Final[i64] = 32  # the places of tiles from here on belong to modules

NOBODY: Final[i64] = -1

# What modules are told has happened, each with a detail.
STALL_LAID: Final[i64] = 1  # the tile: a stall that was not on a place before is on one now
YOUNG_BORN: Final[i64] = 2  # and laid
PEN_FILLED: Final[i64] = 3  # the enclosure: its last free space was taken, not by an exchange
PEN_EMPTIED: Final[i64] = 4  # the enclosure: all its animals have left the game
BARN_CLEARED: Final[i64] = 5  # the tile, which the seat has discarded
COINS_DRAWN: Final[i64] = 6  # the number of coin tiles that have become money
REMODELLED: Final[i64] = 7  # the seat has paid for remodelling
GAME_BEGUN: Final[i64] = 8  # by this seat
ROUND_ENDED: Final[i64] = 9  # this seat took the last truck


class Manifest:
    """What a module says of itself: its id, the book of its rules, and what it goes with.

    ``chapter`` is the module's own in a book that several share, ``preset`` the smallest set of
    modules with a name that it belongs to, empty if it is only taken in on request. The kinds of
    moves and tasks, the families of tiles and the places that are named here belong to the module.
    """

    def __init__(
        self,
        id: str,
        book: Book,
        *,
        chapter: int = 0,
        needs: tuple[str, ...] = (),
        excludes: tuple[str, ...] = (),
        players: tuple[int, int] = (2, 5),
        preset: str = "everything",
        moves: tuple[int, ...] = (),
        tasks: tuple[int, ...] = (),
        families: tuple[int, ...] = (),
        places: tuple[int, ...] = (),
    ) -> None:
        self.id = id
        self.book = book.prefix
        self.chapter = chapter
        self.needs = needs
        self.excludes = excludes
        self.players = players
        self.preset = preset
        self.moves = moves
        self.tasks = tasks
        self.families = families
        self.places = places


class Deck:
    """What a module deals by chance before the game begins; here it is nothing."""

    def left(self) -> bool:
        """Is there something still to be dealt?"""
        return False

    def outcomes(self, moves: Moves) -> None:
        """Add what chance may deal next, each equally likely."""

    def deal(self, outcome: i64) -> None:
        """Chance has dealt this."""

    def hide(self, seat: i64) -> None:
        """Forget what this seat may not know; -1 is a spectator."""


NO_DECK: Final[Deck] = Deck()


class Module:
    def __init__(self, manifest: Manifest) -> None:
        self.manifest = manifest
        self.deck: Deck = NO_DECK
        self.owner = NOBODY  # the seat for which alone it works, if it is within another module

    def inner(self) -> "list[Module]":
        """The modules within this one, each of which works for the seat that wins it."""
        return NO_MODULES

    # -- setting up -------------------------------------------------------------------------------

    def set_up(self, zoos: "Zoos") -> None:
        """Add what belongs to the module: tiles to the supply, boards to the zoos."""

    def protects(self, species: i64, replaced: bool) -> i64:
        """The rule by which this species is not left out by lot, or not replaced; 0 for none."""
        return 0

    def replaces(self) -> i64:
        """How many species the module brings in place of others."""
        return 0

    def species_added(self, zoos: "Zoos", species: i64) -> None:
        """A module has brought a species of its own."""

    def leave_out(self, zoos: "Zoos", species: i64) -> None:
        """A species is not in the game."""

    # -- actions ----------------------------------------------------------------------------------

    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        """Add the actions that a seat on turn can take by this module."""

    def refusal(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        """Why a seat on turn may not play a move of this module."""
        raise NotImplementedError

    def play(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        """Carry out a move of this module; the tile that is now to be placed, or none."""
        raise NotImplementedError

    def remodel_moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        """Add moves out of the barn to places of the module, at the price of remodelling."""

    # -- tiles and places of the module -----------------------------------------------------------

    def place_moves(self, zoos: "Zoos", seat: i64, tile: i64, bought: bool, moves: Moves) -> None:
        """Add where a tile may go, beside its usual places if the tile is not the module's own."""

    def place_refusal(self, zoos: "Zoos", seat: i64, bought: bool, move: i64) -> i64:
        """Why a tile of the module, or on a place of the module, may not be put there."""
        raise NotImplementedError

    def lay(self, zoos: "Zoos", seat: i64, move: i64, fresh: bool) -> None:
        """Put a tile of the module, or on a place of the module; is it fresh from a truck?"""
        raise NotImplementedError

    def lay_moved(self, zoos: "Zoos", seat: i64, move: i64) -> None:
        """The same for a tile that remodelling moves out of the barn, which is noted already."""
        self.lay(zoos, seat, move, False)

    def cradle(self, seat: i64) -> i64:
        """The place that the module offers to a young one at its birth, 0 for none."""
        return 0

    # -- what happens in a zoo --------------------------------------------------------------------

    def happened(self, zoos: "Zoos", seat: i64, what: i64, detail: i64) -> None:
        """Something has happened in the zoo of a seat; the constants above say what."""

    def pen_rule(self, pen: i64, refused: i64) -> i64:
        """The rule that refuses at an enclosure of the module, instead of a base rule; or 0."""
        return 0

    def lock_rule(self, zoos: "Zoos", seat: i64, pen: i64) -> i64:
        """The rule by which the module keeps an enclosure out of exchanges, 0 for none."""
        return 0

    def gift_rule(self, zoos: "Zoos", seat: i64, pen: i64) -> i64:
        """The rule by which the module lets no animals of an enclosure be given away, or 0."""
        return 0

    def keep_rule(self, tile: i64) -> i64:
        """The rule by which a tile can neither be moved, bought nor discarded, 0 for none."""
        return 0

    # -- prices; the last two are asked of what a seat has won ------------------------------------

    def price(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        """The coins that a move of this module costs a seat on turn."""
        return 0

    def answer_price(self, zoos: "Zoos", task: i64, move: i64) -> i64:
        """The coins that an answer to a question costs."""
        return 0

    def remodel_price(self, price: i64) -> i64:
        """What remodelling costs now, if it would cost this price without the module."""
        return price

    def purchase_price(self, price: i64) -> i64:
        """The same for a tile of another seat's barn."""
        return price

    # -- tasks ------------------------------------------------------------------------------------

    def work(self, zoos: "Zoos", task: i64) -> None:
        """Carry out a chore."""
        raise NotImplementedError

    def ask_moves(self, zoos: "Zoos", task: i64, moves: Moves) -> None:
        """Add every answer to a question."""
        raise NotImplementedError

    def ask_refusal(self, zoos: "Zoos", task: i64, move: i64) -> i64:
        raise NotImplementedError

    def answer(self, zoos: "Zoos", task: i64, move: i64) -> None:
        """Go on with the answer to a question, which is off the agenda."""
        raise NotImplementedError

    def drawn(self, zoos: "Zoos", tile: i64) -> None:
        """A tile that the module asked for has been drawn."""
        raise NotImplementedError

    # -- points -----------------------------------------------------------------------------------

    def tally(self, zoos: "Zoos", seat: i64, lines: vec[i64]) -> None:
        """Change the points of the zoo itself."""

    def reasons(self, zoos: "Zoos", seat: i64, line: i64, points: i64) -> list[Reason]:
        """Why ``tally`` has changed a line of the zoo by these points."""
        return [Reason(self.manifest.id, points)]

    def points(self, zoos: "Zoos", seat: i64) -> i64:
        """What the module adds to the points of a seat."""
        return 0

    def verdict(self, zoos: "Zoos", seat: i64) -> i64:
        """What it adds in the end, when the points of all seats can be compared."""
        return 0

    def lines(self, zoos: "Zoos", seat: i64, tally: vec[i64]) -> list[Line]:
        """All that it adds, line by line for the score sheet."""
        return []

    def young(self, seat: i64) -> i64:
        """How many young of a seat live in places of the module."""
        return 0

    def second_sort(self, seat: i64) -> i64:
        """How many animals of a seat that lie in the module are of the second sort of females."""
        return 0

    def savings(self, zoos: "Zoos", seat: i64) -> i64:
        """Money that a seat has beside its purse and that counts in a tie."""
        return 0

    def coins(self) -> i64:
        """All coins that lie in the module."""
        return 0

    # -- copies -----------------------------------------------------------------------------------

    def copy(self) -> "Module":
        raise NotImplementedError

    def cells(self) -> list[int]:
        raise NotImplementedError


NO_MODULES: Final[list[Module]] = []
NOTHING: Final[Module] = Module(Manifest("nothing", RULEBOOK))  # what a seat has won at first


def parts_of(modules: list[Module]) -> list[Module]:
    """All modules of a game: those that work for everybody, then those within them."""
    for module in modules:
        if module.inner():
            modules = modules + module.inner()
    return modules
