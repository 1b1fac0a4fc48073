"""What tests of all modules use of the christmas present."""

from support.made_up_zoos import Box
from support.samples import Mini, Sample, Seat


def made_up(box: Box) -> list[str]:
    tiles = [tile for tile in ("snack", "zebra", "koala") if box.take(tile)]
    return ["minis:christmas-present", *([f"present:{'+'.join(tiles)}"] if tiles else [])]


def points(mini: Mini, seat: Seat) -> int:
    return len(mini["tiles"])


SAMPLES = {
    "christmas-present": Sample(
        golden=(4, 4),
        zoo="coins:2 6:leopard*6 minis:christmas-present present:flamingo*3+snack+panda-m",
        made_up=made_up,
        points=points,
    ),
}
