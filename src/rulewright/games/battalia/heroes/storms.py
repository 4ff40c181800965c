"""Storm effects (BA-314 to BA-332)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import shuffle
from rulewright.core.errors import Refusal
from rulewright.core.frame import call, go_to, leave, step, steps
from rulewright.games.battalia.artefacts.frames import Fate
from rulewright.games.battalia.battle.tents import destroy, tent_called
from rulewright.games.battalia.board import can_place, pile_of_terrain, placements, sites
from rulewright.games.battalia.cities import build, can_rise_anywhere, raise_city, replace_card
from rulewright.games.battalia.content import (
    ARTEFACT_PILE,
    FIRST_GATE,
    FIRST_GREAT,
    LORD,
    ROAD_PILE,
    SQUARES,
    STORMS,
    TYPE_COUNT,
    is_city,
    is_royal,
    terrain_of,
)
from rulewright.games.battalia.decisions import Choice, ask_of_hand
from rulewright.games.battalia.heroes.frames import Storm
from rulewright.games.battalia.lines.frames import Colour
from rulewright.games.battalia.options import (
    CHANGE,
    COPY,
    DESTROY,
    LIMBO,
    MOST_TENTS,
    PLACE,
    RAISE,
    ROAD,
    TYPE,
    UNIT,
)
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import (
    TO_HAND,
    acting,
    draw_cards,
    gain_unit,
    may_take_great,
    upgradable,
    upgrade_unit,
)

NEVER_COPIED: Final[i64] = 2


def from_limbo(g: Battalia, seat: i64) -> list[int]:
    """BA-199, BA-331, BA-262: each type of card in limbo that can be taken out."""
    greats = may_take_great(g, seat)
    return sorted({card for card in g.limbo if not is_royal(card) and (greats or card < FIRST_GREAT)})


def changes(g: Battalia, other_colour: bool) -> list[int]:
    """BA-327, BA-281: cities and roads, each with the factions that its deck holds."""
    codes: list[int] = []
    for square in range(SQUARES):
        card: i64 = g.card[square]
        if 0 <= card < FIRST_GATE:
            seen: i64 = 0
            for there in g.piles[pile_of_terrain(card)]:
                seen |= i64(1) << terrain_of(there)
            if other_colour:
                seen &= ~(i64(1) << terrain_of(card))
            for faction in range(i64(6)):
                if seen >> faction & 1:
                    codes.append(int(CHANGE + square * 6 + faction))
    return codes


def changed_card(g: Battalia, code: i64) -> i64:
    """The card that comes to a square."""
    square = (code - CHANGE) // 6
    faction = (code - CHANGE) % 6
    card: i64 = g.card[square]
    return faction * 5 + card % 5 if is_city(card) else 30 + faction * 4 + (card - 30) % 4


def tents_to_destroy(g: Battalia, seat: i64) -> list[int]:
    """BA-332: tents of opponents; if there are none, own or allied ones."""
    foreign: list[int] = []
    own: list[int] = []
    for other in range(g.players):
        for tent in g.seats[other].tents:
            code = int(DESTROY + other * MOST_TENTS + tent.nr - 1)
            (own if g.setting.allied(seat, other) else foreign).append(code)
    return foreign or own


def road_shapes(g: Battalia, seat: i64) -> list[int]:
    """BA-324: the shapes of roads that can be built for free."""
    places = sites(g, seat)
    found: list[int] = []
    for shape in range(i64(4)):
        if g.piles[ROAD_PILE + shape] and can_place(g, shape + 1, places, False):
            found.append(int(ROAD + shape))
    return found


class StormChoice(Choice[Storm]):
    """D-60: what the effect asks."""

    def options(self, g: Battalia, frame: Storm, seat: i64) -> list[int]:
        effect = frame.effect
        if effect == 1:
            return [int(TYPE + kind) for kind in range(TYPE_COUNT) if g.piles[ARTEFACT_PILE + kind]]
        if effect == 4:
            if frame.shape < 0:
                return road_shapes(g, seat)
            return placements(g, frame.shape + 1, sites(g, seat), False)
        if effect == 7:
            return changes(g, False)
        if effect == 8:
            return [int(COPY + card - 1) for card in g.storm_played if card != NEVER_COPIED]
        if effect == 9:
            return [int(UNIT + card) for card in upgradable(g, seat)]
        if effect == 10:
            return [int(RAISE + square) for square in can_rise_anywhere(g, seat)]
        if effect == 11:
            return [int(LIMBO + card) for card in from_limbo(g, seat)]
        return tents_to_destroy(g, seat) if effect == 12 else []

    def explain(self, g: Battalia, frame: Storm, seat: i64, code: i64) -> Refusal:
        if frame.effect == 4 and frame.shape >= 0:
            return Refusal("BA-111", "storm")
        return Refusal(RULE_OF_EFFECT[frame.effect - 1], "storm")


RULE_OF_EFFECT: Final = (
    "BA-321", "BA-322", "BA-323", "BA-324", "BA-325", "BA-326", "BA-327", "BA-328", "BA-329", "BA-330", "BA-331",
    "BA-332",
)  # fmt: skip
STORM: Final = StormChoice("storm", ("BA-314", *RULE_OF_EFFECT), "BA-364")


def begin_effect(storm: Storm, g: Battalia) -> None:
    """Effects that ask nothing are carried out, the others ask."""
    seat = acting(g)
    effect = storm.effect
    if storm.done:
        finish_storm(g, storm)
    elif effect == 2:
        gain_unit(g, seat, LORD, TO_HAND)
        finish_storm(g, storm)
    elif effect == 3:
        draw_cards(g, seat, 1)
        finish_storm(g, storm)
    elif effect == 5:
        draw_fate(g, storm)
    elif effect == 6:
        call_kin(g, storm, seat)
        finish_storm(g, storm)
    else:
        ask_of_hand(g, storm, STORM, seat)


def draw_fate(g: Battalia, storm: Storm) -> None:
    """BA-325, BA-286: a fate card is resolved, gains go to the hand."""
    storm.done = True
    if not g.fate:
        g.tell("storm-idle", acting(g))
        finish_storm(g, storm)
        return
    go_to(storm, "storm")
    frame = Fate()
    frame.card = g.fate[0]
    frame.to = TO_HAND
    del g.fate[0]
    g.barrier += 1
    call(g, frame)


def call_kin(g: Battalia, storm: Storm, seat: i64) -> None:
    """BA-326: the second hero comes to the destination gate."""
    player = g.seats[seat]
    here = player.hero(storm.hero).at
    player.hero(1 - storm.hero).at = here
    g.tell("comes", seat, 1 - storm.hero, here)


def take_effect(storm: Storm, g: Battalia) -> None:
    """BA-317: what cannot be carried out is skipped."""
    seat = acting(g)
    code = g.answers[seat]
    effect = storm.effect
    if code < 0:
        g.tell("storm-idle", seat)
        finish_storm(g, storm)
    elif effect == 1:
        storm.done = True
        go_to(storm, "storm")
        frame = Colour()
        frame.kind = code - TYPE
        frame.to = TO_HAND
        call(g, frame)
    elif effect == 4 and storm.shape < 0:
        storm.shape = code - ROAD
        go_to(storm, "storm")
    elif effect == 8:
        storm.effect = code - COPY + 1
        g.tell("copies", seat, storm.effect)
        go_to(storm, "storm")
    else:
        carry_out(g, storm, seat, code)


def carry_out(g: Battalia, storm: Storm, seat: i64, code: i64) -> None:
    """Effects with one choice; one that ends the game ends the storm as well (BA-412)."""
    effect = storm.effect
    if effect == 4:
        square = (code - PLACE) // 15
        if build(g, seat, ROAD_PILE + storm.shape, square, (code - PLACE) % 15 + 1, 0):
            return
    elif effect == 7:
        replace_card(g, (code - CHANGE) // 6, changed_card(g, code))
    elif effect == 9:
        upgrade_unit(g, seat, code - UNIT)
    elif effect == 10:
        if raise_city(g, seat, code - RAISE):
            return
    elif effect == 11:
        card = code - LIMBO
        g.limbo.remove(card)
        insort(g.seats[seat].hand, card)
        g.tell("takes", seat, card)
    elif effect == 12:
        owner = (code - DESTROY) // MOST_TENTS
        tent = tent_called(g.seats[owner], (code - DESTROY) % MOST_TENTS + 1)
        if tent is not None:
            destroy(g, owner, tent)
            g.barrier += 1
            g.tell("destroys", seat, owner, tent.nr)
    finish_storm(g, storm)


def finish_storm(g: Battalia, storm: Storm) -> None:
    """BA-316: the card lies face up; when all twelve do, they are a new deck."""
    leave(g)
    insort(g.storm_played, storm.card)
    g.tell("storm-over", acting(g))
    if len(g.storm_played) == STORMS:
        g.storm_deck = g.storm_played
        g.storm_played = []
        shuffle(g, "storm", g.storm_deck)
        g.tell("storms-shuffled")


steps(Storm, step("storm", begin_effect, take_effect))
