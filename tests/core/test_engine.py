"""One rules source, three engines: calls followed, twins apart, results equal bit for bit."""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

import samobranka.games
from samobranka.core import engine, kernels
from samobranka.core.chance import HEADER, generator, seed_generator, tape
from samobranka.core.engine import Cpu, Cuda, Engine, Interpreted, NotRules, Plan, RuleCycle, plan
from samobranka.core.game import Game
from samobranka.core.record import Checked, table

from .playing import Batch, play


def module(name: str, source: str, **given: Any) -> Any:
    """A module made of a few lines."""
    made = ModuleType(name)
    vars(made).update(given)
    exec(source, vars(made))
    return made


def names(planned: Plan) -> list[str]:
    return [function.__name__ for function in planned.functions]


def interpreted_twins(planned: Plan) -> dict[FunctionType, Any]:
    return engine.twins_of(planned, lambda twin: twin, lambda view: view)


# ---------------------------------------------------------------- following calls

HOUSE = """
def floor(x): return x + GROUND
def wall(x): return floor(x) + WALLS[0]
def roof(x): return wall(x) + floor(x) + max(x, len(WALLS))
"""


def house(**given: Any) -> Any:
    return module("house", HOUSE, **{"GROUND": 1, "WALLS": table([4, 5]), **given})


def test_a_plan_follows_calls_callees_first_each_once() -> None:
    assert names(plan([house().roof])) == ["floor", "wall", "roof"]


def test_several_roots_share_their_callees() -> None:
    built = house()
    assert names(plan([built.wall, built.roof, built.wall])) == ["floor", "wall", "roof"]


def test_a_plan_knows_what_each_function_takes_from_outside() -> None:
    built = house()
    planned = plan([built.roof])
    assert dict(planned.outside[built.floor]) == {"GROUND": 1}
    assert set(planned.outside[built.wall]) == {"floor", "WALLS"}
    assert set(planned.outside[built.roof]) == {"wall", "floor", "WALLS"}  # builtins are not


def test_a_function_is_followed_under_another_name() -> None:
    other = module("other", "def up(x): return near(x)", near=house().floor)
    assert names(plan([other.up])) == ["floor", "up"]


def test_whole_numbers_truth_values_tables_and_functions_are_allowed() -> None:
    good = module("good", "def f(x): return A + B + T[0] + g(x)\ndef g(x): return x", A=1, B=True)
    good.T = table([7])
    assert set(plan([good.f]).outside[good.f]) == {"A", "B", "T", "g"}


# ---------------------------------------------------------------- holes


def test_holes_are_filled_like_a_template() -> None:
    loop = module("loop", "def play(x): return choose(x) + SIZE")
    choice = module("choice", "def choose(x): return 10 * x").choose
    planned = plan([loop.play], {"choose": choice, "SIZE": 5})
    assert names(planned) == ["choose", "play"]
    assert interpreted_twins(planned)[loop.play](2) == 25


def test_a_functions_own_name_is_stronger_than_a_hole() -> None:
    loop = module("loop", "def choose(x): return x\ndef play(x): return choose(x)")
    other = module("other", "def choose(x): return -x").choose
    assert interpreted_twins(plan([loop.play], {"choose": other}))[loop.play](3) == 3


def test_a_hole_nobody_fills_is_refused_by_name() -> None:
    loop = module("loop", "def play(x): return choose(x)")
    with pytest.raises(NotRules, match=r"loop\.play names choose, which is nowhere defined"):
        plan([loop.play])


def test_holes_beyond_the_contract_name_the_kernel() -> None:
    loop = module("loop", "def play(x): return policy(x) + legal(x) + mark")
    one = module("bots.one", "def policy(x): return x").policy
    holes = {"policy": one, "legal": one, "mark": 3}
    planned = plan([loop.play], holes)
    assert planned.variant == "policy=bots.one.policy"
    twin = interpreted_twins(planned)[loop.play]
    assert twin.__qualname__ == "play" + planned.suffix
    assert re.fullmatch(r"\[policy=bots\.one\.policy#[0-9a-f]{12}\]", planned.suffix)
    assert plan([house().roof]).variant == plan([house().roof]).suffix == ""


