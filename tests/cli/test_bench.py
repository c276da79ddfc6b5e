"""`bench`: figures that can be compared, in one run."""

from __future__ import annotations

import pytest

from samobranka.cli import bench, measure
from samobranka.cli.measure import Lane
from samobranka.core.batch import Batch
from samobranka.core.engine import Interpreted
from samobranka.core.game import Game
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """One cold start and two interpreted matches a round are enough here."""
    monkeypatch.setattr(measure, "COLD_STARTS", 1)
    monkeypatch.setitem(bench.MATCHES, "interpreted", 2)


def test_interpreted_figures(run: Run) -> None:
    answer = run("bench", "master_elf", "--engine", "interpreted", "--rounds", "1", "--json")
    assert answer.status == 0
    figures = answer.json["games"][0]
    assert figures["game"] == "master_elf"
    assert figures["engines"][0]["actions_per_s"] > 0
    assert figures["act_and_views_ms"] > 0
    assert figures["state_bytes"] <= figures["record_bytes"]
    assert answer.json["cold_start_s"] > 0


@pytest.mark.slow
@pytest.mark.needs_cpu
def test_engines_side_by_side(run: Run) -> None:
    line = (
        "bench",
        "master_elf",
        "--engine",
        "interpreted,cpu",
        "--rounds",
        "2",
        "--matches",
        "50",
    )
    answer = run(*line, "--json")
    assert answer.status == 0
    figures = answer.json["games"][0]
    names = [(lane["engine"], lane["threads"]) for lane in figures["engines"]]
    assert names == [("interpreted", 1), ("cpu", 1), ("cpu", 2)]
    pairs = [(ratio["over"], ratio["under"]) for ratio in figures["ratios"]]
    assert pairs == [("cpu", "interpreted"), ("cpu×2", "interpreted"), ("cpu×2", "cpu")]
    assert figures["ratios"][0]["ratio"] > 10
    assert (figures["compared"], figures["differing"]) == (2, [])
    told = run(*line, "--lang", "ru").out
    assert "дайджест в дайджест" in told
    assert "cpu / interpreted" in told


def test_engines_that_differ_are_named(master_elf: Game) -> None:
    lanes = [Lane("interpreted", 1, Batch(Interpreted(master_elf), 2, 2)) for _ in range(2)]
    for lane in lanes:
        assert lane.run() > 0
    assert measure.differing(lanes) == (2, [])
    lanes.append(Lane("interpreted", 1, Batch(Interpreted(master_elf), 3, 2)))
    lanes[-1].run()
    assert measure.differing(lanes) == (2, [0, 1])


def test_the_best_round_counts(master_elf: Game) -> None:
    batch = Batch(Interpreted(master_elf), 2, 1)
    fast = Lane("cpu", 1, batch, [80.0, 90.0, 10.0])
    slow = Lane("interpreted", 1, batch, [1.0, 2.0, 3.0])
    assert fast.rate == 90.0
    assert bench.ratios([slow, fast]) == [{"over": "cpu", "under": "interpreted", "ratio": 30.0}]
