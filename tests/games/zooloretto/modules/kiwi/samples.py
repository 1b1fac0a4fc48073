"""What tests of all modules use of the kiwi."""

from support.samples import Sample

SAMPLES = {
    "kiwi": Sample(
        golden=(2, 14),
        moves=(
            "rearrange",
            "repack",
        ),
        zoo="coins:1 6:leopard*6 minis:kiwi=1 used:kiwi lifted:flamingo+coin+panda-m quiet:1",
        asks="agenda:repack.A.flamingo asks:repack",
    ),
}
