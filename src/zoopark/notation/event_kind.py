"""One kind of event: its name, its sentence in English, and the fields that its operands fill."""

from collections.abc import Callable, Mapping

Value = str | int


class Kind:
    """A declaration such as ``Kind("took", "{seat} takes truck {truck}", {"truck": int}, read)``.

    ``read`` turns the three operands of an event into the values of ``fields``, in their order.
    """

    def __init__(
        self,
        name: str,
        sentence: str,
        fields: Mapping[str, type[Value]] | None = None,
        read: Callable[[int, int, int], tuple[Value, ...]] = lambda a, b, c: (),
    ) -> None:
        self.name = name
        self.sentence = sentence
        self.fields = dict(fields or {})
        self._read = read

    def data(self, first: int, second: int, third: int) -> dict[str, Value]:
        """The operands of an event as its fields."""
        return dict(zip(self.fields, self._read(first, second, third), strict=True))
