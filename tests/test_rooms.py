"""Rooms: a large game lies in folders and says in `ROOMS` which of them may import which.

    ROOMS = {"world": (), "battle": ("world",), "cards": ("battle",)}

A room may import those that it names, and what these may import. In front of the rooms lie the modules that all of them
stand on (content, options, state: they import no room), and those that stand on the rooms (flow, rules, the package
itself). Everybody may import the frames of any room, because frames import nothing that acts. A game of up to about
twenty modules is flat, and has no rooms.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from test_layers import PACKAGE, imported, module_name

GAMES = sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists())
FACE = "face"
"""The room that draws a game: it may look at everything, and nothing of the game knows it."""
BELOW_FRAMES = {"content", "ids", "options", "kinds"}
"""What frames may import of their game, other frames aside: what things are called and how positions write them."""


def declared_rooms(game: str) -> dict[str, tuple[str, ...]]:
    rooms: dict[str, tuple[str, ...]] = getattr(import_module(f"rulewright.games.{game}"), "ROOMS", {})
    return rooms


def rooms_below(rooms: dict[str, tuple[str, ...]], room: str) -> set[str]:
    """A room, those that it names, and all that lies below these."""
    return {room}.union(*(rooms_below(rooms, other) for other in rooms[room]))


def sources_of(game: str) -> dict[str, Path]:
    """The modules of a game, by their name inside its package: `flow`, `battle.rounds`."""
    folder = PACKAGE / "games" / game
    paths = {".".join(path.relative_to(folder).with_suffix("").parts): path for path in sorted(folder.rglob("*.py"))}
    return {name.removesuffix(".__init__") if name != "__init__" else "": path for name, path in paths.items()}


def modules_imported(game: str) -> dict[str, set[str]]:
    """For each module of a game the modules of the same game that it imports; `` is the package itself."""
    sources = sources_of(game)
    package = f"rulewright.games.{game}"
    found: dict[str, set[str]] = {}
    for module, path in sources.items():
        names = imported(path.read_text(encoding="utf-8"), module_name(path), path.name == "__init__.py")
        inside = {
            name.removeprefix(package).removeprefix(".") for name in names if f"{name}.".startswith(f"{package}.")
        }
        found[module] = {name if name in sources else name.rpartition(".")[0] for name in inside} - {module}
    return found


def room_of(module: str) -> str:
    """The room of a module; `` for the modules that lie in front."""
    return module.partition(".")[0] if "." in module else ""


def is_frames(module: str) -> bool:
    return module.rpartition(".")[2] == "frames"


def above_the_rooms(imports: dict[str, set[str]], rooms: dict[str, tuple[str, ...]]) -> set[str]:
    """The package, and the modules in front that import a room, or one that does."""
    front = {module: others for module, others in imports.items() if not room_of(module) and module not in rooms}
    upper = {""}
    while True:
        more = {
            module
            for module, others in front.items()
            if others & upper or any(room_of(other) and not is_frames(other) for other in others)
        }
        if more <= upper:
            return upper
        upper |= more


def faults_of_rooms(imports: dict[str, set[str]], rooms: dict[str, tuple[str, ...]]) -> list[str]:
    """What goes against the declared order, one line each."""
    upper = above_the_rooms(imports, rooms)
    faults = []
    for module, others in imports.items():
        room = room_of(module)
        if not room or room == FACE or module in rooms:
            continue
        allowed = rooms_below(rooms, room)
        for other in sorted(others):
            if other in upper or (room_of(other) and room_of(other) not in allowed and not is_frames(other)):
                faults.append(f"{module} imports {other or 'the package'}")
    return faults


def faults_of_frames(imports: dict[str, set[str]]) -> list[str]:
    """Frames import of their game what names things, and other frames: so every chapter may import them."""
    return [
        f"{module} imports {other or 'the package'}"
        for module, others in imports.items()
        if is_frames(module)
        for other in sorted(others)
        if not is_frames(other) and other not in BELOW_FRAMES
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_folder_of_a_game_is_a_declared_room(game: str) -> None:
    folder = PACKAGE / "games" / game
    folders = {path.name for path in folder.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    rooms = declared_rooms(game)
    assert folders - {FACE} == set(rooms), f"ROOMS of {game} says which rooms it has"
    declared: set[str] = set()
    for room, below in rooms.items():
        assert set(below) <= declared, f"{room} names a room that is not declared above it"
        declared.add(room)


@pytest.mark.parametrize("game", GAMES)
def test_rooms_import_in_the_declared_order(game: str) -> None:
    assert faults_of_rooms(modules_imported(game), declared_rooms(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_frames_import_nothing_that_acts(game: str) -> None:
    assert faults_of_frames(modules_imported(game)) == []
    for module, path in sources_of(game).items():
        if is_frames(module):
            names = imported(path.read_text(encoding="utf-8"), module_name(path))
            others = {name.split(".")[1] for name in names if not name.startswith(f"rulewright.games.{game}.")}
            assert others <= {"core", "kit"}, module


@pytest.mark.parametrize("game", GAMES)
def test_a_room_imports_nothing_by_being_entered(game: str) -> None:
    """Everybody may import the frames of a room, which runs its `__init__`: an import there would close a circle."""
    imports = modules_imported(game)
    assert [room for room in declared_rooms(game) if imports[room]] == []


def test_the_check_sees_what_goes_against_the_order_of_rooms() -> None:
    rooms: dict[str, tuple[str, ...]] = {"world": (), "battle": ("world",), "cards": ("battle",)}
    imports = {
        "content": set[str](),
        "flow": {"cards.windows", "state"},
        "rules": {"flow"},
        "state": {"content", "world.frames"},
        "world.control": {"state", "content", "battle.frames"},
        "battle.rounds": {"world.control", "rules", "cards.windows", "cards.frames"},
        "battle.frames": {"content", "world.frames", "state"},
        "cards.windows": {"battle.rounds", "world.control", "", "face.picture"},
        "face.picture": {"", "cards.windows"},
    }
    assert faults_of_rooms(imports, rooms) == [
        "battle.rounds imports cards.windows",
        "battle.rounds imports rules",
        "cards.windows imports the package",
        "cards.windows imports face.picture",
    ]
    assert faults_of_frames(imports) == ["battle.frames imports state"]
