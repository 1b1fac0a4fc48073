"""The pages for browsers: compressed, and kept by the browser as long as they are the same."""

from importlib.resources import files
from os import PathLike, stat_result
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name changes with the content
ASK_FIRST: Final = "no-cache"


def site(folder: str) -> ASGIApp:
    """A folder of the package; what was not built is not there."""
    return GZipMiddleware(_Files(folder), minimum_size=1000)


class _Files(StaticFiles):
    def __init__(self, folder: str) -> None:
        path = str(files("zoopark.server") / folder)
        super().__init__(directory=path, html=True, check_dir=False)

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        kept = "/assets/" in scope["path"] and status_code == 200
        response.headers["cache-control"] = FOR_EVER if kept else ASK_FIRST
        return response
