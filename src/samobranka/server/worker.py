"""A process that bots think in: questions on standard input, answers on standard output.

    python -m samobranka.server.worker               answers until its input ends
    python -m samobranka.server.worker build GAME    builds the machine code of a game's bots, and ends

A message is its length in four bytes and then MessagePack. What a worker is asked has been
re-imagined for the seat that asks, so there is no secret in this process. It ends with the server, in
whatever way that ends: a thread waits for the end of its input.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from functools import cache
from typing import Annotated, BinaryIO, Literal

import msgspec

from samobranka.bots import bot_names, make_bot
from samobranka.core import match as matches
from samobranka.core import registry
from samobranka.core.engine import Cpu, Engine, interpreted
from samobranka.core.kernels import first_mover

LENGTH_BYTES = 4
LONGEST_REASON = 4000
NICE = 5
"""Bots give way to the server, which people wait for …"""

NICE_BUILDER = 15
"""… and a compiler gives way to both."""

EngineName = Literal["interpreted", "cpu"]


class Thought(msgspec.Struct, frozen=True):
    """What a bot is to think about: a record without secrets, and whose action is wanted."""

    game: str
    seats: int
    options: dict[str, str]
    record: bytes
    seat: int
    bot: str
    seed: int


class Question(msgspec.Struct, frozen=True):
    """A thought, and the engine to think on."""

    thought: Thought
    engine: EngineName


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """Legal actions, the best first."""

    actions: Annotated[list[int], msgspec.Meta(min_length=1)]


class Failure(msgspec.Struct, frozen=True, tag="failure"):
    """There is no answer."""

    reason: str


Reply = Answer | Failure


# ---------------------------------------------------------------- thinking


def answer(question: Question) -> Reply:
    """What the bot says; whatever goes wrong with it is a Failure."""
    try:
        return think(question.thought, engine_for(question.thought.game, question.engine))
    except Exception:
        return Failure(traceback.format_exc()[-LONGEST_REASON:])


def think(thought: Thought, engine: Engine) -> Reply:
    """The bot's action, when it is a legal one."""
    game = engine.game
    match = matches.standing(game, thought.seats, thought.options, thought.record, engine)
    action = make_bot(thought.bot, game, engine, thought.seed).choose(match, thought.seat)
    if action not in match.legal(thought.seat):
        return Failure(f"chose {action}, which is not legal")
    return Answer([action])


@cache
def engine_for(game: str, name: EngineName) -> Engine:
    """A game's engine, made once."""
    loaded = registry.game(game)
    engine = Cpu(loaded) if name == "cpu" else interpreted(loaded)
    # A bot is made anew for every thought, with its seed; what it binds to the engine stays.
    engine.kernel = cache(engine.kernel)  # type: ignore[method-assign]
    return engine


def build(game: str) -> None:
    """Lets every bot think once on machine code: from then on it is in the cache."""
    engine = engine_for(game, "cpu")
    match = matches.new(engine.game, engine.game.meta.seats[0], engine=engine)
    for bot in bot_names():
        make_bot(bot, engine.game, engine, seed=1).choose(match, first_mover(match.movers))


# ---------------------------------------------------------------- the process


def main(arguments: list[str]) -> None:
    """What the process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is told to stop, and stops us
    if arguments[:1] == ["build"]:
        give_way(NICE_BUILDER)
        end_with_input(lambda message: None)
        build(arguments[1])
    else:
        give_way(NICE)
        serve()


def give_way(steps: int) -> None:
    """Lowers our priority, where a system knows such a thing."""
    if hasattr(os, "nice"):
        os.nice(steps)


def serve() -> None:
    """Answers one question after the other."""
    out = take_output()
    waiting: queue.Queue[bytes] = queue.Queue()
    end_with_input(waiting.put)
    while True:
        question = msgspec.msgpack.decode(waiting.get(), type=Question)
        said = msgspec.msgpack.encode(answer(question))
        out.write(framed(said))
        out.flush()


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


def take_output() -> BinaryIO:
    """Standard output for us alone: what a bot prints goes where errors go."""
    ours = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return ours


def end_with_input(heard: Callable[[bytes], None]) -> None:
    """Reads messages in a thread of its own; at the end of input the process ends at once."""

    def listen() -> None:
        while head := read_input(LENGTH_BYTES):
            heard(read_input(int.from_bytes(head, "big")))
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()


def read_input(length: int) -> bytes:
    """So many bytes; nothing at the end. Not through sys.stdin, which would be locked at our end."""
    read = b""
    while len(read) < length:
        more = os.read(0, length - len(read))
        if not more:
            return b""
        read += more
    return read


if __name__ == "__main__":
    main(sys.argv[1:])
