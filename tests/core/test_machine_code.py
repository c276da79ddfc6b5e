"""Machine code on disk: found again when nothing has changed, and never used when anything has.

Every test starts fresh Pythons on a tiny game and compares what its machine code computes with what
the rules say. Edits keep the size and the time of the file, so nothing but its content tells.
"""

from __future__ import annotations

import dataclasses
import os
import random
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from types import SimpleNamespace

import pytest

from samobranka.core import data, editions, engine, machine_code, processor
from samobranka.core.game import Game

from .tiny import Answer, House, answer_of

pytestmark = [pytest.mark.slow, pytest.mark.needs_cpu]


ENTRIES = (*engine.CONTRACT, "in_turn")
PLAIN = {"NUMBA_CPU_NAME": "x86-64", "NUMBA_CPU_FEATURES": ""}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """The tiny game in a folder of its own."""
    made = House(tmp_path_factory.mktemp("house"))
    made.write()
    return made


@pytest.fixture(scope="module")
def cold(house: House) -> Answer:
    """The first start, with nothing on disk."""
    return house.start()


@contextmanager
def edited(path: Path, old: str, new: str) -> Iterator[None]:
    """While inside, a file says something else, in as many bytes and as of the same time."""
    before, times = path.read_text(), path.stat()
    assert before.count(old) == 1
    assert len(old) == len(new)
    try:
        path.write_text(before.replace(old, new))
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
        yield
    finally:
        path.write_text(before)
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


# ---------------------------------------------------------------- found again


def test_the_first_start_compiles_and_says_so(house: House, cold: Answer) -> None:
    assert cold.compiled
    assert {"setup", "apply", "evaluate", "in_turn"} <= {name for _, _, name in cold.compiled}
    assert all(0 < done <= total for done, total, _ in cold.compiled)
    assert cold.compiled[0][0] == 1
    assert house.machine_code()
    assert cold.result


def test_the_second_start_compiles_nothing(house: House, cold: Answer) -> None:
    before = house.machine_code()
    warm = house.start()
    assert warm.compiled == []
    assert warm.result == cold.result
    assert house.machine_code() == before


def test_another_time_and_another_place_compile_nothing(
    house: House, cold: Answer, tmp_path: Path
) -> None:
    moved = House(tmp_path / "elsewhere")
    shutil.copytree(house.root, moved.root)
    for path in moved.root.rglob("*.*"):
        if moved.cache not in path.parents:
            os.utime(path, (1, 1))
    before = moved.machine_code()
    answer = moved.start()
    assert Path(answer.core).is_relative_to(moved.root)
    assert answer.compiled == []
    assert answer.result == cold.result
    assert moved.machine_code() == before


# ---------------------------------------------------------------- never stale


def test_an_edit_in_a_rules_file_is_seen_and_so_is_its_undoing(house: House, cold: Answer) -> None:
    with edited(house.file("rules.py"), "10 * worth_of", "20 * worth_of"):
        answer = house.start()
    assert answer.compiled
    assert answer.result != cold.result
    again = house.start()
    assert again.compiled == []
    assert again.result == cold.result


def test_an_edit_in_an_imported_rules_file_is_seen(house: House, cold: Answer) -> None:
    with edited(house.file("counting.py"), "+ 1", "+ 2"):
        answer = house.start()
    assert answer.compiled
    assert answer.result != cold.result


def test_an_edit_in_the_data_file_is_seen(house: House, cold: Answer) -> None:
    with edited(house.file("data.toml"), "[0, 1, 2, 4]", "[0, 3, 5, 4]"):
        answer = house.start()
    assert answer.compiled
    assert answer.result != cold.result


def test_a_data_file_that_its_owner_corrected_is_seen(
    house: House, cold: Answer, tmp_path: Path
) -> None:
    corrected = tmp_path / "data" / "tiny" / "data.toml"
    corrected.parent.mkdir(parents=True)
    corrected.write_text(house.file("data.toml").read_text().replace("goal = 40", "goal = 30"))
    answer = house.start(whole=False, SAMOBRANKA_HOME=str(tmp_path))
    assert answer.compiled
    assert answer.result[0] != cold.result[0]


def test_an_edit_in_core_is_seen(house: House, cold: Answer) -> None:
    shutil.rmtree(house.core / "__pycache__", ignore_errors=True)  # it goes by size and time
    with edited(house.core / "chance.py", "WARM_UP = 12", "WARM_UP = 13"):
        answer = house.start()
    assert Path(answer.core).is_relative_to(house.root)
    assert answer.compiled
    assert answer.result != cold.result


