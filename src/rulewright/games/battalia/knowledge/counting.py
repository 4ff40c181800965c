"""What there is in a game, and what lies nowhere: the decks that a position leaves out (POSITION 3)."""

from __future__ import annotations

from typing import Any

from rulewright.core.errors import BadPosition
from rulewright.core.frame import Frame
from rulewright.core.lane import every_lane
from rulewright.games.battalia.artefacts.frames import Exchange, Fate, Vase
from rulewright.games.battalia.battle.frames import Battle, Talisman
from rulewright.games.battalia.board import pile_of_terrain
from rulewright.games.battalia.content import (
    ARTEFACT_PILE,
    CARDS,
    CITY_COUNTS,
    CITY_PILE,
    FIRST_ARTEFACT,
    FIRST_FATE,
    FIRST_NEUTRAL,
    FIRST_QUEEN,
    FIRST_ROAD,
    PILE_COUNT,
    PILES,
    UNIT_COUNTS,
    is_gate,
    pile_of_creation,
)
from rulewright.games.battalia.ids import CHEST, CREATION_CARDS, DUST, SUPPLY, TERRAIN_CARDS
from rulewright.games.battalia.items import card_of, item_of_source
from rulewright.games.battalia.setup.frames import Draft
from rulewright.games.battalia.setup.setup import cards_of_pile
from rulewright.games.battalia.state import PHASE_SETUP, Battalia
from rulewright.games.battalia.turn.frames import Meaning, Rolls


