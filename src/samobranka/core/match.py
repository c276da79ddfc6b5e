"""One play of a game: (game, options, seed, actions) -> state.

A match is its log. Entry 0 is the preparation; then come actions, undos and what happened to seats.
Nothing is ever taken out of the log: an undo is an entry too. *Ply* counts the actions in force.

Nothing a sender says is trusted: `act` checks the moment, the seat and the rules, and raises a fault
of its own kind for each. It works on a copy, so after a fault nothing has changed. A table that must
store before it tells uses the two halves of `act`: `draft`, then `commit`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from samobranka.core import chance
from samobranka.core.actions import Action, Event, Prompt
from samobranka.core.chance import Stream, named_secret, new_secret, ran_short, tape, words_read
from samobranka.core.decode import decode_json
from samobranka.core.editions import edition
from samobranka.core.engine import Engine, interpreted
from samobranka.core.faults import (
    BrokenSeal,
    Fault,
    IllegalAction,
    MalformedAction,
    MalformedFile,
    MatchOver,
    NotYourTurn,
    OtherRules,
    StaleMoment,
    UndoRefused,
    UnknownSeat,
)
from samobranka.core.game import (
    REASON_PLACE,
    TECHNICAL_STOP,
    Game,
    ScoreLine,
    States,
    rank_in,
    score_in,
    seat_bit,
)
from samobranka.core.happening import Happened
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.words import message_id

FIRST_TAPE = 64
"""Words of the first try; a rule that asks for more gets twice as many, and so on."""

LONGEST_TAPE = 1 << 16

Word = Annotated[int, msgspec.Meta(ge=0, lt=chance.WORD_RANGE)]
"""A word of chance, as a file may hold it."""


# ---------------------------------------------------------------- the log


class Entry(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """A line of a match's append-only log."""


class Dealt(Entry, frozen=True, tag="dealt"):
    """Entry 0: the preparation, and the words it read."""

    words: list[Word]


class Acted(Entry, frozen=True, tag="acted"):
    """A seat's action, and the words it read."""

    seat: int
    action: msgspec.Raw
    words: list[Word] = []


class Along(Acted, frozen=True, tag="along"):
    """An action that goes on with what the entry before began: one deed, taken back as one."""


class Undone(Entry, frozen=True, tag="undone"):
    """Back to an earlier ply, asked for by a seat; what others chose at the same moment stays."""

    seat: int
    to: int
    consent: bool = False
    """All the others agreed, so that it may reach across what it otherwise could not."""


class Resigned(Entry, frozen=True, tag="resigned"):
    """The person at a seat gave up; a bot plays it out."""

    seat: int


class TakenOver(Entry, frozen=True, tag="taken_over"):
    """Somebody else plays the seat from here on."""

    seat: int
    by: str


class TimedOut(Entry, frozen=True, tag="timed_out"):
    """The person at a seat ran out of time."""

    seat: int
    last: bool = False
    """It is ranked last for that; otherwise a bot plays on for it."""


LogEntry = Dealt | Acted | Along | Undone | Resigned | TakenOver | TimedOut


class MatchFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match as a file, `.match.json`."""

    schema: Literal[1]
    game: str
    rules_version: int
    data_digest: str
    seats: int
    options: dict[str, str]
    seal: str
    """Of the host's secret, in hexadecimal; empty for a record that was never sealed."""
    secret: str | None
    """Opened after the match, in hexadecimal."""
    contributions: dict[int, str]
    """What people's clients added to the seed, by seat, in hexadecimal."""
    entries: list[LogEntry]
    names: list[str] = []
    """Who sat where."""
    given: Annotated[int, msgspec.Meta(ge=0)] = 0
    """So many first entries were taken over from another match: their words are its words."""


@dataclass(frozen=True)
class Draft:
    """An action that is allowed and worked out, but not yet in force."""

    entry: Acted
    action: int
    after: bytes
    heard: tuple[Happened, ...]
    """What the rules said of it."""


