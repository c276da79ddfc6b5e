"""`fuzz`: clean games pass, planted faults are found and kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from samobranka.core.contract import Broken, Report
from samobranka.core.game import Game
from samobranka.games.master_elf.state import State
from tests.cli.conftest import Run


def lose_card(s: State, seat: int, ingredient: int) -> None:
    """A planted fault: the card taken vanishes from the box."""
    s.lying[s.pawn[seat], ingredient] -= 1
    s.phase = 4


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Master Elf with a broken rule."""
    monkeypatch.setattr("samobranka.games.master_elf.rules.apply_take", lose_card)


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


def test_a_kept_match_opens(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("samobranka.games.master_elf.view.faults", lambda s: ["planted"])
        patch.setattr("samobranka.core.contract.Checks._check_conservation", broken_after_five)
        assert (
            run("fuzz", "master_elf", "--matches", "1", "--seats", "2", "--seed", "5").status == 1
        )
    assert run("replay", "fuzz-master_elf-2-5.match.json").status == 0


def broken_after_five(checks: object) -> None:
    """A check that fails in the middle of a match."""
    match = checks.match  # type: ignore[attr-defined]
    if match.ply == 5:
        raise Broken("planted", "in the middle", match.to_file(open_secret=True))


def test_a_rule_that_crashes_is_a_fault_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(s: State, seat: int, ingredient: int) -> None:
        s.lying[99, ingredient] -= 1

    monkeypatch.setattr("samobranka.games.master_elf.rules.apply_take", crash)
    answer = run("fuzz", "master_elf", "--matches", "1", "--seats", "2", "--seed", "5")
    assert answer.status == 1
    assert "IndexError" in answer.err
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


def test_all_seat_counts_in_turn_and_the_same_seeds_again(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[int, int]] = []

    def note(game: Game, seats: int, options: object, engine: object, seed: int) -> Report:
        played.append((seats, seed))
        return Report(plies=10, was_stopped=seats == 4)

    monkeypatch.setattr("samobranka.cli.fuzz.fuzz_match", note)
    answer = run("fuzz", "master_elf", "--matches", "4", "--seed", "100", "--json")
    assert played == [(2, 100), (3, 101), (4, 102), (2, 103)]
    assert answer.json == {"matches": 4, "plies": 40, "failures": 0, "stopped": 1}
    played.clear()
    run("fuzz", "master_elf", "--matches", "1", "--seed", "a name")
    run("fuzz", "master_elf", "--matches", "1", "--seed", "a name")
    assert played[0] == played[1]
    told = run("fuzz", "master_elf", "--matches", "3", "--lang", "ru").out
    assert "3 партии, 30 ходов, ошибок нет. 1 партия затянулась и была остановлена." in told
