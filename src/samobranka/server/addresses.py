"""Where people find the server: on this machine, and from other devices."""

from __future__ import annotations

import socket

EVERYWHERE = ("0.0.0.0", "::", "")
ONLY_HERE = ("localhost", "127.", "::1")
SOMEWHERE_ELSE = ("192.0.2.1", 9)
"""Nobody's address (RFC 5737). Nothing is sent there, but the way to it begins at our own address."""


def address_here(host: str, port: int, public_url: str | None) -> str:
    """Where whoever started the server finds it."""
    return public_url or address("localhost" if host in EVERYWHERE else host, port)


def addresses_for_others(host: str, port: int, public_url: str | None) -> list[str]:
    """Where other devices find the server; none when it listens to this machine only."""
    if public_url:
        return [public_url]
    if host in EVERYWHERE:
        return [address(lan, port) for lan in lan_addresses()]
    return [] if host.startswith(ONLY_HERE) else [address(host, port)]


def address(host: str, port: int) -> str:
    """A URL of the server."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_addresses() -> list[str]:
    """This machine's address in its network, as far as it can be chosen."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE_ELSE)
            found = str(asking.getsockname()[0])
        except OSError:
            return []
    return [] if found.startswith(("127.", "0.")) else [found]
