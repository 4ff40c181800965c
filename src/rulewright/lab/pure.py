"""Benchmark of the pure Python build, even where the compiled one is installed.

Run as a script, by bench.py: `python -P pure.py GAME PLAYERS SECONDS`. Before
anything of Rulewright is imported, a finder is put in front of all others that
knows source files alone, so that no compiled module is ever found. The figures
go to the standard output as JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PACKAGE = "rulewright"


class SourceFinder(MetaPathFinder):
    """Finds the modules of Rulewright as source files."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != PACKAGE:
            return None
        for folder in sys.path if path is None else path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def main(game: str, players: str, seconds: str) -> None:
    """Measures and writes the figures."""
    from dataclasses import asdict

    from rulewright.lab.bench import measure

    sys.stdout.write(json.dumps(asdict(measure(game, int(players), float(seconds)))))


if __name__ == "__main__":
    sys.meta_path.insert(0, SourceFinder())
    main(*sys.argv[1:])
