"""`data`: which files are in force; checked, taken, dropped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import samobranka.games.master_elf as elf
from tests.cli.conftest import Run

OURS = Path(elf.__file__).parent / "data.toml"


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    """A file in which an owner corrected a name."""
    path = tmp_path / "my_elf.toml"
    text = OURS.read_text(encoding="utf-8")
    path.write_text(text.replace('name_en = "Telescope"', 'name_en = "Spyglass"'), encoding="utf-8")
    assert "Spyglass" in path.read_text(encoding="utf-8")
    return path


def files(folder: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {str(p): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_what_is_in_force_is_told(run: Run) -> None:
    out = run("data", "master_elf").out
    assert str(OURS) in out
    assert "ours" in out
    assert "reconstructed: 36" in out
    assert "восстановлено: 36" in run("data", "master_elf", "--lang", "ru").out


def test_check_changes_nothing(run: Run, corrected: Path, tmp_path: Path) -> None:
    before = files(tmp_path)
    answer = run("data", "master_elf", "--check", corrected)
    assert (answer.status, answer.err) == (0, "")
    assert str(corrected) in answer.out
    assert files(tmp_path) == before


def test_use_and_reset(run: Run, corrected: Path, tmp_path: Path) -> None:
    digest = run("data", "master_elf").out.splitlines()[-1]
    assert run("data", "master_elf", "--use", corrected).status == 0
    told = run("data", "master_elf").out
    assert "yours" in told
    assert str(tmp_path / "home") in told
    assert digest in told  # a name is no fact of play
    assert run("data", "master_elf", "--reset").status == 0
    assert run("data", "master_elf").out.splitlines()[-1] == digest
    assert "already" in run("data", "master_elf", "--reset").out


def test_reset_works_when_the_file_in_force_is_broken(run: Run, tmp_path: Path) -> None:
    broken = tmp_path / "home" / "data" / "master_elf" / "data.toml"
    broken.parent.mkdir(parents=True)
    broken.write_text("nonsense", encoding="utf-8")
    answer = run("data", "master_elf")
    assert answer.status == 2
    assert str(broken) in answer.err
    assert run("data", "master_elf", "--reset").status == 0
    assert not broken.exists()


BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "no toml": (lambda text: "a = [", "it cannot be read"),
    "an unknown ingredient": (
        lambda text: text.replace(
            'ingredients = ["magic", "metal"]', 'ingredients = ["magic", "mud"]'
        ),
        "“mud” is not known here",
    ),
    "a field too many": (lambda text: "colour = 1\n" + text, "no field called “colour”"),
    "a wrong type": (lambda text: text.replace("schema = 1", 'schema = "one"'), "schema"),
    "too few cards": (
        lambda text: text.replace("gift_cards = 45", "gift_cards = 46"),
        "gift_cards",
    ),
}


@pytest.mark.parametrize("flag", ["--check", "--use"])
@pytest.mark.parametrize("fault", BROKEN)
def test_a_wrong_file_is_named_with_entry_and_reason(
    run: Run, tmp_path: Path, fault: str, flag: str
) -> None:
    change, words = BROKEN[fault]
    path = tmp_path / "wrong.toml"
    path.write_text(change(OURS.read_text(encoding="utf-8")), encoding="utf-8")
    before = files(tmp_path)
    answer = run("data", "master_elf", flag, path)
    assert answer.status == 2
    assert str(path) in answer.err
    assert words in answer.err
    assert answer.out == ""
    assert files(tmp_path) == before


def test_of_several_files_each_is_known_by_its_name(run: Run, tmp_path: Path) -> None:
    helpers = Path(elf.__file__).parent.parent / "catan" / "helpers.toml"
    (tmp_path / "helpers.toml").write_bytes(helpers.read_bytes())
    assert run("data", "catan", "--check", tmp_path / "helpers.toml").status == 0
    (tmp_path / "mine.toml").write_bytes(helpers.read_bytes())
    answer = run("data", "catan", "--check", tmp_path / "mine.toml")
    assert answer.status != 0
    assert "helpers.toml" in answer.err
    assert "mine.toml" in answer.err
