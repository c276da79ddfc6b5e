"""What hosts are given to watch a server with asks for nothing that it does not tell."""

from __future__ import annotations

import configparser
import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from samobranka.cli.commands import MODULES
from samobranka.server.metrics import REGISTRY

HOSTING = Path(__file__).parents[2] / "docs" / "hosting"
METRIC = re.compile(r"\bsamobranka_\w+")
LABELS = re.compile(r"\bby \(([^)]*)\)")


def told() -> set[str]:
    """The names of everything that is measured."""
    ends = ("", "_total", "_bucket", "_sum", "_count")
    return {metric.name + end for metric in REGISTRY.collect() for end in ends}


def labels() -> set[str]:
    """What it is told apart by, and what Prometheus adds."""
    collectors = [c for c in REGISTRY._collector_to_names if hasattr(c, "_labelnames")]
    return {name for c in collectors for name in c._labelnames} | {"instance", "job", "le"}


def rules() -> list[dict[str, Any]]:
    """All alerts."""
    found = yaml.safe_load((HOSTING / "alerts.yml").read_text("utf-8"))
    return [rule for group in found["groups"] for rule in group["rules"]]


def questions() -> list[str]:
    """All that alerts and the dashboard ask of Prometheus."""
    board = json.loads((HOSTING / "grafana.json").read_text("utf-8"))
    shown = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    return [*shown, *(rule["expr"] for rule in rules())]


def test_only_what_is_measured_is_asked_for() -> None:
    asked = {name for question in questions() for name in METRIC.findall(question)}
    assert asked - told() == set()
    assert len(asked) > 10


def test_only_labels_that_there_are() -> None:
    grouped = [part for question in questions() for part in LABELS.findall(question)]
    assert {name.strip() for part in grouped for name in part.split(",")} - labels() == set()


def test_brackets_are_closed() -> None:
    for question in questions():
        for opened, closed in ("()", "[]", "{}"):
            assert question.count(opened) == question.count(closed), question


def test_every_alert_says_how_urgent_it_is_and_what_to_do() -> None:
    assert len({rule["alert"] for rule in rules()}) == len(rules())
    for rule in rules():
        assert rule["labels"]["severity"] in ("page", "morning"), rule["alert"]
        assert rule["annotations"]["summary"].endswith(".")
        assert rule["annotations"]["what_to_do"]


@pytest.mark.parametrize("name", ["samobranka.service", "samobranka-backup.service"])
def test_units_call_commands_that_there_are(name: str) -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(HOSTING / name, "utf-8")
    assert set(unit.sections()) == {"Unit", "Service", "Install"}
    program, command, *_ = shlex.split(unit["Service"]["ExecStart"])
    assert (program, command in MODULES) == ("/opt/samobranka/bin/samobranka", True)
    assert unit["Service"]["User"] == "samobranka"
