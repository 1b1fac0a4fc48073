"""Write the fixtures of the web tests and the gallery: views, legal lists, steps of real games.

Run from this folder, with the package and the folder of the tests importable:
    PYTHONPATH=../src:../tests python scripts/fixtures.py
"""

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from support.samples import samples
from zoopark import Game
from zoopark.bots.budget import Budget
from zoopark.core.dice import Dice
from zoopark.games.ozoolemio.view import path_tile
from zoopark.games.zooloretto.module_registry import TASKS
from zoopark.games.zooloretto.modules.rules_registry import MINIS
from zoopark.players.bot import Bot, Sight
from zoopark.players.thinkers import GreedyBot

FOLDER = Path(__file__).parent.parent / "fixtures"
ACTIONS = FOLDER.parent / "e2e" / "actions.json"
ROOT = FOLDER.parent.parent
GAMES = {
    "zooloretto": "zooloretto(players=4)",
    "zooloretto-2": "zooloretto(players=2)",
    "zooloretto-families": "zooloretto(players=5, modules=lion-family+rabbit-family+xxl-tiles)",
    "everything": "zooloretto(players=4, modules=everything)",
    "christmas": "zooloretto(players=3, modules=christmas)",
    "aquaretto": "aquaretto(players=4)",
    "aquaretto-2": "aquaretto(players=2)",
    "combined": "combined(players=4)",
    "ozoolemio": "ozoolemio(players=4)",
    "ozoolemio-trees": "ozoolemio(players=2, variant=trees)",
}

GOLDEN = ROOT / "tests" / "playthroughs"

View = dict[str, Any]
Step = tuple[Game, int, str]


def steps(config: str, seed: int, slips: int) -> Iterator[Step]:
    """The positions of one game, each with the seat that is asked and the move it will play."""
    game = Game(config, seed=seed)
    bot: Bot = GreedyBot(slips=slips)
    dice = Dice(seed)
    chance = random.Random(seed)
    while not game.over:
        seat = chance.choice(game.to_act)
        legal = game.legal(seat)
        move = bot.choose(Sight(game, seat), legal, Budget(iterations=1), dice)
        text = move if isinstance(move, str) else move.text
        yield game, seat, text
        game.play(text, seat)
    yield game, 0, ""


def shape(text: str) -> str:
    """What makes a move a new kind of test: its verb, its length and where it leads."""
    words = text.split()
    last = words[-1] if len(words) > 1 and words[-1].isalpha() and len(words[-1]) > 2 else ""
    return f"{words[0]} {len(words)} {last if words[0] in ('place', 'move', 'lift') else ''}"


def list_of(game: Game, seat: int) -> View:
    """What a seat may do, and what it would pay for it."""
    priced = [(move.text, game.price(move, seat)) for move in game.legal(seat)]
    return {
        "seat": seat,
        "legal": [text for text, _ in priced],
        "prices": {text: coins for text, coins in priced if coins},
    }


def moves() -> dict[str, list[View]]:
    """Legal lists of every game, each with a shape of move that none before it had."""
    found: dict[str, list[View]] = {}
    for name, config in GAMES.items():
        seen: set[str] = set()
        lists: list[View] = []
        for seed in range(4):
            for game, seat, _ in steps(config, seed, 60):
                texts = [move.text for move in game.legal(seat)]
                new = {shape(text) for text in texts} - seen
                if new or (len(lists) < 6 and seed == 0 and len(texts) > 12):
                    seen |= new
                    lists.append(list_of(game, seat))
        found[name] = lists
    found["minis"] = list(mini_lists())
    return found


def with_mini(game: Game, seat: int, mini: str) -> Game | None:
    letter = "ABCDE"[seat]
    fields = game.position().split(" | ")
    place = next(k for k, field in enumerate(fields) if field.startswith(f"{letter} coins"))
    fields[place] = fields[place].replace(" minis:", " nothing:") + f" minis:{mini}"
    try:
        return Game.from_position(" | ".join(fields), seed=1)
    except ValueError:
        return None


