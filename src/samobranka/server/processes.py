"""Python programs that work for the server, and end with it."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping


async def run(
    program: str, *arguments: str, stdout: int, environment: Mapping[str, str] | None = None
) -> Process:
    """A Python program that ends with us; keys pressed at our terminal do not reach it."""
    command = [sys.executable, "-P", "-m", program, *arguments]
    known = {**os.environ, **(environment or {})}
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=stdout, start_new_session=True, env=known
    )


def end(process: Process) -> None:
    """Ends a process at once, if it has not ended by itself."""
    if process.returncode is None:
        process.kill()
