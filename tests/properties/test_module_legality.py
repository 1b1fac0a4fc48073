"""Games with modules: listed moves are playable, all others are refused, whatever is written.

Beyond moves that can be written, the rules answer any code at all; and a damaged position is either
refused in one line or gives a game that can be played on.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.busy import busy_move
from support.module_universe import CODES, UNIVERSE, UNSAID, negative_codes, raw_codes
from support.prohibitions import wrong_refusals
from support.views import view_of
from support.walks import counts, seeds
from zoopark import Game, IllegalMove, Move, NotationError
from zoopark.core.moves import BYTE, Moves
from zoopark.core.rule import rule_id
from zoopark.games.drafting.rules.kinds import ASKING, TURN
from zoopark.games.drafting.rules.trucks import tiles_on
from zoopark.games.zooloretto.modules.mini_enclosures.rules import MiniEnclosures
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.modules.rules_registry import MINIS, lot_refusal, unfolded
from zoopark.games.zooloretto.rules.game import Zooloretto
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.tiles import tiles_text

WHOLE = ("everything", "christmas+xxl-tiles+lion-family", "christmas+xxl-tiles+rabbit-family")
KNOWN = set(CODES)

whole = st.sampled_from(WHOLE)
each_whole = pytest.mark.parametrize("modules", WHOLE)
each_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


def fitting(modules: str, players: int) -> str:
    """These modules, but a family only where enough species may leave (FA.1.4)."""
    words = modules.split("+")
    if lot_refusal(unfolded(words), players):
        words = [word for word in words if not word.endswith("family")]
    return "+".join(words)


def new(modules: str, players: int, seed: int) -> Game:
    return Game(f"zooloretto(players={players}, modules={fitting(modules, players)})", seed=seed)


def state_of(game: Game) -> Zooloretto:
    assert isinstance(game.state, Zooloretto)
    return game.state


# -- positions in which mini enclosures are owned -------------------------------------------------


def endowed(game: Game, rng: Random) -> Game:
    """The same situation between turns, with a mini for each seat and the bank's coins."""
    name, turn, bank, trucks, *rest = game.position().split(" | ")
    seats, gone = rest[: game.players], rest[game.players :]
    owned = re.findall(r"[\w-]+", " ".join(re.findall(r"minis:(\S+)", " ".join(seats))))
    played = {mini.manifest.id for module in state_of(game).zoos.modules for mini in minis(module)}
    free = [mini for mini in MINIS if mini in played and mini not in owned]
    poor = [seat for seat, field in enumerate(seats) if "minis:" not in field]  # MI.0.2
    given = rng.sample(free, min(len(free), len(poor)))
    coins = int(bank.removeprefix("bank:"))
    laid = min(coins, 2) if "katta" in given else 0
    for seat, mini in zip(poor, given, strict=False):
        seats[seat] += f" minis:katta={laid}" if mini == "katta" else f" minis:{mini}"
        if mini == "octopus" and rng.random() < 0.5:  # it was chosen just now
            turn = turn.replace("asks:turn", f"agenda:name.{'ABCDE'[seat]} asks:name")
        elif mini == "octopus":
            seats[seat] += f" named:{rng.choice('ABCDE'[: game.players])}"
    share, left = divmod(coins - laid, game.players)
    for seat, field in enumerate(seats):
        purse = int(re.findall(r"coins:(\d+)", field)[0]) + share
        seats[seat] = re.sub(r"coins:\d+", f"coins:{purse}", field)
    fields = [name, turn, f"bank:{left}", trucks, *seats, *gone]
    return Game.from_position(" | ".join(fields), seed=rng.randrange(1000))


def minis(module: Module) -> list[Mini]:
    return list(module.minis) if isinstance(module, MiniEnclosures) else []


def between_turns(game: Game, rng: Random, steps: int) -> Game:
    """Play some steps and on until the game asks for a turn."""
    for _ in range(steps):
        if not game.over:
            game.play(busy_move(game, rng))
    while not game.over and state_of(game).phase != TURN:
        game.play(busy_move(game, rng))
    return game


def begun(modules: str, players: int, seed: int) -> Game:
    """A game; in every other one the minis are owned from an early turn on."""
    game = new(modules, players, seed)
    if seed % 2:
        return game
    rng = Random(seed)
    return endowed(between_turns(game, rng, rng.randrange(60)), rng)


def looked_at(game: Game, rng: Random, zeal: float = 1) -> Iterator[Game]:
    """Play to the end; some steps come out, above all those at which something rare is asked."""
    seen: Counter[tuple[int, str]] = Counter()
    while not game.over:
        state = state_of(game)
        asked = int(state.zoos.asks) if state.phase == ASKING else -int(state.phase)
        offers = {(asked, move.verb) for move in game.legal()}
        seen.update(offers)
        rarest = min(seen[offer] for offer in offers)
        if rng.random() < zeal / rarest**1.5:
            yield game
        game.play(busy_move(game, rng))


