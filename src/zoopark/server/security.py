"""Security headers and checks for every request and response."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SCRIPTS: Final = "script-src 'self'"
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        SCRIPTS,
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # boards set sizes and positions of their parts inline
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

#: The worker in which a browser plays by itself runs Python: WebAssembly, and a script that is
#: unpacked there. It sees no page, and nothing that a visitor writes becomes a script in it.
WORKER: Final = "/offline/assets/worker-"
WORKER_POLICY: Final = POLICY.replace(SCRIPTS, f"{SCRIPTS} blob: 'wasm-unsafe-eval'")

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def seal(headers: MutableHeaders, path: str) -> None:
    """Add the security headers to a response."""
    if path.startswith(WORKER):
        headers.setdefault("content-security-policy", WORKER_POLICY)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/api/"):
        headers.setdefault("cache-control", "no-store")


class SecureHeaders:
    """Middleware that adds security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                seal(MutableHeaders(scope=message), scope["path"])
            await send(message)

        await self._app(scope, receive, sealed)
