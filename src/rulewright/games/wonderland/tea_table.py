"""The tea table: its seats, their cards, and who sits where (WW-063 to WW-066). Seat 1 has the number 0."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.wonderland.content import CARDS_IN_DECK, HEAD_OF_TABLE, LAST_SEAT
from rulewright.games.wonderland.ids import ALICE
from rulewright.games.wonderland.state import Wonderland


def deal_tea(g: Wonderland) -> None:
    """WW-066: a card of this round to every seat in use without card and leader, from seat 1 clockwise."""
    deck = g.tea_decks[g.round_of_game - 1]
    for place in g.tables.seats_in_use[g.players]:
        if deck and g.tea_card[place] < 0 and leader_on(g, place) < 0:
            g.tea_card[place] = deck.pop(0)
            g.barrier += 1


def leader_on(g: Wonderland, place: i64) -> i64:
    """The seat of the player whose leader sits on a seat of the table; -1: nobody's."""
    for seat in range(g.players):
        if g.seats[seat].leader == place + 1:
            return seat
    return -1


def has_card(g: Wonderland, place: i64) -> bool:
    """WW-063: whether a leader may go to a seat: there is a card and no leader."""
    return g.tea_card[place] >= 0 and leader_on(g, place) < 0


def way_to_head(g: Wonderland, seat: i64) -> list[int]:
    """WW-063, WW-171: the seats before a leader up to the head, clockwise, for Alice the other way round."""
    player = g.seats[seat]
    start = player.leader - 1
    places = g.tables.seats_in_use[g.players]
    if player.faction == ALICE:
        from_head = player.leader == HEAD_OF_TABLE
        return [place for place in reversed(places) if from_head or place < start]
    return [place for place in places if place > start]


def way_from_head(g: Wonderland, seat: i64) -> list[int]:
    """The seats in the order in which a leader reaches them from the head."""
    places = g.tables.seats_in_use[g.players]
    return places[::-1] if g.seats[seat].faction == ALICE else places


def passes_leader(g: Wonderland, seat: i64, way: list[int], to: i64) -> bool:
    """WW-522: whether another leader sits on the way before a seat; without it (-1), on the whole way."""
    for place in way:
        if place == to:
            return False
        other = leader_on(g, place)
        if other >= 0 and other != seat:
            return True
    return False


def others_on_head(g: Wonderland, seat: i64) -> bool:
    """WW-522: whether another leader is on the head."""
    return any(other != seat and g.seats[other].leader == HEAD_OF_TABLE for other in range(g.players))


def cards_of_party(g: Wonderland, seat: i64) -> i64:
    """WW-044: tea cards that a player has taken in this round."""
    found: i64 = 0
    for card in g.seats[seat].tea_cards:
        if card // CARDS_IN_DECK == g.round_of_game - 1:
            found += 1
    return found


def most_cards(g: Wonderland) -> i64:
    """WW-062: tea cards that a player takes in a tea party."""
    return 5 if g.players == 2 else 4


def places_for_poison(g: Wonderland) -> list[int]:
    """WW-173: seats whose card has no poison."""
    return [place for place in range(LAST_SEAT) if g.tea_card[place] >= 0 and not g.tea_poison >> place & 1]
