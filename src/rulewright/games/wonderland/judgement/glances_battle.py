"""Glances at battles: wagers, drawing and halting, losses, effects of chips, and the outcome."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.wonderland.battle.frames import Battle, Harm
from rulewright.games.wonderland.content import (
    F_FORGE_SPACE,
    F_STRENGTH,
    FIRST_REGION,
    O_ALL_TYPES,
    O_OWN_PAIR,
    TOP_STRENGTH,
)
from rulewright.games.wonderland.fights import battle_of, fighter_of
from rulewright.games.wonderland.ids import (
    DUCHESS,
    GRIN_WITHOUT_A_CAT,
    MADNESS,
    MADNESS_2,
    NIGHTMARISH_SMILE,
    REGION_COUNT,
    ROYAL_TEMPER,
    TWEEDLES,
)
from rulewright.games.wonderland.judgement.fight_outlook import UNIT_COST, Fight
from rulewright.games.wonderland.judgement.glances_tea import gain_in_region
from rulewright.games.wonderland.judgement.quest_outlook import feat_gain
from rulewright.games.wonderland.judgement.war_outlook import (
    companies,
    is_to_come,
    points_of_region,
    regions_to_come,
)
from rulewright.games.wonderland.judgement.worths import (
    NEVER,
    RIGHT_WAGER,
    ROUNDS,
    SHARD_COST,
    SHIELD_WORTH,
    castle_worth,
    chip_bonus,
    chip_gain,
    wars_left,
)
from rulewright.games.wonderland.options import (
    BLOCK,
    CATERPILLAR,
    CHIP,
    DOUBLE,
    DRAW,
    FROM,
    HALT,
    LOSE,
    MOVE,
    MOVE_LEADER,
    MOVE_UNIT,
    MOVE_WIDTH,
    NONE,
    OPPONENT,
    PLAY,
    REGION,
    RETURN,
    REVEAL,
    SPACE,
    STAY,
    STRENGTH,
    TO,
    TRIPLE,
    UNIT_COUNT,
    UNIT_LEADER,
    USE_ALL_MAD_HERE,
    VP,
    WAGER,
)
from rulewright.games.wonderland.order import seat_of
from rulewright.games.wonderland.state import Wonderland
from rulewright.kit.judging import Glance, asked_by

# Before the first draw


def cat_moves(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-554: where the leader decides more."""
    sides = companies(g)
    strength = float(g.seats[seat].leader_strength)
    here = g.seats[seat].leader - FIRST_REGION
    lost = gain_in_region(g, sides, seat, here, -1, -strength)
    return [
        0.0 if code == STAY else gain_in_region(g, sides, seat, code - REGION, 1, strength) + lost for code in codes
    ]


