"""One rules source, three engines.

    interpreted   the functions as they are, over stand-ins made of memoryviews: the reference
    cpu           the same functions compiled by Numba, without the interpreter's lock
    cuda          the same functions compiled by numba-cuda, a match a thread

An engine follows the calls of the functions it is asked for, callees first, and gives each a
*twin*: the same code object in a namespace of its own, in which tables are arrays and callees are
twins. A generic kernel names functions it does not define ("holes": `legal`, `apply`, a policy); the
engine fills them with one game's, like a template.

Machine code is kept on disk (machine_code.py) and made for a level of processors (processor.py).
"""

from __future__ import annotations

import builtins
import dis
import hashlib
import threading
import warnings
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from types import FunctionType
from typing import Any, Protocol, cast

import numpy as np

from samobranka.core import happening, kernels
from samobranka.core.chance import HEADER
from samobranka.core.game import (
    Apply,
    Determinize,
    Evaluate,
    Game,
    Legal,
    Movers,
    Observe,
    Setup,
    States,
    WhyNot,
    WriteOutcome,
)
from samobranka.core.happening import Happened
from samobranka.core.machine_code import Place, machine_code_key, place_of
from samobranka.core.record import Checked, Row, Rows
from samobranka.core.refusal import Refusal

CONTRACT = (
    "setup",
    "movers",
    "legal",
    "refusal",
    "apply",
    "outcome",
    "determinize",
    "observe",
    "evaluate",
)

FORMATS = {"b": np.int8, "h": np.int16, "i": np.int32, "q": np.int64, "f": np.float32}

BLOCK = 128
"""Threads of a GPU block."""

LONGEST_VARIANT = 80
"""Letters of a variant that are written out in names; longer ones are left out."""

INLINE_BELOW = 500
"""Functions with less bytecode than this are compiled into their callers; so is any function that is
called from one place only, which makes the code faster and not longer."""


@dataclass(frozen=True)
class Linked:
    """A function that is compiled by itself and called by its symbol, never compiled in."""

    symbol: str
    entry: Any

    @cached_property
    def call(self) -> Any:
        """What compiled code calls; the function itself has been compiled by then."""
        return linked(self.symbol, self.entry)


class NotRules(TypeError):
    """A rules function does what rules may not do."""


class RuleCycle(NotRules):
    """Rules functions call each other in a circle."""


class Progress(Protocol):
    """Told of every function that was compiled."""

    def __call__(self, done: int, total: int, name: str, /) -> None: ...


# ---------------------------------------------------------------- following calls


@dataclass(frozen=True)
class Plan:
    """Functions to build, callees first, and what each of them takes from outside itself."""

    functions: tuple[FunctionType, ...]
    outside: Mapping[FunctionType, Mapping[str, Any]]
    variant: str
    """The functions in the holes of a kernel, for people."""
    has_holes: bool

    @property
    def suffix(self) -> str:
        """What is added to the names of a kernel's functions, short enough for a file's name.

        Machine code is linked by name, also that of several games in one process: kernels that differ
        in anything, be it one number in a hole, must differ in their names.
        """
        if not self.has_holes:
            return ""
        shown = self.variant if len(self.variant) <= LONGEST_VARIANT else ""
        return f"[{shown}#{hashlib.blake2b(self.fingerprint, digest_size=6).hexdigest()}]"

    def is_inlined(self, function: FunctionType) -> bool:
        """Whether a function is compiled into its callers."""
        callers = sum(function in taken.values() for taken in self.outside.values())
        return callers == 1 or len(function.__code__.co_code) < INLINE_BELOW

    @property
    def weight(self) -> int:
        """The length of all bytecode in the plan."""
        return sum(len(function.__code__.co_code) for function in self.functions)

    @cached_property
    def fingerprint(self) -> bytes:
        """A digest of all code and constants in the plan."""
        sponge = hashlib.blake2b()
        for function in self.functions:
            code = function.__code__
            facts = (name_of(function), function.__defaults__, code.co_names, code.co_varnames)
            sponge.update(repr(facts).encode())
            sponge.update(code.co_code + repr(code.co_consts).encode())
            for name, value in self.outside[function].items():
                known = name_of(value) if isinstance(value, FunctionType) else _content(value)
                sponge.update(f"{name}={known}".encode())
        return sponge.digest()


