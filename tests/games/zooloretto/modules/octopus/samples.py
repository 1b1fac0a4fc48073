"""What tests of all modules use of the octopus."""

from support.made_up_zoos import Box
from support.samples import Mini, Sample, Seat


def made_up(box: Box) -> list[str]:
    return ["minis:octopus", f"named:{box.rng.choice('ABCDE')}"]


def last_points(mini: Mini, seat: Seat, totals: list[int]) -> tuple[int, int]:
    """Points lost and coins paid for a wrong name (MI.6.3, MI.6.4)."""
    named = mini["named"]
    if named is None or totals[named] == max(totals):
        return 0, 0
    return (0, 2) if seat["coins"] >= 2 else (-2, 0)


SAMPLES = {
    "octopus": Sample(
        golden=(3, 0),
        moves=("name",),
        zoo="coins:2 6:leopard*6 minis:octopus named:C",
        owned="named:A minis:octopus",
        made_up=made_up,
        last_points=last_points,
    ),
}
