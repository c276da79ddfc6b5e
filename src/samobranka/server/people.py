"""People: guests at once, accounts for who wants one, and tokens for their programs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Connection

from samobranka.server.faults import (
    TROUBLES,
    AlreadyAccount,
    Banned,
    NoAccount,
    NotForPrograms,
    NotFound,
    NotSignedIn,
    TooManyTokens,
    WrongPassword,
)
from samobranka.server.floor import clock_time
from samobranka.server.guard import address_of
from samobranka.server.house import House, house_of
from samobranka.server.languages import reader_language
from samobranka.server.limits import address_key, user_key
from samobranka.server.names import account_name, clean_name, guest_name
from samobranka.server.passwords import hash_password, is_outdated, is_password
from samobranka.server.protocol import (
    Credentials,
    LogIn,
    NewPassword,
    NewToken,
    Rename,
    SessionInfo,
    TokenInfo,
    UserInfo,
)
from samobranka.server.sessions import (
    cookie_for,
    hash_of,
    new_session,
    new_token,
    no_cookie,
    ticket_of,
    today,
    who,
)
from samobranka.store import sessions, users
from samobranka.store.faults import NameTaken
from samobranka.store.rows import TokenRow, UserRow, new_id

MOST_TOKENS = 20

SLOWED_SECONDS = 3.0
"""So long a wrong guess takes when a name is guessed at from everywhere."""

Asking = Request[Any, Any, Any]
RowKey = Annotated[str, PathParameter(pattern="^[0-9a-z]{1,40}$")]


def user_info(user: UserRow) -> UserInfo:
    """A user, to themself."""
    return UserInfo(
        id=user.id,
        name=user.name,
        language=user.language,
        guest=user.kind == "guest",
        created=user.created,
        hidden=user.hidden,
    )


async def someone(request: Asking) -> UserRow:
    """Who is asking; NotSignedIn when it is nobody we know."""
    user = await who(request)
    if user is None:
        raise NotSignedIn()
    return user


async def person(request: Asking) -> UserRow:
    """Who is asking; NotForPrograms when it is a bot."""
    user = await someone(request)
    if user.kind == "bot":
        raise NotForPrograms()
    return user


async def enter(
    request: Asking, user: str, write: Callable[[Connection], object], status: int = 200
) -> Response[UserInfo]:
    """Writes, and makes the browser this user's: in a session of its own, instead of what it had."""
    house, fresh = house_of(request), new_session(request, user, clock_time())
    before, ticket = await who(request), ticket_of(request)

    def begin(connection: Connection) -> None:
        write(connection)
        if before is not None and ticket is not None:
            sessions.end(connection, before.id, ticket.id)
        sessions.start(connection, fresh)

    await house.journal.write(begin)
    await shut(house, user)
    if before is not None:
        await shut(house, before.id)
    found = await house.sessions.find(user)
    if found is None:
        raise NotSignedIn()
    cookies: list[Cookie] = [cookie_for(request, fresh.id)]
    return Response(user_info(found), status_code=status, cookies=cookies)


async def shut(house: House, user: str) -> None:
    """Something that a user came in with may be worth nothing any more: their sockets feel it, too."""
    house.sessions.forget(user)
    await house.hall.look_at_keys(user)


async def changed(house: House, user: UserRow) -> UserRow:
    """The user as the store knows them now, after a change."""
    house.sessions.forget(user.id)
    found = await house.sessions.find(user.id)
    if found is None:
        raise NotSignedIn()
    return found


# ---------------------------------------------------------------- me


@get("/api/me", responses=TROUBLES)
async def me(request: Asking) -> Response[UserInfo | None]:
    """Who I am; null for nobody. Renews the cookie."""
    user, ticket = await who(request), ticket_of(request)
    if user is None or ticket is None or (ticket.epoch is None and ticket.day >= today()):
        return Response(user_info(user) if user is not None else None)
    house, now = house_of(request), clock_time()
    if ticket.epoch is not None:  # a cookie from before there were sessions
        fresh = new_session(request, user.id, now)
        await house.journal.write(lambda c: sessions.start(c, fresh))
        return Response(user_info(user), cookies=[cookie_for(request, fresh.id)])
    await house.journal.write(lambda c: sessions.touch(c, ticket.id, now))
    return Response(user_info(user), cookies=[cookie_for(request, ticket.id)])


