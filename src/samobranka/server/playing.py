"""After the start: everything a person may ask of a live table over the socket."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from samobranka.bots.thought import Opinion, Thought
from samobranka.core.faults import Fault, StaleMoment, UndoRefused
from samobranka.core.match import Match, Resigned, TakenOver
from samobranka.server import clock, seating
from samobranka.server.bots import BotDied, Matter
from samobranka.server.desk import Connection
from samobranka.server.listing import clock_of
from samobranka.server.names import visible
from samobranka.server.protocol import (
    Act,
    Chat,
    Claim,
    ClientMessage,
    Commit,
    Consent,
    DaysClock,
    Done,
    End,
    FromServer,
    Hint,
    HintTold,
    Open,
    Ping,
    Pong,
    Resign,
    Return,
    Sync,
    Undo,
    UndoPlea,
    Why,
    WhyTold,
)
from samobranka.server.shares import Share
from samobranka.server.table import Table
from samobranka.server.telling import advice, deed_of
from samobranka.server.trouble import (
    BotPlays,
    CanGoOn,
    ClaimRefused,
    HintsOff,
    LessonAsks,
    NoHint,
    NoPlea,
    NoReturn,
    trouble_of,
)
from samobranka.store import chats

STAND_IN = "friend"
"""The bot that plays for somebody who is gone."""

ADVISER = "master"
"""The bot that gives hints …"""

MOST_ADVISED = 3
"""… of how many actions it tells …"""

WORTH_TELLING = 20
"""… and how often it must have tried one beside the best, for its chance to be more than a guess; or
half as often as the best, where its thought was short."""

CLAIM_AFTER = 2 * clock.MINUTE
"""How long somebody must be gone before the others may let a bot play."""

BY_CONSENT = ("undo-chance", "undo-shown", "undo-other-seat")
"""What an undo is refused for unless all agree."""


async def answer(table: Table, connection: Connection, message: ClientMessage) -> None:
    """Carries out a message and replies; raises the fault that says why not."""
    if isinstance(message, Act):  # `done` goes out together with what the action brought about
        await act(table, connection, message)
        return
    reply = await carry_out(table, connection, message)
    connection.tell(reply or Done(ask=message.ask))


async def carry_out(
    table: Table, connection: Connection, message: ClientMessage
) -> FromServer | None:
    """What a message asks for; the reply, where `done` would not be enough."""
    user = connection.user
    match message:
        case Undo():
            await undo(table, user, message)
        case Consent():
            await consent(table, user, message)
        case Why():
            return await why(table, connection, message)
        case Hint():
            return await hint(table, connection, message)
        case Chat():
            await chat(table, user, message)
        case Resign():
            await resign(table, user)
        case Claim():
            await claim(table, user, message.seat)
        case Return():
            await come_back(table, user)
        case End():
            await end(table, user)
        case Commit() | Open():
            await seating.contribute(table, connection, message)
        case Sync():
            await table.look(lambda: connection.tell(table.welcome(connection, message.ask)))
        case Ping():
            return Pong(now=table.floor.now(), ask=message.ask)
    return None


# ---------------------------------------------------------------- acting


async def act(table: Table, connection: Connection, message: Act) -> None:
    """A person acts."""
    user = connection.user
    space = table.played.game.actions
    deed = [space.number_in(action) for action in (message.action, *message.then)]

    def check() -> int:
        seat = own_seat(table, user)
        check_moment(table, seat, message)
        fault = why_not(table, seat, deed)
        if fault is not None:
            raise fault
        return seat

    def work() -> int:
        seat = check() if table.lesson is not None else own_seat(table, user)
        check_moment(table, seat, message)
        choose(table, seat, deed, message.moment, message.own)
        return seat

    if table.is_storing_secret:  # what is refused anyway does not wait for another's secret choice
        check()
    await table.change(work, lambda: connection.tell(Done(ask=message.ask)))


def choose(table: Table, seat: int, deed: Sequence[int], moment: int, own: int) -> None:
    """Puts a seat's deed in force. A plea falls when the match goes on, not by a secret choice."""
    asked, lesson = table.played.moment, table.lesson
    if lesson is not None:
        lesson.tell_chance(table.played)
    table.played.do(seat, deed, moment, own)
    if table.played.moment != asked:
        drop_plea(table)


