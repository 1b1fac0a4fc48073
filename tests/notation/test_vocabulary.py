"""The words of all games: nothing means two things."""

import pytest

from zoopark.notation import vocabulary
from zoopark.notation.event_kind import Kind
from zoopark.notation.verbs import Verb, Writer
from zoopark.notation.vocabulary import Words, learn, reader_of, writer_of

TABLES = ("VERBS", "WRITERS", "EVENTS", "TILES", "SPECIES", "TILE_NUMBERS", "FAMILIES", "USUAL")


@pytest.fixture(autouse=True)
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in TABLES:
        monkeypatch.setattr(vocabulary, name, {})


def verb(code: int, claimed: str = "") -> Verb:
    claims = (lambda words: words == [claimed]) if claimed else None
    return Verb("sing WHAT", 1, 1, lambda words: code, claims)


def test_games_may_share_a_verb_if_one_of_them_claims_its_words() -> None:
    learn(Words({"sing": verb(1)}, {}, {}))
    learn(Words({"sing": verb(2, "bass")}, {}, {}))
    assert reader_of("sing", ["bass"]).read([]) == 2
    assert reader_of("sing", ["alto"]).read([]) == 1


def test_games_may_share_a_kind_of_move_if_one_of_them_claims_its_operands() -> None:
    learn(Words({}, {7: Writer("sing", claims=lambda code: code > 255)}, {}))
    learn(Words({}, {7: Writer("hum")}, {}))
    assert (writer_of(7, 7).verb, writer_of(263, 7).verb) == ("hum", "sing")


def test_words_that_two_games_share_are_learned_once() -> None:
    words = Words({"sing": verb(1)}, {7: Writer("sing")}, {3: Kind("sung", "")}, {8: "lark"})
    learn(words)
    learn(words)
    assert [len(vocabulary.VERBS["sing"]), len(vocabulary.WRITERS[7])] == [1, 1]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Words({"sing": verb(1)}, {}, {}), Words({"sing": verb(2)}, {}, {})),
        (Words({}, {7: Writer("sing")}, {}), Words({}, {7: Writer("hum")}, {})),
        (Words({}, {}, {3: Kind("sung", "")}), Words({}, {}, {3: Kind("hummed", "")})),
        (Words({}, {}, {}, {8: "lark"}), Words({}, {}, {}, {8: "finch"})),
        (Words({}, {}, {}, {8: "lark"}), Words({}, {}, {}, {9: "lark"})),
        (Words({}, {}, {}, {}, {1: "lark"}), Words({}, {}, {}, {}, {1: "finch"})),
    ],
)
def test_what_means_something_already_is_refused(first: Words, second: Words) -> None:
    learn(first)
    with pytest.raises(ValueError, match="declared twice"):
        learn(second)
