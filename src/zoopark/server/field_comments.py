"""The comments beside the fields of a struct, as descriptions for those who read the contract."""

import ast
import inspect
import io
import textwrap
import tokenize
from typing import Any

from msgspec import Struct


def field_comments(struct: type[Struct]) -> dict[str, str]:
    """What the source says about each field: the comment behind it, or the lines above it.

    >>> from zoopark.server.problems import Wrong
    >>> field_comments(Wrong)["why"]
    'what is wrong, in a sentence: in English or the language that was asked for'
    """
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if issubclass(base, Struct) and base is not Struct:
            found |= _own(base)
    return found


def _own(struct: type[Any]) -> dict[str, str]:
    try:
        source = textwrap.dedent(inspect.getsource(struct))
    except (OSError, TypeError):  # it was made by defstruct, which leaves no source
        return {}
    comments = {
        token.start[0]: (token.string.lstrip("#: "), token.line.lstrip().startswith("#"))
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    (body,) = ast.parse(source).body
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for node in body.body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        first, last = node.lineno, node.end_lineno or node.lineno
        while first - 1 in comments and comments[first - 1][1]:
            first -= 1
        parts = [comments[line][0] for line in range(first, last + 1) if line in comments]
        if parts:
            found[node.target.id] = " ".join(parts)
    return found
