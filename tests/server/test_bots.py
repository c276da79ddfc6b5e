"""Bots in their processes: they think, die, hang, cheat and move to machine code."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import tests
from samobranka.bots import make_bot
from samobranka.bots.levels import LEVELS
from samobranka.core import match as matches
from samobranka.core.engine import Interpreted
from samobranka.core.game import Game
from samobranka.core.kernels import first_mover
from samobranka.core.machine_code import cache_home
from samobranka.core.match import Match
from samobranka.server import waking, worker
from samobranka.server.bots import BotDied, BotPool
from samobranka.server.worker import NoAnswer, Question, Unbuilt
from tests.server.matters import matter_of

BAD = "tests.server.bad_bots"
ROOT = Path(tests.__file__).parent.parent
SOON = 20.0
AT_ONCE = 0.01
LIVELY = (*LEVELS, "greedy", "uniform", "mcts:20")


@pytest.fixture(autouse=True)
def _workers_find_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers do not look for modules in the folder they are started in."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)


@asynccontextmanager
async def pool_of(workers: int, **facts: Any) -> AsyncIterator[BotPool]:
    pool = BotPool(workers, **{"builds": False, **facts})
    await pool.start()
    try:
        yield pool
    finally:
        pids = pool.pids
        await pool.stop()
        assert not any(is_running(pid) for pid in pids)


def is_running(pid: int) -> bool:
    """Whether a process does anything still; one that has ended and was not asked about does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def fresh(game: Game, seats: int = 3) -> Match:
    return matches.new(game, seats, secret="bots at work")


# ---------------------------------------------------------------- thinking


def test_a_whole_match_is_chosen_by_the_pool(master_elf: Game) -> None:
    async def play() -> None:
        match, names = fresh(master_elf), ["greedy", "uniform", "greedy"]
        async with pool_of(2) as pool:
            while not match.is_over:
                seat = first_mover(match.movers)
                matter = matter_of(match, names[seat], seed=match.ply)
                match.act(seat, (await pool.do(matter))[0])
        assert match.ply > 50

    asyncio.run(play())


@pytest.mark.parametrize("bot", ["uniform", "greedy", "mcts:10"])
def test_a_worker_chooses_as_the_bot_does_here(
    bot: str, master_elf: Game, interpreted: Interpreted
) -> None:
    async def play() -> None:
        match = fresh(master_elf)
        async with pool_of(1) as pool:
            for seed in range(8):
                matter = matter_of(match, bot, seed)
                here = make_bot(bot, master_elf, interpreted, seed).choose(match, matter.seat)
                assert (await pool.do(matter))[0] == here
                match.act(matter.seat, here)

    asyncio.run(play())


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_tells_what_it_thinks(level: str, master_elf: Game) -> None:
    async def play() -> None:
        match = fresh(master_elf)
        async with pool_of(1) as pool:
            for _ in range(3):
                matter = replace(matter_of(match, level), time=AT_ONCE)
                thought = await pool.consider(matter)
                known = [opinion.action for opinion in thought.opinions]
                assert len({*known}) == len(known)
                assert {*known} <= {*match.legal(matter.seat)}
                assert all(0 <= opinion.chance <= 1 for opinion in thought.opinions)
                assert sum(thought.chances) == pytest.approx(1)
                action = (await pool.do(matter))[0]
                assert action in match.legal(matter.seat)
                match.act(matter.seat, action)

    asyncio.run(play())


def test_a_level_thinks_as_long_as_it_is_given(master_elf: Game) -> None:
    async def play() -> None:
        matter = matter_of(fresh(master_elf), "friend")
        usual = LEVELS["friend"].seconds
        async with pool_of(1) as pool:
            await pool.consider(replace(matter, time=AT_ONCE))  # what is loaded once
            for time_given in (0.5, 2.0):
                began = time.monotonic()
                await pool.consider(replace(matter, time=time_given))
                took = time.monotonic() - began
                assert usual * time_given * 0.8 < took < usual * time_given + 1

    asyncio.run(play())


