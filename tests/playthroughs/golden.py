"""Golden playthroughs: whole games written out, to be compared with what the rules do today."""

from pathlib import Path
from random import Random

from support.lively import lively_move
from zoopark import Game, Move

FOLDER = Path(__file__).parent
GAMES = {
    "zooloretto-2p.txt": ("zooloretto(players=2)", 12),
    "zooloretto-3p.txt": ("zooloretto(players=3)", 13),
    "zooloretto-4p.txt": ("zooloretto(players=4)", 14),
    "zooloretto-5p.txt": ("zooloretto(players=5)", 15),
    "zooloretto-savings-book.txt": ("zooloretto(players=3, modules=savings-book)", 16),
    "aquaretto-2p.txt": ("aquaretto(players=2)", 46),
    "aquaretto-3p.txt": ("aquaretto(players=3)", 51),
    "aquaretto-4p.txt": ("aquaretto(players=4)", 59),
    "aquaretto-5p.txt": ("aquaretto(players=5)", 39),
    "combined-2p.txt": ("combined(players=2)", 54),
    "combined-4p.txt": ("combined(players=4)", 55),
}


def playthrough(config: str, seed: int) -> str:
    """A whole game: every decision with its choices and its events, every round's situation."""
    game = Game(config, seed=seed)
    rng = Random(seed)
    lines = [f"{config} seed {seed}"]
    round_number = 0
    while not game.over:
        view = game.view()
        if view["round"] != round_number:
            round_number = view["round"]
            lines += ["", f"round {round_number}", game.position()]
        legal = game.legal()
        move = lively_move(game, rng)
        choices = ", ".join(_shortened(legal))
        lines.append(f"{'ABCDE'[game.to_act[0]]} {move} of {len(legal)}: {choices}")
        lines += [f"    {event}" for event in game.play(move)]
    lines += ["", game.position(), str(game), f"ranking {game.ranking()}"]
    for seat, sheet in enumerate(game.scores()):
        lines += ["", f"{'ABCDE'[seat]} with {sheet.tiebreak} coins", str(sheet)]
    return "\n".join(lines) + "\n"


def _shortened(choices: list[Move]) -> list[str]:
    """Boards and helpers have a great many places: ``expand large f2|f3`` are two choices."""
    texts: list[str] = []
    for choice in choices:
        beginning, _, place = choice.text.rpartition(" ")
        many = beginning.startswith(("expand ", "move helper ", "place helper"))
        if many and texts and texts[-1].startswith(f"{beginning} "):
            texts[-1] += f"|{place}"
        else:
            texts.append(choice.text)
    return texts
