"""Evaluation for bots: how well each seat stands.

The Glory that each seat may expect at the end of the game is estimated from
what lies on the table and in the hands, and turned into a likelihood of
winning. It reads everything, hands too: bots give it resampled states only.
It is an estimate, not a rule: nothing of the game depends on it.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from rulewright.games.ethnos import scoring
from rulewright.games.ethnos.content import COLOUR_OF, DRAGONS, HAND_LIMIT, KINGDOM_OF_COLOUR, TRIBE_OF
from rulewright.games.ethnos.frames import EndOfAge
from rulewright.games.ethnos.ids import (
    CENTAUR,
    DWARF,
    ELF,
    GIANT,
    HALFLING,
    KINGDOM_COUNT,
    MERFOLK,
    MINOTAUR,
    ORC,
    SKELETON,
    TROLL,
    WINGFOLK,
    WIZARD,
)
from rulewright.games.ethnos.options import RAID
from rulewright.games.ethnos.scoring import effective_size, troll_key
from rulewright.games.ethnos.state import ALL_TROLLS, Ethnos, all_markers, last_age, own_markers, token, top_left
from rulewright.kit.judging import behind_best, likelihoods, shares_of_winners
from rulewright.kit.masks import bit_count, mask_of

# What was measured in games between sensible players.
TURNS_PER_DRAW: Final = 1.9
"""Turns of all seats for each card drawn from the deck; the others recruit from the pool or play a Band."""
TURNS_OF_AN_AGE: Final = 90.0
"""Turns of all seats in one Age."""
MARKER_WORTH: Final = 2.6
"""Glory that one more marker brings on the whole, when nothing is known of its Kingdom."""
DOUBT: Final = 1.7
"""Glory still in doubt, for the square root of the turns to come."""
TIE_BREAK: Final = 0.6
"""What a tie that is won is worth, in markers."""
NO_TROLLS: Final[list[int]] = []


class Outlook:
    """How long the Age goes on, and what follows from that for everybody.

    turns     turns that each seat may expect in this Age
    rest      turns that each seat may expect until the end of the game
    sudden    the next Dragon ends the Age
    scoring   the third Dragon is out: Kingdoms are scored, Bands not yet
    """

    def __init__(self, g: Ethnos) -> None:
        frame = g.stack[len(g.stack) - 1]
        self.mover: i64 = g.mover()
        self.scoring = isinstance(frame, EndOfAge)
        dragons: i64 = DRAGONS - g.dragons
        self.sudden = dragons == 1
        draws = 0.0
        if not self.scoring:
            top = top_left(g)
            draws = float(top) + float(dragons * (len(g.deck) - top + 1)) / float(dragons + 1)
        self.turns = draws * TURNS_PER_DRAW / float(g.players)
        self.ages_left: i64 = last_age(g) - g.age
        self.rest = self.turns + float(self.ages_left) * TURNS_OF_AN_AGE / float(g.players)
        # How sure a lead in a Kingdom is: per marker, at the end of this Age and of the later ones.
        # With two players both count for the size of a Band (ET-189), which makes leads last longer.
        few = g.players == 2
        self.sure_now = 1.0 / (0.12 + (0.11 if few else 0.13) * math.sqrt(self.turns))
        self.sure_later = 1.0 / (0.12 + (0.11 if few else 0.17) * math.sqrt(self.rest))
        # The Troll tokens by seat; empty while nobody holds any.
        self.trolls: list[int] = []
        if g.tribes >> TROLL & 1 and g.trolls != ALL_TROLLS:
            for seat in range(g.players):
                self.trolls.append(troll_key(g, seat))
        self.arrival_now = self.turns / (self.turns + 14.0)
        self.arrival_later = self.rest / (self.rest + 14.0)


def evaluate(g: Ethnos) -> list[float]:
    """The likelihood to win, by seat; shared by the winners of a finished game."""
    if g.over:
        return outcome(g)
    outlook = Outlook(g)
    glory: list[float] = []
    for seat in range(g.players):
        glory.append(expected_glory(g, outlook, seat))
    in_doubt = 0.5 + DOUBT * math.sqrt(outlook.rest)
    return likelihoods([behind / in_doubt for behind in behind_best(glory)])


def outcome(g: Ethnos) -> list[float]:
    """ET-446, ET-447: one for the winner, shared if there are several."""
    keys = [scoring.final_key(g, seat) for seat in range(g.players)]
    best = max(keys)
    return shares_of_winners(mask_of([seat for seat, key in enumerate(keys) if key == best]), g.players)


def expected_glory(g: Ethnos, outlook: Outlook, seat: i64) -> float:
    """Glory at the end of the game, less what all seats may expect alike."""
    player = g.seats[seat]
    glory = float(player.glory) + bands_glory(g, seat) + horde_worth(g, outlook, seat)
    gains: list[float] = []
    for kingdom in range(KINGDOM_COUNT):
        worth = kingdom_worth(g, outlook, seat, kingdom, 0)
        glory += worth
        gains.append(kingdom_worth(g, outlook, seat, kingdom, 1) - worth)
    if g.tribes >> MERFOLK & 1:
        glory += merfolk_worth(g, outlook, seat, player.merfolk, gains)
    if seat == g.giant_seat:
        glory += giant_worth(g, outlook, len(player.bands[g.giant_band].cards))
    glory += trolls_worth(g, outlook, seat)
    if not outlook.scoring:
        hand = hand_worth(g, outlook, seat, gains)
        if seat != outlook.mover:
            hand *= survival(outlook)
        glory += hand
    return glory


# What lies on the table


def bands_glory(g: Ethnos, seat: i64) -> float:
    """ET-380 to ET-382: what the Bands on the table will score."""
    glory: i64 = 0
    table = g.tables.bands
    for band in g.seats[seat].bands:
        size = effective_size(band)
        glory += table[size if size < 6 else 6]
    return float(glory)


def ahead(g: Ethnos, seat: i64, kingdom: i64, extra: i64, sure: float, trolls: list[int]) -> float:
    """How many seats are likely to be ahead of this one in a Kingdom; Troll tokens break ties (ET-322)."""
    first: i64 = kingdom * g.players
    own: i64 = g.markers[first + seat] + extra
    number = 0.0
    for other in range(g.players):
        if other == seat:
            continue
        lead = float(own - g.markers[first + other])
        if trolls:
            edge: i64 = trolls[seat] - trolls[other]
            if edge > 0:
                lead += TIE_BREAK
            elif edge < 0:
                lead -= TIE_BREAK
        number += 1.0 / (1.0 + math.exp(sure * lead))
    return number


def prize(g: Ethnos, kingdom: i64, age: i64, place: float) -> float:
    """ET-357 to ET-359: the token of a place; between two places, something between their tokens."""
    tokens = g.glory_tokens
    first: i64 = kingdom * (3 if g.players >= 4 else 2)
    if g.players == 2:
        # ET-476: one prize.
        return float(tokens[first + age - 1]) * (1.0 - place)
    better: i64 = int(place)
    part = place - float(better)
    space: i64 = age - 1 - better
    worth = 0.0
    if space >= 0:
        worth = float(tokens[first + space]) * (1.0 - part)
    if space >= 1:
        worth += float(tokens[first + space - 1]) * part
    return worth


def kingdom_worth(g: Ethnos, outlook: Outlook, seat: i64, kingdom: i64, extra: i64) -> float:
    """Glory from one Kingdom in this Age and the later ones, with so many more markers of the seat."""
    present = own_markers(g, seat, kingdom) + extra > 0
    firm = 1.0
    if g.players == 2:
        # ET-189: the more markers, the larger the Band that changes anything.
        firm += 0.12 * float(all_markers(g, kingdom) + extra)
    worth = 0.0
    if not outlook.scoring:
        place = ahead(g, seat, kingdom, extra, outlook.sure_now * firm, outlook.trolls)
        now = prize(g, kingdom, g.age, place)
        if g.players == 2 and g.age == 2:
            now += alone_worth(g, seat, kingdom, outlook.arrival_now)
        worth += now if present else now * outlook.arrival_now
    if outlook.ages_left > 0:
        place = ahead(g, seat, kingdom, extra, outlook.sure_later * firm, NO_TROLLS)
        later = 0.0
        for age in range(g.age + 1, g.age + outlook.ages_left + 1):
            later += prize(g, kingdom, age, place)
        if g.players == 2:
            later += alone_worth(g, seat, kingdom, outlook.arrival_later)
        if g.players > 2:
            later *= 0.85
        worth += later if present else later * outlook.arrival_later
    return worth


def alone_worth(g: Ethnos, seat: i64, kingdom: i64, arrival: float) -> float:
    """ET-477: with two players, the lower token too for a player who stays alone in a Kingdom."""
    if own_markers(g, 1 - seat, kingdom) > 0:
        return 0.0
    return float(token(g, kingdom, 0)) * (1.0 - arrival)


def horde_worth(g: Ethnos, outlook: Outlook, seat: i64) -> float:
    """ET-302 to ET-304: markers on the Horde board, with those that may join them."""
    if not g.tribes >> ORC & 1:
        return 0.0
    markers = bit_count(g.seats[seat].horde)
    if outlook.scoring and g.answers[seat] == RAID and g.asking >> seat & 1 == 0:
        return horde_glory(g, float(markers)) + horde_growth(g, outlook, 0)
    return horde_growth(g, outlook, markers)


def horde_growth(g: Ethnos, outlook: Outlook, markers: i64) -> float:
    """The Glory of a Horde when its time comes: some more Orcs lead Bands until then."""
    joining = float(6 - markers) * outlook.rest / (outlook.rest + 60.0)
    now = float(g.tables.horde[markers])
    return now + 1.5 * (horde_glory(g, float(markers) + joining) - now)


def horde_glory(g: Ethnos, markers: float) -> float:
    """ET-017, between its whole numbers too."""
    low: i64 = int(markers)
    if low >= 6:
        return float(g.tables.horde[6])
    below = float(g.tables.horde[low])
    return below + (float(g.tables.horde[low + 1]) - below) * (markers - float(low))


def merfolk_worth(g: Ethnos, outlook: Outlook, seat: i64, space: i64, gains: list[float]) -> float:
    """ET-282, ET-285: the prizes of the leader, and the way to the next Control symbol."""
    prizes = g.tables.merfolk_many if g.players >= 4 else g.tables.merfolk_few
    behind = 0.0
    for other in range(g.players):
        if other != seat:
            lead = float(space - g.seats[other].merfolk)
            behind += 1.0 / (1.0 + math.exp(0.6 * lead))
    first = 1.0 - behind if behind < 1.0 else 0.0
    if space == 0:
        first *= 0.5
    worth = 0.0
    start = g.age + 1 if outlook.scoring else g.age
    for age in range(start, g.age + outlook.ages_left + 1):
        worth += float(prizes[age - 1]) * (first if age == g.age else 0.5 * first)
    return worth + way_to_symbol(g, space) * max(gains) * outlook.rest / (outlook.rest + 8.0)


def way_to_symbol(g: Ethnos, space: i64) -> float:
    """The part of the way to the next Control symbol that lies behind the marker."""
    symbols = g.tables.symbols_many if g.players >= 4 else g.tables.symbols_few
    after = space + 1
    while after <= g.tables.last_space and not symbols[after]:
        after += 1
    if after > g.tables.last_space:
        return 0.0
    before = space
    while before > 0 and not symbols[before]:
        before -= 1
    return 0.5 * float(space - before) / float(after - before)


def symbols_passed(g: Ethnos, space: i64, size: i64) -> i64:
    """ET-282: Control symbols reached by a move of this size."""
    symbols = g.tables.symbols_many if g.players >= 4 else g.tables.symbols_few
    end = space + size
    if end > g.tables.last_space:
        end = g.tables.last_space
    passed: i64 = 0
    for at in range(space + 1, end + 1):
        passed += symbols[at]
    return passed


def giant_worth(g: Ethnos, outlook: Outlook, size: i64) -> float:
    """ET-265: the Giant token at the end of the Age, if no larger Band takes it away."""
    if outlook.scoring:
        return 0.0
    values = g.tables.giant_many if g.players >= 4 else g.tables.giant_few
    rivals = outlook.turns * float(g.players) / 2.0
    threat = rivals / (rivals + 4.0 + 2.5 * float(size * size))
    return float(values[g.age - 1]) * (1.0 - threat)


def trolls_worth(g: Ethnos, outlook: Outlook, seat: i64) -> float:
    """ET-322: tokens decide ties that are still to come."""
    if outlook.scoring or not outlook.trolls:
        return 0.0
    each = 0.005 if g.players == 2 else 0.045
    return each * float(outlook.trolls[seat]) * outlook.turns / (outlook.turns + 4.0)


# Hands: what turns are worth

HALF_TURNS: Final[i64] = 160
SIZES: Final[i64] = 12
CHANCE_OF_MATCH: Final = [1.0, 0.95, 0.85, 0.75, 0.65, 0.55, 0.45, 0.4, 0.35, 0.3, 0.0, 0.0]
"""That a turn of recruiting adds a card to the cards that match, by their number."""


def generic_band(bands: list[int], size: i64) -> float:
    """What a Band of this size brings on the whole: Glory, marker, ability."""
    if size == 0:
        return 0.0
    marker = MARKER_WORTH
    if size == 1:
        marker *= 0.55
    elif size == 2:
        marker *= 0.8
    return float(bands[size if size < 6 else 6]) + marker + 0.3 * float(size)


def _turns_table(bands: list[int]) -> list[float]:
    """By matching cards in hand and half turns left: what the rest of the Age brings at best.

    Two tables in one list: the calm part of an Age, then the part in which the next Dragon ends it.
    """
    worth = [0.0] * (2 * SIZES * HALF_TURNS)
    half = HALF_TURNS * SIZES
    for left in range(1, HALF_TURNS):
        for sudden in (1, 0):
            base = half * sudden
            back = left - 1 if sudden else left - 2
            if back < 0:
                back = 0
            lasts = lasting(float(left) / 2.0, bool(sudden))
            if not sudden and left <= 3:
                base, back, lasts = half, left - 1, lasting(float(left) / 2.0, True)
            fresh = worth[base + back]
            for size in range(SIZES):
                play = generic_band(bands, size) + lasts * fresh if size else 0.0
                larger = size + 1 if size + 1 < SIZES else size
                chance = CHANCE_OF_MATCH[size]
                grown = worth[base + larger * HALF_TURNS + back]
                same = worth[base + size * HALF_TURNS + back]
                grow = lasts * (chance * grown + (1.0 - chance) * same)
                if size >= 10:
                    grow = 0.0
                worth[half * sudden + size * HALF_TURNS + left] = play if play > grow else grow
    return worth


def lasting(turns: float, sudden: bool) -> float:
    """The chance that the Age lasts to the next turn of the same seat."""
    if sudden:
        return 1.0 - 1.0 / (2.0 * turns + 0.6)
    return 1.0 - 0.1 / (turns + 0.5)


TURNS_TABLE: Final = _turns_table([0, 0, 1, 3, 6, 10, 15])


def survival(outlook: Outlook) -> float:
    """The chance that a seat that waits gets its turn."""
    lasts = lasting(outlook.turns + 0.2, outlook.sudden)
    return 0.5 + 0.5 * lasts


def turns_worth(outlook: Outlook, size: i64, fewer: float) -> float:
    """What the rest of the Age brings to a seat with so many matching cards, some turns later."""
    half = (outlook.turns - fewer) * 2.0
    if half <= 0.0:
        return 0.0
    if half > 158.0:
        half = 158.0
    low: i64 = int(half)
    part = half - float(low)
    base = size * HALF_TURNS + low + (HALF_TURNS * SIZES if outlook.sudden else 0)
    return TURNS_TABLE[base] * (1.0 - part) + TURNS_TABLE[base + 1] * part


class Hand:
    """The cards of a hand, counted."""

    def __init__(self, cards: list[int]) -> None:
        self.tribes: list[int] = [0] * 12
        self.colours: list[int] = [0] * 7
        self.size: i64 = len(cards)
        for card in cards:
            self.tribes[TRIBE_OF[card]] += 1
            self.colours[COLOUR_OF[card]] += 1
        self.skeletons: i64 = self.colours[6]


def hand_worth(g: Ethnos, outlook: Outlook, seat: i64, gains: list[float]) -> float:
    """The best that the hand can become, and the turns after it."""
    cards = g.seats[seat].hand
    hand = Hand(cards)
    best = turns_worth(outlook, 0, 0.0)
    full = hand.size >= HAND_LIMIT
    last: i64 = SKELETON
    for card in cards:
        if card == last or card == SKELETON:
            continue
        last = card
        of_tribe: i64 = hand.tribes[TRIBE_OF[card]]
        of_colour: i64 = hand.colours[COLOUR_OF[card]]
        worth = set_worth(g, outlook, seat, hand, card, of_tribe if of_tribe > of_colour else of_colour, gains, full)
        if worth > best:
            best = worth
    return best + 0.12 * float(hand.size) * outlook.turns / (outlook.turns + 3.0)


def set_worth(
    g: Ethnos, outlook: Outlook, seat: i64, hand: Hand, leader: i64, size: i64, gains: list[float], full: bool
) -> float:
    """What a set of matching cards under this Leader is worth, played now or later."""
    now = band_worth(g, outlook, seat, hand, leader, size, gains)
    counted = size + 1 if TRIBE_OF[leader] == DWARF else size
    if full:
        return now + turns_worth(outlook, 0, 1.0)
    table = g.tables.bands
    special = now - generic_band(table, counted)
    return turns_worth(outlook, counted, 0.0) + 0.8 * special


def band_worth(g: Ethnos, outlook: Outlook, seat: i64, hand: Hand, leader: i64, size: i64, gains: list[float]) -> float:
    """What a Band of so many cards (and all Skeletons) brings now: Glory, marker, ability."""
    tribe: i64 = TRIBE_OF[leader]
    counted = size + 1 if tribe == DWARF else size
    x = size + hand.skeletons
    worth = float(g.tables.bands[counted if counted < 6 else 6])
    worth += marker_worth(g, seat, leader, x, gains)
    return worth + ability_worth(g, outlook, seat, leader, x, hand.size - x, gains)


def marker_worth(g: Ethnos, seat: i64, leader: i64, x: i64, gains: list[float]) -> float:
    """ET-187 to ET-193: the marker of a Band of X cards, if it places one."""
    tribe: i64 = TRIBE_OF[leader]
    if tribe == HALFLING or g.seats[seat].supply == 0:
        return 0.0
    if tribe == MINOTAUR:
        x += 1
    if tribe != WINGFOLK:
        kingdom: i64 = KINGDOM_OF_COLOUR[COLOUR_OF[leader]]
        return gains[kingdom] if placed(g, seat, kingdom) < x else 0.0
    best = 0.0
    for kingdom in range(KINGDOM_COUNT):
        if gains[kingdom] > best and placed(g, seat, kingdom) < x:
            best = gains[kingdom]
    return best


def placed(g: Ethnos, seat: i64, kingdom: i64) -> i64:
    """ET-188, ET-189: the markers that a Band must outnumber."""
    return all_markers(g, kingdom) if g.players == 2 else own_markers(g, seat, kingdom)


def ability_worth(g: Ethnos, outlook: Outlook, seat: i64, leader: i64, x: i64, left: i64, gains: list[float]) -> float:
    """What the ability of the Leader brings, X being the size of the Band and `left` the rest of the hand."""
    tribe: i64 = TRIBE_OF[leader]
    player = g.seats[seat]
    if tribe == CENTAUR:
        return 0.7 * float(left if left < 4 else 4)
    if tribe == ELF:
        kept = left if left < x else x
        return 0.45 * float(kept) * outlook.turns / (outlook.turns + 3.0)
    if tribe == WIZARD:
        return 0.55 * float(x) * outlook.turns / (outlook.turns + 4.0)
    if tribe == TROLL:
        return (0.35 if g.players == 2 else 0.55) * float(best_token(g, x))
    if tribe == GIANT:
        if g.giant_seat >= 0 and x <= len(g.seats[g.giant_seat].bands[g.giant_band].cards):
            return 0.0
        return float(g.tables.giant_on_taking) + giant_worth(g, outlook, x)
    if tribe == MERFOLK:
        space = player.merfolk
        bonus = float(symbols_passed(g, space, x)) * max(gains)
        end = space + x if space + x < g.tables.last_space else g.tables.last_space
        return bonus + merfolk_worth(g, outlook, seat, end, gains) - merfolk_worth(g, outlook, seat, space, gains)
    if tribe == ORC and player.supply > 0 and not player.horde >> COLOUR_OF[leader] & 1:
        markers = bit_count(player.horde)
        return horde_growth(g, outlook, markers + 1) - horde_growth(g, outlook, markers)
    return 0.0


def best_token(g: Ethnos, x: i64) -> i64:
    """ET-320: the highest Troll token that a Band of X cards can take; 0 if there is none."""
    value: i64 = x if x < 6 else 6
    while value > 0 and not g.trolls >> value & 1:
        value -= 1
    return value
