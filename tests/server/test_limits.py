"""Token buckets, and what somebody in a hurry is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from samobranka.server import limits
from samobranka.server.faults import TooOften
from samobranka.server.limits import RATES, Limits, address_key
from tests.server.conftest import serving, settings_in


class Clock:
    """Time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def taken(house: Limits, kind: str, *keys: str) -> int:
    """How many are allowed in a row."""
    count = 0
    while house.allow(kind, *keys):
        count += 1
    return count


@pytest.mark.parametrize("kind", RATES)
def test_a_burst_and_then_a_rate(clock: Clock, kind: str) -> None:
    house, rate = Limits(now=clock), RATES[kind]
    assert taken(house, kind, "a") == rate.burst
    clock.now += 1.001 / rate.a_second
    assert taken(house, kind, "a") == 1
    clock.now += 10 * rate.burst / rate.a_second
    assert taken(house, kind, "a") == rate.burst


def test_keys_and_kinds_have_buckets_of_their_own(clock: Clock) -> None:
    house = Limits(now=clock)
    taken(house, "chat", "a")
    assert house.allow("chat", "b")
    assert house.allow("why", "a")


def test_of_two_keys_the_poorer_counts_and_the_richer_pays_nothing(clock: Clock) -> None:
    house = Limits(now=clock)
    taken(house, "chat", "poor")
    for _ in range(100):
        assert not house.allow("chat", "rich", "poor")
    assert taken(house, "chat", "rich") == RATES["chat"].burst


def test_generosity(clock: Clock) -> None:
    assert taken(Limits(10, clock), "chat", "a") == 10 * RATES["chat"].burst


def test_memory_is_bounded_and_the_busiest_are_remembered(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    house = Limits(now=clock)
    taken(house, "chat", "busy")
    for number in range(1000):
        house.allow("chat", f"passer-by {number}")
        assert not house.allow("chat", "busy")
    assert len(house._buckets) == 100


def test_demand_says_how_long_to_wait(clock: Clock) -> None:
    house = Limits(now=clock)
    taken(house, "register", "a")
    with pytest.raises(TooOften) as told:
        house.demand("register", "a")
    assert told.value.facts["wait"] == 60


def test_an_unknown_kind_is_our_own_mistake(clock: Clock) -> None:
    with pytest.raises(KeyError):
        Limits(now=clock).allow("nonsense", "a")


def test_addresses() -> None:
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff:2")
    assert address_key("2001:db8::1") != address_key("2001:db8:0:1::1")
    assert address_key("192.0.2.1") != address_key("192.0.2.2")
    assert address_key("nonsense") == "address nonsense"


@pytest.mark.slow
def test_over_the_wire(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, limits=1.0)) as server, server.client("ru") as client:
        wanted = {"name": "Nobody", "password": "password"}
        statuses = [client.post("/api/login", json=wanted).status_code for _ in range(12)]
        assert statuses[:10] == [401] * 10
        assert statuses[11] == 429
        answer = client.post("/api/login", json=wanted)
        assert answer.headers["retry-after"] == "20"
        assert answer.json()["trouble"]["text"].startswith("Слишком часто")
        with server.client() as other:
            made = [other.post("/api/me/guest").status_code for _ in range(3)]
        assert made == [200, 200, 200]


def test_addresses_are_told_apart_behind_a_proxy(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, limits=1.0)) as server, server.client() as client:
        for number in range(40):
            client.cookies.clear()
            said = {"X-Forwarded-For": f"203.0.113.{number}"}
            assert client.post("/api/me/guest", headers=said).status_code == 200
        codes = []
        for _ in range(40):
            client.cookies.clear()
            said = {"X-Forwarded-For": "203.0.113.77"}
            codes.append(client.post("/api/me/guest", headers=said).status_code)
        assert codes.count(429) >= 5
