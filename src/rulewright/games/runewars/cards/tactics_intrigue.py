"""Tactics cards about heroes, runes, hands and dials, and those that react to an event (CONTENT.md section 15).

Cards of the turn windows are like those of tactics_movement.py. A card that reacts finds what it acts on in the
procedure that asked for it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import call
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.cards.ability import DIPLOMACY_PAID, FATE_DRAWN, OWN_TURN, W_D1, TacticsCard
from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.cards.rewards_of_duels import hero_of, side_of
from rulewright.games.runewars.cards.tactics_movement import beside_friendly, opponents
from rulewright.games.runewars.content import FALSE_RUNE, HIGHEST_DIAL, MOST_TACTICS, NONE
from rulewright.games.runewars.heroes.frames import Duel, Test
from rulewright.games.runewars.ids import CAPTAIN, HERO_COUNT, RED, UNALIGNED
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
from rulewright.games.runewars.orders.frames import Diplomacy
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controlled, controller, heroes_of, see_rune, settle
from rulewright.games.runewars.world.decks import exchange_fate, take_tactics
from rulewright.games.runewars.world.frames import HandLimit
from rulewright.games.runewars.world.hero_changes import damage_hero, desert, heal_hero
from rulewright.games.runewars.world.influence import spend_influence
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
DRAUGHT: Final[i64] = 3
SILVER_TONGUE_CARDS: Final[i64] = 2

# Heroes


class CrisisOfConscience(TacticsCard):
    """Crisis of Conscience: an opponent's hero whose alignment opposes that player's faction deserts, unless his player
    spends 3 influence; not a hero of the Captain of the Heroes' League (RW-424).
    """

    moments = OWN_TURN
    kept = 0.4

    def choices(self, g: Runewars, card: Card) -> list[int]:
        """A hero; then his owner pays or lets him go."""
        if not card.picked:
            return [HERO + hero for hero in range(HERO_COUNT) if in_crisis(g, card.seat, hero)]
        if len(card.picked) > 1:
            return []
        owner = g.hero_seat[card.picked[0] - HERO]
        return [PAY, DESERT_ALONE] if g.seats[owner].influence >= 3 else [DESERT_ALONE]

    def decider(self, g: Runewars, card: Card) -> i64:
        """The player of the card; in the end the hero's."""
        return g.hero_seat[card.picked[0] - HERO] if card.picked else card.seat

    def effect(self, g: Runewars, card: Card) -> None:
        hero = card.picked[0] - HERO
        if card.picked[1] == PAY:
            spend_influence(g, g.hero_seat[hero], 3)
            g.tell("conscience_paid", g.hero_seat[hero], hero)
        else:
            desert(g, hero)

    def glance(self, g: Runewars, card: Card) -> float:
        return 1.0


def in_crisis(g: Runewars, seat: i64, hero: i64) -> bool:
    """RW-424: another player's hero whose alignment opposes that player's faction, unless the Captain holds him."""
    owner = g.hero_seat[hero]
    if owner == NONE or owner == seat or g.title_seat[CAPTAIN] == owner:
        return False
    alignment = g.tables.hero_alignment[hero]
    return alignment != UNALIGNED and alignment != g.tables.alignment[g.seats[owner].faction]


class AssassinsBlade(TacticsCard):
    """Assassin's Blade: an enemy hero in a friendly area or beside one takes 2 damage; he may fall (RW-428)."""

    moments = OWN_TURN
    kept = 0.5

    def choices(self, g: Runewars, card: Card) -> list[int]:
        if card.picked:
            return []
        codes: list[int] = []
        for hero in range(HERO_COUNT):
            if g.hero_seat[hero] == NONE or g.hero_seat[hero] == card.seat:
                continue
            area = g.hero_area[hero]
            if controller(g, area) == card.seat or beside_friendly(g, card.seat, area):
                codes.append(HERO + hero)
        return codes

    def effect(self, g: Runewars, card: Card) -> None:
        damage_hero(g, card.picked[0] - HERO, 2)

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.8


