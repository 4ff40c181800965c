"""Cards that move: drawn, gained from the pool, given back, counted (BA-065, BA-081, BA-100)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import shuffle
from rulewright.core.lane import every_lane
from rulewright.games.battalia.artefacts.frames import Exchange, Vase
from rulewright.games.battalia.battle.frames import ATTACK, Battle, Entry, Talisman
from rulewright.games.battalia.content import (
    FIRST_GREAT,
    FIRST_KING,
    FIRST_QUEEN,
    PILE_COUNT,
    is_fanatic,
    is_great,
    is_unit,
    pile_of_creation,
)
from rulewright.games.battalia.ids import CHEST, DUST, SUPPLY, TWIN
from rulewright.games.battalia.items import card_of, item_of_source
from rulewright.games.battalia.state import Battalia, Seat
from rulewright.games.battalia.turn.frames import Meaning, Rolls

TO_HAND: Final[i64] = 0
TO_SHELTER: Final[i64] = 1


def acting(g: Battalia) -> i64:
    """The seat in whose turn the present procedure happens."""
    return g.lanes[g.lane].owner


# Drawing


def can_draw(g: Battalia, seat: i64) -> bool:
    return bool(g.seats[seat].nation) or bool(g.seats[seat].shelter)


def draw_cards(g: Battalia, seat: i64, number: i64) -> None:
    """BA-065: the top cards of the nation; an empty one is made of the shelter."""
    player = g.seats[seat]
    drawn: i64 = 0
    for _ in range(number):
        if not player.nation:
            if not player.shelter:
                break
            player.nation = player.shelter
            player.shelter = []
            shuffle(g, f"nation:{seat}", player.nation)
            g.tell("reshuffles", seat, len(player.nation))
        insort(player.hand, player.nation[0])
        del player.nation[0]
        drawn += 1
        g.barrier += 1
    if drawn > 0:
        g.tell("draws", seat, drawn)


def refill(g: Battalia, seat: i64) -> None:
    """BA-069: draws up to six cards."""
    missing = 6 - len(g.seats[seat].hand)
    if missing > 0:
        draw_cards(g, seat, missing)


# Gaining


def put(g: Battalia, seat: i64, card: i64, to: i64) -> None:
    """A card comes to hand or shelter."""
    insort(g.seats[seat].hand if to == TO_HAND else g.seats[seat].shelter, card)


def gain_supplies(g: Battalia, seat: i64, number: i64, to: i64) -> None:
    """BA-511: as many as are left."""
    gained: i64 = min(number, g.supply)
    for _ in range(gained):
        g.supply -= 1
        put(g, seat, SUPPLY, to)
    if gained > 0:
        g.tell("gains-supplies", seat, gained)
    if gained < number:
        g.tell("runs-out", seat, PILE_COUNT)


def gain_dust(g: Battalia, seat: i64, number: i64, to: i64) -> None:
    """BA-513: as much as is left."""
    gained: i64 = min(number, g.dust)
    for _ in range(gained):
        g.dust -= 1
        put(g, seat, DUST, to)
    if gained > 0:
        g.tell("gains-dust", seat, gained)
    if gained < number:
        g.tell("runs-out", seat, PILE_COUNT + 1)


def gain_unit(g: Battalia, seat: i64, rank: i64, to: i64) -> None:
    """BA-100, BA-101: the top unit of a rank, with its supplies; nothing of an empty deck (BA-510, BA-515)."""
    pile = g.piles[rank]
    if not pile:
        g.tell("runs-out", seat, rank)
        return
    card: i64 = pile[0]
    del pile[0]
    g.barrier += 1
    put(g, seat, card, to)
    g.tell("gains", seat, card)
    if is_fanatic(card):
        gain_supplies(g, seat, 2, to)
    elif card % 8 != 7:
        gain_supplies(g, seat, 1, to)


def give_back(g: Battalia, card: i64) -> None:
    """BA-344: a card goes to the bottom of its deck of the pool."""
    if card == SUPPLY:
        g.supply += 1
    elif card == CHEST:
        g.chests += 1
    else:
        g.piles[pile_of_creation(card)].append(card)


def take_topmost(pile: list[int], card: i64) -> None:
    """BA-053: takes the topmost card of this type out of a deck."""
    pile.remove(card)


# Cards that are not free


def borrowed(player: Seat, card: i64) -> i64:
    """BA-567: how many of a card are borrowed."""
    number: i64 = 0
    for one in player.borrowed:
        if one.card == card:
            number += 1
    return number


def is_free(player: Seat, card: i64) -> bool:
    """BA-567: whether a hand card of this type is not borrowed; of equal ones the borrowed is the last."""
    return not player.borrowed or player.hand.count(card) > borrowed(player, card)


def put_into_limbo(g: Battalia, seat: i64, card: i64) -> None:
    """BA-199, BA-295: from hand into limbo; a royal is lost for good."""
    player = g.seats[seat]
    player.hand.remove(card)
    lose_into_limbo(g, seat, card)


def lose_into_limbo(g: Battalia, seat: i64, card: i64) -> None:
    """A card that is nowhere goes to limbo; a royal is lost for good (BA-295)."""
    insort(g.limbo, card)
    if FIRST_QUEEN <= card < FIRST_KING:
        g.seats[seat].lost |= 1
    elif FIRST_KING <= card < FIRST_KING + 6:
        g.seats[seat].lost |= 2


# Ownership


def creation_deck(g: Battalia, seat: i64) -> list[int]:
    """All creation cards of a player, wherever they lie."""
    player = g.seats[seat]
    cards = player.hand + player.nation + player.shelter + player.ambush + player.laid
    for tent in player.tents:
        cards.append(tent.tent)
        cards += tent.cards
    for item in player.prepared:
        cards += item.cards
    for lane in every_lane(g):
        for frame in lane.stack:
            if isinstance(frame, Battle):
                for entry in frame.attack:
                    cards += owned_of_entry(entry, seat, lane.owner)
                for entry in frame.defence:
                    cards += owned_of_entry(entry, seat, frame.defender)
            elif isinstance(frame, Vase):
                if lane.owner == seat:
                    cards += frame.seen + frame.rest + frame.top
            elif isinstance(frame, (Rolls, Meaning)):
                if lane.owner == seat:
                    cards.append(card_of(frame.card))
            elif isinstance(frame, Exchange):
                if lane.owner == seat:
                    cards.append(frame.great)
            elif isinstance(frame, Talisman) and side_seat(lane.owner, lane.stack[1], frame.side) == seat:
                cards.append(frame.card)
    return cards


def side_seat(attacker: i64, battle: object, side: i64) -> i64:
    """The seat that fights on a side of a battle."""
    assert isinstance(battle, Battle)
    return attacker if side == ATTACK else battle.defender


def owned_of_entry(entry: Entry, seat: i64, side: i64) -> list[int]:
    """The cards of an entry that belong to a seat; what is attached belongs to the side."""
    cards: list[int] = [int(card_of(entry.card))] if entry.owner == seat else []
    if side == seat:
        for source in entry.attached:
            cards.append(int(card_of(item_of_source(source))))
    return cards


def owns_great(g: Battalia, seat: i64) -> bool:
    """BA-262: whether a player has a Great Artefact or the kept fate card."""
    for card in creation_deck(g, seat):
        if card >= FIRST_GREAT:
            return True
    return False


def may_take_great(g: Battalia, seat: i64) -> bool:
    """BA-262."""
    return not g.setting.great_limit() or not owns_great(g, seat)


def copied_greats(g: Battalia, seat: i64) -> list[int]:
    """BA-283: the Great Artefacts that others own, ascending: what the kept fate card can copy."""
    if TWIN not in g.seats[seat].hand and TWIN not in g.seats[seat].ambush and not g.seats[seat].tents:
        return []
    return greats_of_others(g, seat)


def greats_of_others(g: Battalia, seat: i64) -> list[int]:
    found: list[int] = []
    for other in range(g.players):
        if other != seat:
            for card in creation_deck(g, other):
                if is_great(card) and card not in found:
                    found.append(card)
    found.sort()
    return found


def owns_royal(g: Battalia, seat: i64, rank: i64) -> bool:
    """BA-119: whether a player has a Queen (4) or King (5) anywhere in the creation deck."""
    first = FIRST_QUEEN if rank == 4 else FIRST_KING
    if not g.setting.royals:
        return False
    for card in creation_deck(g, seat):
        if first <= card < first + 6:
            return True
    return False


def can_upgrade(g: Battalia, seat: i64, card: i64) -> bool:
    """BA-105: a faction unit of rank 1 to 3 in hand, not borrowed, while there is one of the next rank."""
    if not is_unit(card) or card % 8 >= 6 or card >= 24:
        return False
    return bool(g.piles[card // 8 + 1]) and is_free(g.seats[seat], card)


def upgradable(g: Battalia, seat: i64) -> list[int]:
    """The units in hand that can be upgraded, each type once."""
    found: list[int] = []
    last = -1
    for card in g.seats[seat].hand:
        if card != last and can_upgrade(g, seat, card):
            found.append(card)
        last = card
    return found


def upgrade_unit(g: Battalia, seat: i64, card: i64) -> None:
    """BA-105: the unit goes to the bottom of its deck, the top card of the next rank comes to hand."""
    player = g.seats[seat]
    player.hand.remove(card)
    pile = g.piles[card // 8 + 1]
    gained = pile[0]
    del pile[0]
    g.piles[card // 8].append(card)
    insort(player.hand, gained)
    g.barrier += 1
    g.tell("upgrades", seat, card, gained)
