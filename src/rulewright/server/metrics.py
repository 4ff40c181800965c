"""Metrics: what the server counts and measures, for Prometheus, at /metrics.

Parts change these objects where things happen: `MOVES.labels("bot").inc()`,
`MOVE_SECONDS.observe(seconds)`, `SOCKETS.inc()`. No label names a person or a table, and nothing here moves with a
choice that is sealed or covered: whoever reads the numbers at a quiet table would learn that it was made.
With several processes (`PROMETHEUS_MULTIPROC_DIR` is set) each answers for all.
"""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector

CONTENT_TYPE: Final = "text/plain; version=0.0.4"
REGISTRY: Final = CollectorRegistry()
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)

REQUESTS: Final = Counter(
    "rulewright_requests", "Requests answered", ["method", "path", "status"], registry=REGISTRY
)  # fmt: skip
REQUEST_SECONDS: Final = Histogram(
    "rulewright_request_seconds", "Time to the end of an answer", ["path"], buckets=QUICK, registry=REGISTRY
)
MOVES: Final = Counter(
    "rulewright_moves", "Choices that all could see, by cause: player, bot, order, time", ["cause"], registry=REGISTRY
)
MOVE_SECONDS: Final = Histogram(
    "rulewright_move_seconds", "From a choice's arrival to its acknowledgement", buckets=QUICK, registry=REGISTRY
)
LIVE_MATCHES: Final = Gauge(
    "rulewright_live_matches", "Matches in memory", registry=REGISTRY, multiprocess_mode="livesum"
)
SOCKETS: Final = Gauge("rulewright_sockets", "Open sockets", registry=REGISTRY, multiprocess_mode="livesum")
BOT_SECONDS: Final = Histogram(
    "rulewright_bot_seconds", "How long a bot thought, by level", ["level"], buckets=SLOW, registry=REGISTRY
)
OUTBOX_SENT: Final = Counter(
    "rulewright_outbox_sent", "Notifications, by channel and outcome", ["channel", "outcome"], registry=REGISTRY
)
FAILURES: Final = Counter("rulewright_failures", "Requests that met an unexpected error", registry=REGISTRY)


class Process(ProcessCollector):
    """Memory and files of the process. Not the time of its processor, which moves with every choice, hidden or not."""

    def collect(self) -> list[Metric]:
        return [metric for metric in super().collect() if metric.name != "process_cpu_seconds"]


Process(registry=REGISTRY)


def exposition() -> bytes:
    """Everything, in the format of Prometheus."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
