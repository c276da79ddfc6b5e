"""What all tests share: a user's folder of their own, and the engines that are asked for.

SAMOBRANKA_ENGINES (a comma list; all that work by default) says which engines are tested. What it
leaves out is skipped and says so.
"""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
import warnings
from functools import cache
from importlib.util import find_spec

import pytest
from hypothesis import settings

from samobranka.core.engine import ENGINES, Cpu, Cuda, Interpreted, cuda_works
from samobranka.core.game import Game

MARKERS = (
    "needs_cpu: runs machine code of the cpu engine; skipped when SAMOBRANKA_ENGINES leaves it out",
    "needs_ptx: compiles for a GPU but needs none; skipped where numba-cuda is not installed",
)

HOME = pytest.StashKey[str]()


def pytest_configure(config: pytest.Config) -> None:
    """Nobody's corrected components and no games from elsewhere get into the tests."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Started in the background: what the tests start must hear Ctrl-C all the same.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    settings.register_profile("house", deadline=None)  # a busy machine is no fault
    settings.load_profile("house")
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)
    config.stash[HOME] = tempfile.mkdtemp(prefix="samobranka-home-")
    os.environ["SAMOBRANKA_HOME"] = config.stash[HOME]
    os.environ.pop("SAMOBRANKA_GAMES", None)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Leaves nothing behind."""
    if HOME in config.stash:
        shutil.rmtree(config.stash[HOME], ignore_errors=True)


def asked_engines() -> set[str]:
    """The engines to be tested."""
    given = os.environ.get("SAMOBRANKA_ENGINES", "")
    asked = {name.strip() for name in given.split(",") if name.strip()} or set(ENGINES)
    if not asked <= set(ENGINES):
        raise pytest.UsageError(f"SAMOBRANKA_ENGINES={given}: there are {', '.join(ENGINES)}")
    return asked


@cache
def has_gpu() -> bool:
    """Whether the cuda engine works here; a warning of a driver is no answer."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return cuda_works()


def why_not(item: pytest.Item) -> str:
    """Why a test cannot run here; empty when it can."""
    if item.get_closest_marker("needs_cpu") and "cpu" not in asked_engines():
        return "SAMOBRANKA_ENGINES leaves out cpu"
    for marker in ("gpu", "needs_ptx"):
        if item.get_closest_marker(marker) and "cuda" not in asked_engines():
            return "SAMOBRANKA_ENGINES leaves out cuda"
    if item.get_closest_marker("needs_ptx") and find_spec("numba_cuda") is None:
        return "numba-cuda is not installed: pip install samobranka[gpu]"
    if item.get_closest_marker("gpu") and not has_gpu():
        return "no CUDA device that numba-cuda can use"
    return ""


def compiled_for(item: pytest.Item) -> str:
    """The game whose machine code a test needs: that of its folder or parameter, else the first."""
    callspec = getattr(item, "callspec", None)
    named = callspec.params.get("name") if callspec else None
    room, folder = item.path.parts[-3:-1]
    return folder if room == "games" else str(named or "master_elf")


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skips, visibly, what cannot run here; one process compiles a game for all its tests."""
    for item in items:
        if item.get_closest_marker("needs_cpu"):
            item.add_marker(pytest.mark.xdist_group(compiled_for(item)))
        reason = why_not(item)
        if reason:
            item.add_marker(pytest.mark.skip(reason=reason))


# ---------------------------------------------------------------- engines, built once a session


@pytest.fixture(scope="session")
def master_elf() -> Game:
    """The first game of the house."""
    from samobranka.core.registry import game

    return game("master_elf")


@pytest.fixture(scope="session")
def interpreted(master_elf: Game) -> Interpreted:
    """The reference engine."""
    return Interpreted(master_elf)


@pytest.fixture(scope="session")
def checked(master_elf: Game) -> Interpreted:
    """The reference engine, negative indices refused."""
    return Interpreted(master_elf, checked=True)


@pytest.fixture(scope="session")
def cpu(master_elf: Game) -> Cpu:
    """Machine code. A test that asks for it is marked `needs_cpu`."""
    return Cpu(master_elf)


@pytest.fixture(scope="session")
def bounds_checked(master_elf: Game) -> Cpu:
    """Machine code that checks bounds. A test that asks for it is marked `needs_cpu`."""
    return Cpu(master_elf, bounds_check=True)


@pytest.fixture(scope="session")
def cuda(master_elf: Game) -> Cuda:
    """Machine code for the GPU. A test that asks for it is marked `gpu` or `needs_ptx`."""
    return Cuda(master_elf)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests (`pytest.mark.anyio`) run on asyncio, as the server does."""
    return "asyncio"
