"""The code in the READMEs and of the kernel's page runs as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kubik.kernel.sight import unseen
from kubik.kernel.step import kinds_of
from tests.kernel.tiny import Agreed, at

ROOT = Path(__file__).parent.parent
DOCS = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").glob("*.md"))


@pytest.mark.parametrize("page", ["README.md", "README.ru.md"])
def test_the_code_of_the_readme_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.S)
    assert blocks
    for block in blocks:
        exec(compile(block, page, "exec"), {})
    assert "health" in capsys.readouterr().out


def test_the_code_of_the_kernels_page_runs() -> None:
    names: dict[str, Any] = {"__name__": "kernel_page"}
    for block in re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "kernel.md").read_text(encoding="utf-8"), re.S):
        exec(compile(block, "kernel.md", "exec", dont_inherit=True), names)
    table = names["Quest"](heroes=[names["Hero"](skills=[1, 2], top=[5], knowers=[0b10])] * 2, skills=[3])
    state = at(table, Agreed(roles=("hero", "narrator")))
    assert unseen(state.view(0), "skills") == [1, 2, 3]
    assert {kind.name for kind in kinds_of("kernel_page")} == {"discard", "discard_card"}


@pytest.mark.parametrize("page", ["README.md", "README.ru.md", "CONTRIBUTING.md", *DOCS])
def test_links_lead_somewhere(page: str) -> None:
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.S)
    for target in re.findall(r"\]\((?!http)([^)#]+)", text):
        assert ((ROOT / page).parent / target).exists(), target


@pytest.mark.parametrize("example", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.stem)
def test_examples_run(example: Path) -> None:
    if example.stem == "remote_bot":
        pytest.skip("it needs a server; tests/server/test_remote_bot.py runs it")
    run = subprocess.run([sys.executable, example], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "won" in run.stdout
