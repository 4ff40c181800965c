"""`rulewright replay`: a record as it was played, from anybody's seat, at any step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.rule import Rule
from rich.text import Text

import rulewright
from rulewright import State
from rulewright.cli import news
from rulewright.cli.news import News
from rulewright.cli.seats import sitters_in
from rulewright.cli.talk import Talk
from rulewright.cli.words import words
from rulewright.core.narration import told_to
from rulewright.core.record import Record
from rulewright.faces.story import Reader
from rulewright.faces.terminal import board_for
from rulewright.text import texts
from rulewright.text.describe import Described

if TYPE_CHECKING:
    from rulewright.faces.terminal import Board


class Replay:
    """A record under the eyes of one seat (None: a spectator)."""

    def __init__(self, record: Record, seat: int | None, talk: Talk, locale: str) -> None:
        header = record[0]
        self.record = record
        self.seat = seat
        self.talk = talk
        self.words = words(locale)
        self.texts = texts(header["game"], locale, header.get("content", ""))
        self.sitters = sitters_in(header, self.words)
        self.board: Board = board_for(header["game"], locale, self.sitters)
        self.choices = [entry for entry in record[1:] if "choice" in entry]
        rulewright.replay(record).view(seat)  # the record leads somewhere, and there is such a seat

    def at(self, step: int) -> State:
        """The state after that many choices."""
        return rulewright.replay(self.record, listening=True, upto=step)

    def log(self, state: State, since: int = 0) -> list[str]:
        names = [sitter.name for sitter in self.sitters]
        return [self.texts.log(told, names) for told in told_to(state, -1 if self.seat is None else self.seat, since)]

    def news(self, state: State, since: int = 0) -> list[str | Described]:
        """What was told from a line on, scenes as headings with lists."""
        seat = -1 if self.seat is None else self.seat
        names = [sitter.name for sitter in self.sitters]
        return News(seat).since(state, since, Reader(self.texts, names, seat, state.game.printed()))

    def show_log(self, step: int) -> None:
        news.show(self.talk, self.news(self.at(step)))

    def show(self, step: int, board: bool = True) -> None:
        """What the last choice brought about, and the board after it."""
        state = self.at(step)
        title = self.words.message("cli-step", step=step, steps=len(self.choices))
        self.talk.show(Rule(Text(title, style="bold")))
        before = len(self.at(step - 1).narration or []) if step else 0
        news.show(self.talk, self.news(state, before))
        view = state.view(self.seat)
        if board or state.result is None:
            self.talk.show(self.board.full(view))
        if state.result is not None:
            self.talk.show(self.board.ending(view, state.result))

    def browse(self, step: int) -> None:
        """Steps to and fro until the reader has seen enough."""
        while True:
            self.show(step)
            try:
                typed = self.talk.line(self.words.message("cli-browse") + " ")
            except EOFError:
                return
            if typed == "q":
                return
            if typed in ("", "n"):
                step = min(step + 1, len(self.choices))
            elif typed == "p":
                step = max(step - 1, 0)
            elif typed.isdecimal():
                step = min(int(typed), len(self.choices))


def as_json(replay: Replay, step: int) -> dict[str, Any]:
    """One step for a program: the view, the log so far, the result."""
    state = replay.at(step)
    return {
        "step": step,
        "steps": len(replay.choices),
        "view": state.view(replay.seat),
        "log": replay.log(state),
        "result": state.result,
    }


def asked_in(state: State) -> list[dict[str, Any]]:
    """Who is asked what, with the keys of all options."""
    asked = [(seat, state.decision(seat)) for seat in state.waiting]
    return [{"seat": seat, "decision": one.name, "options": state.options(seat)} for seat, one in asked if one]


def show_position(replay: Replay, asked: list[dict[str, Any]], options: bool) -> None:
    """The board, and below it who is asked; with all options, if they are wanted."""
    view = replay.at(0).view(replay.seat)
    replay.talk.show(replay.board.full(view))
    names = [sitter.name for sitter in replay.sitters]
    for one in asked:
        who = replay.sitters[one["seat"]].name
        count = replay.words.message("cli-options", options=len(one["options"]))
        replay.talk.show(Text(f"{who}: {one['decision']}, {count}", style="bold"))
        for key in one["options"] if options else ():
            replay.talk.show(Text(f"  {key}  {replay.texts.option(one['decision'], key, names)}"))
