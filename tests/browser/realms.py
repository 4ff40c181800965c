"""Positions of Might & Magic Heroes, one for each decision, and a server whose games begin with them.

with realm_server(folder) as realm:             # one server; each table begins with the position laid out last
    realm.lay(moment.position)
    table = ada.table(*moment.seats(), game="heroes")
    table = realm.table(ada, moment)            # both at once
"""

from __future__ import annotations

import contextlib
import functools
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from driving import TESTS
from player import Player
from servers import of_the_tests
from serving import PURE, ServerProcess

from games.heroes.rich import lively, rich
from games.heroes.test_spoilt_positions import with_takeover
from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.games.heroes import GAME
from rulewright.scaffold.cases import start

BOT: Final = {"kind": "bot", "level": "novice"}
Position = dict[str, Any]
GAMES: Final = 14
LENGTH: Final = 500
"""Choices of each game that is played to find decisions."""


class Moment(NamedTuple):
    """A position in which somebody decides."""

    position: Position
    seat: int
    options: int

    def seats(self) -> list[dict[str, Any]]:
        """Who sits where: the person whose decision it is, and bots."""
        return [{"kind": "me"} if seat == self.seat else BOT for seat in range(len(self.position["seats"]))]


Moments = dict[str, Moment]


def name_of(state: State, seat: int) -> str:
    """A decision; a window of a battle by its own name."""
    decision = state.decision(seat)
    assert decision
    frame = state.position()["pending"][-1]
    return f"{decision.name} {frame['window']}" if "window" in frame else str(decision.name)


def note(found: Moments, state: State) -> None:
    """Keeps the position with the most options for each decision."""
    for seat in state.waiting:
        name, number = name_of(state, seat), len(state.options(seat))
        if name not in found or number > found[name].options:
            found[name] = Moment(state.position(), int(seat), number)


@functools.cache
def every_decision() -> Moments:
    """For each decision a position: of the worked examples, and of lively games that begin in the middle."""
    found: Moments = {}
    cases = json.loads((TESTS / "games/heroes/cases.json").read_text(encoding="utf-8"))
    for case in cases:
        if not case["expect"].get("error"):
            state = start(GAME, case)
            note(found, state)
            for seat, key in case["do"]:
                state.choose(seat, key)
                note(found, state)
    for number in range(GAMES):
        state, rng = rich(2 + number % 2, number), Random(seed_of(b"every decision"), number)
        for _ in range(LENGTH):
            if not state.waiting:
                break
            note(found, state)
            seat = int(state.waiting[0])
            state.apply(seat, lively(state, seat, state.codes(seat), rng))
    note(found, GAME.from_position(with_takeover()))
    return found


class Realm:
    """A server of Heroes and the file with which its games begin."""

    def __init__(self, server: ServerProcess, file: Path) -> None:
        self.server = server
        self.file = file

    def lay(self, begun: Position) -> None:
        self.file.write_text(json.dumps(begun), encoding="utf-8")

    def clear(self) -> None:
        """Games begin with their set-up again."""
        self.file.unlink(missing_ok=True)

    def table(self, player: Player, moment: Moment) -> str:
        """A table at which it is the player who decides."""
        self.lay(moment.position)
        return player.table(*moment.seats(), game="heroes")


@contextlib.contextmanager
def realm_server(folder: Path) -> Iterator[Realm]:
    """A server that offers Heroes and begins its games with a position."""
    file = folder / "position.json"
    with contextlib.ExitStack() as running:
        os.environ["RULEWRIGHT_POSITION"] = str(file)
        try:
            server = running.enter_context(of_the_tests("heroes_server.py", folder / "realm.sqlite3", PURE))
        finally:
            del os.environ["RULEWRIGHT_POSITION"]  # servers of other games would read it too
        yield Realm(server, file)
