"""The command under test: in this process, or in one of its own as users start it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from typer.testing import CliRunner

import rulewright
from rulewright import Random, State
from rulewright.bots.playout import play_out
from rulewright.cli.app import app
from rulewright.cli.talk import Talk
from rulewright.core.chance import seed_of
from rulewright.files import write_record
from rulewright.sealing import commitment, mixed_seed

SOURCE = Path(rulewright.__file__).parents[1]
ENGLISH = {"LC_ALL": "en_GB.UTF-8", "COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1"}
SECRET = b"a secret"


def run(*arguments: object, typed: str = "") -> Any:
    """Runs the command in this process; `typed` is what comes from the keyboard."""
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed, env=ENGLISH)


def start(*arguments: object, folder: Path) -> subprocess.Popen[str]:
    """Starts the command as a process of its own."""
    environment = {**os.environ, **ENGLISH, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8"}
    return subprocess.Popen(
        [sys.executable, "-m", "rulewright", *[str(argument) for argument in arguments]],
        cwd=folder,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def finished_game(players: int = 2) -> State:
    """A whole game of random choices, its seed committed to."""
    state: State = rulewright.game("ethnos").new(players, seed=mixed_seed(SECRET, []))
    play_out(state, Random(seed_of(b"choices"), 0), 10_000)
    return state


def sealed(state: State, committed: bool = True, **fields: Any) -> list[dict[str, Any]]:
    """The record of a game as it is stored."""
    if committed:
        fields |= {"commitment": commitment(SECRET), "seed": SECRET.hex()}
    return rulewright.seal(state.record(), **fields)


def game_from(path: Path, position: dict[str, Any]) -> Path:
    """A record that starts in a position, to be continued."""
    write_record(path, rulewright.seal(rulewright.game("ethnos").from_position(position).record()))
    return path


def continued(path: Path, position: dict[str, Any], *typed: str, options: tuple[str, ...] = ()) -> Any:
    """A game that goes on from a position, both seats at one keyboard; it ends with the keyboard."""
    game_from(path, position)
    return run("terminal", "ethnos", "--save", path, "--resume", *options, typed=lines(*typed))


def choices_in(record: list[dict[str, Any]]) -> list[str]:
    return [entry["choice"] for entry in record if "choice" in entry]


class Keyboard(Talk):
    """A terminal that remembers what happened on it, in order."""

    def __init__(self, *typed: str) -> None:
        super().__init__(Console(record=True, width=100, color_system=None, file=None, quiet=False), True)
        self.typed = list(typed)
        self.events: list[str] = []
        self.before_line: dict[int, Callable[[], None]] = {}
        self.read = 0

    def show(self, *things: Any) -> None:
        with self.console.capture() as captured:
            super().show(*things)
        self.events.append(captured.get())

    def gap(self) -> None:
        self.events.append("\n")

    def line(self, prompt: str) -> str:
        self.events.append(prompt)
        self.before_line.get(self.read, lambda: None)()
        self.read += 1
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)

    def clear(self) -> None:
        self.events.append("<clear>")
