"""Static pages: precompressed, and cached by the browser until they change."""

import os
from importlib.resources import files
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

FOR_EVER: Final = (
    "public, max-age=31536000, immutable"  # the file name contains a hash of the content
)
HASHED: Final = ("/assets/", "/engine/")  # the folders of such files
ASK_FIRST: Final = "no-cache"
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # next to the files, created by the build


def is_built(folder: str) -> bool:
    """Does this package have a folder that only some builds make?"""
    return os.path.isdir(str(files("zoopark.server") / folder))


def site(folder: str) -> ASGIApp:
    """A folder of the package; where it was not built, the table as text is shown instead."""
    return _Files(folder)


async def docs(request: Request) -> Response:
    """The contract as a page for people, drawn by scripts in the same folder."""
    return await _Files("web").get_response("docs/index.html", request.scope)


class _Files(StaticFiles):
    def __init__(self, folder: str) -> None:
        path = str(files("zoopark.server") / folder)
        self._built = is_built(folder)
        super().__init__(directory=path, html=True, check_dir=False)

    async def check_config(self) -> None:
        if self._built:
            await super().check_config()

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path == "." and not self._built:
            return RedirectResponse("/plain/")
        return await super().get_response(path, scope)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        coding = _coding(full_path, scope)
        if coding is not None:
            full_path = f"{os.fspath(full_path)}{PACKED[coding]}"
            stat_result = os.stat(full_path)
        response = super().file_response(full_path, stat_result, scope, status_code)
        if coding is not None:
            response.headers["content-encoding"] = coding
        response.headers["vary"] = "Accept-Encoding"
        named = any(part in scope["path"] for part in HASHED)
        kept = named and status_code == 200
        response.headers["cache-control"] = FOR_EVER if kept else ASK_FIRST
        return response


def _coding(path: str | os.PathLike[str], scope: Scope) -> str | None:
    """The best available compressed form of a file that the browser accepts."""
    accepted = Headers(scope=scope).get("accept-encoding", "")
    taken = {word.split(";")[0].strip() for word in accepted.split(",") if "q=0" not in word}
    for coding, suffix in PACKED.items():
        if coding in taken and os.path.exists(f"{os.fspath(path)}{suffix}"):
            return coding
    return None
