"""Makes the package and the helpers of the tests importable, wherever a command is started from. Import it first."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
COMPILED: Final = "--compiled-path"


def sources() -> Path:
    """The folder of the package: `src`, or the one after --compiled-path."""
    if COMPILED in sys.argv[:-1]:
        return Path(sys.argv[sys.argv.index(COMPILED) + 1]).resolve()
    return ROOT / "src"


sys.path[1:1] = [str(sources()), str(ROOT / "tests" / "server"), str(ROOT / "tests")]


def reach(tests: str) -> None:
    """Makes the helpers of one folder of the tests importable, too."""
    sys.path.insert(1, str(ROOT / "tests" / tests))
