"""The table of contents of a game, and what core writes from it: `legal`, `refusal` and `apply`.

A chapter is a module. It has the kinds of action it is about, as structs (see actions.py), says in
OFFERS at which phases it offers which kind, and has for every kind it offers:

    refuse_<kind>(s, seat, …) -> int     why not, at one of its phases; 0: it is legal
    apply_<kind>(s, seat, …)             what then happens; the caller guarantees legality

and where they help:

    try_<kind>(s, seat)                  a generator: which of its actions are worth trying, ascending;
                                         a cheap look first saves a search. Without it: all of them
    rule_out_<kind>(s, seat, …) -> int   what forbids it at other times, too; 0: only the time is wrong

`<kind>` is the tag of its struct. Each function takes, by name, what it needs: the state `s`, the
`seat`, the fields of the struct as numbers (a field `seat` as `other`), and for `apply` also `chance`.
So a chapter reads

    class Bank(Action, tag="bank"):
        give: Annotated[str, RESOURCE]
        get: Annotated[str, RESOURCE]

    OFFERS = {ACTING: (Bank,)}

    def try_bank(s: State, seat: int) -> Iterator[tuple[int, int]]:
        for give in range(RESOURCES):
            if s.hand[seat, give] >= rate_of(s, seat, give):
                for get in range(RESOURCES):
                    yield give, get

A kind that is used on several occasions is offered by several chapters, each with functions of its own:
a road is built in one chapter and free in another. What nobody may notice is `quiet`: the moment stands
still.

`Contents` puts the chapters together. What it writes is an ordinary module that every engine compiles
and tracebacks show; `samobranka contents GAME` prints it.
"""

from __future__ import annotations

import ast
import inspect
import linecache
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import FunctionType, ModuleType
from typing import Any

from samobranka.core.actions import Action, ActionSpace, Kind, indented
from samobranka.core.game import Apply, Legal, Movers, WhyNot, offer
from samobranka.core.refusal import Refusal


class BadChapter(TypeError):
    """A chapter does not say what core needs; the message names the place."""


@dataclass(frozen=True)
class Quiet:
    """A kind that no other seat may notice: the moment stands still."""

    kind: type[Action]


def quiet(*kinds: type[Action]) -> tuple[Quiet, ...]:
    """For OFFERS: kinds that no other seat may notice."""
    return tuple(map(Quiet, kinds))


Offered = Mapping[int, Sequence[type[Action] | Quiet]]
"""What a chapter offers, by phase."""


@dataclass(frozen=True)
class Phase:
    """A phase in which seats decide: its name in views, what is asked, and the chapters open in it."""

    name: str
    number: int
    asks: Refusal
    """What a seat is told that tries something else."""
    chapters: tuple[ModuleType, ...]

    def __init__(self, name: str, number: int, asks: Refusal, *chapters: ModuleType) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "number", number)
        object.__setattr__(self, "asks", asks)
        object.__setattr__(self, "chapters", chapters)


@dataclass(frozen=True)
class Occasion:
    """A kind as one chapter offers it, at some phases."""

    kind: Kind
    chapter: ModuleType
    phases: tuple[int, ...]
    quiet_at: frozenset[int]

    @property
    def chapter_name(self) -> str:
        """The module's own name."""
        return self.chapter.__name__.rsplit(".", 1)[1]

    def name(self, verb: str) -> str:
        """What its function is called in the module that core writes."""
        return f"{self.chapter_name}_{verb}_{self.kind.tag}"

    def function(self, verb: str) -> FunctionType | None:
        """The chapter's function, if it has one."""
        found = vars(self.chapter).get(f"{verb}_{self.kind.tag}")
        return found if isinstance(found, FunctionType) else None

    def needed(self, verb: str) -> FunctionType:
        """The chapter's function; BadChapter where there is none."""
        found = self.function(verb)
        if found is None:
            raise BadChapter(
                f"{self.chapter.__file__}: offers {self.kind.struct.__name__} and has no "
                f"{verb}_{self.kind.tag}"
            )
        return found

    def call(self, verb: str, given: Mapping[str, str]) -> str:
        """A call of that function with the arguments it names."""
        function = self.needed(verb)
        asked = list(inspect.signature(function).parameters)
        for name in asked:
            if name not in given:
                code = function.__code__
                raise BadChapter(
                    f"{code.co_filename}:{code.co_firstlineno}: {function.__name__} asks for "
                    f"{name}; there are {', '.join(given)}"
                )
        return f"{self.name(verb)}({', '.join(given[name] for name in asked)})"

    def takes_field(self, verb: str) -> bool:
        """Whether that function asks for any field of the action."""
        asked = inspect.signature(self.needed(verb)).parameters
        return any(name in asked for name, _ in self.kind.arguments)


