"""The catalogue: games, bots and rules."""

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from zoopark.games.catalog import GAMES, read_config
from zoopark.games.offer import ModuleOffer
from zoopark.games.spec import GameSpec
from zoopark.games.tweaks import TWEAKS
from zoopark.players.registry import BOTS, LEVELS
from zoopark.record import RULES
from zoopark.rulebook import BOOKS, ORIGINS, book
from zoopark.server.api.messages import GameString
from zoopark.server.endpoint import Call, Endpoints
from zoopark.server.hub import checked_game
from zoopark.server.problems import Problem
from zoopark.texts import LANGUAGES, Language

endpoints = Endpoints()


class GameOption(Struct, frozen=True):
    """An option of a game string."""

    name: str  # as in `zooloretto(players=2)`
    form: str  # of its value
    about: str  # what it decides


class ModuleInfo(Struct, frozen=True):
    """An expansion."""

    id: str  # as a game string names it
    group: str  # what it brings: `room`, `money` or `surprise`
    set: str  # its own id, or the name of those that are offered together, such as `minis`
    mini: bool  # is it a mini enclosure?
    house: bool  # is at least half of its rules a ruling of this house?
    book: str  # the prefix of its rules
    chapter: int  # its own chapter in a book that several modules share; 0 for the whole book
    needs: tuple[str, ...]  # the modules that it cannot do without
    replaces: int  # how many more species stay in the box because it brings its own
    least_players: int  # the fewest players that it can be played with
    most_players: int  # the most players that it can be played with


class PresetInfo(Struct, frozen=True):
    """A usual choice of expansions."""

    name: str  # of the choice
    about: str  # what it is, in English
    modules: tuple[str, ...]  # their ids
    text: str  # the value of `modules` in a game string


class PriceInfo(Struct, frozen=True):
    """What an action costs as printed; a module may make it cheaper."""

    action: str  # such as `buy`
    coins: int  # its price
    rule: str  # that sets it


class GameInfo(Struct, frozen=True):
    """One of the games."""

    name: str  # as a game string begins
    book: str  # the prefix of its rules
    least_players: int  # the fewest players
    most_players: int  # the most players
    options: tuple[GameOption, ...]  # the options of its game string
    modules: tuple[ModuleInfo, ...]  # its expansions, those of a group together
    presets: tuple[PresetInfo, ...]  # usual choices of them, the smallest first
    prices: tuple[PriceInfo, ...]  # of its money actions


class BotInfo(Struct, frozen=True):
    """A bot."""

    name: str  # to seat it by
    about: str  # what it is like, in English
    level: int | None  # its place among the levels that are meant for people, the weakest is 1
    character: bool  # is it meant for people, too, for the way in which it plays?


class Catalogue(Struct, frozen=True):
    """All that can be chosen."""

    rules: int  # the version of the rules
    languages: tuple[Language, ...]  # of the rulebook
    games: tuple[GameInfo, ...]  # all games
    bots: tuple[BotInfo, ...]  # all bots
    offline: bool = False  # is there a page at `/offline/` that plays without the server?


class RuleInfo(Struct, frozen=True):
    """One rule in one language.

    The rules that repeal or change it belong to expansions or to the combined game.
    """

    id: str  # such as `Z.4.2`
    text: str  # the rule
    house: bool  # is it, wholly or in part, a ruling of this house?
    partly_house: bool  # is it so in part only?
    ours: str  # which part that is; empty where it is not written down
    origin: tuple[str, ...]  # where it comes from
    repealed_by: tuple[str, ...]  # the rules with which it no longer holds
    changed_by: tuple[str, ...]  # the rules that make exceptions to it, or add to it


class Chapter(Struct, frozen=True):
    """A chapter of the rulebook."""

    title: str  # in the language that was asked for
    rules: tuple[RuleInfo, ...]  # in order


class Book(Struct, frozen=True):
    """The rules of a game or an expansion."""

    prefix: str  # with which the ids of its rules begin
    game: str  # the name of the game; empty for what holds in all of them
    expansion: bool  # does it belong to an expansion of that game?
    title: str  # in the language that was asked for
    chapters: tuple[Chapter, ...]  # in order


class InLanguage(Struct, frozen=True, forbid_unknown_fields=True):
    """The language of an answer."""

    lang: Language = "en"  # the language of the answer


@endpoints.add("GET", "/api/games", Catalogue)
async def games(call: Call) -> Catalogue:
    """The games with their options, expansions and prices, and the bots."""
    return replace(catalogue(), offline=call.service.offline)


