"""Answers that say what is wrong."""

import msgspec
from starlette.responses import Response

from zoopark.server.problems import Wrong


def wrong_answer(status: int, wrong: Wrong) -> Response:
    headers = {"retry-after": "2"} if status in (429, 503) else None
    return Response(
        msgspec.json.encode(wrong), status, media_type="application/json", headers=headers
    )
