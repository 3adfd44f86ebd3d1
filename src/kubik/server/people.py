"""People and links are known by secrets of 128 bits; only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets


def new_secret() -> str:
    return secrets.token_urlsafe(16)


def hash_of(secret: str) -> bytes:
    """What is stored instead of a secret. It has 128 random bits, so a plain hash is as good as a slow one."""
    return hashlib.sha256(b"kubik " + secret.encode()).digest()
