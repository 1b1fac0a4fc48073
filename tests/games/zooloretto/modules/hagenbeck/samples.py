"""What tests of all modules use of Hagenbeck."""

from support.made_up_zoos import SPECIES, Box
from support.samples import Mini, Sample


def made_up(box: Box) -> list[str]:
    hosts = [
        pen
        for pen, host in box.homes.items()
        if box.room[pen] > 0 and host != "leopard" and pen != "sponsor"
    ]
    for pen in box.rng.sample(hosts, len(hosts)):
        species = box.rng.choice([s for s in SPECIES if s not in (box.homes[pen], "leopard")])
        for guest in box.any_of(species):
            return ["minis:hagenbeck=2", "used:hagenbeck", f"guest:{pen}={guest}"]
    return ["minis:hagenbeck"]


def guests(mini: Mini) -> list[tuple[str, str]]:
    guest = mini["guest"]
    return [(guest["tile"], guest["enclosure"])] if guest else []


SAMPLES = {
    "hagenbeck": Sample(
        golden=(3, 75),
        moves=("host",),
        zoo="coins:3 4:leopard*2 5:panda*2 stalls:5=snack barn:flamingo "
        "minis:hagenbeck=2 used:hagenbeck guest:5=elephant",
        made_up=made_up,
        guests=guests,
    ),
}
