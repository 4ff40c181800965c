"""Glances at the set-up and the tea party: seats of the table, regions for units and leaders, poison, shards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.wonderland.cards.frames import Friend, PlaceSupporter
from rulewright.games.wonderland.content import (
    FIGURE_COUNT,
    LAST_SEAT,
    OPTIONAL,
    R_DIE,
    R_DISCARD_SHARDS,
    R_UNITS2,
    SPLIT,
)
from rulewright.games.wonderland.ids import JABBERWOCK, REGION_COUNT, TWICE_AS_FAST
from rulewright.games.wonderland.judgement.quest_outlook import quest_worth
from rulewright.games.wonderland.judgement.war_outlook import Company, companies, is_to_come, worths_with
from rulewright.games.wonderland.judgement.worths import (
    HOST_KEPT,
    MADNESS_COST,
    NEVER,
    ROUNDS,
    SHARD_COST,
    SHARDS_OF_A_ROLL,
    reward_worth,
    units_worth,
)
from rulewright.games.wonderland.options import (
    DONE,
    EFFECT,
    FIGURE,
    FIGURE_TO,
    GIVE,
    HALF,
    HEAD,
    HOST,
    KEEP,
    KEEP_QUEST,
    LEAVE,
    NONE,
    POISON,
    REGION,
    RELOCATE,
    RETURN_SHARD,
    SEAT,
    SUPPORTER,
    UNIT_COUNT,
)
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.tea.frames import Card, OptionalFrame, PlaceUnits, Reward, Roll
from rulewright.games.wonderland.tea_table import has_card, leader_on, way_to_head
from rulewright.kit.judging import Glance, asked_by

LATER_POINTS: Final = 0.06
"""What a unit in a region is worth in the next round, for each VP of the region then."""


# Set-up


def quests_to_keep(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """The quest that is easier to complete."""
    return [quest_worth(g, g.seats[seat], code - KEEP_QUEST) for code in codes]


# Seats of the table


def seats(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """What lies on each seat; going to the head costs shards and opens the whole table."""
    best = -9.0
    for place in range(LAST_SEAT):
        if has_card(g, place):
            best = max(best, place_worth(g, seat, place))
    points: list[float] = []
    for code in codes:
        if code == HEAD:
            points.append(NEVER if head_is_idle(g, seat) else best + 0.6 - SHARD_COST * SHARDS_OF_A_ROLL)
        elif code == HOST:
            points.append(NEVER if head_is_idle(g, seat) else best + 0.1 * float(seats_to_refill(g, seat)) - HOST_KEPT)
        else:
            points.append(place_worth(g, seat, code - SEAT))
    return points


def head_is_idle(g: Wonderland, seat: i64) -> bool:
    """Whether the head would only cost shards: no seat is refilled, and every card lies before the head anyway."""
    if g.seats[seat].has(TWICE_AS_FAST):
        return False
    way = way_to_head(g, seat)
    deck = g.tea_decks[g.round_of_game - 1]
    for place in g.tables.seats_in_use[g.players]:
        empty = g.tea_card[place] < 0 and leader_on(g, place) in (-1, seat)
        if (empty and deck) or (has_card(g, place) and place not in way):
            return False
    return True


def seats_to_refill(g: Wonderland, seat: i64) -> i64:
    """How many seats of the table get a new card when it is refilled."""
    empty: i64 = 0
    for place in g.tables.seats_in_use[g.players]:
        if g.tea_card[place] < 0 and leader_on(g, place) in (-1, seat):
            empty += 1
    return min(empty, len(g.tea_decks[g.round_of_game - 1]))


def place_worth(g: Wonderland, seat: i64, place: i64) -> float:
    """What the card of a seat of the table brings a player, with the poison on it."""
    worth = card_worth(g, seat, g.tea_card[place])
    if g.tea_poison >> place & 1:
        worth += 0.5 if g.seats[seat].faction == JABBERWOCK else -MADNESS_COST
    return worth


def card_worth(g: Wonderland, seat: i64, card: i64) -> float:
    """What a tea card brings a player."""
    tables = g.tables
    number: i64 = tables.card_units[card]
    if g.seats[seat].has(TWICE_AS_FAST):
        number += 1
    worth = units_worth(g, seat, number)
    if tables.card_die[card]:
        worth -= SHARD_COST * SHARDS_OF_A_ROLL
    upper = effects_worth(g, seat, tables.card_effects[card])
    if tables.card_layout[card] == SPLIT:
        return worth + max(upper, effects_worth(g, seat, tables.card_lower[card]))
    if tables.card_layout[card] == OPTIONAL:
        return worth + upper + max(0.0, optional_worth(g, seat, card))
    return worth + upper


def effects_worth(g: Wonderland, seat: i64, effects: list[int]) -> float:
    worth = 0.0
    for code in effects:
        worth += reward_worth(g, seat, code)
    return worth


def optional_worth(g: Wonderland, seat: i64, card: i64) -> float:
    """WW-101: the reward beside the die, less the shards."""
    return effects_worth(g, seat, g.tables.card_optional[card]) - SHARD_COST * SHARDS_OF_A_ROLL


def halves(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """The half of a split card that brings more."""
    card = asked_by(g, Card).card
    return [
        effects_worth(g, seat, g.tables.card_effects[card] if code == HALF else g.tables.card_lower[card])
        for code in codes
    ]


def optional_parts(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """Whether the part beside the die is worth the shards."""
    frame = g.stack[len(g.stack) - 1]
    card: i64 = frame.card if isinstance(frame, OptionalFrame) else asked_by(g, Card).card
    return [0.0 if code == LEAVE else optional_worth(g, seat, card) for code in codes]


def orders_of_effects(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """Units never before the rest, when it is known what else the card brings; shards are taken, then discarded."""
    points: list[float] = []
    for code in codes:
        effect = code - EFFECT
        discards = R_DISCARD_SHARDS <= effect <= R_DISCARD_SHARDS + 1
        points.append(NEVER if places_units(effect) else 0.5 if discards else 1.0)
    return points if max(points) > NEVER else [0.0] * len(points)


def places_units(effect: i64) -> bool:
    """UNITS and UNITS2."""
    return effect >= R_UNITS2 and effect < R_DIE


# Regions


def regions_for_units(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """Where units of a card are worth most."""
    frame = g.stack[len(g.stack) - 1]
    number: i64 = 1
    if isinstance(frame, PlaceUnits) and not frame.split:
        number = frame.left
    return regions_with(g, seat, codes, number, 0.0)


def regions_for_leaders(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """Where the leader decides most."""
    return regions_with(g, seat, codes, 1, float(g.seats[seat].leader_strength))


def regions_for_figures(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """Where a new figure is worth most."""
    frame = g.stack[len(g.stack) - 1]
    figure: i64 = -1
    if isinstance(frame, Reward):
        figure = frame.took
    elif isinstance(frame, Friend):
        figure = frame.figure
    strength = float(g.tables.figure_strength[figure]) if 0 <= figure < FIGURE_COUNT else 2.0
    return regions_with(g, seat, codes, 1, strength)


def regions_with(g: Wonderland, seat: i64, codes: list[int], units: i64, strength: float) -> list[float]:
    """What so many units and so much strength more bring in each region that an option names."""
    sides = companies(g)
    points: list[float] = []
    for code in codes:
        if REGION <= code < REGION + REGION_COUNT:
            points.append(gain_in_region(g, sides, seat, code - REGION, units, strength))
        else:
            points.append(0.0)
    return points


def gain_in_region(g: Wonderland, sides: list[Company], seat: i64, region: i64, units: i64, strength: float) -> float:
    """By how much the expectation of a seat rises in a region, now and in the rounds to come."""
    now = 0.0
    if is_to_come(g, region):
        now = (
            worths_with(g, sides, region, seat, units, strength)[seat] - worths_with(g, sides, region, -1, 0, 0.0)[seat]
        )
    if g.round_of_game == ROUNDS:
        return now
    return now + later_points(g, region)


def later_points(g: Wonderland, region: i64) -> float:
    """What being in a region is worth in the next round, by its scoring token."""
    token = g.scoring[region]
    return LATER_POINTS * float(g.tables.scoring[token][g.round_of_game]) if token >= 0 else 0.0


def relocations(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """A unit that does more elsewhere."""
    frame = g.stack[len(g.stack) - 1]
    to: i64 = -1
    if isinstance(frame, (PlaceUnits, PlaceSupporter)):
        to = frame.region
    sides = companies(g)
    gained = gain_in_region(g, sides, seat, to, 1, 0.0) if to >= 0 else 0.0
    points: list[float] = []
    for code in codes:
        if code == NONE:
            points.append(0.0)
            continue
        at = code - RELOCATE
        unit = at % (UNIT_COUNT - 1)
        strength = 0.0 if unit == 0 else float(g.tables.figure_strength[unit - 1])
        lost = -gain_in_region(g, sides, seat, at // (UNIT_COUNT - 1), -1, -strength)
        points.append(gained + strength * 0.3 - lost)
    return points


def kinds_of_units(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """A figure gives strength and a supporter none."""
    return [0.0 if code == SUPPORTER else 0.5 + 0.3 * float(g.tables.figure_strength[code - FIGURE]) for code in codes]


def returned_figures(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-504: a figure of the supply for nothing."""
    sides = companies(g)
    points: list[float] = []
    for code in codes:
        if code == NONE:
            points.append(0.0)
        else:
            at = code - FIGURE_TO
            strength = float(g.tables.figure_strength[at // REGION_COUNT])
            points.append(gain_in_region(g, sides, seat, at % REGION_COUNT, 1, strength))
    return points


# Poison and shards


def poison(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """On the card that others want most."""
    points: list[float] = []
    for code in codes:
        if code == DONE or code == NONE:
            points.append(0.0)
            continue
        wanted = 0.0
        for other in range(g.players):
            if other != seat:
                wanted += card_worth(g, other, g.tea_card[code - POISON])
        points.append(0.3 + 0.25 * wanted / float(g.players - 1))
    return points


def rerolls(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """WW-513: the second roll counts one less: 2/3 of a shard on the whole."""
    value = asked_by(g, Roll).value
    return [-float(value) if code == KEEP else -2.0 / 3.0 for code in codes]


def gifts_of_shards(g: Wonderland, seat: i64, codes: list[int]) -> list[float]:
    """A shard less, and one more for whoever is in front; nobody keeps it."""
    points: list[float] = []
    for code in codes:
        if code == NONE:
            points.append(NEVER)
        elif code == RETURN_SHARD:
            points.append(1.0)
        else:
            points.append(1.0 + 0.05 * float(g.seats[code - GIVE].vp))
    return points


GLANCES_AT_TEA: Final[dict[str, Glance[Wonderland]]] = {
    "keep_quest": quests_to_keep,
    "tea_turn": seats,
    "seat_after_head": seats,
    "choose_half": halves,
    "take_optional": optional_parts,
    "next_effect": orders_of_effects,
    "unit_region": regions_for_units,
    "split_region": regions_for_units,
    "supporter_region": regions_for_units,
    "leader_region": regions_for_leaders,
    "figure_region": regions_for_figures,
    "relocate_unit": relocations,
    "unit_kind": kinds_of_units,
    "place_returned_figure": returned_figures,
    "place_start_poison": poison,
    "end_turn_poison": poison,
    "reroll": rerolls,
    "give_shard": gifts_of_shards,
}
