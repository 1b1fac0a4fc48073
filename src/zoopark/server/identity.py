"""Identity without registration: a secret stands for a person.

A browser keeps it in a cookie that no script can read, a program sends it as a bearer token. Only
its hash is ever stored, and nothing else about a person.
"""

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from zoopark.server.limits import whose

COOKIE: Final = "zoopark"
YEARS: Final = 2 * 365 * 24 * 60 * 60
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_key() -> str:
    """The secret of a seat."""
    return secrets.token_urlsafe(18)


def digest(secret: str) -> str:
    """What is stored about a person."""
    return hashlib.sha256(secret.encode()).hexdigest()[:40]


@dataclass(slots=True)
class Person:
    """The person making a request: their digest, empty if unknown."""

    digest: str = ""
    issued: str = ""  # a secret that was just created for them

    def known(self) -> str:
        """Their digest; a new person is given a secret."""
        if not self.digest:
            self.issued = new_secret()
            self.digest = digest(self.issued)
        return self.digest


def person_of(connection: HTTPConnection) -> Person:
    """The sender of a request; a malformed secret counts as none."""
    secret = secret_of(connection)
    return Person(digest(secret)) if secret else Person()


def secret_of(connection: HTTPConnection) -> str:
    """The secret that was sent along, empty if it is none."""
    header = connection.headers.get("authorization", "")
    secret = header.removeprefix("Bearer ") if header.startswith("Bearer ") else ""
    secret = secret or connection.cookies.get(COOKIE, "")
    return secret if _SECRET.fullmatch(secret) else ""


def address_of(connection: HTTPConnection) -> str:
    """Whom a request is counted as."""
    return whose(connection.client.host if connection.client else "")


def hand_over(response: Response, secret: str, *, secure: bool) -> None:
    """Give a browser its secret."""
    response.set_cookie(
        COOKIE, secret, max_age=YEARS, httponly=True, secure=secure, samesite="strict"
    )


def is_foreign(connection: HTTPConnection) -> bool:
    """Was this request sent by a page on another site?"""
    site = connection.headers.get("sec-fetch-site", "same-origin")
    origin = connection.headers.get("origin")
    if origin is None:
        return site not in ("same-origin", "none")
    try:
        return urlsplit(origin).netloc != connection.headers.get("host")
    except ValueError:  # not a valid address, so not ours
        return True
