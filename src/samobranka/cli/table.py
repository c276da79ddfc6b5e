"""People and bots at one table in a terminal: what is shown, asked and answered."""

from __future__ import annotations

import enum
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from samobranka.bots import Bot, make_bot
from samobranka.cli.components import Components
from samobranka.cli.faults import CannotWrite, NothingFits, NotInList, NotUnderstood
from samobranka.cli.files import writing
from samobranka.cli.parameters import number_in
from samobranka.cli.screen import Screen, header
from samobranka.cli.telling import Teller, seat_names
from samobranka.cli.voice import Voice
from samobranka.core.actions import Action
from samobranka.core.data import home
from samobranka.core.engine import interpreted
from samobranka.core.faults import Fault
from samobranka.core.kernels import first_mover
from samobranka.core.match import Match
from samobranka.core.words import LANGUAGES, words_for

COMMANDS = ("help", "all", "why", "undo", "hint", "score", "view", "save", "quit")
"""What can be typed besides a number; what each is called stands in `table-words-<command>`."""

HINT_SEED = 1
TOLD_AT_ONCE = 12
"""Actions told per reason when `why` finds many."""

INTERRUPTED = 130


class Next(enum.Enum):
    """What happens after a line was answered."""

    ASK = "ask"
    SHOW = "show"
    GO_ON = "go on"
    LEAVE = "leave"


