"""A whole table as one drawing: shared parts above, the seats below."""

from typing import Any, Final

from zoopark.games.drawing.shapes import (
    ACCENT,
    COIN,
    COIN_EDGE,
    FAINT,
    INK,
    LINE,
    Part,
    below,
    beside,
    document,
    element,
    framed,
    label,
    widened,
    words,
)
from zoopark.notation.seats import seat_letter

PAGE: Final = 740.0  # approximate width of a drawing
CARD: Final = 340.0  # width of a seat's card
INSIDE: Final = CARD - 20

Shown = dict[str, Any]  # a part of a view as plain data


class Drawing:
    """How a game is drawn. Each game says what its table and its seats show."""

    def facts(self, view: Shown) -> list[str]:
        """What stands beside the heading, after the round."""
        raise NotImplementedError

    def middle(self, view: Shown) -> Part:
        """What lies before nobody."""
        raise NotImplementedError

    def seat(self, seat: Shown) -> list[Part]:
        """What lies before a seat, in parts that fit on a card."""
        raise NotImplementedError

    def svg(self, heading: str, view: Shown, points: list[int], acting: list[bool]) -> str:
        """A view as an SVG document, with the points of each seat and whether it is to act."""
        facts = " · ".join([f"round {view['round']}", *self.facts(view)])
        title = words(heading, size=20, font_weight="bold")
        head = below(
            [beside([title, words(facts, size=12, fill=FAINT)], 16), self.middle(view)], 10
        )
        cards = [
            self._card(number, seat, points[number], acting[number])
            for number, seat in enumerate(view["seats"])
        ]
        return document(below([head, _columns(cards)], 12))

    def _card(self, number: int, seat: Shown, points: int, acts: bool) -> Part:
        letter = words(seat_letter(number), size=16, fill=ACCENT, font_weight="bold")
        state = "to act" if acts else "out of the round" if seat.get("out") else ""
        head = beside(
            [
                letter,
                _purse(seat["coins"]),
                words(f"{points} point{'s' if points != 1 else ''}", size=12),
                words(state, size=11, fill=ACCENT if acts else FAINT),
            ],
            12,
        )
        card = widened(below([head, *self.seat(seat)], 8), INSIDE)
        return framed(card, line=ACCENT if acts else LINE)


def _purse(coins: int | None) -> Part:
    """How many coins there are, if that is known."""
    text = "?" if coins is None else str(coins)
    disc = element("circle", cx=8, cy=8, r=7, fill=COIN, stroke=COIN_EDGE)
    return Part(disc + label(text, 20, 12, size=12, fill=INK), 20 + 8 * len(text), 16)


def _columns(cards: list[Part]) -> Part:
    """Cards in two columns, each card on the shorter one."""
    columns: list[list[Part]] = [[], []]
    heights = [0.0, 0.0]
    for card in cards:
        shorter = 0 if heights[0] <= heights[1] else 1
        columns[shorter].append(card)
        heights[shorter] += card.height + 12
    made = [below(column, 12) for column in columns if column]
    tallest = max(part.height for part in made)
    return beside([Part(part.svg, part.width, tallest) for part in made], 12)
