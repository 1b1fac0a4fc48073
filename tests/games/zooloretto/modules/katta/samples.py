"""What tests of all modules use of the katta."""

from support.made_up_zoos import Box
from support.samples import Mini, Sample, Seat


def made_up(box: Box) -> list[str]:
    coins = box.rng.choice([0, 1, 3])
    return [f"minis:katta={coins}" if coins else "minis:katta"]


def points(mini: Mini, seat: Seat) -> int:
    return int(mini["coins"] > 0)


SAMPLES = {
    "katta": Sample(
        golden=(2, 6), moves=("skip",), owned="minis:katta=2", made_up=made_up, points=points
    ),
}