def why_not(table: Table, seat: int, deed: Sequence[int]) -> Fault | None:
    """Why a seat may not do that now: the rules, or the lesson that is learned here, step by step."""
    match, lesson = table.played, table.lesson
    fault = match.why_not(seat, *deed)
    if (
        fault is None
        and lesson is not None
        and list(deed) not in [[a] for a in lesson.allowed(match)]
    ):
        return LessonAsks(game=match.game.id, says=f"{lesson.says(match)}-else")
    return fault


def check_moment(table: Table, seat: int, message: Act | Undo) -> None:
    """StaleMoment when the message answers an earlier question."""
    match = table.played
    if (message.moment, message.own) != (match.moment, match.own(seat)):
        raise StaleMoment(moment=message.moment, now=match.moment)


def own_seat(table: Table, user: str) -> int:
    """The user's seat, when no bot plays it."""
    seat = table.seat(user)
    if table.row.seats[seat].bot:
        raise BotPlays()
    return seat


async def why(table: Table, connection: Connection, message: Why) -> WhyTold:
    """Why an action is not allowed."""
    found: list[WhyTold] = []

    def work() -> None:
        seat = table.seat(connection.user)
        actions = table.played.game.actions
        fault = why_not(table, seat, [actions.number_in(message.action)])
        trouble = trouble_of(fault, connection.language) if fault else None
        found.append(WhyTold(trouble=trouble, ask=message.ask))

    await table.look(work)
    return found[0]


async def hint(table: Table, connection: Connection, message: Hint) -> HintTold:
    """What a bot would do in the user's place."""
    share = Share(connection.user, connection.address)
    found: list[tuple[Match, Matter, msgspec.Struct]] = []

    def work() -> None:
        if not table.row.hints:
            raise HintsOff()
        seat = own_seat(table, connection.user)
        if table.waits_for(seat):
            match = table.played
            found.append((match, matter_of(table, seat, ADVISER), match.view(seat)))

    await table.look(work)
    if not found:
        return HintTold(ask=message.ask)
    match, matter, view = found[0]
    try:
        thought = await table.floor.pool.consider(matter, share)
    except BotDied as died:
        raise NoHint() from died
    offers = [advice(match.game, opinion, view) for opinion in worth_telling(thought)]
    return HintTold(offers=offers, imagined=thought.iterations, ask=message.ask)


def worth_telling(thought: Thought) -> list[Opinion]:
    """The best action, and the next ones if they were tried often enough."""
    best, *others = thought.opinions
    least = min(WORTH_TELLING / thought.iterations, best.share / 2)
    return [best, *(other for other in others if other.share >= least > 0)][:MOST_ADVISED]


def matter_of(table: Table, seat: int, bot: str, time: float | None = None) -> Matter:
    """What a bot is given to think about: nothing in it is secret from the seat."""
    match = table.played
    return Matter(
        game=match.game.edition,
        seats=match.seats,
        options=match.options,
        record=match.imagined(seat, secrets.randbits(48)),
        seat=seat,
        bot=bot,
        seed=secrets.randbits(48),
        time=table.floor.settings.bot_time if time is None else time,
    )


# ---------------------------------------------------------------- taking back


async def undo(table: Table, user: str, message: Undo) -> None:
    """Takes back the user's last action; asks the others where they must allow it."""

    def work() -> None:
        seat = own_seat(table, user)
        check_moment(table, seat, message)
        match, lesson = table.played, table.lesson
        if lesson is not None:
            return lesson.take_back(match)
        asked = match.moment
        try:
            match.undo(seat)
        except UndoRefused as refused:
            if refused.facts["why"] not in BY_CONSENT:
                raise
            refuse_plea(table, seat)
            plead(table, seat, match.draft_undo(seat, consent=True).to)
        else:
            if match.moment != asked:
                drop_plea(table)

    await table.look(lambda: check_moment(table, own_seat(table, user), message))
    await table.change(work)


def refuse_plea(table: Table, seat: int) -> None:
    """UndoRefused where the others are being asked, or have said no to this seat at this moment."""
    if table.plea is not None:
        raise UndoRefused(why="undo-asking")
    if table.denied.get(seat) == table.played.moment:
        raise UndoRefused(why="undo-denied")


def plead(table: Table, seat: int, to: int) -> None:
    """Asks the other people to let a seat go back to a ply; bots never mind."""
    others = [s for s, place in enumerate(table.row.seats) if place.user and not place.bot]
    table.plea = UndoPlea(
        seat=seat,
        waiting=[other for other in others if other != seat],
        deed=msgspec.to_builtins(deed_of(table.played.events(table.played.end_of_deed(to), None))),
    )
    table.plea_entry = table.played.plies[to].entry
    grant_if_all_agree(table)