def test_kernels_that_differ_in_a_number_differ_in_name() -> None:
    """Their machine code is linked by name, and may be in one process."""
    loop = module("loop", "def play(x): return x + trust")
    suffixes = {plan([loop.play], {"trust": trust}).suffix for trust in (1, 2, 2)}
    assert len(suffixes) == 2


# ---------------------------------------------------------------- what is refused


def test_a_cycle_of_two_names_the_circle() -> None:
    phases = module("phases", "def day(x): return night(x)\ndef night(x): return day(x)")
    entry = module("entry", "def begin(x): return day(x)", day=phases.day)
    circle = r"phases\.day -> phases\.night -> phases\.day$"
    with pytest.raises(RuleCycle, match=circle):
        plan([entry.begin])


def test_recursion_is_a_cycle_of_one() -> None:
    lone = module("lone", "def again(x): return again(x - 1) if x else 0")
    with pytest.raises(RuleCycle, match=r"circle: lone\.again -> lone\.again$"):
        plan([lone.again])


def test_a_cycle_through_a_hole_is_a_cycle() -> None:
    loop = module("loop", "def play(x): return choose(x)")
    choose = module("bot", "def choose(x): return play(x)", play=loop.play).choose
    with pytest.raises(RuleCycle, match=r"loop\.play -> bot\.choose -> loop\.play"):
        plan([loop.play], {"choose": choose})


def test_no_recursion_is_no_cycle() -> None:
    """Two ways to the same function meet; they do not go round."""
    source = "def a(): return 1\ndef b(): return a()\ndef c(): return a()\n"
    diamond = module("diamond", source + "def d(): return b() + c()")
    assert names(plan([diamond.d])) == ["a", "b", "c", "d"]


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (math, "module"),
        ([1, 2], "list"),
        ((1, 2), "tuple"),
        ("text", "str"),
        (1.5, "float"),
        ({}, "dict"),
        (None, "NoneType"),
        (Game, "type"),
        (np.zeros(3), "ndarray"),
        (np.int64(3), "int64"),
    ],
)
def test_what_no_engine_could_compile_is_refused_by_name(value: Any, kind: str) -> None:
    bad = module("bad", "def rule(x): return THING if x else 0", THING=value)
    with pytest.raises(NotRules, match=rf"bad\.rule uses THING, a {kind}: rules may use"):
        plan([bad.rule])


def test_what_a_callee_does_wrong_is_named_as_the_callees() -> None:
    bad = module("bad", "def low(x): return THING\ndef high(x): return low(x)", THING="text")
    with pytest.raises(NotRules, match=r"bad\.low uses THING"):
        plan([bad.high])


# ---------------------------------------------------------------- fingerprints


def fingerprint(source: str, **given: Any) -> bytes:
    return plan([module("m", source, **given).f]).fingerprint


def test_equal_code_has_an_equal_fingerprint() -> None:
    assert fingerprint(F) == fingerprint(F)
    assert fingerprint(F) == fingerprint("\n\n# elsewhere in the file\n" + F)


F = "def f(x): return x + 1"
EDITS = [
    ("def f(x): return x + 2", {}),
    ("def f(x): return x - 1", {}),
    ("def f(y): return y + 1", {}),
    ("def f(x, step=1): return x + step", {}),
    ("def f(x, step=2): return x + step", {}),
    ("def f(x): return x + N", {"N": 1}),
    ("def f(x): return x + N", {"N": 2}),
    ("def f(x): return x + N[0]", {"N": table([1, 2, 3, 4])}),
    ("def f(x): return x + N[0]", {"N": table([1, 2, 3, 5])}),
    ("def f(x): return x + N[0, 0]", {"N": table([[1, 2, 3, 4]])}),
    ("def f(x): return x + N[0, 0]", {"N": table([[1, 2], [3, 4]])}),
    ("def f(x): return g(x)\ndef g(x): return x + 1", {}),
    ("def f(x): return g(x)\ndef g(x): return x + 2", {}),
    ("def f(x): return g(x)\ndef g(x, y=1): return x + y", {}),
    ("def f(x): return g(x)\ndef g(x, y=2): return x + y", {}),
]


