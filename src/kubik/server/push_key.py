"""The server's key for Web Push: what is sealed for one browser (RFC 8291) and signed for its push service (RFC 8292).

Only `cryptography` is needed, which is typed and well kept; a library for all of Web Push would bring two HTTP clients
along to spare these few lines.
"""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Final

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from kubik.kernel.errors import BadSetup
from kubik.server.storage import Browser

VALID: Final = 12 * 3600
"""Seconds for which a signature is valid; push services take at most a day."""
RECORD_SIZE: Final = 4096
"""A message is one record and never as long as this."""


class PushKey:
    """A P-256 key. Browsers get the public half, and accept messages only from whoever has the other."""

    def __init__(self, private: EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public = encode(_point(private))

    @classmethod
    def from_file(cls, path: Path) -> PushKey:
        """The key in a file, which is made if it is not there."""
        try:
            return cls(_load(path) if path.exists() else _make(path))
        except OSError as error:
            raise BadSetup(f"the push key {path} cannot be read or made: {error.strerror}") from None

    def authorization(self, origin: str, contact: str) -> str:
        """The header that shows a push service whose message it is, and whom to ask if there is trouble with it."""
        claims: dict[str, str | int] = {"aud": origin, "exp": int(time.time()) + VALID}
        if contact:
            claims["sub"] = contact
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(encode(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ECDSA(SHA256())))
        return f"vapid t={signed}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def seal(message: bytes, browser: Browser) -> bytes:
    """A message that only the browser can read; ValueError if its keys are none."""
    return seal_with(message, browser, generate_private_key(SECP256R1()), os.urandom(16))


def seal_with(message: bytes, browser: Browser, private: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """With a key and a salt that must not be used for any other message."""
    theirs, auth = decode(browser.p256dh), decode(browser.auth)
    if len(theirs) != 65 or len(auth) != 16:
        raise ValueError("a key has 65 bytes and its secret 16")
    shared = private.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), theirs))
    ours = _point(private)
    secret = _derive(32, shared, auth, b"WebPush: info\0" + theirs + ours)
    key = _derive(16, secret, salt, b"Content-Encoding: aes128gcm\0")
    nonce = _derive(12, secret, salt, b"Content-Encoding: nonce\0")
    last = b"\2"  # the mark of the last record
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, message + last, None)


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(private: EllipticCurvePrivateKey) -> bytes:
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(length: int, secret: bytes, salt: bytes, info: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _load(path: Path) -> EllipticCurvePrivateKey:
    data = path.read_bytes()
    try:
        private = load_pem_private_key(data, None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        private = None
    if not isinstance(private, EllipticCurvePrivateKey) or not isinstance(private.curve, SECP256R1):
        raise BadSetup(f"the push key {path} is not a P-256 key as PEM without a password")
    return private


def _make(path: Path) -> EllipticCurvePrivateKey:
    private = generate_private_key(SECP256R1())
    data = private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    # Never readable by others, not even for a moment; and never over another key.
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(data)
    return private
