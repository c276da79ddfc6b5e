"""What is in a game's box: every component, where it is known from, and an owner's corrections.

A component file is a tree of tables. A *table* says numbers; a list of tables has an *entry* for each
component. Both say where they are known from, in `status` or `source`, whole or part by part; what says
nothing is known from where its list is. Nothing here knows a game: types and checks are those that the
game reads its files with.
"""

from __future__ import annotations

import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from samobranka.core import data
from samobranka.core.data import Flaw
from samobranka.core.decode import decode_json
from samobranka.core.faults import BadData, MalformedFile

CERTAINTY = (
    "known",
    "rulebook",
    "card",
    "publisher_data",
    "box",
    "public",
    "inferred",
    "reconstructed",
    "reconstruction",
)
"""What an entry's `status` or `source` can say, most certain first."""

Known = Literal["rules", "publisher", "inferred", "ours"]
"""Where a component is known from: printed rules, what the publisher printed or showed, what follows
from them, or our reconstruction; the most certain first."""

KNOWN: Mapping[str, Known] = {
    "rulebook": "rules",
    "known": "publisher",
    "card": "publisher",
    "publisher_data": "publisher",
    "box": "publisher",
    "public": "publisher",
    "inferred": "inferred",
    "reconstructed": "ours",
    "reconstruction": "ours",
}
WORST: tuple[Known, ...] = get_args(Known)

Content = dict[str, Any]
At = tuple[str | int, ...]
"""The way to a table or an entry: keys and places."""

STATUS, SOURCE = "status", "source"


# ---------------------------------------------------------------- where it is known from


@dataclass(frozen=True)
class Component:
    """A table or an entry of a component file."""

    at: At
    known: Known | None
    """The least certain of its parts; None where nothing is said."""
    parts: Mapping[str, Known]
    """Where its parts are known from, if they are not alike."""
    corrected: bool
    """It is not as we ship it."""

    @property
    def family(self) -> str:
        """Which list it is from; empty for a table, which is no component by itself."""
        return ".".join(map(str, self.at[:-1])) if isinstance(self.at[-1], int) else ""


def components_in(content: Content, ours: Content) -> list[Component]:
    """All tables and entries of a file, with what each is known from; `ours` is the file we ship."""
    return list(_in_table(content, ours, (), None))


def _in_table(content: Content, ours: Any, at: At, inherited: Any) -> Iterator[Component]:
    said = content.get(SOURCE, inherited)
    inner = {
        key: value
        for key, value in content.items()
        if _is_nested(value) or (not at and isinstance(value, dict))
    }
    plain = {key: value for key, value in content.items() if key not in inner}
    ours = ours if isinstance(ours, dict) else {}
    if at and plain.keys() - {SOURCE, STATUS}:
        shipped = {key: value for key, value in ours.items() if not _is_nested(value)}
        yield _component(at, {**plain, SOURCE: said}, inner, plain != shipped)
    for key, value in inner.items():
        its = said.get(key, inherited) if isinstance(said, dict) else said
        if isinstance(value, dict):
            yield from _in_table(value, ours.get(key), (*at, key), its)
            continue
        known = ours.get(key)
        for place, entry in enumerate(value):
            usual = _counterpart(entry, place, known if isinstance(known, list) else [])
            told = {SOURCE: its, **entry}
            yield _component((*at, key, place), told, {}, entry != usual)


def _component(at: At, said: Content, inner: Content, corrected: bool) -> Component:
    """A part that is a list of its own speaks for itself."""
    source = said.get(STATUS, said.get(SOURCE))
    if isinstance(source, dict):
        parts = {part: KNOWN.get(each, "ours") for part, each in source.items()}
        parts = {part: each for part, each in parts.items() if part not in inner} or {"": "rules"}
        return Component(at, max(parts.values(), key=WORST.index), parts, corrected)
    return Component(at, KNOWN.get(str(source)), {}, corrected)


