"""Search: to be written."""

from kubik.bots.greedy import greedy as search

__all__ = ["search"]
