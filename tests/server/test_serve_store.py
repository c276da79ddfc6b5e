"""A host looks after users and matches while the server runs: user, backup, export, import."""

from __future__ import annotations

import io
import json
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from samobranka.cli import main
from samobranka.core import match as matches
from samobranka.core.game import Game
from samobranka.server import sessions
from tests.cli.conftest import play_out
from tests.server.conftest import Client, Running

Call = Callable[..., tuple[int, str]]
PASSWORD = "correct horse"


@pytest.fixture
def call(
    server: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Call:
    """Calls a command on the running server's data folder: the exit status, and all it said."""
    monkeypatch.setenv("SAMOBRANKA_DATA", str(server.settings.data))
    monkeypatch.setenv("SAMOBRANKA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(sessions, "REMEMBERED_SECONDS", 0.0)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))

    def call(*arguments: str | Path) -> tuple[int, str]:
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return status, said.out + said.err

    return call


@pytest.fixture
def account(client: Client, request: pytest.FixtureRequest) -> str:
    """An account that the browser is logged in with; its name."""
    name = f"Ivan {abs(hash(request.node.nodeid)) % 10**9}"
    answer = client.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201
    return name


# ---------------------------------------------------------------- users


def test_list(call: Call, client: Client, account: str) -> None:
    status, said = call("user", "list")
    assert status == 0
    assert f"{account} · {client.get('/api/me').json()['id']} · 20" in said


def test_reset(call: Call, client: Client, account: str) -> None:
    status, said = call("user", "reset", account.upper())
    assert status == 0
    assert client.get("/api/me").json() is None
    old = {"name": account, "password": PASSWORD}
    assert client.trouble("POST", "/api/login", json=old)[0] == 401
    new = {"name": account, "password": said.split()[-1]}
    assert client.post("/api/login", json=new).status_code == 200


def test_ban_and_unban(call: Call, client: Client, account: str) -> None:
    known = {"name": account, "password": PASSWORD}
    bearer = {
        "Authorization": "Bearer "
        + client.post("/api/me/tokens", json={"name": "Robot"}).json()["token"]
    }
    assert call("user", "ban", account)[0] == 0
    assert client.get("/api/me").json() is None
    assert client.get("/api/me", headers=bearer).json() is None
    status, trouble = client.trouble("POST", "/api/login", json=known)
    assert (status, trouble["code"]) == (403, "banned")
    assert "shut out" in call("user", "list")[1]
    assert call("user", "unban", account)[0] == 0
    assert client.post("/api/login", json=known).status_code == 200
    assert client.get("/api/me", headers=bearer).json() is not None


def test_a_guest_is_named_by_id(call: Call, guest: Client) -> None:
    assert call("user", "ban", guest.get("/api/me").json()["id"])[0] == 0
    assert guest.get("/api/me").json() is None


def test_delete(call: Call, server: Running, client: Client, account: str) -> None:
    id = client.get("/api/me").json()["id"]
    assert call("user", "delete", account)[0] == 130  # nobody said yes
    assert client.get("/api/me").json() is not None
    assert call("user", "delete", account, "--yes")[0] == 0
    assert client.get("/api/me").json() is None
    assert account not in call("user", "list")[1]
    with closing(sqlite3.connect(server.settings.data / "samobranka.db")) as database, database:
        assert database.execute(
            "SELECT name, password FROM users WHERE id = ?", [id]
        ).fetchone() == (
            "",
            None,
        )


def test_nobody_of_that_name(call: Call) -> None:
    status, said = call("user", "ban", "Nobody At All")
    assert status == 2
    assert "no user “Nobody At All”" in said
    assert (
        "Участника «Nobody At All» здесь нет"
        in call("user", "ban", "Nobody At All", "--lang", "ru")[1]
    )
    assert "missing: NAME" in call("user", "ban")[1]
    assert "Choose from: list, reset" in call("user", "promote", "x")[1]


# ---------------------------------------------------------------- backup


def test_backup_while_running(call: Call, guest: Client, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    for _ in range(2):  # the second replaces the first
        assert call("backup", copy)[0] == 0
    with closing(sqlite3.connect(copy)) as database, database:
        names = [name for (name,) in database.execute("SELECT name FROM users")]
    assert guest.get("/api/me").json()["name"] in names
    assert copy.stat().st_mode & 0o077 == 0  # secrets and password hashes are in it


def test_backup_that_cannot_be(call: Call, tmp_path: Path) -> None:
    assert call("backup", tmp_path / "no" / "folder.db")[0] == 2
    status, said = call("backup", tmp_path / "x", "--database", "postgresql://localhost/x")
    assert status == 2
    assert "pg_dump" in said
    status, said = call("backup", tmp_path / "x", "--data", tmp_path / "nowhere")
    assert status == 2
    assert not (tmp_path / "x").exists()


# ---------------------------------------------------------------- matches


@pytest.fixture(scope="module")
def finished(master_elf: Game) -> bytes:
    """The file of a finished match."""
    match = matches.new(master_elf, 2, secret="archived")
    match.names = ["Василиса", "uniform"]
    return matches.encode(play_out(match).to_file())


def test_a_match_goes_in_and_comes_out_the_same(
    call: Call, client: Client, tmp_path: Path, finished: bytes
) -> None:
    given, taken = tmp_path / "given.match.json", tmp_path / "taken.match.json"
    given.write_bytes(finished)
    status, said = call("import", given)
    assert status == 0, said
    id = said.split("/table/")[1].strip()
    assert call("export", id, taken)[0] == 0
    assert json.loads(taken.read_bytes()) == json.loads(finished)
    assert call("verify", taken)[0] == 0
    shown = client.get(f"/api/tables/{id}").json()
    assert (shown["status"], shown["seats"][0]["name"]) == ("over", "Василиса")


def test_a_file_is_not_overwritten(call: Call, tmp_path: Path, finished: bytes) -> None:
    given = tmp_path / "given.match.json"
    given.write_bytes(finished)
    id = call("import", given)[1].split("/table/")[1].strip()
    status, said = call("export", id, given)
    assert status == 2
    assert "already there" in said
    assert given.read_bytes() == finished


def test_what_is_no_match(call: Call, tmp_path: Path, finished: bytes) -> None:
    status, said = call("export", "nosuchmatch", tmp_path / "x")
    assert status == 2
    assert "no match “nosuchmatch”" in said
    assert not (tmp_path / "x").exists()
    assert "is not there" in call("import", tmp_path / "x")[1]
    broken = tmp_path / "broken.match.json"
    broken.write_bytes(
        finished.replace(b'"seats":2', b'"seats":3').replace(b'"seats": 2', b'"seats": 3')
    )
    assert call("import", broken)[0] == 2


def test_a_match_that_is_not_over_needs_its_secret_to_move(
    call: Call, client: Client, tmp_path: Path, master_elf: Game
) -> None:
    match = matches.new(master_elf, 2, secret="on its way")
    match.names = ["Василиса", "uniform"]
    match.act(0, match.legal(0)[0])
    whole, without = tmp_path / "whole.match.json", tmp_path / "without.match.json"
    whole.write_bytes(matches.encode(match.to_file(open_secret=True)))
    id = call("import", whole)[1].split("/table/")[1].strip()
    assert client.get(f"/api/tables/{id}").json()["status"] == "playing"
    assert call("export", id, without)[0] == 0
    assert json.loads(without.read_bytes())["secret"] is None
    status, said = call("import", without)
    assert status == 2
    assert "secret" in said
    again = tmp_path / "again.match.json"
    assert call("export", id, again, "--secret")[0] == 0
    assert call("import", again)[0] == 0


def test_a_match_of_bots_alone_has_a_table_too(
    call: Call, client: Client, tmp_path: Path, finished: bytes
) -> None:
    found = json.loads(finished)
    found["names"] = ["greedy"] * found["seats"]
    given = tmp_path / "bots.match.json"
    given.write_text(json.dumps(found), encoding="utf-8")
    id = call("import", given)[1].split("/table/")[1].strip()
    assert client.get(f"/api/tables/{id}").json()["status"] == "over"


def test_a_match_of_millions_of_seats_does_not_hold_up_the_store(
    call: Call, tmp_path: Path, finished: bytes
) -> None:
    found = {**json.loads(finished), "seats": 10_000_000}
    given = tmp_path / "many.match.json"
    given.write_text(json.dumps(found), encoding="utf-8")
    began = time.monotonic()
    status, said = call("import", given)
    assert status == 2
    assert "2 to 4" in said
    assert time.monotonic() - began < 5


# ---------------------------------------------------------------- copies, again and again


def test_backup_every_so_often(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies are made until somebody says stop; one that fails is told, and the next is made."""
    waits: list[float] = []
    folder = tmp_path / "copies"

    def sleep(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 1:
            shutil.rmtree(folder)
            folder.write_text("in the way")
        elif len(waits) == 2:
            folder.unlink()
        else:
            raise KeyboardInterrupt

    monkeypatch.setattr("samobranka.cli.backup.time.sleep", sleep)
    status, said = call("backup", folder, "--every", "6h", "--keep", "2")
    assert status == 130
    assert waits == [6 * 3600] * 3
    assert said.count("Everything is copied into") == 2
    assert said.count("could not be written") == 1
    assert len(list(folder.iterdir())) == 1


def test_a_copy_is_not_put_back_under_a_running_server(call: Call, tmp_path: Path) -> None:
    assert call("backup", tmp_path, "--keep", "1")[0] == 0
    (copy,) = tmp_path.iterdir()
    status, said = call("restore", copy)
    assert status == 2
    assert "Another server is already running" in said


def test_a_copy_is_put_in_an_empty_place(call: Call, tmp_path: Path, account: str) -> None:
    call("backup", tmp_path / "copy.db")
    status, said = call("restore", tmp_path / "copy.db", "--data", tmp_path / "new")
    assert (status, "in its place again" in said) == (0, True)
    assert account in call("user", "list", "--data", tmp_path / "new")[1]


@pytest.mark.parametrize("wrong", ["6", "h", "0h", "-1h", "6w", "1.5h", ""])
def test_what_is_no_stretch_of_time(call: Call, tmp_path: Path, wrong: str) -> None:
    status, said = call("backup", tmp_path / "copies", f"--every={wrong}")
    assert status == 2
    assert "6h (hours)" in said
    assert not (tmp_path / "copies").exists()