@dataclass(frozen=True)
class Ply:
    """An action in force."""

    entry: int
    seat: int
    action: int
    moment: int
    """The question it answers, as the record counts them."""
    asked_chance: bool
    showed: bool
    heard: tuple[Happened, ...]
    """What the rules said of it (happening.py)."""
    goes_on: bool
    """Whether it belongs to the deed that the seat's action before it began."""


class Stand(NamedTuple):
    """How far a match has come, to go back to if a deed cannot be done."""

    ply: int
    entries: int
    words: int
    own: list[int]


@dataclass(frozen=True)
class Step:
    """An action, and the records before and after it."""

    ply: Ply
    before: bytes
    after: bytes


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended, or how it stands."""

    reason: str
    """A message: `reason-<name>`."""
    scores: list[int]
    ranks: list[int]
    """1 for the winners; equals share a rank."""


class Seen(msgspec.Struct, frozen=True):
    """All that one seat (None: a spectator) is given to act on."""

    seat: int | None
    moment: int
    own: int
    over: bool
    prompt: Any
    actions: list[Any]
    view: Any


class WordSource(Protocol):
    """Whoever says the words of chance, where no seed does."""

    def words(self, first: int, count: int) -> list[int]:
        """So many words, when `first` have been read before."""


class Match:
    """A match that can be played on. See `new`, `read` and `replay` to get one."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        secret: bytes | None,
        seal: bytes,
        contributions: Mapping[int, bytes],
        engine: Engine | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.secret = secret
        self.seal = seal
        self.contributions = dict(contributions)
        self.seed = chance.seed_of(secret, contributions) if secret is not None else None
        self.stream: WordSource | None = None
        self.engine = engine or interpreted(game)
        self.names: list[str] = []
        self.given = 0
        self.entries: list[LogEntry] = []
        self.plies: list[Ply] = []
        self._options_row = game.options_row(seats, self.options)
        self._history: list[bytes] = []
        self._own = [0] * seats
        self._asked = (b"", 0)
        """The record that was last looked at for who may act, and who may."""
        self._turned_back = 0
        self._taken_back: dict[int, Step] = {}
        """What each undo took back, by its log entry; not where nobody else noticed the undo."""
        self._words_read = 0
        self._list = self.engine.row(game.list_size, "i")

    # ------------------------------------------------------------ how it stands

    @property
    def _head(self) -> Any:
        return self.game.layout.look(self._history[-1])

    @property
    def _states(self) -> States:
        return self.engine.look(self._history[-1])

    @property
    def state(self) -> Any:
        """The state as a stand-in; for looking at only."""
        return self._head

    @property
    def ply(self) -> int:
        """How many actions are in force."""
        return len(self.plies)

    @property
    def moment(self) -> int:
        """Which question is put to the seats; after an undo it goes on counting, never repeats."""
        return int(self._head.moment) + self._turned_back

    @property
    def settled(self) -> int:
        """The ply at which the present question was put: what everybody knows to be done."""
        ply = self.ply
        while ply and self.is_quiet(ply):
            ply -= 1
        return ply

    def is_quiet(self, ply: int) -> bool:
        """Whether the action of a ply (counted from 1) left the question as it was: a secret choice."""
        return self._leaves_question(ply) and not self.plies[ply - 1].showed

    def is_open_choice(self, ply: int) -> bool:
        """Whether it left the question as it was, and was told to all."""
        return self._leaves_question(ply) and self.plies[ply - 1].showed

    def is_begun(self, ply: int) -> bool:
        """Whether it is a part of a deed that went on: then it is told with the rest."""
        return ply < self.ply and self.plies[ply].goes_on and self.is_quiet(ply)

    def end_of_deed(self, ply: int) -> int:
        """The ply after which the deed that was begun at a ply was done: then it is told."""
        end = ply + 1
        while end < self.ply and self.plies[end].goes_on:
            end += 1
        return end

    def _leaves_question(self, ply: int) -> bool:
        after = self.plies[ply].moment if ply < self.ply else self._head.moment
        return self.plies[ply - 1].moment == after

    @property
    def movers(self) -> int:
        """A bit for every seat that may act; 0 when the match is over."""
        if self.ply >= self.game.max_plies:
            return 0
        record = self._history[-1]
        if self._asked[0] is not record:
            self._asked = record, self.engine.movers(self.engine.look(record), 0)
        return self._asked[1]

    @property
    def is_over(self) -> bool:
        """By the rules, or by a technical stop."""
        return self.movers == 0

    @property
    def digest(self) -> str:
        """Short hash of the state."""
        return self.game.layout.digest(self._history[-1])

    def record(self, ply: int | None = None) -> bytes:
        """The state's bytes up to the mark, now or after an earlier ply."""
        return self._history[-1 if ply is None else ply]

    def in_force(self, ply: int) -> list[LogEntry]:
        """The preparation and the first actions in force: what a match that goes on from here takes."""
        return [self.entries[0], *(self.entries[done.entry] for done in self.plies[:ply])]

    def own(self, seat: int) -> int:
        """How many actions and undos the seat has put into the log."""
        return self._own[seat]

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions, ascending."""
        if not self._may_act(seat):
            return []
        count = self.engine.legal(self._states, 0, seat, self._list)
        return [int(self._list[place]) for place in range(count)]

    def actions(self, seat: int) -> list[Action]:
        """The seat's legal actions, as structs."""
        return [self.game.actions.decode(number) for number in self.legal(seat)]

    def seen(self, seat: int | None) -> Seen:
        """What a seat is given to act on."""
        return Seen(
            seat=seat,
            moment=self.moment,
            own=self._own[seat] if seat is not None else 0,
            over=self.is_over,
            prompt=self.prompt(seat),
            actions=[] if seat is None else self.actions(seat),
            view=self.view(seat),
        )

    def view(self, seat: int | None, ply: int | None = None) -> msgspec.Struct:
        """What a seat may see, now or after an earlier ply."""
        return self.game.view(self.game.layout.look(self.record(ply)), seat)

    def observation(self, seat: int, ply: int | None = None) -> NDArray[np.float32]:
        """What a seat sees as numbers, now or after an earlier ply; game.features names them."""
        rows = self.game.layout.allocate(1)
        rows[0, : self.game.layout.mark] = memoryview(self.record(ply))
        out = self.engine.row(self.game.observation, "f")
        self.engine.observe(self.engine.states(rows), 0, seat, out)
        return np.array(out)

    def prompt(self, audience: int | None) -> Prompt:
        """What is expected now, and of whom."""
        return self.game.prompt(self._head, audience)

    def events(self, ply: int, audience: int | None) -> list[Event]:
        """What the action of a ply (counted from 1) brought about, told to one audience."""
        done, before, after = self.plies[ply - 1], self._history[ply - 1], self._history[ply]
        return self._events(Step(done, before, after), audience)

    def events_taken_back(self, entry: int, audience: int | None) -> list[Event] | None:
        """What the action that an undo took back had brought about; None where others could not notice
        the undo, because it was of a secret choice."""
        taken = self._taken_back.get(entry)
        return self._events(taken, audience) if taken is not None else None

    def _events(self, step: Step, audience: int | None) -> list[Event]:
        done = step.ply
        before, after = self.game.layout.look(step.before), self.game.layout.look(step.after)
        heard = [said for said in done.heard if said.is_heard_by(audience)]
        return self.game.events(before, done.seat, done.action, after, audience, heard)

    def sheet(self) -> list[ScoreLine]:
        """The score, line by line; what decides between equal points only where there are some."""
        lines = self.game.sheet(self._head)
        added = [line for line in lines if not line.tie]
        return lines if len(set(added[-1].points)) < self.seats else added

    def outcome(self) -> Outcome:
        """Scores, ranks and the reason of the end; as it stands while the match goes on."""
        out = self.engine.row(self.game.outcome_size)
        self.engine.outcome(self._states, 0, out)
        reason = out[REASON_PLACE] if not self._was_stopped() else TECHNICAL_STOP
        return Outcome(
            reason=message_id("reason", self.game.reasons[reason]),
            scores=[int(score_in(out, seat)) for seat in range(self.seats)],
            ranks=[int(rank_in(out, seat)) for seat in range(self.seats)],
        )

    # ------------------------------------------------------------ acting

    def act(
        self, seat: int, action: Action | int, moment: int | None = None, own: int | None = None
    ) -> None:
        """A seat acts. `moment` and `own` say what it was answering; None: whatever is asked now.

        Raises UnknownSeat, MatchOver, StaleMoment, NotYourTurn, MalformedAction or IllegalAction,
        and then nothing has changed.
        """
        self.commit(self.draft(seat, action, moment, own))

    def do(
        self,
        seat: int,
        deed: Sequence[Action | int],
        moment: int | None = None,
        own: int | None = None,
    ) -> None:
        """A deed: actions of a seat in force together, or none of them; taken back as one.

        All of them answer one question: each but the last leaves it as it was. Faults as `act`;
        StaleMoment, too, when an action follows on one that the question did not outlive.
        """
        before = self._stand()
        try:
            self._begin(seat, deed, moment, own)
        except Fault:
            self._stand_again(before)
            raise

    def _begin(
        self, seat: int, deed: Sequence[Action | int], moment: int | None, own: int | None
    ) -> None:
        asked = self.moment if moment is None else moment
        for place, action in enumerate(deed):
            number = self._checked(seat, action, asked, own if place == 0 else None)
            self.commit(self._drafted(seat, number, None, goes_on=place > 0))

    def _stand(self) -> Stand:
        return Stand(self.ply, len(self.entries), self._words_read, list(self._own))

    def _stand_again(self, before: Stand) -> None:
        """As if what came since had never been: it is not even in the log."""
        del self.plies[before.ply :], self.entries[before.entries :]
        del self._history[before.ply + 1 :]
        self._words_read, self._own = before.words, before.own

    def draft(
        self, seat: int, action: Action | int, moment: int | None = None, own: int | None = None
    ) -> Draft:
        """Checks an action and works it out, without putting it in force."""
        number = self._checked(seat, action, moment, own)
        return self._drafted(seat, number, None)

    def commit(self, draft: Draft) -> None:
        """Puts a draft in force."""
        moment, shown = self._head.moment, self._head.shown
        self._history.append(draft.after)
        self.entries.append(draft.entry)
        self._words_read += len(draft.entry.words)
        self._own[draft.entry.seat] += 1
        self.plies.append(
            Ply(
                entry=len(self.entries) - 1,
                seat=draft.entry.seat,
                action=draft.action,
                moment=moment,
                asked_chance=bool(draft.entry.words),
                showed=self._head.shown != shown,
                heard=draft.heard,
                goes_on=isinstance(draft.entry, Along),
            )
        )

    def imagined(self, seat: int, seed: int) -> bytes:
        """The record with all that the seat cannot see re-imagined: no secret is left in it."""
        rows = self.game.layout.allocate(1)
        rows[0, : self.game.layout.mark] = memoryview(self._history[-1])
        chance_row = self.engine.lend(chance.generator(seed))
        self.engine.determinize(self.engine.states(rows), 0, seat, chance_row)
        return bytes(rows[0, : self.game.layout.mark])

    def why_not(self, seat: int, *deed: Action | int) -> Fault | None:
        """Why a seat may not do that now, one action after the other; None when it may."""
        before, asked = self._stand(), self.moment
        try:
            self._begin(seat, deed[:-1], None, None)
            self._checked(seat, deed[-1], asked, None)
        except Fault as fault:
            return fault
        finally:
            self._stand_again(before)
        return None

    def undo(self, seat: int, to: int | None = None, consent: bool = False) -> None:
        """Takes back the seat's last action, or all after ply `to`; UndoRefused when it cannot.

        What others have chosen at the present moment is no obstacle: a refusal would tell the seat
        that they have chosen. It stays in force, unless the question itself is taken back; and that
        cannot be once somebody has answered it openly.
        """
        self._take_back(self.draft_undo(seat, to, consent))

    def draft_undo(self, seat: int, to: int | None = None, consent: bool = False) -> Undone:
        """Checks an undo, without putting it in force."""
        self._check_seat(seat)
        target = self._last_of(seat) if to is None else to
        self._check_undo(seat, target, consent)
        return Undone(seat, target, consent)

    def _take_back(self, entry: Undone) -> None:
        seat, target = entry.seat, entry.to
        is_own = self.plies[target].seat == seat
        stands = self.plies[target].moment == self._head.moment
        stays = stands and (is_own or not entry.consent)
        kept = [done for done in self.plies[target:] if stays and done.seat != seat]
        last = self.end_of_deed(target) - 1
        taken = Step(self.plies[last], *self._history[last : last + 2])
        moment = self.moment
        self.entries.append(entry)
        self._own[seat] += 1
        del self.plies[target:]
        del self._history[target + 1 :]
        if self.moment != moment:
            self._turned_back += moment + 1 - self.moment
        if self.moment != moment or taken.ply.showed:
            self._taken_back[len(self.entries) - 1] = taken
        for done in kept:
            self._do_again(done)

    @property
    def undone_by(self) -> int | None:
        """The seat that last took something back."""
        undos = (entry for entry in reversed(self.entries) if isinstance(entry, Undone))
        return next((entry.seat for entry in undos), None)

    def check_running(self) -> None:
        """MatchOver when it is."""
        if self.is_over:
            raise MatchOver()

    def note(self, entry: Resigned | TakenOver | TimedOut) -> None:
        """Puts into the log what happened to a seat; the state does not change."""
        self._check_seat(entry.seat)
        self.entries.append(entry)

    def _last_of(self, seat: int) -> int:
        """The ply before the seat's last deed; before the last settled one if it has none."""
        own = [ply for ply, done in enumerate(self.plies) if done.seat == seat]
        while len(own) > 1 and self.plies[own[-1]].goes_on:
            own.pop()
        return own[-1] if own else self.settled - 1

    def _do_again(self, done: Ply) -> None:
        """Puts an action in force again, with the words it read."""
        entry = self.entries[done.entry]
        assert isinstance(entry, Acted)
        after = self._drafted(done.seat, done.action, entry.words).after
        self.plies.append(done)
        self._history.append(after)

    def _deal(self, words: Sequence[int] | None) -> None:
        def prepare(states: Any, told: Any) -> None:
            options = self.engine.row(len(self._options_row))
            for place, value in enumerate(self._options_row):
                options[place] = value
            self.engine.setup(states, 0, options, told)

        after, read, _ = self._worked_out(b"", prepare, words)
        self.entries.append(Dealt(read))
        self._words_read += len(read)
        self._history.append(after)

    def _drafted(
        self, seat: int, action: int, words: Sequence[int] | None, goes_on: bool = False
    ) -> Draft:
        after, read, heard = self._worked_out(
            self._history[-1],
            lambda states, told: self.engine.apply(states, 0, seat, action, told),
            words,
        )
        struct = self.game.actions.to_json(self.game.actions.decode(action))
        entry = (Along if goes_on else Acted)(seat, msgspec.Raw(struct), read)
        return Draft(entry, action, after, heard)

    def _worked_out(
        self, before: bytes, work: Any, words: Sequence[int] | None
    ) -> tuple[bytes, list[int], tuple[Happened, ...]]:
        """Does `work` on a copy of a record; returns that, the words read and what the rules said.

        `words` are those of a record; None: the seed's, as many as are asked for.
        """
        length = FIRST_TAPE
        while length <= LONGEST_TAPE:
            given = list(words) if words is not None else self._words(length)
            rows = self.game.layout.allocate(1)
            rows[0, : len(before)] = memoryview(before)
            told = self.engine.lend(tape(given))
            self.engine.heard.clear()
            work(self.engine.states(rows), told)
            if not ran_short(told):
                read = words_read(told)
                if words is not None and len(read) != len(given):
                    raise BrokenSeal(game=self.game.id, what="words", entry=len(self.entries))
                after = bytes(rows[0, : self.game.layout.mark])
                return after, [int(word) for word in read], tuple(self.engine.heard)
            if words is not None or not given:
                raise BrokenSeal(game=self.game.id, what="words", entry=len(self.entries))
            length *= 2
        raise RuntimeError("a rule asked chance for more words than any rule should")

    def _words(self, length: int) -> list[int]:
        """The words of the next entry; none for a record whose secret was never opened."""
        if self.stream is not None:
            return self.stream.words(self._words_read, length)
        if self.seed is None:
            return []
        return chance.words_of(self.seed, len(self.entries), length)

    # ------------------------------------------------------------ checking

    def _may_act(self, seat: int) -> bool:
        return self.movers & seat_bit(seat) != 0

    def _was_stopped(self) -> bool:
        return self.ply >= self.game.max_plies and self.engine.movers(self._states, 0) != 0

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise UnknownSeat(seat=seat, seats=self.seats)

    def _checked(self, seat: int, action: Action | int, moment: int | None, own: int | None) -> int:
        """The action's number, when the seat may do it now."""
        self._check_seat(seat)
        number = self.game.actions.number(action)
        self.check_running()
        if moment not in (None, self.moment) or own not in (None, self._own[seat]):
            raise StaleMoment(moment=moment, now=self.moment)
        if not self._may_act(seat):
            raise NotYourTurn(seat=seat)
        refused = self.engine.refusal(self._states, 0, seat, number)
        if refused != LEGAL:
            raise self._refused(seat, number, self.game.refusals[refused])
        return number

    def _refused(self, seat: int, action: int, why: Refusal) -> IllegalAction:
        """Why not, with what the refusal tells of this state."""
        struct = self.game.actions.decode(action)
        more = why.tells(self._head, seat, struct) if why.tells else {}
        return IllegalAction(
            game=self.game.id, refusal=why.message, rule=why.rule, seat=seat, more=dict(more)
        )

    def _check_undo(self, seat: int, target: int, consent: bool) -> None:
        if self.is_over:
            raise UndoRefused(why="undo-over")
        if not 0 <= target < self.ply:
            raise UndoRefused(why="undo-nothing")
        if consent:
            return
        now = self._head.moment
        stands = self.plies[target].moment == now
        since = [
            done
            for done in self.plies[target:]
            if done.seat == seat or done.moment != now or (done.showed and not stands)
        ]
        if not since:
            raise UndoRefused(why="undo-nothing")
        for done in since:
            if done.seat != seat:
                raise UndoRefused(why="undo-other-seat")
            if done.asked_chance:
                raise UndoRefused(why="undo-chance")
            if done.showed:
                raise UndoRefused(why="undo-shown")

    # ------------------------------------------------------------ files

    def to_file(self, open_secret: bool | None = None) -> MatchFile:
        """The match as a file. The secret is opened when the match is over, or when told to."""
        opened = self.is_over if open_secret is None else open_secret
        return MatchFile(
            schema=1,
            game=self.game.id,
            rules_version=self.game.meta.rules_version,
            data_digest=self.game.data_digest,
            seats=self.seats,
            options=self.options,
            seal=self.seal.hex(),
            secret=self.secret.hex() if opened and self.secret is not None else None,
            contributions={seat: given.hex() for seat, given in self.contributions.items()},
            entries=list(self.entries),
            names=list(self.names),
            given=self.given,
        )

    def save(self, path: Path, open_secret: bool | None = None) -> None:
        """Writes the match file, whole or not at all."""
        fresh = path.with_name(path.name + ".new")
        fresh.write_bytes(encode(self.to_file(open_secret)))
        fresh.replace(path)

    def put(self, entry: LogEntry) -> None:
        """Puts an entry of a record in force, checked like any other."""
        match entry:
            case Acted(seat, action, words):
                number = self._checked(seat, self.game.actions.number_in(action), None, None)
                self.commit(self._drafted(seat, number, words, isinstance(entry, Along)))
            case Undone(seat, to, consent):
                self.undo(seat, to, consent)
            case Resigned() | TakenOver() | TimedOut():
                self.note(entry)
            case Dealt():
                raise MalformedAction(place="$", reason="unknown", value="dealt", expected="")