@post("/api/me/guest", status_code=200, responses=TROUBLES)
async def come_as_guest(request: Asking) -> Response[UserInfo]:
    """Makes me a guest, unless I am somebody already."""
    known = await who(request)
    if known is not None:
        return Response(user_info(known))
    house_of(request).limits.demand("guest", address_key(address_of(request)))
    guest = UserRow(id=new_id(), name=guest_name(reader_language(request)), created=clock_time())
    return await enter(request, guest.id, lambda c: users.add(c, guest))


@patch("/api/me", responses=TROUBLES)
async def change_me(request: Asking, data: JSONBody[Rename]) -> UserInfo:
    """Changes my name, my language, or whether others see how I play."""
    house, user = house_of(request), await someone(request)
    name = None if data.name is None else _name_for(user, data.name)

    def write(connection: Connection) -> None:
        if name is not None:
            _check_free(connection, name, user)
            users.rename(connection, user.id, name)
        if data.language is not None:
            users.set_language(connection, user.id, data.language)
        if data.hidden is not None:
            users.hide(connection, user.id, data.hidden)

    await house.journal.write(write)
    return user_info(await changed(house, user))


def _name_for(user: UserRow, text: str) -> str:
    return account_name(text) if user.kind == "account" else clean_name(text)


def _check_free(connection: Connection, name: str, user: UserRow | None = None) -> None:
    """NameTaken when it is an account's name, or looks like it: nobody may pass for somebody."""
    owner = users.look_alike(connection, name)
    if owner is not None and (user is None or owner != user.id):
        raise NameTaken(name=name)


# ---------------------------------------------------------------- accounts


@post("/api/account", status_code=201, responses=TROUBLES)
async def register(request: Asking, data: JSONBody[Credentials]) -> Response[UserInfo]:
    """Makes me an account; a guest keeps all tables."""
    house, user = house_of(request), await who(request)
    if user is not None and user.kind == "bot":
        raise NotForPrograms()
    if user is not None and user.kind == "account":
        raise AlreadyAccount()
    house.limits.demand("register", address_key(address_of(request)))
    name, password = account_name(data.name), await hash_password(data.password)
    id = user.id if user is not None else new_id()

    def write(connection: Connection) -> None:
        _check_free(connection, name, user)
        if user is None:
            users.add(connection, UserRow(id=id, name=name, created=clock_time()))
        users.make_account(connection, id, name, password)

    return await enter(request, id, write, status=201)


@post("/api/login", status_code=200, responses=TROUBLES)
async def log_in(request: Asking, data: JSONBody[LogIn]) -> Response[UserInfo]:
    """Makes me an account's user. Whether the name exists, neither the answer nor its time tells."""
    house, guest = house_of(request), await who(request)
    key = users.key_of(data.name)
    house.limits.demand("login", address_key(address_of(request)))
    is_guessed = not house.limits.allow("login", f"name {key}")
    account = await house.journal.read(lambda c: users.find_by_key(c, key))
    fits = await is_password(data.password, account.password if account else None)
    if account is None or not fits:
        if is_guessed:  # many try this name: who guesses waits, and who knows does not
            await asyncio.sleep(SLOWED_SECONDS)
        raise WrongPassword()
    if account.banned:
        raise Banned()
    if account.password is not None and is_outdated(account.password):
        better = await hash_password(data.password)
        await house.journal.write(lambda c: users.change(c, account.id, password=better))
    if data.bring and guest is not None and guest.kind == "guest":
        await bring_tables(house, guest.id, account.id)
    return await enter(request, account.id, lambda c: None)


async def bring_tables(house: House, guest: str, account: str) -> None:
    """Gives a guest's seats to an account, also at the tables that are live."""
    brought = await house.journal.write(lambda c: users.bring_tables(c, guest, account))
    for table in brought:
        house.hall.heard(table)


@post("/api/logout", status_code=204, responses=TROUBLES)
async def log_out(request: Asking) -> Response[None]:
    """Makes this browser nobody's, and whatever cookie it had worthless."""
    user, ticket = await who(request), ticket_of(request)
    if user is not None and ticket is not None:
        if ticket.epoch is None:
            await _end_session(request, user, ticket.id)
        else:
            await _end_all_sessions(request, user)
    return Response(None, status_code=204, cookies=[no_cookie(request)])


