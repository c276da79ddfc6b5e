"""`freeze`: writes all that must not change, and says what did."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from samobranka.cli import endings, plays
from samobranka.cli.plays import Sample
from samobranka.core.engine import interpreted
from samobranka.core.game import Game
from samobranka.core.registry import game_ids
from tests.cli.conftest import Run

KEPT = Path(__file__).parent.parent / "games" / "master_elf"
CHECK = ("freeze", "master_elf", "--check", "--engine", "interpreted", "--out", "copy")
SMALL = {"random": Sample("uniform", 6, 900), "mixed": Sample("wavering", 2, 900)}


@pytest.fixture
def copy() -> Path:
    """The frozen files of a game, to be spoiled."""
    folder = Path("copy")
    folder.mkdir()
    for name in ("frozen.json", "drawn.txt"):
        shutil.copy(KEPT / name, folder)
    for name in ("golden", "records"):
        shutil.copytree(KEPT / name, folder / name)
    kept = plays.read((KEPT / "plays.json").read_bytes())
    few = {name: Sample(kept.samples[name].policy, 1, 4) for name in plays.FEW}
    (folder / "plays.json").write_text(
        plays.written(plays.Plays(kept.rules_version, few, {})), encoding="utf-8"
    )
    return folder


@pytest.fixture
def same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match is played as it was."""
    monkeypatch.setattr("samobranka.cli.plays.is_as_it_was", lambda *_: True)


def test_nothing_changed(run: Run, copy: Path, same: None) -> None:
    answer = run(*CHECK)
    assert answer.status == 0
    assert answer.out == "master_elf plays as it did.\n"


def test_whatever_changed_is_named_and_the_command_told(run: Run, copy: Path) -> None:
    golden, record = copy / "golden" / "3-seats.txt", copy / "records" / "too_few_gifts.match.json"
    golden.write_text(golden.read_text(encoding="utf-8") + "more\n", encoding="utf-8")
    record.write_text(record.read_text(encoding="utf-8").replace('"seat":1', '"seat":0', 1))
    answer = run(*CHECK)
    assert answer.status == 1
    *changed, advice = answer.out.splitlines()
    tables = [(n, chosen) for n in (2, 3, 4) for chosen in ("usual", "memory=own")]
    spots = [f"{copy}/plays.json: {n} seats, {it}, {few}" for n, it in tables for few in plays.FEW]
    assert changed == [str(golden), str(record), *spots]
    assert advice.endswith("samobranka freeze master_elf")


def test_other_counts_are_a_change(run: Run, copy: Path, same: None) -> None:
    frozen = copy / "frozen.json"
    frozen.write_text(frozen.read_text(encoding="utf-8").replace('"perft"', '"count"', 1))
    answer = run(*CHECK)
    assert answer.status == 1
    assert answer.out.splitlines()[0] == str(frozen)


