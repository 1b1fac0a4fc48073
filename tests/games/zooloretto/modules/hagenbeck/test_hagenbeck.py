"""Tierpark Hagenbeck."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game, NotationError, Record

USED = "minis:hagenbeck=2 used:hagenbeck"


def table(
    own: str, players: int = 3, more: str = "", table: str = "", out: str | None = None
) -> Game:
    return situation(
        own if "minis:" in own else f"{own} minis:hagenbeck",
        players=players,
        options=f"modules={more}hagenbeck",
        table=table,
        out=out,
    )


def hosts(game: Game) -> list[str]:
    return [text for text in texts(game) if text.startswith("host")]


def line(game: Game, name: str) -> int:
    sheet = game.scores()[0]
    assert sheet.total == game.state.points(0)
    return sheet.points(name)


# -- inviting a guest -----------------------------------------------------------------------------


@pytest.mark.rule("MI.15.1", "MI.0.8")
def test_an_animal_of_the_barn_becomes_a_guest_for_two_coins() -> None:
    game = table("coins:3 4:panda*2 barn:flamingo*2")
    events = [str(event) for event in game.play("host flamingo 4")]
    assert events == ["A lays 2 on the hagenbeck", "A puts flamingo as a guest into 4"]
    assert zoo(game) == f"coins:1 4:panda*2 barn:flamingo {USED} guest:4=flamingo"
    assert bank(game) == 23
    assert game.scores()[0].tiebreak == 1
    assert view_of(game)["seats"][0]["money_actions"] == 1
    assert game.to_act == (1,)


@pytest.mark.rule("MI.15.1")
def test_the_guest_comes_out_of_the_own_barn() -> None:
    game = situation(
        "coins:5 4:panda*2 5:elephant barn:snack minis:hagenbeck",
        "barn:flamingo",
        options="modules=hagenbeck",
    )
    assert hosts(game) == []
    assert_refused(game, "host flamingo 4", "MI.15.1")
    assert_refused(game, "host elephant 4", "MI.15.1")
    assert_refused(game, "host snack 5", "MI.15.1")


@pytest.mark.rule("MI.15.1", "Z.5.1")
def test_the_guest_costs_two_coins() -> None:
    assert_refused(table("coins:1 4:panda barn:flamingo"), "host flamingo 4", "Z.5.1")


@pytest.mark.rule("MI.15.2")
def test_there_is_one_guest_in_the_game() -> None:
    assert_refused(table(f"coins:9 4:panda barn:flamingo {USED}"), "host flamingo 4", "MI.15.2")


@pytest.mark.rule("MI.15.3")
@pytest.mark.parametrize("guest", ["flamingo", "flamingo-m", "flamingo-baby", "flamingo-dad"])
def test_a_guest_is_young_or_grown(guest: str) -> None:
    family = {"flamingo-baby": "dad+flamingo-mum", "flamingo-dad": "baby+flamingo-mum"}
    parents = f"6:flamingo-{family[guest]}" if guest in family else ""
    game = table(f"4:panda barn:{guest} {parents}")
    game.play(f"host {guest} 4")
    assert zoo(game).endswith(f"guest:4={guest}")


@pytest.mark.rule("MI.15.3")
def test_a_jungle_animal_or_a_chameleon_is_no_guest() -> None:
    game = table("4:panda barn:koala+chameleon", more="exotic+chameleons+")
    assert hosts(game) == []
    assert_refused(game, "host koala 4", "MI.15.3")
    assert_refused(game, "host chameleon 4", "MI.15.3")


@pytest.mark.rule("MI.15.4")
def test_leopards_are_neither_guests_nor_hosts() -> None:
    game = table("4:panda 5:leopard barn:leopard+flamingo")
    assert hosts(game) == ["host flamingo 4"]
    assert_refused(game, "host leopard 4", "MI.15.4")
    assert_refused(game, "host flamingo 5", "MI.15.4")


@pytest.mark.rule("MI.15.4", "FA.1.3")
def test_lions_are_no_leopards() -> None:
    game = table("4:panda barn:lion", more="lion-family+", out="camel+zebra+leopard")
    game.play("host lion 4")
    assert zoo(game).endswith("guest:4=lion")


@pytest.mark.rule("MI.15.5", "Z.1.7")
def test_only_the_zoo_board_and_open_expansion_boards_take_a_guest() -> None:
    own = "coins:5 x:panda sponsor:panda pandas:panda barn:flamingo"
    game = table(own, more="extra-enclosures+boss+")
    assert hosts(game) == ["host flamingo x"]
    assert_refused(game, "host flamingo sponsor", "MI.15.5")
    assert_refused(game, "host flamingo pandas", "MI.15.5")
    assert_refused(game, "host flamingo barn", "MI.15.5")
    assert_refused(table("4:panda barn:flamingo"), "host flamingo x", "Z.1.7")


@pytest.mark.rule("MI.15.5")
def test_with_two_players_both_expansion_boards_take_a_guest() -> None:
    game = table("x:panda y:leopard barn:flamingo+panda", players=2)
    assert hosts(game) == ["host flamingo x"]
    game = table("x:panda y:camel barn:flamingo", players=2)
    assert hosts(game) == ["host flamingo x", "host flamingo y"]


@pytest.mark.rule("MI.15.6")
def test_a_guest_needs_hosts_of_another_species() -> None:
    game = table("4:flamingo 5:panda barn:flamingo")
    assert hosts(game) == ["host flamingo 5"]
    assert_refused(game, "host flamingo 4", "MI.15.6")
    assert_refused(game, "host flamingo 6", "MI.15.6")


@pytest.mark.rule("MI.15.7")
def test_a_guest_needs_a_free_space() -> None:
    assert_refused(table("4:panda*4 barn:flamingo"), "host flamingo 4", "MI.15.7")
    blocked = table("4:panda*3+pen-site barn:flamingo", more="building-sites+")
    assert_refused(blocked, "host flamingo 4", "MI.15.7")
    smaller = table("4:panda*3 pavilions:4 barn:flamingo", more="buildings+")
    assert_refused(smaller, "host flamingo 4", "MI.15.7")


@pytest.mark.rule("MI.0.7")
def test_only_the_owner_invites_a_guest() -> None:
    game = situation("4:panda barn:flamingo", "minis:hagenbeck", options="modules=hagenbeck")
    assert_refused(game, "host flamingo 4", "MI.0.7")


# -- the guest in its enclosure -------------------------------------------------------------------


@pytest.mark.rule("MI.15.8", "Z.7.1")
def test_a_guest_can_fill_its_enclosure_and_earn_the_bonus() -> None:
    game = table("coins:2 5:panda*4 barn:flamingo")
    assert [event.kind for event in game.play("host flamingo 5")] == ["laid", "hosted", "filled"]
    assert coins(game) == 2
    assert line(game, "enclosure-5") == 8


@pytest.mark.rule("MI.15.8", "MI.0.2")
def test_a_guest_that_fills_the_enclosure_of_six_wins_no_second_mini() -> None:
    game = table("6:panda*5 barn:flamingo", more="kea+")
    game.play("host flamingo 6")
    assert game.to_act == (1,)


@pytest.mark.rule("MI.15.8", "Z.9.1", "Z.9.2")
@pytest.mark.parametrize(("hosts", "scored"), [(4, 8), (3, 5)])
def test_a_guest_makes_an_enclosure_full_or_nearly_full(hosts: int, scored: int) -> None:
    game = table(f"5:panda*{hosts} stalls:5=snack {USED} guest:5=flamingo")
    assert line(game, "enclosure-5") == scored


@pytest.mark.rule("MI.15.8", "Z.9.3", "Z.9.4")
@pytest.mark.parametrize(("stall", "scored"), [("stalls:5=snack", 3), ("stalls:6=snack", 0)])
def test_a_guest_scores_beside_a_stall(stall: str, scored: int) -> None:
    game = table(f"5:panda*2 {stall} {USED} guest:5=flamingo")
    assert line(game, "enclosure-5") == scored


@pytest.mark.rule("MI.15.8", "BS.3.3")
def test_a_site_beside_the_guest_still_lacks_an_animal() -> None:
    game = table(f"4:panda*2+pen-site {USED} guest:4=flamingo", more="building-sites+")
    assert line(game, "enclosure-4") == 4


@pytest.mark.rule("MI.15.8")
def test_a_guest_no_longer_costs_points_in_the_barn() -> None:
    game = table("4:panda barn:flamingo")
    assert line(game, "barn-animals") == -2
    game.play("host flamingo 4")
    assert line(game, "barn-animals") == 0


@pytest.mark.rule("MI.15.9")
def test_a_guest_has_no_young() -> None:
    game = situation(
        f"5:panda-m {USED} guest:5=flamingo-f",
        trucks="@A,-,-",
        asks="place=flamingo-m+panda-f",
        options="modules=hagenbeck",
    )
    assert_refused(game, "place flamingo-m 5", "Z.4.5")
    game.play("place flamingo-m 6")
    events = game.play("place panda-f 5")
    assert [event.data["tile"] for event in events if event.kind == "born"] == ["panda-baby"]
    assert zoo(game) == (
        f"coins:2 5:panda-dad+panda-mum+panda-baby 6:flamingo-m {USED} guest:5=flamingo-f"
    )


@pytest.mark.rule("MI.15.8", "Z.6.3", "Z.7.5")
def test_a_birth_beside_the_guest_finds_the_enclosure_full() -> None:
    game = situation(
        f"coins:0 5:panda*2+panda-m {USED} guest:5=flamingo",
        trucks="@A,-,-",
        asks="place=panda-f",
        options="modules=hagenbeck",
    )
    events = game.play("place panda-f 5")
    assert [event.kind for event in events] == ["placed", "born", "filled"]
    assert coins(game) == 2
    assert " barn:panda-baby " in zoo(game)


@pytest.mark.rule("MI.15.8", "Z.7.5")
def test_a_young_one_can_take_the_last_space_beside_the_guest() -> None:
    game = situation(
        f"coins:0 5:panda+panda-m {USED} guest:5=flamingo",
        trucks="@A,-,-",
        asks="place=panda-f",
        options="modules=hagenbeck",
    )
    game.play("place panda-f 5")
    assert zoo(game) == (f"coins:2 5:panda+panda-dad+panda-mum+panda-baby {USED} guest:5=flamingo")


@pytest.mark.rule("MI.15.10")
def test_further_animals_are_of_the_species_of_the_hosts() -> None:
    game = situation(
        f"4:panda*2 {USED} guest:4=flamingo",
        trucks="@A,-,-",
        asks="place=panda*2+flamingo",
        options="modules=hagenbeck",
    )
    assert_refused(game, "place flamingo 4", "Z.4.5")
    game.play("place panda 4")
    assert_refused(game, "place panda 4", "Z.4.4")
    assert "place panda 5" in texts(game)


@pytest.mark.rule("MI.15.11")
def test_an_enclosure_with_a_guest_takes_no_part_in_an_exchange() -> None:
    game = table(f"4:panda*2 5:leopard 6:elephant barn:kangaroo {USED} guest:4=flamingo")
    assert_refused(game, "exchange 4 5", "MI.15.11")
    assert_refused(game, "exchange 4 6", "MI.15.11")
    assert_refused(game, "exchange 4 kangaroo", "MI.15.11")
    assert "exchange 5 6" in texts(game)
    assert "exchange 5 kangaroo" in texts(game)


@pytest.mark.rule("MI.15.12", "FZ.1.2")
def test_a_guest_goes_with_its_hosts_when_they_are_given_away() -> None:
    game = table(f"4:panda*3 {USED} guest:4=flamingo-f", more="foreign-zoos+")
    events = [event.kind for event in game.play("give 4")]
    assert events == ["followed", "gave"]
    assert zoo(game) == f"coins:2 cards:3 {USED}"
    assert view_of(game)["gone"] == {"flamingo-f": 1, "panda": 3}
    game = Game.from_position(game.position(), dealer=None)
    assert view_of(game)["seats"][0]["enclosures"][0]["spaces"] == 4


@pytest.mark.rule("MI.15.12")
def test_after_a_gift_the_enclosure_is_as_large_and_as_free_as_before() -> None:
    game = situation(
        f"coins:2 4:panda*3 5:elephant {USED} guest:4=flamingo",
        trucks="-,@B,@C",
        options="modules=foreign-zoos+hagenbeck",
    )
    game.play("give 4")
    game.play("draw")
    game.deal("reveal kangaroo")
    game.play("load 1")
    game.play("draw")
    game.deal("reveal coin")
    game.play("load 1")
    game.play("take 1")
    game.play("place kangaroo 4")
    assert view_of(game)["seats"][0]["enclosures"][0]["spaces"] == 4
    assert "exchange 4 5" in texts(game)


@pytest.mark.rule("MI.15.12")
def test_a_gift_of_other_animals_leaves_the_guest_where_it_is() -> None:
    own = f"4:panda*3 5:elephant*5 {USED} guest:4=flamingo"
    game = table(own, more="foreign-zoos+")
    game.play("give 5")
    assert zoo(game) == f"coins:2 4:panda*3 cards:3 {USED} guest:4=flamingo"


@pytest.mark.rule("MI.15.13")
def test_for_an_order_card_the_enclosure_counts_for_the_hosts() -> None:
    def ordered(own: str) -> int:
        game = situation(
            f"{own} order:1 {USED}",
            "order:2",
            "order:3",
            out="zebra+leopard",
            options="modules=order-cards+hagenbeck",
        )
        return line(game, "order-card")

    assert ordered("4:panda*3 guest:4=chimpanzee") == 3  # pandas first, chimpanzees second
    assert ordered("4:chimpanzee*3 guest:4=panda") == 2
    assert ordered("4:panda*2 guest:4=chimpanzee") == 0


@pytest.mark.rule("MI.15.14", "BL.5.2")
@pytest.mark.parametrize(("guest", "scored"), [("flamingo-baby", 3), ("flamingo", 2)])
def test_a_young_guest_counts_for_the_souvenir_shop(guest: str, scored: int) -> None:
    parents = "6:flamingo-dad+flamingo-mum" if guest == "flamingo-baby" else ""
    game = table(
        f"4:panda {parents} stalls:5=shop {USED} guest:4={guest}",
        more="buildings+",
        table="shop:taken",
    )
    assert line(game, "stalls") == scored


@pytest.mark.rule("MI.15.14")
def test_a_young_guest_counts_for_the_own_shop_only() -> None:
    game = situation(
        f"4:panda 6:flamingo-dad+flamingo-mum {USED} guest:4=flamingo-baby",
        "stalls:5=shop",
        table="shop:taken",
        options="modules=buildings+hagenbeck",
    )
    assert [sheet.points("stalls") for sheet in game.scores()] == [0, 2, 0]


@pytest.mark.rule("BO.5.3")
def test_a_guest_with_an_x_lies_outside_the_barn() -> None:
    game = table(
        f"4:panda staff:buyer {USED} guest:4=flamingo-xf", more="boss+", table="sold:flamingo-xf"
    )
    assert line(game, "x-tiles") == 1


# -- written down ---------------------------------------------------------------------------------


def test_a_guest_can_be_written_down_seen_and_replayed() -> None:
    game = table("coins:3 5:panda*3 barn:flamingo-m")
    game.play("host flamingo-m 5")
    assert Game.from_position(game.position(), dealer=None).state == game.state
    assert Game.replay(Record.loads(game.record().dumps())).state == game.state
    [mini] = view_of(game)["seats"][0]["minis"]
    assert mini["guest"] == {"tile": "flamingo-m", "enclosure": "5"}
    assert "hagenbeck with 2 coins, guest flamingo-m in 5" in game.board()
    copy = game.copy()
    copy.play("draw")
    assert game.state != copy.state


@pytest.mark.parametrize(
    "own",
    [
        "4:panda minis:hagenbeck guest:4=flamingo",
        "4:panda minis:hagenbeck used:hagenbeck",
        "4:panda minis:hagenbeck=2",
        "4:panda minis:hagenbeck=1 used:hagenbeck",
        f"4:panda {USED} guest:5=flamingo",
        f"4:panda {USED} guest:x=flamingo",
        f"4:panda {USED} guest:4=panda-m",
        f"4:panda {USED} guest:4=leopard",
        f"4:leopard {USED} guest:4=panda",
        f"4:panda {USED} guest:4=snack",
        f"4:panda {USED} guest:4=flamingo-baby",
        f"4:panda {USED} guest:4",
        f"4:panda*4 {USED} guest:4=flamingo",
        f"4:panda {USED} guest:barn=flamingo",
        "4:panda guest:4=flamingo minis:kea",
    ],
)
def test_a_position_that_cannot_be_is_refused(own: str) -> None:
    with pytest.raises(NotationError) as refused:
        table(own, more="kea+")
    assert "\n" not in str(refused.value)