# -- the nets -------------------------------------------------------------------------------------


def check_all(game: Game, rng: Random) -> None:
    """A move is listed exactly when it is not refused, and every refusal names a rule."""
    state, seat = game.state, game.to_act[0]
    legal = game.legal()
    listed = {move.code for move in legal}
    assert listed, game.position()
    assert len(listed) == len(legal), ("a move is listed twice", game.position())
    assert listed <= KNOWN, ([m for m in legal if m.code not in KNOWN], game.position())
    cells = state.cells()
    check_codes(game, CODES + raw_codes(list(listed), rng, 40), listed)
    for other in {-1, (seat + 1) % game.players, game.players, 6, 40} - {seat}:
        assert all(state.refusal(other, code) for code in listed), (other, game.position())
    assert state.cells() == cells, game.position()


def check_codes(game: Game, codes: list[int], listed: set[int]) -> None:
    """The rules answer any code, allow only what is listed and name what forbids the rest."""
    state, seat = game.state, game.to_act[0]
    refusals = {code: state.refusal(seat, code) for code in codes}
    wrong = [code for code, refused in refusals.items() if (refused == 0) != (code in listed)]
    assert not wrong, ([named(code) for code in wrong[:9]], game.position())
    reasons = {rule_id(number) for number in set(refusals.values()) - {0}}
    assert not wrong_refusals(game, reasons), (wrong_refusals(game, reasons), game.position())


def named(code: int) -> str:
    return Move(code).text if code in KNOWN else f"{code & BYTE} in {code:#x}"


@each_whole
@each_count
def test_a_move_is_listed_exactly_when_it_is_not_refused(modules: str, players: int) -> None:
    for seed in range(2):
        rng = Random(f"{modules} {players} {seed}")
        game = begun(modules, players, seed)
        for _ in looked_at(game, rng, 0.4):
            check_all(game, rng)
        codes = CODES + raw_codes(CODES, rng, 40)
        assert all(game.state.refusal(seat, code) for code in codes for seat in range(players))


def test_the_same_where_a_capybara_was_chosen() -> None:
    """Walks hardly ever come to this question."""
    fields = [
        "zooloretto(players=3, out=leopard+zebra, modules=capybara+acclimatisation+buildings)",
        "round:3 turn:A agenda:capybara.A asks:capybara",
        "bank:24",
        "trucks:panda,-,-",
        "A coins:2 6:panda*6 barn:kangaroo+flamingo-m+snack area:camel minis:capybara",
        "B coins:2",
        "C coins:2",
    ]
    check_all(Game.from_position(" | ".join(fields)), Random(1))


@each_count
def test_the_same_where_nothing_is_left_to_draw_or_take(players: int) -> None:
    rng = Random(players)
    game = between_turns(new("christmas", players, players), rng, 60)
    state, moves = state_of(game), Moves()
    state.supply.tiles(moves)
    lost = [tile for tile in moves.listed() for _ in range(int(state.supply.copies(tile)))]
    lost += [tile for truck in state.trucks for tile in tiles_on(truck)]
    name, turn, bank, trucks, *seats = game.position().split(" | ")
    gone = f"{seats.pop()}+" if seats[-1].startswith("gone:") else "gone:"
    trucks = ",".join(word if "@" in word else "-" for word in trucks[len("trucks:") :].split(","))
    fields = [name, turn, bank, f"trucks:{trucks}", *seats, gone + tiles_text(lost)]
    game = Game.from_position(" | ".join(fields), seed=players)
    assert Move("withdraw") in game.legal()
    check_all(game, rng)


def test_no_code_below_zero_is_a_move() -> None:
    rng = Random(1)
    for modules in WHOLE:
        game = begun(modules, 3, 0)
        for _ in looked_at(game, rng):
            legal = [move.code for move in game.legal()]
            check_codes(game, negative_codes(legal, rng, 400), set())


@settings(max_examples=12, deadline=None)
@given(whole, counts, seeds)
def test_every_listed_move_can_be_played_and_every_other_changes_nothing(
    modules: str, players: int, seed: int
) -> None:
    rng = Random(seed)
    for game in looked_at(begun(modules, players, seed), rng, 0.5):
        legal = game.legal()
        for move in legal:
            game.copy().play(move.text)
        before = game.position(), game.record().dumps()
        for move in rng.sample(UNIVERSE, 40):
            if move not in legal:
                with pytest.raises(IllegalMove) as refused:
                    game.play(move)
                assert "\n" not in str(refused.value)
                assert refused.value.rule in str(refused.value)
        assert (game.position(), game.record().dumps()) == before


