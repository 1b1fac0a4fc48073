"""The example bot of docs/lab.md is run as it stands there."""

import re
from pathlib import Path

from zoopark.lab.run import Plan, finished, play
from zoopark.lab.workers import Alone

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def test_the_example_bot_plays_without_fault_and_beats_the_random_player(tmp_path: Path) -> None:
    [code] = re.findall(r"```python\n(\"\"\"my_bot\.py.*?)```", PAGE.read_text(), re.DOTALL)
    (tmp_path / "my_bot.py").write_text(code)
    plugins = [str(tmp_path / "my_bot.py")]
    for config in ("zooloretto(players=3)", "ozoolemio(players=2)"):
        plan = Plan.checked(config, ["hasty", "random"], 12, 0, plugins)
        games = finished(play(plan, Alone())).games
        assert [game.faults for game in games] == [()] * 12
        ahead = [
            game.ranks[seat] < game.ranks[other]
            for game in games
            for seat, player in enumerate(game.seats)
            for other, opponent in enumerate(game.seats)
            if player == 0 and opponent == 1
        ]
        assert sum(ahead) > 0.6 * len(ahead)