@pytest.mark.needs_cpu
@pytest.mark.slow
def test_what_is_written_passes_and_good_records_stay(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("samobranka.cli.freeze.SAMPLES", SMALL)
    assert run("freeze", "master_elf", "--out", "new").status == 0
    files = {path.relative_to("new"): path.read_bytes() for path in Path("new").rglob("*.*")}
    texts = ["frozen.json", "drawn.txt", *(f"golden/{seats}-seats.txt" for seats in (2, 3, 4))]
    assert all(files[Path(name)] == (KEPT / name).read_bytes() for name in texts)
    ends = [Path("records", f"{end}.match.json") for end in ("second_exhaustion", "too_few_gifts")]
    assert sorted(files) == sorted([Path("plays.json"), *ends, *map(Path, texts)])
    assert run("freeze", "master_elf", "--check", "--out", "new").status == 0
    Path("new", ends[0]).unlink()
    again = run("freeze", "master_elf", "--out", "new")
    assert str(ends[0]) in again.out
    assert str(ends[1]) not in again.out
    assert {path: Path("new", path).read_bytes() for path in files} == files


@pytest.mark.needs_cpu
@pytest.mark.slow
def test_an_end_that_nobody_finds_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("samobranka.cli.freeze.SAMPLES", SMALL)
    monkeypatch.setattr(endings, "TRIES", 0)
    monkeypatch.setattr(endings, "TRIES_AT_ODDS", 0)
    answer = run("freeze", "master_elf", "--out", "new")
    assert answer.status == 1
    assert answer.out.count("No match was found that ends so") == 2


def test_sets_of_options_are_many_different_and_the_same_again(master_elf: Game) -> None:
    from samobranka.core.registry import game

    assert plays.option_sets(master_elf, 2) == [{}, {"memory": "own"}]
    for loaded in map(game, game_ids()):
        for seats in loaded.meta.seats:
            sets = plays.option_sets(loaded, seats)
            names = [plays.set_name(options) for options in sets]
            assert len(set(names)) == len(names)
            assert sets == plays.option_sets(loaded, seats)
            single = {f"{o.id}={c}" for o in loaded.meta.options for c in o.choices[1:]}
            assert single <= {choice for name in names for choice in name.split()}
            assert "usual" in names
            alone = {each for each in single if not loaded.meta.clash(dict([each.split("=")]))}
            assert alone <= set(names)
            for options in sets:
                loaded.options_row(seats, options)


# ---------------------------------------------------------------- versions


def few_played(version: int, digest: str = "a b") -> plays.Plays:
    return plays.Plays(version, dict(SMALL), {"2": {"usual": {"random": digest}}})


def test_the_same_rules_may_not_play_differently() -> None:
    assert plays.disagree(few_played(1), few_played(1, "a c"))
    assert not plays.disagree(few_played(1), few_played(1))
    assert not plays.disagree(few_played(1), few_played(2, "a c"))
    other = {"2": {"usual": {"random": "a b"}, "helpers=no trade=no": {"random": "c d"}}}
    assert not plays.disagree(few_played(1), plays.Plays(1, dict(SMALL), other))


def test_bots_may_come_to_judge_otherwise() -> None:
    thoughtful = {"greedy": plays.Sample("greedy", 1, 5)}
    one, other = ({"2": {"usual": {"greedy": digest}}} for digest in ("a b", "a c"))
    assert not plays.disagree(plays.Plays(1, thoughtful, one), plays.Plays(1, thoughtful, other))


@pytest.fixture
def unplayed(monkeypatch: pytest.MonkeyPatch, master_elf: Game) -> None:
    """Nothing is compiled, and all matches end as the file will say."""
    monkeypatch.setattr(
        "samobranka.cli.freeze.make_engine", lambda *_, **__: interpreted(master_elf)
    )
    version = master_elf.meta.rules_version
    monkeypatch.setattr(plays, "play_all", lambda *_: few_played(version, "a c"))
    monkeypatch.setattr("samobranka.cli.freeze.texts", lambda _: [])


def test_freeze_refuses_other_play_under_the_same_version(
    run: Run, copy: Path, unplayed: None, master_elf: Game
) -> None:
    before = plays.written(few_played(master_elf.meta.rules_version))
    (copy / "plays.json").write_text(before)
    answer = run("freeze", "master_elf", "--out", "copy")
    assert answer.status == 1
    assert "raise rules_version" in answer.out
    assert (copy / "plays.json").read_text() == before


def test_what_was_frozen_of_older_rules_stays(run: Run, copy: Path, unplayed: None) -> None:
    before = plays.written(few_played(0))
    (copy / "plays.json").write_text(before)
    record = (copy / "records" / "too_few_gifts.match.json").read_bytes()
    run("freeze", "master_elf", "--out", "copy")
    older = copy / "before" / "v0"
    assert (older / "plays.json").read_text() == before
    assert (older / "records" / "too_few_gifts.match.json").read_bytes() == record
    assert plays.read((copy / "plays.json").read_bytes()).rules_version > 0
