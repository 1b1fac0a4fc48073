"""Lessons and guides: what teaches the games."""

from functools import cache
from typing import Any

from msgspec import Struct

from zoopark.game import Game
from zoopark.games.any_view import GameView
from zoopark.games.catalog import read_config
from zoopark.rulebook import BOOKS
from zoopark.rulebook import lessons as written
from zoopark.server.api.catalogue import InLanguage
from zoopark.server.endpoint import Call, Endpoints
from zoopark.server.problems import Problem
from zoopark.texts import Language

endpoints = Endpoints()


class RuleNote(Struct, frozen=True):
    """What explains a rule, or where people go wrong with it."""

    rule: str  # its id
    text: str  # in the language that was asked for


class RuleExample(Struct, frozen=True):
    """A position that shows a rule."""

    name: str  # of the example
    rule: str  # the id of the rule
    title: str  # in the language that was asked for
    text: str  # what is to be seen
    position: str  # to set up a table from
    seat: int  # whose board is drawn
    trucks: bool  # are the trucks drawn, too?
    view: GameView  # the position as this seat sees it


class GuideOffer(Struct, frozen=True):
    """A guided first game, as a list of them shows it."""

    name: str  # of the guide
    title: str  # in the language that was asked for
    about: str  # what is learned


class BookLesson(Struct, frozen=True):
    """What teaches a game or an expansion, in one language."""

    book: str  # the prefix of its rules
    aim: str  # what it is about
    turn: tuple[str, ...]  # what a turn is, in a few sentences
    overview: tuple[str, ...]  # a turn with all expansions at a glance
    aims: tuple[str, ...]  # what each module of a shared book is about, by its chapters
    notes: tuple[RuleNote, ...]  # explanations of rules
    examples: tuple[RuleExample, ...]  # drawn positions
    score: RuleExample | None  # a board whose score sheet is worked through
    mistakes: tuple[RuleNote, ...]  # what people often get wrong
    tips: tuple[str, ...]  # how to play well
    guides: tuple[GuideOffer, ...]  # its guided games


class GuideStep(Struct, frozen=True):
    """What a guide says once, as soon as all of its conditions hold for the learner."""

    id: str  # of the step
    text: str  # in the language that was asked for
    at: str  # what it is about: a place of the table, or `part:` and a part of the page
    asks: str  # the question that is asked; empty for any
    may: str  # a pattern that a legal move matches; empty for none
    done: dict[str, int]  # verbs, and how often the learner has played them at least
    undone: str  # a verb that the learner has never played
    event: str  # something that has happened to the learner
    sees: str  # a path into the view, with `*` for any and `me` for the learner's seat
    like: str  # a pattern for what is found there
    below: int | None  # what is found there is less than this
    deed: bool  # is something to be done at once?
    urgent: bool  # is it said however much was said in this turn?


class GuidedGame(Struct, frozen=True):
    """A first game, the same for everyone, and what is said in it."""

    name: str  # of the guide
    book: str  # the prefix of the rules that it teaches
    title: str  # in the language that was asked for
    about: str  # what is learned
    game: str  # the game string
    players: int  # how many; the learner is the first of them
    position: str  # with which it begins
    deal: str  # the seed of its draws
    steps: tuple[GuideStep, ...]  # the most urgent first


@endpoints.add("GET", "/api/lessons/{book}", BookLesson, query=InLanguage, wrongs=(404, 422))
async def one_lesson(call: Call) -> BookLesson:
    """What teaches the rules of a book: aim, turn, examples, a score, common mistakes."""
    prefix = call.part("book").upper()
    found = _lesson(prefix, call.query(InLanguage).lang) if prefix in BOOKS else None
    if found is None:
        raise Problem(404, "no-lesson", "no book with lessons has this prefix")
    return found


@endpoints.add("GET", "/api/guides", tuple[GuidedGame, ...], query=InLanguage, wrongs=(422,))
async def all_guides(call: Call) -> tuple[GuidedGame, ...]:
    """All guided first games."""
    lang = call.query(InLanguage).lang
    return tuple(_guide(name, lang) for name in written.guides())


@endpoints.add("GET", "/api/guides/{guide}", GuidedGame, query=InLanguage, wrongs=(404, 422))
async def one_guide(call: Call) -> GuidedGame:
    """A guided first game by its name."""
    name = call.part("guide")
    if name not in written.guides():
        raise Problem(404, "no-guide", "no guided game has this name")
    return _guide(name, call.query(InLanguage).lang)


@cache
def _lesson(prefix: str, lang: Language) -> BookLesson | None:
    found = written.lesson(prefix)
    if found is None:
        return None
    return BookLesson(
        prefix,
        found.aim[lang],
        tuple(text[lang] for text in found.turn),
        tuple(text[lang] for text in found.overview),
        tuple(aim[lang] for aim in written.chapter_aims(prefix).values()),
        tuple(RuleNote(note.rule, note.text[lang]) for note in found.notes),
        tuple(_example(example, lang) for example in found.examples),
        _example(found.score, lang) if found.score else None,
        tuple(RuleNote(note.rule, note.text[lang]) for note in found.mistakes),
        tuple(text[lang] for text in found.tips),
        tuple(
            GuideOffer(name, guide.title[lang], guide.about[lang])
            for name, (book, guide) in written.guides().items()
            if book == prefix
        ),
    )


def _example(example: written.Example, lang: Language) -> RuleExample:
    return RuleExample(
        example.name,
        example.rule,
        example.title[lang],
        example.text[lang],
        example.position,
        example.viewer,
        example.trucks,
        Game.from_position(example.position, dealer=None).view(example.viewer),
    )


@cache
def _guide(name: str, lang: Language) -> GuidedGame:
    book, guide = written.guides()[name]
    config = read_config(guide.position.partition("|")[0].strip())
    return GuidedGame(
        name,
        book,
        guide.title[lang],
        guide.about[lang],
        str(config),
        config.players,
        guide.position,
        guide.deal,
        tuple(_step(step, lang) for step in guide.steps),
    )


def _step(step: written.Step, lang: Language) -> GuideStep:
    said: dict[str, Any] = {name: getattr(step, name) for name in GuideStep.__struct_fields__}
    said["text"] = step.text[lang]
    return GuideStep(**said)
