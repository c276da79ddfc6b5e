"""Lessons: a told match in which somebody learns a game by playing it.

A lesson lies beside the game: `lessons/<id>.toml` says the deal, what the learner may do step by step
and what the others do in between; `lessons/<id>.<language>.ftl` says it in words. Where somebody is in
a lesson follows from the match alone: so many actions of the learner in force, so many steps are done.
The rules are the real ones: a lesson only narrows what is offered, and chance is what it tells.

Tips (`lessons/tips.toml`) say something once, in a real match, when the moment for it comes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from samobranka.core import chance
from samobranka.core.data import game_folder
from samobranka.core.decode import decode_toml
from samobranka.core.editions import in_play
from samobranka.core.faults import UndoRefused
from samobranka.core.match import Match, Word, new, replay
from samobranka.core.words import LANGUAGES, LESSONS, message_id, words_for

TIPS = "tips"
Name = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]
Pattern = dict[str, Any]
"""Some fields of an action with their values: every action that has them is meant."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of what a lesson is made of."""


class Reply(Part, frozen=True, kw_only=True):
    """What another seat does: the first of these that it may."""

    seat: int
    does: Annotated[list[Pattern], msgspec.Meta(min_length=1)]
    words: list[Word] = []
    """The first words of chance that it reads; a word below n is the outcome of a draw of n."""


class Step(Part, frozen=True, kw_only=True):
    """One action of the learner."""

    name: Name
    """Its words: `lesson-<lesson>-<name>`, pages parted by an empty line; `…-else` for who strays."""
    allow: Annotated[list[Pattern], msgspec.Meta(min_length=1)]
    """What is lit. Where that is several actions, the learner chooses freely."""
    rule: str = ""
    words: list[Word] = []
    then: list[Reply] = []


class Lesson(Part, frozen=True, kw_only=True):
    """A lesson, as its file says it."""

    game: str = ""
    id: str = ""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=30)]
    seats: int
    learner: int = 0
    options: dict[str, str]
    secret: str
    """The name of the secret that the deal follows from."""
    first: list[Reply] = []
    """What others do before the learner's first step."""
    steps: Annotated[list[Step], msgspec.Meta(min_length=1)]

    @property
    def message(self) -> str:
        """Its title, in words."""
        return message_id("lesson", self.id)

    # ------------------------------------------------------------ where somebody is

    def done(self, match: Match) -> int:
        """How many steps the learner has done."""
        return sum(done.seat == self.learner for done in match.plies)

    def step(self, match: Match) -> Step | None:
        """What the learner is to do, now or when the others are done; None at the end."""
        done = self.done(match)
        return self.steps[done] if done < len(self.steps) else None

    def reply(self, match: Match) -> Reply | None:
        """What another seat is to do now; None where it is for the learner."""
        done = self.done(match)
        script = self.first if done == 0 else self.steps[done - 1].then
        since = sum(
            1 for _ in takewhile(lambda ply: ply.seat != self.learner, reversed(match.plies))
        )
        return script[since] if since < len(script) else None

    def says(self, match: Match) -> str:
        """The message for the learner now; empty while the others act."""
        if self.reply(match) is not None:
            return ""
        step = self.step(match)
        return f"{self.message}-{step.name if step is not None else 'end'}"

    # ------------------------------------------------------------ what is to be done

    def allowed(self, match: Match) -> list[int]:
        """What the learner may do. Where the rules allow nothing of it any more: what they allow."""
        if self.reply(match) is not None or self.step(match) is None:
            return []
        lit = [action for pattern in self.lit(match).values() for action in pattern]
        return sorted(set(lit)) or match.legal(self.learner)

    def lit(self, match: Match) -> dict[int, list[int]]:
        """The legal actions that each pattern of the step means, by its place."""
        step = self.step(match)
        patterns = step.allow if step is not None else []
        legal = match.legal(self.learner)
        return {place: meant(match, pattern, legal) for place, pattern in enumerate(patterns)}

    def answer(self, match: Match) -> int:
        """What the seat that is to reply does; where the rules allow nothing of it, their first."""
        reply = self.reply(match)
        assert reply is not None
        legal = match.legal(reply.seat)
        found = (action for pattern in reply.does for action in meant(match, pattern, legal))
        return next(found, legal[0])

    def take_back(self, match: Match) -> None:
        """The learner's last step is to be done again, and all that came of it with it."""
        own = [ply for ply, done in enumerate(match.plies) if done.seat == self.learner]
        if not own:
            raise UndoRefused(why="undo-nothing")
        match.undo(self.learner, own[-1], consent=True)

    def tell_chance(self, match: Match) -> None:
        """From here on chance is what the lesson tells, however often something is taken back."""
        match.stream = ToldWords(self, match)


