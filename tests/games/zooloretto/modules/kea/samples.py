"""What tests of all modules use of the kea."""

from support.made_up_zoos import Box
from support.samples import Mini, Sample, Seat


def made_up(box: Box) -> list[str]:
    coins = box.rng.choice([0, 1, 3])
    return [f"minis:kea={coins}" if coins else "minis:kea"]


def points(mini: Mini, seat: Seat) -> int:
    return int(mini["coins"])


SAMPLES = {
    "kea": Sample(golden=(2, 42), moves=("gift",), made_up=made_up, points=points),
}
