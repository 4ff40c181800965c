"""Console: talking with the person at the keyboard; something to write on, lines to read.

On a terminal lines are edited and remembered by readline and the screen can be
cleared; in a pipe commands are read line by line and repeated in the output,
so that it reads like the talk it was.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

PIPE_WIDTH: Final = 100


class Talk:
    """One console and its keyboard."""

    def __init__(self, console: Console, interactive: bool) -> None:
        self.console = console
        self.interactive = interactive

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def show_point(self, text: str) -> None:
        """A line of a list; what does not fit into the line is indented below it."""
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_row("·", Text(text))
        self.show(row)

    def show_unbroken(self, text: str) -> None:
        """A line to be copied: it is not wrapped."""
        self.console.print(text, soft_wrap=True)

    def gap(self) -> None:
        self.console.print()

    def line(self, prompt: str) -> str:
        """One line from the keyboard; raises `EOFError` at its end."""
        if self.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                self.gap()
                raise
        self.console.file.write(prompt)
        self.console.file.flush()
        read = sys.stdin.readline()
        if not read:
            self.gap()
            raise EOFError
        self.console.file.write(read.rstrip("\n") + "\n")
        return read.strip()

    def clear(self) -> None:
        """An empty screen, scrolled-back lines included; nothing in a pipe."""
        if self.interactive:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()


def console_for(colour: bool, stderr: bool = False) -> Console:
    """A console with or without colours, of a sensible width in a pipe."""
    stream = sys.stderr if stderr else sys.stdout
    width = None
    if not stream.isatty() and "COLUMNS" not in os.environ:
        width = PIPE_WIDTH
    if colour:
        return Console(stderr=stderr, width=width, highlight=False, emoji=False, markup=False)
    return Console(stderr=stderr, width=width, highlight=False, emoji=False, markup=False, color_system=None)


def talk_of(colour: bool) -> Talk:
    """The talk over standard input and output."""
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    if interactive:
        with suppress(ImportError):  # not everywhere; `input` works without it
            import readline  # noqa: F401  (gives `input` line editing and a history)
    return Talk(console_for(colour), interactive)