class ToldWords:
    """The words of a lesson's next action: those it tells, then those of its secret for this ply."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self._lesson, self._match = lesson, match

    def words(self, first: int, count: int) -> list[int]:
        """So many words; what was read before does not matter."""
        lesson, played = self._lesson, self._match
        assert played.seed is not None
        now = lesson.reply(played) or lesson.step(played)
        told = now.words if now is not None else []
        return [*told, *chance.words_of(played.seed, played.ply + 1, count)][:count]


def meant(match: Match, pattern: Pattern, legal: Iterable[int]) -> list[int]:
    """The legal actions that a pattern means."""
    found = []
    for action in legal:
        fields = msgspec.json.decode(match.game.actions.to_json(match.game.actions.decode(action)))
        if all(fields.get(name) == value for name, value in pattern.items()):
            found.append(action)
    return found


def begin(lesson: Lesson) -> Match:
    """The told match, dealt, by the components it was written for; nobody has done anything yet."""
    begun = new(in_play(lesson.game, corrected=False), lesson.seats, lesson.options, lesson.secret)
    lesson.tell_chance(begun)
    return begun


# ---------------------------------------------------------------- reading


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """A game's lessons by id, in the order of their files' names."""
    return {path.stem: _read(game, path) for path in _files(game) if path.stem != TIPS}


def _read(game: str, path: Path) -> Lesson:
    read: Lesson = decode_toml(path.read_bytes(), Lesson, str(path))
    return replace(read, game=game, id=path.stem)


def _files(game: str) -> list[Path]:
    return sorted((game_folder(game) / LESSONS).glob("*.toml"))


class Tip(Part, frozen=True, kw_only=True):
    """Something to be said once, at the first moment of its kind. Words: `tip-<name>`."""

    name: Name
    prompt: Pattern = {}
    """Fields of what is asked of the reader …"""
    event: Pattern = {}
    """… or of what has just happened."""
    rule: str = ""


class Tips(Part, frozen=True, kw_only=True):
    """`lessons/tips.toml`"""

    tips: list[Tip]


@cache
def tips_of(game: str) -> list[Tip]:
    """A game's tips, the most urgent first."""
    path = game_folder(game) / LESSONS / f"{TIPS}.toml"
    if not path.is_file():
        return []
    read: Tips = decode_toml(path.read_bytes(), Tips, str(path))
    return read.tips


# ---------------------------------------------------------------- checking


def flaws(lesson: Lesson) -> Iterator[str]:
    """What is wrong with a lesson, every way through it played: the lesson, the step and why."""
    yield from _wordless(lesson)
    here = [begin(lesson)]
    for place in range(len(lesson.steps) + 1):
        step = lesson.steps[place] if place < len(lesson.steps) else None
        name = f"{lesson.game}, lesson {lesson.id}, step {step.name if step else 'end'}"
        before = lesson.steps[place - 1].then if place else lesson.first
        wrong = [flaw for played in here for flaw in _replied(played, before)]
        yield from (f"{name}: before it {flaw}" for flaw in dict.fromkeys(wrong))
        if step is None or wrong:
            return
        here = _distinct(here)
        unlit = set(range(len(step.allow)))
        onward: list[Match] = []
        for played in here:
            lit = lesson.lit(played)
            unlit -= {pattern for pattern, actions in lit.items() if actions}
            actions = sorted({action for found in lit.values() for action in found})
            if not actions:
                legal = [played.game.actions.decode(a) for a in played.legal(lesson.learner)]
                yield f"{name}: nothing of it is allowed; the rules allow {legal[:8]}"
                return
            onward += [_after(lesson, played, action) for action in actions]
        yield from (f"{name}: {step.allow[pattern]} is never allowed" for pattern in sorted(unlit))
        here = onward


def _replied(played: Match, script: list[Reply]) -> Iterator[str]:
    """Plays what the others do; what of it the rules do not allow."""
    for number, reply in enumerate(script, start=1):
        legal = played.legal(reply.seat)
        found = [action for pattern in reply.does for action in meant(played, pattern, legal)]
        if not found:
            names = [played.game.actions.decode(action) for action in legal[:8]]
            yield f"reply {number}: seat {reply.seat} may do nothing of {reply.does}, but {names}"
            return
        played.act(reply.seat, found[0])


def _after(lesson: Lesson, played: Match, action: int) -> Match:
    """The match after one more action of the learner; `played` stands as it was."""
    copy = replay(played.to_file(open_secret=True))
    lesson.tell_chance(copy)
    copy.act(lesson.learner, action)
    return copy


def _distinct(here: list[Match]) -> list[Match]:
    """One match of each state: ways that meet again go on as one."""
    return list({played.record(): played for played in here}.values())


def _wordless(lesson: Lesson) -> Iterator[str]:
    """Messages that a language lacks."""
    wanted = [lesson.message, f"{lesson.message}-end"]
    wanted += [f"{lesson.message}-{step.name}" for step in lesson.steps]
    for language in LANGUAGES:
        words = words_for(language, lesson.game)
        missing = [message for message in wanted if not words.has(message)]
        yield from (
            f"{lesson.game}, lesson {lesson.id}: no {each} in {language}" for each in missing
        )