@cache
def catalogue() -> Catalogue:
    """Everything that can be chosen, the same for everyone."""
    return Catalogue(
        rules=RULES,
        languages=LANGUAGES,
        games=tuple(_game(spec) for spec in GAMES.values()),
        bots=tuple(
            BotInfo(
                name,
                kind.about,
                LEVELS.index(name) + 1 if name in LEVELS else None,
                kind.character,
            )
            for name, kind in BOTS.items()
        ),
    )


def _game(spec: GameSpec) -> GameInfo:
    return GameInfo(
        spec.name,
        spec.rulebook.prefix,
        spec.least_players,
        spec.most_players,
        options=tuple(GameOption(o.name, o.form, o.about) for o in spec.options if o is not TWEAKS),
        modules=tuple(
            ModuleInfo(**offer._asdict(), house=_mostly_house(offer)) for offer in spec.offers
        ),
        presets=tuple(PresetInfo(*preset) for preset in spec.presets),
        prices=tuple(PriceInfo(*price) for price in spec.prices),
    )


def _mostly_house(offer: ModuleOffer) -> bool:
    rules = [rule for rule in book(offer.book).rules.values() if offer.chapter in (0, rule.chapter)]
    return 2 * sum(rule.house for rule in rules) >= len(rules)


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be checked."""

    game: GameString  # such as `zooloretto(players=2)`


class CheckedGame(Struct, frozen=True):
    """A game that can be played."""

    game: str  # the game string in its canonical form
    players: int  # how many


@endpoints.add("GET", "/api/games/check", CheckedGame, query=Wanted, wrongs=(422,))
async def check_game(call: Call) -> CheckedGame:
    """Check a game string. If it cannot be played, the answer says which options conflict."""
    game = checked_game(call.query(Wanted).game)
    return CheckedGame(game, read_config(game).players)


@endpoints.add("GET", "/api/rules", tuple[Book, ...], query=InLanguage, wrongs=(422,))
async def rules(call: Call) -> tuple[Book, ...]:
    """The whole rulebook in one language."""
    return books(call.query(InLanguage).lang)


@cache
def books(lang: str) -> tuple[Book, ...]:
    """The whole rulebook in one language, the same for everyone."""
    return tuple(_book(prefix, lang) for prefix in BOOKS)


def _book(prefix: str, lang: str) -> Book:
    found = book(prefix)
    spec = next((spec for spec in GAMES.values() if prefix in spec.rulebooks()), None)
    return Book(
        prefix,
        spec.name if spec else "",
        spec is not None and prefix != spec.rulebook.prefix,
        found.title[lang],
        tuple(
            Chapter(
                title[lang],
                tuple(
                    RuleInfo(
                        rule.id,
                        rule.text(lang),
                        rule.house,
                        rule.partly_house,
                        rule.ours[lang] if rule.ours else "",
                        rule.origin,
                        rule.repealed_by,
                        rule.changed_by,
                    )
                    for rule in found.rules.values()
                    if rule.chapter == number
                ),
            )
            for number, title in found.chapters.items()
        ),
    )


class RuleText(Struct, frozen=True):
    """A rule in all languages."""

    id: str  # such as `Z.4.2`
    house: bool  # is it, wholly or in part, a ruling of this house?
    partly_house: bool  # is it so in part only?
    origin: tuple[str, ...]  # where it comes from, in English
    texts: dict[str, str]  # the rule, by language
    ours: dict[str, str]  # which part is ours, by language; empty where it is not written down
    repealed_by: tuple[str, ...]  # the rules with which it no longer holds
    changed_by: tuple[str, ...]  # the rules that make exceptions to it, or add to it


@endpoints.add("GET", "/api/rules/{rule}", RuleText, wrongs=(404,))
async def one_rule(call: Call) -> RuleText:
    """One rule in all languages, by its id."""
    wanted = call.part("rule").upper()
    prefix = wanted.partition(".")[0]
    found = book(prefix).rules.get(wanted) if prefix in BOOKS else None
    if found is None:
        raise Problem(404, "no-rule", "no rule has this id")
    origin = tuple(ORIGINS[name] for name in found.origin)
    return RuleText(
        found.id,
        found.house,
        found.partly_house,
        origin,
        dict(found.texts),
        found.ours or {},
        found.repealed_by,
        found.changed_by,
    )