# ---------------------------------------------------------------- getting a match


def new(
    game: Game,
    seats: int,
    options: Mapping[str, str] | None = None,
    secret: bytes | str | None = None,
    contributions: Mapping[int, bytes] | None = None,
    engine: Engine | None = None,
) -> Match:
    """A new match, prepared. A `secret` given as text names one, so that it can be played again."""
    if isinstance(secret, str):
        secret = named_secret(secret)
    chosen = secret if secret is not None else new_secret()
    seal = chance.seal_of(chosen)
    match = Match(game, seats, options or {}, chosen, seal, contributions or {}, engine)
    match._deal(None)
    return match


def streamed(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    stream: Stream,
    engine: Engine | None = None,
) -> Match:
    """A new match that no secret seals: its words are a stream's, and its file tells them all."""
    match = Match(game, seats, options, None, b"", {}, engine)
    match.stream = stream
    match._deal(None)
    return match


def standing(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    record: bytes,
    engine: Engine | None = None,
) -> Match:
    """A match that stands at a record and has no log: for bots to look at, not to be played on."""
    if len(record) != game.layout.mark:
        raise ValueError(f"a record of {game.id} has {game.layout.mark} bytes, not {len(record)}")
    match = Match(game, seats, options, None, b"", {}, engine)
    match._history.append(record)
    return match


