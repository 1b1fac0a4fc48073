"""Links to tables that other programs can show: ``/t/ID``, with a title, a text and a picture.

What follows the # of a link reaches no server, so the key of a seat stays as secret as it was. The
preview is what anybody may see who knows the id of the table: of a private table that is nothing.
"""

from html import escape
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from zoopark.games.catalog import read_config
from zoopark.server.api.messages import seat_names
from zoopark.server.service import Service
from zoopark.server.speech import language_of
from zoopark.server.storage.errors import StorageError
from zoopark.server.storage.rows import MatchRow
from zoopark.table.options import Options
from zoopark.texts import Language, texts

NOBODY: Final = "zoopark"  # the picture of all games


async def preview(request: Request) -> Response:
    """A page with what a link shows; in a browser it leads on to the table at once."""
    service: Service = request.app.state.service
    match_id, language = str(request.path_params["id"]), language_of(request)
    try:
        row = await service.hub.store.row(match_id)
    except StorageError:
        row = None  # the page itself says what is wrong
    title, about, picture = _shown(row, language)
    base = str(request.base_url).rstrip("/")
    tags = {
        "og:type": "website",
        "og:site_name": "Zoopark",
        "og:title": title,
        "og:description": about,
        "og:url": f"{base}/t/{match_id}",
        "og:image": f"{base}/previews/{picture}.jpg",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:locale": language,
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta property="{name}" content="{escape(text)}">' for name, text in tags.items()]
    page = f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="{escape(about)}">
<title>{escape(title)}</title>
{chr(10).join(lines)}
<script src="/plain/door.js" data-table="{escape(match_id)}"></script>
</head>
<body><p><a href="/#table={escape(match_id)}">{escape(title)}</a></p></body>
</html>
"""
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return HTMLResponse(page, headers=headers)


def _shown(row: MatchRow | None, language: Language) -> tuple[str, str, str]:
    """Title, text and picture."""
    say = texts(language)
    if row is None or not msgspec.json.decode(row.match.options, type=Options).watch:
        return "Zoopark", say("home.sub"), NOBODY
    game = read_config(row.match.config).game
    status = row.summary.status
    kind = "open" if status == "open" else "over" if status in ("over", "archived") else "running"
    names = [seat.name for seat in seat_names(row.summary.names) if seat.name]
    free = [say("list.free", n=row.summary.open_seats)] if kind == "open" else []
    about = " · ".join([", ".join(names), *free] if names else free) or say("home.sub")
    return say(f"preview.{kind}", game=say(f"game.{game}")), about, game
