"""Why a field is forbidden to a tile, in a word for which the board has a sentence."""

import pytest

from support.parks import placing


@pytest.mark.rule("A.5.2", "A.5.3", "A.5.4", "A.5.5")
@pytest.mark.parametrize(
    ("move", "more", "refused"),
    [
        ("place dolphin c5", "", ("A.5.2", "apart")),
        ("place penguin-m b2", "", ("A.5.3", "near")),
        ("place penguin-m c5", "+c3=turtle-m", ("A.5.4", "limit")),
        ("place dolphin a2", "", ("A.5.5", "")),
        ("place dolphin a3", "", ("", "")),
    ],
)
def test_a_trial_says_why_a_field_is_forbidden(
    move: str, more: str, refused: tuple[str, str]
) -> None:
    game = placing(move.split()[1], f"tiles:a2=dolphin+e2=orca{more}")
    tried = game.trial(move, 0)
    assert (tried.rule, tried.why) == refused
