"""Games as objects: copies, seeds, the catalogue and the names of the package."""

import pytest

import zoopark
from zoopark import Dealer, Game, Move


def play_some(game: Game, decisions: int) -> None:
    for number in range(decisions):
        if game.over:
            return
        legal = game.legal()
        game.play(legal[number * 5 % len(legal)])


def whole(game: Game) -> tuple[str, str]:
    """The position and the record at the end of a game played on in a fixed manner."""
    play_some(game, 10_000)
    return game.position(), game.record().dumps()


def test_a_copy_goes_on_independently() -> None:
    game = Game("zooloretto(players=3)", seed=1)
    play_some(game, 30)
    before = game.position(), game.record().dumps(), game.legal()
    copy = game.copy()
    assert (copy.position(), copy.record().dumps(), copy.legal()) == before
    assert copy.state == game.state
    play_some(copy, 30)
    assert copy.position() != before[0]
    assert (game.position(), game.record().dumps(), game.legal()) == before


def test_a_copy_is_dealt_the_same() -> None:
    game = Game("zooloretto(players=3)", seed=1)
    play_some(game, 30)
    copy = game.copy()
    assert whole(copy) == whole(game)


def test_a_copy_reports_events_and_leaves_those_of_the_game_alone() -> None:
    game = Game("zooloretto(players=3, out=camel+zebra, start=A)", seed=1)
    copy = game.copy()
    assert [event.kind for event in copy.play("draw")] == ["revealed"]
    assert [event.kind for event in game.play("draw")] == ["revealed"]


def test_a_copy_of_a_game_dealt_by_hand_waits_as_well() -> None:
    game = Game("zooloretto(players=3)", dealer=None)
    copy = game.copy()
    copy.deal("leave panda")
    assert game.chance()[4] == (Move("leave panda"), game.chance()[0][1])
    assert len(copy.chance()) == 7
    assert len(game.chance()) == 8


def test_a_copy_of_a_game_from_a_position_remembers_it() -> None:
    start = Game("zooloretto(players=3)", seed=1).position()
    game = Game.from_position(start, seed=2)
    play_some(game, 5)
    assert game.copy().record() == game.record()
    assert game.copy().record().start == start


@pytest.mark.parametrize("seed", [0, 7, -7, 2**100, "", "word", "Žirafa 🦒"])
def test_the_same_seed_gives_the_same_game(seed: int | str) -> None:
    config = "zooloretto(players=2)"
    assert whole(Game(config, seed=seed)) == whole(Game(config, seed=seed))
    assert whole(Game(config, dealer=Dealer(seed))) == whole(Game(config, seed=seed))


def test_different_seeds_give_different_games() -> None:
    seeds: list[int | str] = [0, 1, -1, 2**32, 2**64, "", "0", "1", "word"]
    ends = {whole(Game("zooloretto(players=2)", seed=seed)) for seed in seeds}
    assert len(ends) == len(seeds)


def test_without_a_seed_two_games_are_dealt_differently() -> None:
    first, second = (whole(Game("zooloretto(players=5)")) for _ in range(2))
    assert first != second


def test_a_game_from_a_position_can_be_seeded() -> None:
    start = Game("zooloretto(players=3)", seed=1).position()
    ends = [whole(Game.from_position(start, seed=seed)) for seed in (5, 5, "5")]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


def test_the_catalogue_lists_games_and_options() -> None:
    titles = {title.name: title for title in zoopark.games()}
    title = titles["zooloretto"]
    assert (title.least_players, title.most_players, title.default_players) == (2, 5, 3)
    assert [option.name for option in title.options][:3] == ["players", "out", "start"]
    for option in title.options:
        assert option.form
        assert option.about
        text = repr(option)
        assert repr(eval(text, {"Option": zoopark.Option})) == text


def test_the_catalogue_cannot_be_spoiled() -> None:
    zoopark.games().clear()
    assert zoopark.games()


def test_every_public_name_is_there() -> None:
    for name in zoopark.__all__:
        assert getattr(zoopark, name) is not None
    assert len(set(zoopark.__all__)) == len(zoopark.__all__)


def test_printing_a_game_shows_the_board_with_seat_letters() -> None:
    game = Game("zooloretto(players=2, start=A)", seed=1)
    assert str(game) == game.board() == game.board(["A", "B"])
    assert "A is on turn" in str(game)
    assert "Eva is on turn" in game.board(["Eva", "Jan"])


def test_an_unknown_rule_is_refused() -> None:
    for name in ("", "Z", "Z.4", "Z.99.1", "Q.1.1", "z.4.2"):
        with pytest.raises(ValueError, match="there is no rule"):
            zoopark.rule(name)
    assert zoopark.rule("Z.4.2").text("en") == "A truck without a tile cannot be taken."
