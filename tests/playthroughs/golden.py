"""Golden playthroughs: whole games written out, to be compared with what the rules do today."""

from collections import Counter
from pathlib import Path
from random import Random

from support.busy import busy_move
from support.lively import lively_move
from support.samples import samples, with_needs
from support.views import view_of
from zoopark import Game, Move

FOLDER = Path(__file__).parent
GAMES = {
    "zooloretto-2p.txt": ("zooloretto(players=2)", 12),
    "zooloretto-3p.txt": ("zooloretto(players=3)", 13),
    "zooloretto-4p.txt": ("zooloretto(players=4)", 14),
    "zooloretto-5p.txt": ("zooloretto(players=5)", 15),
    "aquaretto-2p.txt": ("aquaretto(players=2)", 46),
    "aquaretto-3p.txt": ("aquaretto(players=3)", 51),
    "aquaretto-4p.txt": ("aquaretto(players=4)", 59),
    "aquaretto-5p.txt": ("aquaretto(players=5)", 39),
    "combined-2p.txt": ("combined(players=2)", 54),
    "combined-4p.txt": ("combined(players=4)", 55),
    "ozoolemio-2p.txt": ("ozoolemio(players=2)", 63),
    "ozoolemio-3p.txt": ("ozoolemio(players=3, variant=trees)", 64),
    "ozoolemio-4p.txt": ("ozoolemio(players=4, auction=blind, tiebreak=money)", 65),
    "everything-2p.txt": ("zooloretto(players=2, modules=everything)", 182),
    "everything-4p.txt": ("zooloretto(players=4, modules=everything)", 100),
    "christmas-3p.txt": ("zooloretto(players=3, modules=christmas+xxl-tiles)", 109),
}

GAMES |= {
    f"module-{id}.txt": (
        f"zooloretto(players={sample.golden[0]}, modules={with_needs(id)})",
        sample.golden[1],
    )
    for id, sample in samples().items()
}


def playthrough(config: str, seed: int) -> str:
    """A whole game: every decision with its choices and its events, every round's situation."""
    game = Game(config, seed=seed)
    rng = Random(seed)
    lines = [f"{config} seed {seed}"]
    round_number = 0
    while not game.over:
        view = view_of(game)
        if view["round"] != round_number:
            round_number = view["round"]
            lines += ["", f"round {round_number}", game.position()]
        seat = game.to_act[0]
        legal = game.legal(seat)
        move = _chosen(game, legal, rng)
        choices = _counted(legal) if "modules=" in config else _shortened(legal)
        lines.append(f"{'ABCDE'[seat]} {move} of {len(legal)}: {', '.join(choices)}")
        lines += [f"    {event}" for event in game.play(move, seat)]
    lines += ["", game.position(), str(game), f"ranking {game.ranking()}"]
    for seat, sheet in enumerate(game.scores()):
        lines += ["", f"{'ABCDE'[seat]} with {sheet.tiebreak} coins", str(sheet)]
    return "\n".join(lines) + "\n"


def _chosen(game: Game, legal: list[Move], rng: Random) -> Move:
    if legal[0].verb in ("bid", "build", "drop"):
        return rng.choice(legal[:4])
    return busy_move(game, rng) if "modules=" in game.config else lively_move(game, rng)


def _counted(choices: list[Move]) -> list[str]:
    """With modules there are very many: how many of each kind."""
    verbs = Counter(choice.verb for choice in choices)
    return [f"{verb} {count}" for verb, count in verbs.items()]


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
