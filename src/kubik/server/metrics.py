"""What a server counts, for whoever runs it. Nothing here tells who did what, or at which table."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram

COUNTED: Final = CollectorRegistry()
"""Of the whole process, from its start on."""
CHOICES: Final = Counter("kubik_choices", "Choices that were written down.", ["by"], registry=COUNTED)
REQUEST_SECONDS: Final = Histogram(
    "kubik_request_seconds", "From a request at a table to its outcome, which is on disk then.", registry=COUNTED
)
BATCH_RECORDS: Final = Histogram(
    "kubik_write_batch_records",
    "Records that were written in one transaction.",
    registry=COUNTED,
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000),
)
REFUSALS: Final = Counter(
    "kubik_refusals", "Calls and requests that were refused, and why.", ["reason"], registry=COUNTED
)
