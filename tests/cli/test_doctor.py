"""`doctor`: versions, engines, folders."""

from __future__ import annotations

import json
import platform
from pathlib import Path

import pytest

from samobranka import __version__
from samobranka.cli import doctor, engines
from samobranka.core import processor
from samobranka.core.machine_code import compilers
from tests.cli.conftest import Run


def test_json_tells_versions_engines_and_folders(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    cache.mkdir()
    (cache / "code").write_bytes(b"12345")
    monkeypatch.setenv("SAMOBRANKA_CACHE", str(cache))
    found = run("doctor", "--json").json
    assert found["versions"]["samobranka"] == __version__
    assert found["versions"]["python"] == platform.python_version()
    assert set(found["engines"]) == {"interpreted", "cpu", "cuda"}
    assert found["engines"]["interpreted"] == {"works": True, "why_not": None}
    assert found["cache"] == {"folder": str(cache), "bytes": 5, "open_to_others": None}
    assert found["shipped"] is None
    assert found["home"] == str(tmp_path / "home")
    assert found["corrected"] == []
    assert "master_elf" in found["games"]


def test_why_an_engine_does_not_work_is_told_in_words(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "cuda_works", lambda: False)
    monkeypatch.setattr(engines, "find_spec", lambda name: object())
    assert "no GPU that can be used was found" in run("doctor").out
    assert "не нашлось видеокарты" in run("doctor", "--lang", "ru").out
    monkeypatch.setattr(engines, "find_spec", lambda name: None)
    assert 'pip install "samobranka[gpu]"' in run("doctor").out
    monkeypatch.setattr(engines, "imports", lambda name: False)
    found = run("doctor", "--json", "--lang", "ru").json
    assert found["engines"]["cpu"] == {"works": False, "why_not": "Numba не установлена"}


def test_whether_the_release_s_machine_code_serves_here_is_told(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert "none: it is built here" in run("doctor").out
    monkeypatch.setattr(doctor, "SHIPPED", tmp_path)
    monkeypatch.setattr(processor, "processor", lambda: processor.Processor("x86-64"))
    facts = {"levels": ["x86-64-v3", "x86-64"], "compilers": compilers(), "tag": "cp311"}
    (tmp_path / "made_with.json").write_text(json.dumps(facts))
    assert "for x86-64-v3, x86-64; here it serves as x86-64 " in unfolded(run("doctor").out)
    facts["compilers"] = {**compilers(), "numba": "0.1"}
    (tmp_path / "made_with.json").write_text(json.dumps(facts))
    assert "numba 0.1" in run("doctor").out
    assert "не используется" in unfolded(run("doctor", "--lang", "ru").out)
    assert run("doctor", "--json").json["shipped"]["serves_as"] is None


def test_a_cache_that_others_may_write_to_is_told(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    cache.mkdir()
    cache.chmod(0o777)
    monkeypatch.setenv("SAMOBRANKA_CACHE", str(cache))
    assert run("doctor", "--json").json["cache"]["open_to_others"] == str(cache)
    assert "others may write to" in unfolded(run("doctor").out)


def unfolded(out: str) -> str:
    """What was said, in one line."""
    return " ".join(out.split())


def test_corrected_files_are_named(run: Run, tmp_path: Path) -> None:
    shipped = Path(run("doctor", "--json").json["home"])
    assert not shipped.exists()
    import samobranka.games.master_elf as elf

    assert run("data", "master_elf", "--use", Path(elf.__file__).parent / "data.toml").status == 0
    expected = str(tmp_path / "home" / "data" / "master_elf" / "data.toml")
    assert run("doctor", "--json").json["corrected"] == [expected]
