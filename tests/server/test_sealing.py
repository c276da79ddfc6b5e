"""Sealing chance: neither host nor player can choose the dice."""

from __future__ import annotations

import pytest

from samobranka.core.chance import commit_of, seal_of
from samobranka.server.sealing import PATIENCE, Gathering
from samobranka.server.trouble import BadContribution

GIVEN = {0: b"a" * 32, 2: b"b" * 32}


def gathering(*wanted: int) -> Gathering:
    return Gathering(b"s" * 32, set(wanted), until=PATIENCE)


def test_hashes_first_then_contributions() -> None:
    sealing = gathering(0, 2)
    with pytest.raises(BadContribution):
        sealing.open(0, GIVEN[0])
    sealing.commit(0, commit_of(GIVEN[0]), now=1)
    assert sealing.sealing().step == "commit"
    with pytest.raises(BadContribution):
        sealing.commit(0, commit_of(b"c" * 32), now=2)
    sealing.commit(2, commit_of(GIVEN[2]), now=3)
    assert sealing.sealing().step == "open"
    assert not sealing.is_done
    with pytest.raises(BadContribution):
        sealing.open(0, b"c" * 32)
    for seat, contribution in GIVEN.items():
        sealing.open(seat, contribution)
    assert sealing.is_done
    assert sealing.opened == GIVEN
    assert sealing.sealing().seal == seal_of(b"s" * 32).hex()


def test_who_commits_nothing_contributes_nothing() -> None:
    sealing = gathering(0, 2)
    sealing.commit(2, commit_of(GIVEN[2]), now=1)
    sealing.expire(PATIENCE - 1)
    assert sealing.wanted == {0, 2}
    sealing.expire(PATIENCE)
    assert sealing.is_opening
    sealing.open(2, GIVEN[2])
    assert sealing.is_done
    with pytest.raises(BadContribution):
        sealing.commit(0, commit_of(GIVEN[0]), now=PATIENCE + 1)


def test_who_does_not_open_cannot_throw_the_dice_again() -> None:
    """Who saw the others' contributions and then keeps silent is left out, under a new secret."""
    sealing = gathering(0, 2)
    for seat, contribution in GIVEN.items():
        sealing.commit(seat, commit_of(contribution), now=1)
    sealing.open(0, GIVEN[0])
    sealing.expire(sealing.until)
    assert sealing.secret != b"s" * 32
    assert (sealing.wanted, sealing.commits, sealing.opened) == ({0}, {}, {})


def test_without_people_there_is_nothing_to_wait_for() -> None:
    assert gathering().is_done
