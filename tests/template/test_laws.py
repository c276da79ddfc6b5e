"""The compiled laws (core/laws.py), as plain Python: each finds the mistake that breaks it."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from samobranka.core.contract import examine
from samobranka.core.engine import Interpreted
from samobranka.core.game import Game
from samobranka.core.trial import LAWS, Played, Trial
from tests.template.house import loaded
from tests.template.test_mistakes import MISTAKES, PULLING

NOT_COMPILED = {
    "view_reads_a_hand",
    "prompt_tells_who_has_chosen",
    "others_are_told_of_a_choice",
    "moment_raised_by_a_secret_choice",
    "sheet_reads_the_deck",
    "minus_one_as_an_index",
    "a_row_is_too_short",
    "an_event_has_no_words",
    "a_name_has_no_case",
}
"""Mistakes in views, events and words, and those that Python itself finds."""

OTHERWISE = {
    "shown_forgotten": "nothing new is told without `shown`",
    "scratch_is_remembered": "choices at once come out alike in any order",  # it is asked sooner
}
"""What the compiled laws call otherwise."""

MORE = {
    "moment_goes_back": (PULLING, "s.moment += 1", "s.moment -= 1", "the moment never goes back"),
    "scoring_writes": (
        "scoring.py",
        "    rank_by_standing(out, s.seats)\n",
        "    rank_by_standing(out, s.seats)\n    s.came[0] = 0\n",
        "scoring leaves the record as it is",
    ),
    "determinize_changes_what_all_know": (
        "insight.py",
        "            s.choice[other] = NOTHING\n",
        "            s.choice[other] = NOTHING\n            s.came[other] = NOTHING\n",
        "determinize keeps what the seat knows",
    ),
}

COMPILED = {name: mistake for name, mistake in MISTAKES.items() if name not in NOT_COMPILED} | MORE


def first_broken(game: Game) -> Played | None:
    trial = Trial(Interpreted(game, checked=True))
    for seed, seats in itertools.product(range(20), (4, 2)):
        played = trial.play(seats, {}, seed)
        if played.law:
            return played
    return None


@pytest.mark.parametrize("mistake", COMPILED)
def test_a_mistake_breaks_its_law(mistake: str, tmp_path: Path) -> None:
    file, old, new, law = COMPILED[mistake]
    with loaded(f"unlawful_{mistake}", tmp_path, {file: (old, new)}) as game:
        played = first_broken(game)
    assert played is not None
    assert played.law == OTHERWISE.get(mistake, law)
    assert played.law in LAWS.values()


def test_a_sound_game_breaks_none_and_is_looked_at(turnip: Game) -> None:
    trial = Trial(Interpreted(turnip, checked=True))
    played = [examine(trial, seats, {}, seed, every=1) for seats in (2, 4) for seed in range(3)]
    assert all(each.log and not each.law for each in played)
    assert {each.reason for each in played} <= set(turnip.reasons[1:])
    assert trial.refused
    assert all(code in turnip.refusals for code in trial.refused)


def test_a_match_of_a_trial_is_a_match(turnip: Game) -> None:
    engine = Interpreted(turnip)
    played = Trial(engine).play(3, {"mighty_mouse": "yes"}, 7)
    again = played.again(engine)
    assert again.is_over
    assert again.digest == played.digest
    assert again.outcome().reason.endswith(played.reason.replace("_", "-"))
