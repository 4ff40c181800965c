"""Everything that a program writes into the sources (`make generate`), compared by a test.

Run as a module, it writes what is not as it should be; with `--check` it only names it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rulewright.scaffold.copies import with_copies
from rulewright.scaffold.identifiers import DECLARATION, python_source, read_identifiers, typescript_source

PACKAGE: Final = Path(__file__).parent.parent
WEB: Final = PACKAGE.parent.parent / "web"


def generated(package: Path, web: Path) -> Iterator[tuple[Path, str]]:
    """Each file that is written, whole or in parts, and how it should read."""
    yield from identifiers(package, web)
    for path in sorted([*package.glob("games/**/*.py"), *package.glob("core/*.py"), *package.glob("kit/*.py")]):
        source = path.read_text(encoding="utf-8")
        yield path, with_copies(source, path.stem == "frames" or path.parent.name == "frames")


def identifiers(package: Path, web: Path) -> Iterator[tuple[Path, str]]:
    """The identifiers of each game that declares them, for its rules and for its folder of the web client."""
    for declaration in sorted(package.glob(f"games/*/{DECLARATION}")):
        game = declaration.parent
        lists = read_identifiers(game)
        yield game / "ids.py", python_source(game.name, lists)
        folder = web / "src" / "games" / game.name
        if folder.is_dir():
            yield folder / "ids.ts", typescript_source(game.name, lists)


def stale(package: Path, web: Path) -> dict[Path, str]:
    """The files that are not as they should be, and how they should read."""
    return {path: text for path, text in generated(package, web) if not reads(path, text)}


def reads(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def main() -> int:
    found = stale(PACKAGE, WEB)
    for path, text in found.items():
        sys.stdout.write(f"{path.relative_to(WEB.parent)}\n")
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
    return 1 if found and "--check" in sys.argv else 0


if __name__ == "__main__":
    raise SystemExit(main())
