"""Absence: people who were asked for a day, at a table without clocks, and gave no sign of life.

Whoever just closes the page would stop such a match for ever. So they have no say
until they come back: the others decide without them (`votes`). Where there are
clocks, time decides (`timekeeping`). That somebody was seen is written down about once an
hour while they are at a table, so that all processes know it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Row, select, update

from rulewright.server.schema import PEOPLE
from rulewright.server.settings import DAY

if TYPE_CHECKING:
    from rulewright.server.play import Play
    from rulewright.server.tables import Seat

SILENCE: Final = DAY * 1000
"""How long somebody can be asked without a sign of life before the others decide without them."""
NOTED_EVERY: Final = 3_600_000
"""How old the last sign of life of somebody who is at a table can get before a new one is written down."""


class Absence(Struct, frozen=True):
    """The seats of a match whose people give no sign of life."""

    silent: frozenset[int] = frozenset()
    """Those whom nobody has seen for a day."""
    awaited: frozenset[int] = frozenset()
    """Those of them for whom the match has waited as long."""
    day_ago: int = 0

    def since(self, asked: int) -> frozenset[int]:
        """Who has no say in what the table was asked at this moment."""
        return self.silent | self.awaited if asked <= self.day_ago else self.awaited


NOBODY: Final = Absence()


def absence(connection: Connection, row: Row[Any], seats: Sequence[Seat], here: Collection[str], at: int) -> Absence:
    """Who is away at a table; `here` are the people who have a socket at it."""
    if row.status != "playing" or row.tempo["kind"] != "none":
        return NOBODY
    day_ago = at - SILENCE
    elsewhere = {seat.person for seat in seats if seat.kind == "person" and seat.person} - set(here)
    not_seen = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(elsewhere), PEOPLE.c.seen <= day_ago)
    people = set(connection.execute(not_seen).scalars()) if elsewhere else set()
    silent = frozenset(number for number, seat in enumerate(seats) if seat.kind == "person" and seat.person in people)
    awaited = silent & asked_openly(row, len(seats)) if row.since <= day_ago else frozenset()
    return Absence(silent, awaited, day_ago)


def asked_openly(row: Row[Any], players: int) -> frozenset[int]:
    """The seats that are asked, as far as everybody may know: if a window is open, it may be anybody."""
    return frozenset(range(players)) if set(row.asked or []) - set(row.waiting) else frozenset(row.waiting)


async def note_presence(play: Play) -> None:
    """Writes down that those who are at tables were seen."""
    here, at = play.audience.everybody(), play.clock()
    noting = update(PEOPLE).where(PEOPLE.c.id.in_(here), PEOPLE.c.seen <= at - NOTED_EVERY).values(seen=at)
    if here:
        await play.server.store.write(lambda tx: tx.execute(noting) and None)
