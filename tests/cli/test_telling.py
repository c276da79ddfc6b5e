"""What a field of a view is told as, in the terminal."""

from __future__ import annotations

from samobranka.cli.telling import Teller
from samobranka.core.actions import Domain
from samobranka.core.words import words_for

TELLER = Teller(words_for("en", room="samobranka.cli"), ())


def test_rows_of_things_stand_below_each_other() -> None:
    told = TELLER.value([[5, 12], [29], []], "rows", None)
    assert told.plain == "1: 5, 12\n2: 29\n3: "


def test_things_that_are_numbers_are_told_as_numbers() -> None:
    assert TELLER.value([5, 12], "cards", Domain("card", range(1, 105))).plain == "5, 12"
