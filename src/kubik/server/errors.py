"""Errors as people are told them: a reason as data, a sentence in their language, and a status."""

from __future__ import annotations

from logging import getLogger
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect

from kubik.kernel.errors import BadSetup, KubikError
from kubik.server.limits import TooMuch
from kubik.server.live_tables import NoTable
from kubik.server.metrics import REFUSALS
from kubik.server.push import BadBrowser
from kubik.server.records import BadRecord, Damaged, OtherContent
from kubik.server.requests import Refused
from kubik.server.words import WORDS

_LOG: Final = getLogger(__name__)
T = TypeVar("T")


class Denied(KubikError):
    """A call that is not answered: its status, the reason as data, and a detail for the sentence."""

    def __init__(self, reason: str, status: int = 400, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.detail = detail


def explain(error: Exception, language: str) -> tuple[str, str, int]:
    """An error as reason, sentence and status. Of unexpected ones nobody learns anything."""
    reason, detail, status = "trouble", "", 503
    match error:
        case Denied():
            reason, detail, status = error.reason, error.detail, error.status
        case Refused():
            reason, status = error.reason, 409
        case NoTable():
            reason, status = "no_table", 404
        case OtherContent():
            reason, detail, status = "other_content", error.theirs or "none", 409
        case Damaged():
            reason, status = "damaged", 409
            _LOG.warning("%s", error)
        case BadRecord():
            reason, status = "other_version", 409
        case BadSetup():
            reason, detail, status = "bad_setup", str(error), 400
        case BadBrowser():
            reason, detail, status = "bad_browser", str(error), 400
        case TooMuch():
            reason, status = "too_much", 429
        case msgspec.MsgspecError():
            reason, detail, status = "malformed", str(error), 400
        case KubikError() | ClientDisconnect():
            pass
        case _:
            _LOG.error("a request failed", exc_info=error)
    REFUSALS.labels(reason).inc()
    return reason, WORDS[language].say(f"reason-{reason}", detail=detail), status


def decode(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    """What somebody sent, or an error that can be explained to them."""
    try:
        return decoder.decode(data)
    except (UnicodeDecodeError, RecursionError) as error:  # msgspec has no error of its own for these
        raise Denied("malformed", 400, str(error)) from None
