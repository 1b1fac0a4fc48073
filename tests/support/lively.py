"""Players for tests that let things happen: random ones seldom fill an enclosure or breed."""

from random import Random
from typing import Any

from support.names import is_aquatic, species_of
from zoopark import Game, Move


def lively_move(game: Game, rng: Random) -> Move:
    """Any legal move, but tiles are mostly put where they are worth most."""
    legal = game.legal()
    kind = legal[0].verb
    if kind == "place" and rng.random() < 0.8:
        return _placed(game, legal, rng)
    if not game.config.startswith("zooloretto"):
        return _turn(game, legal, rng)
    if kind == "take" and rng.random() < 0.5:
        return rng.choice([move for move in legal if move.verb in ("take", "draw")])
    return rng.choice(legal)


def random_move(game: Game, rng: Random) -> Move:
    """Any legal move, each equally likely."""
    return rng.choice(game.legal())


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
    pens = game.view()["seats"][seat]["enclosures"]
    return max(legal, key=lambda move: (_worth(game, move, seat, pens), rng.random()))


def _worth(game: Game, move: Move, seat: int, pens: list[dict[str, Any]]) -> tuple[int, int]:
    state = game.state.copy()
    state.play(seat, move.code)
    same = move.text.split()[1].split("-")[0]
    joins = any(pen["species"] == same and pen["name"] == move.text.split()[2] for pen in pens)
    return int(joins) - int(move.text.endswith("barn")), int(state.points(seat))


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
    view = game.view()
    trucks = {f"{number}": truck["tiles"] for number, truck in enumerate(view["trucks"], 1)}
    if legal[0].verb == "load":
        species = species_of(view["hand"][0])
        like = [move for move in legal if species in map(species_of, trucks[move.text.split()[1]])]
        return rng.choice(like if like and rng.random() < 0.7 else legal)
    money = [move for move in legal if move.verb not in ("take", "draw")]
    if money and rng.random() < 0.25:
        return _by_kind(money, rng)
    kept = _kept_species(view["seats"][game.to_act[0]])
    takes = [move for move in legal if move.verb == "take"]
    draws = [move for move in legal if move.verb == "draw"]
    if takes:
        suits = {move: _fit(trucks[move.text.split()[1]], kept) for move in takes}
        best = max(takes, key=lambda move: (suits[move], rng.random()))
        if not draws or suits[best] >= 2 or rng.random() < 0.15:
            return best
    return rng.choice(draws or legal)


def _kept_species(seat: dict[str, Any]) -> set[str]:
    pens = {pen["species"] for pen in seat.get("enclosures", [])} - {None}
    return pens | set(seat["basins"])


def _fit(tiles: list[str], kept: set[str]) -> int:
    return sum(2 * (species_of(tile) in kept) - 1 for tile in tiles)
