"""Marks tests with the rules they show, and lists the rules that no passing test shows."""

from __future__ import annotations

import re
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest

RULEBOOKS: Final = Path(__file__).parent.parent / "docs" / "rules"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rules", action="store_true", help="print which rules a passing test shows; fail if some are missing"
    )
    parser.addoption("--golden", action="store_true", help="write the golden files anew")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of docs/rules that the test shows")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    report.user_properties.append(("rules", [rule for mark in item.iter_markers("rule") for rule in mark.args]))
    return report


PASSED: Final[set[str]] = set()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        for name, rules in report.user_properties:
            if name == "rules" and isinstance(rules, list):
                PASSED.update(rules)


def ledger(rulebook: Path) -> list[str]:
    """The numbers of all rules and examples of a rulebook, in order, and of the rulings that are numbered like them."""
    found = re.findall(r"^(?:\| |- )([A-Z]{2}-(?:(?:EX|DX|AMB|PS)-)?\d+)\b", rulebook.read_text(encoding="utf-8"), re.M)
    return list(dict.fromkeys(found))


def missing(rulebook: Path) -> list[str]:
    return [rule for rule in ledger(rulebook) if rule not in PASSED]


def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.getoption("--rules") and not hasattr(session.config, "workerinput") and not session.exitstatus:
        session.exitstatus = int(any(missing(rulebook) for rulebook in RULEBOOKS.glob("*.md")))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not config.getoption("--rules"):
        return
    for rulebook in sorted(RULEBOOKS.glob("*.md")):
        rules, lacking = ledger(rulebook), missing(rulebook)
        shown = len(rules) - len(lacking)
        share = 100 * shown // len(rules)
        terminalreporter.write_line(f"{rulebook.stem}: {shown} of {len(rules)} rules shown ({share} %)")
        if lacking:
            terminalreporter.write_line("  missing: " + ", ".join(lacking))
