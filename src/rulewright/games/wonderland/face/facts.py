"""Facts for the board: what castles are worth, which regions are neighbours, how each would stand if the battle ended
now, the next draw, quests.

The bag is used only where its player may look into it (WW-204, WW-602).
"""

from __future__ import annotations

from typing import Any, Final

from rulewright.core.state import State
from rulewright.games.wonderland.battle.frames import BUST, FIGHTING, Battle, Draw
from rulewright.games.wonderland.chips import castle_value, kinds_in
from rulewright.games.wonderland.face.outlook.ground import sees_bag
from rulewright.games.wonderland.face.outlook.odds import drawn
from rulewright.games.wonderland.fights import fighter_of, participants, standing
from rulewright.games.wonderland.ids import CHIPS, QUESTS, REGIONS
from rulewright.games.wonderland.outcome.endings import forge_chips, symbol_under
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.games.wonderland.outcome.places import chooses_reward, least_strength, rank, region_points, share_of
from rulewright.games.wonderland.quests import needs_bag, objective_is_met, reached
from rulewright.games.wonderland.regions import adjacent_regions, can_build, regions_in_use
from rulewright.games.wonderland.state import Wonderland

ABOUT_DRAWING: Final = "draw_or_halt"


def facts(state: State, seat: int | None) -> dict[str, Any]:
    """What these eyes may know besides the view; None: a spectator."""
    assert isinstance(state, Wonderland)
    if not state.dealt or state.over:
        return {}
    found: dict[str, Any] = {
        "castles": [int(castle_value(state, each)) for each in range(state.players)],
        "neighbours": neighbours(state),
    }
    if seat is not None:
        found["quests"] = quests(state, seat)
    battle = next((frame for frame in reversed(state.stack) if isinstance(frame, Battle)), None)
    if battle is not None and participants(battle):
        found["battle"] = standings(state, battle)
        if seat is not None and can_reach(state, battle, seat):
            found["reach"] = reach(state, seat)
    return found


# Regions


def neighbours(g: Wonderland) -> dict[str, list[str]]:
    """WW-006, WW-424: the two neighbours of each region in use."""
    return {REGIONS[region]: [REGIONS[other] for other in adjacent_regions(g, region)] for region in regions_in_use(g)}


# Quests


def quests(g: Wonderland, seat: int) -> dict[str, dict[str, Any]]:
    """How much of each own objective is there; nothing of those that would tell what is in a closed bag."""
    known = [quest for quest in g.seats[seat].quests + g.seats[seat].feats if sees_bag(g) or not needs_bag(g, quest)]
    return {
        QUESTS[quest]: {"now": int(reached(g, seat, quest)), "met": objective_is_met(g, seat, quest)} for quest in known
    }


# Battles


def standings(g: Wonderland, battle: Battle) -> dict[str, Any]:
    """The least strength for a place, the VP of the first and of a second place, and each participant."""
    outcome = next((frame for frame in g.stack if isinstance(frame, Outcome)), None)
    if outcome is None or not outcome.first:
        uncontested = outcome is not None and outcome.uncontested
        outcome = Outcome()
        outcome.uncontested = uncontested
        rank(outcome, g)
    points = int(region_points(g))
    return {
        "least": int(least_strength(g)),
        "points": points,
        "second": int(share_of(points, 1)),
        "seats": {str(seat): one_standing(g, battle, outcome, seat, points) for seat in participants(battle)},
    }


def one_standing(g: Wonderland, battle: Battle, outcome: Outcome, seat: int, points: int) -> dict[str, Any]:
    """Place (0: none), VP, whether a castle comes with them or may be chosen instead, forge actions."""
    fighter = fighter_of(battle, seat)
    place = place_of(g, battle, seat)
    first, bust = seat in outcome.first, fighter.status == BUST
    share = int(share_of(points, len(outcome.second))) if seat in outcome.second else 0
    return {
        "place": place,
        "shared": sum(place_of(g, battle, other) == place for other in participants(battle)) > 1 and place > 0,
        "points": points if first else share,
        "castle": first and can_build(g, seat, battle.region),
        "chooses": first and chooses_reward(outcome),
        "forge": 0 if bust or outcome.uncontested else int(symbol_under(g, seat) + forge_chips(g, seat)),
    }


def place_of(g: Wonderland, battle: Battle, seat: int) -> int:
    """One more than there are stronger participants; 0 for whoever is bust or below the resistance."""
    there = [other for other in standing(battle) if fighter_of(battle, other).strength >= least_strength(g)]
    if seat not in there:
        return 0
    own = fighter_of(battle, seat).strength
    return 1 + sum(fighter_of(battle, other).strength > own for other in there)


# The next draw


def can_reach(g: Wonderland, battle: Battle, seat: int) -> bool:
    """Whether a seat that still fights decides about a draw, or has decided, and may look into its bag."""
    asked = g.asked
    if asked is None or asked.name != ABOUT_DRAWING or not sees_bag(g) or any(isinstance(one, Draw) for one in g.stack):
        return False
    fighter = battle.fighters[seat]
    return fighter is not None and fighter.status == FIGHTING


def reach(g: Wonderland, seat: int) -> dict[str, dict[str, Any]]:
    """What each kind of chip in the bag would bring; what it asks is answered as for an absent player."""
    return {CHIPS[chip]: drawn(g, seat, chip)._asdict() for chip in kinds_in(g.seats[seat].bag)}
