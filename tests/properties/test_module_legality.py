"""Games with modules: listed moves are playable, all others are refused, whatever is written.

Beyond moves that can be written, the rules answer any code at all; and a damaged position is either
refused in one line or gives a game that can be played on.
"""

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.busy import busy_move
from support.module_universe import CODES, UNIVERSE, UNSAID, raw_codes
from support.walks import counts, seeds
from zoopark import Game, IllegalMove, Move, NotationError
from zoopark.rulebook import rule
from zoopark.rules.drafting.game import ASKING, PLACING, TURN
from zoopark.rules.kernel.moves import BYTE
from zoopark.rules.kernel.rule import rule_id
from zoopark.rules.zooloretto.game import Zooloretto
from zoopark.rules.zooloretto.modules.minis.registry import MINIS
from zoopark.rules.zooloretto.modules.registry import CHRISTMAS, conflict, unfolded

WHOLE = ("everything", "christmas+xxl-tiles+lion-family", "christmas+xxl-tiles+rabbit-family")
NEVER = "family"  # families need species that may leave (FA.1.4), so they do not always fit
KNOWN = set(CODES)
LOOKS = {int(TURN): 0.01, int(PLACING): 0.03}  # how often a step is looked at, by what is asked

whole = st.sampled_from(WHOLE)
each_whole = pytest.mark.parametrize("modules", WHOLE)
each_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


def fitting(modules: str, players: int) -> str:
    words = modules.split("+")
    if conflict(unfolded(words), players):
        words = [word for word in words if not word.endswith("family")]
    return "+".join(words)


def new(modules: str, players: int, seed: int) -> Game:
    return Game(f"zooloretto(players={players}, modules={fitting(modules, players)})", seed=seed)


def state_of(game: Game) -> Zooloretto:
    assert isinstance(game.state, Zooloretto)
    return game.state


# -- positions in which mini enclosures are owned -------------------------------------------------


def endowed(game: Game, rng: Random) -> Game:
    """The same situation, but all mini enclosures and the bank's coins have been handed out."""
    fields = game.position().split(" | ")
    seats = [number for number, field in enumerate(fields) if re.match("[A-E] coins", field)]
    names = [name for name in MINIS if name in CHRISTMAS or "minis" not in name]
    taken = re.findall(r"minis:(\S+)", " ".join(fields))
    owned = {word.partition("=")[0] for words in taken for word in words.split("+")}
    in_play = unfolded(re.findall(r"modules=([^,)]+)", fields[0])[0].split("+"))
    free = [name for name in names if name in in_play and name not in owned]
    rng.shuffle(free)
    for number, name in enumerate(free):
        seat = seats[number % len(seats)]
        fields[seat] = _with_mini(fields[seat], name)
    coins = int(fields[2].removeprefix("bank:")) // len(seats)
    left = int(fields[2].removeprefix("bank:")) - coins * len(seats)
    fields[2] = f"bank:{left}"
    for seat in seats:
        fields[seat] = re.sub(
            r"coins:(\d+)", lambda found: f"coins:{int(found[1]) + coins}", fields[seat], count=1
        )
    return Game.from_position(" | ".join(fields), seed=rng.randrange(1000))


def _with_mini(field: str, name: str) -> str:
    if "minis:" in field:
        field = re.sub(r"minis:", f"minis:{name}+", field)
    else:
        field = f"{field} minis:{name}"
    return f"{field} named:A" if name == "octopus" else field


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
    """Play to the end; some steps come out, above all those with questions of modules."""
    asked: dict[int, int] = {}
    while not game.over:
        state = state_of(game)
        chance = LOOKS.get(int(state.phase), 0.02)
        if state.phase == ASKING:
            kind = int(state.zoos.asks)
            asked[kind] = asked.get(kind, 0) + 1
            chance = 1 / asked[kind]  # the rare ones for certain
        if rng.random() < chance * zeal:
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
    refusals = {code: state.refusal(seat, code) for code in CODES}
    allowed = {code for code, refused in refusals.items() if refused == 0}
    wrong = [Move(code) for code in allowed ^ listed]
    assert not wrong, (wrong, game.position())
    check_raw(game, raw_codes(list(listed), rng, 40), listed, refusals)
    for number in set(refusals.values()) - {0}:
        assert rule(rule_id(number)), (number, game.position())
    for other in {-1, (seat + 1) % game.players, game.players, 5, 6, 40}:
        if other != seat:
            assert all(state.refusal(other, code) for code in listed), game.position()
    assert state.cells() == cells, game.position()


def check_raw(game: Game, codes: list[int], listed: set[int], refusals: dict[int, int]) -> None:
    """The rules answer any code and allow only what is listed."""
    seat = game.to_act[0]
    for code in codes:
        refused = game.state.refusal(seat, code)
        assert (refused == 0) == (code in listed), (hex(code), code & BYTE, game.position())
        refusals[code] = refused


@each_whole
@each_count
def test_a_move_is_listed_exactly_when_it_is_not_refused(modules: str, players: int) -> None:
    for seed in range(2):
        rng = Random(f"{modules} {players} {seed}")
        game = begun(modules, players, seed)
        for _ in looked_at(game, rng):
            check_all(game, rng)
        codes = CODES + raw_codes(CODES, rng, 40)
        assert all(game.state.refusal(seat, code) for code in codes for seat in range(players))


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


def play_somehow(text: str, rng: Random) -> bool:
    """Is the position refused in one line? If not, it can be played on."""
    try:
        game = Game.from_position(text, seed=rng.randrange(1000))
    except NotationError as error:
        assert "\n" not in str(error), text
        return True
    try:
        assert Game.from_position(game.position(), dealer=None).position() == game.position()
        for _ in range(30):
            if game.over:
                break
            move = rng.choice(game.legal())
            game.play(move)
        assert game.board()
        assert game.view(0)
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
