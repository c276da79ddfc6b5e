"""Deeds: actions of a seat that are in force together or not at all, and are taken back as one."""

from __future__ import annotations

import pytest

from samobranka.core import match as matches
from samobranka.core.actions import Action
from samobranka.core.faults import Fault, IllegalAction, NotYourTurn, StaleMoment, UndoRefused
from samobranka.core.match import Acted, Along, Match
from samobranka.core.registry import game
from samobranka.games.catan.phases.offers import Address, Ask, Decline, Give, Offer, Propose
from samobranka.games.catan.phases.producing import Roll
from samobranka.games.catan.phases.turns import EndTurn

PRINTED = {"layout": "beginner", "start": "printed", "helpers": "no"}
DEED = (Offer(), Give("brick"), Ask("grain"), Propose())


@pytest.fixture
def trading() -> Match:
    """Seat 0 has rolled, holds brick, and others hold grain."""
    match = matches.new(game("catan"), 3, PRINTED, secret="deeds 1")
    match.act(0, Roll())
    assert match.state.phase == 9
    return match


def test_a_deed_is_done_at_once_and_in_the_log_as_it_was(trading: Match) -> None:
    moment, entries = trading.moment, len(trading.entries)
    trading.do(0, DEED, moment, trading.own(0))
    assert [type(entry) for entry in trading.entries[entries:]] == [Acted, Along, Along, Along]
    assert trading.own(0) == 5
    assert [trading.is_begun(ply) for ply in range(1, 6)] == [False, True, True, True, False]
    again = matches.replay(trading.to_file(open_secret=True))
    assert again.digest == trading.digest
    assert matches.encode(again.to_file(True)) == matches.encode(trading.to_file(True))
    assert matches.verify(trading.to_file(open_secret=True)).digest == trading.digest


def test_it_is_taken_back_as_one(trading: Match) -> None:
    before = trading.record()
    trading.do(0, DEED)
    trading.act(1, Decline())
    trading.undo(0)
    assert trading.record() == before
    assert trading.ply == 1
    trading.do(0, DEED[:2])
    trading.do(0, (Ask("grain"), Address(2)))
    trading.undo(0)
    assert trading.ply == 3, "only the last of two deeds"
    trading.undo(0)
    with pytest.raises(UndoRefused):
        trading.undo(0)
    assert trading.record() == before


@pytest.mark.parametrize(
    ("deed", "fault"),
    [
        ((Offer(), Give("brick"), Propose()), IllegalAction),
        ((Offer(), Give("brick"), Ask("brick"), Propose()), IllegalAction),
        ((EndTurn(), Roll()), StaleMoment),
        ((*DEED, Decline()), StaleMoment),
    ],
)
def test_all_of_it_or_nothing(trading: Match, deed: tuple[Action, ...], fault: type[Fault]) -> None:
    before = (trading.record(), len(trading.entries), trading.ply, trading.own(0), trading.moment)
    with pytest.raises(fault):
        trading.do(0, deed)
    now = (trading.record(), len(trading.entries), trading.ply, trading.own(0), trading.moment)
    assert now == before
    trading.do(0, DEED)
    words = matches.verify(trading.to_file(open_secret=True))
    assert words.digest == trading.digest


def test_it_answers_the_question_it_names(trading: Match) -> None:
    moment, own = trading.moment, trading.own(0)
    with pytest.raises(StaleMoment):
        trading.do(0, DEED, moment - 1, own)
    with pytest.raises(NotYourTurn):
        trading.do(1, DEED, moment, 0)
    trading.do(0, DEED, moment, own)
    with pytest.raises(StaleMoment):
        trading.do(0, DEED, moment, own)
