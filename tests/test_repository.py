"""What every file of the repository must keep to, whatever its subject."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import tokenize
from pathlib import Path

import pytest

PASSED_OVER = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
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


def lines_of_code(source: str) -> int:
    """The lines that are neither blank nor comment nor docstring."""
    code: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in PASSED_OVER:
            code.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            code.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(code)


def test_lines_of_code_are_counted_without_words_about_them() -> None:
    source = '"""What it is."""\n\n# Why.\nx = (\n    1,\n)\n"""What x is,\nin two lines."""\n'
    assert lines_of_code(source) == 3


@pytest.mark.parametrize(("layer", "most"), [("core", 1400), ("kit", 1500)])
def test_core_and_kit_can_be_read_in_an_evening(layer: str, most: int) -> None:
    files = list((ROOT / "src/rulewright" / layer).glob("*.py"))
    lines = {path.name: lines_of_code(path.read_text(encoding="utf-8")) for path in files}
    assert sum(lines.values()) < most, lines


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
