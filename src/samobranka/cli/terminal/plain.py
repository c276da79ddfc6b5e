"""The table in plain lines: what happened, what is asked, and what may be answered.

For pipes, screen readers and terminals that cannot be drawn on. Nothing is wiped, coloured or framed,
no word is broken, and only what is new is told; `view` tells how everything lies.
"""

from __future__ import annotations

import asyncio
import enum
import sys
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

from samobranka.cli.faults import NothingFits, NotInList, NotUnderstood
from samobranka.cli.parameters import number_in
from samobranka.cli.rulebook import Rulebook
from samobranka.cli.terminal.seats import seat_lines, waiting_lines
from samobranka.cli.terminal.sheet import ranking, score_sheet
from samobranka.cli.terminal.sitting import (
    ACT,
    CHAT,
    LIVE,
    SAVE,
    Choice,
    Sitting,
    choices_of,
    fitting,
    pen_of,
    teller_of,
)
from samobranka.cli.voice import Voice
from samobranka.core.actions import Action
from samobranka.core.drawing import Picture, plain, wrapped
from samobranka.core.faults import Fault
from samobranka.core.words import LANGUAGES, words_for

COMMANDS = (
    "help", "list", "all", "why", "undo", "hint", "score", "view", "rules",
    "say", "yes", "no", "ways", "save", "quit",
)  # fmt: skip
"""What can be typed besides a number; what each is called stands in `table-words-<command>`."""
NEEDS = {"say": CHAT, "yes": LIVE, "no": LIVE, "ways": LIVE, "save": SAVE}
"""What the sitting must be able to do."""

TOLD_AT_ONCE = 12
"""Actions told per reason when `why` finds many."""
LISTED_AT_ONCE = 16
"""Choices told unasked; `list` tells all."""
BETWEEN = "  "
INTERRUPTED = 130


class Next(enum.Enum):
    """What happens after a line was answered."""

    ASK = "ask"
    SHOW = "show"
    LEAVE = "leave"


def run(table: Plain) -> int:
    """Plays until the end, or until somebody has had enough."""
    loop = asyncio.new_event_loop()  # asyncio.run would keep Ctrl-C from whoever reads a line
    loop.set_exception_handler(unless_left)
    restore = restoring()
    try:
        return loop.run_until_complete(table.play())
    except KeyboardInterrupt:
        loop.run_until_complete(table.leave())
        return INTERRUPTED
    finally:
        loop.run_until_complete(cancelled(asyncio.all_tasks(loop)))
        loop.close()
        restore()


