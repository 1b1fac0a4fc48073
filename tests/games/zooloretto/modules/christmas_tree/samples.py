"""What tests of all modules use of the christmas tree."""

from support.samples import Sample

SAMPLES = {
    "christmas-tree": Sample(
        golden=(3, 10),
        moves=(
            "tree",
            "pick",
        ),
        zoo="coins:4 6:leopard*6 minis:christmas-tree=1 used:christmas-tree "
        "turned:coin+panda+panda-m quiet:1",
        asks="agenda:pick.A asks:pick",
    ),
}
