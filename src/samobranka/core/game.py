"""The contract: what a game is.

A game is a folder under `games/`. Nothing registers it; it is found by its `meta.py`, and its
functions are found by the names below. Rules are plain functions over a flat record of integers
(see record.py) and over chance (see chance.py). They import no numba and no numpy, allocate nothing,
never recurse, and never fail on what `match.act` lets through. Written once, they run interpreted,
compiled for the CPU and compiled for the GPU, equal bit for bit.

Two conventions hold for all of them:

* Entry points take `(states, i)` and begin with `s = states[i]`: handing over one record from
  Python is ten times dearer than handing over an array and a place in it.
* A chapter never calls another to go on. It sets `s.phase` and returns; what comes by itself is
  listed in `rules.py`. The engine refuses a cycle of calls and names it.

`phases/*.py`, the chapters: the kinds of action each is about, at which phases it offers them, what may
be tried, why not, and what then happens. See contents.py.

`rules.py`, the table of contents: `CONTENTS` puts the chapters together, and core writes `legal`,
`refusal` and `apply` from it, in one decision by halving instead of a ladder. So a `rules.py` says

    ACTIONS = CONTENTS.actions
    legal, refusal, apply = CONTENTS.legal, CONTENTS.refusal, CONTENTS.apply

    setup(states, i, options, chance)
        Fills record i, which is all zero but for scratch. `options[0]` is the number of seats;
        then comes the place of each option's choice, in the order of META.options.
    movers(states, i) -> int
        A bit for every seat that may act now. 0: the match is over by the rules. Several bits:
        those seats choose at once, in any order, none seeing another's choice unless it is open.
    legal(states, i, seat, out) -> int
        Writes the seat's legal actions into `out`, ascending, and returns how many. At least one
        for every mover, none for any other seat. Never more than MAX_LEGAL; `out` has one place
        more, for `offer`.
    refusal(states, i, seat, action) -> int
        0 when the action is legal, else why not: a Refusal (refusal.py). `legal` and `refusal` agree
        because legality is written once: per kind of action and chapter one `refuse_<kind>` is the
        only legality code, and `legal` loops over that kind's candidates and calls it.
    apply(states, i, seat, action, chance)
        Does it. The caller guarantees legality. Raises `s.moment` whenever the question put to the
        seats changes, and `s.shown` whenever the seat that acts is shown something it did not know
        without chance having been asked. Where seats choose at once, a choice changes nothing that
        another seat can see, `s.moment` among it, until all have chosen. An open choice is told at
        once: it raises `s.shown`, not `s.moment`, changes nothing that the others may choose, and
        leads to the same in whatever order they do.
    outcome(states, i, out)
        Writes reason, scores and ranks (see `put_outcome`). Also asked in the middle of a match,
        after a technical stop: then every seat is scored as it stands.
    MAX_PLIES, MAX_LEGAL
        A technical stop for programs that play for ever, and the longest legal list.
    REASONS
        Why a match ends. Words are `reason-<name>`; place 0 is taken: a technical stop.

`insight.py`

    determinize(states, i, seat, chance)
        Re-imagines all that the seat cannot see, in a way that fits all that it has seen. The
        result depends on what the seat knows and on chance alone: D(D(s, r1), r2) = D(s, r2).
        Where seats choose at once, no other seat has chosen yet in the imagined match, but openly:
        whether one has is hidden too, and the order of such choices means nothing.
    observe(states, i, seat, out)
        Writes OBSERVATION features for a network, whole numbers, from what the seat may know.

`features.py`

    FEATURES
        What those numbers are, in order: a name and a largest size for each (core/features.py).

`bots/evaluate.py`

    evaluate(states, i, seat) -> int
        How well the seat stands, from what it may know; larger is better. The greedy bot's eye.

The folder `bots/` has no rules in it, but what bots take from the game. This one function belongs
to the contract: every engine compiles it, and it is checked for secrets. samobranka/bots/mind.py says
what else may be there. Scratch means nothing between calls of the contract's functions; only
`instinct`, which is none of them, may find there what it left itself.

Never compiled, they take stand-ins and give structs:

`view.py`
    view(s, seat) -> Struct          what the seat may see, built up from nothing; None: a spectator
    prompt(s, audience) -> Prompt    what is expected now, and of whom; reveals no hidden choice

    A part that several audiences are shown alike may be marked `once` (record.py): it is worked out
    once for a state and its arguments, and laid into each view.
`story.py`
    events(before, seat, action, after, audience, heard) -> list[Event]
        What happened, told to one audience; `heard` is what rules said of it (happening.py).
`sheet.py`
    sheet(s) -> list[ScoreLine]      the score, line by line; whole only when the match is over. The
                                     lines add up to the last one, which is the outcome's score;
                                     only what decides between equals (`tie`) comes after it

`draw.py`
    PLACES, board(view, pen), hand(view, pen), seat(view, seat, pen), colour(view, seat),
    note(view, action, pen)
        The view in letters, for a terminal: drawing.py says what each of them is.

`conservation.py`

    kept(states, i) -> int
        KEPT when every component of the box is somewhere, once, and what everybody counts is counted
        right; else `lost(what, which)`. In rules' style: it is compiled, and asked at every ply.
    LOSSES
        What `lost` names, in words for whoever writes the game, with the names of its kinds if any.

`state.py` has `State` and `SEATS`, `parts.py` has `names(language)` and reads `data.toml` through
core/data.py; `words/` speaks Russian and English.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from samobranka.core.actions import ActionSpace, Event, Prompt
from samobranka.core.data import Shelf, bytes_digest, facts_digest, in_force, stamp_of
from samobranka.core.drawing import Drawing
from samobranka.core.faults import BadOption, BadSeats, OptionsClash, UnknownOption
from samobranka.core.features import Features
from samobranka.core.happening import Happened
from samobranka.core.meta import Meta
from samobranka.core.record import Layout, Row, layout_of
from samobranka.core.refusal import LEGAL, Refusals, refusals_of
from samobranka.core.words import Words, message_id, words_for

ENOUGH = -1
"""What `instinct` says where the match need not be played on."""
FIRST_SIGHT = -2
"""What `instinct` says where it goes by what looks best."""

KEPT = 0
"""What `kept` says where every component of the box is somewhere."""

LOSS_ROOM = 1000

Losses = tuple[tuple[str, Sequence[str] | None], ...]
"""What may be lost: what it is called, and the names of its kinds. None: there is one of it; no
names: they have numbers."""

TECHNICAL_STOP = 0
"""The reason of a match that was stopped after MAX_PLIES, not ended by its rules."""

REASON_PLACE = 0

States = Any
"""Records as an engine indexes them: a list of stand-ins, or a structured array."""


class Setup(Protocol):
    """See the contract above."""

    def __call__(self, states: States, i: int, options: Row, chance: Row, /) -> None: ...


class Movers(Protocol):
    """See the contract above."""

    def __call__(self, states: States, i: int, /) -> int: ...


class Legal(Protocol):
    """See the contract above."""

    def __call__(self, states: States, i: int, seat: int, out: Row, /) -> int: ...


class WhyNot(Protocol):
    """See the contract above."""

    def __call__(self, states: States, i: int, seat: int, action: int, /) -> int: ...


class Apply(Protocol):
    """See the contract above."""

    def __call__(self, states: States, i: int, seat: int, action: int, chance: Row, /) -> None: ...


class WriteOutcome(Protocol):
    """See the contract above."""

    def __call__(self, states: States, i: int, out: Row, /) -> None: ...


class Determinize(Protocol):
    """See the contract above."""

    def __call__(self, states: States, i: int, seat: int, chance: Row, /) -> None: ...


class Observe(Protocol):
    """See the contract above."""

    def __call__(self, states: States, i: int, seat: int, out: Row, /) -> None: ...


class Evaluate(Protocol):
    """See the contract above."""

    def __call__(self, states: States, i: int, seat: int, /) -> int: ...


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the score sheet: what it is for, and each seat's points for it."""

    label: str
    """A message: `score-<something>`, or the name of a component."""
    points: list[int]
    notes: list[list[str]] = []
    """Per seat what the points are for, as messages (say, the cards of a collection)."""
    tie: bool = False
    """Whether it only decides between equal points: plain numbers that are not added up. Such lines
    come after the sum."""