class HealingDraught(TacticsCard):
    """Healing Draught: up to 3 damage off one of your heroes; at the start of a duel off the one who fights."""

    moments = OWN_TURN | W_D1
    kept = 0.3

    def choices(self, g: Runewars, card: Card) -> list[int]:
        if card.picked:
            return []
        return [HERO + hero for hero in heroes_of(g, card.seat) if g.hero_damage[hero] > 0]

    def effect(self, g: Runewars, card: Card) -> None:
        heal_hero(g, card.picked[0] - HERO, DRAUGHT)

    def opens_duel(self, g: Runewars, duel: Duel, side: i64) -> bool:
        return g.hero_damage[hero_of(duel, side)] > 0

    def open_duel(self, g: Runewars, duel: Duel, side: i64) -> None:
        heal_hero(g, hero_of(duel, side), DRAUGHT)

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.1 if isinstance(g.stack[len(g.stack) - 1], Duel) else 0.3


# Runes


class RuneScrying(TacticsCard):
    """Rune Scrying: look at up to three rune tokens anywhere on the board (RW-525)."""

    moments = OWN_TURN
    kept = 0.2

    def choices(self, g: Runewars, card: Card) -> list[int]:
        if len(card.picked) == 3:
            return []
        codes = [LOOK + area for area in g.board.areas if g.rune[area] and LOOK + area not in card.picked]
        if codes:
            codes.append(DONE)
        return codes

    def effect(self, g: Runewars, card: Card) -> None:
        for code in card.picked:
            see_rune(g, card.seat, code - LOOK)
            g.tell("rune_looked_at", card.seat, code - LOOK)

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.1


class ShiftingRunes(TacticsCard):
    """Shifting Runes: a rune token goes from an area that you control to another one of yours that has none.

    A single token is not mixed, so whoever knows it still does (RW-527).
    """

    moments = OWN_TURN
    kept = 0.3

    def choices(self, g: Runewars, card: Card) -> list[int]:
        own = controlled(g, card.seat)
        free = [TO + area for area in own if not g.rune[area]]
        if not card.picked:
            return [FROM + area for area in own if g.rune[area]] if free else []
        return free if len(card.picked) == 1 else []

    def effect(self, g: Runewars, card: Card) -> None:
        origin = card.picked[0] - FROM
        to = card.picked[1] - TO
        move_rune(g, origin, to)
        g.tell("rune_shifted", card.seat, origin, to)
        settle(g)

    def glance(self, g: Runewars, card: Card) -> float:
        return -0.5


class CounterfeitRune(TacticsCard):
    """Counterfeit Rune: a false rune into an area that you control and that has none, known to everybody; or up to two
    false runes out of such areas, back to their pile. The epic game does not know it (RW-753).
    """

    moments = OWN_TURN
    kept = 0.1

    def choices(self, g: Runewars, card: Card) -> list[int]:
        if g.epic or len(card.picked) == 2 or (card.picked and of_area(card.picked[0], PLACE_AT)):
            return []
        codes: list[int] = []
        if not card.picked and g.false_supply > 0:
            codes = [PLACE_AT + area for area in controlled(g, card.seat) if not g.rune[area]]
        for area in false_runes_of(g, card.seat):
            if DISCARD_RUNE + area not in card.picked:
                codes.append(DISCARD_RUNE + area)
        if codes and card.picked:
            codes.append(DONE)
        return codes

    def effect(self, g: Runewars, card: Card) -> None:
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

    def glance(self, g: Runewars, card: Card) -> float:
        return -0.3


# Cards and dials


