"""What tests of all modules use of the skunk."""

from support.samples import Sample

SAMPLES = {
    "skunk": Sample(
        golden=(3, 28),
        moves=(
            "sell",
            "claim",
            "decline",
        ),
        zoo="coins:0 6:leopard*6 barn:flamingo minis:skunk used:skunk sale:panda*2 quiet:1",
        asks="agenda:claim.B asks:claim",
    ),
}
