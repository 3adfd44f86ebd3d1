"""Secret tokens, by which people and links are known: 128 random bits each, of which only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """A token that nobody has and nobody guesses."""
    return secrets.token_urlsafe(16)


def token_hash(token: str) -> bytes:
    """What is stored instead of a token. It has 128 random bits, so a plain hash is as good as a slow one."""
    return hashlib.sha256(b"kubik " + token.encode()).digest()