def test_every_move_of_the_universe_is_written_as_it_is_read() -> None:
    assert not UNSAID
    for move in UNIVERSE:
        assert Move(move.text) == move
        assert move.as_json()["verb"] == move.verb


# -- damaged positions ----------------------------------------------------------------------------

Damage = Callable[[list[str], Random], None]


def removed(words: list[str], rng: Random) -> None:
    words.pop(rng.randrange(len(words)))


def doubled(words: list[str], rng: Random) -> None:
    place = rng.randrange(len(words))
    words.insert(place, words[place])


def swapped(words: list[str], rng: Random) -> None:
    one, other = rng.randrange(len(words)), rng.randrange(len(words))
    words[one], words[other] = words[other], words[one]


def renumbered(words: list[str], rng: Random) -> None:
    """Another number, close by or not."""
    places = [place for place, word in enumerate(words) if re.search(r"\d", word)]
    place = rng.choice(places)
    found = rng.choice(list(re.finditer(r"\d+", words[place])))
    number = rng.choice([0, 1, 2, 3, 9, 99, int(found[0]) + 1, max(int(found[0]) - 1, 0)])
    words[place] = words[place][: found.start()] + str(number) + words[place][found.end() :]


def exchanged(words: list[str], rng: Random) -> None:
    """The values behind two words change places."""
    places = [place for place, word in enumerate(words) if ":" in word]
    one, other = rng.choice(places), rng.choice(places)
    first, second = words[one].partition(":"), words[other].partition(":")
    words[one], words[other] = f"{first[0]}:{second[2]}", f"{second[0]}:{first[2]}"


def shortened(words: list[str], rng: Random) -> None:
    """One of several parts of a word is lost or doubled, or comes from another word."""
    places = [place for place, word in enumerate(words) if re.search(r"[+,.]", word)]
    place = rng.choice(places)
    parts = re.split(r"([+,.:])", words[place])
    part = 2 * rng.randrange((len(parts) + 1) // 2)
    other = re.split(r"[+,.:]", rng.choice(words))
    parts[part] = rng.choice(["", f"{parts[part]}+{parts[part]}", rng.choice(other)])
    words[place] = "".join(parts)


def moved_along(words: list[str], rng: Random) -> None:
    """A word goes elsewhere."""
    words.insert(rng.randrange(len(words)), words.pop(rng.randrange(len(words))))


def handed_on(words: list[str], rng: Random) -> None:
    """A seat's letter in a word is another one."""
    places = [place for place, word in enumerate(words) if re.search(r"\b[A-E]\b", word)]
    place = rng.choice(places)
    words[place] = re.sub(r"\b[A-E]\b", rng.choice("ABCDE"), words[place], count=1)


DAMAGES: list[Damage] = [
    removed,
    doubled,
    swapped,
    renumbered,
    exchanged,
    shortened,
    moved_along,
    handed_on,
]


def damaged(text: str, rng: Random) -> str:
    """Damage a position once or, at times, twice; mostly behind the game string."""
    game, bar, rest = text.partition(" | ")
    words = rest.split(" ")
    for _ in range(rng.choice([1, 1, 2])):
        rng.choice(DAMAGES)(words, rng)
    if rng.random() < 0.05:
        letters = game.split(", ")
        rng.choice([removed, doubled])(letters, rng)
        game = ", ".join(letters)
    return f"{game}{bar}{' '.join(words)}"


def set_up(text: str, seed: int) -> tuple[Game | None, str]:
    """The game, or why there is none."""
    try:
        return Game.from_position(text, seed=seed), ""
    except NotationError as error:
        return None, str(error)


def play_somehow(text: str, rng: Random) -> bool:
    """Is the position refused in one line? If not, it can be played on."""
    game, why = set_up(text, rng.randrange(1000))
    if game is None:
        assert why, text
        assert "\n" not in why, text
        return True
    try:
        assert Game.from_position(game.position(), dealer=None).position() == game.position()
        for _ in range(30):
            if game.over:
                break
            game.play(rng.choice(game.legal()))
        assert game.board()
        assert view_of(game, 0)
    except Exception as error:
        raise AssertionError(f"{error!r} after {text}") from error
    return False


@each_whole
@each_count
def test_a_damaged_position_is_refused_or_can_be_played_on(modules: str, players: int) -> None:
    rng = Random(f"{modules} {players}")
    refused = 0
    for seed in range(2):
        for game in looked_at(begun(modules, players, seed), rng, 0.5):
            for _ in range(8):
                refused += play_somehow(damaged(game.position(), rng), rng)
    assert refused
