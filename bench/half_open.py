"""Whether half-open connections lock anybody out, at the usual limit of open files.

    python bench/half_open.py [--connections N] [--files F] [--addresses A]

Starts `samobranka serve` that may open F files, lets N connections from A addresses say half of a first
line, half of a body, or nothing, and asks for a page again and again for 15 seconds, each time on a new
connection from an address of its own. Measured is how many of these were answered, and how soon.
"""

from __future__ import annotations

import argparse
import resource
import socket
import time
from contextlib import ExitStack

from load import memory_of, percentile, serving

SECONDS = 15.0
PATIENCE = 5.0
HALVES = {
    "nothing": b"",
    "half a first line": b"GET /heal",
    "half a body": b"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
}
PAGE = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


def ask(port: int) -> float:
    """Seconds until a page is there; endless where it does not come."""
    began = time.perf_counter()
    try:
        with socket.create_connection(
            ("127.0.0.1", port), PATIENCE, source_address=("127.9.9.9", 0)
        ) as line:
            line.sendall(PAGE)
            if line.recv(64).startswith(b"HTTP/1.1 200"):
                return time.perf_counter() - began
    except OSError:
        pass
    return float("inf")


def measure(said: str, asked: argparse.Namespace, pid: int) -> None:
    """One kind of half-open connections."""
    with ExitStack() as stack:
        opened = 0
        for number in range(asked.connections):
            source = f"127.1.{number % asked.addresses // 250}.{1 + number % asked.addresses % 250}"
            try:
                line = stack.enter_context(
                    socket.create_connection(
                        ("127.0.0.1", asked.port), PATIENCE, source_address=(source, 0)
                    )
                )
                line.sendall(HALVES[said])
                opened += 1
            except OSError:
                continue
        until, waits = time.monotonic() + SECONDS, []
        while time.monotonic() < until:
            waits.append(1000 * ask(asked.port))
            time.sleep(0.1)
    answered = sorted(wait for wait in waits if wait != float("inf"))
    print(
        f"{opened} connections that said {said}: {len(answered)} of {len(waits)} answered, "
        f"p50 {percentile(answered, 0.5):.1f} ms, p99 {percentile(answered, 0.99):.1f} ms, "
        f"{memory_of(pid):.0f} MiB",
        flush=True,
    )


def main() -> None:
    """Starts the server, measures, stops it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=1500)
    parser.add_argument("--files", type=int, default=1024)
    parser.add_argument("--addresses", type=int, default=1)
    parser.add_argument("--port", type=int, default=8910)
    asked = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # ours; the server's is `files`
    with serving(asked.port, files=asked.files) as (_, pid, _):
        for said in HALVES:
            measure(said, asked, pid)


if __name__ == "__main__":
    main()