# ---------------------------------------------------------------- for rules to call


def put_outcome(out: Row, seat: int, score: int, rank: int) -> None:
    """Writes a seat's score and its rank: 1 for the winners, equal for equals."""
    out[1 + 2 * seat] = score
    out[2 + 2 * seat] = rank


def score_in(out: Row, seat: int) -> int:
    """A seat's score in an outcome row."""
    return out[1 + 2 * seat]


def rank_in(out: Row, seat: int) -> int:
    """A seat's rank in an outcome row."""
    return out[2 + 2 * seat]


def rank_by_standing(out: Row, seats: int) -> None:
    """Turns standings, written in place of ranks, into ranks: the larger the better, equals alike.

    A standing is any whole number: points, with what breaks ties in its lower digits.
    """
    for seat in range(seats):
        out[2 + 2 * seat] <<= RANK_BITS
    for seat in range(seats):
        for other in range(seats):
            if rank_in(out, other) >> RANK_BITS > rank_in(out, seat) >> RANK_BITS:
                out[2 + 2 * seat] += 1
    for seat in range(seats):
        out[2 + 2 * seat] = (rank_in(out, seat) & ((1 << RANK_BITS) - 1)) + 1


RANK_BITS = 5
"""Room for the number of seats ahead, below a standing."""


