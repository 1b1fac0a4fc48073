"""Where an enclosure stands on its scale of points."""

from mypy_extensions import i64

from zoopark.core.score import Reason
from zoopark.games.zooloretto.rules.zoo import Zoo


def scale_reason(zoo: Zoo, pen: i64, points: i64) -> Reason:
    """Why an enclosure is worth these points (Z.9.1 to Z.9.4)."""
    animals, missing = zoo.animals(pen), zoo.missing(pen)
    if animals == 0:
        return Reason("empty", points)
    if missing == 0:
        return Reason("full", points, animals)
    if missing == 1:
        return Reason("nearly-full", points, animals)
    if zoo.has_stall_at(pen):
        return Reason("beside-stall", points, animals, 1)
    return Reason("no-stall", points, animals)