def number_of(g: Battalia, card: int) -> int:
    """How many of a creation card there are in this game (BA-010, BA-013, BA-455, BA-459)."""
    if card < FIRST_QUEEN:
        kind = card % 8
        if kind == 6:
            return 2 if g.setting.fanatics else 0
        if kind == 7:
            return 2 if g.setting.unbound else 0
        return UNIT_COUNTS[card // 8] if kind in g.factions else 0
    if card < FIRST_ARTEFACT:
        return int(g.setting.royals and (card - FIRST_QUEEN) % 6 in g.factions)
    if card < FIRST_NEUTRAL:
        return 3 if (card - FIRST_ARTEFACT) % 6 in g.factions else 0
    if card == SUPPLY:
        return 20 * len(g.factions)
    if card == DUST:
        return 12 if g.setting.dust else 0
    if card == CHEST:
        return 12 if g.setting.markets else 0
    return 1 if card < FIRST_FATE else int(g.setting.fate)


def terrain_number(g: Battalia, card: int) -> int:
    """How many of a city or road card there are."""
    if card < FIRST_ROAD:
        return CITY_COUNTS[card % 5] if card // 5 in g.factions else 0
    return 3 if (card - FIRST_ROAD) // 4 in g.factions else 0


def cards_in_frame(frame: Frame) -> list[int]:
    """The creation cards that lie in a frame."""
    if isinstance(frame, Battle):
        cards: list[int] = []
        for entry in frame.attack + frame.defence:
            cards.append(int(card_of(entry.card)))
            cards += [int(card_of(item_of_source(source))) for source in entry.attached]
        return cards
    if isinstance(frame, (Rolls, Meaning)):
        return [int(card_of(frame.card))]
    if isinstance(frame, (Talisman, Fate)):
        return [int(frame.card)]
    if isinstance(frame, Exchange):
        return [int(frame.great)]
    if isinstance(frame, Vase):
        return frame.seen + frame.rest + frame.top
    return frame.packet if isinstance(frame, Draft) else []


def frames_in_progress(g: Battalia) -> list[Frame]:
    """The frames of all lanes."""
    return [frame for lane in every_lane(g) for frame in lane.stack]


def cards_outside_pool(g: Battalia) -> list[int]:
    """Every creation card that lies anywhere but in the decks of the pool."""
    cards = g.limbo + g.display + g.spare + g.fate + g.royals
    for pile in g.under:
        cards += pile
    for player in g.seats:
        cards += player.hand + player.nation + player.shelter + player.ambush + player.laid
        for item in player.prepared:
            cards += item.cards
        for tent in player.tents:
            cards += [int(tent.tent), *tent.cards]
    for frame in frames_in_progress(g):
        cards += cards_in_frame(frame)
    return cards


def all_creation_cards(g: Battalia) -> list[int]:
    """Every creation card, wherever it lies, supplies, star dust and chests of the pool included."""
    cards = cards_outside_pool(g)
    for pile in range(CITY_PILE):
        cards += g.piles[pile]
    if g.phase == PHASE_SETUP:
        # BA-044: Fanatics and Unbound come into the decks after the starting decks.
        for card in range(int(FIRST_QUEEN)):
            if card % 8 >= 6:
                cards += [card] * number_of(g, card)
    cards += [int(SUPPLY)] * int(g.supply) + [int(DUST)] * int(g.dust) + [int(CHEST)] * int(g.chests)
    cards.sort()
    return cards


def all_terrain_cards(g: Battalia) -> list[int]:
    """Every city and road card, on the map and in the pool."""
    cards = [card for card in g.card if 0 <= card < 54]
    for pile in range(CITY_PILE, PILE_COUNT):
        cards += g.piles[pile]
    cards.sort()
    return cards


def counts_of(cards: list[int], number: int) -> list[int]:
    counts = [0] * number
    for card in cards:
        counts[card] += 1
    return counts


def fill_pool(g: Battalia, given: Any, top: Any, where: str) -> None:
    """The decks that are given, and of the others what lies nowhere else, with the cards of `pool_top` on top."""
    if not isinstance(given, dict) or not isinstance(top, dict):
        raise BadPosition(f"{where}, pool: an object is expected")
    outside = counts_of(cards_outside_pool(g), int(CARDS))
    on_map = counts_of([card for card in g.card if card >= 0], len(TERRAIN_CARDS))
    given = dict(given)
    top = dict(top)
    for pile in range(PILE_COUNT):
        read_pile(g, pile, given, top, outside, on_map, where)
    numbers = {"supply": int(SUPPLY), "dust": int(DUST), "chest": int(CHEST)}
    found: dict[str, int] = {}
    for name, card in numbers.items():
        most = number_of(g, card) - outside[card]
        value = given.pop(name, max(0, most))
        if type(value) is not int or not 0 <= value <= max(0, most):
            raise BadPosition(f"{where}, pool, {name}: BA-011: a number of 0 to {most} is expected, not {value!r:.60}")
        found[name] = value
    g.supply, g.dust, g.chests = found["supply"], found["dust"], found["chest"]
    if given or top:
        raise BadPosition(f"{where}, pool: {', '.join(sorted(map(str, [*given, *top])))} is no deck of the pool")
    check_counts(g, where)


def read_pile(
    g: Battalia,
    pile: int,
    given: dict[str, Any],
    top: dict[str, Any],
    outside: list[int],
    on_map: list[int],
    where: str,
) -> None:
    """One deck: as it is given, or what is missing, under the cards that should lie on top."""
    name = PILES[pile]
    names = CREATION_CARDS if pile < CITY_PILE else TERRAIN_CARDS
    wanted = top.pop(name, [])
    for told in (given.get(name, []), wanted):
        if not isinstance(told, list) or not all(isinstance(card, str) and card in names for card in told):
            raise BadPosition(f"{where}, pool, {name}: a list of cards is expected, not {told!r:.60}")
    if name in given:
        cards = [names.index(card) for card in given.pop(name)]
        if any((pile_of_creation(card) if pile < CITY_PILE else pile_of_terrain_card(card)) != pile for card in cards):
            raise BadPosition(f"{where}, pool, {name}: BA-012: a card lies in a deck of others")
        g.piles[pile] = cards
        return
    rest = missing_of_pile(g, pile, outside, on_map)
    for told in wanted:
        card = names.index(told)
        if card not in rest:
            raise BadPosition(f"{where}, pool_top, {name}: {told} is not left")
        rest.remove(card)
    g.piles[pile] = [names.index(told) for told in wanted] + rest


def pile_of_terrain_card(card: int) -> int:
    """The deck of a city or road; -1 of every other terrain card."""
    return int(pile_of_terrain(card)) if card < 54 else -1


def missing_of_pile(g: Battalia, pile: int, outside: list[int], on_map: list[int]) -> list[int]:
    """What belongs to a deck and lies nowhere else, in canonical order."""
    found: list[int] = []
    if pile < ARTEFACT_PILE:
        kinds = range(pile * 8, pile * 8 + 8)
        for card in kinds:
            if g.phase == PHASE_SETUP and card % 8 >= 6:
                continue
            found += [card] * (number_of(g, card) - outside[card])
        return found
    for card in sorted(set(cards_of_pile(g, pile))):
        there = outside[card] if pile < CITY_PILE else on_map[card]
        number = number_of(g, card) if pile < CITY_PILE else terrain_number(g, card)
        found += [card] * (number - there)
    return found


def check_counts(g: Battalia, where: str) -> None:
    """Refuses a position in which a card occurs more often than it exists."""
    for card, count in enumerate(counts_of(all_creation_cards(g), int(CARDS))):
        if count > number_of(g, card):
            raise BadPosition(
                f"{where}: BA-010: {CREATION_CARDS[card]} occurs {count} times, but exists {number_of(g, card)} times"
            )
    for card, count in enumerate(counts_of([card for card in g.card if card >= 0], len(TERRAIN_CARDS))):
        if is_gate(card) and count > 1:
            raise BadPosition(f"{where}: BA-310: {TERRAIN_CARDS[card]} occurs {count} times")
