"""The same results here, in processes and on Ray; whoever stops listening ends the processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from msgspec import structs

from samobranka.arena.faults import BotFailed, NoCluster, PlayerDied
from samobranka.arena.playing import Played
from samobranka.arena.running import here, in_processes, on_ray
from tests.arena.conftest import MakeTournament


def without_times(results: Iterable[Played]) -> list[Played]:
    """All but the times, in the order of the matches."""
    told = [structs.replace(result, thought=[]) for result in results]
    return sorted(told, key=lambda result: result.number)


@pytest.mark.slow
def test_processes_play_the_same_matches(tournament_of: MakeTournament) -> None:
    tournament = tournament_of("greedy", "uniform")
    numbers = [0, 1, 2, 3, 7]
    alone = without_times(here(tournament, numbers))
    assert [result.number for result in alone] == numbers
    assert without_times(in_processes(tournament, numbers, jobs=2)) == alone


@pytest.mark.slow
def test_no_process_is_left_behind(tournament_of: MakeTournament) -> None:
    results = in_processes(tournament_of("uniform", "uniform"), range(1000), jobs=2)
    next(results)
    assert len(multiprocessing.active_children()) == 2
    results.close()
    assert multiprocessing.active_children() == []


@pytest.mark.slow
def test_a_process_that_dies_is_noticed(
    tournament_of: MakeTournament, bot_file: Callable[[str], str]
) -> None:
    deadly = bot_file("import os\nos._exit(3)")
    with pytest.raises(PlayerDied, match="3"):
        list(in_processes(tournament_of("uniform", deadly), range(4), jobs=2))
    assert multiprocessing.active_children() == []


@pytest.mark.slow
def test_a_bot_that_fails_in_a_process_is_named(
    tournament_of: MakeTournament, bot_file: Callable[[str], str], tmp_path: Path
) -> None:
    """After its first decisions, so that it gets through the warm-up."""
    count = tmp_path / "count"
    weary = bot_file(
        f"""
        import pathlib
        with open({str(count)!r}, "a") as file:
            file.write("x")
        if pathlib.Path({str(count)!r}).stat().st_size > 20:
            raise RuntimeError("weary")
        return match.legal(seat)[0]
        """
    )
    with pytest.raises(BotFailed, match=r"RuntimeError.*weary"):
        list(in_processes(tournament_of("uniform", weary), range(4), jobs=2))


# ---------------------------------------------------------------- Ray


@pytest.mark.slow
@pytest.mark.filterwarnings("default")  # Ray's own
def test_ray_plays_the_same_matches(
    tournament_of: MakeTournament, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray", reason='Ray is not installed: pip install "samobranka[cluster]"')
    monkeypatch.setenv("HOME", str(tmp_path))  # where Ray keeps a token
    tournament = tournament_of("greedy", "uniform")
    played = without_times(on_ray(tournament, range(4), "local", jobs=2))
    assert played == without_times(here(tournament, range(4)))


@pytest.mark.filterwarnings("default")  # Ray's own
def test_no_cluster_there(tournament_of: MakeTournament) -> None:
    pytest.importorskip("ray", reason='Ray is not installed: pip install "samobranka[cluster]"')
    with pytest.raises(NoCluster, match=r"127\.0\.0\.1:1"):
        list(on_ray(tournament_of("uniform", "uniform"), [0], "127.0.0.1:1", None))