def test_every_edit_has_a_fingerprint_of_its_own() -> None:
    prints = [fingerprint(F), *(fingerprint(source, **given) for source, given in EDITS)]
    assert len(set(prints)) == len(prints)


# ---------------------------------------------------------------- twins


def test_a_twin_has_the_same_code_in_a_namespace_of_its_own() -> None:
    built = house()
    twin = interpreted_twins(plan([built.roof]))[built.roof]
    assert twin is not built.roof
    assert twin.__code__ is built.roof.__code__
    assert set(twin.__globals__) == {"__builtins__", "wall", "floor", "WALLS"}
    assert twin(3) == built.roof(3)


def test_building_leaves_the_rules_as_they_are() -> None:
    built = house()
    before = dict(vars(built))
    swapped = engine.twins_of(plan([built.roof]), lambda twin: twin, np.asarray)
    assert isinstance(swapped[built.wall].__globals__["WALLS"], np.ndarray)
    assert isinstance(built.WALLS, memoryview)
    assert vars(built) == before


def test_a_twin_keeps_what_the_table_was_when_it_was_made() -> None:
    built = house()
    twin = interpreted_twins(plan([built.floor]))[built.floor]
    built.GROUND = 100
    assert (twin(1), built.floor(1)) == (2, 101)


def test_twins_of_equal_names_do_not_disturb_each_other() -> None:
    one, other = house(), house(GROUND=1000)
    both = module("both", "def sum(x): return a(x) + b(x)", a=one.roof, b=other.roof)
    twins = interpreted_twins(plan([both.sum]))
    assert twins[one.roof](1) == one.roof(1) == 10
    assert twins[other.roof](1) == other.roof(1) == 2008
    assert twins[both.sum](1) == 2018


def test_defaults_are_kept() -> None:
    made = module("m", "def f(x, step=5): return x + step")
    assert interpreted_twins(plan([made.f]))[made.f](1) == 6


# ---------------------------------------------------------------- rules are plain Python

GAMES = Path(samobranka.games.__file__).parent
RULES = sorted(GAMES.rglob("*.py"))
HEAVY = {"numba", "numba_cuda", "llvmlite", "numpy", "torch", "random", "secrets"}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.split(".")[0]