def test_who_can_wait_takes_no_worker_that_others_want(master_elf: Game) -> None:
    async def play() -> None:
        match, order = fresh(master_elf), list[str]()
        slow, quick = matter_of(match, "hang"), matter_of(match, "uniform")
        async with pool_of(1, program=BAD) as pool:
            hanging = asyncio.create_task(pool.do(slow))
            await asyncio.sleep(0.1)

            async def patient() -> None:
                await pool.consider(replace(quick, bot="novice", time=AT_ONCE), can_wait=True)
                order.append("patient")

            async def hasty() -> None:
                await pool.do(quick)
                order.append("hasty")

            waiting = [asyncio.create_task(patient())]
            await asyncio.sleep(0.2)
            waiting += [asyncio.create_task(hasty()) for _ in range(3)]
            await asyncio.sleep(0.1)
            hanging.cancel()
            await asyncio.gather(*waiting)
        assert order == ["hasty"] * 3 + ["patient"]

    asyncio.run(play())


def test_several_think_at_once(master_elf: Game) -> None:
    async def play() -> None:
        matter = matter_of(fresh(master_elf), "greedy")
        async with pool_of(2) as pool:
            assert len(pool.pids) == 2
            chosen = await asyncio.gather(*(pool.do(matter) for _ in range(20)))
        assert len({tuple(deed) for deed in chosen}) == 1

    asyncio.run(play())


# ---------------------------------------------------------------- failing


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        pytest.param("hang", "no answer after 5 s", marks=pytest.mark.slow),
        ("die", "the process ended"),
        ("fail", "lost the thread"),
        ("cheat", "not legal"),
        ("babble", "cannot be understood"),
        ("stranger", "stranger"),
    ],
)
def test_a_bad_bot_is_told_of_and_replaced(
    bot: str, reason: str, master_elf: Game, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        match = fresh(master_elf)
        async with pool_of(1, program=BAD, limit=5) as pool:
            await pool.do(matter_of(match, "uniform"))
            [before] = pool.pids
            with pytest.raises(BotDied, match=reason):
                await pool.do(matter_of(match, bot))
            assert (await pool.do(matter_of(match, "uniform")))[0] in match.legal(0)
            [after] = pool.pids
            assert after != before
            assert not is_running(before)

    with caplog.at_level(logging.ERROR):
        asyncio.run(play())
    [told] = [vars(record) for record in caplog.records if record.message == "a bot died"]
    assert (told["game"], told["bot"]) == ("master_elf", bot)
    assert reason in told["reason"]


def test_a_worker_killed_in_mid_thought(master_elf: Game) -> None:
    async def play() -> None:
        match = fresh(master_elf)
        async with pool_of(1, program=BAD) as pool:
            await pool.do(matter_of(match, "uniform"))
            thinking = asyncio.create_task(pool.do(matter_of(match, "hang")))
            await asyncio.sleep(0.2)
            os.kill(pool.pids[0], signal.SIGKILL)
            with pytest.raises(BotDied, match="the process ended"):
                await thinking
            assert (await pool.do(matter_of(match, "uniform")))[0] in match.legal(0)

    asyncio.run(play())


def test_a_worker_killed_between_thoughts_is_replaced(master_elf: Game) -> None:
    async def play() -> None:
        match = fresh(master_elf)
        async with pool_of(1) as pool:
            first = pool.pids[0]
            os.kill(first, signal.SIGKILL)
            while is_running(first):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            assert (await pool.do(matter_of(match, "uniform")))[0] in match.legal(0)

    asyncio.run(play())


def test_one_hanging_bot_does_not_hold_up_the_others(master_elf: Game) -> None:
    async def play() -> None:
        match = fresh(master_elf)
        async with pool_of(2, program=BAD, limit=SOON) as pool:
            hanging = asyncio.create_task(pool.do(matter_of(match, "hang")))
            await asyncio.sleep(0.1)
            for _ in range(3):
                assert (await pool.do(matter_of(match, "uniform")))[0] in match.legal(0)
            assert not hanging.done()
            hanging.cancel()
            with pytest.raises(asyncio.CancelledError):
                await hanging
            answers = [pool.do(matter_of(match, "uniform", seed=7)) for _ in range(6)]
            assert len({tuple(deed) for deed in await asyncio.gather(*answers)}) == 1

    asyncio.run(play())


def test_what_a_bot_prints_is_no_answer(master_elf: Game) -> None:
    async def play() -> None:
        match = fresh(master_elf)
        async with pool_of(1, program=BAD) as pool:
            for _ in range(2):
                assert (await pool.do(matter_of(match, "chatter")))[0] == match.legal(0)[-1]

    asyncio.run(play())


def test_stopping_lets_nobody_wait(master_elf: Game) -> None:
    async def play() -> None:
        match = fresh(master_elf)
        pool = BotPool(1, builds=False, program=BAD)
        await pool.start()
        waiting = [asyncio.create_task(pool.do(matter_of(match, "hang"))) for _ in range(4)]
        await asyncio.sleep(0.2)
        await asyncio.wait_for(pool.stop(), SOON)
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in told] == [BotDied] * 4

    asyncio.run(play())


