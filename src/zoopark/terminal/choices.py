"""What a player can type to choose a move: its number, its text, or first letters of its words."""

from collections import Counter
from itertools import groupby
from textwrap import wrap

from zoopark.game import Game
from zoopark.notation.errors import whole_number
from zoopark.notation.moves import Move
from zoopark.notation.vocabulary import USUAL, VERBS
from zoopark.rulebook import rule
from zoopark.texts import Language, Texts, typed_texts

ENGLISH = typed_texts("en")
MANY = 12  # moves of a kind that are not listed one by one


def choose(typed: str, legal: list[Move], say: Texts = ENGLISH) -> Move | None:
    """The move that was meant; ``None`` if it is not on the list, a ``ValueError`` if ambiguous.

    >>> legal = [Move("take 1"), Move("take 2"), Move("draw")]
    >>> choose("3", legal), choose("t 2", legal)
    (Move('draw'), Move('take 2'))
    """
    words = typed.lower().split()
    if _bidding(legal):
        words = words[1:] if words[0] == "bid" else words
        coins = whole_number(words[0], 0, len(legal) - 1) if len(words) == 1 else None
        if coins is None:
            raise ValueError(say("terminal.refused.bid", most=len(legal) - 1))
        return legal[coins]
    if len(words) == 1 and words[0].isdecimal():
        number = whole_number(words[0], 1, len(legal))
        if number is None:
            raise ValueError(say("terminal.refused.number", least=1, most=len(legal)))
        return legal[number - 1]
    found = [move for move in legal if _begins(words, move.text.lower().split())]
    exact = [move for move in found if move.text.lower().split()[1:] == words[1:]]
    found = exact if len(exact) == 1 else found
    if len(found) > 1:
        meant = [move.text for move in found[:4]]
        raise ValueError(say("terminal.refused.unclear", moves=say.listed(meant, "or")))
    return found[0] if found else None


def _bidding(legal: list[Move]) -> bool:
    """Is the player asked for a bid? Then a number is the bid itself."""
    return bool(legal) and legal[0].verb == "bid"


def completed(typed: str) -> str:
    """What was typed with its verb in full, so that the rules can say what is wrong with it.

    >>> completed("t 4")
    'take 4'
    """
    first, _, rest = typed.strip().lower().partition(" ")
    verbs = [verb for verb in VERBS if verb.startswith(first)]
    usual = [verb for verb in verbs if verb in USUAL]
    for found in (usual, verbs):
        if len(found) == 1:
            return f"{found[0]} {rest}"
    return typed


def _begins(typed: list[str], words: list[str]) -> bool:
    return len(typed) == len(words) and all(
        word.startswith(part) for part, word in zip(typed, words, strict=True)
    )


def listed(game: Game, seat: int, width: int, rows: int = 1000, say: Texts = ENGLISH) -> str:
    """The legal moves of a seat as numbered columns, with what they cost.

    Where there are very many of a kind beside others, such as places for a board, they are named
    once with an example to type. If they take more than so many rows, those that differ only in
    their last word share a line.
    """
    legal = game.legal(seat)
    if _bidding(legal):
        return say("terminal.bid", most=len(legal) - 1)
    kinds = Counter(_kind(move) for move in legal)
    many = {kind for kind, ways in kinds.items() if ways > MANY and len(kinds) > 1}
    loads = _loads(game, seat)
    shown = [
        (number, move.text, _load(move, loads), _cost(" ({})", game.price(move, seat), say))
        for number, move in enumerate(legal, 1)
        if _kind(move) not in many
    ]
    lines = _columns([f"{n:>3} {text}{load}{cost}" for n, text, load, cost in shown], width)
    if len(lines) > rows:
        lines = _grouped(shown, width)
    folded: list[str] = []
    for kind in sorted(many):
        ways = [move for move in legal if _kind(move) == kind]
        cost = _cost(", {}", game.price(ways[0], seat), say)
        count = say("terminal.ways", kind=kind, n=len(ways))
        example = say("terminal.example", move=ways[0].text)
        folded.append(f"  … {count}{cost}; {example}")
    return "\n".join([*lines, *folded])


def _grouped(shown: list[tuple[int, str, str, str]], width: int) -> list[str]:
    """Moves with the same words but the last one on a line, with the number of the first."""
    single: list[str] = []
    lines: list[str] = []
    for (words, load, cost), run in groupby(shown, lambda one: (_but_last(one[1]), one[2], one[3])):
        moves = list(run)
        if len(moves) < 3 or not words:
            single += [f"{number:>3} {text}{load}{cost}" for number, text, _, _ in moves]
            continue
        first, last = moves[0][0], moves[-1][0]
        ends = " ".join(text.split()[-1] for _, text, _, _ in moves)
        begin = f"{first:>3}–{last} {words}{cost}: "
        lines += wrap(begin + ends, width, subsequent_indent=" " * 8, break_on_hyphens=False)
    return [*_filled(single, width), *lines]


def _filled(cells: list[str], width: int) -> list[str]:
    """Cells one after the other, as many on a line as fit."""
    lines: list[str] = []
    for cell in cells:
        if lines and len(lines[-1]) + 3 + len(cell) <= width:
            lines[-1] += f"   {cell.strip()}"
        else:
            lines.append(cell)
    return lines


def _but_last(text: str) -> str:
    return text.rpartition(" ")[0]


def _columns(cells: list[str], width: int) -> list[str]:
    column = max([len(cell) for cell in cells] + [0]) + 3
    columns = max(1, width // column)
    rows = -(-len(cells) // columns)
    return [
        "".join(f"{cell:<{column}}" for cell in cells[row::rows]).rstrip() for row in range(rows)
    ]


def _loads(game: Game, seat: int) -> list[str]:
    """What the trucks hold, one after the other."""
    trucks = game.view(seat).as_json().get("trucks", ())
    return [
        " ".join([*truck["tiles"], *["·"] * (truck["spaces"] - len(truck["tiles"]))])
        for truck in trucks
    ]


def _load(move: Move, loads: list[str]) -> str:
    """What the truck holds that a move is about."""
    verb, _, number = move.text.partition(" ")
    if verb in ("take", "load") and number.isdecimal() and int(number) <= len(loads):
        return f" [{loads[int(number) - 1]}]"
    return ""


def _kind(move: Move) -> str:
    """What moves that differ only in their place have in common."""
    words = move.text.split()
    return " ".join(words[:2]) if move.verb in ("expand", "move") else move.verb


def _cost(form: str, coins: int, say: Texts) -> str:
    return form.format(say("coins", n=coins)) if coins else ""


def explained(legal: list[Move], language: Language = "en") -> list[str]:
    """What each choice does, such as a mini enclosure; a star marks house rules.

    >>> explained([Move("choose gorilla"), Move("choose kea")])[0][:40]
    '  gorilla*: A purchase out of another pl'
    """
    lines: list[str] = []
    for move in legal:
        if move.rule:
            said = rule(move.rule)
            star = "*" if said.house else ""
            lines.append(f"  {move.text.split()[1]}{star}: {said.text(language)}")
    return lines
