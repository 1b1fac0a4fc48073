"""Blocks of text beside each other, and long lines below each other."""

LINE = 80  # what a terminal shows at least
WIDTH = 40  # of what belongs to a seat, so that two fit side by side


def beside(blocks: list[list[str]], least: int) -> list[str]:
    """The blocks one below the other, two side by side where they fit, each so wide at least."""
    lines: list[str] = []
    rest = list(blocks)
    while rest:
        fit = len(rest) > 1 and _width(rest[0], least) + _width(rest[1], least) <= LINE + 2
        lines += _row(rest[: 2 if fit else 1], least)
        rest = rest[2 if fit else 1 :]
    return lines


def wrapped(line: str) -> list[str]:
    """A long line on as many rows as it needs, with its words unbroken; none if it is empty."""
    from textwrap import wrap  # here, because only boards need it and it takes its time to load

    return wrap(line, LINE, subsequent_indent="      ", break_on_hyphens=False)


def folded(title: str, words: list[str]) -> list[str]:
    """Words behind a title, folded to the width of what belongs to a seat."""
    lines = [f"  {title}"]
    for word in words:
        if len(lines[-1]) + 3 + len(word) > WIDTH - 2:
            lines[-1] += ","
            lines.append("      ")
        lines[-1] += f" {word}" if lines[-1].split() in ([], title.split()) else f", {word}"
    return lines


def _width(block: list[str], least: int) -> int:
    return max(least, *[len(line) + 2 for line in block])


def _row(blocks: list[list[str]], least: int) -> list[str]:
    height = max(len(block) for block in blocks)
    padded = [block + [""] * (height - len(block)) for block in blocks]
    widths = [_width(block, least) for block in blocks]
    rows = [zip(lines, widths, strict=True) for lines in zip(*padded, strict=True)]
    return ["".join(f"{line:<{width}}" for line, width in row) for row in rows] + [""]