def mini_lists() -> Iterator[View]:
    """Turns in which a seat owns each mini enclosure that is played, and what it asks next."""
    config = "zooloretto(players=3, modules=christmas)"
    left = [id for id, sample in samples().items() if id in MINIS and sample.moves]
    for seed in range(6):
        for base, seat, _ in steps(config, seed, 25):
            if (
                base.over
                or view_of(base, seat)["asks"] != "turn"
                or any(
                    view_of(base, seat)["seats"][k]["zoo"]["mini_enclosures"]["minis"]
                    for k in range(3)
                )
            ):
                continue
            for mini in list(left):
                game = with_mini(base, seat, mini)
                if game is None:
                    continue
                plain = {move.text.split()[0] for move in base.legal(seat)}
                fresh = [m for m in game.legal(seat) if m.text.split()[0] not in plain]
                if not fresh:
                    continue
                left.remove(mini)
                yield list_of(game, seat)
                game.play(fresh[0], seat)
                if game.to_act and view_of(game, game.to_act[0])["asks"] not in ("turn", "load"):
                    yield list_of(game, game.to_act[0])
            if not left:
                return


def view_of(game: Game, seat: int) -> View:
    """What a seat may see, as the page has it: with what it may do."""
    view: View = json.loads(msgspec.json.encode(game.view(seat)))
    legal = [move.text for move in game.legal(seat)]
    return view | {"seat": seat, "to_act": list(game.to_act), "legal": legal}


def seen(game: Game, seat: int) -> View:
    """What a table shows to a seat: the game, and what the seat would pay."""
    return view_of(game, seat) | {"prices": list_of(game, seat)["prices"]}


def pick(config: str, seed: int, wanted: Callable[[View], bool], slips: int = 0) -> View:
    for luck in range(seed, seed + 40):
        for game, seat, _ in steps(config, luck, slips):
            view = view_of(game, seat)
            if wanted(view):
                return seen(game, seat)
    raise LookupError(f"no such position in {config}")


def asks(word: str, first_round: int) -> Callable[[View], bool]:
    return lambda view: view["asks"] == word and view["round"] >= first_round


def richest(config: str, wanted: Callable[[View], bool], worth: Callable[[View], int]) -> View:
    """Of several games, the position with most to see."""
    best: tuple[int, View] | None = None
    for seed in range(12):
        for game, seat, _ in steps(config, seed, 12):
            view = view_of(game, seat)
            if not game.over and wanted(view):
                value = worth(view)
                if best is None or value > best[0]:
                    best = (value, seen(game, seat))
    assert best is not None
    return best[1]


def module_worth(view: View) -> int:
    zoo = view["seats"][view["seat"]]["zoo"]
    held = (
        zoo["petting_zoo"]["young"],
        zoo["acclimatisation"]["tile"],
        zoo["buildings"]["pavilions"],
        zoo["foreign_zoos"]["cards"],
        zoo["savings_book"]["field"],
        zoo["mini_enclosures"]["minis"],
    )
    kinds = sum(3 * bool(part) for part in held)
    pens = sum(
        pen["name"] in ("sponsor", "pandas", "chimpanzees", "camels", "x")
        for pen in zoo["enclosures"]
    )
    blocked = sum("blocked" in pen for pen in zoo["enclosures"])
    shop = sum(place["stall"] in ("restaurant", "shop") for place in zoo["stalls"])
    office = zoo["boss"]
    staff = sum(office["workers"].values()) + 2 * len(office["office_tiles"])
    animals = len(zoo["exotic"]["jungle"]["animals"])
    return kinds + 4 * pens + 3 * blocked + 4 * shop + staff + animals


def park_worth(view: View) -> int:
    park = view["seats"][view["seat"]]["park"]
    return 2 * len(park["boards"]) + 3 * sum(park["staff"].values()) + len(view["legal"]) // 4


