"""Choices at once that are told at once: the second kind that the contract knows, in all its laws."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from samobranka.core.contract import BrokenPromise, Checks
from samobranka.core.engine import Engine
from samobranka.core.faults import StaleMoment, UndoRefused
from samobranka.core.match import Match, standing
from samobranka.games.catan.phases.offers import Accept, Ask, Counter, Decline, Give, Offer, Propose
from samobranka.games.catan.rules import CONTENTS
from samobranka.games.catan.state import DECLINED, State
from tests.games.catan.table import GAME, Table, plain

OPTIONS = {"answers": "open", "helpers": "no"}


def asked(engine: Engine | None = None) -> Match:
    """Seat 0 has offered a brick for an ore to three others, who answer openly."""
    t: Table = plain(4, answers="open").give_all(brick=1, lumber=1, wool=1, grain=1, ore=1)
    t.act(Offer(), Give("brick"), Ask("ore"), Propose())
    return standing(GAME, 4, OPTIONS, bytes(t.rows[0, : GAME.layout.mark]), engine)


def checks() -> Checks:
    """That moment, under examination."""
    found = Checks(GAME, 4, OPTIONS, None, 1)
    found.match = asked(found.reference)
    return found


def test_an_open_choice_keeps_every_law() -> None:
    under = checks()
    number = GAME.actions.encode
    for choice in ((2, Accept()), (1, Counter()), (1, Give("wool")), (3, Decline())):
        under.ply((choice[0], number(choice[1])))
    assert [under.match.is_quiet(ply) for ply in range(1, 5)] == [False, True, True, False]
    assert under.match.is_open_choice(1)


def told_silently(s: State, seat: int) -> None:
    """A planted fault: all see the answer, and nothing says that it was told."""
    s.answered[seat] = DECLINED


def told_to_who_was_not_done(s: State, seat: int) -> None:
    """A planted fault: another's question goes, too."""
    s.answered[seat] = s.answered[(seat + 1) % 4] = DECLINED
    s.shown += 1


def told_by_order(s: State, seat: int) -> None:
    """A planted fault: it is remembered who answered first."""
    s.answered[seat] = DECLINED
    s.shown += 1
    s.counter_gives[0, 0] = 2 * s.counter_gives[0, 0] + seat


@pytest.mark.parametrize(
    ("planted", "law"),
    [
        (told_silently, "s.moment is raised when what all see changes"),
        (told_to_who_was_not_done, "a choice leaves the others' question"),
        (told_by_order, "choices at once come out alike in any order"),
    ],
)
def test_a_choice_that_is_neither_secret_nor_open_is_found(
    monkeypatch: pytest.MonkeyPatch, planted: Callable[[State, int], None], law: str
) -> None:
    written = CONTENTS.apply.__globals__  # type: ignore[attr-defined]
    monkeypatch.setitem(written, "offers_apply_decline", planted)
    under = checks()
    monkeypatch.setattr(under, "_check_state", lambda thorough: None)
    monkeypatch.setattr(under, "_check_events", lambda *_: None)

    def two_decline() -> None:
        for seat in (1, 2):
            under.ply((seat, GAME.actions.encode(Decline())))

    with pytest.raises(BrokenPromise) as caught:
        under.run(two_decline)
    assert caught.value.check == law


def test_an_open_choice_makes_no_other_message_stale() -> None:
    match = asked()
    moment = match.moment
    match.act(2, Accept(), moment, 0)
    match.act(1, Decline(), moment, 0)
    with pytest.raises(StaleMoment):
        match.act(1, Decline(), moment, 0)
    match.act(3, Decline(), moment, 0)
    assert match.moment > moment


def test_what_was_said_openly_is_not_taken_back_in_secret() -> None:
    t = asked()
    t.act(1, Counter())
    t.act(2, Accept())
    t.undo(1)
    assert [done.seat for done in t.plies] == [2], "a secret choice goes from under an open one"
    with pytest.raises(UndoRefused) as caught:
        t.undo(2)
    assert caught.value.facts["why"] == "undo-shown"
    t.act(3, Decline())
    t.undo(2, consent=True)
    assert [done.seat for done in t.plies] == [3]
