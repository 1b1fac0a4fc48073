"""Refusals in the language of the person who is refused, and the words of the plain page."""

from functools import cache
from typing import Final

import msgspec
from anyio import to_thread
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from zoopark.rulebook import rule
from zoopark.server.problems import Wrong
from zoopark.texts import Language, accepted, read_language, texts

_GROUPS: Final = ("plain", "event", "level", "game")
_COUNTED: Final = {"coins": "coins", "points": "points"}
_FOR_PROGRAMS: Final = ("bad-message", "bad-query")  # whose authors need to know which field
_MOST: Final = 100  # coins and points that are said with their noun


def language_of(connection: HTTPConnection) -> Language:
    """The language of an answer: `?lang=`, or what the browser asks for."""
    named = connection.query_params.get("lang")
    header = connection.headers.get("accept-language", "")
    return accepted([*([named] if named else []), *header.split(",")])


def spoken(wrong: Wrong, language: Language) -> Wrong:
    """The same error, with its sentence in this language if it has one there."""
    if language == "en":
        return wrong
    say, key = texts(language), f"refused.{wrong.code}"
    if wrong.rule:
        return Wrong(wrong.code, say.typeset(rule(wrong.rule).text(language)), wrong.rule)
    if key not in say:
        return wrong
    said = f"{say(key)} ({wrong.why})" if wrong.code in _FOR_PROGRAMS else say(key)
    return Wrong(wrong.code, said, wrong.rule)


async def plain_words(request: Request) -> Response:
    """All that the plain page says; blanks are written as `{name}`."""
    named, strange = request.query_params.get("lang"), ""
    language = language_of(request)
    if named:
        try:
            read_language(named)
        except ValueError as error:
            strange = str(error)
    words = await to_thread.run_sync(_words, language)
    return Response(
        msgspec.json.encode({**words, "strange": strange}),
        media_type="application/json",
        headers={"vary": "accept-language", "cache-control": "no-cache"},
    )


@cache
def _words(language: Language) -> dict[str, object]:
    say = texts(language)
    messages = {key: say.blank(key) for key in say if key.partition(".")[0] in _GROUPS}
    counted = {
        name: {str(n): say(key, n=n) for n in range(_MOST)} for name, key in _COUNTED.items()
    }
    return {"language": language, "messages": messages, **counted}
