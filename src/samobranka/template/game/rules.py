"""The table of contents: who decides when, which chapters are open then, and what comes by itself."""

from __future__ import annotations

from samobranka.core.contents import Contents, Phase
from samobranka.core.game import States
from samobranka.core.record import Row
from samobranka.template.game.parts import CARDS, TURNIPS
from samobranka.template.game.phases import choosing, pulling
from samobranka.template.game.phases.choosing import refuse_waiting, seats_choosing
from samobranka.template.game.scoring import REASONS as REASONS
from samobranka.template.game.scoring import refuse_over, write_outcome
from samobranka.template.game.setup import prepare
from samobranka.template.game.state import CHOOSING, OVER, REVEALING, SEATS, State

MAX_PLIES = SEATS * TURNIPS
MAX_LEGAL = CARDS + 1


def setup(states: States, i: int, options: Row, chance: Row) -> None:
    prepare(states[i], options, chance)


def movers(states: States, i: int) -> int:
    """3.1: all who have not chosen, at once."""
    s: State = states[i]
    return seats_choosing(s) if s.phase == CHOOSING else 0


def idle(s: State, seat: int) -> int:
    """3.2, 5.1: why a seat that is not asked may do nothing."""
    return refuse_over() if s.phase == OVER else refuse_waiting()


def outcome(states: States, i: int, out: Row) -> None:
    write_outcome(states[i], out)


CONTENTS = Contents(
    movers=movers,
    idle=idle,
    chapters=(choosing,),
    phases=(Phase("choosing", CHOOSING, choosing.CHOOSE_NOW, choosing),),
    by_itself={REVEALING: pulling.reveal},  # chapter 4
)
ACTIONS = CONTENTS.actions
legal, refusal, apply = CONTENTS.legal, CONTENTS.refusal, CONTENTS.apply
