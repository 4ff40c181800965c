"""Tactics cards of the turn windows about heroes, runes, hands and dials (CONTENT.md section 15).

The tables at the end are like those of tactics_movement.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import call
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.cards.tactics_movement import beside_friendly, opponents
from rulewright.games.runewars.content import FALSE_RUNE, HIGHEST_DIAL, MOST_TACTICS, NONE
from rulewright.games.runewars.ids import (
    ASSASSINS_BLADE,
    CAPTAIN,
    COUNTERFEIT_RUNE,
    CRISIS_OF_CONSCIENCE,
    HEALING_DRAUGHT,
    HERO_COUNT,
    RUNE_SCRYING,
    SECRET_ACCORD,
    SHIFTING_RUNES,
    TRADE_CARAVAN,
    UNALIGNED,
)
from rulewright.games.runewars.options import (
    ACCORD,
    DESERT_ALONE,
    DISCARD_RUNE,
    DONE,
    FROM,
    HERO,
    LOOK,
    PAY,
    PLACE_AT,
    RAISE,
    TO,
    of_area,
)
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controlled, controller, heroes_of, see_rune, settle
from rulewright.games.runewars.world.decks import spend_influence, take_tactics
from rulewright.games.runewars.world.frames import HandLimit
from rulewright.games.runewars.world.hero_changes import damage_hero, desert, heal_hero
from rulewright.games.runewars.world.runes import discard_rune, false_runes_of, move_rune, place_rune
from rulewright.kit.masks import bit

MESSAGES: Final[dict[str, MessageKind]] = {
    "conscience_paid": MessageKind(("seat", "hero"), "RW-424"),
    "rune_looked_at": MessageKind(("seat", "area"), "RW-525"),
    "rune_shifted": MessageKind(("seat", "origin", "area"), "RW-527"),
    "false_rune_placed": MessageKind(("seat", "area"), "RW-524"),
    "false_rune_discarded": MessageKind(("seat", "area"), "RW-520"),
    "dial_raised": MessageKind(("seat", "resource", "number"), "RW-020"),
}

# Heroes


def crisis_choices(g: Runewars, card: Card) -> list[int]:
    """An opposing hero of an opponent who is not the Captain; then his owner pays 3 or lets him go."""
    if not card.picked:
        return [HERO + hero for hero in range(HERO_COUNT) if in_crisis(g, card.seat, hero)]
    if len(card.picked) > 1:
        return []
    owner = g.hero_seat[card.picked[0] - HERO]
    return [PAY, DESERT_ALONE] if g.seats[owner].influence >= 3 else [DESERT_ALONE]


def in_crisis(g: Runewars, seat: i64, hero: i64) -> bool:
    """RW-424: another player's hero whose alignment opposes that player's faction, unless the Captain holds him."""
    owner = g.hero_seat[hero]
    if owner == NONE or owner == seat or g.title_seat[CAPTAIN] == owner:
        return False
    alignment = g.tables.hero_alignment[hero]
    return alignment != UNALIGNED and alignment != g.tables.alignment[g.seats[owner].faction]


def crisis_of_conscience(card: Card, g: Runewars) -> None:
    hero = card.picked[0] - HERO
    if card.picked[1] == PAY:
        spend_influence(g, g.hero_seat[hero], 3)
        g.tell("conscience_paid", g.hero_seat[hero], hero)
    else:
        desert(g, hero)


def assassins_blade_choices(g: Runewars, card: Card) -> list[int]:
    """Enemy heroes in a friendly area or beside one."""
    if card.picked:
        return []
    choices: list[int] = []
    for hero in range(HERO_COUNT):
        if g.hero_seat[hero] == NONE or g.hero_seat[hero] == card.seat:
            continue
        area = g.hero_area[hero]
        if controller(g, area) == card.seat or beside_friendly(g, card.seat, area):
            choices.append(HERO + hero)
    return choices


def assassins_blade(card: Card, g: Runewars) -> None:
    """Two damage, which may defeat the hero (RW-428)."""
    damage_hero(g, card.picked[0] - HERO, 2)


def healing_draught_choices(g: Runewars, card: Card) -> list[int]:
    if card.picked:
        return []
    return [HERO + hero for hero in heroes_of(g, card.seat) if g.hero_damage[hero] > 0]


def healing_draught(card: Card, g: Runewars) -> None:
    heal_hero(g, card.picked[0] - HERO, 3)


# Runes


def rune_scrying_choices(g: Runewars, card: Card) -> list[int]:
    """Up to three rune tokens anywhere."""
    if len(card.picked) == 3:
        return []
    choices = [LOOK + area for area in g.board.areas if g.rune[area] and LOOK + area not in card.picked]
    if choices:
        choices.append(DONE)
    return choices


def rune_scrying(card: Card, g: Runewars) -> None:
    for code in card.picked:
        see_rune(g, card.seat, code - LOOK)
        g.tell("rune_looked_at", card.seat, code - LOOK)


def shifting_runes_choices(g: Runewars, card: Card) -> list[int]:
    """From a controlled area with a rune to one without."""
    own = controlled(g, card.seat)
    free = [TO + area for area in own if not g.rune[area]]
    if not card.picked:
        return [FROM + area for area in own if g.rune[area]] if free else []
    return free if len(card.picked) == 1 else []


def shift_rune(card: Card, g: Runewars) -> None:
    """RW-527: a single token is not mixed, so whoever knows it still does."""
    origin = card.picked[0] - FROM
    to = card.picked[1] - TO
    move_rune(g, origin, to)
    g.tell("rune_shifted", card.seat, origin, to)
    settle(g)


def counterfeit_choices(g: Runewars, card: Card) -> list[int]:
    """A false rune into a controlled area, or up to two out of such areas; unknown to the harder game (RW-753)."""
    if g.epic or len(card.picked) == 2 or (card.picked and of_area(card.picked[0], PLACE_AT)):
        return []
    choices: list[int] = []
    if not card.picked and g.false_supply > 0:
        choices = [PLACE_AT + area for area in controlled(g, card.seat) if not g.rune[area]]
    for area in false_runes_of(g, card.seat):
        if DISCARD_RUNE + area not in card.picked:
            choices.append(DISCARD_RUNE + area)
    if choices and card.picked:
        choices.append(DONE)
    return choices


def counterfeit_rune(card: Card, g: Runewars) -> None:
    """A placed token is known to everybody; discarded ones go back to their pile."""
    for code in card.picked:
        if of_area(code, PLACE_AT):
            area = code - PLACE_AT
            place_rune(g, card.seat, area, FALSE_RUNE)
            for seat in g.seats:
                seat.seen |= bit(area)
            g.tell("false_rune_placed", card.seat, area)
        else:
            area = code - DISCARD_RUNE
            discard_rune(g, area)
            g.tell("false_rune_discarded", card.seat, area)
    settle(g)


# Cards and dials


def secret_accord_choices(g: Runewars, card: Card) -> list[int]:
    """An opponent and a number of cards."""
    if card.picked:
        return []
    return [ACCORD + other * 4 + number for other in opponents(g, card.seat) for number in range(4)]


def secret_accord(card: Card, g: Runewars) -> None:
    """Both draw, the player first; then each keeps to the limit of his hand (RW-555)."""
    other = (card.picked[0] - ACCORD) // 4
    number = (card.picked[0] - ACCORD) % 4 + 1
    take_tactics(g, card.seat, number)
    take_tactics(g, other, number)
    for seat in (other, card.seat):
        if len(g.seats[seat].tactics) > MOST_TACTICS:
            call(g, HandLimit(seat))


def trade_caravan_choices(g: Runewars, card: Card) -> list[int]:
    """A dial twice, or two dials; none above its highest space."""
    if len(card.picked) == 2:
        return []
    dials = g.seats[card.seat].dials
    return [
        RAISE + resource
        for resource in range(3)
        if dials[resource] + card.picked.count(RAISE + resource) < HIGHEST_DIAL
    ]


def trade_caravan(card: Card, g: Runewars) -> None:
    dials = g.seats[card.seat].dials
    for code in card.picked:
        dials[code - RAISE] += 1
        g.tell("dial_raised", card.seat, code - RAISE, dials[code - RAISE])


CHOICES: Final[dict[int, Callable[[Runewars, Card], list[int]]]] = {
    int(SECRET_ACCORD): secret_accord_choices,
    int(CRISIS_OF_CONSCIENCE): crisis_choices,
    int(ASSASSINS_BLADE): assassins_blade_choices,
    int(HEALING_DRAUGHT): healing_draught_choices,
    int(RUNE_SCRYING): rune_scrying_choices,
    int(SHIFTING_RUNES): shifting_runes_choices,
    int(COUNTERFEIT_RUNE): counterfeit_choices,
    int(TRADE_CARAVAN): trade_caravan_choices,
}
"""Cards with choices: those that are open now, none when the card is complete (or has no target)."""

EFFECTS: Final[dict[int, Callable[[Card, Runewars], None]]] = {
    int(SECRET_ACCORD): secret_accord,
    int(CRISIS_OF_CONSCIENCE): crisis_of_conscience,
    int(ASSASSINS_BLADE): assassins_blade,
    int(HEALING_DRAUGHT): healing_draught,
    int(RUNE_SCRYING): rune_scrying,
    int(SHIFTING_RUNES): shift_rune,
    int(COUNTERFEIT_RUNE): counterfeit_rune,
    int(TRADE_CARAVAN): trade_caravan,
}