async def consent(table: Table, user: str, message: Consent) -> None:
    """A person agrees to another's undo, or does not."""

    def work() -> None:
        seat = own_seat(table, user)
        plea = table.plea
        if plea is None or plea.seat != message.seat or seat not in plea.waiting:
            raise NoPlea()
        if not message.yes:
            table.denied[plea.seat] = table.played.moment
            drop_plea(table)
            return
        waiting = [other for other in plea.waiting if other != seat]
        table.plea = replace(plea, agreed=[*plea.agreed, seat], waiting=waiting)
        grant_if_all_agree(table)

    await table.change(work)


def grant_if_all_agree(table: Table) -> None:
    """Goes back when nobody is waited for any more; not where there is nothing left to take back."""
    if table.plea is None or table.plea.waiting:
        return
    plies = table.played.plies
    to = next((ply for ply, done in enumerate(plies) if done.entry == table.plea_entry), None)
    if to is not None:
        table.played.undo(table.plea.seat, to, consent=True)
    table.plea, table.plea_granted = None, to is not None


def drop_plea(table: Table) -> None:
    """The match goes on, or somebody does not agree."""
    table.plea, table.plea_granted = None, False


# ---------------------------------------------------------------- coming and going


async def resign(table: Table, user: str) -> None:
    """A person gives up; a bot plays the seat out."""

    def work() -> None:
        seat = table.seat(user)
        if table.row.seats[seat].resigned:
            raise BotPlays()
        table.played.check_running()
        table.played.note(Resigned(seat))
        let_bot_play(table, seat, STAND_IN, resigned=True)

    await table.change(work)


async def claim(table: Table, user: str, seat: int) -> None:
    """A bot plays for somebody who is gone, until they are back."""

    def work() -> None:
        own_seat(table, user)
        table.played.check_running()
        refuse_claim(table, seat)
        let_bot_play(table, seat, STAND_IN)

    await table.change(work)


def refuse_claim(table: Table, seat: int) -> None:
    """ClaimRefused unless somebody is really missed."""
    if seat >= len(table.row.seats) or not table.row.seats[seat].user or table.row.seats[seat].bot:
        raise ClaimRefused(why="claim-no-person")
    if isinstance(clock_of(table.row), DaysClock):
        raise ClaimRefused(why="claim-days")
    gone = table.absent_since.get(seat)
    if gone is None:
        raise ClaimRefused(why="claim-here")
    if table.floor.now() - gone < CLAIM_AFTER:
        raise ClaimRefused(why="claim-soon")


def let_bot_play(table: Table, seat: int, bot: str, **changes: bool) -> None:
    """From here on a bot plays the seat."""
    table.played.note(TakenOver(seat, bot))
    table.set_seat(seat, bot=bot, **changes)
    drop_plea(table)


async def come_back(table: Table, user: str) -> None:
    """A person takes the seat back from the bot that kept it warm."""

    def work() -> None:
        seat = table.seat(user)
        place = table.row.seats[seat]
        table.played.check_running()
        if not place.bot:
            raise NoReturn(why="return-not-away")
        if place.resigned or place.timed_out:
            raise NoReturn(why="return-resigned")
        back = TakenOver(seat, user)
        returns = table.played.entries.count(back)
        table.played.note(back)
        table.set_seat(seat, bot="")
        clock.grant(table.clocks, clock_of(table.row), seat, returns)

    await table.change(work)


async def end(table: Table, user: str) -> None:
    """A person agrees to end as it stands a match that cannot be played on; when all do, it is over.

    Nobody has won: without its rules nobody can say how it stands.
    """

    def work() -> None:
        seat = own_seat(table, user)
        if table.lost is None or table.row.status != "playing":
            raise CanGoOn()
        table.ending = sorted({*table.ending, seat})
        people = {s for s, place in enumerate(table.row.seats) if place.user and not place.bot}
        if people <= set(table.ending):
            table.row = replace(table.row, status="over", ended=table.floor.now())

    await table.change(work)


async def chat(table: Table, user: str, message: Chat) -> None:
    """Somebody says something; only who sits there may."""
    table.seat(user)
    text = visible(message.text)
    name = table.users[user].name
    at, id = table.floor.now(), table.row.id
    if text:
        said = await table.floor.journal.write(lambda d: chats.add(d, id, user, name, text, at))
        table.hear([said])
