"""`user`: a host looks after users; the server may be running."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from samobranka.cli.commands import Spoken
from samobranka.cli.faults import MissingArgument, UnknownUser
from samobranka.cli.parameters import OneOf
from samobranka.cli.storing import store_options, writing_store
from samobranka.cli.voice import Voice

if TYPE_CHECKING:
    from samobranka.store.rows import UserRow

DEEDS = ("list", "reset", "delete", "ban", "unban")
PASSWORD_BYTES = 9


@click.command(cls=Spoken)
@click.argument("deed", metavar="DEED", type=OneOf(lambda: DEEDS))
@click.argument("name", metavar="NAME", required=False)
@store_options
@click.option("--yes", is_flag=True)
@click.pass_obj
def user(
    voice: Voice, deed: str, name: str | None, data: Path | None, database: str | None, yes: bool
) -> None:
    """Lists accounts, or does something to a user named by account name or id."""
    if deed != "list" and name is None:
        raise MissingArgument(command="samobranka user", flag="NAME")
    if deed == "delete" and not yes:
        click.confirm(voice.say("user-delete-sure", name=name), abort=True, err=True)
    with writing_store(data, database) as connection:
        lines = told(voice, connection, deed, name or "")
    for line in lines:
        voice.console.print(line, soft_wrap=True)


def told(voice: Voice, connection: Any, deed: str, name: str) -> list[str]:
    """Does it; what to say of it."""
    from samobranka.store import users

    if deed == "list":
        return [line_of(voice, row) for row in users.accounts(connection)]
    found = users.find_by_key(connection, users.key_of(name)) or users.find(connection, name)
    if found is None:
        raise UnknownUser(name=name)
    facts = {"name": found.name or found.id}
    match deed:
        case "reset":
            return [voice.say("user-reset-done", password=reset(connection, found.id), **facts)]
        case "delete":
            users.delete(connection, found.id)
        case "ban" | "unban":
            users.ban(connection, found.id, deed == "ban")
    return [voice.say(f"user-{deed}-done", **facts)]


def reset(connection: Any, id: str) -> str:
    """Gives a user a new password, which logs them out everywhere; the password."""
    from samobranka.server.passwords import HASHER
    from samobranka.store import users

    password = secrets.token_urlsafe(PASSWORD_BYTES)
    users.set_password(connection, id, HASHER.hash(password))
    return password


def line_of(voice: Voice, account: UserRow) -> str:
    """An account in a line."""
    since = time.strftime("%Y-%m-%d", time.gmtime(account.created / 1000))
    banned = f" · {voice.say('user-banned')}" if account.banned else ""
    return f"{account.name} · {account.id} · {since}{banned}"
