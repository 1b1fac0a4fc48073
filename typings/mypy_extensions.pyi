# For pyright: the integer types of mypyc are plain integers to a reader.
from collections.abc import Callable
from typing import TypeVar

_Class = TypeVar("_Class", bound=type)

i64 = int
i32 = int
i16 = int
u8 = int

def mypyc_attr(*, acyclic: bool) -> Callable[[_Class], _Class]: ...
