"""Passwords: Argon2id, worked out beside the server, so that nobody waits for it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

HASHER = PasswordHasher()
AT_ONCE = 2
"""Each costs 64 MiB and some 50 ms of several cores."""

NOBODYS = (
    "$argon2id$v=19$m=65536,t=3,p=4$ihb+YR8Dq3UfHWND06FBXw$"
    "GqZ6H69CaQjv+f8PvvzKqOtdLaae8769kqWeM1y+1Tw"
)
"""A hash of no password that anybody knows; checked where there is no account, to take as long."""

_threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")


async def hash_password(password: str) -> str:
    """What is kept of a password."""
    return await asyncio.get_running_loop().run_in_executor(_threads, HASHER.hash, password)


async def is_password(password: str, kept: str | None) -> bool:
    """Whether it is the password; takes as long when there is none."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _fits, password, kept)


def is_outdated(kept: str) -> bool:
    """Whether the hash was made with weaker settings than today's."""
    return HASHER.check_needs_rehash(kept)


def _fits(password: str, kept: str | None) -> bool:
    try:
        HASHER.verify(kept or NOBODYS, password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None