def encode(file: MatchFile) -> bytes:
    """A match file's JSON: an entry a line, so that people can read it and tools can compare it."""
    entries = [msgspec.json.encode(entry).decode() for entry in file.entries]
    head = msgspec.to_builtins(msgspec.structs.replace(file, entries=[]), str_keys=True)
    del head["entries"]
    text = msgspec.json.format(msgspec.json.encode(head), indent=1).decode()
    lines = ",\n  ".join(entries)
    return (text[: text.rindex("}")].rstrip() + f',\n "entries": [\n  {lines}\n ]\n}}\n').encode()


def read(path: Path) -> MatchFile:
    """A match file from disk; MalformedFile names the place and the reason."""
    return decode(path.read_bytes(), str(path))


def decode(text: bytes | str, file: str = "") -> MatchFile:
    """A match file from its JSON; MalformedFile names the place and the reason."""
    found: MatchFile = decode_json(text, MatchFile, file)
    for place, value in (("$.seal", found.seal), ("$.secret", found.secret or "")):
        _bytes_of(value, place, file)
    for seat, value in found.contributions.items():
        _bytes_of(value, f"$.contributions[{seat}]", file)
    _check_seats(found, file)
    _check_given_number(found, file)
    return found


def replay(found: MatchFile, file: str = "", engine: Engine | None = None) -> Match:
    """The match of a file, every entry checked; the fault names the entry."""
    match = Match(
        game_of(found, file),
        found.seats,
        found.options,
        bytes.fromhex(found.secret) if found.secret is not None else None,
        bytes.fromhex(found.seal),
        {seat: bytes.fromhex(given) for seat, given in found.contributions.items()},
        engine,
    )
    match.names = list(found.names)
    match.given = found.given
    if not found.entries or not isinstance(found.entries[0], Dealt):
        raise MalformedFile(
            file=file, place="$.entries[0]", reason="wrong-type", expected="dealt", value=""
        )
    _at_place(file, 0, lambda: match._deal(found.entries[0].words))
    for place, entry in enumerate(found.entries[1:], start=1):
        _at_place(file, place, lambda entry=entry: match.put(entry))
    return match