def offer(out: Row, count: int, action: int, refused: int) -> int:
    """Adds an action to a legal list of `count`, unless it is refused; returns the new count.

    It is written in any case and then overwritten by the next one: compiled, this needs no jump.
    """
    out[count] = action
    return count + (refused == LEGAL)


def lost(what: int, which: int) -> int:
    """What `kept` says of a component that is not where it should be: a place in LOSSES, and which."""
    return 1 + what * LOSS_ROOM + which


def seat_bit(seat: int) -> int:
    """The bit of a seat among movers."""
    return 1 << seat


# ---------------------------------------------------------------- a game, loaded


@dataclass(frozen=True, eq=False)
class Game:
    """One game, its functions found by name. `load` makes it."""

    id: str
    meta: Meta
    layout: Layout
    actions: ActionSpace
    max_seats: int
    max_plies: int
    max_legal: int
    observation: int
    refusals: Refusals
    reasons: tuple[str, ...]
    setup: Setup
    movers: Movers
    legal: Legal
    refusal: WhyNot
    apply: Apply
    outcome: WriteOutcome
    determinize: Determinize
    observe: Observe
    evaluate: Evaluate
    view: Callable[[Any, int | None], msgspec.Struct]
    events: Callable[[Any, int, int, Any, int | None, Sequence[Happened]], list[Event]]
    prompt: Callable[[Any, int | None], Prompt]
    sheet: Callable[[Any], list[ScoreLine]]
    drawing: Drawing
    kept: Callable[[States, int], int]
    losses: Losses
    features: Features
    data_digest: str
    """Names the facts of the components that the rules were loaded with."""
    known_digests: frozenset[str]
    """All names of these components in saved matches."""
    shelf: Shelf
    """Where it was loaded from."""

    @property
    def edition(self) -> str:
        """What `registry.game` finds this very game by: its id, or a longer name where it is another
        than today's, or other component files have come in force since it was loaded."""
        is_usual = self.shelf.package.endswith(f".{self.id}") and self._is_in_force
        return self.id if is_usual else f"{self.id}@{self.meta.rules_version}-{self.data_digest}"

    @property
    def _is_in_force(self) -> bool:
        return stamp_of(in_force(self.id)) == self.shelf.stamp

    @cached_property
    def scales(self) -> NDArray[np.float32]:
        """What the numbers of an observation are multiplied by for networks."""
        return np.array([1 / feature.most for feature in self.features], np.float32)

    @property
    def list_size(self) -> int:
        """Entries of a row that `legal` writes to."""
        return self.max_legal + 1

    @property
    def outcome_size(self) -> int:
        """Entries of an outcome row."""
        return 1 + 2 * self.max_seats

    def faults(self, s: Any) -> list[str]:
        """What is not conserved in a state, in words."""
        found = self.kept([s], 0)
        return [] if found == KEPT else [self.loss(found)]

    def loss(self, found: int) -> str:
        """What `kept` found, in words."""
        what, which = divmod(found - 1, LOSS_ROOM)
        told, names = self.losses[what]
        return told if names is None else f"{told} {names[which] if names else which}"

    def words(self, language: str, room: str = "") -> Words:
        """The game's words."""
        return words_for(language, self.id, room, self.shelf.package)

    def options_row(self, seats: int, options: dict[str, str]) -> list[int]:
        """The numbers `setup` is given; a fault says what is wrong with them."""
        if seats not in self.meta.seats:
            fewest, most = self.meta.seats[0], self.meta.seats[-1]
            raise BadSeats(game=self.id, seats=seats, fewest=fewest, most=most)
        row = [seats, *(0 for _ in self.meta.options)]
        for name, choice in options.items():
            known = {option.id: option for option in self.meta.options}
            if name not in known:
                raise UnknownOption(game=self.id, option=name, options=", ".join(known) or "—")
            if choice not in known[name].choices:
                choices = ", ".join(known[name].choices)
                raise BadOption(game=self.id, option=name, value=choice, choices=choices)
            row[self.meta.place(name)] = known[name].choices.index(choice)
        if clash := self.meta.clash(options):
            raise OptionsClash(game=self.id, clash=message_id("clash", clash.id))
        return row


