"""New games: a specification is read, and the skeleton of a game is written into the tree, whole or not at all."""

from __future__ import annotations

import keyword
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from rulewright import games
from rulewright.core.errors import RulewrightError
from rulewright.core.game import Game
from rulewright.scaffold.cases import run_case
from rulewright.scaffold.identifiers import BadIdentifiers, python_source, read_identifiers, typescript_source
from rulewright.scaffold.skeleton import Skeleton
from rulewright.scaffold.specification import CASES, Gap, Specification
from rulewright.scaffold.witnesses import Witnesses
from rulewright.scaffold.wording import wordings

NAME: Final = re.compile(r"[a-z][a-z0-9]{1,30}")
PREFIX: Final = re.compile(r"[A-Z]{2,4}")
GAMES: Final = Path("src", "rulewright", "games")
TESTS: Final = Path("tests", "games")
WEB: Final = Path("web", "src", "games")
FAILING: Final = "failing_cases.txt"


class CannotBegin(RulewrightError):
    """A game cannot be begun like this; nothing was written."""


class Begun(NamedTuple):
    """What was read and written."""

    counts: dict[str, int]
    files: list[Path]
    gaps: list[Gap]


def tree_at(start: Path) -> Path:
    """The repository in which a folder lies; raises `CannotBegin` if it lies in none."""
    for folder in (start.resolve(), *start.resolve().parents):
        if (folder / GAMES).is_dir() and (folder / TESTS).is_dir():
            return folder
    raise CannotBegin(f"{start} lies in no source tree of Rulewright: a game is begun in a checkout, where {GAMES} is")


