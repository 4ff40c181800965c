"""Everything that a program writes into the sources (`make generate`), compared by a test.

Run as a module, it writes what is not as it should be; with `--check` it only names it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rulewright.scaffold.copies import with_copies

PACKAGE: Final = Path(__file__).parent.parent


def generated(package: Path) -> Iterator[tuple[Path, str]]:
    """Each file with written parts, and how it should read."""
    for path in sorted([*package.glob("games/**/*.py"), *package.glob("core/*.py"), *package.glob("kit/*.py")]):
        source = path.read_text(encoding="utf-8")
        yield path, with_copies(source, path.stem == "frames" or path.parent.name == "frames")


def stale(package: Path) -> dict[Path, str]:
    """The files that are not as they should be, and how they should read."""
    return {path: text for path, text in generated(package) if path.read_text(encoding="utf-8") != text}


def main() -> int:
    found = stale(PACKAGE)
    for path, text in found.items():
        sys.stdout.write(f"{path.relative_to(PACKAGE)}\n")
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
    return 1 if found and "--check" in sys.argv else 0


if __name__ == "__main__":
    raise SystemExit(main())
