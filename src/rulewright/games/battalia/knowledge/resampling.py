"""Resampling: what a seat cannot know, drawn anew from what it has not seen (DECISIONS 8).

Which cards a player owns is public history, so hidden cards change places within a player's deck; where they lie
depends on nothing but their number. Whoever is asked something must be able to be asked: hands are dealt anew until
they can be.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import Random
from rulewright.core.frame import RESTING, Frame
from rulewright.core.lane import enter, every_lane
from rulewright.games.battalia.artefacts.frames import Fate, Vase
from rulewright.games.battalia.battle.ambush import is_battle_card
from rulewright.games.battalia.battle.frames import Battle, Offering
from rulewright.games.battalia.content import CARDS, FIRST_GREAT, is_building, is_royal, is_universal
from rulewright.games.battalia.heroes.frames import Afterstorm
from rulewright.games.battalia.ids import DUST, FIRST_QUEENS_BUILDING
from rulewright.games.battalia.items import CARDLIKE
from rulewright.games.battalia.lines.frames import PAY, Line
from rulewright.games.battalia.lines.payment import slot_in
from rulewright.games.battalia.options import ADD, STRIKE
from rulewright.games.battalia.purse import (
    SLOT_FREEMAN,
    SLOT_SUPPLY,
    WORKERS,
    is_lit_tool_line,
    purse_of,
    value_of_card,
)
from rulewright.games.battalia.setup.frames import Draft
from rulewright.games.battalia.state import PHASE_SETUP, Battalia
from rulewright.games.battalia.turn.frames import Cohort

TRIES: Final[i64] = 60
"""How often a hand is dealt before cards that are needed are put into it."""
MOST_TRIES: Final[i64] = 400


def resample(g: Battalia, viewer: i64, rng: Random) -> Battalia:
    """A copy with the decks and hands that the viewer cannot know drawn anew."""
    other = g.copy()
    if other.over:
        return other
    if other.lane < 0:
        other.offered = None
    shuffle_decks(other, viewer, rng)
    if other.phase == PHASE_SETUP:
        redraw_packets(other, viewer, rng)
    for seat in range(other.players):
        if seat == viewer:
            shuffle_nation(other, seat, rng)
        else:
            redraw_seat(other, seat, viewer, rng)
    return other


# Decks


def below_top(pile: list[int], rng: Random) -> list[int]:
    """A deck whose top card is known, the order of the rest not."""
    if len(pile) < 3:
        return pile
    rest = sorted(pile[1:])
    rng.shuffle(rest)
    return [pile[0], *rest]


def shuffled(cards: list[int], rng: Random) -> list[int]:
    found = sorted(cards)
    rng.shuffle(found)
    return found


def shuffle_decks(g: Battalia, viewer: i64, rng: Random) -> None:
    """The pool below the tops, storm, fate, spare Great Artefacts, those under gates, face-down buildings."""
    for at, pile in enumerate(g.piles):
        g.piles[at] = below_top(pile, rng)
    g.storm_deck = shuffled(g.storm_deck, rng)
    g.fate = shuffled(g.fate, rng)
    shuffle_greats(g, viewer, rng)
    if not g.down:
        return
    for kings in (True, False):
        squares = [at for at in g.down if is_building(g.card[at]) and (g.card[at] < FIRST_QUEENS_BUILDING) == kings]
        cards = shuffled([g.card[at] for at in squares], rng)
        for at, card in zip(squares, cards, strict=True):
            g.card[at] = card


def shuffle_greats(g: Battalia, viewer: i64, rng: Random) -> None:
    """Spare Great Artefacts and those under gates; whoever looks at some of them knows them."""
    knows_spare = False
    seen: i64 = -1
    for lane in every_lane(g):
        for frame in lane.stack:
            if lane.owner == viewer and viewer >= 0:
                if isinstance(frame, Fate) and frame.stage == 1:
                    knows_spare = True
                elif isinstance(frame, Afterstorm) and frame.stage == 2:
                    seen = frame.source
    hidden: list[int] = [] if knows_spare else g.spare[:]
    for at, square in enumerate(g.under_at):
        if square != seen:
            hidden += g.under[at]
    hidden = shuffled(hidden, rng)
    for at, square in enumerate(g.under_at):
        if square != seen:
            g.under[at] = sorted([hidden.pop() for _ in g.under[at]])
    g.spare = shuffled(g.spare, rng) if knows_spare else hidden


def redraw_packets(g: Battalia, viewer: i64, rng: Random) -> None:
    """BA-043: packets and picks of others, rank by rank, with what lies under the tops of the decks."""
    draft: Draft | None = None
    for frame in g.stack:
        if isinstance(frame, Draft):
            draft = frame
    for rank in range(3):
        hidden: list[int] = g.piles[rank][1:]
        places: list[list[int]] = []
        sizes: list[int] = []
        for seat in range(g.players):
            shelter = g.seats[seat].shelter
            own = [card for card in shelter if card // 8 == rank]
            if seat != viewer and own:
                for card in own:
                    shelter.remove(card)
                hidden += own
                places.append(shelter)
                sizes.append(len(own))
        packet = draft is not None and draft.order[0] != viewer and bool(draft.packet)
        if draft is not None and packet and draft.packet[0] // 8 == rank:
            hidden += draft.packet
            places.append([])
            sizes.append(len(draft.packet))
        else:
            packet = False
        hidden = shuffled(hidden, rng)
        for place, size in zip(places, sizes, strict=True):
            for _ in range(size):
                insort(place, hidden.pop())
        if draft is not None and packet:
            draft.packet = places[len(places) - 1]
        g.piles[rank] = [*g.piles[rank][:1], *hidden]


# Players


def shuffle_nation(g: Battalia, seat: i64, rng: Random) -> None:
    """The order of the own nation is not known to its owner either."""
    g.seats[seat].nation = shuffled(g.seats[seat].nation, rng)
    for lane in every_lane(g):
        for frame in lane.stack:
            if isinstance(frame, Vase) and lane.owner == seat:
                frame.rest = shuffled(frame.rest, rng)


class Places:
    """How many hidden cards lie where for one player, and which of them are known to lie there."""

    def __init__(self, g: Battalia, seat: i64, viewer: i64) -> None:
        player = g.seats[seat]
        self.cards = player.hand + player.nation + player.ambush
        self.hand: i64 = len(player.hand)
        self.ambush: i64 = len(player.ambush)
        self.tents = [len(tent.cards) for tent in player.tents]
        for tent in player.tents:
            self.cards += tent.cards
        self.vase: Vase | None = None
        self.in_hand: list[int] = []
        self.in_ambush: list[int] = []
        self.in_tent: list[list[int]] = [[] for _ in player.tents]
        for one in player.borrowed:
            if one.owner == viewer and one.card in player.hand:
                self.in_hand.append(int(one.card))
        for lane in every_lane(g):
            for frame in lane.stack:
                if isinstance(frame, Vase) and lane.owner == seat:
                    self.vase = frame
                    self.cards += frame.seen + frame.rest + frame.top
                elif isinstance(frame, Offering):
                    self.note_offering(g, frame, seat, lane.owner, lane.stack[1])
        self.cards.sort()

    def note_offering(self, g: Battalia, frame: Offering, seat: i64, attacker: i64, battle: object) -> None:
        """BA-558: the Fanatic that is being added is named."""
        assert isinstance(battle, Battle)
        if seat != (attacker if frame.side == 0 else battle.defender):
            return
        if frame.source >= ADD:
            self.in_hand.append(int(frame.card))
        elif frame.source >= STRIKE:
            nr = (frame.source - STRIKE) // CARDLIKE + 1
            for at, tent in enumerate(g.seats[seat].tents):
                if tent.nr == nr:
                    self.in_tent[at].append(int(frame.card))
        else:
            self.in_ambush.append(int(frame.card))


def redraw_seat(g: Battalia, seat: i64, viewer: i64, rng: Random) -> None:
    """Hand, nation, ambush and tents of another player."""
    places = Places(g, seat, viewer)
    player = g.seats[seat]
    hidden_borrowed = [one for one in player.borrowed if one.owner != viewer and one.card in player.hand]
    wanted: list[int] = []
    for tried in range(MOST_TRIES):
        deal_places(g, seat, places, wanted, rng)
        if is_askable(g, seat):
            break
        if tried >= TRIES:
            wanted = needed_cards(g, seat, places, rng)
    for one in hidden_borrowed:
        able = [card for card in player.hand if card < FIRST_GREAT and card != DUST and not is_royal(card)]
        if able:
            one.card = able[rng.below(len(able))]


def deal_places(g: Battalia, seat: i64, places: Places, wanted: list[int], rng: Random) -> None:
    """Hidden cards in random order, first those that are known to lie somewhere."""
    player = g.seats[seat]
    cards = places.cards[:]
    rng.shuffle(cards)
    hand = take_known(cards, places.in_hand)
    ambush = take_known(cards, places.in_ambush)
    tents = [take_known(cards, known) for known in places.in_tent]
    for card in wanted:
        if card in cards and len(hand) < places.hand:
            cards.remove(card)
            hand.append(card)
    while len(hand) < places.hand:
        hand.append(cards.pop())
    fill_ambush(ambush, places.ambush, cards)
    for at, tent in enumerate(tents):
        fill_tent(tent, places.tents[at], cards)
        player.tents[at].cards = sorted(tent)
    player.hand = sorted(hand)
    player.ambush = sorted(ambush)
    vase = places.vase
    if vase is None:
        player.nation = cards
        return
    vase.seen = sorted([cards.pop() for _ in vase.seen])
    vase.top = [cards.pop() for _ in vase.top]
    vase.rest = cards


def take_known(cards: list[int], known: list[int]) -> list[int]:
    """Cards that are known to lie in a place leave the others."""
    found: list[int] = []
    for card in known:
        if card in cards:
            cards.remove(card)
            found.append(card)
    return found


def fill_ambush(ambush: list[int], size: i64, cards: list[int]) -> None:
    """BA-193: battle cards."""
    at: i64 = len(cards) - 1
    while len(ambush) < size and at >= 0:
        if is_battle_card(cards[at]):
            ambush.append(cards.pop(at))
        at -= 1
    while len(ambush) < size:
        ambush.append(cards.pop())


def fill_tent(tent: list[int], size: i64, cards: list[int]) -> None:
    """BA-195: no Great Artefacts or fate cards."""
    at: i64 = len(cards) - 1
    while len(tent) < size and at >= 0:
        if cards[at] < FIRST_GREAT:
            tent.append(cards.pop(at))
        at -= 1
    while len(tent) < size:
        tent.append(cards.pop())


def set_cohort(g: Battalia, seat: i64) -> None:
    """BA-063: the universal cards that are not shown follow from the hand."""
    for lane in every_lane(g):
        for frame in lane.stack:
            if isinstance(frame, Cohort) and lane.owner == seat:
                frame.left = [card for card in g.seats[seat].hand if is_universal(card)]


def is_askable(g: Battalia, seat: i64) -> bool:
    """Whether what a seat is asked can be asked of it: there is a choice, and a line can be paid."""
    set_cohort(g, seat)
    if g.lane < 0:
        return True
    present = g.lane
    able = True
    for at in range(len(g.lanes)):
        enter(g, at)
        if not able or g.asking == RESTING or not g.asking >> seat & 1 or not g.stack:
            continue
        frame = g.stack[len(g.stack) - 1]
        decision = g.asked
        payable = not isinstance(frame, Line) or frame.stage != PAY or is_payable(g, frame, seat)
        free = decision is None or decision.asks_single
        able = payable and (free or len(options_of(g, frame, seat)) > 1)
    enter(g, present)
    return able


def options_of(g: Battalia, frame: Frame, seat: i64) -> list[int]:
    """What the present lane offers a seat."""
    decision = g.asked
    return [] if decision is None else decision.options(g, frame, seat)


def is_payable(g: Battalia, line: Line, seat: i64) -> bool:
    """Whether every slot of a line can still be filled."""
    purse = purse_of(g, seat)
    saved = False
    for slot, number in line.need:
        if number > 0:
            with_tools = slot_in(line, slot) == SLOT_FREEMAN + WORKERS
            if with_tools and is_lit_tool_line(g, purse):
                saved = True
            worth: i64 = purse.workers if with_tools else purse.worth[slot]
            if worth < number and not (slot == SLOT_SUPPLY and saved):
                return False
    return True


def needed_cards(g: Battalia, seat: i64, places: Places, rng: Random) -> list[int]:
    """Cards that fit what the seat is asked to pay, in random order, so many as are needed and one more."""
    found: list[int] = []
    for lane in every_lane(g):
        frame = lane.stack[len(lane.stack) - 1] if lane.stack else None
        if isinstance(frame, Line) and lane.owner == seat:
            for slot, number in frame.need:
                fitting = [card for card in places.cards if value_of_card(card, slot_in(frame, slot)) > 0]
                rng.shuffle(fitting)
                found += fitting[: number + 1] if number > 0 else []
    if found:
        return found
    any_of = places.cards[:]
    rng.shuffle(any_of)
    return any_of[: rng.below(CARDS) % 3]