def check(name: str, prefix: str, tree: Path) -> None:
    """Refuses names that cannot be used, or are used already."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise CannotBegin(f"{name!r} is no name for a game: it is a Python package, so small letters and digits alone")
    if not PREFIX.fullmatch(prefix):
        raise CannotBegin(
            f"{prefix!r} is no prefix of rules: two to four capitals, as in {prefix.upper()[:2] or 'WW'}-041"
        )
    for folder in (GAMES / name, TESTS / name):
        if (tree / folder).exists():
            raise CannotBegin(f"{folder} exists already: nothing is overwritten")


def begin(
    name: str,
    prefix: str,
    folder: Path,
    tree: Path,
    rooms: str = "",
    dry_run: bool = False,
    told: Callable[[str], None] = lambda line: None,
) -> Begun:
    """Reads a specification and writes the skeleton of a game; raises `RulewrightError` with nothing written."""
    check(name, prefix, tree)
    if not folder.is_dir():
        raise CannotBegin(f"{folder}: there is no such folder with a specification")
    told(f"reading {folder}")
    specification = Specification(folder, prefix)
    told("looking at its examples, cases and transcripts")
    houses = read_rooms(rooms, len(specification.chapters))
    skeleton = Skeleton(name, specification, Witnesses(specification), houses)
    with tempfile.TemporaryDirectory() as beside:
        made = Path(beside)
        told("writing the skeleton")
        write(made, skeleton, folder)
        told("carrying out its cases")
        failing = tried(name, made, specification.cases)
        (made / TESTS / name / FAILING).write_text("".join(f"{id}\n" for id in failing), encoding="utf-8")
        found = [path for path in made.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
        files = sorted(path.relative_to(made) for path in found)
        files = [path for path in files if not (tree / path).exists()]
        for path in [] if dry_run else files:
            (tree / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(made / path, tree / path)
    return Begun(counted(skeleton), files, specification.gaps)


def read_rooms(text: str, chapters: int) -> dict[int, str]:
    """Rooms by the numbers of their chapters, counted from 0, of a text such as `setup=2 tea=3-6`."""
    rooms: dict[int, str] = {}
    for part in text.replace(",", " ").split():
        found = re.fullmatch(r"([a-z][a-z_]*)=(\d+)(?:-(\d+))?", part)
        if found is None:
            raise CannotBegin(f"{part!r} is no room: rooms are given as NAME=CHAPTERS, as in setup=2 tea=3-6")
        first, last = int(found[2]), int(found[3] or found[2])
        if not 1 <= first <= last <= chapters:
            raise CannotBegin(f"{part!r}: the rulebook has the chapters 1 to {chapters}")
        rooms.update({chapter - 1: found[1] for chapter in range(first, last + 1)})
    return rooms


def load(name: str, tree: Path) -> Game[Any]:
    """The rules of a game as they lie in a tree."""
    folder = str(tree / GAMES)
    if folder not in games.__path__:
        games.__path__.append(folder)
    rules: Game[Any] = import_module(f"rulewright.games.{name}").GAME
    return rules


def passing_cases(game: Game[Any], cases: list[dict[str, Any]]) -> set[str]:
    """The worked examples that come out as the specification says."""
    found: set[str] = set()
    for case in cases:
        try:
            run_case(game, case)
        except (AssertionError, RulewrightError, LookupError, TypeError, ValueError, AttributeError):
            continue
        found.add(case["id"])
    return found


def tried(name: str, made: Path, cases: list[dict[str, Any]]) -> list[str]:
    """The worked examples that do not pass with a skeleton, which is loaded and forgotten again."""
    before = list(games.__path__)
    try:
        passing = passing_cases(load(name, made), cases)
    except (SyntaxError, ImportError, AssertionError, TypeError, ValueError, LookupError, RulewrightError) as error:
        raise CannotBegin(f"the skeleton cannot be loaded, so nothing was written: {error!r:.300}") from error
    finally:
        games.__path__[:] = before
        for module in [each for each in sys.modules if f"{each}.".startswith(f"rulewright.games.{name}.")]:
            del sys.modules[module]
    return [case["id"] for case in cases if case["id"] not in passing]


def write(made: Path, skeleton: Skeleton, folder: Path) -> None:
    """Everything, into an empty folder: what fails here has touched nothing else."""
    specification, name = skeleton.specification, skeleton.name
    game = GAMES / name
    texts = {Path(place): text for place, text in skeleton.texts().items()}
    options = list(skeleton.witnesses.options)
    words = wordings(name, skeleton.title, specification, skeleton.declared, options)
    texts |= {game / place: text for place, text in words.items()}
    texts[game / "preparation.toml"] = skeleton.preparation()
    texts[TESTS / name / FAILING] = ""
    for place, text in texts.items():
        (made / place).parent.mkdir(parents=True, exist_ok=True)
        (made / place).write_text(text, encoding="utf-8")
    data = made / game / "data"
    data.mkdir()
    for file in specification.files:
        shutil.copyfile(folder / file.name, data / file.name)
    if specification.cases:
        shutil.copyfile(folder / CASES, made / TESTS / name / CASES)
    else:
        (made / TESTS / name / CASES).write_text("[]\n", encoding="utf-8")
    try:
        lists = read_identifiers(made / game)
    except BadIdentifiers as error:
        raise CannotBegin(f"the data files do not give names to things: {error}") from None
    (made / game / "ids.py").write_text(python_source(name, lists), encoding="utf-8")
    (made / WEB / name).mkdir(parents=True)
    (made / WEB / name / "ids.ts").write_text(typescript_source(name, lists), encoding="utf-8")


def counted(skeleton: Skeleton) -> dict[str, int]:
    """What was read, in numbers."""
    read = skeleton.specification
    return {
        "chapters": len(read.chapters), "rules": len(read.rules), "decisions": len(read.decisions),
        "verbs": len({verb.name for verb in skeleton.declared.verbs}), "frames": len(read.frames),
        "fields": len(read.fields) + len(read.seat_fields), "chance events": len(read.chances),
        "data files": len(read.files), "rows": sum(len(file.rows) for file in read.files), "cases": len(read.cases),
    }  # fmt: skip
