"""Observations for research: what a seat may know (ET-530 to ET-534), as named pieces of numbers.

Players are listed from the observer on, clockwise; cards by their types.
"""

from __future__ import annotations

from typing import Final

from rulewright.games.ethnos.frames import MerfolkBonus, PlayBand
from rulewright.games.ethnos.ids import KINGDOM_COUNT
from rulewright.games.ethnos.scoring import effective_size
from rulewright.games.ethnos.state import Ethnos, last_age, token, top_left
from rulewright.games.ethnos.zones import cards_held, hidden_choice
from rulewright.kit.observations import EVERYBODY, OWN, Piece, Row

FRAMES: Final = (
    "turn_action", "band_add", "wing_kingdom", "merfolk_bonus", "orc_place",
    "troll_take", "centaur_band", "elf_keep", "wizard_draw", "orc_raid", "over",
)  # fmt: skip
CARD_KINDS: Final = 67
"""All types of cards but Dragons."""
BAND_SIZES: Final = 11


def pieces(players: int) -> list[Piece]:
    """The parts of an observation, in order."""
    kingdoms = int(KINGDOM_COUNT)
    return [
        Piece("seat", (players,), 0, 1, EVERYBODY, write_seat),
        Piece("tribes", (12,), 0, 1, EVERYBODY, write_tribes),
        Piece("age", (3,), 0, 1, EVERYBODY, write_age),
        Piece("dragons", (4,), 0, 1, EVERYBODY, write_dragons),
        Piece("frame", (len(FRAMES),), 0, 1, EVERYBODY, write_frame),
        Piece("waiting", (players,), 0, 1, EVERYBODY, write_waiting),
        Piece("hand", (CARD_KINDS,), 0, 12, OWN, write_hand),
        Piece("chosen", (CARD_KINDS,), 0, 12, OWN, write_chosen),
        Piece("leader", (CARD_KINDS,), 0, 1, OWN, write_leader),
        Piece("bonuses_left", (1,), 0, 4, EVERYBODY, write_bonuses_left),
        Piece("pool", (CARD_KINDS,), 0, 12, EVERYBODY, write_pool),
        Piece("played", (CARD_KINDS,), 0, 12, EVERYBODY, write_played),
        Piece("deck", (2,), 0, 84, EVERYBODY, write_deck),
        Piece("glory_tokens", (kingdoms, 3), 0, 99, EVERYBODY, write_glory_tokens),
        Piece("markers", (players, kingdoms), 0, 26, EVERYBODY, write_markers),
        Piece("cards_held", (players,), 0, 10, EVERYBODY, write_cards_held),
        Piece("bands", (players, BAND_SIZES), 0, 84, EVERYBODY, write_bands),
        Piece("glory", (players,), 0, 999, EVERYBODY, write_glory),
        Piece("supply", (players,), 0, 26, EVERYBODY, write_supply),
        Piece("merfolk", (players,), 0, 18, EVERYBODY, write_merfolk),
        Piece("horde", (players, 6), 0, 1, EVERYBODY, write_horde),
        Piece("trolls", (players, 6), 0, 1, EVERYBODY, write_trolls),
        Piece("troll_tokens", (6,), 0, 1, EVERYBODY, write_troll_tokens),
        Piece("giant", (players,), 0, 10, EVERYBODY, write_giant),
    ]


# The table


def write_seat(g: Ethnos, row: Row) -> None:
    row.one_hot(row.viewer, g.players)


def write_tribes(g: Ethnos, row: Row) -> None:
    row.bits(g.tribes, 0, 11)


def write_age(g: Ethnos, row: Row) -> None:
    row.one_hot(g.age - 1, 3)


def write_dragons(g: Ethnos, row: Row) -> None:
    row.one_hot(g.dragons, 4)


def write_frame(g: Ethnos, row: Row) -> None:
    """What is being decided."""
    name = "over" if g.over or g.asked is None else g.asked.name
    row.one_hot(FRAMES.index(name), len(FRAMES))


def write_waiting(g: Ethnos, row: Row) -> None:
    row.seat_bits(g.asking)


def write_bonuses_left(g: Ethnos, row: Row) -> None:
    frame = g.stack[len(g.stack) - 1] if g.stack else None
    row.number(frame.left if isinstance(frame, MerfolkBonus) else 0)


def write_pool(g: Ethnos, row: Row) -> None:
    row.counts(g.pool, CARD_KINDS)


def write_played(g: Ethnos, row: Row) -> None:
    """The cards of all Bands."""
    for player in g.seats:
        for band in player.bands:
            for card in band.cards:
                row.add(card)
    row.skip(CARD_KINDS)


def write_deck(g: Ethnos, row: Row) -> None:
    """Cards in the deck, and in its top pile (ET-533)."""
    row.number(len(g.deck))
    row.number(top_left(g))


def write_glory_tokens(g: Ethnos, row: Row) -> None:
    """The tokens of each Kingdom on I, II and III; a game of two Ages has none on III (ET-003)."""
    for kingdom in range(KINGDOM_COUNT):
        for space in range(3):
            row.number(token(g, kingdom, space) if space < last_age(g) else 0)


def write_troll_tokens(g: Ethnos, row: Row) -> None:
    row.bits(g.trolls, 1, 6)


# Own cards


def write_hand(g: Ethnos, row: Row) -> None:
    row.counts(g.seats[row.viewer].hand, CARD_KINDS)


def write_chosen(g: Ethnos, row: Row) -> None:
    """ET-534: own cards in an unfinished choice."""
    if g.asking >> row.viewer & 1:
        row.counts(hidden_choice(g, row.viewer), CARD_KINDS)


def write_leader(g: Ethnos, row: Row) -> None:
    """The Leader of the own Band in the making."""
    frame = g.stack[len(g.stack) - 1] if g.stack else None
    if isinstance(frame, PlayBand) and frame.seat == row.viewer and g.asking >> row.viewer & 1:
        row.one_hot(frame.leader, CARD_KINDS)


# The players


def write_markers(g: Ethnos, row: Row) -> None:
    for seat in row.seats:
        for kingdom in range(KINGDOM_COUNT):
            row.number(g.markers[kingdom * g.players + seat])


def write_cards_held(g: Ethnos, row: Row) -> None:
    for seat in row.seats:
        row.number(cards_held(g, seat))


def write_bands(g: Ethnos, row: Row) -> None:
    """How many Bands of each effective size (1 to 11) lie before a seat (ET-381)."""
    for seat in row.seats:
        for band in g.seats[seat].bands:
            size = effective_size(band)
            if size > 0:
                row.add(min(size, BAND_SIZES) - 1)
        row.skip(BAND_SIZES)


def write_glory(g: Ethnos, row: Row) -> None:
    for seat in row.seats:
        row.number(g.seats[seat].glory)


def write_supply(g: Ethnos, row: Row) -> None:
    for seat in row.seats:
        row.number(g.seats[seat].supply)


def write_merfolk(g: Ethnos, row: Row) -> None:
    for seat in row.seats:
        row.number(g.seats[seat].merfolk)


def write_horde(g: Ethnos, row: Row) -> None:
    for seat in row.seats:
        row.bits(g.seats[seat].horde, 0, 5)


def write_trolls(g: Ethnos, row: Row) -> None:
    for seat in row.seats:
        row.bits(g.seats[seat].trolls, 1, 6)


def write_giant(g: Ethnos, row: Row) -> None:
    """The size of the Band that the Giant token lies on, for whoever has it."""
    for seat in row.seats:
        row.number(len(g.seats[seat].bands[g.giant_band].cards) if seat == g.giant_seat else 0)
