"""A game as a package of its own, installed as anybody would: High Card of docs/adding-a-game.md.

    site = installed_high_card(tmp_path)     # a folder for PYTHONPATH

`package_with_faults` writes a package that has something wrong with it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent
DOCUMENT = TESTS.parent / "docs" / "adding-a-game.md"
PACKAGE = '''"""High Card as a package of its own."""

from pathlib import Path

from high_card.rules import HighCardRules

GAME = HighCardRules()
GAME.folder = Path(__file__).parent
'''


def rules_of_high_card() -> str:
    """The code of the document, but for the last block, which plays it."""
    *rules, play = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert "assert_game_conforms" in play
    return "\n".join(rules)


def installed_high_card(folder: Path) -> Path:
    """Builds the package and installs it into a folder of its own."""
    sources, site = folder / "high-card", folder / "site"
    shutil.copytree(TESTS / "outside" / "high-card", sources)
    (sources / "high_card" / "__init__.py").write_text(PACKAGE, encoding="utf-8")
    (sources / "high_card" / "rules.py").write_text(rules_of_high_card(), encoding="utf-8")
    command = ["pip", "install", "--quiet", "--no-build-isolation", "--no-deps", "--no-index", "--target", str(site)]
    done = subprocess.run([sys.executable, "-m", *command, str(sources)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return site


def package_with_faults(site: Path, package: str, code: str, *entries: str) -> None:
    """What pip leaves behind of a package with one module, `PACKAGE.py`, and these entry points (`NAME = VALUE`)."""
    info = site / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (site / f"{package}.py").write_text(code, encoding="utf-8")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("\n".join(["[rulewright.games]", *entries, ""]), encoding="utf-8")
