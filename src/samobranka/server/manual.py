"""Writes docs/protocol.md from protocol.py: `python -m samobranka.server.manual > docs/protocol.md`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from samobranka.server import protocol

PREFACE = Path(protocol.__file__).with_suffix(".md")
"""What is said before the types: how a conversation goes."""


def page() -> str:
    """The whole page."""
    source = Path(protocol.__file__).read_text(encoding="utf-8")
    return PREFACE.read_text(encoding="utf-8") + "".join(_chapters(source))


def _chapters(source: str) -> Iterator[str]:
    titles = {
        source[: found.start()].count("\n") + 1: found[1].strip()
        for found in re.finditer(r"^# -{20,}(.*)$", source, re.MULTILINE)
    }
    told = 0
    for node in ast.parse(source).body:
        before = max((line for line in titles if line < node.lineno), default=0)
        if before != told:
            told = before
            yield f"\n## {titles[before].capitalize()}\n"
        if isinstance(node, ast.ClassDef):
            yield _section(node)


def _section(node: ast.ClassDef) -> str:
    tag = next((ast.literal_eval(kw.value) for kw in node.keywords if kw.arg == "tag"), None)
    name = f"`{tag}` ({node.name})" if tag else node.name
    lines = [f"\n### {name}\n", f"\n{ast.get_docstring(node)}\n"]
    fields = list(_fields(node))
    if fields:
        lines.append("\n| field | type | default | |\n|---|---|---|---|\n")
        lines += [f"| {' | '.join(field)} |\n" for field in fields]
    return "".join(lines)


def _fields(node: ast.ClassDef) -> Iterator[tuple[str, str, str, str]]:
    for place, part in enumerate(node.body):
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            default = f"`{ast.unparse(part.value)}`" if part.value is not None else ""
            kind = ast.unparse(part.annotation).replace("|", "\\|")
            yield f"`{part.target.id}`", f"`{kind}`", default, _gloss(node.body[place + 1 :])


def _gloss(rest: list[ast.stmt]) -> str:
    """The text that stands under a field."""
    if rest and isinstance(rest[0], ast.Expr) and isinstance(rest[0].value, ast.Constant):
        return " ".join(str(rest[0].value.value).split())
    return ""


if __name__ == "__main__":
    print(page(), end="")
