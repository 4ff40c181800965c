"""Positions that cannot be (POSITION 3 to 7): refused with the rule that says so."""

from __future__ import annotations

from typing import Final

from rulewright.core.errors import BadPosition
from rulewright.core.lane import Lane
from rulewright.games.battalia.battle.frames import Battle
from rulewright.games.battalia.content import STORMS
from rulewright.games.battalia.heroes.frames import Storm
from rulewright.games.battalia.state import Battalia
from rulewright.kit.kinds import Name

SUMMONED: Final = Name(("metamorphia", "bilkarr"))


def fill_storm(g: Battalia) -> None:
    """The storm deck: the rest ascending; what is being resolved lies in a frame (BA-316)."""
    resolving = [int(frame.card) for lane in g.lanes for frame in lane.stack if isinstance(frame, Storm)]
    known = g.storm_deck + g.storm_played + resolving
    if len(set(known)) != len(known):
        raise BadPosition("position, storm: BA-316: a storm card lies in two places")
    if not g.setting.gates:
        if known:
            raise BadPosition("position, storm: BA-002: without stormgates there are no storm effects")
        return
    if not g.storm_filled:
        g.storm_deck += [card for card in range(1, int(STORMS) + 1) if card not in known]
    g.storm_filled = False


def check_table(g: Battalia) -> None:
    """What the fields say together."""
    factions = [player.faction for player in g.seats if player.faction >= 0]
    if len(set(factions)) != len(factions) or any(faction not in g.factions for faction in factions):
        raise BadPosition("position, seats: BA-039: each seat has a pool faction of its own")
    if len(g.factions) != g.setting.pool_factions or g.factions != sorted(g.factions):
        raise BadPosition(f"position, factions: BA-011: {g.setting.pool_factions} factions in canonical order")


def check_waiting(g: Battalia, lanes: list[Lane]) -> None:
    """While the window before a turn is open, the members of the acting team have not begun (BA-442)."""
    names = [(int(lane.owner), [frame.NAME for frame in lane.stack]) for lane in lanes]
    if names and names != [(seat, ["start"]) for seat in g.members(g.acting_team())]:
        raise BadPosition("pending: BA-442: with window1 each member of the acting team waits at its start")


def check_frames(g: Battalia, lanes: list[Lane]) -> None:
    """Which frames can stand in which stack."""
    if g.over:
        return
    team = g.members(g.acting_team())
    for lane in lanes[1:]:
        if lane.owner not in team:
            raise BadPosition(f"pending: BA-363: seat {lane.owner} does not belong to the acting team")
        if lane.stack[0].NAME not in ("start", "main"):
            raise BadPosition("pending: BA-066: the stack of a seat begins with start or main")
        if isinstance(lane.stack[len(lane.stack) - 1], Battle):
            raise BadPosition("pending: BA-155: above a battle stands the frame that asks")
