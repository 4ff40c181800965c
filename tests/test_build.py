"""The build: what is compiled, and that only what has changed is compiled again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from building import ROOT, setup_module

BUILDING = setup_module()
PACKAGE = ROOT / "src" / "rulewright"
NEVER = {"face", "text", "data", "rulebook"}


def tree(folder: Path, *names: str) -> Path:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("", encoding="utf-8")
    return folder


def compiled(package: Path) -> list[str]:
    groups: dict[str, list[Path]] = BUILDING.compiled_groups(package)
    return [path.relative_to(package).as_posix() for paths in groups.values() for path in paths]


def test_core_kit_and_every_game_are_compiled_and_what_uses_them_is_not() -> None:
    expected = set()
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE).parts
        engine = parts[0] in ("core", "kit", "bots") or (parts[0] == "games" and len(parts) > 2)
        if engine and path.name != "__init__.py" and not NEVER & set(parts):
            expected.add("/".join(parts))
    assert sorted(compiled(PACKAGE)) == sorted(expected - {"bots/levels.py", "bots/odds.py"})


def test_a_new_game_is_compiled_by_being_there_with_all_its_rooms(tmp_path: Path) -> None:
    package = tree(
        tmp_path / "rulewright",
        *("core/state.py", "bots/search.py", "bots/levels.py", "server/play.py", "games/__init__.py", "games/all.py"),
        *("games/flat/__init__.py", "games/flat/flow.py", "games/flat/text/en.py", "games/flat/data/cards.py"),
        *("games/roomy/flow.py", "games/roomy/battle/__init__.py", "games/roomy/battle/clash.py"),
        *("games/roomy/battle/siege/walls.py", "games/roomy/face/board.py", "games/roomy/rulebook/pages.py"),
    )
    assert {name: [path.name for path in paths] for name, paths in BUILDING.compiled_groups(package).items()} == {
        "rulewright_core": ["state.py"],
        "rulewright_games_flat": ["flow.py"],
        "rulewright_games_roomy": ["clash.py", "walls.py", "flow.py"],
        "rulewright_bots": ["search.py"],
    }


def test_each_module_and_each_group_is_an_extension(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(BUILDING, "MODE", "auto")
    names = [extension.name for extension in BUILDING.declared_extensions()]
    assert len(names) == len(set(names)) == len(BUILDING.compiled_groups(PACKAGE)) + len(compiled(PACKAGE))
    assert {"rulewright_core__mypyc", "rulewright.core.state"} <= set(names)
    monkeypatch.setattr(BUILDING, "MODE", "0")
    assert BUILDING.declared_extensions() == []


@pytest.fixture
def c_file(tmp_path: Path) -> Path:
    """A C file that includes a header, which includes another."""
    (tmp_path / "game.c").write_text('#include "game.h"\nint move;\n', encoding="utf-8")
    (tmp_path / "game.h").write_text("#include <Python.h>\n#include <core.h>\nint turn;\n", encoding="utf-8")
    (tmp_path / "core.h").write_text('#include "game.h"\nint state;\n', encoding="utf-8")
    (tmp_path / "other.h").write_text("int other;\n", encoding="utf-8")
    return tmp_path / "game.c"


@pytest.mark.parametrize("changed", ["game.c", "game.h", "core.h"])
def test_a_changed_file_or_header_changes_the_fingerprint(c_file: Path, changed: str) -> None:
    before = BUILDING.fingerprint(c_file, c_file.parent, "cc")
    path = c_file.parent / changed
    path.write_text(path.read_text(encoding="utf-8") + "int more;\n", encoding="utf-8")
    assert BUILDING.fingerprint(c_file, c_file.parent, "cc") != before


def test_another_way_to_compile_changes_the_fingerprint(c_file: Path) -> None:
    made = {BUILDING.fingerprint(c_file, c_file.parent, command) for command in ("cc -O1", "cc -O2")}
    assert len(made) == 2


def test_times_and_headers_of_others_do_not_change_the_fingerprint(c_file: Path) -> None:
    before = BUILDING.fingerprint(c_file, c_file.parent, "cc")
    os.utime(c_file, (1, 1))
    (c_file.parent / "other.h").write_text("int another;\n", encoding="utf-8")
    assert BUILDING.fingerprint(c_file, c_file.parent, "cc") == before


def test_a_file_is_made_only_if_what_it_is_made_from_has_changed(tmp_path: Path) -> None:
    target = tmp_path / "game.o"

    def made(made_from: str) -> bool:
        result: bool = BUILDING.make_if_changed(target, made_from, lambda: target.write_text(made_from))
        return result

    assert [made("one"), made("one"), made("two"), made("two"), made("one")] == [True, False, True, False, True]
    target.unlink()
    assert made("one")


def test_a_file_whose_making_failed_is_made_again(tmp_path: Path) -> None:
    target = tmp_path / "game.o"

    def fail() -> None:
        target.write_text("half of it")
        raise OSError

    BUILDING.make_if_changed(target, "one", lambda: target.write_text("one"))
    with pytest.raises(OSError):
        BUILDING.make_if_changed(target, "two", fail)
    assert BUILDING.make_if_changed(target, "one", lambda: target.write_text("one"))


def test_extensions_of_modules_that_are_gone_are_removed(tmp_path: Path) -> None:
    tree(tmp_path, "rulewright/core/state.so", "rulewright/core/state.py", "rulewright/core/gone.so", "gone__mypyc.pyd")
    BUILDING.remove_stale_extensions(tmp_path, {(tmp_path / "rulewright/core/state.so").resolve()})
    left = sorted(path.name for path in tmp_path.rglob("*") if path.is_file())
    assert left == ["state.py", "state.so"]


CORE = "class Piece:\n    def __init__(self, worth: int) -> None:\n        self.worth = worth\n"
RULES = "from rulewright.core.pieces import Piece\n\n\ndef score(piece: Piece) -> int:\n    return piece.worth * {}\n"


class Project:
    """A package with a core and two games, built by our setup.py."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src" / "rulewright"
        shutil.copy(ROOT / "setup.py", folder)
        (folder / "pyproject.toml").write_text(
            '[project]\nname = "rulewright"\nversion = "0"\n[tool.setuptools.packages.find]\nwhere = ["src"]\n'
            '[tool.mypy]\nmypy_path = "src"\n'
        )
        inits = (f"{name}__init__.py" for name in ("", "core/", "games/", "games/red/", "games/blue/"))
        tree(self.package, *inits)
        self.write("core/pieces.py", CORE)
        self.write("games/red/rules.py", RULES.format(2))
        self.write("games/red/extra.py", RULES.format(7))
        self.write("games/blue/rules.py", RULES.format(3))

    def write(self, name: str, text: str) -> None:
        (self.package / name).write_text(text, encoding="utf-8")

    def build(self, *arguments: str, **settings: str) -> set[str]:
        """Builds it; the modules that went through the C compiler, and the libraries."""
        usual = {"RULEWRIGHT_COMPILE": "require", "RULEWRIGHT_WEB": "0", "RULEWRIGHT_OPTIMIZE": "0"}
        before = self.objects()
        run = subprocess.run(
            [sys.executable, "setup.py", "--quiet", *(arguments or ("build", "--build-lib", "made"))],
            cwd=self.folder,
            env={**os.environ, **usual, **settings},
            capture_output=True,
            text=True,
        )
        assert run.returncode == 0, run.stdout + run.stderr
        return {name for name, time in self.objects().items() if before.get(name) != time}

    def objects(self) -> dict[str, int]:
        natives = (self.folder / "build").rglob("__native_*.o")
        return {path.stem.removeprefix("__native_rulewright"): path.stat().st_mtime_ns for path in natives}

    def scores(self, path: str) -> str:
        code = (
            "import rulewright.games.red.rules as red, rulewright.games.blue.rules as blue\n"
            "from rulewright.core.pieces import Piece\n"
            "print(red.score(Piece(5)), blue.score(Piece(5)), red.__file__.endswith('.py'))"
        )
        settings = {**os.environ, "PYTHONPATH": str(self.folder / path)}
        run = subprocess.run([sys.executable, "-P", "-c", code], env=settings, capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        return run.stdout.strip()

    def extensions(self, path: str) -> set[str]:
        return {file.name.split(".")[0] for file in (self.folder / path).rglob("*") if file.suffix in (".so", ".pyd")}


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_only_what_has_changed_goes_through_the_c_compiler(tmp_path: Path) -> None:
    project = Project(tmp_path)
    everything = project.build()
    assert everything == {
        *("_core", "___core___pieces", "_games_red", "___games___red___rules", "___games___red___extra"),
        *("_games_blue", "___games___blue___rules"),
    }
    assert project.scores("made") == "10 15 False"

    assert project.build() == set()
    assert project.scores("made") == "10 15 False"

    project.write("games/red/rules.py", RULES.format(4))
    assert "___games___red___rules" in project.build() <= {name for name in everything if "red" in name}
    assert project.scores("made") == "20 15 False"

    # An attribute before the one that the games read: their sources are as before, and where they read is not.
    project.write("core/pieces.py", CORE.replace("self.worth", "self.colour = worth + 1\n        self.worth"))
    assert {"___games___red___rules", "___games___blue___rules"} <= project.build()
    assert project.scores("made") == "20 15 False"

    (project.package / "games/red/extra.py").unlink()
    assert project.build() <= {name for name in everything if "red" in name}
    assert project.scores("made") == "20 15 False"
    assert project.extensions("made") == {
        *("rulewright_core__mypyc", "rulewright_games_red__mypyc", "rulewright_games_blue__mypyc", "pieces", "rules"),
    }


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_no_extension_beside_the_sources_outlives_its_source(tmp_path: Path) -> None:
    project = Project(tmp_path)
    in_place = ("build_ext", "--inplace")
    project.build(*in_place)
    assert "extra" in project.extensions("src")
    (project.package / "games/red/extra.py").unlink()
    project.write("games/red/rules.py", RULES.format(9))
    project.build(*in_place)
    assert project.scores("src") == "45 15 False"
    assert "extra" not in project.extensions("src")
    for file in project.package.rglob("*.so"):
        # Extensions are copied into place with times of whole seconds.
        assert file.stat().st_mtime >= int((file.parent / f"{file.name.split('.')[0]}.py").stat().st_mtime)

    project.write("games/red/rules.py", RULES.format(11))
    project.build(*in_place, CC="/there/is/no/compiler", RULEWRIGHT_COMPILE="auto")
    assert project.scores("src") == "55 15 True"
    assert project.extensions("src") == set()
