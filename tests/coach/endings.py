"""The last turn of a game, in which one truck wins and the other loses."""

from zoopark import Game

LAST_TURN = (
    "zooloretto(players=2, out=camel+chimpanzee+zebra) | round:9 turn:A asks:turn | bank:26"
    " | trucks:@B,leopard+coin,flamingo | A coins:2 5:leopard*4"
    " | B coins:2 5:elephant*4 stalls:4a=snack | gone:leopard-m*2+leopard-f*2"
    "+flamingo*6+flamingo-m*2+flamingo-f*2+elephant*3+elephant-m*2+elephant-f*2"
    "+panda*7+panda-m*2+panda-f*2+kangaroo*7+kangaroo-m*2+kangaroo-f*2"
    "+snack*2+drinks*3+fruit*3+popcorn*3+coin*11+leopard"
)


def last_turn() -> Game:
    """A has five points and B seven; the leopard is worth three to A, the flamingo nothing."""
    return Game.from_position(LAST_TURN, seed=1)


def finished(*moves: str) -> Game:
    """The same game played to its end by A."""
    game = last_turn()
    for move in moves:
        game.play(move)
    assert game.over
    return game
