"""Places, region rewards and castles (WW-301 to WW-310, WW-431 to WW-437)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, go_to
from rulewright.games.wonderland.chips import castle_value
from rulewright.games.wonderland.decisions import Choice, ask_sealed
from rulewright.games.wonderland.fights import battle_of, fighter_of, participants, points_in, resistance, standing
from rulewright.games.wonderland.ids import WALRUS
from rulewright.games.wonderland.kinds import STAGES
from rulewright.games.wonderland.messages import FROM_VICTORY, FROM_WALRUS
from rulewright.games.wonderland.options import CASTLE, CASTLE_IN, VP
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.games.wonderland.regions import build_castle, can_build, castle_regions
from rulewright.games.wonderland.state import Wonderland

STAGE_CASTLE: Final[i64] = STAGES.index("castle")


class VpOrCastle(Choice[Outcome]):
    """D-45 vp_or_castle (WW-304, WW-307, WW-433): `vp`, `castle`."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        return [int(VP), int(CASTLE)] if can_build(g, seat, battle_of(g).region) else [int(VP)]

    def default(self, g: Wonderland, frame: Outcome, seat: i64) -> i64:
        codes = self.options(g, frame, seat)
        return CASTLE if len(codes) > 1 and region_points(g) <= castle_value(g, seat) + 2 else VP

    def arguments(self, g: Wonderland, frame: Outcome, seat: i64) -> dict[str, int | str]:
        return {"vp": region_points(g)}


VP_OR_CASTLE: Final = VpOrCastle("vp_or_castle", ("WW-304", "WW-307", "WW-433"), "WW-600", secret=True)


class WalrusCastle(Choice[Outcome]):
    """D-46 walrus_castle (WW-310, WW-566): `castle:<region>`."""

    def options(self, g: Wonderland, frame: Outcome, seat: i64) -> list[int]:
        return [int(CASTLE_IN) + region for region in castle_regions(g, seat)]

    def default(self, g: Wonderland, frame: Outcome, seat: i64) -> i64:
        here = CASTLE_IN + battle_of(g).region
        codes = self.options(g, frame, seat)
        return here if here in codes else codes[0]


WALRUS_CASTLE: Final = WalrusCastle("walrus_castle", ("WW-310", "WW-566"), "WW-600")


def region_points(g: Wonderland) -> i64:
    """WW-301: the VP of the region's scoring token in this round."""
    return points_in(g, battle_of(g).region)


def find_places(frame: Outcome, g: Wonderland) -> None:
    """WW-301 to WW-308: the places, and their log."""
    rank(frame, g)
    tell_places(frame, g)


def rank(frame: Outcome, g: Wonderland) -> None:
    """WW-301 to WW-308: who is first and second; with two players only at or above the resistance (WW-431)."""
    battle = battle_of(g)
    least = least_strength(g)
    seats = [seat for seat in standing(battle) if fighter_of(battle, seat).strength >= least]
    frame.first = best_of(g, seats)
    frame.alone = len(frame.first) == 1
    if frame.alone:
        frame.second = best_of(g, [seat for seat in seats if seat not in frame.first])
        solo = g.players == 2 and len(participants(battle)) == 1
        if solo and fighter_of(battle, frame.first[0]).strength == least:
            frame.alone = False


def least_strength(g: Wonderland) -> i64:
    """WW-431: what a place takes; nothing with more than two players."""
    return resistance(g) if g.players == 2 else 0


def chooses_reward(frame: Outcome) -> bool:
    """WW-304, WW-307, WW-433: whoever is first but not alone, or alone from the start, gets VP or a castle."""
    return len(frame.first) > 0 and (frame.uncontested or not frame.alone)


def tell_places(frame: Outcome, g: Wonderland) -> None:
    """The log of the places; who is uncontested was told before."""
    if g.narration is None or frame.uncontested:
        return
    battle = battle_of(g)
    if not frame.first:
        g.tell("nobody_wins", battle.region)
    elif frame.alone:
        g.tell("wins_region", frame.first[0], fighter_of(battle, frame.first[0]).strength, battle.region)
    for seat in [] if frame.alone else frame.first:
        tied = "ties_first" if len(frame.first) > 1 else "meets_resistance"
        g.tell(tied, seat, fighter_of(battle, seat).strength)
    for seat in frame.second:
        g.tell("comes_second", seat, fighter_of(battle, seat).strength)


def best_of(g: Wonderland, seats: list[int]) -> list[int]:
    """Those of these seats with the highest strength, ascending."""
    battle = battle_of(g)
    best: i64 = -1
    for seat in seats:
        best = max(best, fighter_of(battle, seat).strength)
    return [seat for seat in seats if fighter_of(battle, seat).strength == best]


def has_walrus(g: Wonderland, frame: Outcome, seat: i64) -> bool:
    """WW-566: the Walrus stands here and its player has won alone."""
    return frame.alone and g.seats[seat].figures[WALRUS] == battle_of(g).region


def ask_vp_or_castle(frame: Outcome, g: Wonderland) -> None:
    """WW-304, WW-307, WW-433: tied winners and who is uncontested choose; a winner alone gets both (WW-301)."""
    if frame.stage >= 0:
        go_to(frame, "rewards/castle")
    elif chooses_reward(frame):
        ask_sealed(g, frame, VP_OR_CASTLE, frame.first)
    else:
        for seat in frame.first:
            g.seats[seat].vp += region_points(g)
            g.tell("wins_vp", seat, region_points(g))
            due_castle(frame, g, seat)
        go_to(frame, "rewards/castle")


def take_vp_or_castle(frame: Outcome, g: Wonderland) -> None:
    """WW-304: the choices are known together."""
    g.barrier += 1
    for seat in frame.first:
        if g.answers[seat] == CASTLE:
            due_castle(frame, g, seat)
        else:
            g.seats[seat].vp += region_points(g)
            g.tell("chooses_vp", seat, region_points(g))


def due_castle(frame: Outcome, g: Wonderland, seat: i64) -> None:
    """WW-301, WW-302, WW-310: a castle here; with the Walrus anywhere, which is asked next."""
    if has_walrus(g, frame, seat):
        frame.stage = STAGE_CASTLE
    elif can_build(g, seat, battle_of(g).region):
        build_castle(g, seat, battle_of(g).region, FROM_VICTORY)
    else:
        g.tell("no_castle", seat, battle_of(g).region)


def reward_second(frame: Outcome, g: Wonderland) -> None:
    """WW-303, WW-305: half the VP, rounded up, shared by those who tie, rounded up."""
    frame.stage = -1
    points = share_of(region_points(g), len(frame.second))
    for seat in frame.second:
        g.seats[seat].vp += points
        g.tell("second_vp", seat, points)


def share_of(points: i64, number: i64) -> i64:
    """WW-303, WW-305: what each of so many in second place gets of the points of a region."""
    half = (points + 1) // 2
    return (half + number - 1) // number if number > 0 else 0


def ask_walrus(frame: Outcome, g: Wonderland) -> None:
    """WW-310: where the castle of the Walrus goes."""
    if frame.stage == STAGE_CASTLE and castle_regions(g, frame.first[0]):
        ask_seat(g, frame, WALRUS_CASTLE, frame.first[0])
        return
    go_to(frame, "rewards/second")


def build_walrus_castle(frame: Outcome, g: Wonderland) -> None:
    build_castle(g, frame.first[0], g.answers[frame.first[0]] - CASTLE_IN, FROM_WALRUS)
