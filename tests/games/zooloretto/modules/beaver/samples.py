"""What tests of all modules use of the beaver."""

from support.samples import Sample

SAMPLES = {
    "beaver": Sample(
        golden=(4, 9),
        moves=("gnaw",),
        seldom="zooloretto(players=3, out=camel+zebra, modules=beaver) | round:2 turn:A asks:gnaw "
        "agenda:gnaw.A.1 | bank:27 | trucks:panda+coin,-,- | A coins:1 6:leopard*6 minis:beaver "
        "used:beaver gnawed:flamingo | B coins:2 | C coins:2",
        zoo="coins:5 6:leopard*6 minis:beaver used:beaver gnawed:flamingo+coin+panda-m",
    ),
}
