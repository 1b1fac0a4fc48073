"""What can be played, against whom, and by which rules."""

from functools import cache
from typing import Any, Literal

from msgspec import Struct

from zoopark.games.catalog import TITLES, read_config
from zoopark.notation.record import RULES
from zoopark.players.registry import BOTS, LEVELS
from zoopark.rulebook import BOOKS, LANGUAGES, ORIGINS, book
from zoopark.server.api.messages import GameString
from zoopark.server.endpoint import Call, Endpoints
from zoopark.server.hub import checked_game
from zoopark.server.problems import Problem

endpoints = Endpoints()


class OptionInfo(Struct, frozen=True):
    name: str
    form: str
    about: str


class GameInfo(Struct, frozen=True):
    name: str
    least_players: int
    most_players: int
    options: tuple[OptionInfo, ...]
    modules: tuple[str, ...]
    presets: dict[str, str]


class BotInfo(Struct, frozen=True):
    name: str
    about: str
    level: bool  # one of the four that are meant for people


class Catalogue(Struct, frozen=True):
    rules: int
    languages: tuple[str, ...]
    games: tuple[GameInfo, ...]
    bots: tuple[BotInfo, ...]


class RuleInfo(Struct, frozen=True):
    id: str
    text: str
    house: bool
    origin: tuple[str, ...]


class Chapter(Struct, frozen=True):
    title: str
    rules: tuple[RuleInfo, ...]


class BookInfo(Struct, frozen=True):
    prefix: str
    title: str
    chapters: tuple[Chapter, ...]


class Language(Struct, frozen=True, forbid_unknown_fields=True):
    lang: Literal["en", "cs", "de", "ru"] = "en"


@endpoints.add("GET", "/api/games", Catalogue)
async def games(call: Call) -> Catalogue:
    """The games with their options and expansions, and the bots."""
    return _catalogue()


@cache
def _catalogue() -> Catalogue:
    return Catalogue(
        rules=RULES,
        languages=LANGUAGES,
        games=tuple(
            GameInfo(
                title.name,
                title.least_players,
                title.most_players,
                tuple(OptionInfo(o.name, o.form, o.about) for o in title.options),
                tuple(title.modules),
                dict(title.presets),
            )
            for title in TITLES.values()
        ),
        bots=tuple(BotInfo(name, kind.about, name in LEVELS) for name, kind in BOTS.items()),
    )


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    game: GameString


class Checked(Struct, frozen=True):
    """A game that can be played, in its canonical form."""

    game: str
    players: int


@endpoints.add("GET", "/api/games/check", Checked, query=Wanted, wrongs=(422,))
async def check_game(call: Call) -> Checked:
    """Can this game be played? If not, the answer says which options do not fit each other."""
    game = checked_game(call.query(Wanted).game)
    return Checked(game, read_config(game).players)


@endpoints.add("GET", "/api/rules", tuple[BookInfo, ...], query=Language, wrongs=(422,))
async def rules(call: Call) -> Any:
    """The whole rulebook in one language."""
    return _books(call.query(Language).lang)


@cache
def _books(lang: str) -> tuple[BookInfo, ...]:
    return tuple(_book(prefix, lang) for prefix in BOOKS)


def _book(prefix: str, lang: str) -> BookInfo:
    found = book(prefix)
    return BookInfo(
        prefix,
        found.title[lang],
        tuple(
            Chapter(
                title[lang],
                tuple(
                    RuleInfo(rule.id, rule.text(lang), rule.house, rule.origin)
                    for rule in found.rules.values()
                    if rule.chapter == number
                ),
            )
            for number, title in found.chapters.items()
        ),
    )


class RuleText(Struct, frozen=True):
    """A rule in all languages."""

    id: str
    house: bool
    origin: tuple[str, ...]
    texts: dict[str, str]


@endpoints.add("GET", "/api/rules/{rule}", RuleText, wrongs=(404,))
async def one_rule(call: Call) -> RuleText:
    """One rule in all languages, by its id."""
    wanted = call.part("rule").upper()
    prefix = wanted.partition(".")[0]
    found = book(prefix).rules.get(wanted) if prefix in BOOKS else None
    if found is None:
        raise Problem(404, "no-rule", "no rule has this id")
    origin = tuple(ORIGINS[name] for name in found.origin)
    return RuleText(found.id, found.house, origin, dict(found.texts))
