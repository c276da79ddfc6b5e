"""All matches of a tournament: in this process, in several, or on a Ray cluster.

Each way is given the numbers of the matches to play and yields results as they come. Whoever stops
listening ends the processes, and loses only the matches that are being played.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterable
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from socket import create_connection
from typing import Any

import msgspec

from samobranka.arena.faults import BotFailed, NoCluster, NoRay, PlayerDied
from samobranka.arena.playing import Played, Player
from samobranka.arena.tournament import Tournament

PATIENCE = 5.0
"""Seconds in which a cluster answers, if there is one."""


def usual_jobs() -> int:
    """A process for every core: a bot that thinks by the clock gets the time it was given."""
    return os.cpu_count() or 1


# ---------------------------------------------------------------- here


def here(tournament: Tournament, numbers: Iterable[int]) -> Generator[Played, None, None]:
    """Plays in this process."""
    player = Player(tournament)
    for number in numbers:
        yield player.play(number)


# ---------------------------------------------------------------- in processes


class Failure(msgspec.Struct, frozen=True):
    """The facts of a BotFailed: exceptions do not travel well between processes."""

    facts: dict[str, Any]


def in_processes(
    tournament: Tournament, numbers: Iterable[int], jobs: int
) -> Generator[Played, None, None]:
    """Plays in so many processes of this machine."""
    waiting = iter(numbers)
    processes: dict[Connection, BaseProcess] = {}
    try:
        for number in islice(waiting, jobs):
            line, process = _started(tournament)
            processes[line] = process
            line.send(number)
        busy = set(processes)
        while busy:
            for line in busy.intersection(wait(list(busy))):
                busy.remove(line)
                reply = _heard(line, processes[line])
                for number in islice(waiting, 1):
                    line.send(number)
                    busy.add(line)
                yield reply
    finally:
        _end(processes)


def _started(tournament: Tournament) -> tuple[Connection, BaseProcess]:
    """A process that plays, and the line to it. Spawned: a forked one would inherit threads."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_play_on, args=(tournament, theirs), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def _play_on(tournament: Tournament, line: Connection) -> None:
    """What such a process does: plays the matches it is told to, until nobody tells it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us is told to stop, and stops us
    player = Player(tournament)
    with suppress(EOFError, BrokenPipeError):
        while True:
            line.send(_played(player, line.recv()))


def _played(player: Player, number: int) -> Played | Failure:
    try:
        return player.play(number)
    except BotFailed as failed:
        return Failure(failed.facts)


def _heard(line: Connection, process: BaseProcess) -> Played:
    """What a process says; PlayerDied when it has ended instead."""
    try:
        reply: Played | Failure = line.recv()
    except (EOFError, ConnectionError):
        process.join()
        raise PlayerDied(status=process.exitcode) from None
    if isinstance(reply, Failure):
        raise BotFailed(**reply.facts)
    return reply


def _end(processes: dict[Connection, BaseProcess]) -> None:
    for line, process in processes.items():
        line.close()
        process.terminate()
    for process in processes.values():
        process.join()


# ---------------------------------------------------------------- on a cluster


def on_ray(
    tournament: Tournament, numbers: Iterable[int], address: str, jobs: int | None
) -> Generator[Played, None, None]:
    """Plays on a Ray cluster, whose machines have this package; a player for every core, or `jobs`.

    An address is one of Ray's: `auto`, `host:port`, `ray://host:port`; `local` starts one here.
    """
    ray = _joined(address)
    try:
        count = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(numbers)
        players = ray.remote(_RayPlayer)
        playing = {}
        for number in islice(waiting, count):
            player = players.options(num_cpus=1).remote(tournament)
            playing[player.play.remote(number)] = player
        while playing:
            done, _ = ray.wait(list(playing), num_returns=1)
            player = playing.pop(done[0])
            reply = _fetched(ray, done[0])
            for number in islice(waiting, 1):
                playing[player.play.remote(number)] = player
            yield reply
    finally:
        ray.shutdown()


class _RayPlayer:
    """A player as Ray runs it: somewhere else, in a process of its own."""

    def __init__(self, tournament: Tournament) -> None:
        self._player = Player(tournament)

    def play(self, number: int) -> Played | Failure:
        return _played(self._player, number)


def _joined(address: str) -> Any:
    """Ray, connected to a cluster."""
    try:
        import ray
    except ImportError:
        raise NoRay() from None
    try:
        _check_reachable(address)
        ray.init(address=address, log_to_driver=False)
    except (OSError, RuntimeError, ValueError) as error:
        raise NoCluster(address=address, detail=str(error)) from error
    return ray


def _check_reachable(address: str) -> None:
    """OSError when nobody listens at host:port: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        create_connection((host, int(port)), timeout=PATIENCE).close()


def _fetched(ray: Any, reference: Any) -> Played:
    """What a player says; PlayerDied when it cannot be asked any more."""
    try:
        reply: Played | Failure = ray.get(reference)
    except ray.exceptions.RayError as error:
        raise PlayerDied(status=str(error)) from error
    if isinstance(reply, Failure):
        raise BotFailed(**reply.facts)
    return reply
