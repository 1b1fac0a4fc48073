"""Answers that say what is wrong."""

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from zoopark.server.problems import Wrong
from zoopark.server.speech import language_of, spoken


def wrong_answer(asked: HTTPConnection, status: int, wrong: Wrong) -> Response:
    """Why something is refused, in the language of the client."""
    said = spoken(wrong, language_of(asked))
    headers = {"retry-after": "2"} if status in (429, 503) else None
    return Response(
        msgspec.json.encode(said), status, media_type="application/json", headers=headers
    )
