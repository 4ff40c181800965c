"""Builds Rulewright: pure Python everywhere, compiled by mypyc where that is possible.

RULEWRIGHT_COMPILE=auto     compile if there is a C compiler, else say so and go on (the default)
RULEWRIGHT_COMPILE=require  fail if it cannot be compiled
RULEWRIGHT_COMPILE=0        pure Python
"""

from __future__ import annotations

import os
import sys
from glob import glob
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, ExecError

MODE = os.environ.get("RULEWRIGHT_COMPILE", "auto")
COMPILED = sorted(
    path
    for pattern in ("core/*.py", "games/*/*.py", "bots/search.py", "bots/playout.py", "bots/greedy.py")
    for path in glob(f"src/rulewright/{pattern}")
    if not path.endswith("__init__.py")
)


def warn(reason: object) -> None:
    if MODE == "require":
        raise SystemExit(f"RULEWRIGHT_COMPILE=require, but it cannot be compiled: {reason}")
    print(f"rulewright: installing pure Python, about five times slower ({reason})", file=sys.stderr)


class OptionalBuild(build_ext):
    """Compiles the extensions if it can."""

    def run(self) -> None:
        try:
            super().run()
        except (CompileError, ExecError, OSError) as error:
            warn(error)
            self.extensions = []


def extensions() -> list[Any]:
    if MODE == "0":
        return []
    try:
        from mypyc.build import mypycify

        return list(mypycify([*COMPILED, "--strict"], opt_level="3", debug_level="0"))
    except (ImportError, SystemExit) as error:
        warn(error)
        return []


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