class Contents:
    """A game's chapters put together."""

    def __init__(
        self,
        *,
        movers: Movers,
        idle: Callable[[Any, int], int],
        chapters: Sequence[ModuleType],
        phases: Sequence[Phase],
        by_itself: Mapping[int, Callable[..., None]],
        occasion: Callable[[Any], int] | None = None,
        first: Callable[[Any], None] | None = None,
        then: Callable[[Any, int], None] | None = None,
    ) -> None:
        """`idle` tells a seat that is not asked why it may do nothing; `chapters` stand in the order
        of their actions' numbers; `by_itself` is what needs no decision, by phase. `occasion` says at
        which phase a game is where `s.phase` alone does not. `first` comes before every action and
        `then` after it, before what comes by itself.
        """
        self.module = movers.__module__
        self.phases = tuple(phases)
        self.chapters = tuple(chapters)
        self.actions = ActionSpace(*_kinds_of(chapters))
        self.occasions = list(self._occasions())
        self._by_itself = dict(by_itself)
        self._check()
        self._space: dict[str, Any] = {
            "__name__": self.module,
            "offer": offer,
            "movers": movers,
            "idle": idle,
            **{f"by_itself_{phase}": function for phase, function in by_itself.items()},
        }
        self._hooks = {"occasion": occasion, "first": first, "then": then}
        self._space.update({name: hook for name, hook in self._hooks.items() if hook})
        for each in self.occasions:
            for verb in ("refuse", "apply", "rule_out"):
                if each.function(verb):
                    self._space[each.name(verb)] = each.function(verb)
        self.source = self._written()
        file = f"<{self.module}, written by core>"
        exec(compile(self.source, file, "exec"), self._space)
        lines = self.source.splitlines(keepends=True)
        linecache.cache[file] = (len(self.source), None, lines, file)
        self.legal: Legal = self._space["legal"]
        self.refusal: WhyNot = self._space["refusal"]
        self.apply: Apply = self._space["apply"]
        self.go_on: Callable[..., None] = self._space["go_on"]

    def phase_name(self, number: int) -> str:
        """The name of a phase, for views and words."""
        return next(phase.name for phase in self.phases if phase.number == number)

    def offers_at(self, phase: int) -> dict[str, list[str]]:
        """The tags of the kinds that may be done at a phase, by the chapter that offers them."""
        found: dict[str, list[str]] = {}
        for each in self._at(phase):
            found.setdefault(each.chapter_name, []).append(each.kind.tag)
        return found

    # ------------------------------------------------------------ who offers what

    def _occasions(self) -> Iterator[Occasion]:
        for kind in self.actions.kinds:
            for chapter in self.chapters:
                offered = {
                    phase: item
                    for phase, items in _offered(chapter).items()
                    for item in items
                    if _kind(item) is kind.struct
                }
                if offered:
                    silent = [p for p, item in offered.items() if isinstance(item, Quiet)]
                    yield Occasion(kind, chapter, tuple(sorted(offered)), frozenset(silent))

    def _check(self) -> None:
        """The chapters and the list of phases say the same."""
        listed = {(phase.number, chapter) for phase in self.phases for chapter in phase.chapters}
        offered = {(phase, chapter) for chapter in self.chapters for phase in _offered(chapter)}
        names = {phase.number: phase.name for phase in self.phases}
        for number, chapter in offered - listed:
            where = names.get(number, f"phase {number}")
            raise BadChapter(
                f"{chapter.__file__}: offers something at {where}, which does not list it"
            )
        for number, chapter in listed - offered:
            raise BadChapter(f"{self.module}: {names[number]} lists {chapter.__name__} in vain")
        served = {each.kind.struct for each in self.occasions}
        for kind in self.actions.kinds:
            if kind.struct not in served:
                raise BadChapter(f"{kind.struct.__module__}: nobody offers {kind.struct.__name__}")

    def _at(self, phase: int) -> list[Occasion]:
        return [each for each in self.occasions if phase in each.phases]

    # ------------------------------------------------------------ writing

    def _written(self) -> str:
        parts = [
            '"""Written by core from the chapters\' kinds and phases: do not look for it in a file."""',
            *(self._write_list(each) for each in self.occasions),
            *(self._write_phase(phase) for phase in self.phases),
            self._write_legal(),
            *(self._write_refuse(kind) for kind in self.actions.kinds),
            self._write_refusal(),
            *(self._write_do(kind) for kind in self.actions.kinds),
            self._write_apply(),
            self._write_go_on(),
        ]
        return "\n\n\n".join(parts) + "\n"

    def _write_list(self, each: Occasion) -> str:
        """Adds the legal actions of one kind, as one chapter offers it, to a list."""
        head = f"def {each.name('list')}(s, seat, out, count):"
        trying = each.function("try")
        if trying is not None:
            self._space[each.name("list")] = _from_try(each, trying)
            shown = "\n".join(f"# {line}" for line in inspect.getsource(trying).splitlines())
            return f"# {head} made of\n{shown}"
        fields = {name: name for name, _ in each.kind.arguments}
        refused = each.call("refuse", {"s": "s", "seat": "seat", **fields})
        lines = []
        if fields and not each.takes_field("refuse"):
            lines.append(f"refused = {refused}")
            refused = "refused"
        depth = 0
        for name, domain in each.kind.arguments:
            last = domain.first + len(domain.values)
            lines.append("    " * depth + f"for {name} in range({domain.first}, {last}):")
            depth += 1
        number = each.kind.written()
        lines.append("    " * depth + f"count = offer(out, count, {number}, {refused})")
        return "\n".join([head, *indented([*lines, "return count"])])

    def _write_phase(self, phase: Phase) -> str:
        lines = [f"def legal_when_{phase.name}(s, seat, out):", "    count = 0"]
        for each in self._at(phase.number):
            lines.append(f"    count = {each.name('list')}(s, seat, out, count)")
        return "\n".join([*lines, "    return count"])

    def _phase(self) -> str:
        return "occasion(s)" if self._hooks["occasion"] else "s.phase"

    def _write_legal(self) -> str:
        by_phase = {
            phase.number: [f"return legal_when_{phase.name}(s, seat, out)"] for phase in self.phases
        }
        lines = [
            "def legal(states, i, seat, out):",
            "    s = states[i]",
            "    if (movers(states, i) >> seat) & 1 == 0:",
            "        return 0",
            f"    phase = {self._phase()}",
            *indented(_halved("phase", sorted(by_phase.items()), exact=["return 0"])),
        ]
        return "\n".join(lines)

    def _write_refuse(self, kind: Kind) -> str:
        """Why not, for one kind: at its phases by its chapters; at any other what is asked for."""
        here = [each for each in self.occasions if each.kind is kind]
        given = {"s": "s", "seat": "seat", **{name: name for name, _ in kind.arguments}}
        lines = [f"def refuse_{kind.tag}(s, seat, action, phase, asked):", *kind.unpacking()]
        for each in here:
            test = " or ".join(f"phase == {phase}" for phase in each.phases)
            lines += [f"    if {test}:", f"        return {each.call('refuse', given)}"]
        for each in here:
            if each.function("rule_out"):
                lines += [
                    f"    refused = {each.call('rule_out', given)}",
                    "    if refused:",
                    "        return refused",
                ]
        return "\n".join([*lines, "    return asked"])

    def _write_refusal(self) -> str:
        by_phase = {phase.number: [f"asked = {int(phase.asks)}"] for phase in self.phases}
        by_kind = [
            (kind.base, [f"return refuse_{kind.tag}(s, seat, action, phase, asked)"])
            for kind in self.actions.kinds
        ]
        lines = [
            "def refusal(states, i, seat, action):",
            "    s = states[i]",
            "    if (movers(states, i) >> seat) & 1 == 0:",
            "        return idle(s, seat)",
            f"    phase = {self._phase()}",
            "    asked = 0",
            *indented(_halved("phase", sorted(by_phase.items()))),
            *indented(_halved("action", by_kind)),
        ]
        return "\n".join(lines)

    def _write_do(self, kind: Kind) -> str:
        """One kind of action done, by the chapter whose phase it is."""
        here = [each for each in self.occasions if each.kind is kind]
        fields = {name: name for name, _ in kind.arguments}
        given = {"s": "s", "seat": "seat", **fields, "chance": "chance"}
        lines = [f"def do_{kind.tag}(s, seat, action, phase, chance):", *kind.unpacking()]
        for place, each in enumerate(here):
            done = [*_raising(each), each.call("apply", given)]
            if len(here) == 1:
                lines += indented(done)
            elif place < len(here) - 1:
                test = " or ".join(f"phase == {phase}" for phase in each.phases)
                lines += [f"    {'if' if place == 0 else 'elif'} {test}:", *indented(done, 2)]
            else:
                lines += ["    else:", *indented(done, 2)]
        return "\n".join(lines)

    def _write_apply(self) -> str:
        by_kind = [
            (kind.base, [f"do_{kind.tag}(s, seat, action, phase, chance)"])
            for kind in self.actions.kinds
        ]
        lines = [
            "def apply(states, i, seat, action, chance):",
            "    s = states[i]",
            f"    phase = {self._phase()}",
            *(["    first(s)"] if self._hooks["first"] else []),
            *indented(_halved("action", by_kind)),
            *(["    then(s, seat)"] if self._hooks["then"] else []),
            "    go_on(s, chance)",
        ]
        return "\n".join(lines)

    def _write_go_on(self) -> str:
        by_phase = []
        for phase, function in sorted(self._by_itself.items()):
            asked = ", ".join(inspect.signature(function).parameters)
            by_phase.append((phase, [f"by_itself_{phase}({asked})"]))
        if not by_phase:
            return "def go_on(s, chance):\n    return"
        lines = [
            "def go_on(s, chance):",
            "    while True:",
            "        phase = s.phase",
            *indented(_halved("phase", by_phase, exact=["return"]), 2),
        ]
        return "\n".join(lines)


