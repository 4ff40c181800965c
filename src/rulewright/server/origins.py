"""Origins of tables: a position of a replay from which it is played on; and what a seat takes out of a running game.

Whoever looks through one seat's eyes gets a position that this seat could hold for the true one: everything that it
cannot know is drawn anew (`State.determinize`). After the end, and from an upload, the position is the true one.
"""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import Any

from msgspec import Struct

from rulewright.core.chance import RandomBits
from rulewright.core.narration import told
from rulewright.core.record import Record
from rulewright.core.registry import game, game_of_record
from rulewright.server import replays
from rulewright.server.context import Server
from rulewright.server.problems import RequestProblem
from rulewright.server.replays import Replay, shown_steps
from rulewright.server.steps import Step
from rulewright.server.wire import Origin, Takeaway
from rulewright.text import texts


class Start(Struct, frozen=True):
    """How a table begins that is played on from somewhere."""

    game: str
    players: int
    options: dict[str, Any]
    position: dict[str, Any]


async def start_of(server: Server, origin: Origin, person: str, locale: str) -> Start:
    """The start of a table that goes on from a step of a replay, as far as the person may know it."""
    found = await replays.find(server, origin.replay, person, locale, origin.code)
    position = await asyncio.to_thread(position_at, found, origin.step, origin.seat, SystemRandom())
    header = found.record[0]
    if header.get("content", "") != game(header["game"]).content:
        raise RequestProblem("content-missing", 409, game=header["game"], content=header.get("content", ""))
    return Start(header["game"], header["players"], dict(header["options"]), position)


def position_at(found: Replay, step: int | None, seat: int | None, bits: RandomBits) -> dict[str, Any]:
    """The position after a step (None: the last), whole after the end, else as one of the reader's seats knows it."""
    at = step_at(found, step)
    if at.state.over:
        raise RequestProblem("nothing-to-play-on", 409)
    if found.over:
        return at.state.position()
    if seat is None or seat not in found.eyes:
        raise RequestProblem("forbidden", 403)
    return at.state.determinize(seat, bits).position()


def step_at(found: Replay, step: int | None) -> Step:
    last: Step | None = None
    for each in shown_steps(found):
        last = each
        if each.number == step:
            return each
    if last is None or step is not None:
        raise RequestProblem("not-found", 404)
    return last


# Taking out


async def taken_out(server: Server, table: str, seat: int, person: str, locale: str) -> Takeaway:
    """A running game as one seat of the person knows it."""
    found = await replays.find(server, table, person, locale)
    if found.over or not found.table:
        raise RequestProblem("replay-over", 409)
    return await asyncio.to_thread(knowledge, found, seat, locale, SystemRandom())


def knowledge(found: Replay, seat: int, locale: str, bits: RandomBits) -> Takeaway:
    """What a seat knows of a running game: its log, its view, and a record that goes on from there."""
    position = position_at(found, None, seat, bits)
    rules = game_of_record(found.record[0])
    own = texts(found.game, locale, rules.content)
    lines: list[str] = []
    view: dict[str, Any] = {}
    for step in shown_steps(found):
        readable = [line for line in step.lines if line.only in (replays.EVERYBODY, seat)]
        lines += [own.log(told(step.state, line), found.names, seat) for line in readable]
        view = step.state.view(seat)
    record: Record = rules.from_position(position).record()
    record[0]["seats"] = found.names
    return Takeaway(found.game, seat, found.names, view, lines, record)
