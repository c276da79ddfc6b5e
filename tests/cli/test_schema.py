"""`schema` writes what the browser's types are made from."""

from __future__ import annotations

import json
from pathlib import Path

from samobranka.core.registry import game_ids
from tests.cli.conftest import Run


def test_schema_writes_a_file_for_the_protocol_and_for_every_game(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "schemas"
    answer = run("schema", folder)
    assert answer.status == 0
    assert {path.stem for path in folder.iterdir()} == {"protocol", *game_ids()}
    assert "Welcome" in json.loads((folder / "protocol.json").read_text("utf-8"))["$defs"]
    assert all(str(path) in answer.out for path in folder.iterdir())


def test_schema_says_what_is_wrong_with_the_folder(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    answer = run("schema", tmp_path / "file")
    assert answer.status == 2
    assert str(tmp_path / "file") in answer.err
    assert "Traceback" not in answer.err