# ---------------------------------------------------------------- ending with the server


@pytest.mark.parametrize("bot", ["hang", "spin"])
def test_workers_end_when_the_server_is_killed(bot: str) -> None:
    command = [sys.executable, "-m", "tests.server.lonely_pool", bot]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, text=True) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 2
        assert all(is_running(pid) for pid in pids)
        server.kill()
    patience = time.monotonic() + SOON
    while any(is_running(pid) for pid in pids):
        assert time.monotonic() < patience, "a worker outlived its server"
        time.sleep(0.05)


def test_workers_do_not_mind_an_interrupt(master_elf: Game) -> None:
    async def play() -> None:
        match = fresh(master_elf)
        async with pool_of(1) as pool:
            await pool.do(matter_of(match, "uniform"))
            [before] = pool.pids
            os.kill(before, signal.SIGINT)
            await pool.do(matter_of(match, "uniform"))
            assert pool.pids == [before]

    asyncio.run(play())


# ---------------------------------------------------------------- machine code


async def until(pool: BotPool, game: str, engine: str, seconds: float) -> None:
    patience = time.monotonic() + seconds
    while pool.engine_of(game) != engine:
        assert pool.engine_of(game) == "building"
        assert time.monotonic() < patience
        await asyncio.sleep(0.05)


@pytest.mark.needs_cpu
@pytest.mark.slow
def test_a_game_moves_to_machine_code(master_elf: Game) -> None:
    """It answers all the while, the same on both engines, and workers compile nothing."""

    async def play() -> None:
        match = fresh(master_elf)
        async with pool_of(1, builds=True) as pool:
            assert pool.engine_of("master_elf") == "interpreted"
            chosen = (await pool.do(matter_of(match, "greedy")))[0]
            assert pool.engine_of("master_elf") != "interpreted"  # building, or found on the disk
            await until(pool, "master_elf", "cpu", 580)
            before = machine_code()
            assert before
            for _ in range(2):
                assert (await pool.do(matter_of(match, "greedy")))[0] == chosen
            assert machine_code() == before
            pool.forget("master_elf")
            assert pool.engine_of("master_elf") == "interpreted"
            assert (await pool.do(matter_of(match, "greedy")))[0] == chosen
            assert pool.engine_of("master_elf") == "cpu"  # from the disk, and at once

    asyncio.run(play())


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for machine code."""
    monkeypatch.setenv("SAMOBRANKA_CACHE", str(tmp_path))
    return tmp_path


@pytest.mark.usefixtures("cache")
def test_a_builder_that_is_done_ends_well(master_elf: Game) -> None:
    """What a builder does before it ends is the slow test's; how it ends is here."""

    async def play() -> None:
        match = fresh(master_elf)
        async with pool_of(1, builds=True, program="tests.server.quick_builder") as pool:
            chosen = (await pool.do(matter_of(match, "greedy")))[0]
            assert pool.engine_of("master_elf") != "interpreted"  # building, or done already
            await until(pool, "master_elf", "cpu", SOON)
            assert (await pool.do(matter_of(match, "greedy")))[0] == chosen
            [before] = pool.pids
            pool.forget("master_elf")
            assert pool.engine_of("master_elf") == "interpreted"
            assert (await pool.do(matter_of(match, "greedy")))[0] == chosen
            assert pool.pids != [before]
            assert pool.engine_of("master_elf") == "cpu"

    asyncio.run(play())