def game_of(found: MatchFile, file: str = "") -> Game:
    """The rules and components that a match was played with; OtherRules when they are not here."""
    try:
        return edition(found.game, found.rules_version, found.data_digest)
    except OtherRules as fault:
        raise OtherRules(**{**fault.facts, "file": file}) from None


def verify(found: MatchFile, file: str = "", origins: Sequence[MatchFile] = ()) -> Match:
    """Recomputes seal, seed, every word and the whole match; BrokenSeal when anything differs.

    Entries taken over from another match are as good as that match: it is the first of `origins`, its
    own origin the second, and so on. What came from a match that was not shown is `unverified`.
    """
    match = replay(found, file)
    if match.secret is None or match.seed is None:
        raise BrokenSeal(game=found.game, what="secret", entry=0)
    if chance.seal_of(match.secret) != match.seal:
        raise BrokenSeal(game=found.game, what="seal", entry=0)
    for place, entry in enumerate(found.entries):
        if place >= found.given and isinstance(entry, Dealt | Acted):
            expected = chance.words_of(match.seed, place, len(entry.words))
            if expected != list(entry.words):
                raise BrokenSeal(game=found.game, what="words", entry=place)
    if origins:
        _check_given(match, verify(origins[0], origins=origins[1:]))
    return match


def unverified(found: MatchFile, origins: Sequence[MatchFile] = ()) -> int:
    """How many words of chance were taken over from a match that is not among the origins."""
    first = min(file.given for file in (found, *origins))
    return words_in(found.entries[:first])


