"""What tests of all modules use of the reindeer."""

from support.module_reckoning import missing
from support.samples import Mini, Sample, Seat


def points(mini: Mini, seat: Seat) -> int:
    """A point for each free space; one with a site is unoccupied (MI.17.2)."""
    return sum(missing(seat, pen) for pen in seat["enclosures"] if pen["name"] in "456")


SAMPLES = {
    "reindeer": Sample(golden=(2, 5), made_up=lambda box: ["minis:reindeer"], points=points),
}