@pytest.mark.parametrize("soon", [False, True])
def test_machine_code_that_has_gone_is_built_anew(
    master_elf: Game, cache: Path, monkeypatch: pytest.MonkeyPatch, soon: bool
) -> None:
    """Until then bots think interpreted; and it is not built over and over."""
    monkeypatch.setattr(waking, "BUILD_AGAIN", 600.0 if soon else 0.0)

    async def play() -> None:
        match = fresh(master_elf)
        async with pool_of(1, builds=True, program="tests.server.quick_builder") as pool:
            chosen = (await pool.do(matter_of(match, "greedy")))[0]
            await until(pool, "master_elf", "cpu", SOON)
            (cache / "master_elf").unlink()
            [worker] = pool.pids
            os.kill(worker, signal.SIGKILL)  # the next one finds nothing on the disk
            with pytest.raises(BotDied):
                await pool.do(matter_of(match, "greedy"))
            assert (await pool.do(matter_of(match, "greedy")))[0] == chosen
            assert pool.engine_of("master_elf") == ("cpu" if soon else "building")
            await until(pool, "master_elf", "cpu", SOON)
            assert (cache / "master_elf").exists() != soon
            assert (await pool.do(matter_of(match, "greedy")))[0] == chosen

    asyncio.run(play())


@pytest.mark.usefixtures("cache")
def test_progress_is_told_and_who_is_waited_for_is_built_first(
    master_elf: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Catan is built for whoever may ask for it, and gives way; then it is built after all."""
    monkeypatch.setenv("SAMOBRANKA_SLOW", "catan")  # the first time it takes for ever

    async def play() -> None:
        match, told = fresh(master_elf), list[tuple[str, int]]()
        async with pool_of(1, builds=True, program="tests.server.quick_builder") as pool:
            pool.tell_waking(lambda game, percent: told.append((game, percent)))
            pool.wake(["catan", "master_elf"])
            await until_told(told, ("catan", 40))
            assert (pool.engine_of("catan"), pool.awake_of("catan")) == ("building", 40)
            monkeypatch.setenv("SAMOBRANKA_SLOW", "")
            await pool.do(matter_of(match, "greedy"))
            await until(pool, "master_elf", "cpu", SOON)
            assert pool.engine_of("catan") == "building"
            await until(pool, "catan", "cpu", SOON)
            assert told.index(("catan", 40)) < told.index(("master_elf", 40))
            assert told.index(("master_elf", 100)) < told.index(("catan", 100))
            assert told.count(("master_elf", 100)) == 1

    asyncio.run(play())


async def until_told(told: list[tuple[str, int]], what: tuple[str, int]) -> None:
    patience = time.monotonic() + SOON
    while what not in told:
        assert time.monotonic() < patience
        await asyncio.sleep(0.02)


def test_what_could_not_be_built_is_tried_again(
    master_elf: Game, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waking, "BUILD_AGAIN", 0.5)

    async def play() -> None:
        match = fresh(master_elf)
        async with pool_of(1, builds=True, program="tests.server.quick_builder") as pool:
            monkeypatch.setenv("SAMOBRANKA_CACHE", str(cache / "nowhere"))
            await pool.do(matter_of(match, "greedy"))
            await until(pool, "master_elf", "interpreted", SOON)
            (cache / "nowhere").mkdir()
            await asyncio.sleep(0.6)
            await pool.do(matter_of(match, "greedy"))
            await until(pool, "master_elf", "cpu", SOON)

    asyncio.run(play())


@pytest.mark.needs_cpu
@pytest.mark.slow
def test_what_was_built_is_all_that_bots_and_the_coach_need(master_elf: Game) -> None:
    worker.build("master_elf")
    for seats in (2, 4):
        match = fresh(master_elf, seats)
        while not match.is_over:
            matter = matter_of(match, LIVELY[match.ply % len(LIVELY)], match.ply)
            legal = match.legal(matter.seat)
            for wants in ("deed", "thought", legal[:2]) if match.ply % 7 == 0 else ("deed",):
                question = Question(replace(matter, time=AT_ONCE), "cpu", wants)
                if wants == "deed" or matter.bot in LEVELS:
                    assert not isinstance(worker.answer(question), Unbuilt | NoAnswer)
            match.act(matter.seat, legal[match.ply % len(legal)])


def machine_code() -> dict[Path, int]:
    """The files of machine code, and when each was written."""
    found = cache_home().glob("master_elf-*/*.code")
    return {path: path.stat().st_mtime_ns for path in found}


def test_where_nothing_can_be_built_bots_play_on(
    master_elf: Game, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        match = fresh(master_elf)
        async with pool_of(1, builds=True, program="tests.server.quick_builder") as pool:
            monkeypatch.setenv("SAMOBRANKA_CACHE", str(cache / "nowhere"))
            for _ in range(2):
                assert (await pool.do(matter_of(match, "greedy")))[0] in match.legal(0)
                await until(pool, "master_elf", "interpreted", SOON)

    asyncio.run(play())


@pytest.mark.parametrize("blocks", ["no folder", "others may write"])
def test_where_nothing_can_be_kept_it_is_kept_for_this_server_alone(
    master_elf: Game, cache: Path, monkeypatch: pytest.MonkeyPatch, blocks: str
) -> None:
    if blocks == "no folder":
        (cache / "file").write_text("no folder")
        monkeypatch.setenv("SAMOBRANKA_CACHE", str(cache / "file"))
    else:
        cache.chmod(0o777)
    before = sorted(cache.iterdir())

    async def play() -> None:
        match = fresh(master_elf)
        async with pool_of(1, builds=True, program="tests.server.quick_builder") as pool:
            assert (await pool.do(matter_of(match, "greedy")))[0] in match.legal(0)
            await until(pool, "master_elf", "cpu", SOON)
            assert (await pool.do(matter_of(match, "greedy")))[0] in match.legal(0)
            assert pool.engine_of("master_elf") == "cpu"
            refuge = Path(pool._waking.environment["SAMOBRANKA_CACHE"])
            assert (refuge / "master_elf").exists()
            assert sorted(cache.iterdir()) == before
        assert not refuge.exists()

    asyncio.run(play())


def test_a_builder_ends_with_its_pool(
    master_elf: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAMOBRANKA_CACHE", str(tmp_path))
    before = children()  # other tests of this process may have a browser or a database

    async def play() -> None:
        async with pool_of(1, builds=True) as pool:
            await pool.do(matter_of(fresh(master_elf), "uniform"))
            await asyncio.sleep(0.5)
            assert children() - before - {*pool.pids}

    asyncio.run(play())
    assert not children() - before


def children() -> set[int]:
    """The processes started here that still run."""
    found = Path(f"/proc/{os.getpid()}/task").glob("*/children")
    return {int(pid) for path in found for pid in path.read_text().split() if is_running(int(pid))}