def views() -> dict[str, View]:
    everything, turn = GAMES["everything"], asks("turn", 5)
    four = GAMES["zooloretto"]
    return {
        "zoo-turn": pick(four, 8, asks("turn", 8)),
        "zoo-place": pick(four, 3, lambda v: asks("place", 7)(v) and len(v["legal"]) > 4),
        "zoo-load": pick(four, 5, asks("load", 5)),
        "zoo-start": pick(four, 1, asks("turn", 1)),
        "zoo-over": pick(four, 2, lambda v: v["over"]),
        "zoo-two": pick(GAMES["zooloretto-2"], 4, asks("turn", 9)),
        "zoo-families": pick(GAMES["zooloretto-families"], 4, asks("turn", 7)),
        "everything": richest(everything, turn, module_worth),
        "everything-visit": pick(everything, 2, asks("visit", 3)),
        "everything-rich": richest(
            everything,
            lambda v: turn(v) and v["seats"][v["seat"]]["coins"] > 2,
            lambda v: module_worth(v) + len(v["legal"]) // 6,
        ),
        "everything-site": pick(
            everything,
            2,
            lambda v: any(
                len(move.split()) == 4 and move.startswith("place") for move in v["legal"]
            ),
        ),
        "everything-mini": pick(
            everything, 0, lambda v: any(m.startswith("choose") for m in v["legal"])
        ),
        "aqua-place": richest(
            GAMES["aquaretto"], lambda v: asks("place", 6)(v) and len(v["hand"]) > 1, park_worth
        ),
        "aqua-turn": richest(GAMES["aquaretto"], asks("turn", 7), park_worth),
        "aqua-helper": pick(GAMES["aquaretto"], 2, asks("helper", 3)),
        "combined-turn": pick(GAMES["combined"], 4, asks("turn", 14)),
        "combined-place": pick(
            GAMES["combined"], 5, lambda v: asks("place", 9)(v) and len(v["legal"]) > 4
        ),
        "ozoo-bid": pick(GAMES["ozoolemio"], 4, lambda v: asks("bid", 4)(v) and v["sold"] == 2),
        "ozoo-build": pick(GAMES["ozoolemio"], 4, asks("build", 4)),
        "ozoo-trees": pick(GAMES["ozoolemio-trees"], 1, asks("bid", 3)),
    }


def mini_position(mini: str) -> str:
    """A game of three in which A owns a mini enclosure, with something on it where that can be."""
    sample = samples()[mini]
    own = sample.zoo or f"coins:2 6:leopard*6 5:panda*2 barn:flamingo minis:{mini}"
    laid = sum(int(coins) for coins in re.findall(rf"(?:coins:|{mini}=)(\d)", own))
    return " | ".join(
        [
            f"zooloretto(players=3, out=camel+zebra, modules={mini})",
            f"round:2 turn:A {sample.asks or 'asks:turn'}",
            f"bank:{26 - laid}",
            "trucks:-,-,-",
            f"A {own}",
            "B coins:2",
            "C coins:2",
        ]
    )