class SecretAccord(TacticsCard):
    """Secret Accord: you and then an opponent of your choice draw as many Tactics cards as you say, from 1 to 4."""

    moments = OWN_TURN
    kept = 0.3

    def choices(self, g: Runewars, card: Card) -> list[int]:
        if card.picked:
            return []
        return [ACCORD + other * 4 + number for other in opponents(g, card.seat) for number in range(4)]

    def effect(self, g: Runewars, card: Card) -> None:
        """Both draw, the player first; then each keeps to the limit of his hand (RW-555)."""
        other = (card.picked[0] - ACCORD) // 4
        number = (card.picked[0] - ACCORD) % 4 + 1
        take_tactics(g, card.seat, number)
        take_tactics(g, other, number)
        for seat in (other, card.seat):
            if len(g.seats[seat].tactics) > MOST_TACTICS:
                call(g, HandLimit(seat))

    def glance(self, g: Runewars, card: Card) -> float:
        return -0.1


class TradeCaravan(TacticsCard):
    """Trade Caravan: one of your dials rises by 2, or two of them by 1 each; none above its highest space (RW-020)."""

    moments = OWN_TURN
    kept = 0.7

    def choices(self, g: Runewars, card: Card) -> list[int]:
        if len(card.picked) == 2:
            return []
        dials = g.seats[card.seat].dials
        return [
            RAISE + resource
            for resource in range(3)
            if dials[resource] + card.picked.count(RAISE + resource) < HIGHEST_DIAL
        ]

    def effect(self, g: Runewars, card: Card) -> None:
        dials = g.seats[card.seat].dials
        for code in card.picked:
            dials[code - RAISE] += 1
            g.tell("dial_raised", card.seat, code - RAISE, dials[code - RAISE])

    def glance(self, g: Runewars, card: Card) -> float:
        return 1.0


# Reactions


class SilverTongue(TacticsCard):
    """Silver Tongue: right after you have paid for diplomacy, two more Fate cards are drawn, even above six."""

    moments = DIPLOMACY_PAID
    kept = 0.6

    def fits(self, g: Runewars, card: Card) -> bool:
        return True

    def effect(self, g: Runewars, card: Card) -> None:
        diplomacy = g.stack[len(g.stack) - 1]
        assert isinstance(diplomacy, Diplomacy), "RW-557: Silver Tongue follows a payment for diplomacy"
        diplomacy.number += SILVER_TONGUE_CARDS

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.3


class TwistOfFate(TacticsCard):
    """Twist of Fate: right after you drew Fate cards for diplomacy or for a test of your hero, they are discarded and
    as many new ones drawn, of which you must use one.
    """

    moments = FATE_DRAWN
    kept = 0.5

    def fits(self, g: Runewars, card: Card) -> bool:
        return True

    def effect(self, g: Runewars, card: Card) -> None:
        drawn = g.stack[len(g.stack) - 1]
        assert isinstance(drawn, (Diplomacy, Test)), "RW-557: Twist of Fate follows a draw"
        drawn.fate = sorted(exchange_fate(g, drawn.fate))

    def glance(self, g: Runewars, card: Card) -> float:
        return glance_at_new_fate(g)


def glance_at_new_fate(g: Runewars) -> float:
    """For bots: whether the Fate cards that were drawn for diplomacy or a test should be exchanged."""
    cards: list[int] = []
    for frame in g.stack:
        if isinstance(frame, (Diplomacy, Test)):
            cards = frame.fate
    for card in cards:
        if g.tables.destiny[card] != RED:
            return -4.0
    return 2.0 if cards else -4.0


class DuelistsEdge(TacticsCard):
    """Duelist's Edge: in the first two rounds of a duel your hero draws 2 Fate cards and you keep one; played at its
    start, once for a hero.
    """

    moments = W_D1
    kept = 0.4

    def opens_duel(self, g: Runewars, duel: Duel, side: i64) -> bool:
        return not side_of(duel, side).edge

    def open_duel(self, g: Runewars, duel: Duel, side: i64) -> None:
        side_of(duel, side).edge = True

    def glance(self, g: Runewars, card: Card) -> float:
        return 0.1
