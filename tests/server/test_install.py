"""The package as `pip install .` makes it: built from the sources alone, the web client inside, and served."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from serving import ServerProcess

ROOT = Path(__file__).parents[2]
PARTS = ("src", "web", "setup.py", "pyproject.toml", "README.md", "LICENSE")
LEFT_OUT = shutil.ignore_patterns("node_modules", "client", "__pycache__", "*.so", "*.egg-info")


def run(*arguments: str, cwd: Path) -> None:
    settings = {**os.environ, "RULEWRIGHT_COMPILE": "0", "RULEWRIGHT_WEB": "require"}
    done = subprocess.run([sys.executable, "-m", *arguments], cwd=cwd, env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package, installed from a wheel that was built out of a copy of the sources."""
    folder = tmp_path_factory.mktemp("install")
    sources = folder / "sources"
    sources.mkdir()
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, sources / part, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / part, sources)
    run("pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), ".", cwd=sources)
    (wheel,) = folder.glob("rulewright-*.whl")
    run("pip", "install", "--quiet", "--no-deps", "--target", str(folder / "site"), str(wheel), cwd=folder)
    return folder / "site"


@pytest.mark.slow
def test_an_installed_package_serves_its_web_client(installed: Path, tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'rulewright.sqlite3'}", tmp_path)
    server.path = str(installed)
    server.start()
    try:
        with httpx.Client(base_url=server.origin, trust_env=False) as visitor:
            page = visitor.get("/").text
            (script,) = re.findall(r'<script type="module"[^>]* src="(/[^"]+)"', page)
            answer = visitor.get(script)
            assert answer.is_success and "javascript" in answer.headers["content-type"]
            assert (installed / "rulewright" / "server" / "client" / script.removeprefix("/")).is_file()
            offered = {game["name"]: game for game in visitor.get("/api/games").json()}
            assert {"ethnos", "runewars", "wonderland"} <= set(offered)
            assert all(game["icon"] and game["minutes"] for game in offered.values()), "faces are part of the package"
    finally:
        assert server.terminate() == 0


@pytest.mark.slow
def test_an_installed_package_has_everything_that_lies_beside_its_modules(installed: Path) -> None:
    kinds = {".csv", ".ftl", ".md", ".toml"}
    beside = {
        path.relative_to(ROOT / "src") for path in (ROOT / "src" / "rulewright").rglob("*") if path.suffix in kinds
    }
    assert len(beside) > 50
    assert {path for path in beside if not (installed / path).is_file()} == set()
