"""Web Push: telling a browser that its person is asked, when the page is closed.

Where to, a browser says; so that it cannot send the server to hosts that only the server reaches, the address must be
that of a public host, both by its name and by what the name means when something is sent.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from logging import getLogger
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from kubik.games import game as find_game
from kubik.kernel.errors import BadSetup, KubikError
from kubik.server.storage import Browser, Storage
from kubik.server.words import WORDS

if TYPE_CHECKING:
    from kubik.server.push_key import PushKey

PATIENCE: Final = 10.0
"""Seconds for a push service to take a message, from finding its address to its answer."""
AT_ONCE: Final = 16
"""Messages on their way at the same time; others wait."""
WAITING: Final = 1000
"""People who are being told at the same time; further ones are not told."""
BROWSERS: Final = 10
"""Of so many browsers of a person each is told, so that nobody makes the server write to hundreds of places."""
KEPT: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is not there."""

NAME: Final = re.compile(r"([a-z0-9_-]+\.)+(?!(localhost|localdomain|local|internal|arpa)$)[a-z][a-z0-9-]*")
"""The name of a host that may be public; an address in numbers, in whatever notation, is none."""
UNICAST: Final = IPv6Network("2000::/3")
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""An IPv4 address as networks without IPv4 see it."""

_LOG: Final = getLogger(__name__)


class BadBrowser(KubikError):
    """A browser that cannot be told anything: its address is not a push service's, or its keys are none."""


class Push:
    """The server's key, and what is sent with it.

    `contact` (mailto:... or https://...) is whom a push service may ask; Apple's refuses messages without one.
    `local` lets push services be on this machine and at any port, for tests.
    """

    def __init__(self, key: PushKey, contact: str = "", *, local: bool = False) -> None:
        self.public_key = key.public
        self._key = key
        self._contact = contact
        self._local = local
        self._tls = ssl.create_default_context()
        self._free = asyncio.Semaphore(AT_ONCE)
        self._telling: set[asyncio.Task[None]] = set()

    @classmethod
    def from_file(cls, path: Path, contact: str = "", *, local: bool = False) -> Push:
        """With the key in a file, which is made if it is not there."""
        try:
            from kubik.server.push_key import PushKey
        except ModuleNotFoundError as error:
            if error.name is None or not error.name.startswith("cryptography"):
                raise
            raise BadSetup('notifications need one more package: pip install "kubik[push]"') from None
        return cls(PushKey.from_file(path), contact, local=local)

    def check(self, browser: Browser) -> None:
        """BadBrowser if it could not be told anything, as far as can be said without asking anybody."""
        from kubik.server.push_key import seal

        self._address(browser.endpoint)
        try:
            seal(b"", browser)
        except ValueError:
            raise BadBrowser("these are no keys of a browser") from None

    def notify(self, storage: Storage, person: bytes, table: str, game: str) -> None:
        """Tell a person's browsers, in the background; nobody learns how it ends."""
        if len(self._telling) >= WAITING:
            _LOG.warning("too many notifications wait; one is left out")
            return
        task = asyncio.create_task(self._tell(storage, person, table, game))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, storage: Storage, person: bytes, table: str, game: str) -> None:
        try:
            known = await storage.person(person)
            browsers = await storage.browsers_of(person)
        except KubikError as error:
            _LOG.warning("a notification is left out: %s", error)
            return
        if known is None or not browsers:
            return
        name, text = find_game(game).text(known.language).name, WORDS[known.language].say("push-your_turn")
        message = msgspec.json.encode({"table": table, "game": name, "text": text})
        await asyncio.gather(*(self._deliver(storage, browser, table, message) for browser in browsers[:BROWSERS]))

    async def _deliver(self, storage: Storage, browser: Browser, table: str, message: bytes) -> None:
        host = urlsplit(browser.endpoint).hostname  # of the whole address only the push service may know
        try:
            async with self._free, asyncio.timeout(PATIENCE):
                status = await self._send(browser, table, message)
            if status in (404, 410):
                await storage.forget_browser(browser.endpoint)
            elif not 200 <= status < 300:
                _LOG.warning("the push service %s answered %s", host, status)
        except (OSError, ValueError) as error:
            _LOG.warning("the push service %s was not reached: %s", host, str(error) or type(error).__name__)

    async def _send(self, browser: Browser, table: str, message: bytes) -> int:
        """The status that the push service answers with. Nothing else of the answer matters, so nothing else is read,
        and it is never followed to another place."""
        from kubik.server.push_key import seal

        url, host, port = self._address(browser.endpoint)
        where = host if port == 443 else f"{host}:{port}"
        body = seal(message, browser)
        head = [
            f"POST {url.path or '/'}{'?' if url.query else ''}{url.query} HTTP/1.1",
            f"Host: {where}",
            f"Authorization: {self._key.authorization(f'https://{where}', self._contact)}",
            "Content-Encoding: aes128gcm",
            "Content-Type: application/octet-stream",
            f"Content-Length: {len(body)}",
            f"TTL: {KEPT}",
            f"Topic: {table}",  # replaces what was not delivered yet
            "Connection: close",
        ]
        reader, writer = await self._connect(host, port)
        try:
            writer.write("\r\n".join([*head, "", ""]).encode() + body)
            answer = re.match(rb"HTTP/1\.\d (\d{3})\b", await reader.readline())
        finally:
            writer.transport.abort()  # a polite end would leave it to the other side when
        if answer is None:
            raise ValueError("it does not speak HTTP")
        return int(answer[1])

    def _address(self, endpoint: str) -> tuple[SplitResult, str, int]:
        """The parts of a push service's address, its host and its port; BadBrowser if it may not be one."""
        if not re.fullmatch(r"[!-~]+", endpoint):
            raise BadBrowser("the address of a push service has neither spaces nor letters beyond ASCII")
        try:
            url = urlsplit(endpoint)
            host, port = url.hostname or "", url.port or 443
        except ValueError:
            raise BadBrowser("the address of a push service must be a whole https:// address") from None
        if url.scheme != "https" or not host or "@" in url.netloc:
            raise BadBrowser("the address of a push service begins with https:// and the name of a host")
        if not self._local and (port != 443 or not NAME.fullmatch(host)):
            raise BadBrowser("a push service is a public host, known by its name, at port 443")
        return url, host, port

    async def _connect(self, host: str, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To the first address behind a name where somebody answers. The name is asked once and its addresses are
        connected to: asked once more, it could mean another one."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(address[0]) for *_, address in found]
        if not self._local and not all(is_public(ip_address(address)) for address in addresses):
            raise BadBrowser("its name means a host that is not public")
        refused = OSError("its name means no host")
        for address in addresses:
            try:
                return await asyncio.open_connection(address, port, ssl=self._tls, server_hostname=host)
            except OSError as error:
                refused = error
        raise refused


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether everybody would reach the same host there, and not the server one of its own network."""
    if isinstance(address, IPv6Address):
        if address in TRANSLATED:
            address = IPv4Address(int(address) & 0xFFFF_FFFF)
        elif address not in UNICAST or address.sixtofour is not None:
            return False
    return address.is_global and not address.is_multicast
