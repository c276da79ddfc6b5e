"""`fuzz`: clean games pass, planted faults are found and kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from samobranka.cli.plays import option_sets
from samobranka.core.game import Game
from samobranka.core.registry import game as find_game
from samobranka.core.trial import Played, Trial
from samobranka.games.master_elf.rules import CONTENTS
from samobranka.games.master_elf.state import State
from tests.cli.conftest import Run


def lose_card(s: State, seat: int, ingredient: int) -> None:
    """A planted fault: the card taken vanishes from the box."""
    s.lying[s.pawn[seat], ingredient] -= 1
    s.phase = 4


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Master Elf with a broken rule."""
    monkeypatch.setitem(CONTENTS.apply.__globals__, "taking_apply_take", lose_card)  # type: ignore[attr-defined]


def test_a_planted_fault_is_found_and_its_match_kept(run: Run, planted: None) -> None:
    line = ("fuzz", "master_elf", "--matches", "2", "--seats", "2", "--seed", "5", "--json")
    answer = run(*line, "--out", ".")
    assert answer.status == 1
    assert answer.json["matches"] == 2
    assert answer.json["failures"] == 2
    assert "every component of the box is somewhere" in answer.err
    assert "samobranka fuzz master_elf --matches 1 --seats 2 --seed 5" in answer.err
    kept = sorted(path.name for path in Path().iterdir())
    assert kept == ["fuzz-master_elf-2-5.match.json", "fuzz-master_elf-2-6.match.json"]
    assert json.loads(Path(kept[0]).read_bytes())["secret"]


def lost_in_third_turn(s: State) -> int:
    """A planted law that the third turn breaks."""
    return 1 if s.turns == 3 else 0


def test_a_kept_match_opens(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("samobranka.games.master_elf.conservation.gifts_kept", lost_in_third_turn)
        answer = run("fuzz", "master_elf", "--matches", "1", "--seats", "2", "--seed", "5")
        assert answer.status == 1
        assert "every component of the box is somewhere" in answer.err
        assert "cards of magic" in answer.err
    assert run("replay", "fuzz-master_elf-2-5.match.json").status == 0


def test_a_rule_that_crashes_is_a_fault_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(s: State, seat: int, ingredient: int) -> None:
        s.lying[99, ingredient] -= 1

    monkeypatch.setattr("samobranka.games.master_elf.phases.taking.gain_card", crash)
    answer = run("fuzz", "master_elf", "--matches", "1", "--seats", "2", "--seed", "5")
    assert answer.status == 1
    assert "IndexError" in answer.err
    assert "master_elf/phases/taking.py:" in answer.err
    assert list(Path().glob("fuzz-*.match.json"))


@pytest.mark.slow
@pytest.mark.parametrize(
    "engine", ["interpreted", pytest.param("cpu", marks=pytest.mark.needs_cpu)]
)
def test_a_sound_game_passes(run: Run, engine: str) -> None:
    line = ("fuzz", "master_elf", "--matches", "1", "--seats", "2", "--engine", engine)
    answer = run(*line, "--seed", "1", "--json")
    assert answer.status == 0
    assert answer.json["failures"] == 0
    assert answer.json["plies"] > 50
    assert list(Path().iterdir()) == []


@pytest.mark.slow
@pytest.mark.parametrize("policy", ["uniform", "greedy", "mixed"])
def test_matches_end_by_their_rules_whatever_the_policy(run: Run, policy: str) -> None:
    line = ("fuzz", "master_elf", "--matches", "1", "--seats", "2", "--policy", policy)
    answer = run(*line, "--seed", "3", "--json")
    assert answer.status == 0
    assert sum(answer.json["endings"].values()) == 1
    assert answer.json["stopped"] == 0


def test_a_message_that_is_missing_is_a_fault(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = find_game("master_elf").words("ru")
    monkeypatch.delitem(words._bundle._messages, "event-moved")
    answer = run("fuzz", "master_elf", "--matches", "1", "--seats", "2", "--seed", "5")
    assert answer.status == 1
    assert "everything has words" in answer.err
    assert "ru: event-moved" in answer.err


def test_a_refusal_without_words_is_a_fault(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = find_game("master_elf").words("en")
    monkeypatch.delitem(words._bundle._messages, "refusal-move-first")
    answer = run("fuzz", "master_elf", "--matches", "1", "--seats", "2", "--seed", "5")
    assert answer.status == 1
    assert "en: refusal-move-first" in answer.err


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, dict[str, str], int, int]]:
    """Seats, options, seed and looks of the matches that would be examined; none is played."""
    noted: list[tuple[int, dict[str, str], int, int]] = []

    def note(trial: Trial, seats: int, options: dict[str, str], seed: int, every: int) -> Played:
        noted.append((seats, options, seed, every))
        reason = trial.game.reasons[0 if seats == 4 else 1]
        return Played(trial.game, seats, options, seed, [(0, 0)] * 10, "", reason, "", "")

    monkeypatch.setattr("samobranka.cli.fuzz.examine", note)
    return noted


def test_all_seat_counts_in_turn_and_the_same_seeds_again(
    run: Run, master_elf: Game, played: list[tuple[int, dict[str, str], int, int]]
) -> None:
    answer = run("fuzz", "master_elf", "--matches", "4", "--seed", "100", "--json")
    assert [each[0] for each in played] == [2, 3, 4, 2]
    assert [each[2] for each in played] == [100, 101, 102, 103]
    endings = {master_elf.reasons[1]: 3, master_elf.reasons[0]: 1}
    counts = {"matches": 4, "plies": 40, "failures": 0, "stopped": 1}
    assert answer.json == {**counts, "endings": endings}
    played.clear()
    run("fuzz", "master_elf", "--matches", "1", "--seed", "a name")
    run("fuzz", "master_elf", "--matches", "1", "--seed", "a name")
    assert played[0] == played[1]
    told = run("fuzz", "master_elf", "--matches", "3", "--lang", "ru").out
    assert "3 партии, 30 ходов, ошибок нет. 1 партия затянулась и была остановлена." in told
    assert ": 2\n" in told


def test_all_sets_of_options_in_turn(
    run: Run, played: list[tuple[int, dict[str, str], int, int]]
) -> None:
    catan = find_game("catan")
    sets = sum(len(option_sets(catan, seats)) for seats in catan.meta.seats)
    run("fuzz", "catan", "--matches", str(sets + 1), "--seed", "1", "--all-options")
    for seats in catan.meta.seats:
        given = [options for count, options, _, _ in played[:sets] if count == seats]
        assert sorted(map(str, given)) == sorted(map(str, option_sets(catan, seats)))
    assert played[sets][:2] == played[0][:2]
