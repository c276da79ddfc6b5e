"""`arena`: plays, reports, goes on where it stopped, and keeps what was played."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from samobranka.core.data import home
from tests.cli.conftest import Answer, Run
from tests.cli.test_bad_input import expect_fault

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "own_bot.py"
GLANCE = f"{EXAMPLE}:Glance"
LINE = ("arena", "master_elf", "--engine", "interpreted", "--seed", "s")
QUICK = (*LINE, "--jobs", "1", "--bots", "uniform,uniform")


def matches_in(path: Path) -> list[dict[str, Any]]:
    """The results in a file, in the order of the matches, without the times."""
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    for line in lines:
        del line["thought"]
    return sorted(lines, key=lambda line: int(line["number"]))


def without_times(answer: Answer) -> dict[str, Any]:
    """The report but for what the clock says."""
    report: dict[str, Any] = answer.json
    for bot in report["bots"]:
        del bot["mean_ms"], bot["p95_ms"]
    return report


# ---------------------------------------------------------------- the report


def test_json(run: Run) -> None:
    answer = run(
        *LINE, "--jobs", "1", "--bots", f"{GLANCE},uniform,uniform", "--matches", "3", "--json"
    )
    assert answer.status == 0
    report = answer.json
    assert (report["game"], report["seats"], report["matches"]) == ("master_elf", 3, 3)
    assert (report["seed"], report["engine"], report["options"]) == ("s", "interpreted", {})
    first, second = report["bots"]
    assert (first["name"], second["name"]) == (GLANCE, "uniform")
    assert first["win_rate"] + 2 * second["win_rate"] == pytest.approx(1)
    for bot in report["bots"]:
        low, high = bot["interval"]
        assert low <= bot["win_rate"] <= high
        assert bot["rating"]["sigma"] > 0
        assert bot["mean_ms"] > 0
        assert bot["p95_ms"] > 0
        assert bot["decisions"] > 0
    assert first["rating"]["mu"] > second["rating"]["mu"]


def test_a_table_in_the_language_asked_for(run: Run) -> None:
    english, russian = (run("--lang", lang, *QUICK, "--matches", "2").out for lang in ("en", "ru"))
    assert "Arena: Master Elf" in english
    assert "2 matches, 2 seats" in english
    assert "win rate" in english
    assert "50.0 %" in english.replace("\N{NO-BREAK SPACE}", " ")
    assert "Арена: Мастер Эльф" in russian
    assert "2 партии, мест: 2" in russian
    assert "50,0 %" in russian.replace("\N{NO-BREAK SPACE}", " ")


def test_the_page(run: Run) -> None:
    assert run(*QUICK, "--matches", "2", "--html", "report.html").status == 0
    page = Path("report.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "uniform" in page


def test_whole_deals_are_played(run: Run) -> None:
    answer = run(*QUICK, "--matches", "3", "--json")
    assert answer.json["matches"] == 4
    assert "4 matches, so that every bot sits at every seat equally often" in answer.err


def test_seats_are_filled_up_or_taken_in_turn(run: Run) -> None:
    filled = run(*QUICK, "--seats", "3", "--matches", "3", "--json").json
    assert (filled["seats"], filled["bots"][0]["seats"]) == (3, 9)
    Path("twin.py").write_text("from samobranka.bots.uniform import Uniform as Twin\n")
    bots = f"uniform,{GLANCE},twin.py:Twin"
    taken = run(
        *LINE, "--jobs", "1", "--bots", bots, "--seats", "2", "--matches", "6", "--json"
    ).json
    assert [bot["matches"] for bot in taken["bots"]] == [4, 4, 4]


def test_options_of_the_game(run: Run) -> None:
    """They are played, kept, and what is said differently is told apart."""
    line = ("arena", "broom_service", "--bots", "uniform,uniform", "--matches", "2", "--jobs", "1")
    kept = ("--engine", "interpreted", "--resume", "a.jsonl", "--json")
    answer = run(*line, *kept, "--option", "board=advanced", "--option", "hill_tiles=yes")
    assert answer.json["options"] == {"board": "advanced", "hill_tiles": "yes"}
    assert run(*line, *kept).json["options"] == {"board": "advanced", "hill_tiles": "yes"}
    other = run(*line, *kept, "--option", "board=normal")
    expect_fault(other, "the options there are board=advanced hill_tiles=yes, here board=normal")


def test_the_example_of_a_bot_of_your_own(run: Run) -> None:
    """As the documentation tells; one look ahead is better than none."""
    report = run(
        *LINE, "--jobs", "1", "--bots", f"{GLANCE},uniform", "--matches", "8", "--json"
    ).json
    assert report["bots"][0]["name"] == GLANCE
    assert report["bots"][0]["win_rate"] > 0.6


@pytest.mark.slow
@pytest.mark.needs_cpu
def test_machine_code_plays_the_same_matches(run: Run) -> None:
    line = ("arena", "master_elf", "--bots", "greedy,uniform", "--matches", "2", "--seed", "s")
    for engine in ("cpu", "interpreted"):
        run(*line, "--jobs", "1", "--engine", engine, "--resume", f"{engine}.jsonl")
    assert matches_in(Path("cpu.jsonl")) == matches_in(Path("interpreted.jsonl"))


# ---------------------------------------------------------------- the same again


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bots", "engine"),
    [
        (f"{GLANCE},uniform", "interpreted"),
        pytest.param("mcts:50,greedy,greedy", "cpu", marks=pytest.mark.needs_cpu),
    ],
)
def test_one_process_or_two_in_one_go_or_in_two(run: Run, bots: str, engine: str) -> None:
    line = ("arena", "master_elf", "--bots", bots, "--engine", engine, "--seed", "s", "--json")
    one = run(*line, "--matches", "6", "--jobs", "1", "--resume", "one.jsonl")
    two = run(*line, "--matches", "6", "--jobs", "2", "--resume", "two.jsonl")
    run(*line, "--matches", "3", "--jobs", "2", "--resume", "parts.jsonl")
    assert len(matches_in(Path("parts.jsonl"))) < 6
    parts = run(*line, "--matches", "6", "--jobs", "1", "--resume", "parts.jsonl")
    assert without_times(one) == without_times(two) == without_times(parts)
    played = matches_in(Path("one.jsonl"))
    assert len({match["digest"] for match in played}) == 6
    assert played == matches_in(Path("two.jsonl")) == matches_in(Path("parts.jsonl"))


def test_in_two_goes_or_in_one(run: Run) -> None:
    """What is not said again is as in the file."""
    whole = run(*QUICK, "--matches", "6", "--json", "--resume", "whole.jsonl")
    run(*QUICK, "--matches", "2", "--resume", "parts.jsonl")
    assert len(matches_in(Path("parts.jsonl"))) == 2
    parts = run("arena", "master_elf", "--matches", "6", "--json", "--resume", "parts.jsonl")
    assert without_times(parts) == without_times(whole)
    assert matches_in(Path("parts.jsonl")) == matches_in(Path("whole.jsonl"))


def test_what_is_played_is_not_played_again(run: Run) -> None:
    run(*QUICK, "--matches", "2", "--resume", "a.jsonl")
    before = Path("a.jsonl").read_bytes()
    assert run(*QUICK, "--matches", "2", "--resume", "a.jsonl", "--json").json["matches"] == 2
    assert Path("a.jsonl").read_bytes() == before


def test_results_are_kept_though_nobody_asked(run: Run) -> None:
    answer = run(*QUICK, "--matches", "2")
    (kept,) = (home() / "arena").iterdir()
    assert str(kept) in answer.err
    assert run("arena", "master_elf", "--resume", kept, "--matches", "2").out == answer.out


@pytest.mark.slow
def test_ctrl_c_keeps_what_was_played(run: Run, tmp_path: Path) -> None:
    """Two processes in full play: a report of what there is, nobody left behind, and on it goes."""
    kept = tmp_path / "kept.jsonl"
    line = (*LINE, "--bots", "uniform,uniform", "--resume", str(kept))
    playing = subprocess.Popen(
        [sys.executable, "-m", "samobranka", *line, "--jobs", "2", "--matches", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "SAMOBRANKA_LANG": "en"},
    )
    until = time.monotonic() + 120
    try:
        while time.monotonic() < until and not (kept.exists() and len(matches_in(kept)) >= 5):
            time.sleep(0.05)
        os.killpg(playing.pid, signal.SIGINT)
        out, err = playing.communicate(timeout=60)
    except BaseException:
        os.killpg(playing.pid, signal.SIGKILL)
        raise
    assert playing.returncode == 130, err
    assert "Traceback" not in err
    assert "Arena: Master Elf" in out
    assert str(kept) in err
    assert soon_gone(playing.pid)
    count = len(matches_in(kept))
    assert count >= 5
    on = run(*line, "--jobs", "1", "--matches", str(count + 2))
    assert on.status == 0
    anew = run(*QUICK, "--matches", str(count + 2), "--resume", "anew.jsonl")
    assert anew.status == 0
    assert matches_in(kept)[: count + 2] == matches_in(Path("anew.jsonl"))[: count + 2]


def soon_gone(group: int) -> bool:
    """Whether no process of a group is left; Python's own tracker goes a moment later than we."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


