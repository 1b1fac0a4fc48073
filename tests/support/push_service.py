"""A push service on this machine, and a browser that is subscribed to it."""

import json
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from secrets import token_bytes
from typing import Any

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


@dataclass
class Delivered:
    """A message as it arrived at the service."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Browser:
    """What only the browser knows, and what it says about it."""

    endpoint: str
    key: Any = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: token_bytes(16))

    def subscription(self, language: str = "en") -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.endpoint,
            "p256dh": _text(point),
            "auth": _text(self.auth),
            "language": language,
        }

    def opened(self, message: Delivered) -> Any:
        plain = http_ece.decrypt(
            message.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(plain)


class PushService:
    """Answers every message with the same status."""

    def __init__(self) -> None:
        self.status = 201
        self.location = ""
        self.messages: Queue[Delivered] = Queue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): text for name, text in self.headers.items()}
                service.messages.put(Delivered(self.path, headers, body))
                self.send_response(service.status)
                if service.location:
                    self.send_header("location", service.location)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))
        self._thread.start()

    def next(self) -> Delivered:
        return self.messages.get(timeout=30)

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    try:
        yield service
    finally:
        service.close()