def fullest(file: Path) -> str:
    """Of the positions of a golden game, the one that shows most."""
    found = re.findall(r"^round \d+\n(.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return max(found, key=lambda text: len(msgspec.json.encode(Game.from_position(text).view(0))))


def modules() -> dict[str, View]:
    """A position of every module, each with the view of the first seat as the server sends it."""
    found: dict[str, View] = {}
    for file in sorted(GOLDEN.glob("module-*.txt")):
        id = file.stem.removeprefix("module-")
        text = fullest(file)
        if "mini_enclosures" in msgspec.to_builtins(Game.from_position(text).view(0)):
            text = mini_position(id)
        view = msgspec.to_builtins(Game.from_position(text).view(0))
        found[id] = {"position": text, "view": view}
    return found


def journeys() -> list[View]:
    """Single steps with their events, the first of each shape."""
    found: list[View] = []
    seen: set[str] = set()
    for name in ("zooloretto", "everything", "aquaretto", "combined", "ozoolemio"):
        for game, seat, text in steps(GAMES[name], 6, 30):
            if not text or shape(text) in seen or (view_of(game, seat)["round"] < 3):
                continue
            after = game.copy()
            before = view_of(game, seat)
            events = [event.as_json() for event in after.play(text, seat)]
            kinds = shape(text)
            if kinds in seen:
                continue
            seen.add(kinds)
            found.append(
                {
                    "move": text,
                    "seat": seat,
                    "before": trimmed(before),
                    "after": changes(trimmed(before), trimmed(view_of(after, seat))),
                    "events": events,
                }
            )
    return found


def sets() -> Iterator[str]:
    """Every game with few and with many players, and every expansion: alone, and all of them."""
    for game, most in (("zooloretto", 5), ("aquaretto", 5), ("combined", 5), ("ozoolemio", 4)):
        yield from (f"{game}(players={players})" for players in (2, 4, 5) if players <= most)
    yield "ozoolemio(players=3, variant=trees)"
    yield "zooloretto(players=5, modules=everything)"
    yield "zooloretto(players=5, modules=christmas)"
    for file in sorted(GOLDEN.glob("module-*.txt")):
        modules = re.search(r"modules=[a-z+-]+", file.read_text(encoding="utf-8"))
        assert modules is not None
        yield f"zooloretto(players=5, {modules[0]})"


def decisions() -> list[View]:
    """Of every set, each kind of question when there is most to choose from, rather late."""
    usual = {"load", "place"}
    found: list[View] = []
    for config in sets():
        best: dict[str, tuple[int, int, str]] = {}
        for seed in (1, 2):
            for game, seat, _ in steps(config, seed, 12):
                if game.over:
                    break
                view = view_of(game, seat)
                worth = len(view["legal"]) + 3 * view["round"]
                if worth > best.get(view["asks"], (0,))[0]:
                    best[view["asks"]] = (worth, seat, game.position())
        alone = "modules=" in config and not re.search("everything|christmas", config)
        found += (
            {"game": config, "asks": asked, "seat": seat, "position": position}
            for asked, (_, seat, position) in best.items()
            # What an expansion alone does not change is looked at in other sets.
            if not (alone and asked in usual)
        )
    return found


def trimmed(view: View) -> View:
    """What journeys do not look at would only make the file long."""
    left_out = ("legal", "scores", "gone", "mini_enclosures", "supply", "young", "unseen", "boss")
    return {key: value for key, value in view.items() if key not in left_out}


def changes(before: View, after: View) -> View:
    """Only what is new, the seats one by one."""
    new = {key: value for key, value in after.items() if before.get(key) != value}
    if "seats" in new:
        new["seats"] = [
            {key: value for key, value in seat.items() if old.get(key) != value}
            for old, seat in zip(before["seats"], after["seats"], strict=True)
        ]
    return new


def questions() -> list[View]:
    """Whatever a seat can be asked: positions of the tests of single actions, and what follows."""
    found: dict[str, View] = {}

    def keep(game: Game) -> None:
        if not game.to_act:
            return
        view = seen(game, game.to_act[0])
        verbs = sorted({move.split()[0] for move in view["legal"]})
        about = ("kind", "asks", "question", "hand", "waiting", "expected_young", "row", "sold")
        parts = ("seat", "to_act", "legal", "prices", "over", "last_round", "round")
        shown = {key: view[key] for key in (*about, *parts) if key in view}
        found.setdefault(f"{view['kind']} {view['asks']} {verbs}", shown)

    for action in json.loads(ACTIONS.read_text(encoding="utf-8")):
        game = Game.from_position(action["position"], seed=1)
        keep(game)
        game.play(action["move"], 0)
        keep(game)
    for position in [sample.seldom for sample in samples().values() if sample.seldom]:
        keep(Game.from_position(position, seed=1))
    asked = {view["asks"] for view in found.values()}
    left = {task.name for task in TASKS.values() if task.sentence} - asked
    assert not left, left
    return list(found.values())


def write(name: str, data: object) -> None:
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    (FOLDER / name).write_text(text + "\n", encoding="utf-8")
    print(f"{name}: {len(text) // 1024} KB")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    write("moves.json", moves())
    write("views.json", views())
    write("modules.json", modules())
    write("journeys.json", journeys())
    write("decisions.json", decisions())
    write("questions.json", questions())
    tiles = [msgspec.to_builtins(path_tile(number)) for number in range(25)]
    write("../src/games/ozoolemio/tiles.json", tiles)


if __name__ == "__main__":
    main()