def words_in(entries: Sequence[LogEntry]) -> int:
    """How many words of chance were read."""
    return sum(len(entry.words) for entry in entries if isinstance(entry, Dealt | Acted))


def _check_given(match: Match, origin: Match) -> None:
    """BrokenSeal where what was taken over is not what happened in the match it comes from."""
    alike = (match.game, match.seats, match.options) == (origin.game, origin.seats, origin.options)
    theirs = origin.in_force(match.given - 1) if alike else []
    for place, entry in enumerate(match.entries[: match.given]):
        if place >= len(theirs) or entry != theirs[place]:
            raise BrokenSeal(game=match.game.id, what="origin", entry=place)


def _check_seats(found: MatchFile, file: str) -> None:
    """MalformedFile where somebody contributed who had no seat."""
    for seat in found.contributions:
        if not 0 <= seat < found.seats:
            raise MalformedFile(
                file=file,
                place=f"$.contributions[{seat}]",
                reason="impossible",
                expected="",
                value=UnknownSeat(seat=seat, seats=found.seats),
            )


def _check_given_number(found: MatchFile, file: str) -> None:
    if found.given > len(found.entries):
        raise MalformedFile(
            file=file, place="$.given", reason="wrong-count", expected="", value=found.given
        )


def _bytes_of(value: str, place: str, file: str) -> bytes:
    try:
        return bytes.fromhex(value)
    except ValueError:
        raise MalformedFile(
            file=file, place=place, reason="wrong-type", expected="hex", value=value[:20]
        ) from None


def _at_place(file: str, entry: int, work: Any) -> None:
    """Does the work of an entry; whatever is wrong with it is wrong with the file there."""
    try:
        work()
    except BrokenSeal:
        raise
    except Fault as fault:
        raise MalformedFile(
            file=file,
            place=f"$.entries[{entry}]",
            reason="impossible",
            expected="",
            value=fault,
        ) from fault
