"""Clean up untrusted text: one line, without characters that reverse or hide others."""

import re
import unicodedata
from typing import Final

_HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # invisible letters and marks
_JOINER: Final = "\u200d"  # joins the parts of many emoji
_IDLE_JOINERS: Final = re.compile(rf"(?<!\S){_JOINER}+|{_JOINER}+(?=\s|{_JOINER}|$)")


def tidy(text: str) -> str:
    r"""A text on one line, without invisible characters.

    >>> tidy("  good\n\u202e game\t")
    'good game'
    """
    kept = [
        letter if letter == _JOINER or _shows(letter) else " "
        for letter in unicodedata.normalize("NFC", text)
    ]
    line = " ".join(_IDLE_JOINERS.sub("", "".join(kept)).split())
    # Marks, such as variation selectors, show nothing by themselves.
    return line if any(unicodedata.category(letter)[0] in "LNPS" for letter in line) else ""


def brief(text: str, longest: int) -> str:
    """A clean text of at most this length; a character cut in half is left out."""
    return tidy(tidy(text)[:longest])


def alike(name: str, other: str) -> bool:
    """Would one name be taken for the other?

    >>> alike("Eva", "éva!"), alike("Eva", "Ewa"), alike("🐼", "🐧")
    (True, False, False)
    """
    return bool(name) and _bare(name) == _bare(other)


def _bare(name: str) -> str:
    """The letters and digits of a name without case or accents; of one that has none, all of it."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LN") or name


def _shows(letter: str) -> bool:
    return letter not in _BLANK and unicodedata.category(letter) not in _HIDDEN
