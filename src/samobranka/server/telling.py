"""What an audience is told of a match: views, offers, lines of the story, results."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from itertools import takewhile
from typing import Literal, cast

import msgspec

from samobranka.bots.thought import Opinion
from samobranka.core.actions import Action, Event
from samobranka.core.faults import UndoRefused
from samobranka.core.game import Game
from samobranka.core.lessons import Lesson
from samobranka.core.match import Acted, Match, Resigned, TakenOver, TimedOut, Undone
from samobranka.server.desk import ENCODER, Desk
from samobranka.server.protocol import (
    Advice,
    LessonPlace,
    Line,
    Offer,
    Result,
    SeatResigned,
    SeatTaken,
    SeatTimedOut,
    SeatTookBack,
    Seen,
    TableEvents,
)
from samobranka.store.rows import SeatRow, TableRow

KEPT_LINES = 1024
"""Lines that are remembered for other audiences of the same action."""

STORY_MOMENTS = 60
"""How much of the past somebody who comes in is told at once."""


def seen(match: Match, audience: int | None, lesson: Lesson | None = None) -> Seen:
    """All that an audience is given to act on; the learner of a lesson, what that asks for."""
    if lesson is not None and audience == lesson.learner:
        return lesson_seen(match, lesson)
    view = match.view(audience)
    return Seen(
        moment=match.moment,
        own=match.own(audience) if audience is not None else 0,
        over=match.is_over,
        prompt=match.prompt(audience),
        offers=offers(match, audience, view),
        can_undo=audience is not None and can_undo(match, audience),
        view=view,
    )


def lesson_seen(match: Match, lesson: Lesson) -> Seen:
    """What the learner is given to act on: no more than the step allows."""
    view, learner = match.view(lesson.learner), lesson.learner
    step, done = lesson.step(match), lesson.done(match)
    return Seen(
        moment=match.moment,
        own=match.own(learner),
        over=match.is_over,
        prompt=match.prompt(learner),
        offers=told_to([match.game.actions.decode(a) for a in lesson.allowed(match)], view),
        can_undo=done > 0 and not match.is_over,
        view=view,
        lesson=LessonPlace(
            lesson=lesson.message,
            done=done,
            of=len(lesson.steps),
            says=lesson.says(match),
            rule=step.rule if step is not None else "",
        ),
    )


def offers(match: Match, audience: int | None, view: msgspec.Struct) -> list[Offer]:
    """The actions an audience may choose from, told to who sees the match so."""
    return told_to(match.actions(audience), view) if audience is not None else []


def told_to(actions: list[Action], view: msgspec.Struct) -> list[Offer]:
    """Actions, with what their sentences need for who sees the match so."""
    return [Offer(action=action, facts=action.more_facts(view)) for action in actions]


def advice(game: Game, opinion: Opinion, view: msgspec.Struct) -> Advice:
    """An action as a bot sees it, told to who sees the match so."""
    action = game.actions.decode(opinion.action)
    return Advice(action=action, facts=action.more_facts(view), chance=round(opinion.chance, 4))


def can_undo(match: Match, seat: int) -> bool:
    """Whether the seat may take back its last action without asking anybody."""
    try:
        match.draft_undo(seat)
    except UndoRefused:
        return False
    return True


def story_start(match: Match) -> int:
    """The ply after which the story begins for somebody who comes in now.

    It is counted in questions: counted in plies it would tell how many have chosen.
    """
    oldest = match.state.moment - STORY_MOMENTS
    return bisect_left(match.plies, oldest, key=lambda done: done.moment)


def story(match: Match, row: TableRow, desk: Desk) -> list[int]:
    """The log entries that make the story for a desk's audience; makes the lines it has not got.

    What was settled when it was told the last time stands, unless something else than actions came
    into the log since: most often there is one line more.
    """
    fresh = match.entries[desk.heard :]
    if not desk.heard or not all(type(entry) is Acted for entry in fresh):
        desk.settled, desk.settled_story = desk.first_ply, []
        noted = _noted(match, row, desk)
    else:
        noted = []
    stands = [*desk.settled_story, *noted]
    settled = max(desk.settled, match.settled)
    certain = _told_deeds(match, desk, desk.settled, settled)
    open_yet = _told_deeds(match, desk, settled, match.ply)
    desk.heard, desk.settled = len(match.entries), settled
    desk.settled_story = sorted([*stands, *certain]) if stands else certain
    return sorted([*desk.settled_story, *open_yet]) if open_yet else list(desk.settled_story)


def _told_deeds(match: Match, desk: Desk, first: int, last: int) -> list[int]:
    """The log entries of the deeds after some plies up to others that the audience can notice."""
    told = []
    for number in range(first, last):
        if match.is_begun(number + 1):
            continue
        entry = match.plies[number].entry
        if entry not in desk.lines:
            desk.lines[entry] = _line(match, number + 1, desk.audience)
        if desk.lines[entry]:
            told.append(entry)
    return told


def _noted(match: Match, row: TableRow, desk: Desk) -> list[int]:
    """The log entries that tell of seats, since the story begins; makes their lines."""
    begun = (n for n in range(desk.first_ply, match.ply) if not match.is_begun(n + 1))
    first = next((match.plies[number].entry for number in begun), 0)
    noted = []
    for entry in range(first, len(match.entries)):
        event = table_event(match, row, entry, desk.audience)
        if event is not None:
            desk.lines[entry] = _kept(Line(events=[event], seat=event.seat))
            noted.append(entry)
    return noted


def _line(match: Match, ply: int, audience: int | None) -> Line | None:
    events = match.events(ply, audience)
    if not events:
        return None
    return _kept(Line(events=list(events), seat=actor(match, ply, audience)))


def _kept(line: Line) -> Line:
    """A line as it is kept: as it will be sent, which is small, and one for all who are told alike."""
    return cast(Line, _as_sent(ENCODER.encode(line)))


@lru_cache(maxsize=KEPT_LINES)
def _as_sent(text: bytes) -> msgspec.Raw:
    return msgspec.Raw(text)


def actor(match: Match, ply: int, audience: int | None) -> int | None:
    """Who acted. Where several answered one question in secret it would tell who was the last."""
    done = match.plies[ply - 1]
    question = takewhile(lambda p: p.moment == done.moment, reversed(match.plies[:ply]))
    is_open = done.seat == audience or match.is_open_choice(ply)
    is_known = is_open or all(other.seat == done.seat for other in question)
    return done.seat if is_known else None


def table_event(
    match: Match, row: TableRow, number: int, audience: int | None
) -> TableEvents | None:
    """What a log entry tells about a seat, if it does."""
    match match.entries[number]:
        case Resigned(seat):
            return SeatResigned(seat=seat)
        case TimedOut(seat):
            return SeatTimedOut(seat=seat)
        case TakenOver(seat, by):
            is_person = by == row.seats[seat].user
            return SeatTaken(seat=seat, by="" if is_person else by, bot=not is_person)
        case Undone(seat, _, consent):
            undone = match.events_taken_back(number, audience)
            if undone is not None:
                return SeatTookBack(seat=seat, deed=deed_of(undone), consent=consent)
    return None


def deed_of(events: list[Event]) -> Event | None:
    """What stands for an action that was, or would be, undone: the first thing that came of it."""
    return events[0] if events else None


def kept(old: list[int], new: list[int]) -> int:
    """How many lines at the beginning of a story still stand."""
    if new[: len(old)] == old:
        return len(old)
    count = 0
    while count < min(len(old), len(new)) and old[count] == new[count]:
        count += 1
    return count


def result(match: Match, row: TableRow) -> Result:
    """How the match ended; who resigned or lost on time comes last."""
    outcome = match.outcome()
    forfeits = [forfeit_of(place) for place in row.seats]
    played = sorted(rank for rank, gone in zip(outcome.ranks, forfeits, strict=True) if not gone)
    ranks = [
        len(played) + 1 if gone else 1 + played.index(rank)
        for rank, gone in zip(outcome.ranks, forfeits, strict=True)
    ]
    return Result(
        reason=outcome.reason,
        scores=outcome.scores,
        ranks=ranks,
        sheet=[msgspec.to_builtins(line) for line in match.sheet()],
        forfeits=forfeits if any(forfeits) else [],
    )


def forfeit_of(place: SeatRow) -> Literal["", "resigned", "timed_out"]:
    """Why a seat comes last whatever its points, if it does."""
    if place.resigned:
        return "resigned"
    return "timed_out" if place.timed_out else ""