def _kinds_of(chapters: Iterable[ModuleType]) -> Iterator[type[Action]]:
    """The kinds that chapters declare, in the order they stand there."""
    for chapter in chapters:
        for value in vars(chapter).values():
            is_kind = isinstance(value, type) and issubclass(value, Action)
            if is_kind and value.__module__ == chapter.__name__:
                yield value


def _offered(chapter: ModuleType) -> Offered:
    offered: Offered | None = getattr(chapter, "OFFERS", None)
    if offered is None:
        raise BadChapter(f"{chapter.__file__}: has no OFFERS, so it is no chapter with actions")
    return offered


def _kind(item: type[Action] | Quiet) -> type[Action]:
    return item.kind if isinstance(item, Quiet) else item


def _raising(each: Occasion) -> list[str]:
    """The moment goes on, unless the action is quiet at this phase."""
    loud = [phase for phase in each.phases if phase not in each.quiet_at]
    if not loud:
        return []
    if not each.quiet_at:
        return ["s.moment += 1"]
    return [f"if {' or '.join(f'phase == {phase}' for phase in loud)}:", "    s.moment += 1"]


def _halved(
    what: str, cases: Sequence[tuple[int, list[str]]], exact: list[str] | None = None
) -> list[str]:
    """The lines of the case that `what` is in (each begins at its number), found by halving.

    With `exact`, `what` must be just the number of a case, or those lines are for it.
    """
    if len(cases) == 1:
        number, lines = cases[0]
        if exact is None:
            return lines
        return [f"if {what} == {number}:", *indented(lines), "else:", *indented(exact)]
    middle = len(cases) // 2
    return [
        f"if {what} < {cases[middle][0]}:",
        *indented(_halved(what, cases[:middle], exact)),
        "else:",
        *indented(_halved(what, cases[middle:], exact)),
    ]


