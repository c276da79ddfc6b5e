"""What every game must hold to, checked on whole matches.

`fuzz_match` checks every law at every ply in the checked interpreted engine, the reference; another
engine, when given, plays the same match in lockstep. `examine` is for thousands of matches: the laws
that can be compiled are asked at every ply by machine code (core/laws.py), those of views, events and
words at some plies of some matches. A `BrokenPromise` carries the match so far as a file that can be
opened and replayed.
"""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from samobranka.core import match as matches
from samobranka.core.actions import tell
from samobranka.core.chance import generator, ran_short, tape, words_read
from samobranka.core.data import game_folder
from samobranka.core.engine import Engine, Interpreted
from samobranka.core.faults import Fault, UndoRefused
from samobranka.core.game import Game, score_in, seat_bit
from samobranka.core.match import FIRST_TAPE, Acted, MatchFile
from samobranka.core.record import PUBLIC, SCRATCH, Field, Rows
from samobranka.core.refusal import LEGAL
from samobranka.core.trial import Played, Trial, prepared
from samobranka.core.words import LANGUAGES, Words

THOROUGH_EVERY = 8
"""Checks that try the whole action space are made at one ply in so many."""

EXPLAINED = 3
"""So many last plies of a match that breaks a law are checked once more, to say what is wrong."""

TRIES = 3
"""So often noise is tried on one field to find the one that leaks."""


class BrokenPromise(AssertionError):
    """A game does not keep the contract."""

    def __init__(self, check: str, detail: str, file: MatchFile | None) -> None:
        super().__init__(f"{check}: {detail}")
        self.check = check
        self.detail = detail
        self.file = file


@dataclass
class Evidence:
    """What a checked match showed."""

    plies: int = 0
    was_stopped: bool = False
    hidden: set[str] = field(default_factory=set)
    """Hidden fields that had more than one content during the match."""
    moved: set[str] = field(default_factory=set)
    """Hidden fields that determinize was seen to change."""


def fuzz_match(
    game: Game,
    seats: int,
    options: Mapping[str, str] | None = None,
    engine: Engine | None = None,
    seed: int = 0,
    max_plies: int | None = None,
) -> Evidence:
    """Plays one random match with every check on."""
    checks = Checks(game, seats, options or {}, engine, seed)

    def play() -> None:
        while not checks.match.is_over and checks.match.ply < (max_plies or game.max_plies):
            checks.ply()
        if checks.match.is_over:
            checks.at_the_end()

    checks.run(play)
    return checks.evidence


def examine(
    trial: Trial, seats: int, options: Mapping[str, str], seed: int, every: int = 0
) -> Played:
    """Plays one match under the compiled laws; `every` so many plies it is also looked at."""
    try:
        played = trial.play(seats, options, seed)
    except Exception as error:  # a rule fails, in whatever way; machine code hardly ever does
        so_far = trial.so_far(seats, options, seed).again(trial.engine)
        file = so_far.to_file(open_secret=True)
        raise BrokenPromise("nothing fails", place_of(trial.game, error), file) from error
    checks = Checks(trial.game, seats, options, None, seed)
    if played.law:
        checks.run(lambda: checks.explain(played))
    if every:
        checks.run(lambda: checks.watch(played, every))
    return played


def check_refusals(trial: Trial) -> None:
    """Every refusal that was given in a trial has a name, and words in every language."""
    for code in sorted(trial.refused):
        if code not in trial.game.refusals:
            raise BrokenPromise("refusals are declared", f"code {code}", None)
        refusal = trial.game.refusals[code]
        for words in spoken(trial.game):
            if refusal.tells is None:
                words.say(refusal.message)
            elif not words.has(
                refusal.message
            ):  # its facts are a match's: said where one is watched
                words.unsaid.add(refusal.message)


