"""Schemathesis over the OpenAPI schema: the server answers as it says, whatever it is asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import allow_header_conformance, positive_data_acceptance

from samobranka.server.app import create_app
from samobranka.server.openapi import true_page
from tests.server.conftest import Running, serving, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("openapi")
    with serving(settings_in(folder, bot_pace=0, dev=True, limits=100_000.0)) as running:
        yield running


@pytest.fixture(scope="module")
def headers(server: Running) -> dict[str, str]:
    """Of somebody's browser."""
    with server.client() as client:
        client.guest()
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return {"Cookie": cookie, "Origin": server.url, "X-Samobranka": "1"}


described = schemathesis.openapi.from_dict(
    true_page(create_app(settings_in(Path("nowhere"))).openapi_schema.to_schema())
)

NOT_CHECKED = [
    positive_data_acceptance,  # what fits the schema may still not fit the table
    allow_header_conformance,  # the framework answers OPTIONS for one handler at a time
]


@described.parametrize()
@settings(max_examples=15, suppress_health_check=list(HealthCheck), deadline=None)
def test_the_server_answers_as_it_says(case: Any, server: Running, headers: dict[str, str]) -> None:
    case.call_and_validate(base_url=server.url, headers=headers, excluded_checks=NOT_CHECKED)


def test_every_address_of_the_api_is_described(server: Running) -> None:
    with server.client() as client:
        paths = client.get("/schema/openapi.json").json()["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table_id}/sit", "/api/me"} <= set(paths)
