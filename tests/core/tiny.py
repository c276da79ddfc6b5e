"""The smallest game that satisfies the contract, and a program that plays it in a fresh Python.

Two seats add 0 to 3 in turn; it ends at the goal. It compiles in two seconds.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import samobranka

SOURCES = {
    "__init__.py": "",
    "meta.py": """
from samobranka.core.meta import Meta

META = Meta(titles={"en": "Tiny"}, seats=range(2, 3), minutes=1, rules_version=1)
""",
    "data.toml": """
goal = 40
worth = [0, 1, 2, 4]
""",
    "parts.py": """
import msgspec

from samobranka.core import data
from samobranka.core.record import table


class Data(msgspec.Struct):
    goal: int
    worth: list[int]


BOX = data.read("tiny", "data.toml", Data)
GOAL = BOX.goal
WORTH = table(BOX.worth)
""",
    "state.py": """
from typing import Annotated

from samobranka.core.record import PUBLIC, Record, Row, i8, i64

SEATS = 2


class State(Record):
    score: Annotated[Row, i64[SEATS], PUBLIC]
    total: Annotated[int, i64, PUBLIC]
    turn: Annotated[int, i8, PUBLIC]
""",
    "actions.py": """
from typing import Annotated

from samobranka.core.actions import Action, ActionSpace, Domain


class Add(Action, tag="add"):
    amount: Annotated[int, Domain("amount", range(4))]


ACTIONS = ActionSpace(Add)
""",
    "counting.py": """
from samobranka.games.tiny.parts import WORTH


def worth_of(amount):
    return WORTH[amount] + 1
""",
    "rules.py": """
from samobranka.core.chance import draw
from samobranka.core.game import put_outcome, seat_bit
from samobranka.games.tiny.actions import ACTIONS as ACTIONS
from samobranka.games.tiny.counting import worth_of
from samobranka.games.tiny.parts import GOAL
from samobranka.games.tiny.state import SEATS

MAX_PLIES = 100
MAX_LEGAL = 4
REASONS = ("technical_stop", "goal")


def setup(states, i, options, chance):
    states[i].total = draw(chance, 3)


def movers(states, i):
    return 0 if states[i].total >= GOAL else seat_bit(states[i].turn)


def legal(states, i, seat, out):
    for amount in range(4):
        out[amount] = amount
    return 4


def refusal(states, i, seat, action):
    return 0


def apply(states, i, seat, action, chance):
    s = states[i]
    s.moment += 1
    s.total += worth_of(action) + draw(chance, 2)
    s.score[seat] += 10 * worth_of(action)
    s.turn = 1 - s.turn


def outcome(states, i, out):
    out[0] = states[i].total >= GOAL
    for seat in range(SEATS):
        put_outcome(out, seat, states[i].score[seat], 1)
""",
    "insight.py": """
OBSERVATION = 1


def determinize(states, i, seat, chance):
    states[i].moment += 0


def observe(states, i, seat, out):
    out[0] = states[i].total
""",
    "features.py": """
from samobranka.core.features import Feature

FEATURES = (Feature("total", 8),)
""",
    "bots/__init__.py": "",
    "bots/evaluate.py": """
def evaluate(states, i, seat):
    return states[i].score[seat]
""",
    "view.py": """
view = prompt = None
""",
    "story.py": """
events = None
""",
    "sheet.py": """
sheet = None
""",
    "draw.py": """
PLACES = ()
board = hand = seat = colour = note = None
""",
    "conservation.py": """
LOSSES = ()


def kept(states, i):
    return 0
""",
}

POLICIES = """
BOLD = 2


def ask(i, states, actions, out, chance):
    out[i] = policy(states, states, i, i, 0, actions, 4, chance)


def first(states, rows, i, spare, seat, actions, count, chance):
    return actions[1]


def other(states, rows, i, spare, seat, actions, count, chance):
    return actions[3]


def edited(states, rows, i, spare, seat, actions, count, chance):
    return actions[count - 1]


def bold(states, rows, i, spare, seat, actions, count, chance):
    return actions[BOLD]


def chosen(actions, place=2):
    return actions[place]


def by_default(states, rows, i, spare, seat, actions, count, chance):
    return chosen(actions)


def reckless(states, rows, i, spare, seat, actions, count, chance):
    return actions[count + 50]
"""

PLAYER = """
import json
import sys

import policies
from samobranka.core import kernels, registry
from samobranka.core.chance import HEADER
from samobranka.core.engine import Cpu, Interpreted

asked = json.loads(sys.argv[1])
compiled = []
if asked["full"]:
    import resource
    import signal

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # as a full disk: a write fails
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))


def playout(engine, policy):
    layout, matches = engine.game.layout, 4
    rows, options = layout.allocate(matches), engine.row(1)
    options[0] = 2
    lines = engine.grid(matches, HEADER), engine.grid(matches, engine.game.list_size, "i")
    plies, outcomes = engine.row(matches), engine.grid(matches, engine.game.outcome_size)
    arguments = engine.states(rows), engine.bytes_of(rows), options, *lines, plies, outcomes, 7, 100
    engine.kernel(kernels.playout, policy=policy)(matches, *arguments)
    return [[layout.digest(row) for row in rows], [[int(n) for n in line] for line in outcomes]]


def ask(engine, policy):
    states = engine.states(engine.game.layout.allocate(1))
    actions, out = engine.row(4), engine.row(1)
    for place in range(4):
        actions[place] = 100 + place
    engine.kernel(policies.ask, policy=policy)(1, states, actions, out, engine.row(HEADER))
    return int(out[0])


