"""The browser is compared with what Python says now, not with what it once said."""

from __future__ import annotations

import runpy
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_sentences_that_the_browser_repeats_are_pythons() -> None:
    script = runpy.run_path(str(WEB / "scripts/words_fixture.py"))
    kept = (WEB / "src/lib/fixtures/words.json").read_text(encoding="utf-8")
    assert kept == script["text"](), "run web/scripts/words_fixture.py"
