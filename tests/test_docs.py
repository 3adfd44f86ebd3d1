"""The code in the READMEs runs as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("page", ["README.md", "README.ru.md"])
def test_the_code_of_the_readme_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.S)
    assert blocks
    for block in blocks:
        exec(compile(block, page, "exec"), {})
    assert "health" in capsys.readouterr().out


@pytest.mark.parametrize("page", ["README.md", "README.ru.md", "docs/kernel.md", "docs/bots.md", "CONTRIBUTING.md"])
def test_links_lead_somewhere(page: str) -> None:
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.S)
    for target in re.findall(r"\]\((?!http)([^)#]+)", text):
        assert ((ROOT / page).parent / target).exists(), target


@pytest.mark.parametrize("example", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.stem)
def test_examples_run(example: Path) -> None:
    run = subprocess.run([sys.executable, example], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "won" in run.stdout
