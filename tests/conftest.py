"""Marks tests with the rules they show, and lists the rules that no passing test shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

RULEBOOKS: Final = Path(__file__).parent.parent / "docs" / "rules"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="print which rules are shown by a passing test")
    parser.addoption("--golden", action="store_true", help="write the golden files anew")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of docs/rules that the test shows")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report: Any = yield
    report.user_properties.append(("rules", [rule for mark in item.iter_markers("rule") for rule in mark.args]))
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        PASSED.update(rule for name, rules in report.user_properties if name == "rules" for rule in rules)


PASSED: Final[set[str]] = set()


def ledger(rulebook: Path) -> list[str]:
    """The numbers of all rules and examples of a rulebook, in order; open points are rulings, not rules."""
    found = re.findall(r"^(?:\| |- )([A-Z]{2}-(?:(?:EX|DX)-)?\d+)\b", rulebook.read_text(encoding="utf-8"), re.M)
    return list(dict.fromkeys(found))


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    if not config.getoption("--rules"):
        return
    for rulebook in sorted(RULEBOOKS.glob("*.md")):
        rules = ledger(rulebook)
        missing = [rule for rule in rules if rule not in PASSED]
        shown = len(rules) - len(missing)
        terminalreporter.write_line(
            f"{rulebook.stem}: {shown} of {len(rules)} rules shown ({100 * shown // len(rules)} %)"
        )
        if missing:
            terminalreporter.write_line("  missing: " + ", ".join(missing))
