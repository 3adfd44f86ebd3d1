"""Web Push: a push service on this machine, browsers that open what they get, and addresses that are refused."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import os
import socket
import sqlite3
import ssl
import stat
import subprocess
import sys
import threading
import time
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from queue import Queue
from typing import Any

import msgspec
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import BestAvailableEncryption, Encoding, NoEncryption, PrivateFormat

from kubik.kernel.errors import BadSetup
from kubik.server import live_table, push
from kubik.server.push import BadBrowser, Push, is_public
from kubik.server.push_key import decode, encode, seal_with
from kubik.server.storage import Browser, Storage
from tests.server.client import PATIENCE, Person, Seat, running

CONTACT = "mailto:host@kubik.example"
SOON = 2.0
"""Seconds until somebody who is not there is told, in these tests."""


# --- a push service and browsers --------------------------------------------------------------------------------------


def certificate(folder: Path) -> Path:
    """A file with a key and a certificate for localhost that it signs itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, SHA256())
    )
    file = folder / "service.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + signed.public_bytes(Encoding.PEM))
    return file


class Service:
    """A push service: it keeps what it gets, and answers as it is told to, when it is told to."""

    def __init__(self, certificate: Path) -> None:
        self.status = 201
        self.got: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.answering = threading.Event()
        self.answering.set()
        self.at_once = self.most_at_once = 0
        self._counting = threading.Lock()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                status, body = service.status, self.rfile.read(int(self.headers["content-length"]))
                service.count(1)
                service.got.put((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                service.answering.wait(PATIENCE)
                service.count(-1)
                self.send_response(status)
                self.send_header("location", "https://localhost/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None: ...

        class Server(ThreadingHTTPServer):
            def handle_error(self, request: Any, client_address: Any) -> None:
                """Whoever asked does not wait for more than the status."""

        self.server = Server(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.origin = f"https://localhost:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def count(self, change: int) -> None:
        with self._counting:
            self.at_once += change
            self.most_at_once = max(self.most_at_once, self.at_once)


class Device:
    """A browser with its keys. It opens messages as RFC 8291 says, with nothing of the server's own."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        numbers = self.key.public_key().public_numbers()
        self.point = b"\4" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        self.browser = Browser(endpoint, encode(self.point), encode(self.auth))

    def open(self, body: bytes) -> Any:
        salt, size, theirs, sealed = body[:16], body[16:20], body[21:86], body[86:]
        assert body[20] == 65
        assert len(sealed) <= int.from_bytes(size, "big")
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = derive(self.auth, shared, b"WebPush: info\0" + self.point + theirs)
        key = derive(salt, secret, b"Content-Encoding: aes128gcm\0")[:16]
        nonce = derive(salt, secret, b"Content-Encoding: nonce\0")[:12]
        message = AESGCM(key).decrypt(nonce, sealed, None)
        assert message.endswith(b"\2")
        return msgspec.json.decode(message[:-1])


def derive(salt: bytes, secret: bytes, info: bytes) -> bytes:
    first = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(first, info + b"\1", hashlib.sha256)


def claims(authorization: str, public_key: str) -> Any:
    """What a push service reads in the header, if the signature is that of the key which the browser knows."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(field.strip().split("=", 1) for field in rest.split(","))
    assert scheme == "vapid"
    assert fields["k"] == public_key
    head, body, signature = fields["t"].split(".")
    assert msgspec.json.decode(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    r, s = decode(signature)[:32], decode(signature)[32:]
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(public_key))
    der = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    key.verify(der, f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    return msgspec.json.decode(decode(body))


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    """A push service that this process trusts."""
    file = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    monkeypatch.setattr(push, "PATIENCE", float(PATIENCE))
    service = Service(file)
    yield service
    service.answering.set()
    service.server.shutdown()
    service.server.server_close()


@pytest.fixture
def local(tmp_path: Path, service: Service) -> Push:
    """What a server needs to push to the service."""
    return Push.from_file(tmp_path / "push.key", CONTACT, local=True)


@pytest.fixture
def port(tmp_path: Path, local: Push, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    monkeypatch.setattr(live_table, "NOTIFY_AFTER", SOON)
    with running(f"{tmp_path}/kubik.db", push=local) as port:
        yield port


@pytest.fixture
def url(tmp_path: Path) -> str:
    """One kind of database is enough here."""
    return f"sqlite:///{tmp_path}/kubik.db"


# --- the key and the messages -----------------------------------------------------------------------------------------


def test_the_example_of_the_standard() -> None:
    """RFC 8291, section 5 and appendix A."""
    private = ec.derive_private_key(
        int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    browser = Browser(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sealed = seal_with(b"When I grow up, I want to be a watermelon", browser, private, decode("DGv6ra1nlYgDCS1FRnbzlw"))
    assert encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_key_is_made_once_and_is_secret(tmp_path: Path) -> None:
    file = tmp_path / "push.key"
    first = Push.from_file(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert Push.from_file(file).public_key == first.public_key
    point = urlsafe_b64decode(first.public_key + "=")
    assert (len(point), point[0]) == (65, 4)
    assert Push.from_file(tmp_path / "other.key").public_key != first.public_key


def pem(key: Any, password: bytes = b"") -> bytes:
    protection = BestAvailableEncryption(password) if password else NoEncryption()
    return bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, protection))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not a key",
        b"\xff\0" * 40,
        pem(ec.generate_private_key(ec.SECP256R1()))[:120],
        pem(ec.generate_private_key(ec.SECP256R1()), b"password"),
        pem(ec.generate_private_key(ec.SECP384R1())),
        pem(rsa.generate_private_key(65537, 2048)),
    ],
    ids=["empty", "text", "bytes", "cut off", "with a password", "another curve", "another kind"],
)
def test_a_file_that_is_no_key(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "push.key"
    file.write_bytes(content)
    with pytest.raises(BadSetup) as told:
        Push.from_file(file)
    assert str(told.value) == f"the push key {file} is not a P-256 key as PEM without a password"
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("place", "reason"),
    [("", "Is a directory"), ("no/folder", "No such file or directory"), ("file/key", "Not a directory")],
)
def test_a_place_where_no_key_can_be(tmp_path: Path, place: str, reason: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadSetup) as told:
        Push.from_file(tmp_path / place)
    assert str(told.value) == f"the push key {tmp_path / place} cannot be read or made: {reason}"


def test_without_the_extra_its_name_is_told(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['cryptography'] = None\n"
        "from pathlib import Path\n"
        "import kubik.server.app\n"
        "from kubik.server.push import Push\n"
        "Push.from_file(Path(sys.argv[1]))\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program, tmp_path / "key"], capture_output=True, text=True, check=False
    )
    assert ended.stderr.splitlines()[-1] == (
        'kubik.kernel.errors.BadSetup: notifications need one more package: pip install "kubik[push]"'
    )


# --- over a real server -----------------------------------------------------------------------------------------------


def subscribed(port: int, service: Service, name: str, language: str = "en") -> tuple[Person, Device]:
    """Somebody who wants to be told."""
    person, device = Person(port, name, language), Device(f"{service.origin}/{name}?key=1")
    status, answer = person.call("PUT", "/api/push", device.browser)
    assert (status, answer) == (200, person.call("GET", "/api/push")[1])
    return person, device


def in_database(file: Path, query: str) -> Any:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchone()[0]


def play_until_another_is_asked(seat: Seat, own: int) -> None:
    seat.question()
    while seat.update["asked"] == own:
        version, keys = seat.update["version"], [option["key"] for option in seat.question()["options"]]
        seat.choose("end_turn" if "end_turn" in keys else keys[0])
        while seat.update["version"] == version:
            seat.hear()


def test_somebody_who_is_away_is_told(port: int, service: Service) -> None:
    anna = Person(port, "Anna")
    boris, device = subscribed(port, service, "Boris", "ru")
    table = anna.open(options={"first": 0})
    assert boris.call("POST", "/api/join", {"link": table["invitation"]})[0] == 200
    with anna.at(table["table"]) as seat:
        play_until_another_is_asked(seat, 0)
        path, headers, body = service.got.get(timeout=PATIENCE)
    assert device.open(body) == {"table": table["table"], "game": "Hero Realms", "text": "Ваш ход."}
    assert path == "/Boris?key=1"
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    signed = claims(headers["authorization"], boris.call("GET", "/api/push")[1]["key"])
    assert (signed["aud"], signed["sub"]) == (service.origin, CONTACT)
    assert time.time() < signed["exp"] < time.time() + 24 * 3600


def test_nobody_is_told_who_is_there_or_comes_at_once(
    port: int, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "NOTIFY_AFTER", 5 * SOON)  # "at once" on a machine that runs all tests together
    anna, device = subscribed(port, service, "Anna")
    boris, _ = subscribed(port, service, "Boris")
    table = anna.open(options={"first": 0})
    boris.call("POST", "/api/join", {"link": table["invitation"]})
    with anna.at(table["table"]) as first, boris.at(table["table"]) as second:
        play_until_another_is_asked(first, 0)
        assert second.question() is not None
        play_until_another_is_asked(second, 1)
        away = anna.open(options={"first": 0}, bots={"1": "random"})
        _, _, body = service.got.get(timeout=PATIENCE)
    assert device.open(body)["table"] == away["table"]
    assert service.got.empty()


def test_a_browser_that_is_gone_is_forgotten(port: int, service: Service, tmp_path: Path) -> None:
    service.status = 410
    anna, _ = subscribed(port, service, "Anna")
    anna.open(options={"first": 0}, bots={"1": "random"})
    service.got.get(timeout=PATIENCE)
    deadline = time.monotonic() + PATIENCE
    while in_database(tmp_path / "kubik.db", "SELECT count(*) FROM browsers") != 0:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    other = Device(f"{service.origin}/other")
    assert anna.call("PUT", "/api/push", other.browser)[0] == 200
    service.status = 201
    anna.open(options={"first": 0}, bots={"1": "random"})
    path, _, body = service.got.get(timeout=PATIENCE)
    assert path == "/other"
    assert other.open(body)["text"] == "It is your turn."
    assert service.got.empty()


def test_a_browser_that_is_refused(tmp_path: Path) -> None:
    with running(f"{tmp_path}/kubik.db", push=Push.from_file(tmp_path / "push.key")) as port:
        anna = Person(port, "Анна", "ru")
        status, answer = anna.call("PUT", "/api/push", Device("https://localhost/").browser)
        assert (status, answer["reason"]) == (400, "bad_browser")
        assert answer["text"].startswith("Этому браузеру нельзя присылать уведомления: ")
        assert "public host" in answer["text"]
        assert anna.call("PUT", "/api/push", Device("https://push.example.com/").browser)[0] == 200
        assert Person(port).call("PUT", "/api/push", Device("https://push.example.com/").browser)[0] == 401


def test_a_server_without_a_key(tmp_path: Path) -> None:
    with running(f"{tmp_path}/kubik.db") as port:
        anna = Person(port, "Anna")
        assert anna.call("GET", "/api/push") == (200, {"key": None})
        status, answer = anna.call("PUT", "/api/push", Device("https://push.example.com/").browser)
        assert (status, answer["reason"]) == (404, "push")


# --- what push services answer ----------------------------------------------------------------------------------------

ANNA = b"anna"


async def told(push: Push, storage: Storage) -> None:
    """Notify Anna and wait until nothing is on its way any more."""
    before = asyncio.all_tasks()
    push.notify(storage, ANNA, "table", "hero_realms")
    await asyncio.gather(*(asyncio.all_tasks() - before))


async def save(storage: Storage, *browsers: Browser) -> None:
    await storage.save_person(ANNA, "Anna", "en")
    for browser in browsers:
        await storage.save_browser(ANNA, browser)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("status", "kept", "logged"),
    [(201, True, ""), (404, False, ""), (410, False, ""), (302, True, "302"), (429, True, "429"), (500, True, "500")],
)
async def test_answers(
    service: Service,
    local: Push,
    storage: Storage,
    caplog: pytest.LogCaptureFixture,
    status: int,
    kept: bool,
    logged: str,
) -> None:
    device = Device(f"{service.origin}/secret")
    await save(storage, device.browser)
    service.status = status
    await told(local, storage)
    assert service.got.qsize() == 1
    assert await storage.browsers_of(ANNA) == ([device.browser] if kept else [])
    assert caplog.messages == ([f"the push service localhost answered {logged}"] if logged else [])


@pytest.mark.anyio
async def test_one_broken_browser_does_not_keep_the_others_from_being_told(
    service: Service, local: Push, storage: Storage, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        nobody = f"https://localhost:{closed.getsockname()[1]}/"
    good = Device(f"{service.origin}/good")
    broken = [Browser(f"{service.origin}/keys", "no", "keys"), Browser("http://a", "b", "c"), Device(nobody).browser]
    await save(storage, *broken, good.browser)
    await told(local, storage)
    path, _, body = service.got.get_nowait()
    assert (path, good.open(body)["game"]) == ("/good", "Hero Realms")
    assert service.got.empty()
    assert len(caplog.messages) == 3
    assert len(await storage.browsers_of(ANNA)) == 4


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("trusted", "host", "reason"),
    [("none.pem", "localhost", "self-signed certificate"), ("service.pem", "127.0.0.1", "IP address mismatch")],
)
async def test_a_service_that_nobody_vouches_for(
    service: Service,
    storage: Storage,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    trusted: str,
    host: str,
    reason: str,
) -> None:
    await save(storage, Device(service.origin.replace("localhost", host)).browser)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / trusted))
    await told(Push.from_file(tmp_path / "key", local=True), storage)
    assert service.got.empty()
    assert "certificate verify failed" in caplog.text
    assert reason in caplog.text


@pytest.mark.anyio
async def test_a_service_that_does_not_answer_blocks_nobody(
    service: Service,
    local: Push,
    storage: Storage,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    patience, timeout = [], asyncio.timeout

    def begin(seconds: float) -> asyncio.Timeout:
        patience.append(timeout(seconds))
        return patience[-1]

    monkeypatch.setattr(asyncio, "timeout", begin)
    await save(storage, Device(f"{service.origin}/").browser)
    service.answering.clear()
    telling = asyncio.create_task(told(local, storage))
    while service.got.empty():
        assert not telling.done()
        await asyncio.sleep(0.01)
    assert await storage.person(ANNA) is not None
    assert not telling.done()
    for running_out in patience:
        running_out.reschedule(asyncio.get_running_loop().time())
    await telling
    assert caplog.messages == ["the push service localhost was not reached: TimeoutError"]


@pytest.mark.anyio
async def test_how_many_are_on_their_way_at_once(
    service: Service, tmp_path: Path, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "AT_ONCE", 3)
    few = Push.from_file(tmp_path / "key", local=True)
    await save(storage, *(Device(f"{service.origin}/{number}").browser for number in range(push.BROWSERS + 2)))
    service.answering.clear()
    telling = asyncio.create_task(told(few, storage))
    while service.got.qsize() < 3:
        assert not telling.done()
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)
    assert service.got.qsize() == 3
    service.answering.set()
    await telling
    assert service.most_at_once == 3
    assert service.got.qsize() == push.BROWSERS


@pytest.mark.anyio
async def test_too_many_are_not_told(
    service: Service,
    local: Push,
    storage: Storage,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(push, "WAITING", 1)
    await save(storage, Device(f"{service.origin}/").browser)
    await asyncio.gather(told(local, storage), told(local, storage))
    assert service.got.qsize() == 1
    assert caplog.messages == ["too many notifications wait; one is left out"]


@pytest.mark.anyio
async def test_a_closed_database_is_only_logged(
    local: Push, storage: Storage, caplog: pytest.LogCaptureFixture
) -> None:
    await storage.close()
    await told(local, storage)
    assert "closed already" in caplog.text


# --- addresses --------------------------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> Push:
    return Push.from_file(tmp_path / "push.key")


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com:443/QABC",
        "https://wns2-par02p.notify.windows.com/w/?token=abc%3d",
        "https://PUSH.example.com/",
        "https://xn--e1afmkfd.xn--p1ai/",
    ],
)
def test_addresses_of_push_services(strict: Push, endpoint: str) -> None:
    strict.check(Device(endpoint).browser)


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "push.example.com",
        "http://push.example.com/",
        "ftp://push.example.com/",
        "file:///etc/passwd",
        "https://",
        "https:///path",
        "https://push.example.com:8443/",
        "https://push.example.com:99999/",
        "https://push.example.com:port/",
        "https://name:password@push.example.com/",
        "https://push.example.com@10.0.0.1/",
        "https://localhost/",
        "https://LOCALHOST/",
        "https://localhost./",
        "https://a.localhost/",
        "https://localhost.localdomain/",
        "https://printer.local/",
        "https://metadata.google.internal/",
        "https://database/",
        "https://push.example.com./",
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0x7f.0x0.0x0.0x1/",
        "https://0177.0.0.1/",
        "https://10.0.0.1/",
        "https://169.254.169.254/latest/",
        "https://8.8.8.8/",
        "https://[::1]/",
        "https://[fe80::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[2001:4860:4860::8888]/",
        "https://[",
        "https://push.example.com/a b",
        "https://push.example.com/\r\nHost: 10.0.0.1",
        "https://push.example.com\t/",
        "https://push.example.com\\@10.0.0.1/",
        "https://пуш.example.com/",
        "https://push%2eexample.com/",
        "https://\u24db\u24de\u24d2\u24d0\u24db\u24d7\u24de\u24e2\u24e3/",
    ],
)
def test_addresses_that_are_refused(strict: Push, endpoint: str) -> None:
    with pytest.raises(BadBrowser, match="push service"):
        strict.check(Device(endpoint).browser)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda browser: msgspec.structs.replace(browser, p256dh="x"),
        lambda browser: msgspec.structs.replace(browser, p256dh="ключ"),
        lambda browser: msgspec.structs.replace(browser, p256dh=encode(b"\4" + b"\1" * 64)),
        lambda browser: msgspec.structs.replace(browser, p256dh=encode(b"\2" + b"\1" * 32)),
        lambda browser: msgspec.structs.replace(browser, auth=""),
        lambda browser: msgspec.structs.replace(browser, auth=encode(b"\1" * 15)),
    ],
)
def test_keys_that_are_refused(strict: Push, spoil: Callable[[Browser], Browser]) -> None:
    with pytest.raises(BadBrowser, match="no keys"):
        strict.check(spoil(Device("https://push.example.com/").browser))


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2001:4860:4860::8888", True),
        ("64:ff9b::808:808", True),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("172.16.0.1", False),
        ("192.168.0.1", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("::1", False),
        ("::ffff:8.8.8.8", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("fc00::1", False),
        ("fe80::1%eth0", False),
        ("fec0::1", False),
        ("ff02::1", False),
    ],
)
def test_public_addresses(address: str, public: bool) -> None:
    assert is_public(ip_address(address)) is public


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("meanings", "reached"),
    [
        (["127.0.0.1"], []),
        (["10.0.0.1"], []),
        (["8.8.8.8", "10.0.0.1"], []),
        (["8.8.8.8", "::1"], []),
        (["8.8.8.8", "9.9.9.9"], ["8.8.8.8", "9.9.9.9"]),
    ],
)
async def test_what_a_name_means_is_looked_at_before_anything_is_sent(
    strict: Push,
    storage: Storage,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    meanings: list[str],
    reached: list[str],
) -> None:
    asked = []
    connected = []

    def getaddrinfo(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in meanings]

    async def open_connection(host: str, port: int, *, server_hostname: str, **_: Any) -> None:
        connected.append((host, port, server_hostname))
        raise ConnectionRefusedError("nobody is there")

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    await save(storage, Device("https://push.example.com/x").browser)
    await told(strict, storage)
    assert asked == ["push.example.com"]
    assert connected == [(address, 443, "push.example.com") for address in reached]
    reason = "nobody is there" if reached else "its name means a host that is not public"
    assert caplog.messages == [f"the push service push.example.com was not reached: {reason}"]


@pytest.mark.anyio
async def test_whoever_is_not_reached_at_the_first_address_is_tried_at_the_next(
    service: Service, local: Push, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def getaddrinfo(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in ("127.0.0.2", "127.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    await save(storage, Device(f"{service.origin}/x").browser)
    await told(local, storage)
    assert service.got.qsize() == 1
