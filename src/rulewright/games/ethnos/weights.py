"""Glances for bots: how promising each option looks, without trying it.

Search begins with what looks promising and plays on by it; `novice` chooses
among what does not look foolish. Options are judged by the Glory that they
seem to bring, with the estimates of evaluate.py; the weight of an option falls
by a factor e for each `DOUBT` of Glory that it is behind the best.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.ethnos.bands import named_by
from rulewright.games.ethnos.content import COLOUR_OF, TRIBE_OF
from rulewright.games.ethnos.evaluate import (
    Hand,
    Outlook,
    band_worth,
    horde_glory,
    horde_growth,
    kingdom_worth,
    turns_worth,
)
from rulewright.games.ethnos.frames import PlayBand
from rulewright.games.ethnos.ids import CENTAUR, DWARF, ELF, KINGDOM_COUNT, SKELETON
from rulewright.games.ethnos.options import (
    ADD,
    ALL_COLOUR,
    ALL_SKELETONS,
    ALL_TRIBE,
    BONUS,
    DECLINE,
    DONE,
    DRAW,
    KEEP,
    KEEP_ALL,
    LEAD,
    MARKER,
    PLACE,
    RAID,
    SKELETON_VICTORY,
    STOP,
    TAKE,
    TOKEN,
    among,
)
from rulewright.games.ethnos.state import Ethnos
from rulewright.kit.judging import Glances, asked_by, weights_of
from rulewright.kit.masks import bit_count

DOUBT: Final = 1.0
"""Glory by which a glance is wrong."""
FOOLISH: Final = 6.0
"""Glory that an option which gives something away for nothing seems to cost."""
GIVEN_AWAY: Final = 0.25
"""Glory that a card discarded to the pool is worth to the others."""


def weights(g: Ethnos, seat: i64, codes: list[int]) -> list[float]:
    """A positive weight for each option."""
    return weights_of(GLANCES.points(g, seat, codes), DOUBT, 0.0)


def gains_of(g: Ethnos, outlook: Outlook, seat: i64) -> list[float]:
    """What one more marker in each Kingdom brings a seat."""
    gains: list[float] = []
    for kingdom in range(KINGDOM_COUNT):
        with_it = kingdom_worth(g, outlook, seat, kingdom, 1)
        gains.append(with_it - kingdom_worth(g, outlook, seat, kingdom, 0))
    return gains


def largest_set(hand: Hand, card: i64) -> i64:
    """The number of cards that match this one by Tribe or by colour, itself included."""
    of_tribe: i64 = hand.tribes[TRIBE_OF[card]]
    of_colour: i64 = hand.colours[COLOUR_OF[card]]
    return of_tribe if of_tribe > of_colour else of_colour


def glance_at_turn(g: Ethnos, seat: i64, codes: list[int]) -> list[float]:
    """D1: a card that joins the largest set, or the Band that brings more than waiting."""
    outlook = Outlook(g)
    gains = gains_of(g, outlook, seat)
    cards = g.seats[seat].hand
    hand = Hand(cards)
    largest: i64 = 0
    for card in cards:
        if card != SKELETON:
            size = largest_set(hand, card)
            if TRIBE_OF[card] == DWARF:
                size += 1
            if size > largest:
                largest = size
    if largest > 9:
        largest = 9
    as_it_is = turns_worth(outlook, largest, 1.0)
    larger = turns_worth(outlook, largest + 1, 1.0)
    after_band = turns_worth(outlook, 0, 1.0)
    glory: list[float] = []
    for code in codes:
        if code == DRAW:
            glory.append(as_it_is + 0.4 * (larger - as_it_is) + 0.15)
        elif code == SKELETON_VICTORY:
            glory.append(100.0)
        elif among(code, TAKE):
            glory.append(glance_at_card(outlook, hand, largest, code - TAKE))
        else:
            worth = band_worth(g, outlook, seat, hand, code - LEAD, largest_set(hand, code - LEAD), gains)
            given = hand.size - hand.skeletons - largest_set(hand, code - LEAD)
            if TRIBE_OF[code - LEAD] == ELF or TRIBE_OF[code - LEAD] == CENTAUR:
                given = 0
            glory.append(worth + after_band - GIVEN_AWAY * float(given))
    return glory


def glance_at_card(outlook: Outlook, hand: Hand, largest: i64, card: i64) -> float:
    """A card of the pool: what the best set is worth with it."""
    if card == SKELETON:
        part = turns_worth(outlook, largest, 1.0)
        return part + 0.5 * (turns_worth(outlook, largest + 1, 1.0) - part)
    size = largest_set(hand, card) + 1
    if TRIBE_OF[card] == DWARF:
        size += 1
    if size > 10:
        size = 10
    best = largest if largest > size else size
    both: i64 = hand.tribes[TRIBE_OF[card]] + hand.colours[COLOUR_OF[card]]
    return turns_worth(outlook, best, 1.0) + 0.1 * float(both)


def glance_at_next_band(g: Ethnos, seat: i64, codes: list[int]) -> list[float]:
    """D7: another Band costs nothing but the cards that it leaves out."""
    outlook = Outlook(g)
    gains = gains_of(g, outlook, seat)
    hand = Hand(g.seats[seat].hand)
    glory: list[float] = []
    for code in codes:
        if code == STOP:
            glory.append(0.0)
        else:
            glory.append(0.5 + band_worth(g, outlook, seat, hand, code - LEAD, largest_set(hand, code - LEAD), gains))
    return glory


def glance_at_band(g: Ethnos, seat: i64, codes: list[int]) -> list[float]:
    """D2: all that matches, the larger half first; single cards seldom."""
    frame = asked_by(g, PlayBand)
    cards = g.seats[seat].hand
    glory: list[float] = []
    for code in codes:
        if code == DONE:
            glory.append(cost_of_leaving(frame, codes))
        elif among(code, ADD):
            glory.append(-2.0)
        elif code == ALL_SKELETONS:
            glory.append(1.0)
        else:
            number = 0.0
            for card in cards:
                if named_by(frame, code, card):
                    number += 1.0
            glory.append(number * 1.5)
    return glory


def cost_of_leaving(frame: PlayBand, codes: list[int]) -> float:
    """Leaving matching cards out is foolish; leaving Skeletons or, with an Elf, cards for later may be wise."""
    if ALL_TRIBE in codes or ALL_COLOUR in codes:
        return -1.0 if TRIBE_OF[frame.leader] == ELF or TRIBE_OF[frame.leader] == CENTAUR else -FOOLISH
    return 0.0


def glance_at_kingdoms(g: Ethnos, seat: i64, codes: list[int]) -> list[float]:
    """D3, D4: where a marker brings most."""
    gains = gains_of(g, Outlook(g), seat)
    glory: list[float] = []
    for code in codes:
        if code == DECLINE:
            glory.append(-FOOLISH)
        elif code >= BONUS:
            glory.append(gains[code - BONUS])
        else:
            glory.append(gains[code - MARKER])
    return glory


def glance_at_kept(g: Ethnos, seat: i64, codes: list[int]) -> list[float]:
    """D8: all cards if possible, else those that match most."""
    hand = Hand(g.seats[seat].hand)
    glory: list[float] = []
    for code in codes:
        if code == KEEP_ALL:
            glory.append(6.0)
        elif code == DONE:
            glory.append(-FOOLISH)
        elif code - KEEP == SKELETON:
            glory.append(2.0)
        else:
            glory.append(float(largest_set(hand, code - KEEP)))
    return glory


def glance_at_raid(g: Ethnos, seat: i64, codes: list[int]) -> list[float]:
    """D10: the Glory of the Horde now and a new one, or a larger one later."""
    outlook = Outlook(g)
    markers = bit_count(g.seats[seat].horde)
    now = horde_glory(g, float(markers)) + horde_growth(g, outlook, 0)
    later = horde_growth(g, outlook, markers)
    return [now if code == RAID else later for code in codes]


def glance_at_offer(g: Ethnos, seat: i64, codes: list[int]) -> list[float]:
    """D5, D6, D9: take what is offered, of Troll tokens the highest."""
    glory: list[float] = []
    for code in codes:
        if code == DECLINE:
            glory.append(-2.0)
        elif code == PLACE or code == DRAW:
            glory.append(0.0)
        else:
            glory.append(0.7 * float(code - TOKEN))
    return glory


GLANCES: Final = Glances[Ethnos](
    {
        "turn_action": glance_at_turn,
        "band_add": glance_at_band,
        "wing_kingdom": glance_at_kingdoms,
        "merfolk_bonus": glance_at_kingdoms,
        "orc_place": glance_at_offer,
        "troll_take": glance_at_offer,
        "centaur_band": glance_at_next_band,
        "elf_keep": glance_at_kept,
        "wizard_draw": glance_at_offer,
        "orc_raid": glance_at_raid,
    }
)