# ---------------------------------------------------------------- what can be wrong

WRONG = {
    "no bots": ("", "missing: --bots", "Не хватает: --bots"),
    "unknown bot": ("--bots uniform,deepblue", "no bot called “deepblue”", "Бота «deepblue»"),
    "no such budget": ("--bots uniform,mcts:fast", "called “mcts:fast”", "Бота «mcts:fast»"),
    "no bot between commas": ("--bots uniform,,uniform", "no bot called “”", "Бота «»"),
    "no such class": ("--bots uniform,json:Own", "no class Own", "класса Own там нет"),
    "no such file": ("--bots uniform,x.py:Own", "no file x.py", "файла x.py нет"),
    "no such module": ("--bots uniform,x_y:Own", "cannot be imported", "не импортируется"),
    "too many seats": ("--bots uniform,uniform --seats 5", "2 to 4", "от 2 до 4"),
    "no option": ("--bots uniform,uniform --option a=b", "no option “a”", "нет настройки «a»"),
    "no matches": ("--bots uniform,uniform --matches 0", "from 1 to", "от 1 до"),
    "no jobs": ("--bots uniform,uniform --jobs 0", "from 1 to", "от 1 до"),
    "no engine": ("--bots uniform,uniform --engine cuda", "interpreted, cpu", "interpreted, cpu"),
    "no folder for the page": (
        "--bots uniform,uniform --html no/p.html",
        "no such folder",
        "такой папки нет",
    ),
    "no folder for results": (
        "--bots uniform,uniform --resume no/r.jsonl",
        "no such folder",
        "такой папки нет",
    ),
    "a folder": ("--bots uniform,uniform --resume .", "it is a folder", "это папка"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_command_line(run: Run, wrong: str) -> None:
    line, english, russian = WRONG[wrong]
    asked = ("arena", "master_elf", "--engine", "interpreted", *line.split())
    expect_fault(run(*asked), english)
    expect_fault(run("--lang", "ru", *asked), russian)
    assert list(Path().iterdir()) == []
    assert not (home() / "arena").exists()


def test_unknown_game(run: Run) -> None:
    expect_fault(run("arena", "chess", "--bots", "uniform"), "no game called “chess”")


@pytest.mark.parametrize(
    ("changed", "english", "russian"),
    [
        ("--bots greedy,uniform", "the bots there are uniform,uniform", "там боты uniform,uniform"),
        ("--seats 3", "the number of seats there is 2, here 3", "там мест 2, а здесь 3"),
        ("--seed t", "the seed there is “s”, here “t”", "там имя случая «s», а здесь «t»"),
        ("--engine cpu", "engine interpreted, here it is cpu", "на движке interpreted"),
    ],
)
def test_another_tournament_is_told_apart(
    run: Run, changed: str, english: str, russian: str
) -> None:
    run(*QUICK, "--matches", "2", "--resume", "a.jsonl")
    before = Path("a.jsonl").read_bytes()
    line = ("arena", "master_elf", "--resume", "a.jsonl", *changed.split())
    expect_fault(run(*line), english)
    expect_fault(run("--lang", "ru", *line), russian)
    expect_fault(run("arena", "catan", "--resume", "a.jsonl"), "the game there is master_elf")
    assert Path("a.jsonl").read_bytes() == before


def test_a_file_that_holds_something_else(run: Run) -> None:
    Path("letter.txt").write_text("Dear all\n")
    expect_fault(run(*QUICK, "--resume", "letter.txt"), "no results of a tournament")
    assert Path("letter.txt").read_text() == "Dear all\n"


def test_a_bot_that_fails_is_named_and_the_rest_is_kept(run: Run) -> None:
    Path("weary.py").write_text(
        "class Weary:\n"
        "    asked = 0\n"
        "    def __init__(self, game, engine, seed): pass\n"
        "    def choose(self, match, seat):\n"
        "        Weary.asked += 1\n"
        "        if Weary.asked > 300: raise RuntimeError('weary')\n"
        "        return match.legal(seat)[0]\n"
    )
    bots = ("--bots", "weary.py:Weary,uniform", "--jobs", "1", "--matches", "100")
    answer = run(*LINE, *bots, "--resume", "a.jsonl")
    assert answer.status == 2
    assert "The bot “weary.py:Weary” failed in match" in answer.err
    assert "RuntimeError): weary" in answer.err
    assert "a.jsonl" in answer.err
    assert matches_in(Path("a.jsonl"))


def test_ray_that_is_not_installed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    expect_fault(run(*QUICK, "--ray", "auto"), 'pip install "samobranka[cluster]"')


def test_the_documentation_shows_the_example_as_it_is() -> None:
    shown = (ROOT / "docs" / "bots.md").read_text("utf-8")
    assert f"```python\n{EXAMPLE.read_text('utf-8')}```" in shown
