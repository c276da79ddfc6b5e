"""A process that bots think in: questions on standard input, answers on standard output.

    python -m samobranka.server.worker               answers until its input ends
    python -m samobranka.server.worker build GAME [PART]
        builds the machine code of a game's bots, beside others with another PART, and ends; meanwhile
        says on standard output, a number a line, how many hundredths of it are there

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
import time
import traceback
from collections.abc import Callable
from functools import cache
from typing import BinaryIO, Literal

import msgspec

from samobranka.bots import Bot, make_bot
from samobranka.bots.building import ALL, Building
from samobranka.bots.coach import Appraiser
from samobranka.bots.levels import LEVELS, LevelBot
from samobranka.bots.thought import Thought
from samobranka.core import match as matches
from samobranka.core import registry
from samobranka.core.engine import Cpu, Engine, interpreted
from samobranka.core.faults import BrokenSeal
from samobranka.core.machine_code import NotKept, cache_home, demand_cache
from samobranka.core.match import Match

LENGTH_BYTES = 4
LONGEST_REASON = 4000
LONGEST_DEED = 64
NICE = 5
"""Bots give way to the server, which people wait for …"""

NICE_BUILDER = 15
"""… and a compiler gives way to both."""

LOOK = 0.3
"""Seconds between looks at how much a builder and its helpers have done."""

EngineName = Literal["interpreted", "cpu"]
Wants = Literal["deed", "thought"] | list[int]


class Matter(msgspec.Struct, frozen=True):
    """What a bot is to think about: a record without secrets, and whose action is wanted."""

    game: str
    seats: int
    options: dict[str, str]
    record: bytes
    seat: int
    bot: str
    seed: int
    time: float = 1.0
    """How much of its usual time the bot takes."""


class Question(msgspec.Struct, frozen=True):
    """A matter, the engine to think on, and what is wanted.

    A deed; all that the bot thinks; or how good these actions are, for the coach.
    """

    matter: Matter
    engine: EngineName
    wants: Wants = "deed"


class Deed(msgspec.Struct, frozen=True, tag="deed"):
    """A legal action, and what it begins: each but the last is one that nobody else is told of."""

    actions: list[int]


class Considered(msgspec.Struct, frozen=True, tag="considered"):
    """All that the bot thinks."""

    thought: Thought


class Compared(msgspec.Struct, frozen=True, tag="compared"):
    """The chance of winning after each action."""

    chances: list[float]


class NoAnswer(msgspec.Struct, frozen=True, tag="no-answer"):
    """There is no answer."""

    reason: str


class Unbuilt(msgspec.Struct, frozen=True, tag="unbuilt"):
    """The machine code that was to be thought on is not on disk, or not any more."""


Reply = Deed | Considered | Compared | Unbuilt | NoAnswer


# ---------------------------------------------------------------- thinking


def answer(question: Question) -> Reply:
    """What the bot says; whatever goes wrong with it is a NoAnswer."""
    try:
        engine = engine_for(question.matter.game, question.engine)
        match question.wants:
            case "deed":
                return do(question.matter, engine)
            case "thought":
                return consider(question.matter, engine)
            case actions:
                return compare(question.matter, engine, actions)
    except NotKept:
        return Unbuilt()
    except Exception:
        return NoAnswer(traceback.format_exc()[-LONGEST_REASON:])


def do(matter: Matter, engine: Engine) -> Reply:
    """The bot's deed: it goes on by itself while nobody else is told and it may go on."""
    match, bot = standing_match(matter, engine), bot_for(matter, engine)
    actions: list[int] = []
    while len(actions) <= LONGEST_DEED:
        actions.append(bot.choose(match, matter.seat))
        if actions[-1] not in match.legal(matter.seat):
            return NoAnswer(f"chose {actions[-1]}, which is not legal")
        if not is_begun(match, matter.seat, actions[-1]):
            break
        if isinstance(bot, LevelBot):
            bot.hurry()
    return Deed(actions)


def is_begun(match: Match, seat: int, action: int) -> bool:
    """Does it, and says whether the seat goes on with something that nobody else is told of."""
    try:
        match.act(seat, action)
    except BrokenSeal:  # it asks chance, which an imagined match has not got
        return False
    return match.is_quiet(match.ply) and match.legal(seat) != []


def consider(matter: Matter, engine: Engine) -> Reply:
    """All that a level thinks."""
    level = LEVELS[matter.bot].bot(engine.game, engine, matter.seed, matter.time)
    return Considered(level.think(standing_match(matter, engine), matter.seat))


def compare(matter: Matter, engine: Engine, actions: list[int]) -> Reply:
    """The coach's close look, for as long as the level would think."""
    seconds = LEVELS[matter.bot].seconds * matter.time
    appraiser = Appraiser(engine.game, engine, matter.seed, seconds)
    return Compared(appraiser.compare(standing_match(matter, engine), matter.seat, actions))


def standing_match(matter: Matter, engine: Engine) -> Match:
    """The match as it stands."""
    game = engine.game
    return matches.standing(game, matter.seats, matter.options, matter.record, engine)


def bot_for(matter: Matter, engine: Engine) -> Bot:
    """The bot that is asked; a level takes as much of its time as is given."""
    if matter.bot in LEVELS:
        return LEVELS[matter.bot].bot(engine.game, engine, matter.seed, matter.time)
    return make_bot(matter.bot, engine.game, engine, matter.seed)


@cache
def engine_for(game: str, name: EngineName) -> Engine:
    """A game's engine, made once. Somebody waits for what is thought here: nothing is compiled."""
    loaded = registry.game(game)
    return Cpu(loaded, compiles=False) if name == "cpu" else interpreted(loaded)


def build(game: str, part: int = 0) -> None:
    """Takes part in building; at the end all of it is in the cache."""
    try:
        demand_cache()
    except OSError as error:
        sys.exit(f"machine code cannot be kept in {cache_home()}: {error.strerror}")
    building = Building(registry.game(game), part)
    threading.Thread(target=tell_progress, args=[building], daemon=True).start()
    building.run()
    if building.percent < ALL:  # the disk may have been too full to keep it
        sys.exit(f"machine code was not kept in {cache_home()}")


def tell_progress(building: Building) -> None:
    """Says whenever there is more of it."""
    told = -1
    while told < ALL:
        if building.percent > told:
            told = building.percent
            print(told, flush=True)
        time.sleep(LOOK)


# ---------------------------------------------------------------- the process


def main(arguments: list[str]) -> None:
    """What the process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is told to stop, and stops us
    if arguments[:1] == ["build"]:
        give_way(NICE_BUILDER)
        end_with_input(lambda message: None)
        build(arguments[1], *map(int, arguments[2:3]))
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