def spoken(game: Game) -> Iterator[Words]:
    """The words of every language in turn; BrokenPromise where something said in one has no words."""
    for language in LANGUAGES:
        words = game.words(language)
        words.unsaid.clear()
        yield words
        if words.unsaid:
            missing = ", ".join(sorted(words.unsaid))
            raise BrokenPromise("everything has words", f"{language}: {missing}", None)


def place_of(game: Game, error: Exception) -> str:
    """What failed, and the deepest line of the game's own that led to it."""
    frames, folder = traceback.extract_tb(error.__traceback__), game_folder(game.id)
    own = [frame for frame in frames if folder in Path(frame.filename).parents]
    place = (own or frames)[-1]
    return f"{type(error).__name__}: {error}, {place.filename}:{place.lineno}"


class Checks:
    """One random match under examination."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str], engine: Engine | None, seed: int
    ) -> None:
        self.game = game
        self.random = random.Random(f"{game.id} {seats} {sorted(options.items())} {seed}")
        self._noise = random.Random(seed)  # its own, so that the layout does not choose the match
        self.reference = Interpreted(game, checked=True)
        self.match = prepared(game, seats, options, seed, self.reference)
        self.twin = prepared(game, seats, options, seed, engine) if engine else None
        self.evidence = Evidence()
        self._first: dict[str, bytes] = {}
        self._all_laws = True
        self._has_log = False
        """It is told what to do: an undo would be one more entry, and the next have other words."""

    def run(self, work: Callable[[], None]) -> None:
        """Does some checks; whatever fails in a rule or a view is a broken promise too."""
        try:
            work()
        except BrokenPromise as broken:
            if broken.file is None:
                file = self.match.to_file(open_secret=True)
                raise BrokenPromise(broken.check, broken.detail, file) from None
            raise
        except Exception as error:
            check = "both engines agree" if self._is_stray(error) else "nothing fails"
            detail, file = place_of(self.game, error), self.match.to_file(open_secret=True)
            raise BrokenPromise(check, detail, file) from error

    def _is_stray(self, error: Exception) -> bool:
        """Whether what machine code has played cannot be played."""
        return self._has_log and isinstance(error, Fault)

    # ------------------------------------------------------------ one ply

    def ply(self, choice: tuple[int, int] | None = None) -> None:
        """Checks the state, acts (as told, or in any way), and checks what that did."""
        before = self.match.record()
        thorough = self.match.ply % THOROUGH_EVERY == 0
        self._check_state(thorough)
        movers = [seat for seat in range(self.match.seats) if self._may(seat)]
        seat, action = choice or self._any_choice(movers)
        self._check_forms(action)
        watching = [each for each in self._audiences() if each != seat and len(movers) > 1]
        others = {other: self._seen_by(other) for other in watching}
        asked = {other: self.match.legal(other) for other in movers if other != seat}
        self.match.act(seat, action, self.match.moment, self.match.own(seat))
        self.evidence.plies += 1
        self._check_twin(seat, action)
        if self._all_laws:
            self._check_scratch(before, seat, action)
        self._check_moment_is_raised(before, movers, seat, action)
        self._check_events(before, seat, action)
        self._check_undo(before, seat, action)
        self._check_moment(before, others, asked)
        if self._all_laws:
            self._check_order(before, seat, action)

    def _any_choice(self, movers: list[int]) -> tuple[int, int]:
        seat = self.random.choice(movers)
        return seat, self.random.choice(self.match.legal(seat))

    def at_the_end(self) -> None:
        """Checks a finished match: nobody may act, and the file says it all."""
        match = self.match
        self.evidence.was_stopped = match.outcome().reason == "reason-technical-stop"
        # After a technical stop the match is over, but its rules would still let somebody act.
        self._check_state(thorough=not self.evidence.was_stopped)
        for seat in range(match.seats):
            self._demand("nobody acts after the end", not match.legal(seat), f"seat {seat}")
        for words in spoken(self.game):
            self._say_the_end(words)
        text = matches.encode(match.to_file())
        again = matches.verify(matches.decode(text))
        self._demand("the match file replays", again.digest == match.digest, "digests differ")
        self._demand("the match file round-trips", matches.encode(again.to_file()) == text, "")

    # ------------------------------------------------------------ matches of a trial

    def watch(self, played: Played, every: int) -> None:
        """Goes through a match that kept the compiled laws, and looks at some plies: what is shown and
        told, and that it comes out as machine code said."""
        self._all_laws, self._has_log = False, True
        for place, (seat, action) in enumerate(played.log):
            if place % every == 0:
                self.ply((seat, action))
            else:
                self.match.act(seat, action)
                self._check_said()
        same = self.match.digest == played.digest
        self._demand("both engines agree", same, f"after ply {self.match.ply}")
        if self.match.is_over:
            self.at_the_end()

    def explain(self, played: Played) -> None:
        """BrokenPromise for a match that broke a compiled law, in as many words as can be found."""
        self._has_log = True
        first = max(0, len(played.log) - EXPLAINED)
        for seat, action in played.log[:first]:
            self.match.act(seat, action)
        for choice in played.log[first:]:
            self.ply(choice)
        self._check_state(thorough=True)
        detail = f"{played.detail}; in machine code only"
        self._demand(played.law, False, detail)

    # ------------------------------------------------------------ words

    def _check_said(self) -> None:
        """What just happened and what is asked now can be said to everybody."""
        for words in spoken(self.game):
            for audience in self._audiences():
                you = -1 if audience is None else audience
                for event in self.match.events(self.match.ply, audience):
                    tell(event, words, (), you)
                tell(self.match.prompt(audience), words, (), you)
            tell(self.game.actions.decode(self.match.plies[-1].action), words)

    def _say_the_end(self, words: Words) -> None:
        words.say(self.match.outcome().reason)
        for line in self.match.sheet():
            words.name(line.label)
            for notes in line.notes:
                for note in notes:
                    words.name(note)

    # ------------------------------------------------------------ states

    def _check_state(self, thorough: bool) -> None:
        self._note_hidden_fields()
        if self._all_laws:
            self._check_conservation()
            self._check_legal()
        self._check_outcome()
        for audience in self._audiences():
            self._check_secrecy(audience, thorough)
        if self._all_laws:
            for seat in range(self.match.seats):
                self._check_determinize(seat)
            if thorough:
                self._check_refusals()

    def _check_conservation(self) -> None:
        faults = self.game.faults(self.match.state)
        self._demand("every component of the box is somewhere", not faults, "; ".join(faults))

    def _check_legal(self) -> None:
        for seat in range(self.match.seats):
            self._check_length(seat)
            legal = self.match.legal(seat)
            self._demand("legal actions ascend", legal == sorted(set(legal)), f"{legal}")
            may = self._may(seat)
            self._demand("movers have actions, others none", bool(legal) == may, f"seat {seat}")

    def _check_length(self, seat: int) -> None:
        """The list fits; asked with room for any list, so that a longer one can be counted."""
        room = self.reference.row(self.game.actions.size + self.game.list_size, "i")
        states = self.reference.states(self._rows(self.match.record()))
        count = self.reference.legal(states, 0, seat, room)
        detail = f"{count} actions, and MAX_LEGAL is {self.game.max_legal}"
        self._demand("MAX_LEGAL holds", count <= self.game.max_legal, detail)

    def _check_refusals(self) -> None:
        """legal is exactly what is not refused, and the match refuses the rest."""
        match = self.match
        for seat in range(match.seats):
            codes = self._refusals(self._rows(match.record()), seat)
            allowed = [action for action, code in enumerate(codes) if code == LEGAL]
            self._demand("legal = not refused", allowed == match.legal(seat), f"seat {seat}")
            unknown = {code for code in codes if code != LEGAL and code not in self.game.refusals}
            self._demand("refusals are declared", not unknown, f"{unknown}")
            before = match.record()
            size = self.game.actions.size
            for action in self.random.sample(range(size), min(size, 5)):
                if action not in allowed:
                    self._demand_refused(seat, action)
            self._demand("a refused action changes nothing", match.record() == before, "")

    def _demand_refused(self, seat: int, action: int) -> None:
        try:
            self.match.act(seat, action)
        except Fault:
            return
        self._demand("illegal actions are refused", False, f"seat {seat}, action {action}")

    def _check_outcome(self) -> None:
        record, outcome = self.match.record(), self.match.outcome()
        rows = self._rows(record, noisy_scratch=True)
        out = self.reference.row(self.game.outcome_size)
        self.reference.outcome(self.reference.states(rows), 0, out)
        scores = [score_in(out, seat) for seat in range(self.match.seats)]
        self._demand("scores do not depend on scratch", scores == outcome.scores, f"{scores}")
        self.game.sheet(self.game.layout.stand_ins(rows)[0])
        untouched = bytes(rows[0, : len(record)]) == record
        self._demand("scoring leaves the record as it is", untouched, "")
        for rank in outcome.ranks:
            better = sum(other < rank for other in outcome.ranks)
            self._demand("ranks are 1 + those ahead", rank == 1 + better, f"{outcome.ranks}")

    # ------------------------------------------------------------ secrets

    def _check_secrecy(self, audience: int | None, thorough: bool) -> None:
        """What an audience is shown does not change when all it may not know is overwritten."""
        record = self.match.record()
        rows = self._rows(record, noisy_scratch=True)
        plain = self._shown(rows, audience, thorough)
        untouched = bytes(rows[0, : len(record)]) == record
        self._demand("looking leaves the record as it is", untouched, f"seat {audience}")
        noisy = self._shown(self._rows(self._noised(record, audience)), audience, thorough)
        for what, content in plain.items():
            if content != noisy[what]:
                self._demand_no_leak(what, record, audience, thorough)

    def _demand_no_leak(
        self, what: str, record: bytes, audience: int | None, thorough: bool
    ) -> None:
        def show(noised: bytes) -> Any:
            return self._shown(self._rows(noised), audience, thorough)[what]

        leaks = self._leaks(audience, show, record)
        self._demand(f"{what} shows no secret", False, f"seat {audience}: {leaks}")

    def _leaks(self, audience: int | None, show: Callable[..., Any], *records: bytes) -> str:
        """The hidden fields that change what an audience is shown of records, each tried alone."""
        plain = show(*records)
        guilty = [
            each.name
            for each in self._lasting_fields()
            if any(
                show(*(self._noised(record, audience, each) for record in records)) != plain
                for _ in range(TRIES)
            )
        ]
        return ", ".join(f"s.{name}" for name in guilty) or "several fields together"

    def _shown(self, rows: Rows, audience: int | None, thorough: bool) -> dict[str, Any]:
        state = self.game.layout.stand_ins(rows)[0]
        shown: dict[str, Any] = {
            "the view": msgspec.json.encode(self.game.view(state, audience)),
            "the prompt": msgspec.json.encode(self.game.prompt(state, audience)),
        }
        if audience is None:
            if not self.match.is_over:
                shown["the score sheet"] = msgspec.json.encode(self.game.sheet(state))
            return shown
        if self._all_laws:
            shown.update(self._read_all(self.reference, rows, audience))
            shown["a refusal"] = self._refusals(rows, audience, some=not thorough)
        return shown

    def _read_all(self, engine: Engine, rows: Rows, seat: int) -> dict[str, Any]:
        """Legal list, observation and evaluation of a seat."""
        states = engine.states(rows)
        actions = engine.row(self.game.list_size, "i")
        count = engine.legal(states, 0, seat, actions)
        features = engine.row(self.game.observation, "f")
        engine.observe(states, 0, seat, features)
        return {
            "the legal list": [int(actions[place]) for place in range(count)],
            "the observation": [float(features[n]) for n in range(self.game.observation)],
            "the evaluation": int(engine.evaluate(states, 0, seat)),
        }

    def _refusals(self, rows: Rows, seat: int, some: bool = False) -> list[int]:
        states = self.reference.states(rows)
        size = self.game.actions.size
        actions = range(0, size, max(1, size // 16)) if some else range(size)
        return [self.reference.refusal(states, 0, seat, action) for action in actions]

    def _check_determinize(self, seat: int) -> None:
        """A function of what the seat knows and of chance alone, which keeps what the seat knows."""
        record = self.match.record()
        stream = self.random.getrandbits(32)
        first = self._imagined(self.reference, record, seat, stream)
        kept = self._hidden(first, seat) == self._hidden(record, seat)
        self._demand("determinize keeps what the seat knows", kept, f"seat {seat}")
        noised = self._imagined(self.reference, self._noised(record, seat), seat, stream)
        if noised != first:
            leaks = self._leaks(
                seat, lambda noised: self._imagined(self.reference, noised, seat, stream), record
            )
            self._demand("determinize reads no secret", False, f"seat {seat}: {leaks}")
        other = self._imagined(self.reference, record, seat, stream + 1)
        again = self._imagined(self.reference, other, seat, stream)
        self._demand("determinize forgets its last dream", again == first, f"seat {seat}")
        faults = self.game.faults(self.game.layout.stand_ins(self._rows(first))[0])
        self._demand("an imagined match keeps the box", not faults, "; ".join(faults))
        self._note_moved_fields(record, first, seat)
        if self.twin:
            same = self._imagined(self.twin.engine, record, seat, stream) == first
            self._demand("determinize is equal in both engines", same, f"seat {seat}")

    def _imagined(self, engine: Engine, record: bytes, seat: int, stream: int) -> bytes:
        rows = self._rows(record, noisy_scratch=True)
        chance = engine.lend(generator(1, stream))
        engine.determinize(engine.states(rows), 0, seat, chance)
        return bytes(rows[0, : self.game.layout.mark])

    # ------------------------------------------------------------ actions

    def _check_forms(self, action: int) -> None:
        """int -> struct -> JSON -> struct -> int."""
        space = self.game.actions
        struct = space.decode(action)
        back = space.encode(space.from_json(space.to_json(struct)))
        self._demand("an action survives its JSON", back == action, f"{struct}")

    def _check_twin(self, seat: int, action: int) -> None:
        if self.twin is None:
            return
        self.twin.act(seat, action)
        same = self.twin.digest == self.match.digest
        self._demand("both engines agree", same, f"after ply {self.match.ply}")
        rows = self._rows(self.match.record())
        for each in range(self.match.seats):
            ours = self._read_all(self.reference, rows, each)
            theirs = self._read_all(self.twin.engine, rows, each)
            self._demand("both engines read the same", ours == theirs, f"seat {each}")

    def _check_scratch(self, before: bytes, seat: int, action: int) -> None:
        """What lies in scratch before a call means nothing."""
        after, _ = self._applied(before, seat, action, self._last_words(), noisy_scratch=True)
        self._demand("scratch means nothing", after == self.match.record(), f"action {action}")

    def _check_events(self, before: bytes, seat: int, action: int) -> None:
        """Events tell no secret. Of a secret choice only the seat itself is told."""
        after = self.match.record()
        self._check_said()
        for audience in self._audiences():
            told = partial(self._events, seat, action, audience)
            plain = told(before, after)
            if told(self._noised(before, audience), self._noised(after, audience)) != plain:
                leaks = self._leaks(audience, told, before, after)
                self._demand("events tell no secret", False, f"seat {audience}: {leaks}")
            if audience != seat and self._is_quiet(before):
                detail = f"seat {audience} is told of action {action} of seat {seat}"
                self._demand("simultaneous choices reveal nothing", plain == b"[]", detail)
            else:
                self._demand("something happened", plain != b"[]", f"action {action}")

    def _events(
        self, seat: int, action: int, audience: int | None, before: bytes, after: bytes
    ) -> bytes:
        states = [self.game.layout.stand_ins(self._rows(state))[0] for state in (before, after)]
        said = [each for each in self.match.plies[-1].heard if each.is_heard_by(audience)]
        told = self.game.events(states[0], seat, action, states[1], audience, said)
        return msgspec.json.encode(told)

    def _check_undo(self, before: bytes, seat: int, action: int) -> None:
        """Undo goes back exactly, and not at all once chance spoke or something was shown."""
        done, after = self.match.plies[-1], self.match.record()
        if self.match.is_over:
            return
        if done.asked_chance or done.showed:
            try:
                self.match.undo(seat)
            except UndoRefused:
                return
            self._demand("no undo once the tape was read or something shown", False, "")
        self._check_nothing_was_shown(before, seat, action)
        if self._has_log:
            return
        self.match.undo(seat)
        self._demand("undo goes back exactly", self.match.record() == before, f"action {action}")
        self.match.act(seat, action)
        self._demand("the same action again", self.match.record() == after, f"action {action}")
        if self.twin:
            self.twin.undo(seat)
            self.twin.act(seat, action)

    def _check_nothing_was_shown(self, before: bytes, seat: int, action: int) -> None:
        """An action that can be undone has told the seat nothing it did not know."""
        imagined = self._imagined(self.reference, before, seat, self.random.getrandbits(32))
        after, words = self._applied(imagined, seat, action, [])
        self._demand("chance is asked whatever is hidden", not words, f"action {action}")
        shown = self._shown(self._rows(after), seat, thorough=False)
        truth = self._shown(self._rows(self.match.record()), seat, thorough=False)
        for what, content in truth.items():
            detail = f"seat {seat}, action {action}: raise s.shown"
            self._demand(
                f"{what} tells nothing new without `shown`", content == shown[what], detail
            )

    def _check_moment_is_raised(
        self, before: bytes, movers: list[int], seat: int, action: int
    ) -> None:
        """While the moment stands still, nothing changes that everybody may know, unless others are
        still asked and the choice is open."""
        is_open = len(movers) > 1 and self.match.plies[-1].showed
        if is_open or not self._stands_still(before):
            return
        after = self.match.record()
        changed = [
            f"s.{each.name}"
            for each in self._lasting_fields()
            if each.knowledge is PUBLIC
            and before[each.offset : each.end] != after[each.offset : each.end]
        ]
        detail = f"{', '.join(changed)} changed, s.moment did not (seat {seat}, action {action})"
        self._demand("s.moment is raised when what all see changes", not changed, detail)

    def _check_moment(
        self, before: bytes, others: dict[int | None, Any], asked: dict[int, list[int]]
    ) -> None:
        """While the moment stands still, the others' question stands too; their view, but for what
        is told openly."""
        was, now = self._moment_of(before), self._moment_of(self.match.record())
        self._demand("the moment never goes back", now >= was, f"{was} -> {now}")
        if now == was:
            for mover, legal in asked.items():
                same = self.match.legal(mover) == legal
                self._demand("a choice leaves the others' question", same, f"seat {mover}")
        if self._is_quiet(before):
            for other, seen in others.items():
                same = self._seen_by(other) == seen
                self._demand("simultaneous choices reveal nothing", same, f"seat {other}")

    def _check_order(self, before: bytes, seat: int, action: int) -> None:
        """Those who choose at once may do so in any order."""
        others = [other for other in range(self.match.seats) if other != seat and self._may(other)]
        if not others or not self._stands_still(before) or self._last_words():
            return
        other = self.random.choice(others)
        choices = [(seat, action), (other, self.random.choice(self.match.legal(other)))]
        words = [self.random.getrandbits(32) for _ in range(FIRST_TAPE)]
        ends = []
        for order in (choices, choices[::-1]):
            record = before
            for mover, choice in order:
                record, _ = self._applied(record, mover, choice, words)
            ends.append(record)
        same = ends[0] == ends[1]
        self._demand("choices at once come out alike in any order", same, f"{choices}")

    def _moment_of(self, record: bytes) -> int:
        return int(self.game.layout.stand_ins(self._rows(record))[0].moment)

    def _stands_still(self, before: bytes) -> bool:
        """Whether the last action left the moment as it was."""
        return self._moment_of(before) == self._moment_of(self.match.record())

    def _is_quiet(self, before: bytes) -> bool:
        """Whether it was a secret choice: it left the moment, and was not told openly."""
        return self._stands_still(before) and not self.match.plies[-1].showed

    def _applied(
        self,
        before: bytes,
        seat: int,
        action: int,
        words: list[int],
        noisy_scratch: bool = False,
    ) -> tuple[bytes, list[int]]:
        rows = self._rows(before, noisy_scratch)
        chance = tape(words)
        self.reference.apply(
            self.reference.states(rows), 0, seat, action, self.reference.lend(chance)
        )
        read = [-1] if ran_short(chance) else words_read(chance)
        return bytes(rows[0, : self.game.layout.mark]), read

    def _last_words(self) -> list[int]:
        entry = self.match.entries[-1]
        return list(entry.words) if isinstance(entry, Acted) else []

    # ------------------------------------------------------------ records

    def _may(self, seat: int) -> bool:
        return self.match.movers & seat_bit(seat) != 0

    def _audiences(self) -> list[int | None]:
        return [*range(self.match.seats), None]

    def _seen_by(self, seat: int | None) -> bytes:
        return msgspec.json.encode(self.match.seen(seat))

    def _rows(self, record: bytes, noisy_scratch: bool = False) -> Rows:
        rows = self.game.layout.allocate(1)
        rows[0, : len(record)] = memoryview(record)
        scratch = rows[0, self.game.layout.mark :]
        if noisy_scratch and len(scratch):
            scratch[:] = np.frombuffer(self._noise.randbytes(len(scratch)), np.uint8)
        return rows

    def _noised(self, record: bytes, audience: int | None, only: Field | None = None) -> bytes:
        """The record with all that an audience may not know, or one field of it, overwritten at
        random."""
        noisy = bytearray(record)
        for place in self._secret_places(audience, only):
            noisy[place] = self._noise.randbytes(place.stop - place.start)
        return bytes(noisy)

    def _hidden(self, record: bytes, audience: int | None) -> bytes:
        """The record with all that an audience may not know blotted out."""
        blotted = bytearray(record)
        for place in self._secret_places(audience):
            blotted[place] = bytes(place.stop - place.start)
        return bytes(blotted)

    def _secret_places(self, audience: int | None, only: Field | None = None) -> Iterator[slice]:
        for each in [only] if only else self._lasting_fields():
            yield from each.hidden_from(audience, self.match.seats)

    def _lasting_fields(self) -> Iterator[Field]:
        return (each for each in self.game.layout.fields if each.knowledge is not SCRATCH)

    def _note_hidden_fields(self) -> None:
        record = self.match.record()
        for each in self._lasting_fields():
            if any(place.stop > place.start for place in each.hidden_from(None, self.match.seats)):
                content = record[each.offset : each.end]
                if self._first.setdefault(each.name, content) != content:
                    self.evidence.hidden.add(each.name)

    def _note_moved_fields(self, record: bytes, imagined: bytes, seat: int) -> None:
        for each in self._lasting_fields():
            for place in each.hidden_from(seat, self.match.seats):
                if record[place] != imagined[place]:
                    self.evidence.moved.add(each.name)

    def _demand(self, check: str, holds: bool, detail: str) -> None:
        if not holds:
            file = self.match.to_file(open_secret=True)
            raise BrokenPromise(check, f"{detail} (ply {self.match.ply})", file)