def plan(roots: Sequence[FunctionType], holes: Mapping[str, Any] | None = None) -> Plan:
    """Follows all calls from `roots`; refuses cycles and what no engine could compile."""
    holes = holes or {}
    order: list[FunctionType] = []
    outside: dict[FunctionType, Mapping[str, Any]] = {}
    path: list[FunctionType] = []

    def visit(function: FunctionType) -> None:
        if function in outside:
            return
        if function in path:
            circle = [*path[path.index(function) :], function]
            raise RuleCycle(
                "rules call each other in a circle: " + " -> ".join(map(name_of, circle))
            )
        path.append(function)
        taken = taken_from_outside(function, holes)
        for value in taken.values():
            if isinstance(value, FunctionType):
                visit(value)
        path.pop()
        outside[function] = taken
        order.append(function)

    for root in roots:
        visit(root)
    fillings = [
        f"{hole}={name_of(filling)}"
        for hole, filling in sorted(holes.items())
        if hole not in CONTRACT and isinstance(filling, FunctionType)
    ]
    return Plan(tuple(order), outside, ",".join(fillings), bool(holes))


def taken_from_outside(function: FunctionType, holes: Mapping[str, Any]) -> dict[str, Any]:
    """The globals a function reads, holes filled."""
    if function.__closure__ or function.__kwdefaults__:
        raise NotRules(f"{name_of(function)} has a closure or keyword-only defaults")
    taken: dict[str, Any] = {}
    for instruction in dis.get_instructions(function):
        if instruction.opname != "LOAD_GLOBAL":
            continue
        name = str(instruction.argval)
        if name in function.__globals__:
            taken[name] = _allowed(function, name, function.__globals__[name])
        elif name in holes:
            taken[name] = holes[name]
        elif not hasattr(builtins, name):
            raise NotRules(f"{name_of(function)} names {name}, which is nowhere defined")
    return taken


def _allowed(function: FunctionType, name: str, value: Any) -> Any:
    if isinstance(value, int | memoryview | FunctionType):
        return value
    raise NotRules(
        f"{name_of(function)} uses {name}, a {type(value).__name__}: rules may use whole numbers, "
        "tables and functions only"
    )


def name_of(function: Any) -> str:
    """Where a function stands: module and name."""
    return f"{function.__module__}.{function.__qualname__}"


def _content(value: Any) -> str:
    if isinstance(value, Linked):
        return value.symbol
    if isinstance(value, memoryview):
        return f"{value.shape} {hashlib.blake2b(value.tobytes()).hexdigest()}"
    return repr(value)


@dataclass(frozen=True)
class Unit:
    """What is compiled in one piece and kept in one file."""

    place: Place
    name: str
    weight: int
    """About how long it takes: the length of all bytecode in it."""

    @property
    def is_there(self) -> bool:
        """Whether it is on disk."""
        return self.place.holds(self.name)


def weight_of(function: Any) -> int:
    """The length of the bytecode of a function and of all below it."""
    return plan([function]).weight


Twins = dict[FunctionType, Any]


def twins_of(
    plan: Plan,
    wrap: Callable[[FunctionType], Any],
    swap: Callable[[memoryview], Any],
    hear: Callable[..., None] | None = None,
) -> Twins:
    """A twin for every function of the plan: its code in a namespace of its own, wrapped.

    `hear` stands for `happened`, where somebody listens to what rules say (happening.py).
    """
    twins: Twins = {cast(FunctionType, happening.happened): hear} if hear else {}
    for function in plan.functions:
        if function in twins:
            continue
        space: dict[str, Any] = {"__builtins__": builtins}
        for name, value in plan.outside[function].items():
            if isinstance(value, memoryview):
                space[name] = swap(value)
            elif isinstance(value, Linked):
                space[name] = value.call
            elif isinstance(value, Refusal):
                space[name] = int(value)
            else:
                space[name] = twins[value] if isinstance(value, FunctionType) else value
        twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        twin.__module__ = function.__module__
        twin.__qualname__ = function.__qualname__ + plan.suffix
        twins[function] = wrap(twin)
    return twins


# ---------------------------------------------------------------- the engines


class Kernel(Protocol):
    """A generic loop bound to one game: does its body for every match 0..count-1."""

    def __call__(self, count: int, /, *arguments: Any) -> None: ...


