"""Players for tests that let things happen: random ones seldom fill an enclosure or breed."""

from random import Random

from support.names import WATER, is_aquatic, species_of
from zoopark import Game, Move
from zoopark.games.aquaretto.rules.game import Aquaretto
from zoopark.games.combined.rules.game import Combined
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.trucks import tiles_on
from zoopark.games.zooloretto.rules.game import Zooloretto
from zoopark.notation.tiles import species_name, tile_name

PENS = ("4", "5", "6", "x", "y")


def random_move(game: Game, rng: Random) -> Move:
    """Any legal move, each equally likely."""
    return rng.choice(game.legal())


def lively_move(game: Game, rng: Random) -> Move:
    """Any legal move, but tiles are mostly put where they are worth most."""
    legal = game.legal()
    kind = legal[0].verb
    if kind == "place" and rng.random() < 0.8:
        return _placed(game, legal, rng)
    if isinstance(game.state, Zooloretto):
        if kind == "take" and rng.random() < 0.5:
            return rng.choice([move for move in legal if move.verb in ("take", "draw")])
        return rng.choice(legal)
    return _turn(game, legal, rng)


def devoted_move(game: Game, rng: Random) -> Move:
    """Lively, but every seat collects one water animal, so that basins grow as large as can be."""
    legal = game.legal()
    if isinstance(game.state, Zooloretto) or rng.random() < 0.05:
        return lively_move(game, rng)
    loved = WATER[game.to_act[0]]
    if legal[0].verb == "place":
        word = legal[0].text.split()[1]
        if not is_aquatic(word) or species_of(word) == loved:
            return _placed(game, legal, rng)
        return next((move for move in legal if move.text.endswith("depot")), legal[0])
    trucks = _trucks(game)
    wanted = [
        (sum(species_of(tile) == loved for tile in trucks[_number(move)]), move)
        for move in legal
        if move.verb == "take"
    ]
    most, best = max(wanted, key=lambda pair: pair[0], default=(0, legal[0]))
    return best if most > 1 or (most and rng.random() < 0.3) else _turn(game, legal, rng)


def played(game: Game, rng: Random, most: int = 10_000) -> Game:
    """Let lively players play on, to the end or for so many decisions."""
    for _ in range(most):
        if game.over:
            break
        game.play(lively_move(game, rng))
    return game


# -- placing --------------------------------------------------------------------------------------


def _placed(game: Game, legal: list[Move], rng: Random) -> Move:
    seat = game.to_act[0]
    word = legal[0].text.split()[1]
    if word == "helper":
        return _by_kind(legal, rng)
    if is_aquatic(word):
        laid = [move for move in legal if not move.text.endswith("depot")]
        return rng.choice(laid or legal)
    pens = _enclosures(game, seat)
    return max(legal, key=lambda move: (_worth(game, move, seat, pens), rng.random()))


def _worth(game: Game, move: Move, seat: int, pens: dict[str, str]) -> tuple[int, int]:
    state = game.state.copy()
    state.play(seat, move.code)
    _, tile, where = move.text.split()
    return int(pens.get(where) == species_of(tile)) - int(where == "barn"), int(state.points(seat))


def _by_kind(legal: list[Move], rng: Random) -> Move:
    """First a kind of move, then one of the many places for it."""
    kinds: dict[str, list[Move]] = {}
    for move in legal:
        *words, place = move.text.split()
        kind = " ".join([*words[:2], place if place in ("cashier", "keeper", "manager") else ""])
        kinds.setdefault(kind, []).append(move)
    return rng.choice(kinds[rng.choice(list(kinds))])


# -- turns with water parks -----------------------------------------------------------------------


def _turn(game: Game, legal: list[Move], rng: Random) -> Move:
    """Trucks that suit the player are taken, equal tiles come on one truck, money is spent."""
    if legal[0].verb == "place":
        return rng.choice(legal)
    trucks = _trucks(game)
    if legal[0].verb == "load":
        species = _hand(game)
        like = [move for move in legal if species in map(species_of, trucks[_number(move)])]
        return rng.choice(like if like and rng.random() < 0.7 else legal)
    money = [move for move in legal if move.verb not in ("take", "draw")]
    if money and rng.random() < 0.25:
        return _by_kind(money, rng)
    kept = _kept_species(game, game.to_act[0])
    takes = [move for move in legal if move.verb == "take"]
    draws = [move for move in legal if move.verb == "draw"]
    if takes:
        suits = {move: _fit(trucks[_number(move)], kept) for move in takes}
        best = max(takes, key=lambda move: (suits[move], rng.random()))
        if not draws or suits[best] >= 2 or rng.random() < 0.15:
            return best
    return rng.choice(draws or legal)


def _fit(tiles: list[str], kept: set[str]) -> int:
    return sum(2 * (species_of(tile) in kept) - 1 for tile in tiles)


# -- what the players look at, quicker than by a view ---------------------------------------------


def _number(move: Move) -> int:
    return int(move.text.split()[1]) - 1


def _trucks(game: Game) -> list[list[str]]:
    assert isinstance(game.state, Drafting)
    return [[tile_name(tile) for tile in tiles_on(truck)] for truck in game.state.trucks]


def _hand(game: Game) -> str:
    """The species of the tile that is to be loaded."""
    assert isinstance(game.state, Drafting)
    return species_of(tile_name(game.state.hand))


def _enclosures(game: Game, seat: int) -> dict[str, str]:
    """The species of the enclosures that are not empty."""
    assert isinstance(game.state, Zooloretto | Combined)
    zoo = game.state.zoos.zoos[seat]
    pens = range(zoo.reach)
    return {PENS[pen]: species_name(zoo.species(pen)) for pen in pens if zoo.animals(pen)}


def _kept_species(game: Game, seat: int) -> set[str]:
    assert isinstance(game.state, Aquaretto | Combined)
    park = game.state.parks.parks[seat]
    kept = {name for family, name in enumerate(WATER, 16) if park.size(family)}
    return kept | set(_enclosures(game, seat).values() if isinstance(game.state, Combined) else ())
