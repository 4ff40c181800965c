"""Positions that cannot be (POSITION 3 to 7): refused with the rule that says so."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.errors import BadPosition
from rulewright.core.frame import Frame
from rulewright.core.lane import Lane
from rulewright.games.battalia.battle.frames import AttackingHeroes, Battle, Offering, Path, Target
from rulewright.games.battalia.battle.retreat import SQUARES_AWAY
from rulewright.games.battalia.content import AS_WEAPON, STORMS, WEAPON, is_fanatic, type_of
from rulewright.games.battalia.heroes.frames import Storm
from rulewright.games.battalia.ids import ARROW, SHIELD, SWORD
from rulewright.games.battalia.items import CARDLIKE, card_of, great_of
from rulewright.games.battalia.options import ADD, AMBUSH, MOST_TENTS, STRIKE
from rulewright.games.battalia.purse import find_prepared
from rulewright.games.battalia.state import Battalia, Seat
from rulewright.games.battalia.stock import side_seat
from rulewright.games.battalia.turn.frames import Sacrifice
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
        for frame in lane.stack:
            check_frame(g, lane, frame)


def check_frame(g: Battalia, lane: Lane, frame: Frame) -> None:
    """What a frame names must be there."""
    player = g.seats[lane.owner]
    if isinstance(frame, Sacrifice):
        if not is_fanatic(frame.card) or frame.card not in player.hand:
            raise BadPosition("sacrifice: BA-456: the Fanatic lies in hand")
    elif isinstance(frame, (Target, AttackingHeroes)):
        if frame.weapon >= 0 and not has_weapon(player, frame.weapon):
            raise BadPosition("target: BA-150: the weapon lies in hand or is prepared")
    elif isinstance(frame, Path):
        battle = lane.stack[1]
        if not isinstance(battle, Battle) or frame.path[:1] != [int(battle.square)] or len(frame.path) > SQUARES_AWAY:
            raise BadPosition("path: BA-165: a retreat begins on the battle's square and has three more")
    elif isinstance(frame, Offering) and not is_offered(g, lane, frame):
        raise BadPosition("offering: BA-558: source is the key with which the Fanatic is added")


def has_weapon(player: Seat, weapon: i64) -> bool:
    """BA-150, BA-088: a weapon in hand, a copy, or an Amulet that is prepared as one."""
    if weapon >= CARDLIKE:
        at = find_prepared(player, weapon)
        return at >= 0 and player.prepared[at].meaning == AS_WEAPON
    is_one = type_of(weapon) == WEAPON if great_of(weapon) < 0 else great_of(weapon) in (SWORD, SHIELD, ARROW)
    return is_one and card_of(weapon) in player.hand


def is_offered(g: Battalia, lane: Lane, frame: Offering) -> bool:
    """BA-558: from hand, from a tent, or from the ambush, where it still lies."""
    battle = lane.stack[1]
    code = frame.source
    if not is_fanatic(frame.card) or not isinstance(battle, Battle):
        return False
    if code == ADD + frame.card:
        return True
    if STRIKE <= code < STRIKE + MOST_TENTS * CARDLIKE:
        return (code - STRIKE) % CARDLIKE == frame.card
    seat = side_seat(lane.owner, battle, frame.side)
    return code == AMBUSH + frame.card and seat >= 0 and frame.card in g.seats[seat].ambush