def beyond(engine):
    states = engine.states(engine.game.layout.allocate(1))
    return error_of(lambda: engine.evaluate(states, 0, 2))


def error_of(call):
    try:
        call()
    except IndexError:
        return "IndexError"
    return "nothing"


def by_hand(engine):
    states = engine.states(engine.game.layout.allocate(1))
    chance, out = engine.row(HEADER), engine.row(engine.game.outcome_size)
    options = engine.row(1)
    kernels.seed_generator(chance, 3, 3)
    engine.setup(states, 0, options, chance)
    while may := engine.movers(states, 0):
        engine.apply(states, 0, kernels.first_mover(may), 2, chance)
    engine.outcome(states, 0, out)
    return [int(number) for number in out]


def told(done, total, name):
    compiled.append([done, total, name])


answers = []
for name in asked["games"]:
    game, policy = registry.game(name), getattr(policies, asked["policy"])
    cpu = Cpu(game, bounds_check=asked["bounds_check"], progress=told, compiles=asked["compiles"])
    reference = Interpreted(game)
    kernel = playout if asked["whole"] else ask
    answer = {
        "cpu": [by_hand(cpu), kernel(cpu, policy)],
        "interpreted": [by_hand(reference), kernel(reference, policy)],
        "beyond": beyond(cpu),
        "in_a_thread": "not asked",
    }
    if asked["bounds_check"]:
        threaded = Cpu(game, threads=2, bounds_check=True)
        answer["in_a_thread"] = error_of(lambda: ask(threaded, policies.reckless))
    answers.append(answer)
print(json.dumps({"core": kernels.__file__, "compiled": compiled, "answers": answers}))
"""


@dataclass(frozen=True)
class Answer:
    """What a fresh Python answered."""

    core: str
    compiled: list[tuple[int, int, str]]
    answers: list[dict[str, Any]]

    @property
    def result(self) -> Any:
        """What the machine code of the first game computed; it is what the rules say."""
        first = self.answers[0]
        assert first["cpu"] == first["interpreted"]
        return first["cpu"]


@dataclass(frozen=True)
class House:
    """A folder with core, games, policies and machine code of its own."""

    root: Path

    @property
    def cache(self) -> Path:
        return self.root / "cache"

    def file(self, name: str, game: str = "tiny") -> Path:
        """A file of a game."""
        return self.root / "games" / game / name

    @property
    def core(self) -> Path:
        return self.root / "src" / "samobranka" / "core"

    @property
    def policies(self) -> Path:
        return self.root / "bots" / "policies.py"

    def write(self) -> None:
        """The game as it stands above, and our sources as they are now."""
        shutil.copytree(Path(samobranka.__file__).parent, self.root / "src" / "samobranka")
        self.add_game("tiny")
        self.policies.parent.mkdir()
        self.policies.write_text(POLICIES)
        self.cache.mkdir()

    def add_game(self, game: str) -> None:
        """The same game under any name."""
        for name, source in SOURCES.items():
            named = source.replace("games.tiny", f"games.{game}").replace('"tiny"', f'"{game}"')
            self.file(name, game).parent.mkdir(parents=True, exist_ok=True)
            self.file(name, game).write_text(named)

    def machine_code(self) -> dict[str, tuple[int, int]]:
        """Every file of machine code with its size and the time it was written."""
        return {str(path): (path.stat().st_size, path.stat().st_mtime_ns) for path in self.files()}

    def files(self) -> list[Path]:
        """Every file of machine code."""
        return sorted(path for path in self.cache.rglob("*") if path.is_file())

    def begin(
        self,
        games: tuple[str, ...] = ("tiny",),
        policy: str = "first",
        whole: bool = True,
        bounds_check: bool = False,
        compiles: bool = True,
        full: bool = False,
        stderr: int | None = None,
        **more: str,
    ) -> subprocess.Popen[str]:
        """Starts a fresh Python that plays whole matches, or only asks the policy once.

        No bytecode of an earlier one gets in its way. The disk may be `full`.
        """
        asked = {
            "games": games,
            "policy": policy,
            "whole": whole,
            "bounds_check": bounds_check,
            "compiles": compiles,
            "full": full,
        }
        path = [self.policies.parent, self.root / "src"]
        environment = {
            **os.environ,
            "SAMOBRANKA_GAMES": str(self.root / "games"),
            "SAMOBRANKA_CACHE": str(self.cache),
            "PYTHONPATH": os.pathsep.join(map(str, path)),
            "PYTHONDONTWRITEBYTECODE": "1",
            **more,
        }
        return subprocess.Popen(
            [sys.executable, "-W", "error", "-c", PLAYER, json.dumps(asked)],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
        )

    def start(self, **asked: Any) -> Answer:
        """Plays in a fresh Python and waits for what it answers."""
        return answer_of(self.begin(**asked))

    def hear(self, **asked: Any) -> tuple[Answer, str]:
        """As `start`, and what it said beside its answer."""
        process = self.begin(**asked, stderr=subprocess.PIPE)
        printed, errors = process.communicate(timeout=120)
        assert process.returncode == 0, errors
        return Answer(**json.loads(printed)), errors


def answer_of(process: subprocess.Popen[str]) -> Answer:
    """Waits for what a fresh Python answers."""
    printed, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    return Answer(**json.loads(printed))
