"""Without the extra, a face says in one line what to install."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("face", "package", "library"),
    [
        ("pettingzoo", "pettingzoo", "PettingZoo"),
        ("gymnasium", "gymnasium", "Gymnasium"),
        ("openspiel", "pyspiel", "OpenSpiel"),
    ],
)
def test_what_to_install_is_said(
    monkeypatch: pytest.MonkeyPatch, face: str, package: str, library: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"samobranka.faces.{face}", raising=False)
    with pytest.raises(ImportError) as raised:
        import_module(f"samobranka.faces.{face}")
    assert str(raised.value) == f"{library} is not installed: pip install 'samobranka[faces]'"