def unless_left(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Whoever closes the pipe has left, and need not be told so."""
    if not isinstance(context.get("exception"), SystemExit):
        loop.default_exception_handler(context)


async def cancelled(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Ends what is still listening, when a pipe is closed at the other end, too."""
    others = [task for task in tasks if task.cancel()]
    await asyncio.gather(*others, return_exceptions=True)


def restoring() -> Callable[[], None]:
    """Gives the terminal back as it was, though somebody be about to type a line."""
    try:
        import termios

        was = termios.tcgetattr(sys.stdin)
    except (ImportError, OSError, ValueError, termios.error):
        return lambda: None
    return lambda: termios.tcsetattr(sys.stdin, termios.TCSADRAIN, was)


class Plain:
    """One sitting in lines."""

    def __init__(self, voice: Voice, sitting: Sitting, is_live: bool = False) -> None:
        self.console = voice.console
        self.sitting = sitting
        self.words = sitting.words
        self.is_live = is_live
        """Whether others may act while a line is awaited."""
        self._told: dict[int | None, list[str]] = {}
        self._said = 0
        self._hand: dict[int | None, Picture] = {}
        self._asked: tuple[str, Sequence[Action]] = ("", ())
        self._news = asyncio.Event()
        self._reading: asyncio.Future[str | None] | None = None
        self._warned = ""

    # ------------------------------------------------------------ the course of the match

    async def play(self) -> int:
        """Plays; returns the exit status."""
        self._greet()
        await self._try(self.sitting.begin(self._hear))
        while not self.sitting.glance.is_over:
            if self.sitting.glance.veiled:
                if not await self._hand_over():
                    break
                continue
            self._show()
            line = await self._line()
            if line is None or await self._answered(line) is Next.LEAVE:
                break
        else:
            await self._finish()
            return 0
        await self.leave()
        return 0

    async def leave(self) -> None:
        """Says goodbye; keeps the match where that was asked for."""
        await self._try(self.sitting.leave())
        self._print(self.words.say("table-left"))

    async def _answered(self, line: str) -> Next:
        try:
            after = await self._answer(line.strip())
        except Fault as fault:
            self._print(fault.tell(self.words))
            return Next.ASK
        if after is Next.SHOW:
            self._asked = ("", ())
        return after

    async def _try(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Fault as fault:
            self._print(fault.tell(self.words))

    async def _answer(self, line: str) -> Next:
        """Does what a line asks for."""
        if not line:
            return Next.ASK
        number = number_in(line.removeprefix("#"))
        if number is not None:
            await self.sitting.act(self._numbered(number, line[0] == "#"))
            return Next.SHOW
        first, _, rest = line.partition(" ")
        command = self._commands.get(first.casefold())
        if command is None or NEEDS.get(command, ACT) not in self.sitting.can:
            raise NotUnderstood(line=line)
        answer: Callable[[str], Coroutine[Any, Any, Next]] = getattr(self, f"_do_{command}")
        return await answer(rest.strip())

    @cached_property
    def _commands(self) -> dict[str, str]:
        """Every word for a command, in every language."""
        found = {"?": "help"}
        for language in LANGUAGES:
            words = words_for(language, room="samobranka.cli")
            for command in COMMANDS:
                found |= dict.fromkeys(words.say(f"table-words-{command}").split(), command)
        return found

    def _numbered(self, number: int, of_all: bool) -> Action:
        """The action at a place of the list, counted from 1, or of all actions, counted from 0."""
        actions = self.sitting.glance.actions
        if of_all:
            return self.sitting.game.actions.decode(number)
        if not 1 <= number <= len(actions):
            raise NotInList(number=number, count=len(actions))
        return actions[number - 1]

    # ------------------------------------------------------------ commands

    async def _do_help(self, rest: str) -> Next:
        for command in COMMANDS:
            if NEEDS.get(command, ACT) in self.sitting.can:
                called = self.words.say(f"table-words-{command}").replace(" ", ", ")
                self._print(f"{called}: {self.words.say(f'table-help-{command}')}")
        self._print(self.words.say("table-help-number"))
        return Next.ASK

    async def _do_list(self, rest: str) -> Next:
        self._print_choices(fitting(choices_of(self.sitting), rest))
        return Next.ASK

    async def _do_all(self, rest: str) -> Next:
        """Every action of the game, or those the words fit, with its number."""
        actions = self.sitting.game.actions
        for number in self._fitting(rest) if rest else range(actions.size):
            self._print(f"#{number} {self._text(actions.decode(number))}")
        self._print(self.words.say("table-all-hint"))
        return Next.ASK

    async def _do_why(self, rest: str) -> Next:
        reasons: dict[str, list[str]] = {}
        for number in self._meant(rest):
            action = self.sitting.game.actions.decode(number)
            reasons.setdefault(await self._why(action), []).append(self._text(action))
        for reason, texts in reasons.items():
            for text in texts[:TOLD_AT_ONCE]:
                self._print(f"  {text}")
            if len(texts) > TOLD_AT_ONCE:
                more = self.words.say("table-and-more", count=len(texts) - TOLD_AT_ONCE)
                self._print(f"  {more}")
            self._print(f"→ {reason}")
        return Next.ASK

    async def _why(self, action: Action) -> str:
        """Why an action is not allowed now, or that it is."""
        reason = await self.sitting.why(action)
        if reason:
            return reason[:1].upper() + reason[1:]
        number = list(self.sitting.glance.actions).index(action) + 1
        return self.words.say("table-why-allowed", number=number)

    async def _do_undo(self, rest: str) -> Next:
        await self.sitting.undo()
        glance = self.sitting.glance
        self._told[glance.you] = list(glance.story)
        return Next.SHOW

    async def _do_hint(self, rest: str) -> Next:
        actions = list(self.sitting.glance.actions)
        for action, chance in await self.sitting.hint():
            text = self._text(action) + (f" · {chance:.0%}" if chance is not None else "")
            number = actions.index(action) + 1
            self._print(self.words.say("table-hint", number=number, action=text))
        return Next.ASK

    async def _do_score(self, rest: str) -> Next:
        self._print_sheet()
        return Next.ASK

    async def _do_view(self, rest: str) -> Next:
        glance, drawing = self.sitting.glance, self.sitting.game.drawing
        if glance.view is None:
            return Next.SHOW
        pen = pen_of(self.sitting, self.console.width)
        self._print_picture(drawing.board(glance.view, pen))
        self._print_picture(seat_lines(glance.view, drawing, pen, self.sitting.beside()))
        self._hand.clear()
        return Next.SHOW

    async def _do_rules(self, rest: str) -> Next:
        book = Rulebook(self.sitting.game.id, self.words.language)
        if rest:
            for rule in book.found(rest):
                self._print(rule.line)
        else:
            for chapter in book.chapters:
                self._print(chapter)
        return Next.ASK

    async def _do_say(self, rest: str) -> Next:
        if rest:
            await self.sitting.say(rest)
        return Next.ASK

    async def _do_yes(self, rest: str) -> Next:
        await self.sitting.consent(True)
        return Next.ASK

    async def _do_no(self, rest: str) -> Next:
        await self.sitting.consent(False)
        return Next.ASK

    async def _do_ways(self, rest: str) -> Next:
        """What else may be done; with a number, does it: the second time, where it is warned of."""
        ways = self.sitting.ways()
        number = number_in(rest)
        if number is None or not ways:
            for place, way in enumerate(ways, start=1):
                self._print(f"{place} {way.words}")
            if not ways:
                self._print(self.words.say("screen-ways-none"))
            return Next.ASK
        if not 1 <= number <= len(ways):
            raise NotInList(number=number, count=len(ways))
        way = ways[number - 1]
        if way.warning and self._warned != way.words:
            self._warned = way.words
            self._print(self.words.say("table-ways-sure", warning=way.warning))
        else:
            await way.do()
        return Next.ASK

    async def _do_save(self, rest: str) -> Next:
        kept = await self.sitting.keep(Path(rest.replace("\0", "")) if rest else None)
        self._print_file(kept)
        return Next.ASK

    async def _do_quit(self, rest: str) -> Next:
        return Next.LEAVE

    # ------------------------------------------------------------ which action is meant

    def _meant(self, rest: str) -> list[int]:
        """The actions that a number, a JSON text or words stand for."""
        actions = self.sitting.game.actions
        number = number_in(rest.removeprefix("#"))
        if number is not None:
            return [actions.encode(actions.decode(number))]
        if rest.startswith("{"):
            return [actions.encode(actions.from_json(rest))]
        return self._fitting(rest)

    def _fitting(self, rest: str) -> list[int]:
        """The actions in whose words all these words occur."""
        asked = rest.casefold().split()
        teller, view = teller_of(self.sitting), self.sitting.glance.view
        found = []
        for number, action in enumerate(self.sitting.game.actions):
            with suppress(IndexError):  # a place that this table has not got
                text = teller.tell(action, view).casefold()
                if asked and all(word in text for word in asked):
                    found.append(number)
        if not found:
            raise NothingFits(words=rest)
        return found

    def _text(self, action: Action) -> str:
        teller = teller_of(self.sitting)
        try:
            return teller.tell(action, self.sitting.glance.view)
        except IndexError:  # a place that this table has not got
            return teller.tell(action)

    # ------------------------------------------------------------ telling

    def _greet(self) -> None:
        title = self.sitting.game.meta.title(self.words.language)
        names = self.words.listing(self.sitting.glance.names)
        self._print(self.words.say("table-greeting", title=title, names=names))
        if self.sitting.seal:
            self._print(self.words.say("table-seal", seal=self.sitting.seal))

    def _hear(self) -> None:
        """Tells what happened since these eyes were last told, and what was said."""
        self._news.set()
        glance = self.sitting.glance
        if glance.veiled:
            return
        told = self._told.get(glance.you, [])[: len(glance.story)]
        if told and told[-1] != glance.story[len(told) - 1]:
            told.pop()  # one step more of the same way: told as one
        for sentence in glance.story[len(told) :]:
            self._print(f"• {sentence}")
        self._told[glance.you] = list(glance.story)
        for line in self.sitting.said[self._said :]:
            self._print(f"» {line}")
        self._said = len(self.sitting.said)

    def _show(self) -> None:
        """The hand where it changed, the question and the choices where they are new."""
        glance = self.sitting.glance
        asked = (f"{glance.prompt} {glance.aside}", glance.actions)
        if asked == self._asked:
            return
        self._asked = asked
        if glance.view is None:
            self._print(glance.prompt)
            self._print_picture(waiting_lines(glance.names, self.sitting.beside()))
            return
        hand = self.sitting.game.drawing.hand(glance.view, pen_of(self.sitting, self.console.width))
        if hand != self._hand.get(glance.you):
            self._hand[glance.you] = hand
            self._print_picture(hand)
        beside = self.sitting.beside()
        own = beside[glance.you] if glance.you is not None and beside else ""
        self._print("  ".join(filter(None, (glance.prompt, own, glance.aside))))
        self._print_choices(choices_of(self.sitting)[:LISTED_AT_ONCE])
        if len(glance.actions) > LISTED_AT_ONCE:
            more = len(glance.actions) - LISTED_AT_ONCE
            self._print(self.words.say("table-more-choices", count=more))

    def _print_choices(self, choices: Sequence[Choice]) -> None:
        """As many on a line as fit; none is broken if it can be helped."""
        row = ""
        for choice in choices:
            note = f" ({choice.note})" if choice.note else ""
            text = f"{choice.number} {choice.text}{note}"
            if row and len(row) + len(BETWEEN) + len(text) > self.console.width:
                self._print(row)
                row = text
            else:
                row += BETWEEN + text if row else text
        if row:
            self._print(row)

    def _print_picture(self, picture: Picture) -> None:
        """Lines at its end that only keep its place on a screen are left out."""
        while picture and not picture[-1]:
            picture = picture[:-1]
        for row in picture:
            self.console.print(plain(row).rstrip(), soft_wrap=True)

    def _print(self, text: str) -> None:
        """A sentence in lines; words and addresses stay whole."""
        indent = len(text) - len(text.lstrip())
        for row in wrapped(text.lstrip(), self.console.width - indent):
            self.console.print(" " * indent + plain(row), soft_wrap=True)

    def _print_file(self, path: Path) -> None:
        saved = self.words.say("table-saved", file=str(path))
        self.console.print(saved, soft_wrap=True)

    def _print_sheet(self) -> None:
        scale = self.sitting.game.meta.score_scale
        sheet, teller = self.sitting.glance.sheet, teller_of(self.sitting)
        self.console.print(score_sheet(sheet, scale, teller, self.console.width))

    # ------------------------------------------------------------ reading

    async def _hand_over(self) -> bool:
        """Nobody sees another's hand: the keyboard changes hands first."""
        name = self.sitting.glance.veiled
        self._print(self.words.say("table-hand-over", name=name))
        if await self._line() is None:
            return False
        self.sitting.unveil()
        return True

    async def _line(self) -> str | None:
        """A line, None at the end of input; at a live table an empty one when there is news."""
        if not self.is_live:
            return self._read()
        self._news.clear()
        if self._reading is None:
            self._reading = self._line_to_come()
        news = asyncio.create_task(self._news.wait())
        waited: set[asyncio.Future[Any]] = {self._reading, news}
        await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        news.cancel()
        if not self._reading.done():
            return ""
        line, self._reading = self._reading.result(), None
        return line

    def _line_to_come(self) -> asyncio.Future[str | None]:
        """A line that is read beside all else; nobody waits for it when the match is over."""
        loop = asyncio.get_running_loop()
        line: asyncio.Future[str | None] = loop.create_future()

        def read() -> None:
            text = self._read()
            with suppress(RuntimeError):  # the table was left meanwhile
                loop.call_soon_threadsafe(line.set_result, text)

        threading.Thread(target=read, daemon=True).start()
        return line

    def _read(self) -> str | None:
        """A script's lines are echoed, so that it reads well."""
        try:
            line = input(self.words.say("table-ask") + " ")
        except EOFError:
            self.console.print()
            return None
        if not sys.stdin.isatty():
            self.console.print(line, soft_wrap=True)
        return line

    # ------------------------------------------------------------ the end

    async def _finish(self) -> None:
        glance, scale = self.sitting.glance, self.sitting.game.meta.score_scale
        if glance.outcome is not None:
            self._print(self.words.say("table-over", reason=glance.outcome.reason))
            self._print_sheet()
            for line in ranking(glance.outcome, scale, teller_of(self.sitting)):
                self._print(line)
        for line in self.sitting.epilogue():
            self.console.print(line, soft_wrap=True)


with suppress(ImportError):
    import readline  # noqa: F401  (gives `input` its arrow keys)
