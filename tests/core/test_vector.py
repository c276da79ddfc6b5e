"""Vector tables: what is asked, what is given, and that every match can be written down."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from samobranka.core import rewards
from samobranka.core.engine import Cpu, Cuda, Engine, Interpreted
from samobranka.core.faults import BadSeats, IllegalAction, MalformedAction
from samobranka.core.match import decode, encode, replay
from samobranka.core.registry import game, game_ids
from samobranka.core.vector import Now, Vector


class Chooser:
    """Any legal action, from the lists."""

    def __init__(self, engine: Engine, seed: int = 1) -> None:
        self.host = engine.host
        self.rng = np.random.default_rng(seed)

    def __call__(self, now: Now) -> Any:
        legal, count = self.host(now.legal), self.host(now.count)
        return legal[np.arange(len(count)), (self.rng.random(len(count)) * count).astype(np.int64)]


def played(tables: Vector, plies: int, seed: int = 3) -> list[list[Any]]:
    """All that was seen on the way, on the host."""
    host, choose = tables.engine.host, Chooser(tables.engine)
    now = tables.reset(seed)
    seen = []
    for _ in range(plies):
        now = tables.step(choose(now))
        shown = now._replace(legal=np.where(shown_places(tables, now), host(now.legal), 0))
        seen.append([np.array(host(lines) if n != 3 else lines) for n, lines in enumerate(shown)])
    return seen


def shown_places(tables: Vector, now: Now) -> Any:
    """Where the lists mean something."""
    places = np.arange(tables.game.list_size)
    return places[None, :] < tables.engine.host(now.count)[:, None]


def assert_alike(one: Vector, other: Vector, plies: int) -> None:
    for mine, theirs in zip(played(one, plies), played(other, plies), strict=True):
        for field, a, b in zip(Now._fields, mine, theirs, strict=True):
            assert np.array_equal(a, b), field
    assert one.digests() == other.digests()


@pytest.fixture
def tables(interpreted: Interpreted) -> Vector:
    return Vector(interpreted.game, seats=3, matches=4, engine=interpreted)


def test_the_mask_is_the_list(tables: Vector) -> None:
    now, choose = tables.reset(1), Chooser(tables.engine)
    for _ in range(60):
        for i in range(tables.matches):
            listed = list(now.legal[i, : now.count[i]])
            assert list(np.flatnonzero(now.mask[i])) == listed
            assert listed == tables.match(i).legal(int(now.seat[i]))
        now = tables.step(choose(now))


def test_the_observation_is_scaled(tables: Vector) -> None:
    now, choose = tables.reset(1), Chooser(tables.engine)
    for _ in range(50):
        now = tables.step(choose(now))
    for i in range(tables.matches):
        out = tables.match(i).observation(int(now.seat[i]))
        for number, seen, feature in zip(
            out, now.observation[i], tables.game.features, strict=True
        ):
            assert seen == pytest.approx(max(-1, min(1, number / feature.most)))


def test_matches_follow_each_other(tables: Vector) -> None:
    now, choose = tables.reset(2), Chooser(tables.engine)
    ended = 0
    while ended < 6:
        now = tables.step(choose(now))
        for i in np.flatnonzero(now.done):
            ended += 1
            assert tables.plies[i] == 0
            over = tables.match(int(i), ended=True)
            assert over.is_over
            ranks = over.outcome().ranks
            expected = [
                (sum(r > own for r in ranks) - sum(r < own for r in ranks)) / 2 for own in ranks
            ]
            assert list(now.reward[i]) == expected
        assert not now.reward[~now.done].any()


def test_a_match_is_written_with_its_words(tables: Vector) -> None:
    played(tables, 90)
    for i, digest in enumerate(tables.digests()):
        again = replay(decode(encode(tables.match(i).to_file())))
        assert again.digest == digest
        assert again.ply == tables.plies[i] == 90
    with pytest.raises(LookupError):
        tables.match(0, ended=True)
    short = Vector(tables.game, 3, 1, engine=tables.engine, logged=20)
    played(short, 21)
    with pytest.raises(LookupError, match="21 plies, 20 are kept"):
        short.match(0)


def test_another_seed_is_another_match_and_the_same_the_same(tables: Vector) -> None:
    ends = []
    for seed in (1, 2, 1):
        played(tables, 10, seed)
        ends.append(tables.digests())
    assert ends[0] == ends[2] != ends[1]
    assert len(set(ends[0])) == tables.matches


def test_what_is_not_legal_is_refused(tables: Vector) -> None:
    now = tables.reset(1)
    before = tables.digests()
    wrong = now.legal[:, 0].astype(np.int64)
    wrong[2] = int(np.flatnonzero(~now.mask[2])[0])
    with pytest.raises(IllegalAction):
        tables.step(wrong)
    after = tables.digests()
    assert [a == b for a, b in zip(before, after, strict=True)] == [False, False, True, False]
    for far in (-1, tables.game.actions.size):
        with pytest.raises(MalformedAction):
            tables.step(np.full(tables.matches, far))
    assert tables.digests() == after
    tables.step(tables.now.legal[:, 0])


def test_a_wrong_table_is_refused(interpreted: Interpreted) -> None:
    with pytest.raises(BadSeats):
        Vector("master_elf", seats=9, matches=1, engine="interpreted")
    with pytest.raises(KeyError):
        Vector("master_elf", seats=2, matches=1, engine=interpreted, reward="fame")


def test_rewards() -> None:
    out = [0, 40, 1, 30, 3, 40, 1, 10, 4]
    told = {name: [r(out, 4, seat) for seat in range(4)] for name, r in rewards.REWARDS.items()}
    assert told["rank"] == pytest.approx([2 / 3, -1 / 3, 2 / 3, -1])
    assert told["score"] == [40, 30, 40, 10]
    assert told["win"] == [0.5, 0, 0.5, 0]


@pytest.mark.needs_cpu
@pytest.mark.slow
@pytest.mark.parametrize("name", game_ids())
def test_machine_code_asks_the_same(name: str) -> None:
    loaded, seats = game(name), game(name).meta.seats[-1]
    plain = Vector(loaded, seats, 5, engine="interpreted")
    fast = Vector(loaded, seats, 5, engine=Cpu(loaded, threads=2))
    assert_alike(plain, fast, 250)
    assert replay(fast.match(4).to_file()).digest == fast.digests()[4]


@pytest.mark.gpu
@pytest.mark.parametrize("name", game_ids())
def test_the_gpu_asks_the_same(name: str) -> None:
    loaded, seats = game(name), game(name).meta.seats[-1]
    here, there = (Vector(loaded, seats, 512, engine=engine) for engine in ("cpu", Cuda(loaded)))
    assert_alike(here, there, 300)
    assert replay(there.match(9).to_file()).digest == here.digests()[9]
