"""What every file of the repository must keep to, whatever its subject."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
# Written apart, so that this file does not find itself.
REGISTRIES = [".".join(parts) for parts in (("registry", "npmjs"), ("files", "pythonhosted"), ("deb", "debian"))]
MACHINE_PATHS = re.compile("|".join(f"/{folder}/" for folder in ("work", "root", "farm")))


def tracked_texts() -> dict[str, str]:
    """The text files that git tracks or would track, by name."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    texts = {}
    for name in listed:
        path = ROOT / name
        if path.is_file() and path.suffix not in (".gz", ".png", ".webp", ".woff2"):
            texts[name] = path.read_text(encoding="utf-8")
    return texts


def test_no_file_names_a_package_registry() -> None:
    for name, text in tracked_texts().items():
        for registry in REGISTRIES:
            assert registry not in text, f"{name} names a package registry"
        if "lock" in Path(name).name:
            assert '"resolved"' not in text, f"{name} holds the address of a registry"


def test_no_file_holds_a_path_of_one_machine() -> None:
    for name, text in tracked_texts().items():
        assert not MACHINE_PATHS.search(text), f"{name} holds a path of one machine"


def test_the_core_stays_small() -> None:
    """To be read in an evening: lines of code, without docstrings, comments and blank lines."""
    files = list((ROOT / "src/rulewright/core").glob("*.py"))
    lines = {path.name: lines_of_code(path.read_text(encoding="utf-8")) for path in files}
    assert sum(lines.values()) < 1300, lines


def lines_of_code(source: str) -> int:
    """The lines on which something other than a docstring or a comment stands."""
    told: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            told |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = enumerate(source.splitlines(), 1)
    return sum(1 for number, line in lines if number not in told and line.strip() and not line.strip().startswith("#"))


def test_modules_stay_readable() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= 700, f"{path.name} has {lines} lines: split it by chapter"


def test_every_module_says_what_it_is() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        assert path.read_text(encoding="utf-8").lstrip().startswith('"""'), f"{path} has no docstring"


def test_the_readme_says_that_it_is_unofficial() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "unofficial" in text and "fan-made" in text and "reconstructed" in text
