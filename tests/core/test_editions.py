"""A game loaded several times in one process: older rules, and other components."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import samobranka.games
from samobranka.bots.mind import mind_of
from samobranka.core import data, editions, engine
from samobranka.core import match as matches
from samobranka.core.chance import HEADER, seed_generator
from samobranka.core.engine import CONTRACT, Cpu, Engine, interpreted, name_of, plan
from samobranka.core.faults import OtherRules
from samobranka.core.game import Game
from samobranka.core.kernels import first_mover
from samobranka.core.registry import game, game_ids
from tests.core.tiny import SOURCES

SAVED = Path(__file__).parent / "saved"
"""Matches that were saved when components were known by a digest of whole files."""

STANDS_AT = {
    "archravels": "18514c0b286641ae",
    "broom_service": "f0c670a7ec9dbd09",
    "catan": "c972a5c5738240bd",
    "elfenland": "6dc87f3b0ec9c750",
    "master_elf": "d261d7119efc5f31",
}

Lay = Callable[..., Path]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user who has corrected nothing yet."""
    monkeypatch.setenv("SAMOBRANKA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lay:
    """Writes the tiny game under a name of its own, with some files changed."""
    folders = [*samobranka.games.__path__, str(tmp_path / "games")]
    monkeypatch.setattr(samobranka.games, "__path__", folders)

    def write(name: str, **changes: str) -> Path:
        folder = tmp_path / "games" / name
        for file, text in {**SOURCES, **changes}.items():
            put(folder / file, text.replace("tiny", name))
        return folder

    return write


def put(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def version(number: int) -> str:
    return SOURCES["meta.py"].replace("rules_version=1", f"rules_version={number}")


def played(engine: Engine) -> list[int]:
    """The outcome of a match in which everybody adds 2."""
    states = engine.states(engine.game.layout.allocate(1))
    chance, out = engine.row(HEADER), engine.row(engine.game.outcome_size)
    seed_generator(chance, 3, 3)
    engine.setup(states, 0, engine.row(1), chance)
    while may := engine.movers(states, 0):
        engine.apply(states, 0, first_mover(may), 2, chance)
    engine.outcome(states, 0, out)
    return [int(number) for number in out]


def random_match(game: Game, plies: int = 8) -> matches.Match:
    match = matches.new(game, game.meta.seats[0], secret="editions")
    for _ in range(plies):
        seat = first_mover(match.movers)
        match.act(seat, match.legal(seat)[-1])
    return match


# ---------------------------------------------------------------- components


def test_two_sets_of_components_are_played_side_by_side(lay: Lay, tmp_path: Path) -> None:
    name = "tiny_side_by_side"
    text = lay(name).joinpath("data.toml").read_text()
    other = put(tmp_path / "other.toml", text.replace("goal = 40", "goal = 20"))
    today = game(name)
    edition = editions.on(editions.shelf_with(name, {"data.toml": other}))
    assert edition is not today
    assert edition.data_digest != today.data_digest
    before = played(interpreted(today))
    assert sum(played(interpreted(edition))[1:]) < sum(before[1:])
    assert played(interpreted(today)) == before


@pytest.mark.needs_cpu
def test_each_has_machine_code_of_its_own(
    lay: Lay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAMOBRANKA_CACHE", str(tmp_path / "cache"))
    name = "tiny_compiled"
    text = lay(name).joinpath("data.toml").read_text()
    other = put(tmp_path / "other.toml", text.replace("[0, 1, 2, 4]", "[0, 1, 7, 4]"))
    both = [game(name), editions.on(editions.shelf_with(name, {"data.toml": other}))]
    for _ in range(2):  # the second time from the cache
        outcomes = [played(Cpu(each)) for each in both]
        assert outcomes == [played(interpreted(each)) for each in both]
        assert outcomes[0] != outcomes[1]


def test_an_edition_is_found_by_its_name(lay: Lay, tmp_path: Path) -> None:
    name = "tiny_named"
    text = lay(name).joinpath("data.toml").read_text()
    today = game(name)
    other = put(data.corrected(name) / "data.toml", text.replace("goal = 40", "goal = 20"))
    edition = editions.on(editions.shelf_with(name, {"data.toml": other}))
    assert game(today.edition) is today is not edition
    assert game(edition.edition) is edition


def test_a_match_opens_with_the_components_it_was_played_with(tmp_path: Path) -> None:
    ours = random_match(game("master_elf")).to_file()
    text = data.shipped("master_elf")["data.toml"].read_text("utf-8")
    changed = text.replace("hand_start = 3", "hand_start = 4").replace("Samovar", "Tea urn")
    assert changed != text
    data.use("master_elf", put(tmp_path / "corrected.toml", changed))
    with_theirs = editions.on(editions.shelf_with("master_elf", data.in_force("master_elf")))
    theirs = random_match(with_theirs).to_file()
    data.reset("master_elf")
    assert data.in_force("master_elf") == data.shipped("master_elf")
    for file in (ours, theirs):
        assert matches.replay(file).to_file() == file
    assert matches.replay(theirs).game is with_theirs
    assert with_theirs.words("en").name("gift-samovar") == "Tea urn"
    assert game("master_elf").words("en").name("gift-samovar") == "Samovar"


def test_bots_take_what_they_need_from_the_edition(tmp_path: Path) -> None:
    text = data.shipped("master_elf")["data.toml"].read_text("utf-8")
    other = put(tmp_path / "data.toml", text.replace("hand_limit = ", "hand_limit = 1"))
    edition = editions.on(editions.shelf_with("master_elf", {"data.toml": other}))
    instinct = mind_of(edition).instinct
    assert instinct is not None
    assert instinct.__module__.startswith(edition.shelf.package)


# ---------------------------------------------------------------- versions


def test_a_match_of_older_rules_is_played_on_by_them(lay: Lay) -> None:
    name = "tiny_older"
    folder = lay(name)
    put(folder / "before" / "v1" / "meta.py", version(1))
    put(folder / "before" / "v1" / "counting.py", SOURCES["counting.py"].replace("tiny", name))
    put(folder / "meta.py", version(2))
    put(folder / "counting.py", SOURCES["counting.py"].replace("tiny", name).replace("+ 1", "+ 2"))
    today = game(name)
    older = editions.edition(name, 1, today.data_digest)
    assert (today.meta.rules_version, older.meta.rules_version) == (2, 1)
    assert played(interpreted(older)) != played(interpreted(today))
    file = random_match(older, plies=3).to_file(open_secret=True)
    assert file.rules_version == 1
    match = matches.replay(file)
    match.act(first_mover(match.movers), 1)
    assert match.game is older


def test_what_a_version_did_not_change_is_taken_from_the_next(lay: Lay) -> None:
    name = "tiny_three"
    folder = lay(name)
    counting = SOURCES["counting.py"].replace("tiny", name)
    put(folder / "before" / "v1" / "meta.py", version(1))
    put(folder / "before" / "v2" / "meta.py", version(2))
    put(folder / "before" / "v2" / "counting.py", counting.replace("+ 1", "+ 5"))
    put(folder / "meta.py", version(3))
    outcomes = [
        played(interpreted(editions.edition(name, v, game(name).data_digest))) for v in (1, 2, 3)
    ]
    assert outcomes[0] == outcomes[1] != outcomes[2]


def test_rules_that_are_not_here_any_more_are_named(lay: Lay) -> None:
    name = "tiny_gone"
    put(lay(name) / "meta.py", version(3))
    with pytest.raises(OtherRules) as caught:
        editions.edition(name, 2, game(name).data_digest)
    assert (caught.value.facts["theirs"], caught.value.facts["ours"]) == ("2", "3")


# ---------------------------------------------------------------- facts


def test_neither_comments_nor_unread_files_are_facts(tmp_path: Path) -> None:
    before = game("catan").data_digest
    shipped = data.shipped("catan")
    for name in ("base.toml", "seafarers.toml"):
        text = shipped[name].read_text("utf-8").replace("rulebook", "inferred", 1)
        put(
            data.corrected("catan") / name,
            text.replace('name_ru = "', 'name_ru = "о', 1) + "\n# seen\n",
        )
    assert editions.data_digest("catan") == before
    text = shipped["base.toml"].read_text("utf-8")
    put(data.corrected("catan") / "base.toml", text.replace("hand_limit = 7", "hand_limit = 8"))
    assert editions.data_digest("catan") != before


ASIDE_LINE = re.compile(r'^(?P<name>\w+) = (?P<value>"[^"]*"|-?[0-9.]+)$', re.MULTILINE)


def aside_fields(read_in: Any) -> Iterator[str]:
    """The names of all fields that are marked as no facts, if no fact is called so."""
    if isinstance(read_in, list | tuple | dict):
        for each in read_in.values() if isinstance(read_in, dict) else read_in:
            yield from aside_fields(each)
    elif isinstance(read_in, msgspec.Struct):
        facts = data._fact_fields(type(read_in))
        for name in read_in.__struct_fields__:
            yield from [name] if name not in facts else aside_fields(getattr(read_in, name))


def tables_of(game: Game) -> dict[str, str]:
    """All numbers and tables that rules take from outside, by where they are taken."""
    planned = plan([getattr(game, name) for name in CONTRACT])
    return {
        f"{name_of(function).removeprefix(game.shelf.package)} {name}": engine._content(value)
        for function, taken in planned.outside.items()
        for name, value in taken.items()
        if not callable(value)
    }


@pytest.mark.parametrize("name", game_ids())
def test_no_rule_reads_what_is_set_aside(name: str, tmp_path: Path) -> None:
    loaded = game(name)
    parts = vars(import_module(f"{loaded.shelf.package}.parts")).values()
    aside = set(aside_fields([value for value in parts if isinstance(value, msgspec.Struct)]))
    assert "name_ru" in aside
    changed: set[str] = set()

    def change(line: re.Match[str]) -> str:
        field, value = line["name"], line["value"]
        if field not in aside or "source" in field or field == "status":
            return line[0]
        changed.add(field)
        other = '"else"' if value.startswith('"') else "0.125" if "." in value else "77"
        return f"{field} = {other}"

    files = {
        file: put(tmp_path / file, ASIDE_LINE.sub(change, path.read_text("utf-8")))
        for file, path in loaded.shelf.files.items()
        if file != "seafarers.toml"
    }
    assert "name_ru" in changed
    other = editions.on(editions.shelf_with(name, files))
    assert other.shelf.package != loaded.shelf.package
    assert other.data_digest == loaded.data_digest
    assert tables_of(other) == tables_of(loaded)


# ---------------------------------------------------------------- matches saved before


@pytest.mark.parametrize("name", STANDS_AT)
def test_a_match_saved_with_a_digest_of_whole_files_opens(name: str) -> None:
    match = matches.verify(matches.read(SAVED / f"{name}.match.json"))
    assert match.digest == STANDS_AT[name]
    assert match.game.meta.rules_version == 1


def test_it_opens_when_its_files_were_corrected_ones(tmp_path: Path) -> None:
    text = data.shipped("master_elf")["data.toml"].read_text("utf-8")
    changed = text.replace("hand_start = 3", "hand_start = 4")
    data.use("master_elf", put(tmp_path / "corrected.toml", changed))
    files = data.in_force("master_elf")
    file = random_match(editions.on(editions.shelf_with("master_elf", files))).to_file()
    old = msgspec.structs.replace(file, data_digest=data.bytes_digest(files))
    assert matches.replay(old).ply == 8
