"""Game strings: one canonical form for each game, and a clear refusal of all else."""

import pytest

from support.views import view_of
from zoopark import Game, NotationError
from zoopark.games.catalog import read_config
from zoopark.notation.config import Config

CANONICAL = [
    ("zooloretto", "zooloretto(players=3)"),
    ("zooloretto()", "zooloretto(players=3)"),
    ("Zooloretto(players=3)", "zooloretto(players=3)"),
    ("  zooloretto ( players = 5 )\n", "zooloretto(players=5)"),
    ("ZOOLORETTO(PLAYERS=2)", "zooloretto(players=2)"),
    ("zooloretto(start=c, players=3)", "zooloretto(players=3, start=C)"),
    ("zooloretto(start=A)", "zooloretto(players=3, start=A)"),
    ("zooloretto(out=zebra+camel)", "zooloretto(players=3, out=camel+zebra)"),
    ("zooloretto(out=Zebra + CAMEL,players=3)", "zooloretto(players=3, out=camel+zebra)"),
    ("zooloretto(players=4,out=panda)", "zooloretto(players=4, out=panda)"),
    (
        "zooloretto(start=b, out=kangaroo+flamingo+panda, players=2)",
        "zooloretto(players=2, out=flamingo+panda+kangaroo, start=B)",
    ),
]


@pytest.mark.parametrize(("text", "canonical"), CANONICAL)
def test_a_game_string_has_one_canonical_form(text: str, canonical: str) -> None:
    assert str(read_config(text)) == canonical
    assert Game(text, seed=1).config == canonical


@pytest.mark.parametrize("canonical", sorted({canonical for _, canonical in CANONICAL}))
def test_the_canonical_form_is_its_own_canonical_form(canonical: str) -> None:
    assert str(read_config(canonical)) == canonical
    assert read_config(canonical) == read_config(canonical.upper().replace(",", " ,"))


def test_the_options_settle_what_they_say() -> None:
    game = Game("zooloretto(players=4, out=panda, start=D)", dealer=None)
    assert game.players == 4
    assert game.to_act == (3,)
    assert view_of(game)["left_out"] == ["panda"]


def test_options_that_are_not_given_are_dealt() -> None:
    game = Game("zooloretto(players=2)", seed=3)
    assert len(view_of(game)["left_out"]) == 3
    assert game.config == "zooloretto(players=2)"


def test_configs_are_equal_by_what_they_say() -> None:
    read = read_config("zooloretto(start=b)")
    assert read == Config("zooloretto", {"players": "3", "start": "B"})
    assert hash(read) == hash(Config("zooloretto", {"players": "3", "start": "B"}))
    assert read != read_config("zooloretto(start=a)")
    assert read != "zooloretto(players=3, start=B)"
    assert eval(repr(read), {"Config": Config}) == read


REFUSED = [
    ("", "cannot read the game string ''"),
    ("   ", "cannot read the game string"),
    ("(players=3)", "cannot read the game string"),
    ("zooloretto(players=3", "cannot read the game string"),
    ("zooloretto players=3", "cannot read the game string"),
    ("zooloretto((players=3))", "cannot read the game string"),
    ("zooloretto(players=3) and more", "cannot read the game string"),
    ("🦓", "cannot read the game string"),
    ("chess", "no game is called 'chess'; there are zooloretto"),
    ("zooloretto(colour=red)", "zooloretto has no option 'colour'"),
    ("zooloretto(3)", "cannot read the option '3'"),
    ("zooloretto(players)", "cannot read the option 'players'"),
    ("zooloretto(players=)", "cannot read the option 'players='"),
    ("zooloretto(=3)", "cannot read the option '=3'"),
    ("zooloretto(players=3, Players=3)", "the option 'players' is given twice"),
    ("zooloretto(start=a, start=b)", "the option 'start' is given twice"),
    ("zooloretto(players=0)", "2 to 5 players, not '0'"),
    ("zooloretto(players=1)", "2 to 5 players, not '1'"),
    ("zooloretto(players=6)", "2 to 5 players, not '6'"),
    ("zooloretto(players=x)", "2 to 5 players, not 'x'"),
    ("zooloretto(players=2.5)", "2 to 5 players, not '2.5'"),
    ("zooloretto(players=-3)", "2 to 5 players, not '-3'"),
    ("zooloretto(players=3=3)", "2 to 5 players, not '3=3'"),
    ("zooloretto(players=٣)", "2 to 5 players"),
    ("zooloretto(players=2, out=camel+zebra)", "3 species are left out"),
    ("zooloretto(players=3, out=camel)", "2 species are left out"),
    ("zooloretto(players=3, out=camel+camel)", "2 species are left out"),
    ("zooloretto(players=3, out=camel+zebra+camel)", "2 species are left out"),
    ("zooloretto(players=4, out=camel+zebra)", "1 species are left out"),
    ("zooloretto(players=5, out=camel)", "0 species are left out"),
    ("zooloretto(out=camel+)", "no species is called ''"),
    ("zooloretto(out=camel+dragon)", "no species is called 'dragon'"),
    ("zooloretto(out=camel zebra)", "no species is called 'camel zebra'"),
    ("zooloretto(start=D)", "seat D cannot begin with 3 players"),
    ("zooloretto(players=2, start=C)", "seat C cannot begin with 2 players"),
    ("zooloretto(start=F)", "no seat is called"),
    ("zooloretto(start=0)", "no seat is called"),
    ("zooloretto(start=AB)", "no seat is called"),
]


@pytest.mark.parametrize(("text", "fragment"), REFUSED)
def test_a_wrong_game_string_is_refused_in_one_clear_line(text: str, fragment: str) -> None:
    with pytest.raises(NotationError) as refused:
        Game(text)
    assert fragment in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "zooloretto(modules=dragons)",
        "zooloretto(players=3, modules=dragons+unicorns)",
        "zooloretto+dragons(players=3)",
    ],
)
def test_an_unknown_module_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        Game(text)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("x" * 50_000, id="game"),
        pytest.param("(" * 50_000, id="brackets"),
        pytest.param("zooloretto(" + "x" * 50_000 + ")", id="part"),
        pytest.param("zooloretto(" + "x" * 50_000 + "=1)", id="option"),
        pytest.param("zooloretto(" + ("x" * 50_000 + "=1,") * 2 + ")", id="doubled option"),
        pytest.param("zooloretto(players=" + "1" * 10_000 + ")", id="players"),
        pytest.param("zooloretto(players=" + "x" * 10_000 + ")", id="no number of players"),
        pytest.param("zooloretto(out=" + "camel+" * 5_000 + "zebra)", id="many species"),
        pytest.param("zooloretto(out=" + "x" * 50_000 + ")", id="species"),
        pytest.param("zooloretto(start=" + "A" * 50_000 + ")", id="start"),
    ],
)
def test_a_huge_game_string_is_refused_in_a_short_line(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        Game(text)
    assert len(str(refused.value)) < 300