def load(shelf: Shelf) -> Game:
    """The game that is on a shelf."""

    def module(name: str) -> ModuleType:
        return import_module(f"{shelf.package}.{name}")

    rules, insight = module("rules"), module("insight")
    state, view = module("state"), module("view")
    story, sheet = module("story"), module("sheet")
    conservation, draw = module("conservation"), module("draw")
    meta: Meta = module("meta").META
    digest = name_of_facts(shelf, meta)
    return Game(
        id=shelf.game,
        meta=meta,
        layout=layout_of(state.State),
        actions=rules.ACTIONS,
        max_seats=state.SEATS,
        max_plies=rules.MAX_PLIES,
        max_legal=rules.MAX_LEGAL,
        observation=insight.OBSERVATION,
        refusals=refusals_of(shelf.package),
        reasons=rules.REASONS,
        setup=rules.setup,
        movers=rules.movers,
        legal=rules.legal,
        refusal=rules.refusal,
        apply=rules.apply,
        outcome=rules.outcome,
        determinize=insight.determinize,
        observe=insight.observe,
        evaluate=module("bots.evaluate").evaluate,
        view=view.view,
        prompt=view.prompt,
        events=story.events,
        sheet=sheet.sheet,
        drawing=Drawing(draw.PLACES, draw.board, draw.hand, draw.seat, draw.colour, draw.note),
        kept=conservation.kept,
        losses=conservation.LOSSES,
        features=module("features").FEATURES,
        data_digest=digest,
        known_digests=frozenset((digest, bytes_digest(shelf.files))),
        shelf=shelf,
    )


def name_of_facts(shelf: Shelf, meta: Meta) -> str:
    """What matches call the components that the rules of a shelf were loaded with."""
    import_module(f"{shelf.package}.parts")
    digest = facts_digest(shelf.package)
    return meta.known_as.get(digest, digest)
