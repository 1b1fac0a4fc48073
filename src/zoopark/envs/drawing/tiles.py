"""Tiles as small round or square chips."""

from typing import Final

from zoopark.envs.drawing.shapes import FAINT, INK, LINE, Part, box, element, label

SIZE: Final = 24.0

_COLOURS: Final = {
    "flamingo": "#e57399",
    "camel": "#c9973f",
    "leopard": "#e3b21c",
    "elephant": "#8498a3",
    "panda": "#30363a",
    "chimpanzee": "#8a5638",
    "zebra": "#5d7183",
    "kangaroo": "#c2623a",
    "lion": "#d58a10",
    "rabbit": "#a99a86",
    "dolphin": "#3e97cb",
    "orca": "#23334d",
    "sea-lion": "#7c675a",
    "polar-bear": "#9fb9c6",
    "penguin": "#4a5560",
    "turtle": "#6aa84f",
    "crocodile": "#2f7a3a",
    "hippo": "#8573b5",
    "snack": "#4c9a4a",
    "drinks": "#3f7fc4",
    "fruit": "#9a6a3c",
    "popcorn": "#cf4a3f",
    "icecream": "#d6b13a",
}
_MARKS: Final = {
    "m": "♂",
    "f": "♀",
    "dad": "D",
    "mum": "M",
    "baby": "b",
    "xf": "♀x",
    "xmum": "Mx",
    "bolt": "↯",
    "fish": "≈",
}
_OTHERS: Final = "#7a6fa0"
_COIN: Final = "#e8c14a"


def species_colour(name: str) -> str:
    return _COLOURS.get(name, _OTHERS)


def _split(name: str) -> tuple[str, str]:
    """A tile's species and what marks it."""
    for suffix, mark in _MARKS.items():
        if name.endswith(f"-{suffix}"):
            return name.removesuffix(f"-{suffix}"), mark
    return name, ""


def _short(name: str) -> str:
    return "".join(word[0] for word in name.split("-")) if "-" in name else name[:2]


def chip(name: str) -> Part:
    """A tile; its name appears when the pointer is on it."""
    half = SIZE / 2
    title = element("title", name)
    if name.endswith("coin"):
        coin = element("circle", cx=half, cy=half, r=half - 2, fill=_COIN, stroke="#b8922a")
        return Part(element("g", title + coin + _letters("1", INK), class_="tile"), SIZE, SIZE)
    species, mark = _split(name)
    stall = name.removeprefix("x-")
    if stall in ("snack", "drinks", "fruit", "popcorn", "icecream", "shop", "restaurant"):
        fill = species_colour(stall)
        body = box(2, 2, SIZE - 4, SIZE - 4, rx=5, fill=fill)
        if name.startswith("x-"):
            mark = "x"
    elif name.endswith("-site"):
        body = box(2, 2, SIZE - 4, SIZE - 4, rx=2, fill="#fff3d6", stroke="#d08a1d")
        return Part(element("g", title + body + _letters("×", "#b06f0a")), SIZE, SIZE)
    else:
        body = element("circle", cx=half, cy=half, r=half - 1.5, fill=species_colour(species))
    shown = _letters(_short(stall if stall != name else species).capitalize(), "#ffffff")
    return Part(element("g", title + body + shown + _badge(mark)), SIZE, SIZE)


def _letters(text: str, fill: str) -> str:
    half = SIZE / 2
    return label(
        text, half, half + 3.6, size=10, fill=fill, text_anchor="middle", font_weight="bold"
    )


def _badge(mark: str) -> str:
    """What marks a tile, at its lower right."""
    if not mark:
        return ""
    at = SIZE - 4.5
    disc = element("circle", cx=at, cy=at, r=5.5, fill="#ffffff", stroke=LINE)
    text = label(mark, at, at + 3, size=8.5, text_anchor="middle", font_weight="bold")
    return disc + text


def space() -> Part:
    """A free space for a tile."""
    half = SIZE / 2
    ring = element(
        "circle", cx=half, cy=half, r=half - 3, fill="none", stroke=LINE, stroke_width=1.5
    )
    return Part(ring, SIZE, SIZE)


def blocked() -> Part:
    """A space that is temporarily taken."""
    return chip("pen-site")


def coin_count(coins: int | None) -> Part:
    """A purse: how many coins there are, if that is known."""
    text = "?" if coins is None else str(coins)
    disc = element("circle", cx=8, cy=8, r=7, fill=_COIN, stroke="#b8922a")
    return Part(disc + label(text, 20, 12, size=12, fill=INK), 20 + 8 * len(text), 16)


def note(text: str) -> Part:
    """A word in place of a tile."""
    return Part(label(text, 0, 12, size=10, fill=FAINT), 6 * len(text), 16)
