"""`kubik serve`: tables on the network, and the page to play at them."""

from __future__ import annotations

import asyncio
import signal
import socket
import webbrowser
from contextlib import ExitStack
from errno import EADDRINUSE
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from cyclopts import Parameter

from kubik.cli.settings import Content, language, own_content
from kubik.cli.terminal import terminal
from kubik.games import shelf
from kubik.kernel.errors import BadSetup, KubikError
from kubik.kernel.text import Words, words


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    address: Annotated[str, Parameter(show_default=False)] = "",
    metrics_port: int | None = None,
    push_key: Path | None = None,
    push_contact: Annotated[str, Parameter(show_default=False)] = "",
    no_browser: Annotated[bool, Parameter(show_default=False)] = False,
    lang: str | None = None,
    content: Content = None,
) -> None:
    """Start a server on this machine and open the browser: play with friends, against bots, or watch.

    Parameters
    ----------
    host
        Where to listen; 0.0.0.0 lets other machines in.
    port
        The port; 0 takes any that is free.
    database
        A file, or postgresql://...; without it, a file in your own data folder.
    address
        Where servers on other machines with the same database reach this one, such as http://10.0.0.5:8000.
    metrics_port
        A port of this machine alone for /healthz, /readyz and /metrics (Prometheus); 0 takes any that is free.
    push_key
        A file with the key for notifications to browsers (Web Push); it is made if it is not there.
    push_contact
        Whom the makers of browsers may ask about these notifications: mailto:... or https://...; Apple insists on it.
    no_browser
        Do not open the browser.
    lang
        en or ru; without it, what the environment says.
    """
    try:
        from kubik.server.app import make_app
        from kubik.server.database import CannotOpen
        from kubik.server.push import Push
        from kubik.server.storage import Storage
        from kubik.server.uvicorn_server import make_server
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("kubik"):
            raise
        raise BadSetup('the server needs more packages: pip install "kubik[server]"') from None
    from platformdirs import user_data_path

    spoken = words("kubik.cli", language(lang))
    own_content(content)
    shelf()  # whatever is wrong with an owner's content is told before anybody sits down
    if address and not _is_address(address):
        raise KubikError(spoken.say("bad-address", address=address))
    if push_contact and push_key is None:
        raise KubikError(spoken.say("contact-without-key"))
    place = database or user_data_path("kubik") / "kubik.db"
    push = None if push_key is None else Push.from_file(push_key, push_contact)

    async def run() -> None:
        with ExitStack() as ports:
            opened = ports.enter_context(_open_port(host, port, spoken))
            operator = None
            if metrics_port is not None:
                operator = ports.enter_context(_open_port("127.0.0.1", metrics_port, spoken, "--metrics-port"))
            storage = await Storage.open(place)
            reached = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
            url = f"http://{f'[{reached}]' if ':' in reached else reached}:{opened.getsockname()[1]}"
            server = make_server(make_app(storage, address or url, push, listens_at=host, operator=operator))
            serving = asyncio.create_task(server.serve([opened]))
            while not server.started and not serving.done():
                await asyncio.sleep(0.01)
            if server.started:
                terminal().print(spoken.say("serving", url=f"{url}/", database=storage.name), soft_wrap=True)
                if operator is not None:
                    numbers = f"http://127.0.0.1:{operator.getsockname()[1]}/metrics"
                    terminal().print(spoken.say("metrics", url=numbers), soft_wrap=True)
                if not no_browser:
                    webbrowser.open(f"{url}/")
            await serving

    # What service managers send is to end it as Ctrl-C does; the system would cut the last steps short.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        asyncio.run(run())
    except KeyboardInterrupt:
        pass  # the usual end of a server
    except CannotOpen as error:
        raise KubikError(error.say(spoken.language)) from None
    finally:
        signal.signal(signal.SIGTERM, before)


def _is_address(text: str) -> bool:
    """Whether other servers could call there."""
    try:
        url = urlsplit(text)
        return url.scheme in ("http", "https") and bool(url.hostname) and url.port != 0 and not url.query + url.fragment
    except ValueError:  # a port that is none
        return False


def _open_port(host: str, port: int, spoken: Words, option: str = "--port") -> socket.socket:
    """The socket, which listens already: so a busy port is told before anything else happens, and whoever comes here
    knows that nobody else is at this address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind((host, port))
        opened.listen()
    except (OSError, OverflowError) as error:
        opened.close()
        busy = isinstance(error, OSError) and error.errno == EADDRINUSE
        why = getattr(error, "strerror", None) or str(error)
        message = spoken.say(
            "port-busy" if busy else "cannot-listen", host=host, port=str(port), why=why, option=option
        )
        raise KubikError(message) from None
    return opened