class Table:
    """One match, played to its end or until the person leaves."""

    def __init__(
        self,
        voice: Voice,
        match: Match,
        bots: Mapping[int, Bot],
        save: Path | None,
        plain: bool,
    ) -> None:
        self.voice = voice
        self.match = match
        self.bots = bots
        self.save_path = save
        self.console = voice.table_console(plain)
        self.plain = plain
        self.words = voice.words(match.game.id)
        self.names = seat_names(match, self.words)
        self.components = Components(match.game, self.words)
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.told = [0] * match.seats
        self.seen_by: int | None = self.people[0] if len(self.people) == 1 else None
        self.own_files: set[Path] = set()
        self.is_greeting = True

    # ------------------------------------------------------------ the course of the match

    def play(self) -> int:
        """Plays; returns the exit status."""
        try:
            self._greet()
            while not self.match.is_over:
                if not self._one_action(first_mover(self.match.movers)):
                    return self._leave()
            return self._finish()
        except KeyboardInterrupt:
            self.console.print()
            self._leave()
            return INTERRUPTED

    def _one_action(self, seat: int) -> bool:
        """A bot acts, or a person is asked; False when the person leaves."""
        if seat not in self.bots:
            return self._ask_person(seat)
        self.match.act(seat, self.bots[seat].choose(self.match, seat))
        if not self.people:
            self._tell_since(self.match.ply - 1, None)
        return True

    def _ask_person(self, seat: int) -> bool:
        if not self._hand_over(seat):
            return False
        self._show(seat)
        while True:
            line = self._read()
            if line is None:
                return False
            try:
                after = self._answer(seat, line.strip())
            except Fault as fault:
                self._print(fault.tell(self.words), "red")
                continue
            if after is Next.SHOW:
                self._show(seat)
            elif after is not Next.ASK:
                return after is Next.GO_ON

    def _answer(self, seat: int, line: str) -> Next:
        """Does what a line asks for."""
        if not line:
            return Next.ASK
        number = number_in(line.removeprefix("#"))
        if number is not None:
            return self._act(seat, number if line[0] == "#" else self._listed(seat, number))
        first, _, rest = line.partition(" ")
        command = self._commands.get(first.casefold())
        if command is None:
            raise NotUnderstood(line=line)
        answer: Callable[[int, str], Next] = getattr(self, f"_do_{command}")
        return answer(seat, rest.strip())

    @cached_property
    def _commands(self) -> dict[str, str]:
        """Every word for a command, in every language."""
        found = {"?": "help"}
        for language in LANGUAGES:
            words = words_for(language, room="samobranka.cli")
            for command in COMMANDS:
                found |= dict.fromkeys(words.say(f"table-words-{command}").split(), command)
        return found

    def _listed(self, seat: int, place: int) -> int:
        """The action at a place of the list, counted from 1."""
        actions = self.match.legal(seat)
        if not 1 <= place <= len(actions):
            raise NotInList(number=place, count=len(actions))
        return actions[place - 1]

    def _act(self, seat: int, action: int) -> Next:
        self.match.act(seat, action)
        return Next.GO_ON

    # ------------------------------------------------------------ commands

    def _do_help(self, seat: int, rest: str) -> Next:
        lines = Grid.grid(padding=(0, 2, 0, 0))
        for command in COMMANDS:
            called = self.words.say(f"table-words-{command}").replace(" ", ", ")
            lines.add_row(Text(called, "bold"), self.words.say(f"table-help-{command}"))
        self.console.print(lines)
        self._print(self.words.say("table-help-number"), "dim")
        return Next.ASK

    def _do_all(self, seat: int, rest: str) -> Next:
        """Every action of the game, or those the words fit, with its number."""
        allowed = set(self.match.legal(seat))
        for number in self._fitting(seat, rest) if rest else range(self.match.game.actions.size):
            style = "bold" if number in allowed else "dim"
            self._print(f"#{number:<4} {self._action_text(seat, number)}", style)
        self._print(self.words.say("table-all-hint"), "dim")
        return Next.ASK

    def _do_why(self, seat: int, rest: str) -> Next:
        reasons: dict[str, list[str]] = {}
        for number in self._meant(seat, rest):
            reasons.setdefault(self._why(seat, number), []).append(self._action_text(seat, number))
        for reason, texts in reasons.items():
            for text in texts[:TOLD_AT_ONCE]:
                self._print(f"  {text}")
            if len(texts) > TOLD_AT_ONCE:
                self._print(
                    "  " + self.words.say("table-and-more", count=len(texts) - TOLD_AT_ONCE)
                )
            self._print("→ " + reason, "bold")
        return Next.ASK

    def _why(self, seat: int, number: int) -> str:
        """Why an action is not allowed now, or that it is."""
        fault = self.match.why_not(seat, number)
        if fault is not None:
            return _sentence(fault.tell(self.words))
        return self.words.say("table-why-allowed", number=self.match.legal(seat).index(number) + 1)

    def _do_undo(self, seat: int, rest: str) -> Next:
        self.match.undo(seat)
        self.told[seat] = min(self.told[seat], self.match.ply)
        return Next.SHOW

    def _do_hint(self, seat: int, rest: str) -> Next:
        game = self.match.game
        bot = make_bot("greedy", game, interpreted(game), HINT_SEED)
        number = bot.choose(self.match, seat)
        place = self.match.legal(seat).index(number) + 1
        text = self._action_text(seat, number)
        self._print(self.words.say("table-hint", number=place, action=text), "yellow")
        return Next.ASK

    def _do_score(self, seat: int, rest: str) -> Next:
        self._print_sheet(self._screen(seat))
        return Next.ASK

    def _do_view(self, seat: int, rest: str) -> Next:
        return Next.SHOW

    def _do_save(self, seat: int, rest: str) -> Next:
        path = Path(rest.replace("\0", "")) if rest else self.save_path
        if path is None:
            raise NotUnderstood(line="save")
        self._save(path)
        return Next.ASK

    def _do_quit(self, seat: int, rest: str) -> Next:
        return Next.LEAVE

    # ------------------------------------------------------------ which action is meant

    def _meant(self, seat: int, rest: str) -> list[int]:
        """The actions that a number, a JSON text or words stand for."""
        actions = self.match.game.actions
        number = number_in(rest.removeprefix("#"))
        if number is not None:
            return [actions.encode(actions.decode(number))]
        if rest.startswith("{"):
            return [actions.encode(actions.from_json(rest))]
        return self._fitting(seat, rest)

    def _fitting(self, seat: int, rest: str) -> list[int]:
        """The actions in whose words all these words occur."""
        asked = rest.casefold().split()
        found = [
            number
            for number, text in enumerate(self._all_texts(seat))
            if asked and all(word in text for word in asked)
        ]
        if not found:
            raise NothingFits(words=rest)
        return found

    def _all_texts(self, seat: int) -> list[str]:
        teller = self._teller(seat)
        return [teller.tell(action).casefold() for action in self.match.game.actions]

    def _action_text(self, seat: int, number: int) -> str:
        action: Action = self.match.game.actions.decode(number)
        return self._teller(seat).tell(action)

    # ------------------------------------------------------------ showing

    def _teller(self, seat: int | None) -> Teller:
        return Teller(self.words, self.names, seat)

    def _screen(self, seat: int | None) -> Screen:
        return Screen(self._teller(seat), self.console, self.components, self.plain)

    def _greet(self) -> None:
        title = self.match.game.meta.title(self.words.language)
        names = self.words.listing(self.names)
        self._print(self.words.say("table-greeting", title=title, names=names), "bold")
        self._print(self.words.say("table-seal", seal=self.match.seal.hex()), "dim", wrap=False)

    def _hand_over(self, seat: int) -> bool:
        """Nobody sees another's hand: the screen is wiped before the keyboard changes hands."""
        if self.seen_by == seat or len(self.people) < 2:
            return True
        self._wipe()
        self._print(self.words.say("table-hand-over", name=self.names[seat]), "bold yellow")
        self.seen_by = seat
        return self._read() is not None

    def _show(self, seat: int) -> None:
        self._wipe()
        screen = self._screen(seat)
        title = Text(header(self.match, screen.teller), "bold")
        self.console.print(title if self.plain else Rule(title, style="dim"))
        self._tell_news(seat)
        self.console.print(screen.view(self.match.view(seat)))
        self._print(screen.teller.tell(self.match.prompt(seat)), "bold")
        self.console.print(screen.choices(self.match.actions(seat)))

    def _tell_news(self, seat: int) -> None:
        """What happened since this seat was last told."""
        self._tell_since(self.told[seat], seat)
        self.told[seat] = self.match.ply

    def _tell_since(self, ply: int, audience: int | None) -> None:
        teller = self._teller(audience)
        for later in range(ply + 1, self.match.ply + 1):
            for sentence in teller.happened(self.match, later):
                self._print(f"• {sentence}")

    def _wipe(self) -> None:
        """Clears the screen; what was said when everybody sat down is left to be read."""
        if self.console.is_terminal and sys.stdin.isatty() and not self.plain:
            if not self.is_greeting:
                self.console.clear()
            self.is_greeting = False

    def _print(self, text: str, style: str = "", wrap: bool = True) -> None:
        self.console.print(text, style=style, soft_wrap=not wrap)

    def _read(self) -> str | None:
        """A line, or None at the end of input. A script's lines are echoed, so that it reads well."""
        try:
            line = input(self.words.say("table-ask") + " ")
        except EOFError:
            self.console.print()
            return None
        if not sys.stdin.isatty():
            self._print(line)
        return line

    # ------------------------------------------------------------ the end

    def _finish(self) -> int:
        audience = self.people[0] if len(self.people) == 1 else None
        if self.people:
            self._wipe()
            self._tell_since(min(self.told[seat] for seat in self.people), audience)
        outcome, scale = self.match.outcome(), self.match.game.meta.score_scale
        screen = self._screen(audience)
        self._print(self.words.say("table-over", reason=outcome.reason), "bold")
        self._print_sheet(screen)
        for line in screen.ranking(outcome, scale):
            self._print(line)
        self._open_seal()
        self._save_finished()
        return 0

    def _print_sheet(self, screen: Screen) -> None:
        self.console.print(screen.sheet(self.match.sheet(), self.match.game.meta.score_scale))

    def _open_seal(self) -> None:
        self._print(self.words.say("table-seal", seal=self.match.seal.hex()), "dim", wrap=False)
        if self.match.secret is not None:
            secret = self.match.secret.hex()
            self._print(self.words.say("table-secret", secret=secret), "dim", wrap=False)

    def _save_finished(self) -> None:
        """Where the user said; a person's match without that goes to the user's own folder."""
        if self.save_path is not None:
            self._save(self.save_path)
        elif self.people:
            folder = home() / "matches"
            stamp = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{self.match.seal.hex()[:8]}"
            with writing(folder):
                folder.mkdir(parents=True, exist_ok=True)
            self._save(folder / f"{self.match.game.id}-{stamp}.match.json")

    def _leave(self) -> int:
        if self.save_path is not None:
            self._save(self.save_path)
        self._print(self.words.say("table-left"))
        return 0

    def _save(self, path: Path) -> None:
        if path.exists() and path not in self.own_files:
            raise CannotWrite(file=str(path), why="file-exists", detail="")
        with writing(path):
            self.match.save(path)
        self.own_files.add(path)
        self._print(self.words.say("table-saved", file=str(path)), wrap=False)


def _sentence(text: str) -> str:
    """A clause as a sentence of its own."""
    return text[:1].upper() + text[1:]


with suppress(ImportError):
    import readline  # noqa: F401  (gives `input` its arrow keys)
