"""Ratings follow from matches and their order, and from nothing else."""

from __future__ import annotations

import pytest

from samobranka.core.rating import CAUTION, Rating, rate, start


def test_who_is_unknown_may_be_anything() -> None:
    unknown = start()
    assert unknown.mu == 25
    assert unknown.sigma == pytest.approx(25 / 3)
    assert unknown.sure == pytest.approx(25.0 - CAUTION * 25 / 3)


def test_the_winner_rises_and_all_become_surer() -> None:
    after = rate({}, ["ann", "bob", "cat"], [2, 1, 3])
    assert after["bob"].mu > 25 > after["cat"].mu
    assert after["bob"].mu > after["ann"].mu > after["cat"].mu
    assert all(rating.sigma < start().sigma for rating in after.values())


def test_a_shared_rank_is_shared() -> None:
    after = rate({}, ["ann", "bob", "cat"], [2, 2, 1])
    assert after["ann"] == after["bob"]


def test_to_beat_the_strong_counts_for_more() -> None:
    strong, weak = Rating(35.0, 2.0), Rating(15.0, 2.0)
    against_strong = rate({"bob": strong}, ["ann", "bob"], [1, 2])["ann"]
    against_weak = rate({"bob": weak}, ["ann", "bob"], [1, 2])["ann"]
    assert against_strong.mu > against_weak.mu > 25


def test_who_sits_at_several_seats_takes_the_mean() -> None:
    apart = rate({}, ["ann", "bot 1", "bot 2"], [1, 2, 3])
    after = rate({}, ["ann", "bot", "bot"], [1, 2, 3])
    assert after["bot"].mu == pytest.approx((apart["bot 1"].mu + apart["bot 2"].mu) / 2)
    assert set(after) == {"ann", "bot"}


def test_it_is_the_same_whenever_it_is_worked_out() -> None:
    matches = [(["ann", "bob"], [1, 2]), (["bob", "cat"], [1, 1]), (["cat", "ann"], [2, 1])]

    def all_rated() -> dict[str, Rating]:
        known: dict[str, Rating] = {}
        for seats, ranks in matches:
            known |= rate(known, seats, ranks)
        return known

    assert all_rated() == all_rated()