def chips_to_return(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """A good chip back into the bag, never madness."""
    player = g.seats[seat]
    points: list[float] = []
    for code in codes:
        if code == NONE:
            points.append(0.0)
        elif code == DOUBLE:
            points.append(double_worth(g, seat))
        else:
            chip = code - RETURN
            points.append(-1.0 if chip >= MADNESS else 0.15 + 0.3 * (chip_gain(g, player, chip) - 1.3))
    return points


def wagers(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-362: a weak chip if the favourite wins, a shard if not."""
    battle = asked_by(g, Battle)
    chances = chances_of(g, battle)
    risk = 0.0 if g.seats[seat].has(GRIN_WITHOUT_A_CAT) else SHARD_COST
    prize = 0.4 + RIGHT_WAGER * wars_left(g)
    idle = chips_come_too_late(g, seat)
    points: list[float] = []
    for code in codes:
        if code == NONE:
            points.append(0.0)
        elif idle:
            points.append(NEVER)
        else:
            chance = chances[seat_of(g, code - WAGER)]
            points.append(chance * prize - (1.0 - chance) * 0.85 * risk)
    return points


def chips_come_too_late(g: Wonderland, seat: i64) -> bool:
    """Whether a chip that is won in the last battle of the game serves nothing, not even an objective."""
    if g.round_of_game < ROUNDS or regions_to_come(g):
        return False
    player = g.seats[seat]
    for quest in player.quests + player.feats:
        if g.tables.objective[quest] in (O_OWN_PAIR, O_ALL_TYPES):
            return False
    return True


def chances_of(g: Wonderland, battle: Battle) -> list[float]:
    """How likely each participant is to win a battle that has not been fought yet."""
    sides = companies(g)
    powers: list[float] = []
    total = 0.0
    for seat in range(g.players):
        power = 0.0
        if battle.fighters[seat] is not None:
            reached = sides[seat].power(battle.region, 0, 0.0)
            power = 2.0 ** (max(0.0, reached) / 2.2)
        powers.append(power)
        total += power
    return [power / total for power in powers]


# Drawing and halting


def draws_and_halts(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-238: halt when ahead and safe, draw while more can be won than lost."""
    fight = Fight(g, asked_by(g, Battle), seat)
    points: list[float] = []
    for code in codes:
        if code == HALT:
            points.append(fight.halting())
        elif code == DRAW:
            points.append(fight.drawing(False))
        elif code == CATERPILLAR:
            points.append(fight.drawing(True))
        else:
            own = fight.own
            points.append(fight.place_worth(own.strength, own.units, own.shield, True) + 0.9 * fight.halt_bonus())
    return points


def first_draws(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """The Caterpillar is kept for a draw that may bust."""
    return [0.2 if code == CATERPILLAR else 0.0 for code in codes]


def drawn_chips(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-242: the chip after which the battle looks best."""
    fight = Fight(g, battle_of(g), seat)
    return [fight.after_chip(code - PLAY) for code in codes]


def shields(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-226: a shield against what would bust, or cost two units."""
    harm = asked_by(g, Harm)
    fight = Fight(g, battle_of(g), seat)
    own = fight.own
    loss: i64 = 2 if harm.chip == MADNESS_2 else 1
    blocked = fight.place_worth(own.strength, own.units, False, True) + fight.halt_bonus() - SHIELD_WORTH
    if harm.chip < MADNESS_2:
        blocked -= 0.3
    cost = UNIT_COST[g.round_of_game - 1]
    if own.units <= loss:
        taken = -cost * float(own.units)
    else:
        taken = fight.place_worth(own.strength, own.units - loss, True, True) - cost * float(loss)
        taken += fight.bonus(own.strength, fight.actives, fight.last, own.units - loss, fight.fighter.madness + 1)
    return [blocked if code == BLOCK else taken for code in codes]


def reductions(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-604: rather a reduction than the last unit; the Cat's costs a shard."""
    harm = asked_by(g, Harm)
    battle = battle_of(g)
    units = g.seats[seat].units_in(battle.region)
    saved = 3.0 if units <= harm.left else 0.3 + UNIT_COST[g.round_of_game - 1]
    points: list[float] = []
    for code in codes:
        if code == NONE:
            points.append(0.0)
        else:
            points.append(saved - (SHARD_COST if code == USE_ALL_MAD_HERE else 0.1))
    return points


def losses(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-214: supporters first; the Tweedles may be laid down once for nothing."""
    battle = battle_of(g)
    laid = fighter_of(battle, seat).laid
    points: list[float] = []
    for code in codes:
        unit = code - LOSE
        if unit == 0:
            points.append(0.0)
        elif unit == UNIT_LEADER:
            points.append(-2.0)
        elif unit - 1 == TWEEDLES and not laid:
            points.append(1.0)
        else:
            points.append(
                -0.4 - 0.3 * float(g.tables.figure_strength[unit - 1]) - (0.5 if unit - 1 == DUCHESS else 0.0)
            )
    return points


# Effects of chips


def double_worth(g: Wonderland, seat: i64) -> float:
    """What some more strength is worth in the battle in progress."""
    fight = Fight(g, battle_of(g), seat)
    own = fight.own
    more = min(int(TOP_STRENGTH), own.strength + 1)
    now = fight.place_worth(own.strength, own.units, own.shield, True)
    return 0.1 + 1.3 * (fight.place_worth(more, own.units, own.shield, True) - now)


def soldiers(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-450 to WW-453: double or triple, return a good chip, or bring supporters who are in need here."""
    player = g.seats[seat]
    here = battle_of(g).region
    units = player.units_in(here)
    points: list[float] = []
    for code in codes:
        if code == DOUBLE or code == TRIPLE:
            points.append(double_worth(g, seat))
        elif MOVE <= code < MOVE + REGION_COUNT * MOVE_WIDTH:
            number = (code - MOVE) % MOVE_WIDTH
            needed = 0.7 if units <= 1 else 0.25 if units == 2 else 0.05
            waiting = 0.5 if is_to_come(g, (code - MOVE) // MOVE_WIDTH) else 0.05
            points.append((needed - waiting) * float(number))
        elif code == NONE:
            points.append(0.0)
        else:
            points.append(0.3 * (chip_gain(g, player, code - RETURN) - 1.3) if code - RETURN < MADNESS else -1.0)
    return points


def supporters_to_move(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-551: to where they are needed."""
    player = g.seats[seat]
    units = player.units_in(battle_of(g).region)
    points: list[float] = []
    for code in codes:
        if code == NONE:
            points.append(0.0)
        elif code < TO:
            other = (code - FROM) // 2
            number = float((code - FROM) % 2 + 1)
            needed = 0.7 if units <= 1 else 0.2
            points.append(number * (needed - (0.6 if is_to_come(g, other) else 0.05)))
        else:
            other = (code - TO) // 2
            number = float((code - TO) % 2 + 1)
            points.append(number * ((0.4 if is_to_come(g, other) else 0.02) - (0.5 if units <= 3 else 0.15)))
    return points


def leader_moves(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-502: two strength and a unit here, unless the leader is still needed elsewhere."""
    region = g.seats[seat].leader - FIRST_REGION
    needed = 0 <= region < REGION_COUNT and is_to_come(g, region)
    points: list[float] = []
    for code in codes:
        if code == MOVE_LEADER:
            points.append(2.0 * double_worth(g, seat) + 0.4 - (2.0 if needed else 0.0))
        else:
            points.append(0.0)
    return points


def targets(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """Whoever stands in the way: the strongest here, then the one with most points; sparing all brings nothing."""
    battle = battle_of(g)
    points: list[float] = []
    for code in codes:
        if code == NONE:
            points.append(0.0 if wants_exact_strength(g, seat, battle.region) else NEVER)
        else:
            other = code - OPPONENT
            points.append(0.8 + 0.08 * float(fighter_of(battle, other).strength) + 0.03 * float(g.seats[other].vp))
    return points


def wants_exact_strength(g: Wonderland, seat: i64, region: i64) -> bool:
    """Whether more strength, by Nightmarish Smile or Royal Temper, may spoil a feat."""
    if not (g.seats[seat].has(NIGHTMARISH_SMILE) or g.seats[seat].has(ROYAL_TEMPER)):
        return False
    for quest in g.seats[seat].quests:
        if g.tables.quest_region[quest] == region and g.tables.feat[quest] in (F_STRENGTH, F_FORGE_SPACE):
            return True
    return False


def results_of_chips(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-229: the higher strength."""
    return [0.8 * float(code - STRENGTH) for code in codes]


def forge_spaces(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-457: forwards always; back to a symbol if the place does not suffer more."""
    fight = Fight(g, battle_of(g), seat)
    points: list[float] = []
    for code in codes:
        strength = fight.own.strength if code == STAY else code - SPACE
        points.append(
            fight.place_worth(strength, fight.own.units, fight.own.shield, True)
            + 0.8 * fight.bonus(strength, fight.actives + 1, fight.last, fight.own.units, fight.fighter.madness)
        )
    return points


def items(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """Teapot: good chips back; Feather: a unit from where nothing is to come."""
    points: list[float] = []
    units = g.seats[seat].units_in(battle_of(g).region)
    for code in codes:
        if code == NONE:
            points.append(0.0)
        elif RETURN <= code < RETURN + 28:
            chip = code - RETURN
            points.append(-1.0 if chip >= MADNESS else 0.3 * (chip_gain(g, g.seats[seat], chip) - 1.2))
        else:
            at = code - MOVE_UNIT
            waiting = is_to_come(g, at // UNIT_COUNT)
            needed = 0.8 if units <= 2 else 0.15
            points.append(needed - (0.9 if waiting else 0.1) - (1.0 if at % UNIT_COUNT > 0 and waiting else 0.0))
    return points


# The outcome


def vp_or_castle(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-304, WW-307: the VP of the region, or a castle with what it may still gain."""
    region = battle_of(g).region
    vp = float(points_of_region(g, region, g.round_of_game))
    return [vp if code == VP else castle_worth(g, g.seats[seat], seat, region) for code in codes]


def feats(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-331: a feat that is met; of several the one whose objective is likely."""
    player = g.seats[seat]
    return [0.0 if code == NONE else 1.0 + feat_gain(g, player, code - REVEAL) for code in codes]


def chips_to_learn_from(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-503: back into the bag what is good, unless it could be forged or scores here."""
    player = g.seats[seat]
    points: list[float] = []
    for code in codes:
        if code == NONE:
            points.append(0.0)
        else:
            chip = code - CHIP
            points.append(0.3 * (chip_gain(g, player, chip) - 1.4) - 0.3 * chip_bonus(g, chip))
    return points


def gryphon_flights(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WL06: on to a battle that is still to come."""
    sides = companies(g)
    points: list[float] = []
    for code in codes:
        if code == STAY:
            points.append(0.1)
        else:
            number = (code - MOVE) % MOVE_WIDTH
            points.append(gain_in_region(g, sides, seat, (code - MOVE) // MOVE_WIDTH, number + 1, 2.0))
    return points


GLANCES_AT_BATTLES: Final[dict[str, Glance[Wonderland]]] = {
    "cat_move": cat_moves,
    "start_of_battle": chips_to_return,
    "wager": wagers,
    "draw_or_halt": draws_and_halts,
    "first_draw_mode": first_draws,
    "choose_drawn": drawn_chips,
    "shield": shields,
    "reduce_loss": reductions,
    "lose_unit": losses,
    "soldiers": soldiers,
    "move_supporters": supporters_to_move,
    "artifact_ability": leader_moves,
    "choose_opponent": targets,
    "chip_result": results_of_chips,
    "move_to_forge": forge_spaces,
    "tea_item": items,
    "vp_or_castle": vp_or_castle,
    "reveal_feat": feats,
    "rose_feat": feats,
    "love_of_learning": chips_to_learn_from,
    "gryphon": gryphon_flights,
}