def test_the_bounds_check_is_seen(house: House, cold: Answer) -> None:
    assert cold.answers[0]["beyond"] == "nothing"
    answer = house.start(bounds_check=True, whole=False)
    assert answer.answers[0]["beyond"] == "IndexError"
    assert answer.answers[0]["in_a_thread"] == "IndexError"
    assert answer.result[0] == cold.result[0]
    assert house.start().answers[0]["beyond"] == "nothing"


def test_numbas_own_bounds_check_is_seen(house: House, cold: Answer) -> None:
    answer = house.start(whole=False, NUMBA_BOUNDSCHECK="1")
    assert answer.answers[0]["beyond"] == "IndexError"
    assert answer.result[0] == cold.result[0]


def test_the_key_sees_facts_and_no_comments(master_elf: Game, tmp_path: Path) -> None:
    text = data.shipped("master_elf")["data.toml"].read_text("utf-8")

    def key(changed: str) -> str:
        (tmp_path / "data.toml").write_text(changed, "utf-8")
        shelf = editions.shelf_with("master_elf", {"data.toml": tmp_path / "data.toml"})
        edition = dataclasses.replace(
            master_elf, shelf=shelf, data_digest=editions.digest_of(shelf)
        )
        planned = engine.plan([master_elf.movers])  # type: ignore[list-item]
        return machine_code.machine_code_key(edition, planned, bounds_check=False)

    assert key(text) == key(text + "# seen\n")
    assert key(text) != key(text.replace("hand_limit = 7", "hand_limit = 9"))


# ---------------------------------------------------------------- policies


def test_another_policy_in_the_same_kernel_is_seen(house: House, cold: Answer) -> None:
    first, answer = house.start(whole=False), house.start(policy="other", whole=False)
    assert first.result == [cold.result[0], 101]
    assert answer.result == [cold.result[0], 103]
    compiled = {name for _, _, name in answer.compiled}
    assert "in_turn" in compiled
    assert "evaluate" not in compiled  # the contract itself was found


EDITED_POLICIES = {
    "its code": ("edited", "actions[count - 1]", "actions[count - 2]"),
    "a constant it names": ("bold", "BOLD = 2", "BOLD = 0"),
    "a default of what it calls": ("by_default", "place=2", "place=0"),
}


@pytest.mark.parametrize("what", EDITED_POLICIES)
def test_an_edited_policy_of_the_same_name_is_seen(house: House, cold: Answer, what: str) -> None:
    policy, old, new = EDITED_POLICIES[what]
    before = house.start(policy=policy, whole=False)
    with edited(house.policies, old, new):
        after = house.start(policy=policy, whole=False)
    assert after.result[0] == before.result[0]
    assert after.result[1] != before.result[1]


# ---------------------------------------------------------------- garbled


def flipped(content: bytes) -> bytes:
    """A bit is another in the middle, where the machine code itself stands."""
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


