"""How often somebody may do something: a bucket of tokens for each kind, user and address."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network

from samobranka.server.faults import TooManySockets, TooOften
from samobranka.server.metrics import HELD_BACK

MOST_BUCKETS = 50_000
"""Past that the bucket that was left alone for longest is forgotten, which at worst fills it."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many a second."""

    burst: float
    a_second: float


RATES = {
    "http": Rate(300, 30),
    "guest": Rate(30, 1 / 20),
    "login": Rate(10, 1 / 20),
    "register": Rate(10, 1 / 60),
    "table": Rate(20, 1 / 10),
    "seek": Rate(30, 1),
    "socket": Rate(60, 1),
    "message": Rate(60, 10),
    "sync": Rate(20, 1),
    "chat": Rate(8, 1 / 2),
    "why": Rate(40, 5),
    "hint": Rate(10, 1 / 2),
    "replay": Rate(60, 4),
    "coach": Rate(10, 1 / 10),
    "box": Rate(60, 4),
}
"""A family behind one address must not notice these; a flood must."""


MOST_OPEN = {"user": 40.0, "address": 400.0}
"""Sockets of one user, and of one address, that may be open at once."""

MOST_TABLES = 60
"""Tables that one user may have laid and that are not over."""


@dataclass
class Bucket:
    """What is left of a rate, and when that was so."""

    tokens: float
    at: float


class Limits:
    """All buckets of one server."""

    def __init__(self, generosity: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self.generosity = generosity
        self._now = now
        self._open: Counter[str] = Counter()
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def allow(self, kind: str, *keys: str) -> bool:
        """Whether it may be done now by all of these keys; takes a token of each only if so."""
        rate = RATES[kind]
        buckets = [self._filled(kind, key, rate) for key in keys]
        if any(bucket.tokens < 1 for bucket in buckets):
            HELD_BACK.labels(kind).inc()
            return False
        for bucket in buckets:
            bucket.tokens -= 1
        return True

    def demand(self, kind: str, *keys: str) -> None:
        """TooOften unless it may be done now."""
        if not self.allow(kind, *keys):
            raise self.too_often(kind)

    def too_often(self, kind: str) -> TooOften:
        """What is told to who came too often."""
        return TooOften(wait=math.ceil(1 / (RATES[kind].a_second * self.generosity)))

    @contextmanager
    def holding(self, *keys: str) -> Iterator[None]:
        """Inside, a socket of all these keys is open; TooManySockets when there are enough of one."""
        for key in keys:
            if self._open[key] >= MOST_OPEN[key.split(" ")[0]] * max(1.0, self.generosity):
                HELD_BACK.labels("sockets").inc()
                raise TooManySockets()
        self._open.update(keys)
        try:
            yield
        finally:
            self._open.subtract(keys)
            for key in keys:
                if self._open[key] <= 0:
                    del self._open[key]

    def _filled(self, kind: str, key: str, rate: Rate) -> Bucket:
        """The bucket of a key, with what has flowed in since."""
        now, burst = self._now(), rate.burst * self.generosity
        bucket = self._buckets.setdefault((kind, key), Bucket(burst, now))
        flowed = (now - bucket.at) * rate.a_second * self.generosity
        bucket.tokens, bucket.at = min(burst, bucket.tokens + flowed), now
        self._buckets.move_to_end((kind, key))
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket


def address_key(address: str) -> str:
    """The key of an address. Whoever has one IPv6 address has 2^64 of them: all those are one key."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return f"address {address[:64]}"
    if isinstance(parsed, IPv6Address):
        return f"address {ip_network((parsed, 64), strict=False)}"
    return f"address {parsed}"


def user_key(user: str) -> str:
    """The key of a user."""
    return f"user {user}"
