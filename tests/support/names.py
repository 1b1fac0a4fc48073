"""What the names of tiles tell, without asking the rules."""

LAND = ("flamingo", "camel", "leopard", "elephant", "panda", "chimpanzee", "zebra", "kangaroo")
SHOW = ("dolphin", "orca", "sea-lion")
WATER = (*SHOW, "polar-bear", "penguin", "turtle", "crocodile", "hippo")
STALLS = ("snack", "drinks", "fruit", "popcorn")
_KINDS = ("m", "f", "dad", "mum", "baby", "fish", "bolt")


def species_of(tile: str) -> str:
    """The species of an animal; stalls and coins are their own."""
    name, _, kind = tile.rpartition("-")
    return name if kind in _KINDS else tile


def is_aquatic(tile: str) -> bool:
    return tile == "water-coin" or species_of(tile) in WATER


def as_printed(tile: str) -> str:
    """Parents as the tiles that they were before."""
    return tile.replace("-dad", "-m").replace("-mum", "-f")
