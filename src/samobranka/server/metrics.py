"""What is counted and measured, for Prometheus. Names only: whoever does a thing counts it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
"""Ours alone, so that a program that embeds the server keeps its own."""

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

REQUESTS = Counter(
    "samobranka_requests", "HTTP requests answered", ["method", "status"], registry=REGISTRY
)
REQUEST_SECONDS = Histogram(
    "samobranka_request_seconds", "Time to answer a request", buckets=QUICK, registry=REGISTRY
)
HELD_BACK = Counter(
    "samobranka_held_back", "Refused for coming too often", ["kind"], registry=REGISTRY
)
SOCKETS = Gauge("samobranka_sockets", "Sockets open now", registry=REGISTRY)
TABLES = Gauge("samobranka_tables", "Tables live in this process", registry=REGISTRY)
FAILED_TABLES = Counter(
    "samobranka_tables_failed",
    "Tables that could not be opened, read or attended to; each is tried again",
    ["what"],
    registry=REGISTRY,
)
SHUNNED_TABLES = Gauge(
    "samobranka_tables_shunned", "Tables that could not be opened the last time", registry=REGISTRY
)
ACTIONS = Counter("samobranka_actions", "Actions stored", registry=REGISTRY)
TOLD_SECONDS = Histogram(
    "samobranka_told_seconds",
    "From an action's arrival until it is stored and laid down for every audience",
    buckets=QUICK,
    registry=REGISTRY,
)
THINKING_SECONDS = Histogram(
    "samobranka_thinking_seconds",
    "Time a bot took for an action",
    ["game", "bot"],
    buckets=SLOW,
    registry=REGISTRY,
)
BOTS_DIED = Counter(
    "samobranka_bots_died", "Bots that died, hung or talked nonsense", ["game"], registry=REGISTRY
)
STORE_FAILURES = Counter(
    "samobranka_store_failures",
    "Times the store could not be written to or read",
    registry=REGISTRY,
)
BATCHES = Histogram(
    "samobranka_journal_batch",
    "Writes committed together",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
    registry=REGISTRY,
)
