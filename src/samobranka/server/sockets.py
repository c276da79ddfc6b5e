"""The socket of a table: reads messages one by one, and writes what was laid down for the reader."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from samobranka.core.faults import Fault, StaleMoment
from samobranka.server import playing
from samobranka.server.bodies import read_message
from samobranka.server.desk import ENCODER, Connection
from samobranka.server.faults import Broken, MalformedMessage, TooLarge
from samobranka.server.guard import address_of
from samobranka.server.house import house_of
from samobranka.server.languages import reader_language
from samobranka.server.limits import Limits, address_key, user_key
from samobranka.server.metrics import SOCKETS
from samobranka.server.protocol import (
    LARGEST_MESSAGE,
    Chat,
    ClientMessage,
    Hint,
    Refused,
    Sync,
    Why,
)
from samobranka.server.sessions import key_of, who
from samobranka.server.table import Table
from samobranka.server.trouble import trouble_of

Socket = WebSocket[Any, Any, Any]

logger = logging.getLogger(__name__)

REFUSED = 4404
"""There is no such table, or it cannot be opened here."""

TOO_OFTEN = 4429
"""Who does not slow down is sent away."""

SLOWED_SECONDS = 1.0
"""So long nothing more is read after a message that came too soon …"""

MOST_TOO_SOON = 20
"""… and after so many of them the socket is closed."""

WRITE_SECONDS = 30
"""A reader who takes nothing for so long is gone."""

RATES: dict[type, str] = {Chat: "chat", Why: "why", Hint: "hint", Sync: "sync"}


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """A live table."""
    house = house_of(socket)
    user = await who(socket)
    language = reader_language(socket)
    await socket.accept()
    address = address_key(address_of(socket))
    payer = user_key(user.id) if user is not None else address
    key = key_of(socket) if user is not None else ""
    connection = Connection(user.id if user is not None else "", language, key, address)
    try:
        with house.limits.holding(*{payer, address}), SOCKETS.track_inprogress():
            table = await house.hall.table(table_id)
            await table.connect(connection, user)
            await serve(socket, table, connection, house.limits, payer)
    except Fault as fault:
        await _send(socket, ENCODER.encode(Refused(trouble=trouble_of(fault, language))))
        await socket.close(REFUSED)


async def serve(
    socket: Socket, table: Table, connection: Connection, limits: Limits, key: str
) -> None:
    """Reads and writes until one side is gone."""
    reader = asyncio.create_task(read(socket, table, connection, limits, key))
    writer = asyncio.create_task(write(socket, table, connection))
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
    finally:
        await table.disconnect(connection)
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)


async def write(socket: Socket, table: Table, connection: Connection) -> None:
    """Sends what was laid down; tells everything anew to who was too slow."""
    while True:
        message = await connection.next()
        if message is None and connection.is_closed:
            await socket.close(connection.farewell)
            return
        if message is None:
            await table.look(lambda: connection.tell(table.welcome(connection)))
            continue
        try:
            while message is not None:  # what waits goes out together
                async with asyncio.timeout(WRITE_SECONDS):
                    await _send(socket, message)
                message = connection.waiting()
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            return


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send_data(message.decode(), mode="text")


async def read(
    socket: Socket, table: Table, connection: Connection, limits: Limits, key: str
) -> None:
    """Carries out one message after another; slows down who sends too many."""
    too_soon = 0
    while not connection.is_closed:
        try:
            text = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        if connection.is_closed:  # logged out, and this came on the way
            return
        if limits.allow("message", key):
            await carry_out(table, connection, text, limits, key)
        else:
            too_soon += 1
            refuse(connection, limits.too_often("message"), ask_in(text))
            await asyncio.sleep(SLOWED_SECONDS)
            if too_soon >= MOST_TOO_SOON:
                connection.close(TOO_OFTEN)


async def carry_out(
    table: Table, connection: Connection, text: str, limits: Limits, key: str
) -> None:
    """Carries out a message, or says why not."""
    ask: int | None = None
    try:
        message = decoded(text)
        ask = message.ask
        if type(message) in RATES:
            limits.demand(RATES[type(message)], key)
        await playing.answer(table, connection, message)
    except MalformedMessage as fault:
        refuse(connection, fault, ask_in(text))
    except Fault as fault:
        refuse(connection, fault, ask)
        if isinstance(fault, StaleMoment):
            await table.look(lambda: connection.tell(table.welcome(connection)))
    except Exception as error:
        number = secrets.token_hex(4)
        facts = {"fault": number, "table": table.row.id}
        logger.error("broken", extra=facts, exc_info=error)
        refuse(connection, Broken(id=number), ask)


def ask_in(text: str) -> int | None:
    """The number a client asks with, even where nothing else of its message is right."""
    try:
        return msgspec.json.decode(text[:LARGEST_MESSAGE], type=AnyMessage).ask
    except (msgspec.DecodeError, RecursionError):
        return None


class AnyMessage(msgspec.Struct):
    """As much of a message as a refusal needs."""

    ask: int | None = None


def decoded(text: str) -> ClientMessage:
    """A client's message; a fault names what is wrong with it."""
    if len(text) > LARGEST_MESSAGE:
        raise TooLarge()
    message: ClientMessage = read_message(text, ClientMessage)
    return message


def refuse(connection: Connection, fault: Fault, ask: int | None) -> None:
    """Says why not."""
    connection.tell(Refused(trouble=trouble_of(fault, connection.language), ask=ask))