def _is_nested(value: Any) -> bool:
    """A table of tables or numbers, or a list of tables: what stands under a heading of its own."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(each, dict) for each in value)
    return isinstance(value, dict) and (
        SOURCE in value or any(_is_nested(each) for each in value.values())
    )


def _counterpart(entry: Content, place: int, ours: list[Any]) -> Any:
    """The entry of our file that this one stands for."""
    if "id" in entry:
        return next((each for each in ours if each.get("id") == entry["id"]), None)
    return ours[place] if place < len(ours) else None


@dataclass(frozen=True)
class Share:
    """How much of a list of components is our reconstruction."""

    family: str
    entries: int
    ours: int
    """Wholly …"""
    partly: int
    """… or in part."""
    corrected: int


def shares_of(components: list[Component]) -> list[Share]:
    """How much of each list of components is ours or corrected; lists that are neither are left out."""
    families: dict[str, list[Component]] = {}
    for each in components:
        if each.family:
            families.setdefault(each.family, []).append(each)
    shares = [_share(family, entries) for family, entries in families.items()]
    return [share for share in shares if share.ours or share.partly or share.corrected]


def _share(family: str, entries: list[Component]) -> Share:
    doubtful = [each for each in entries if each.known == "ours" and not each.corrected]
    wholly = sum(set(each.parts.values()) <= {"ours"} for each in doubtful)
    corrected = sum(each.corrected for each in entries)
    return Share(family, len(entries), wholly, len(doubtful) - wholly, corrected)


def tally(content: Content) -> dict[str, int]:
    """How many entries say each certainty, most certain first."""
    found = Counter(_certainties(content))
    return {name: found[name] for name in CERTAINTY if found[name]}


def _certainties(content: Any) -> Iterator[str]:
    """What each entry of a component file says of its own certainty."""
    if isinstance(content, dict):
        said = content.get(STATUS, content.get(SOURCE))
        if isinstance(said, str):
            yield said
        for value in content.values():
            yield from _certainties(value)
    elif isinstance(content, list):
        for value in content:
            yield from _certainties(value)


# ---------------------------------------------------------------- form and faults


def contents_of(files: Mapping[str, Path]) -> dict[str, Content]:
    """Component files as they are written, by name."""
    return {name: tomllib.loads(path.read_text("utf-8")) for name, path in files.items()}


def shape_of(game: str, name: str) -> dict[str, Any]:
    """The form of a component file, as a JSON Schema."""
    return msgspec.json.schema(data.reader_of(game, name).type)


def flaws_of(game: str, name: str, content: Content) -> list[BadData]:
    """All that is wrong with what a component file is to say: the same as `data --check` finds."""
    reader = data.reader_of(game, name)
    try:
        found = decode_json(msgspec.json.encode(content), reader.type)
    except MalformedFile as fault:
        place = fault.facts["place"].removeprefix("$").removeprefix(".")
        return [BadData(**{**fault.facts, "file": name, "place": place})]
    flaws: list[Flaw] = []
    try:
        for flaw in (*reader.flaws_in(found), *data.form_flaws(game, content)):
            flaws.append(flaw)
    except (LookupError, ValueError):
        # A check may build upon those before it: the file is read no further than its first flaw.
        flaws = [next(iter(reader.flaws_in(found)))]
    said = dict.fromkeys(flaws)
    return [BadData(file=name, place=p, reason=r, value=v, expected="") for p, r, v in said]


# ---------------------------------------------------------------- corrections


def corrected_text(text: str, content: Content) -> str:
    """A component file that says something else, changed no more than that takes: comments stay."""
    import tomlkit

    document = tomlkit.parse(text)
    _change_table(document, content)
    changed = tomlkit.dumps(document)
    return changed if tomllib.loads(changed) == content else tomlkit.dumps(content)


def _change_table(table: Any, wanted: Content) -> None:
    for key in [key for key in table if key not in wanted]:
        del table[key]
    for key, value in wanted.items():
        if key not in table:
            table[key] = _inline(value)
        elif table[key] != value:
            _change(table, key, value)


def _change(holder: Any, key: Any, value: Any) -> None:
    """Puts another value in a place, and keeps all of it that is as it was."""
    there = holder[key]
    if isinstance(there, dict) and isinstance(value, dict):
        _change_table(there, value)
    elif isinstance(there, list) and isinstance(value, list) and _is_nested(value):
        _change_entries(there, value)
    elif isinstance(there, list) and isinstance(value, list) and len(there) == len(value):
        for place, each in enumerate(value):
            if there[place] != each:
                _change(there, place, each)
    else:
        holder[key] = _inline(value)


def _change_entries(there: Any, wanted: list[Content]) -> None:
    """Entries go, stay with their comments, and come at the end."""
    ids = [entry.get("id") for entry in wanted]
    if None not in ids:
        for place in reversed(range(len(there))):
            if there[place].get("id") not in ids:
                del there[place]
    while len(there) > len(wanted):
        del there[-1]
    for place, entry in enumerate(wanted):
        if place < len(there):
            _change_table(there[place], entry)
        else:
            there.append(_table(entry))


def _table(entry: Content) -> Any:
    import tomlkit

    table = tomlkit.table()
    for key, value in entry.items():
        table[key] = _inline(value)
    return table


def _inline(value: Any) -> Any:
    """A table inside an entry stands on one line."""
    import tomlkit

    if not isinstance(value, dict):
        return value
    table = tomlkit.inline_table()
    table.update(value)
    return table


def known_file(game: str, name: str) -> None:
    """BadData when the game has no component file of that name."""
    if name not in (ours := data.shipped(game)):
        names = {"value": name, "expected": ", ".join(ours)}
        raise BadData(file=name, place="$", reason="unknown-file", **names)


def put_in_force(game: str, texts: Mapping[str, str]) -> None:
    """Puts corrected files in force, all of them or none; BadData when one is not right."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in texts.items():
            known_file(game, name)
            path = Path(folder, name)
            path.write_text(text, "utf-8")
            _check(game, path, name)
        for name in texts:
            data.use(game, Path(folder, name), name)


def _check(game: str, path: Path, name: str) -> None:
    """As `data.check`, but nobody is told where it lies."""
    try:
        data.check(game, path, name)
    except BadData as fault:
        raise BadData(**{**fault.facts, "file": name}) from None