GARBLED: tuple[Callable[[bytes], bytes], ...] = (
    lambda content: b"",
    lambda content: content[: len(content) // 2],
    lambda content: bytes(len(content)),
    lambda content: random.Random(1).randbytes(len(content)),
    flipped,
    lambda content: content + content,
)
"""A full disk, a torn write, a lost power supply, a bad disk, somebody's mistake."""


def test_garbled_machine_code_is_thrown_away_and_built_anew(house: House, cold: Answer) -> None:
    """Whatever happened to it: none of it is loaded, for that could end the process."""
    for path, garbled in zip(house.files(), cycle(GARBLED), strict=False):
        path.write_bytes(garbled(path.read_bytes()))
    answer, errors = house.hear()
    assert {name for _, _, name in answer.compiled} == {name for _, _, name in cold.compiled}
    assert answer.result == cold.result
    said = [line for line in errors.splitlines() if "is garbled: it is thrown away" in line]
    assert len(said) == len({*said}) == 2  # of the game and of the kernel, not for every file
    again, errors = house.hear()
    assert (again.compiled, errors) == ([], "")


def test_machine_code_in_anothers_place_is_garbled(house: House, cold: Answer) -> None:
    first, *others = house.files()
    for other in others:
        shutil.copy(first, other)
    answer, errors = house.hear()
    assert "garbled" in errors
    assert answer.compiled
    assert answer.result == cold.result


def test_machine_code_that_went_is_built_anew(house: House, cold: Answer) -> None:
    lost = house.files()[::2]
    for path in lost:
        path.unlink()
    answer = house.start()
    assert answer.compiled
    assert answer.result == cold.result
    anew = {path.parent for path in lost if path.exists()}  # other tests have left other folders
    assert anew
    assert all(path.exists() for path in lost if path.parent in anew)


@pytest.mark.parametrize("blocks", ["no folder", "no room"])
def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(
    tmp_path: Path, cold: Answer, blocks: str
) -> None:
    """For this process alone, and it is said once."""
    house = House(tmp_path)
    house.write()
    if blocks == "no folder":
        house.cache.rmdir()
        house.cache.write_text("in the way")
    answer, errors = house.hear(whole=False, full=blocks == "no room")
    assert answer.compiled
    assert answer.result[0] == cold.result[0]
    said = [line for line in errors.splitlines() if "machine code cannot be kept in" in line]
    assert 1 <= len(said) <= 2  # of the game, and of the kernel
    assert blocks == "no folder" or not house.files()


def test_who_may_not_compile_is_told_what_is_missing(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.write()
    with house.begin(whole=False, compiles=False, stderr=subprocess.PIPE) as process:
        _, errors = process.communicate(timeout=120)
    assert process.returncode == 1
    assert "NotKept: setup-" in errors
    compiled = house.start(whole=False)
    kept = house.start(whole=False, compiles=False)
    assert kept.compiled == []
    assert kept.result == compiled.result


# ---------------------------------------------------------------- side by side


def test_two_processes_at_once_do_not_break_each_other(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.write()
    both = [house.begin(), house.begin()]
    first, second = [answer_of(process) for process in both]
    assert first.result == second.result
    once = [name for _, _, name in [*first.compiled, *second.compiled] if name in ENTRIES]
    assert sorted(once) == sorted(ENTRIES)  # who comes second waits, and compiles nothing twice
    warm = house.start()
    assert warm.compiled == []
    assert warm.result == first.result


def test_two_games_of_equal_names_do_not_disturb_each_other(tmp_path: Path, cold: Answer) -> None:
    house = House(tmp_path)
    house.write()
    house.add_game("twin")
    with edited(house.file("counting.py", "twin"), "+ 1", "+ 2"):
        for _ in ("cold", "warm"):
            answer = house.start(games=("tiny", "twin", "tiny"), whole=False)
            tiny, twin, again = answer.answers
            assert tiny == again
            assert tiny["cpu"][0] == cold.result[0]
            assert twin["cpu"] == twin["interpreted"]
            assert twin["cpu"][0] != tiny["cpu"][0]
    assert answer.compiled == []


# ---------------------------------------------------------------- processors and releases


def test_processors_are_taken_by_their_level() -> None:
    modern = ",".join(f"+{feature}" for feature in (*processor.LEVEL_3, "avx512f"))
    first = processor.processor_of("x86_64", "znver5", modern)
    assert first == processor.processor_of("x86_64", "haswell", modern + ",-sse4a")
    assert first == processor.Processor("x86-64-v3")
    for feature in processor.LEVEL_3:
        lacking = modern.replace(f"+{feature},", f"-{feature},")
        plain = processor.processor_of("x86_64", "znver5", lacking)
        assert plain == processor.Processor("x86-64")
    other = processor.processor_of("aarch64", "cortex-a76", "+neon")
    assert other == processor.Processor("cortex-a76", "+neon")


@pytest.mark.parametrize("changed", ["processor", "numba", "python"])
def test_another_processor_or_version_has_another_key(
    master_elf: Game, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    def key() -> str:
        planned = engine.plan([master_elf.movers])  # type: ignore[list-item]
        return machine_code.machine_code_key(master_elf, planned, bounds_check=False)

    monkeypatch.setattr(processor, "processor", lambda: processor.Processor("x86-64-v3"))
    before = key()
    if changed == "processor":
        monkeypatch.setattr(processor, "processor", lambda: processor.Processor("x86-64"))
    else:
        others = {**machine_code.compilers(), changed: "0.1"}
        monkeypatch.setattr(machine_code, "compilers", lambda: others)
    assert key() != before


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> House:
    """As it is installed: machine code for plain processors lies in the package, the cache is empty."""
    made = House(tmp_path_factory.mktemp("release"))
    made.write()
    made.start(**PLAIN)
    shutil.move(made.cache, made.core.parent / "machine_code")
    made.cache.mkdir()
    return made


def test_machine_code_of_the_package_is_found(release: House, cold: Answer) -> None:
    answer = release.start(compiles=False, **PLAIN)
    assert answer.compiled == []
    assert answer.result == cold.result
    assert release.files() == []


def test_for_another_processor_it_is_built_anew(release: House, cold: Answer) -> None:
    answer = release.start(whole=False, NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="")
    assert answer.compiled
    assert answer.result[0] == cold.result[0]
    shutil.rmtree(release.cache)
    release.cache.mkdir()


def test_damaged_machine_code_of_the_package_is_built_anew(
    release: House, cold: Answer, tmp_path: Path
) -> None:
    moved = House(tmp_path / "damaged")
    shutil.copytree(release.root, moved.root)
    for path in (moved.core.parent / "machine_code").rglob("*.code"):
        path.write_bytes(flipped(path.read_bytes()))
    answer, errors = moved.hear(whole=False, **PLAIN)
    assert "garbled" in errors
    assert answer.compiled
    assert answer.result[0] == cold.result[0]
    assert moved.start(whole=False, **PLAIN).compiled == []


# ---------------------------------------------------------------- trusted


def test_a_folder_that_others_may_write_to_is_not_trusted(tmp_path: Path, cold: Answer) -> None:
    """What lies there is not loaded, and nothing is put there."""
    house = House(tmp_path)
    house.write()
    house.start(whole=False)
    before = house.machine_code()
    house.cache.chmod(0o777)
    answer, errors = house.hear(whole=False)
    assert f"others may write to {house.cache}" in errors
    assert answer.compiled
    assert answer.result[0] == cold.result[0]
    assert house.machine_code() == before
    house.cache.chmod(0o755)
    assert house.start(whole=False).compiled == []


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
@pytest.mark.parametrize(
    ("above", "folder", "trusted"),
    [
        (0o755, 0o755, True),
        (0o755, 0o700, True),
        (0o755, 0o775, False),
        (0o755, 0o702, False),
        (0o775, 0o755, False),
        (0o777, 0o755, False),
        (0o1777, 0o755, True),  # as /tmp: others cannot take away what is ours
        (0o755, 0o1777, False),
    ],
)
def test_who_else_may_write_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, above: int, folder: int, trusted: bool
) -> None:
    monkeypatch.setattr(machine_code, "_is_private_group", lambda group: False)
    place = tmp_path / "above" / "folder"
    place.mkdir(parents=True)
    place.chmod(folder)
    place.parent.chmod(above)
    assert (machine_code.open_to_others(place) is None) == trusted
    assert (machine_code.open_to_others(place / "to be made") is None) == (
        trusted or (above, folder) == (0o755, 0o1777)
    )


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_a_group_of_ones_own_is_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.chmod(0o770)
    monkeypatch.setattr(machine_code, "_is_private_group", lambda group: True)
    assert machine_code.open_to_others(tmp_path) is None


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such owners")
def test_a_folder_of_somebody_else_is_not_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path.stat().st_uid
    monkeypatch.setattr(os, "geteuid", lambda: here + 1)
    expected = None if here == 0 else tmp_path
    assert machine_code.open_to_others(tmp_path) == expected
    monkeypatch.setenv("SAMOBRANKA_CACHE", str(tmp_path))
    monkeypatch.setattr(machine_code, "open_to_others", lambda folder: folder)
    with pytest.raises(machine_code.OthersMayWrite):
        machine_code.demand_cache()


def test_who_claims_first_builds(tmp_path: Path) -> None:
    first, second = machine_code.Claim(tmp_path / "a.code"), machine_code.Claim(tmp_path / "a.code")
    assert first.take()
    assert not second.take()
    first.give_back()
    assert second.take()
    second.give_back()
    assert list(tmp_path.iterdir()) == []


# ---------------------------------------------------------------- forgotten


def test_machine_code_nobody_used_for_long_is_forgotten(
    master_elf: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAMOBRANKA_CACHE", str(tmp_path))
    planned = engine.plan([master_elf.movers])  # type: ignore[list-item]
    old, young = tmp_path / "old-game-key", tmp_path / "young-game-key"
    for folder, days in ((old, 31), (young, 29)):
        folder.mkdir()
        (folder / "code.nbc").touch()
        then = time.time() - days * 24 * 3600
        os.utime(folder, (then, then))
    kept = machine_code.place_of(master_elf, planned, bounds_check=False).own
    assert kept.parent == tmp_path
    assert sorted(tmp_path.iterdir()) == [young]
    kept.mkdir()
    os.utime(kept, (1, 1))
    assert machine_code.place_of(master_elf, planned, bounds_check=False).own == kept
    assert kept.stat().st_mtime > time.time() - 60  # it was used again


def test_two_processes_may_forget_the_same_machine_code(
    master_elf: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAMOBRANKA_CACHE", str(tmp_path))
    old = tmp_path / "old-game-key"
    old.mkdir()

    def other_process_is_quicker() -> float:
        old.rmdir()
        return time.time()

    planned = engine.plan([master_elf.movers])  # type: ignore[list-item]
    monkeypatch.setattr(machine_code, "time", SimpleNamespace(time=other_process_is_quicker))
    monkeypatch.setattr(Path, "iterdir", lambda _: iter([old]))
    machine_code.place_of(master_elf, planned, bounds_check=False)
    assert not old.exists()
