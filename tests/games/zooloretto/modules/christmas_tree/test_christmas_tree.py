"""The Christmas tree."""

from fractions import Fraction

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game, NotationError, Record

USED = "minis:christmas-tree=1 used:christmas-tree"

# 67 of the 90 tiles of a game of three.
MOST_TILES = "snack*3+drinks*3+fruit*3+popcorn*3+" + "+".join(
    f"{name}*7+{name}-m*2+{name}-f*2"
    for name in ("flamingo", "leopard", "elephant", "chimpanzee", "kangaroo")
)


def table(
    own: str = "minis:christmas-tree",
    trucks: str = "",
    players: int = 3,
    more: str = "",
    gone: str = "",
) -> Game:
    return situation(
        own,
        players=players,
        trucks=trucks,
        gone=gone,
        options=f"modules={more}christmas-tree",
    )


def turn_up(game: Game, *tiles: str) -> Game:
    """Use the tree, with these tiles by chance."""
    game.play(f"tree {len(tiles)}")
    for tile in tiles:
        game.deal(f"reveal {tile}")
    return game


def unseen(game: Game) -> int:
    total = view_of(game)["supply"]["total"]
    assert isinstance(total, int)
    return total


# -- turning up tiles -----------------------------------------------------------------------------


@pytest.mark.rule("MI.18.1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_so_many_tiles_as_were_said_are_turned_up_for_a_coin(number: int) -> None:
    game = table()
    assert [str(event) for event in game.play(f"tree {number}")] == [
        "A lays 1 on the christmas-tree"
    ]
    for _ in range(number):
        assert view_of(game)["asks"] == "reveal"
        assert game.to_act == ()
        assert [str(event) for event in game.deal("reveal panda")] == ["A draws panda"]
    assert texts(game) == ["pick panda", "decline"]
    assert zoo(game).startswith(f"coins:1 {USED} turned:panda")
    assert (bank(game), unseen(game)) == (24, 90 - number)


@pytest.mark.rule("MI.18.1")
def test_the_tree_turns_up_one_to_three_tiles() -> None:
    game = table()
    assert [text for text in texts(game) if text.startswith("tree")] == [
        "tree 1",
        "tree 2",
        "tree 3",
    ]
    assert_refused(game, "tree 0", "MI.18.1")
    assert_refused(game, "tree 4", "MI.18.1")
    assert_refused(game, "pick panda", "Z.2.1")
    with pytest.raises(NotationError):
        game.play("tree many")


@pytest.mark.rule("MI.18.1", "Z.5.1", "MI.0.7")
def test_the_tree_costs_its_owner_a_coin() -> None:
    assert_refused(table("coins:0 minis:christmas-tree"), "tree 1", "Z.5.1")
    other = situation("", "minis:christmas-tree", options="modules=christmas-tree")
    assert_refused(other, "tree 1", "MI.0.7")


@pytest.mark.rule("MI.18.1", "Z.1.10")
def test_chance_turns_up_every_unseen_tile_alike() -> None:
    game = table("barn:panda*6 minis:christmas-tree")
    game.play("tree 2")
    chance = {move.text: likely for move, likely in game.chance()}
    assert chance["reveal panda"] == Fraction(1, 84)
    assert chance["reveal coin"] == Fraction(12, 84)
    game.deal("reveal panda")
    chance = {move.text: likely for move, likely in game.chance()}
    assert "reveal panda" not in chance
    assert chance["reveal coin"] == Fraction(12, 83)
    with pytest.raises(ValueError, match="cannot bring"):
        game.deal("reveal panda")


@pytest.mark.rule("MI.18.1")
def test_tiles_are_turned_up_even_if_no_truck_has_room() -> None:
    game = turn_up(table(trucks="leopard*3,@B,@C"), "panda")
    game.play("pick panda")
    game.play("place panda 4")
    assert view_of(game)["trucks"][0]["tiles"] == ["leopard"] * 3
    waiting = table(trucks="leopard*3,@B,@C")
    waiting.play("tree 1")
    assert Game.from_position(waiting.position(), dealer=None).state == waiting.state


@pytest.mark.rule("MI.18.2")
@pytest.mark.parametrize(("before_end", "most"), [(3, 3), (2, 2), (1, 1), (0, 0)])
def test_the_tree_never_draws_from_the_end_pile(before_end: int, most: int) -> None:
    game = table(gone=f"{MOST_TILES}+coin*{8 - before_end}")
    assert unseen(game) == 15 + before_end
    listed = [text for text in texts(game) if text.startswith("tree")]
    assert listed == [f"tree {number}" for number in range(1, most + 1)]
    for number in range(most + 1, 4):
        assert_refused(game, f"tree {number}", "MI.18.2")


@pytest.mark.rule("MI.18.2", "Z.8.3")
def test_the_last_tiles_before_the_end_pile_do_not_make_the_round_the_last() -> None:
    game = table(gone=f"{MOST_TILES}+coin*6")
    turn_up(game, "panda", "panda-m")
    assert unseen(game) == 15
    assert view_of(game)["last_round"] is False
    game.play("pick panda")
    assert unseen(game) == 16
    game.play("place panda 4")
    assert view_of(game)["last_round"] is False
    game.play("draw")
    game.deal("reveal panda")
    game.play("load 1")
    assert view_of(game)["last_round"] is False
    game.play("draw")
    game.deal("reveal panda")
    assert view_of(game)["last_round"] is True


@pytest.mark.rule("MI.18.2", "MI.10.7")
def test_an_open_end_pile_stays_closed_to_the_tree_even_if_it_grows() -> None:
    """Langer Ludwig's animals come back after the round has become the last."""
    game = situation(
        "coins:2 4:panda*3 minis:langer-ludwig",
        "minis:christmas-tree",
        gone=f"{MOST_TILES}+coin*6",
        trucks="-,-,@C",
        options="modules=langer-ludwig+christmas-tree",
    )
    assert unseen(game) == 14
    assert view_of(game)["last_round"] is True
    for _ in range(3):
        game.play("return panda 4")
    assert unseen(game) == 17
    for state in (game, Game.from_position(game.position(), dealer=None), game.copy()):
        assert view_of(state)["last_round"] is True
        assert_refused(state, "tree 1", "MI.18.2")


@pytest.mark.rule("MI.18.2", "MI.10.7")
def test_the_round_that_becomes_the_last_in_play_closes_the_tree() -> None:
    game = situation(
        "4:panda*3 minis:langer-ludwig",
        "minis:christmas-tree",
        gone=f"{MOST_TILES}+coin*5",
        trucks="-,-,@C",
        options="modules=langer-ludwig+christmas-tree",
    )
    assert unseen(game) == 15
    assert_refused(game, "tree 1", "MI.0.7")
    game.play("draw")
    game.deal("reveal coin")
    game.play("load 1")
    game.play("draw")
    game.deal("reveal coin")
    game.play("load 2")
    for _ in range(3):
        game.play("return panda 4")
    assert unseen(game) == 16
    for state in (game, game.copy(), Game.from_position(game.position(), dealer=None)):
        assert_refused(state, "tree 1", "MI.18.2")


@pytest.mark.rule("MI.18.3")
def test_the_tree_is_used_once_in_the_game() -> None:
    assert_refused(table(USED), "tree 1", "MI.18.3")


# -- keeping one ----------------------------------------------------------------------------------


@pytest.mark.rule("MI.18.4")
def test_one_of_the_tiles_may_be_placed_at_once() -> None:
    game = turn_up(table(), "panda", "snack", "panda")
    assert texts(game) == ["pick snack", "pick panda", "decline"]
    events = [str(event) for event in game.play("pick panda")]
    assert events == ["A picks panda", "A gives back tiles: 2"]
    assert view_of(game)["asks"] == "put"
    assert view_of(game)["waiting"] == ["panda"]
    assert unseen(game) == 89
    game.play("place panda 5")
    assert zoo(game) == f"coins:1 5:panda {USED}"
    assert game.to_act == (1,)


@pytest.mark.rule("MI.18.4")
def test_the_owner_may_keep_none() -> None:
    game = turn_up(table(), "panda", "coin")
    before = view_of(game)["supply"]["unseen"]
    assert [str(event) for event in game.play("decline")] == ["A gives back tiles: 2"]
    assert zoo(game) == f"coins:1 {USED}"
    assert view_of(game)["supply"]["unseen"] == before | {"panda": 7, "coin": 12}
    assert view_of(game)["gone"] == {}
    assert game.to_act == (1,)


@pytest.mark.rule("MI.18.4")
def test_only_a_tile_that_was_turned_up_can_be_kept() -> None:
    game = turn_up(table(), "panda", "coin")
    assert_refused(game, "pick panda-m", "MI.18.4")
    for other in ("draw", "place panda 4", "tree 1", "take 1"):
        assert_refused(game, other, "K.1.9")


@pytest.mark.rule("MI.18.5", "Z.4.4", "Z.4.5")
def test_the_tile_is_placed_where_a_tile_of_a_truck_may_go() -> None:
    game = turn_up(table("4:leopard minis:christmas-tree"), "panda", "snack")
    stalls = game.copy()
    stalls.play("pick snack")
    assert texts(stalls) == [f"place snack {place}" for place in ("4a", "4b", "5", "6", "barn")]
    game.play("pick panda")
    assert texts(game) == [f"place panda {pen}" for pen in ("5", "6", "barn")]
    assert_refused(game, "place panda 4", "Z.4.5")
    assert_refused(game, "place snack 4a", "K.1.9")
    game.play("place panda barn")
    assert zoo(game) == f"coins:1 4:leopard barn:panda {USED}"


@pytest.mark.rule("MI.18.5", "AA.1.4")
def test_the_tile_does_not_go_into_the_acclimatisation_area() -> None:
    game = turn_up(table(more="acclimatisation+"), "panda")
    game.play("pick panda")
    assert "place panda area" not in texts(game)
    assert_refused(game, "place panda area", "AA.1.4")


@pytest.mark.rule("MI.18.5", "Z.6.1", "Z.7.1")
def test_the_tile_can_bring_young_and_a_bonus() -> None:
    game = turn_up(table("coins:1 5:panda*2+panda-m minis:christmas-tree"), "panda-f")
    game.play("pick panda-f")
    events = [event.kind for event in game.play("place panda-f 5")]
    assert events == ["placed", "born", "filled"]
    assert zoo(game) == f"coins:2 5:panda*2+panda-dad+panda-mum+panda-baby {USED}"


@pytest.mark.rule("MI.18.5", "PZ.1.1")
def test_a_birth_by_the_tile_can_ask_for_a_place() -> None:
    game = turn_up(table("5:panda-m minis:christmas-tree", more="petting-zoo+"), "panda-f")
    game.play("pick panda-f")
    game.play("place panda-f 5")
    game.play("place panda-baby petting")
    assert " petting:panda " in zoo(game)
    assert game.to_act == (1,)


@pytest.mark.rule("MI.18.5", "MI.0.2")
def test_a_tile_that_fills_the_enclosure_of_six_wins_no_second_mini() -> None:
    game = turn_up(table("6:panda*5 minis:christmas-tree", more="kea+"), "panda")
    game.play("pick panda")
    game.play("place panda 6")
    assert game.to_act == (1,)


@pytest.mark.rule("MI.18.5")
def test_a_coin_tile_becomes_money_at_once() -> None:
    game = turn_up(table(), "coin", "panda")
    events = [event.kind for event in game.play("pick coin")]
    assert events == ["picked", "mixed", "banked"]
    assert (coins(game), bank(game), unseen(game)) == (2, 24, 89)
    assert zoo(game) == f"coins:2 {USED}"
    assert view_of(game)["gone"] == {}
    assert game.to_act == (1,)
    again = Game.from_position(game.position(), dealer=None)
    assert again.state == game.state
    assert view_of(again)["supply"]["unseen"]["coin"] == 11


@pytest.mark.rule("MI.18.5", "JV.3.3")
def test_a_jungle_animal_of_the_tree_lets_a_visitor_step() -> None:
    game = turn_up(table(more="exotic+"), "koala")
    game.play("pick koala")
    assert texts(game) == ["place koala jungle", "place koala barn"]
    game.play("place koala jungle")
    assert game.to_act == (0,)
    assert texts(game)[0].startswith("visit")


@pytest.mark.rule("MI.18.6")
def test_a_site_cannot_be_kept() -> None:
    game = turn_up(table(more="building-sites+"), "pen-site", "panda", "barn-site")
    assert texts(game) == ["pick panda", "decline"]
    assert_refused(game, "pick pen-site", "MI.18.6")
    assert_refused(game, "pick barn-site", "MI.18.6")
    game.play("pick panda")
    game.play("place panda 4")
    assert view_of(game)["supply"]["unseen"]["pen-site"] == 3


@pytest.mark.rule("MI.18.6")
def test_with_nothing_but_sites_the_owner_keeps_none() -> None:
    game = turn_up(table(more="building-sites+"), "pen-site")
    assert texts(game) == ["decline"]
    game.play("decline")
    assert game.to_act == (1,)


@pytest.mark.rule("MI.18.7")
def test_the_other_tiles_are_unseen_again_and_the_end_pile_keeps_its_size() -> None:
    game = turn_up(table(), "panda-m", "panda-m", "leopard")
    assert unseen(game) == 87
    game.play("pick leopard")
    game.play("place leopard 4")
    assert unseen(game) == 89
    assert view_of(game)["supply"]["before_end_pile"] == 74
    game.play("draw")
    chance = {move.text: likely for move, likely in game.chance()}
    assert chance["reveal panda-m"] == Fraction(2, 89)
    assert chance["reveal leopard"] == Fraction(6, 89)


@pytest.mark.rule("MI.18.8", "MI.0.8")
def test_the_coin_on_the_tree_scores_nothing() -> None:
    game = table(f"coins:3 {USED}")
    assert game.scores()[0].total == 0
    assert game.scores()[0].tiebreak == 3


@pytest.mark.rule("K.1.1")
def test_the_tree_is_one_money_action() -> None:
    game = turn_up(table(), "panda", "panda")
    game.play("pick panda")
    game.play("place panda 4")
    assert view_of(game)["seats"][0]["money_actions"] == 1
    assert_refused(table("quiet:12 minis:christmas-tree"), "tree 1", "K.1.1")


def test_with_two_players_the_tree_works_alike() -> None:
    game = turn_up(table(trucks="panda*3,panda*2,panda", players=2), "snack", "panda")
    game.play("pick snack")
    game.play("place snack 4a")
    assert zoo(game) == f"coins:1 stalls:4a=snack {USED}"
    assert game.to_act == (1,)


# -- written down ---------------------------------------------------------------------------------


def test_every_step_can_be_written_down_copied_and_replayed() -> None:
    game = table()
    steps = ["tree 3", "> panda", "> coin", "> panda-m", "pick panda-m", "place panda-m 6"]
    for step in steps:
        copy = game.copy()
        before = game.position()
        if step.startswith(">"):
            game.deal(f"reveal {step[2:]}")
        else:
            game.play(step)
        assert copy.position() == before
        again = Game.from_position(game.position(), dealer=None)
        assert again.state == game.state
        assert again.position() == game.position()
        assert again.legal() == game.legal()
        assert again.chance() == game.chance()
        assert Game.replay(Record.loads(game.record().dumps())).state == game.state
    assert [move.text for _, move in game.record().entries] == [
        step.replace(">", "reveal") for step in steps
    ]


def test_a_game_goes_on_from_the_middle_of_the_draws() -> None:
    game = table()
    game.play("tree 3")
    game.deal("reveal panda")
    again = Game.from_position(game.position(), dealer=None)
    assert zoo(again) == f"coins:1 {USED} turned:panda draws:2"
    again.deal("reveal snack")
    again.deal("reveal coin")
    assert texts(again) == ["pick panda", "pick snack", "pick coin", "decline"]
    again.play("pick panda")
    again.play("place panda 4")
    assert again.to_act == (1,)
    dealt = Game.from_position(game.position(), seed=1)
    assert view_of(dealt)["asks"] == "pick"


def test_the_view_shows_what_was_turned_up() -> None:
    game = table()
    game.play("tree 2")
    game.deal("reveal panda")
    [tree] = view_of(game)["seats"][0]["minis"]
    assert (tree["tiles"], tree["draws"]) == (["panda"], 1)
    game.deal("reveal coin")
    assert view_of(game)["question"] == {"asks": "pick", "seat": 0}
    assert "A may keep a tile of the Christmas tree" in game.board()
    assert "christmas-tree with 1 coin: panda, coin" in game.board()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (" used:christmas-tree", ""),
        ("minis:christmas-tree=1", "minis:christmas-tree"),
        ("draws:2", "draws:3"),
        ("draws:2", "draws:9"),
        (" draws:2", ""),
        (" turned:panda draws:2", ""),  # no truck has room for an ordinary draw
        ("turned:panda", "turned:panda*2"),
        ("turned:panda", "turned:panda-baby"),
        ("asks:reveal", "asks:turn"),
        ("asks:reveal", "agenda:pick.A asks:pick"),
        ("turn:A", "turn:B"),
    ],
)
def test_a_position_in_the_middle_of_the_draws_must_fit(right: str, wrong: str) -> None:
    game = table(trucks="leopard*3,-,@C")
    game.play("tree 3")
    game.deal("reveal panda")
    text = game.position()
    text = text.replace("trucks:leopard*3,-,@C", "trucks:leopard*3,snack*3,@C")
    assert right in text
    Game.from_position(text, dealer=None)
    with pytest.raises(NotationError):
        Game.from_position(text.replace(right, wrong), dealer=None)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (" used:christmas-tree", ""),
        (" turned:panda+coin", ""),
        ("turned:panda+coin", "turned:panda*3+coin"),
        ("turned:panda+coin", "turned:panda+shop"),
        ("agenda:pick.A asks:pick", "asks:turn"),
        ("pick.A", "pick.B"),
        ("pick.A", "pick.A+pick.A"),
        ("turn:A", "turn:B"),
    ],
)
def test_a_position_with_tiles_turned_up_must_fit(right: str, wrong: str) -> None:
    text = turn_up(table(), "panda", "coin").position()
    assert right in text
    Game.from_position(text, dealer=None)
    with pytest.raises(NotationError):
        Game.from_position(text.replace(right, wrong), dealer=None)


@pytest.mark.rule("MI.18.2")
def test_a_position_in_which_the_tree_reaches_the_end_pile_is_refused() -> None:
    game = table(gone=f"{MOST_TILES}+coin*5")
    game.play("tree 3")
    game.deal("reveal panda")
    text = game.position()
    assert Game.from_position(text, dealer=None).state == game.state
    with pytest.raises(NotationError, match=r"MI\.18\.2"):
        Game.from_position(text.replace("gone:", "gone:coin+"), dealer=None)


@pytest.mark.rule("MI.18.2", "MI.10.7")
def test_a_position_in_which_the_tree_draws_in_the_last_round_is_refused() -> None:
    game = situation(
        "minis:christmas-tree",
        "minis:langer-ludwig used:langer-ludwig",
        gone=f"{MOST_TILES}+coin*6",
        options="modules=langer-ludwig+christmas-tree",
    )
    game.play("tree 2")
    text = game.position()
    assert Game.from_position(text, dealer=None).state == game.state
    with pytest.raises(NotationError, match=r"MI\.18\.2"):
        Game.from_position(text.replace("turn:A", "turn:A last:yes"), dealer=None)