@get("/api/me/sessions", responses=TROUBLES)
async def my_sessions(request: Asking) -> list[SessionInfo]:
    """The browsers I am logged in with, the last seen first."""
    user, ticket = await person(request), ticket_of(request)
    found = await house_of(request).journal.read(lambda c: sessions.of_user(c, user.id))
    here = ticket.id if ticket is not None else ""
    return [
        SessionInfo(
            id=row.id,
            browser=row.browser,
            created=row.created,
            seen=row.seen,
            current=row.id == here,
        )
        for row in found
    ]


@delete("/api/me/sessions/{id:str}", status_code=204, responses=TROUBLES)
async def end_session(request: Asking, id: RowKey) -> None:
    """Logs one of my browsers out."""
    if not await _end_session(request, await person(request), id):
        raise NotFound()


@delete("/api/me/sessions", status_code=204, responses=TROUBLES)
async def end_sessions(request: Asking) -> Response[None]:
    """Logs me out everywhere, here too."""
    await _end_all_sessions(request, await person(request))
    return Response(None, status_code=204, cookies=[no_cookie(request)])


async def _end_session(request: Asking, user: UserRow, id: str) -> bool:
    house = house_of(request)
    ended = await house.journal.write(lambda c: sessions.end(c, user.id, id))
    await shut(house, user.id)
    return ended


async def _end_all_sessions(request: Asking, user: UserRow) -> None:
    house = house_of(request)
    await house.journal.write(lambda c: users.log_out(c, user.id))
    await shut(house, user.id)


@post("/api/me/password", status_code=200, responses=TROUBLES)
async def change_password(request: Asking, data: JSONBody[NewPassword]) -> Response[UserInfo]:
    """Another password. All other browsers are logged out."""
    house, user = house_of(request), await person(request)
    if user.kind != "account":
        raise NoAccount()
    house.limits.demand("login", address_key(address_of(request)), user_key(user.id))
    if not await is_password(data.old, user.password):
        raise WrongPassword()
    password = await hash_password(data.new)
    return await enter(request, user.id, lambda c: users.set_password(c, user.id, password))


# ---------------------------------------------------------------- programs


@get("/api/me/tokens", responses=TROUBLES)
async def my_tokens(request: Asking) -> list[TokenInfo]:
    """The programs that may sit down in my name."""
    user = await person(request)
    found = await house_of(request).journal.read(lambda c: users.tokens_of(c, user.id))
    return [_token_info(row) for row in found]


@post("/api/me/tokens", status_code=201, responses=TROUBLES)
async def make_token(request: Asking, data: JSONBody[NewToken]) -> TokenInfo:
    """A token for a program, which gets a user of its own. The token is shown this once."""
    house, owner = house_of(request), await person(request)
    house.limits.demand("register", user_key(owner.id))
    name, secret, now = clean_name(data.name), new_token(), clock_time()
    bot = UserRow(
        id=new_id(), name=name, kind="bot", owner=owner.id, language=owner.language, created=now
    )
    row = TokenRow(
        id=new_id(), hash=hash_of(secret), user=bot.id, owner=owner.id, name=name, created=now
    )

    def write(connection: Connection) -> None:
        if len(users.tokens_of(connection, owner.id)) >= MOST_TOKENS:
            raise TooManyTokens(most=MOST_TOKENS)
        _check_free(connection, name, owner)
        users.add(connection, bot)
        users.add_token(connection, row)

    await house.journal.write(write)
    return _token_info(row, secret)


@delete("/api/me/tokens/{id:str}", status_code=204, responses=TROUBLES)
async def drop_token(request: Asking, id: RowKey) -> None:
    """Takes a token out of use."""
    house, owner = house_of(request), await person(request)
    found = await house.journal.read(lambda c: users.tokens_of(c, owner.id))
    bots = [row.user for row in found if row.id == id]
    if not bots:
        raise NotFound()
    await house.journal.write(lambda c: users.delete_token(c, owner.id, id))
    await shut(house, bots[0])


def _token_info(row: TokenRow, token: str = "") -> TokenInfo:
    return TokenInfo(id=row.id, name=row.name, created=row.created, token=token)


PEOPLE_ROUTES: list[HTTPRouteHandler] = [
    me,
    come_as_guest,
    change_me,
    register,
    log_in,
    log_out,
    my_sessions,
    end_session,
    end_sessions,
    change_password,
    my_tokens,
    make_token,
    drop_token,
]