# ---------------------------------------------------------------- candidates


def _from_try(each: Occasion, trying: FunctionType) -> FunctionType:
    """A function that adds what a `try_<kind>` yields, where it is legal, to a list.

    It is the generator itself with every `yield` turned into an offer: engines have no generators.
    """
    tree = ast.parse(textwrap.dedent(inspect.getsource(trying)))
    ast.increment_lineno(tree, trying.__code__.co_firstlineno - 1)
    written = tree.body[0]
    assert isinstance(written, ast.FunctionDef)
    name = each.name("list")
    Offering(each, trying).visit(written)
    written.name = name
    written.returns = None
    written.args.args = [ast.arg(name) for name in ("s", "seat", "out", "count")]
    written.body.append(ast.parse("return count").body[0])
    ast.fix_missing_locations(tree)
    space = {**vars(each.chapter), "offer": offer}
    space["refuse"] = each.needed("refuse")
    exec(compile(tree, trying.__code__.co_filename, "exec", dont_inherit=True), space)
    made = space[name]
    assert isinstance(made, FunctionType)
    return made


class Offering(ast.NodeTransformer):
    """Turns what a generator yields into offers."""

    def __init__(self, each: Occasion, trying: FunctionType) -> None:
        self.each = each
        self.file = trying.__code__.co_filename

    def visit_Expr(self, node: ast.Expr) -> Any:
        if isinstance(node.value, ast.YieldFrom):
            return self._offer_all(node, node.value.value)
        if not isinstance(node.value, ast.Yield):
            return node
        value = node.value.value
        return self._offer(node, value.elts if isinstance(value, ast.Tuple) else [value])

    def _offer(self, node: ast.Expr, yielded: Sequence[ast.expr | None]) -> ast.stmt:
        """An offer of what is yielded: the fields in their order."""
        fields = [name for name, _ in self.each.kind.arguments]
        given = [ast.unparse(each) for each in yielded if each]
        if len(given) != len(fields):
            self._refuse(node, f"must yield {', '.join(fields) or 'nothing'}")
        said = dict(zip(fields, given, strict=True))
        refused = self.each.call("refuse", {"s": "s", "seat": "seat", **said})
        refused = "refuse" + refused[refused.index("(") :]
        number = self.each.kind.written(said)
        offered = ast.parse(f"count = offer(out, count, {number}, {refused})").body[0]
        return ast.copy_location(offered, node)

    def _offer_all(self, node: ast.Expr, source: ast.expr) -> ast.stmt:
        """`yield from` of a kind with one field: a loop of offers."""
        target = ast.Name("offered", ast.Store())
        body = self._offer(node, [ast.Name("offered", ast.Load())])
        return ast.copy_location(ast.For(target, source, [body], []), node)

    def visit_Return(self, node: ast.Return) -> Any:
        if node.value is not None:
            self._refuse(node, "returns something")
        return ast.copy_location(ast.parse("return count").body[0], node)

    def visit_Yield(self, node: ast.Yield) -> Any:
        self._refuse(node, "uses what `yield` gives back")

    def _refuse(self, node: ast.stmt | ast.expr, why: str) -> None:
        raise BadChapter(f"{self.file}:{node.lineno}: try_{self.each.kind.tag} {why}")
