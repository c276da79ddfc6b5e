"""The engines as the command line makes them: with progress, and words for those that fail."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec

from samobranka.cli.faults import NoEngine
from samobranka.cli.progress import bar
from samobranka.cli.voice import Voice
from samobranka.core.engine import ENGINES, Progress, cuda_works
from samobranka.core.game import Game

INTERPRETED, CPU, CUDA = ENGINES


def why_not(engine: str) -> str:
    """The message that says why an engine does not work here; empty when it does."""
    if engine == INTERPRETED:
        return ""
    if not imports("numba"):
        return "engine-no-numba"
    if engine == CUDA and find_spec("numba_cuda") is None:
        return "engine-no-numba-cuda"
    return "engine-no-gpu" if engine == CUDA and not cuda_works() else ""


def imports(module: str) -> bool:
    """Whether a module is there and whole."""
    try:
        import_module(module)
    except ImportError:
        return False
    return True


def working() -> list[str]:
    """The engines that work here."""
    return [engine for engine in ENGINES if not why_not(engine)]


def check(engine: str) -> str:
    """Its name; NoEngine when it does not work here."""
    why = why_not(engine)
    if why:
        raise NoEngine(engine=engine, why=why)
    return engine


@contextmanager
def compiling(voice: Voice, name: str, game: Game) -> Iterator[Progress | None]:
    """Inside, every function that the cpu engine compiles moves a bar on."""
    if name != CPU:
        yield None
        return
    with bar(voice, voice.say("progress-compiling", game=game.id)) as step:
        yield lambda done, total, function: step(done, total)