class Engine(ABC):
    """One game, ready to run one way. `interpreted` and `cpu` also answer call by call."""

    name: str
    setup: Setup
    movers: Movers
    legal: Legal
    refusal: WhyNot
    apply: Apply
    outcome: WriteOutcome
    determinize: Determinize
    observe: Observe
    evaluate: Evaluate

    def __init__(self, game: Game) -> None:
        self.game = game
        self._ears = threading.local()
        self._bound: dict[Any, Kernel] = {}

    @property
    def heard(self) -> list[Happened]:
        """What rules have said in this thread since it was emptied; only interpreted ones speak."""
        if not hasattr(self._ears, "heard"):
            self._ears.heard = []
        heard: list[Happened] = self._ears.heard
        return heard

    @abstractmethod
    def states(self, rows: Any) -> States:
        """Byte rows as this engine's rules index them."""

    def look(self, record: bytes) -> States:
        """One record up to the mark, to be looked at only."""
        rows = self.game.layout.allocate(1)
        rows[0, : len(record)] = memoryview(record)
        return self.states(rows)

    def bytes_of(self, rows: Any) -> Any:
        """Byte rows as kernels index them: `rows[i][place]`."""
        return rows

    def records(self, rows: Rows) -> Any:
        """Byte rows where this engine can reach them."""
        return rows

    def host(self, array: Any) -> Any:
        """A line or lines of this engine as an array on the host."""
        return np.asarray(array)

    def array(self, lines: Any, code: str) -> Any:
        """A line or lines of this engine as an array where they lie; "?": of yes and no."""
        return lines.view(np.dtype(FORMATS.get(code, np.bool_)))

    def put(self, row: Any, numbers: Any) -> None:
        """Copies numbers made elsewhere into a line of this engine."""
        np.asarray(row)[:] = numbers

    def lanes(self, matches: int) -> int:
        """How many of so many matches a kernel works on at once."""
        return 1

    @abstractmethod
    def row(self, length: int, code: str = "q") -> Any:
        """A line of zeros this engine's rules can write to."""

    @abstractmethod
    def grid(self, count: int, length: int, code: str = "q") -> Any:
        """Lines of zeros, one a match."""

    @abstractmethod
    def lend(self, row: Row) -> Any:
        """A line made elsewhere (say a tape), as this engine's rules index it."""

    def kernel(self, body: Any, **holes: Any) -> Kernel:
        """A kernel's body bound to this game, once; holes beyond the contract are filled by name."""
        key = (body, *sorted(holes.items()))
        if key not in self._bound:
            self._bound[key] = self._bind(body, holes)
        return self._bound[key]

    @abstractmethod
    def _bind(self, body: Any, holes: Mapping[str, Any]) -> Kernel:
        """The kernel itself."""

    def _contract(self) -> dict[str, Any]:
        return {name: getattr(self.game, name) for name in CONTRACT}

    def _holes(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """What a kernel may name without defining it: the contract, sizes, and what is given."""
        sizes = {"mark": self.game.layout.mark, "row_size": self.game.layout.size}
        return {**self._contract(), **sizes, **given}

    def _take_contract(self, twins: Twins) -> None:
        for name, function in self._contract().items():
            setattr(self, name, twins[function])


class Interpreted(Engine):
    """The rules as plain Python. `checked` also refuses negative indices."""

    name = "interpreted"

    def __init__(self, game: Game, checked: bool = False) -> None:
        super().__init__(game)
        self.checked = checked
        self._take_contract(self._twins(plan(list(self._contract().values()))))

    def _twins(self, plan: Plan) -> Twins:
        swap = Checked if self.checked else lambda view: view
        return twins_of(plan, lambda twin: twin, swap, self._hear)

    def _hear(self, *said: int) -> None:
        self.heard.append(Happened(*said))

    def states(self, rows: Rows) -> list[Any]:
        return self.game.layout.stand_ins(rows, self.checked)

    def look(self, record: bytes) -> States:
        return super().look(record) if self.checked else [self.game.layout.look(record)]

    def bytes_of(self, rows: Rows) -> list[memoryview]:
        return [memoryview(row) for row in rows]

    def row(self, length: int, code: str = "q") -> Any:
        return self.lend(np.zeros(length, FORMATS[code]).data)

    def grid(self, count: int, length: int, code: str = "q") -> Any:
        return [self.row(length, code) for _ in range(count)]

    def lend(self, row: Any) -> Any:
        return Checked(row) if self.checked and isinstance(row, memoryview) else row

    def array(self, lines: Any, code: str) -> Any:
        return np.asarray(lines).astype(FORMATS.get(code, np.bool_))

    def _bind(self, body: Any, holes: Mapping[str, Any]) -> Kernel:
        function = self._twins(plan([body], self._holes(holes)))[body]

        def run(count: int, /, *arguments: Any) -> None:
            for i in range(count):
                function(i, *arguments)

        return run


class Cpu(Engine):
    """The rules compiled by Numba; kernels may use several threads.

    Kernels call the game's machine code and are built in seconds. With `whole` they take it in and
    are optimised together with it: a fifth faster, and built as slowly as the game itself. Who has no
    time to compile says so: what is not on disk is then NotKept. The contract is compiled `at_once`, or
    by `compile`.
    """

    name = "cpu"

    def __init__(
        self,
        game: Game,
        threads: int = 1,
        bounds_check: bool = False,
        whole: bool = False,
        progress: Progress | None = None,
        compiles: bool = True,
        at_once: bool = True,
    ) -> None:
        super().__init__(game)
        self.compiles = compiles
        self.threads = threads
        self.whole = whole
        self.bounds_check = bounds_check
        self.progress = progress
        self._planned = plan(list(self._contract().values()))
        self._take_contract(self._twins(self._planned, set(self._contract().values())))
        key = machine_code_key(game, self._planned, bounds_check)
        self._linked = {
            name: Linked(f"samobranka.{game.id}.{key}.{name}", getattr(self, name))
            for name in CONTRACT
        }
        if at_once:
            self.compile()

    def compile(self, beside_others: bool = False) -> None:
        """Has the contract compiled; beside others that do the same, first what none has begun."""
        arguments = self._arguments()
        heaviest_first = sorted(CONTRACT, key=lambda name: -weight_of(self._contract()[name]))
        with self._announced(len(self._planned.functions)):
            for name in heaviest_first if beside_others else ():
                getattr(self, name).compile_unless_begun(arguments[name])
            for name in CONTRACT:
                getattr(self, name).compile(arguments[name])

    def units(self, kernels: Sequence[tuple[Any, Mapping[str, Any]]]) -> list[Unit]:
        """What is compiled of the contract and of kernels, given with what fills their holes."""
        place = place_of(self.game, self._planned, self.bounds_check)
        found = [
            Unit(place, name, weight_of(function)) for name, function in self._contract().items()
        ]
        for body, holes in kernels:
            planned = self._planned_loop(body, holes)
            place = place_of(self.game, planned, self.bounds_check)
            found.append(Unit(place, planned.functions[-1].__name__, planned.weight))
        return found

    def lanes(self, matches: int) -> int:
        return min(self.threads, matches)

    def states(self, rows: Rows) -> Any:
        return self.game.layout.records(rows)

    def row(self, length: int, code: str = "q") -> Any:
        return np.zeros(length, FORMATS[code])

    def grid(self, count: int, length: int, code: str = "q") -> Any:
        return np.zeros((count, length), FORMATS[code])

    def lend(self, row: Any) -> Any:
        return np.asarray(row)

    def _bind(self, body: Any, holes: Mapping[str, Any]) -> Kernel:
        in_turn: Any = kernels.in_turn
        planned = self._planned_loop(body, holes)
        loop = self._twins(planned, {in_turn})[in_turn]

        def run(count: int, /, *arguments: Any) -> None:
            with self._announced(len(planned.functions)):
                loop(0, 0, arguments)
            shares = [count * share // self.threads for share in range(self.threads + 1)]
            if self.threads == 1:
                loop(0, count, arguments)
                return
            with ThreadPoolExecutor(self.threads) as pool:
                work = [
                    pool.submit(loop, first, last, arguments) for first, last in pairwise(shares)
                ]
                for share in work:
                    share.result()

        return run

    def _planned_loop(self, body: Any, holes: Mapping[str, Any]) -> Plan:
        in_turn: Any = kernels.in_turn
        return plan([in_turn], self._holes({**holes, "body": body}))

    def _holes(self, given: Mapping[str, Any]) -> dict[str, Any]:
        if self.whole:
            return super()._holes(given)
        compiled = {function: self._linked[name] for name, function in self._contract().items()}
        found = {hole: compiled.get(filling, filling) for hole, filling in given.items()}
        return super()._holes({**self._linked, **found})

    def _twins(self, planned: Plan, kept: set[Any]) -> Twins:
        """Twins, of which the `kept` ones (called from Python) have their machine code on disk."""
        from samobranka.core import compiling

        roots = {function.__code__ for function in kept}
        inlined = {f.__code__ for f in planned.functions if planned.is_inlined(f)}
        called = {
            value.__code__
            for taken in planned.outside.values()
            for value in taken.values()
            if isinstance(value, FunctionType)
        }
        place = place_of(self.game, planned, self.bounds_check)

        def wrap(twin: FunctionType) -> Any:
            forced = twin.__code__ in inlined
            flags = {"boundscheck": self.bounds_check, "forceinline": forced}
            if twin.__code__ in roots:
                is_called = twin.__code__ in called
                return compiling.entry(twin, place, self.compiles, is_called, **flags)
            return compiling.piece(twin, **flags)

        return twins_of(planned, wrap, np.asarray)

    def _arguments(self) -> dict[str, tuple[Any, ...]]:
        """The kinds of arguments that each function of the contract is called with."""
        from numba import typeof

        game, states, chance = (
            self.game,
            self.states(self.game.layout.allocate(1)),
            self.row(HEADER),
        )
        number, line = 0, self.row(1)
        arguments = {
            "setup": (states, number, line, chance),
            "movers": (states, number),
            "legal": (states, number, number, self.row(1, "i")),
            "refusal": (states, number, number, number),
            "apply": (states, number, number, number, chance),
            "outcome": (states, number, line),
            "determinize": (states, number, number, chance),
            "observe": (states, number, number, self.row(game.observation, "f")),
            "evaluate": (states, number, number),
        }
        return {name: tuple(map(typeof, given)) for name, given in arguments.items()}

    @contextmanager
    def _announced(self, total: int) -> Iterator[None]:
        """Tells `progress` of every function that is compiled inside."""
        if self.progress is None:
            yield
            return
        from numba.core import event

        progress, done = self.progress, 0

        class Announcer(event.Listener):  # type: ignore[misc]
            def on_start(self, event: Any) -> None:
                pass

            def on_end(self, event: Any) -> None:
                nonlocal done
                done = min(done + 1, total)
                progress(done, total, event.data["dispatcher"].__name__)

        with event.install_listener("numba:compile", Announcer()):
            yield


class Cuda(Engine):
    """The rules compiled for a GPU: kernels only, a match a thread."""

    name = "cuda"

    def lanes(self, matches: int) -> int:
        return matches

    def states(self, rows: Any) -> Any:
        return rows.view(self.game.layout.dtype).reshape(len(rows))

    def row(self, length: int, code: str = "q") -> Any:
        return self.lend(np.zeros(length, FORMATS[code]))

    def grid(self, count: int, length: int, code: str = "q") -> Any:
        return self.lend(np.zeros((count, length), FORMATS[code]))

    def lend(self, row: Any) -> Any:
        from numba import cuda

        return cuda.to_device(np.asarray(row))

    def records(self, rows: Rows) -> Any:
        return self.lend(rows)

    def host(self, array: Any) -> Any:
        return array.copy_to_host()

    def put(self, row: Any, numbers: Any) -> None:
        from numba import cuda

        there = hasattr(numbers, "__cuda_array_interface__")
        given = cuda.as_cuda_array(numbers) if there else np.asarray(numbers, row.dtype)
        if given.dtype != row.dtype:
            raise TypeError(f"{row.dtype} is wanted on the device, not {given.dtype}")
        row.copy_to_device(given)

    def _bind(self, body: Any, holes: Mapping[str, Any]) -> Kernel:
        from numba import cuda

        compiled = cuda.jit(self._launcher(body, holes))

        def run(count: int, /, *arguments: Any) -> None:
            blocks = (count + BLOCK - 1) // BLOCK
            with warnings.catch_warnings():
                # A small batch does not fill the GPU, and whoever asks for one knows it.
                warnings.filterwarnings("ignore", message=".*Grid size")
                compiled[blocks, BLOCK](count, arguments)
            cuda.synchronize()

        return run

    def ptx(self, body: Any, arguments: Sequence[Any], **holes: Any) -> str:
        """The kernel as PTX, for NumPy arguments like those it would get. Needs no GPU."""
        import numba
        from numba import cuda
        from numba.cuda import dispatcher

        types = numba.types.Tuple([numba.typeof(argument) for argument in arguments])
        asked = dispatcher.get_current_device
        try:
            # A device function asks the current device for its compute capability while it is
            # typed; without a GPU we answer for it.
            dispatcher.get_current_device = lambda: _Hopper
            ptx, _ = cuda.compile_ptx(
                self._launcher(body, holes), (numba.int64, types), cc=_Hopper.compute_capability
            )
        finally:
            dispatcher.get_current_device = asked
        return str(ptx)

    def _launcher(self, body: Any, holes: Mapping[str, Any]) -> Any:
        from numba import cuda

        planned = plan([body], self._holes(holes))
        # All in one: calls cost twice the time there, and with them a large game's kernel was compiled
        # wrongly: an argument lost its address after some rules (Catan, CUDA 13, numba-cuda 0.30).
        device_body = twins_of(planned, _device_function, narrowed)[body]

        def launch(count, arguments):  # type: ignore[no-untyped-def]
            i = cuda.grid(1)
            if i < count:
                device_body(i, *arguments)

        return launch


def _device_function(function: Any) -> Any:
    """A function for kernels. It takes whole numbers in 64 bits, whatever field they come from: a GPU
    would get it once more for every width, each time with the tables that it reads."""
    from numba import cuda

    from samobranka.core.compiling import wide

    compiled = cuda.jit(device=True, forceinline=True)(function)
    template_for = compiled.get_call_template
    compiled.get_call_template = lambda args, kws: template_for(tuple(map(wide, args)), kws)
    return compiled


class _Hopper:
    compute_capability = (9, 0)


ENGINES = ("interpreted", "cpu", "cuda")


@cache
def interpreted(game: Game) -> Interpreted:
    """The game's interpreted engine, made once."""
    return Interpreted(game)


def make_engine(
    name: str,
    game: Game,
    threads: int = 1,
    whole: bool = False,
    progress: Progress | None = None,
) -> Engine:
    """The engine of that name for a game."""
    if name == Interpreted.name:
        return interpreted(game)
    return Cuda(game) if name == Cuda.name else Cpu(game, threads, whole=whole, progress=progress)


def cuda_works() -> bool:
    """Whether this machine has a GPU that the cuda engine can use."""
    try:
        from numba import cuda

        return bool(cuda.is_available())
    except Exception:  # no numba-cuda, no driver, a broken one: each fails in its own way
        return False


# ---------------------------------------------------------------- machine code that is shared


_named: dict[str, Any] = {}
"""What symbols stand for. Kept while the process lives: machine code refers to them by address."""


def linked(symbol: str, dispatcher: Any) -> Any:
    """What compiled code calls for a compiled function, without compiling that once more.

    Numba would take a callee's code into every caller and optimise it there again: a kernel then
    takes as long to build as the whole game. Here a caller knows nothing but the callee's symbol.
    """
    from llvmlite import binding

    (compiled,) = dispatcher.overloads.values()
    if symbol not in _named:
        _named[symbol] = dispatcher
        address = compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name)
        binding.add_symbol(symbol, address)
    return _caller(symbol, compiled.signature)


def narrowed(view: memoryview) -> Any:
    """A table as an array of the smallest whole numbers that hold it: a GPU has 64 KiB for tables.

    Compiled code widens what it reads, so that this cannot be seen in any result.
    """
    wide = np.asarray(view)
    kinds = (np.int8, np.int16, np.int32, np.int64)
    return wide.astype(next(kind for kind in kinds if (wide.astype(kind) == wide).all()))


def _caller(symbol: str, signature: Any) -> Any:
    """A function for compiled code: takes what the named one takes, and calls that."""
    from numba.core import cgutils
    from numba.extending import intrinsic

    from samobranka.core import compiling

    returned, expected = signature.return_type, signature.args

    def write_call(context: Any, builder: Any, sig: Any, packed: Any) -> Any:
        given = cgutils.unpack_tuple(builder, packed[0])
        arguments = [
            context.cast(builder, value, kind, wanted)
            for value, kind, wanted in zip(given, sig.args[0], expected, strict=True)
        ]
        convention = context.call_conv
        kind = convention.get_function_type(returned, expected)
        callee = cgutils.get_or_insert_function(builder.module, kind, symbol)
        status, result = convention.call_function(builder, callee, returned, expected, arguments)
        with cgutils.if_unlikely(builder, status.is_error):
            convention.return_status_propagate(builder, status)
        return result

    def typed(typing: Any, arguments: Any) -> Any:
        return returned(arguments), write_call

    call_by_symbol: Any = intrinsic(typed)

    def call(*arguments: Any) -> Any:
        return call_by_symbol(arguments)

    return compiling.piece(call, forceinline=True)
