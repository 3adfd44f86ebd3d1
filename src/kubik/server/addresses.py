"""The addresses by which others reach this server, for the links that people hand out."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

import psutil

from kubik.server import protocol

EVERYWHERE: Final = ("", "0.0.0.0", "::")
"""Where a server listens that listens on all interfaces."""
ELSEWHERE: Final = "192.0.2.1"
"""An address that is nobody's, to ask the system by which of ours it would go there."""


def addresses(listens_at: str, port: int, asked_for: str) -> protocol.Addresses:
    """Where others reach a server that listens at a host and port; `asked_for` is the address that the page was asked
    for at. If that is one of a network, or of a proxy, it is the best one: whoever asks has come by it."""
    host = urlsplit(asked_for).hostname or ""
    if not is_this_machine(host):
        return protocol.Addresses([asked_for], only_here=False)
    if listens_at in EVERYWHERE:
        found = [str(address) for address in _of_interfaces(with_ipv6=listens_at == "::")]
    else:
        found = [] if is_this_machine(listens_at) else [listens_at]
    reached = [f"http://{f'[{host}]' if ':' in host else host}:{port}" for host in found]
    return protocol.Addresses(reached or [asked_for], only_here=not reached)


def is_this_machine(host: str) -> bool:
    """Whether a host means the machine itself, on whichever machine one asks."""
    try:
        address = ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
    return address.is_loopback or address.is_unspecified


def _of_interfaces(*, with_ipv6: bool) -> list[IPv4Address | IPv6Address]:
    """The addresses of this machine in networks; the one by which it reaches others comes first, IPv6 last."""
    up = {name for name, state in psutil.net_if_stats().items() if state.isup}
    families = (socket.AF_INET, socket.AF_INET6) if with_ipv6 else (socket.AF_INET,)
    found = [
        ip_address(entry.address)
        for name, entries in psutil.net_if_addrs().items()
        for entry in entries
        if name in up and entry.family in families
    ]
    usable = [address for address in found if not address.is_loopback and not address.is_link_local]
    usual = _usual_address()
    return sorted(usable, key=lambda address: (address.version, str(address) != usual))


def _usual_address() -> str:
    """By which address this machine reaches others; nothing is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
