"""What the store holds, as types. A row is a value: to change it, save another one."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec

from samobranka.core.match import LogEntry

ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Digits and small letters without those that look alike."""

ID_LENGTH = 16

UserKind = Literal["guest", "account", "bot"]
SeatKind = Literal["person", "bot", "open"]
AtTimeout = Literal["bot", "last"]
SeatOrder = Literal["as_is", "random"]
Status = Literal["open", "sealing", "playing", "over", "closed"]
Shelf = Literal["archived", "removed"]


def new_id() -> str:
    """A name for a table, a user or a token that nobody can guess."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


class UserRow(msgspec.Struct, frozen=True, kw_only=True):
    """A guest, an account, or a bot that somebody runs outside."""

    id: str
    name: str
    key: str | None = None
    """What an account logs in with: its name as `users.key_of` writes it."""
    password: str | None = None
    """Its Argon2 hash."""
    language: str | None = None
    kind: UserKind = "guest"
    owner: str | None = None
    """Whose bot it is."""
    epoch: int = 0
    """Cookies without a session, and of an earlier epoch, are worth nothing."""
    banned: bool = False
    hidden: bool = False
    """Whether others are told nothing of how they play."""
    created: int


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits at a seat of a table."""

    kind: SeatKind
    user: str | None = None
    bot: str = ""
    resigned: bool = False
    timed_out: bool = False
    colour: int | None = None
    """The one that was chosen for the seat."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table and all of its match but the log."""

    id: str
    game: str
    rules_version: int
    data_digest: str
    options: dict[str, str] = {}
    seats: list[SeatRow]
    host: str
    public: bool = True
    clock: bytes = b'{"kind":"none"}'
    """What the clock is set to, as JSON."""
    at_timeout: AtTimeout = "bot"
    order: SeatOrder = "as_is"
    hints: bool = False
    rated: bool = False
    """Whether it counts for the ratings of those who play."""
    status: Status = "open"
    created: int
    started: int = 0
    ended: int = 0
    seal: bytes = b""
    secret: bytes = b""
    contributions: dict[int, bytes] = {}
    given: int = 0
    """How many of the first entries were taken over from another match."""
    rematch: str = ""
    origin: str = ""
    origin_ply: int = 0
    lesson: str = ""
    """The lesson that is learned here; empty once it is played on from, as at any other table."""
    version: int = 0
    """Raised by every save; who saves an older one gets a Conflict."""
    attention: int | None = None
    """When the server itself has something to do there: a bot's turn, a clock."""
    clocks: bytes = b"null"
    """How the clocks stand, as JSON."""
    aside: bytes = b"{}"
    """What goes on beside the match, as JSON: the sealing of chance, an undo that is asked for."""
    result: bytes | None = None
    """How it ended, as JSON."""
    listed_until: int | None = None
    """Until when the lobby lists it; put off while somebody is there, and never by saving the table."""
    fills_at: int | None = None
    """Of a quick match: when bots take the open seats and it starts by itself."""


class Ending(msgspec.Struct, frozen=True):
    """As much of a match's result as is read from a table's row."""

    ranks: list[int] = []
    scores: list[int] = []


class RatingRow(msgspec.Struct, frozen=True, kw_only=True):
    """How strong somebody is at a game with so many seats."""

    player: str
    """A person's id, or `bot:` and what it is called."""
    game: str
    seats: int
    mu: float
    sigma: float
    matches: int
    wins: int
    """Matches in which nobody came before them."""
    last: int
    """When the last of these matches ended."""


class RatedRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a match made of the rating of who sat at a seat of it."""

    match: str
    seat: int
    number: int
    """In this order matches were rated."""
    player: str
    game: str
    seats: int
    rank: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float


class EntryRow(msgspec.Struct, frozen=True):
    """A line of a match's log, and when it was stored."""

    number: int
    at: int
    entry: LogEntry


class KeepsakeRow(msgspec.Struct, frozen=True):
    """Some steps of a finished match, as one audience was shown them."""

    audience: int | None
    first: int
    total: int
    """How many steps there are in all."""
    body: bytes
    """The steps as compressed JSON."""


class ChatRow(msgspec.Struct, frozen=True):
    """Something said at a table."""

    number: int
    user: str
    name: str
    text: str
    at: int


class SessionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that somebody is logged in with."""

    id: str
    user: str
    browser: str
    """What it calls itself, for its user to know it by."""
    created: int
    seen: int


class SeekRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who looks for a match of any of these games."""

    user: str
    games: list[str]
    rated: bool = False
    since: int
    seen: int
    """When they last said that they still look."""
    table: str | None = None
    """Where another one who looked has seated them."""


class TokenRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a program outside shows to act as the bot `user` of `owner`."""

    id: str
    hash: str
    user: str
    owner: str
    name: str
    created: int
