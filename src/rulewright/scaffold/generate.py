"""Generated sources (`make generate`): everything that a program writes, compared by a test.

Run as a module, it writes what is not as it should be; with `--check` it only names it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rulewright.core.registry import game
from rulewright.games import NAMES, in_preparation
from rulewright.scaffold.copies import with_copies
from rulewright.scaffold.identifiers import DECLARATION, python_source, read_identifiers, typescript_source

PACKAGE: Final = Path(__file__).parent.parent
WEB: Final = PACKAGE.parent.parent / "web"


def generated(package: Path, web: Path) -> Iterator[tuple[Path, str]]:
    """Each file that is written, whole or in parts, and how it should read.

    Games are loaded last: by then their identifiers are as they should be, if whoever asks writes each file at once.
    """
    yield from identifiers(package, web)
    for path in sorted([*package.glob("games/**/*.py"), *package.glob("core/*.py"), *package.glob("kit/*.py")]):
        source = path.read_text(encoding="utf-8")
        yield path, with_copies(source, path.stem == "frames" or path.parent.name == "frames")
    yield from printed_values(web)


def identifiers(package: Path, web: Path) -> Iterator[tuple[Path, str]]:
    """The identifiers of each game that declares them, for its rules and for its folder of the web client."""
    for declaration in sorted(package.glob(f"games/*/{DECLARATION}")):
        game = declaration.parent
        lists = read_identifiers(game)
        yield game / "ids.py", python_source(game.name, lists)
        folder = web / "src" / "games" / game.name
        if folder.is_dir():
            yield folder / "ids.ts", typescript_source(game.name, lists)


def printed_values(web: Path) -> Iterator[tuple[Path, str]]:
    """The printed values of each game with a board, as the server tells them: the tests of the web draw from them."""
    for name in (*NAMES, *in_preparation()):
        if (web / "src" / "games" / name / "index.ts").is_file():
            told = {"game": name, "content": "", "printed": game(name).printed()}
            yield web / "tests" / "content" / f"{name}.json", laid_out(told, 3) + "\n"


def laid_out(value: object, depth: int) -> str:
    """JSON that can be read: folded down to a depth, and one line for each thing there."""
    if depth == 0 or not isinstance(value, dict):
        return json.dumps(value)
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {laid_out(part, depth - 1)}" for key, part in value.items()) + "\n}"


def stale(package: Path, web: Path) -> dict[Path, str]:
    """The files that are not as they should be, and how they should read."""
    return {path: text for path, text in generated(package, web) if not reads(path, text)}


def reads(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def main() -> int:
    stale_ones = 0
    for path, text in generated(PACKAGE, WEB):
        if reads(path, text):
            continue
        sys.stdout.write(f"{path.relative_to(WEB.parent)}\n")
        stale_ones += 1
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if stale_ones and "--check" in sys.argv else 0


if __name__ == "__main__":
    raise SystemExit(main())