def test_the_walk_sees_imports(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text("import numpy.random as r\ndef f():\n    from numba import njit\n")
    assert set(imported(file)) == {"numpy", "numba"}


@pytest.mark.parametrize("path", RULES, ids=[str(path.relative_to(GAMES)) for path in RULES])
def test_no_file_of_a_game_imports_a_compiler_arrays_or_randomness(path: Path) -> None:
    assert set(imported(path)) & HEAVY == set()


# ---------------------------------------------------------------- equal in every engine

MATCHES = 12
SEATS = [2, 3, 4]


def assert_equal(one: Batch, other: Batch) -> None:
    assert one.plies == other.plies
    assert one.digests == other.digests
    assert one.outcomes == other.outcomes


@pytest.mark.parametrize("seats", SEATS)
def test_checked_plays_like_interpreted(
    interpreted: Interpreted, checked: Interpreted, seats: int
) -> None:
    assert_equal(play(interpreted, MATCHES, seats), play(checked, MATCHES, seats))


@pytest.mark.slow
@pytest.mark.needs_cpu
@pytest.mark.parametrize("seats", SEATS)
def test_machine_code_plays_like_interpreted(
    interpreted: Interpreted, cpu: Cpu, seats: int
) -> None:
    assert_equal(play(interpreted, MATCHES, seats), play(cpu, MATCHES, seats))


@pytest.mark.slow
@pytest.mark.needs_cpu
@pytest.mark.parametrize("seats", SEATS)
def test_machine_code_that_checks_bounds_plays_the_same(
    interpreted: Interpreted, bounds_checked: Cpu, seats: int
) -> None:
    assert bounds_checked.bounds_check
    assert_equal(play(interpreted, MATCHES, seats), play(bounds_checked, MATCHES, seats))
    assert len(set(play(bounds_checked, 400, seats).digests)) == 400


@pytest.mark.slow
@pytest.mark.needs_cpu
def test_kernels_that_take_the_rules_in_play_like_those_that_call_them(
    master_elf: Game, cpu: Cpu
) -> None:
    whole = Cpu(master_elf, whole=True)
    assert_equal(play(cpu, MATCHES, 4), play(whole, MATCHES, 4))


@pytest.mark.slow
@pytest.mark.needs_cpu
def test_two_threads_give_the_rows_of_one(master_elf: Game, cpu: Cpu) -> None:
    two = Cpu(master_elf, threads=2)
    for count in (1, 2, 301):
        one_row, two_rows = play(cpu, count, 4), play(two, count, 4)
        assert_equal(one_row, two_rows)
        assert (one_row.rows == two_rows.rows).all()


def _answers(one: Engine, seats: int) -> Iterator[list[Any]]:
    """Everything the contract answers, at every ply of one match, in plain numbers."""
    game, layout = one.game, one.game.layout
    rows = layout.allocate(2)
    states, actions = one.states(rows), one.row(game.list_size, "i")
    features, out = one.row(game.observation, "f"), one.row(game.outcome_size)
    words = [int(word) for word in np.random.default_rng(3).integers(0, 1 << 32, 20_000)]
    chance, imagining = one.lend(tape(words)), one.lend(generator(1, 2))
    one.setup(states, 0, one.lend(np.array(game.options_row(seats, {})).data), chance)
    ply = 0
    while may := one.movers(states, 0):
        seat = kernels.first_mover(may)
        count = one.legal(states, 0, seat, actions)
        refusals = [one.refusal(states, 0, seat, n) for n in range(game.actions.size)]
        one.observe(states, 0, seat, features)
        one.outcome(states, 0, out)
        rows[1] = rows[0]
        one.determinize(states, 1, seat, imagining)
        yield [layout.digest(row) for row in rows]
        yield [int(actions[place]) for place in range(count)]
        yield [int(code) for code in refusals]
        yield [int(features[place]) for place in range(game.observation)]
        yield [int(out[place]) for place in range(game.outcome_size)]
        yield [int(one.evaluate(states, 0, seat))]
        one.apply(states, 0, seat, int(actions[ply % count]), chance)
        ply += 1
    yield [ply]


@pytest.mark.slow
@pytest.mark.needs_cpu
@pytest.mark.parametrize("seats", SEATS)
def test_every_function_of_the_contract_answers_the_same_call_by_call(
    interpreted: Interpreted, cpu: Cpu, seats: int
) -> None:
    plies = 0
    for reference, compiled in zip(_answers(interpreted, seats), _answers(cpu, seats), strict=True):
        assert reference == compiled
        plies += 1
    assert plies > 100


# ---------------------------------------------------------------- rows and lines


def test_a_checked_engine_lends_checked_lines(checked: Interpreted) -> None:
    for line in (checked.row(3), checked.grid(2, 3)[1], checked.lend(tape([1]))):
        assert isinstance(line, Checked)
        with pytest.raises(IndexError, match="negative"):
            line[-1]


def test_a_checked_engine_checks_tables_too(checked: Interpreted) -> None:
    looks = module("looks", "def look(i, out): out[i] = T[i - 1]", T=table([1, 2]))
    with pytest.raises(IndexError, match="negative"):
        checked.kernel(looks.look)(1, checked.row(2))


def test_interpreted_lines_are_exact_ints(interpreted: Interpreted) -> None:
    line = interpreted.row(2)
    line[1] = (1 << 63) - 1
    assert line[1] == (1 << 63) - 1
    assert type(line[1]) is int
    with pytest.raises(ValueError, match="memoryview"):
        line[0] = 1 << 63


def test_a_kernel_does_its_body_for_every_match(interpreted: Interpreted) -> None:
    body = module("body", "def note(i, out, more): out[i] = i * i + more").note
    out = interpreted.row(5)
    interpreted.kernel(body)(4, out, 100)
    assert list(out) == [100, 101, 104, 109, 0]


def test_kernels_know_the_sizes_of_a_record(interpreted: Interpreted, master_elf: Game) -> None:
    body = module("body", "def note(i, out):\n    out[0] = mark\n    out[1] = row_size").note
    out = interpreted.row(2)
    interpreted.kernel(body)(1, out)
    assert list(out) == [master_elf.layout.mark, master_elf.layout.size]


def test_the_interpreted_engine_of_a_game_is_made_once(master_elf: Game) -> None:
    assert engine.interpreted(master_elf) is engine.interpreted(master_elf)


# ---------------------------------------------------------------- GPU


def _arguments(game: Game, count: int) -> tuple[Any, ...]:
    rows = game.layout.allocate(count)
    lists = np.zeros((count, game.list_size), np.int32)
    chances = np.zeros((count, HEADER), np.int64)
    line, outcomes = np.zeros(count, np.int64), np.zeros((count, game.outcome_size), np.int64)
    states = game.layout.records(rows)
    return (
        states,
        rows,
        np.array(game.options_row(2, {})),
        chances,
        lists,
        line,
        outcomes,
        1,
        game.max_plies,
    )


@pytest.mark.slow
@pytest.mark.needs_ptx
def test_master_elf_compiles_to_ptx_without_a_gpu(cuda: Cuda, master_elf: Game) -> None:
    arguments = _arguments(master_elf, 2)
    ptx = cuda.ptx(kernels.playout, arguments, policy=kernels.uniform)
    assert ".visible .entry" in ptx
    assert ".target sm_90" in ptx


@pytest.mark.slow
@pytest.mark.needs_ptx
def test_compiling_to_ptx_leaves_numba_cuda_as_it_was(cuda: Cuda) -> None:
    from numba.cuda import dispatcher

    asked = dispatcher.get_current_device
    body = module("body", "def note(i, out): out[i] = missing_in_cuda(i)")
    body.missing_in_cuda = module("m", "def missing_in_cuda(i): return open(i)").missing_in_cuda
    with pytest.raises(Exception, match="open"):
        cuda.ptx(body.note, [np.zeros(1, np.int64)])
    assert dispatcher.get_current_device is asked


@pytest.mark.slow
@pytest.mark.gpu
@pytest.mark.parametrize("seats", SEATS)
def test_a_gpu_plays_like_machine_code(cpu: Cpu, cuda: Cuda, seats: int) -> None:
    assert_equal(play(cpu, 1000, seats), play(cuda, 1000, seats))


@pytest.mark.slow
@pytest.mark.gpu
def test_a_gpu_imagines_the_same_words(cuda: Cuda) -> None:
    chances = cuda.grid(300, HEADER)
    body = module("body", "def seed(i, chances): seed_generator(chances[i], -5, i)")
    body.seed_generator = seed_generator
    cuda.kernel(body.seed)(300, chances)
    expected = [list(generator(-5, i)) for i in range(300)]  # type: ignore[call-overload]
    assert chances.copy_to_host().tolist() == expected


def test_closures_and_keyword_defaults_are_refused() -> None:
    bound = 3

    def closure(n: int) -> int:
        return n + bound

    def keyword(n: int, *, more: int = 1) -> int:
        return n + more

    for function in (closure, keyword):
        with pytest.raises(engine.NotRules, match=function.__name__):
            engine.plan([function])  # type: ignore[list-item]


def test_a_long_policy_name_makes_no_long_file_name() -> None:
    def policy() -> int:
        return 1

    policy.__module__ = "m" * 300
    planned = engine.plan([policy], {"policy": policy})  # type: ignore[list-item]
    assert "m" * 300 in planned.variant
    assert len(planned.suffix) < 100
