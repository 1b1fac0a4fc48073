"""The keys of this server, and messages that only one browser can open.

Who a message is from is said by VAPID (RFC 8292), what it says is encrypted for the browser (RFC
8291): the service in between learns neither.
"""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from importlib.util import find_spec
from typing import Any, Final

from zoopark.extras import needs
from zoopark.server.storage.subscriptions import Subscription

VALID: Final = 12 * 60 * 60  # seconds for which a service may believe one signature
PACKAGES: Final = ("py_vapid", "http_ece", "h11")


def is_possible() -> bool:
    """Are the packages of the extra installed?"""
    return all(find_spec(name) is not None for name in PACKAGES)


def new_private_key() -> bytes:
    vapid = needs("py_vapid").Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem


def decoded(text: str) -> bytes:
    """Base64 as browsers write it, without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def are_keys(subscription: Subscription) -> bool:
    """Could these be the keys of a browser?"""
    curves = needs("cryptography.hazmat.primitives.asymmetric.ec")
    try:
        curves.EllipticCurvePublicKey.from_encoded_point(
            curves.SECP256R1(), decoded(subscription.p256dh)
        )
        return len(decoded(subscription.auth)) == 16
    except (ValueError, Error):
        return False


class Sealer:
    """Signs and encrypts."""

    def __init__(self, private_key: bytes, contact: str) -> None:
        """``contact`` is where operators of a push service reach this server's operator."""
        self._vapid = needs("py_vapid").Vapid02.from_pem(private_key)
        self._contact = contact

    @property
    def public_key(self) -> str:
        """What browsers need to subscribe."""
        formats = needs("cryptography.hazmat.primitives.serialization")
        raw: bytes = self._vapid.public_key.public_bytes(
            formats.Encoding.X962, formats.PublicFormat.UncompressedPoint
        )
        return urlsafe_b64encode(raw).decode().rstrip("=")

    def signature(self, origin: str) -> str:
        """The header by which a service knows who sends."""
        claims = {"aud": origin, "exp": int(time.time()) + VALID, "sub": self._contact}
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed["Authorization"]

    def sealed(self, message: bytes, subscription: Subscription) -> bytes:
        curves: Any = needs("cryptography.hazmat.primitives.asymmetric.ec")
        encrypted: bytes = needs("http_ece").encrypt(
            message,
            private_key=curves.generate_private_key(curves.SECP256R1()),
            dh=decoded(subscription.p256dh),
            auth_secret=decoded(subscription.auth),
            version="aes128gcm",
        )
        return encrypted
