"""Observations for research: what a seat may know, as named pieces of numbers.

Players are listed from the observer on, clockwise; squares row by row; cards, factions and elixirs in canonical order.
What happens in the turn of a member of a team lies in the row of that member: with alliances several go on at once.
Here are the pieces and the table; the players and what they have in progress are in observed_seats.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.battalia.content import (
    ARTEFACT_PILE,
    CARDS,
    CITY_PILE,
    DAYS,
    EMPTY,
    FACTION_COUNT,
    FIRST_ARTEFACT,
    FIRST_GREAT,
    FIRST_QUEEN,
    MEANING_COUNT,
    PER_RANK,
    PILE_COUNT,
    SQUARES,
    STORMS,
    WEEKS,
    income_of,
    is_building,
    is_centre,
    is_city,
    is_cross,
    is_gate,
    is_road,
    terrain_of,
)
from rulewright.games.battalia.ids import RUINS
from rulewright.games.battalia.knowledge import observed_seats as seats
from rulewright.games.battalia.setup.frames import Draft
from rulewright.games.battalia.state import Battalia
from rulewright.kit.observations import AS_KNOWN, EVERYBODY, OWN, Piece, Row

PLACE_KINDS: Final = 8
"""City, road, gate, ruins, centre, crossroads, building, connection."""
GIFTS: Final = 8
"""The seven types of artefacts and the supply, as buildings give them."""
ELIXIR_COUNT: Final = 6
ROYALS: Final = 12
GREATS: Final = 17


def pieces(players: int) -> list[Piece]:
    """The parts of an observation, in order."""
    squares, cards, factions = int(SQUARES), int(CARDS), int(FACTION_COUNT)
    return [
        Piece("seat", (players,), 0, 1, EVERYBODY, write_seat),
        Piece("waiting", (players,), 0, 1, EVERYBODY, write_waiting),
        Piece("week", (int(WEEKS),), 0, 1, EVERYBODY, write_week),
        Piece("day", (int(DAYS),), 0, 1, EVERYBODY, write_day),
        Piece("phase", (3,), 0, 1, EVERYBODY, write_phase),
        Piece("acting", (players,), 0, 1, EVERYBODY, write_acting),
        Piece("allies", (players,), 0, 1, EVERYBODY, write_allies),
        Piece("start_player", (players,), 0, 1, EVERYBODY, write_start_player),
        Piece("attacks", (1,), 0, 999, EVERYBODY, write_attacks),
        Piece("missing", (squares,), 0, 1, EVERYBODY, write_missing),
        Piece("place", (squares, PLACE_KINDS), 0, 1, EVERYBODY, write_place),
        Piece("terrain", (squares, factions), 0, 1, EVERYBODY, write_terrain),
        Piece("exits", (squares, 4), 0, 1, EVERYBODY, write_exits),
        Piece("owner", (squares, players), 0, 1, EVERYBODY, write_owner),
        Piece("level", (squares,), 0, 6, EVERYBODY, write_level),
        Piece("strength", (squares,), 0, 10, EVERYBODY, write_strength),
        Piece("markets", (squares, players), 0, 2, EVERYBODY, write_markets),
        Piece("cloaked", (squares,), 0, 1, EVERYBODY, write_cloaked),
        Piece("face_down", (squares,), 0, 1, EVERYBODY, write_face_down),
        Piece("building", (squares, GIFTS), 0, 1, EVERYBODY, write_building),
        Piece("under", (squares,), 0, 2, EVERYBODY, write_under),
        Piece("metamorphia", (squares,), 0, 1, EVERYBODY, write_metamorphia),
        Piece("bilkarr", (squares,), 0, 1, EVERYBODY, write_bilkarr),
        Piece("bilkarr_way", (4,), -1, 1, EVERYBODY, write_bilkarr_way),
        Piece("decks", (int(PILE_COUNT),), 0, 48, EVERYBODY, write_decks),
        Piece("tops", (int(PILE_COUNT), int(PER_RANK)), 0, 1, EVERYBODY, write_tops),
        Piece("neutral_cards", (3,), 0, 120, EVERYBODY, write_neutral_cards),
        Piece("event_decks", (3,), 0, 17, EVERYBODY, write_event_decks),
        Piece("storms_played", (int(STORMS),), 0, 1, EVERYBODY, write_storms_played),
        Piece("limbo", (cards,), 0, 120, EVERYBODY, write_limbo),
        Piece("display", (GREATS,), 0, 1, EVERYBODY, write_display),
        Piece("royals", (ROYALS,), 0, 1, EVERYBODY, write_royals),
        Piece("gates_out", (factions,), 0, 1, EVERYBODY, write_gates_out),
        Piece("elixir_owners", (ELIXIR_COUNT, players), 0, 1, EVERYBODY, write_elixir_owners),
        Piece("elixir_targets", (ELIXIR_COUNT, players), 0, 1, EVERYBODY, write_elixir_targets),
        Piece("elixir_days", (ELIXIR_COUNT,), 0, 3, EVERYBODY, write_elixir_days),
        Piece("elixirs_spent", (ELIXIR_COUNT,), 0, 1, EVERYBODY, write_elixirs_spent),
        Piece("factions", (players, factions), 0, 1, EVERYBODY, seats.write_factions),
        Piece("piles", (players, seats.PILE_NUMBERS), 0, 999, EVERYBODY, seats.write_piles),
        Piece("status", (players, seats.STATUS_NUMBERS), 0, 99, EVERYBODY, seats.write_status),
        Piece("shelters", (players, cards), 0, 120, AS_KNOWN, seats.write_shelters),
        Piece("laid", (players, cards), 0, 120, EVERYBODY, seats.write_laid),
        Piece("prepared", (players, int(MEANING_COUNT)), 0, 99, EVERYBODY, seats.write_prepared),
        Piece("prepared_cards", (players, cards), 0, 120, EVERYBODY, seats.write_prepared_cards),
        Piece("hand", (cards,), 0, 120, OWN, seats.write_hand),
        Piece("ambush", (cards,), 0, 3, OWN, seats.write_ambush),
        Piece("stationed", (cards,), 0, 120, OWN, seats.write_stationed),
        Piece("borrowed", (cards,), 0, 120, OWN, seats.write_borrowed),
        Piece("nation", (cards,), 0, 120, OWN, seats.write_nation),
        Piece("heroes", (players, 2, squares), 0, 1, EVERYBODY, seats.write_heroes),
        Piece("movement", (players, 2, seats.HERO_NUMBERS), 0, 999, EVERYBODY, seats.write_movement),
        Piece("packet", (cards,), 0, 6, AS_KNOWN, write_packet),
        Piece("common_frames", (len(seats.FRAME_NUMBERS),), 0, 9, EVERYBODY, seats.write_common_frames),
        Piece("frames", (players, len(seats.FRAME_NUMBERS)), 0, 9, EVERYBODY, seats.write_frames),
        Piece("needs", (players, seats.SLOTS), 0, 12, EVERYBODY, seats.write_needs),
        Piece("vase", (2, cards), 0, 120, AS_KNOWN, seats.write_vase),
        Piece("battle_at", (players, squares), 0, 1, EVERYBODY, seats.write_battle_at),
        Piece("battle", (players, seats.BATTLE_NUMBERS + players), -99, 999, EVERYBODY, seats.write_battle),
        Piece("attack_line", (players, cards), 0, 120, EVERYBODY, seats.write_attack_line),
        Piece("defence_line", (players, cards), 0, 120, EVERYBODY, seats.write_defence_line),
    ]


# Time and turns


def write_seat(g: Battalia, row: Row) -> None:
    row.one_hot(row.viewer, g.players)


def write_waiting(g: Battalia, row: Row) -> None:
    row.seat_bits(g.asked_openly())


def write_week(g: Battalia, row: Row) -> None:
    row.one_hot(g.week - 1, WEEKS)


def write_day(g: Battalia, row: Row) -> None:
    row.one_hot(g.day - 1, DAYS)


def write_phase(g: Battalia, row: Row) -> None:
    row.one_hot(g.phase, 3)


def write_acting(g: Battalia, row: Row) -> None:
    """The members of the acting team, whether they have passed or not."""
    team = g.acting_team()
    for seat in row.seats:
        row.flag(g.setting.team_of(seat) == team)


def write_allies(g: Battalia, row: Row) -> None:
    """Who is of the team of the first in the row."""
    for seat in row.seats:
        row.flag(g.setting.allied(row.seats[0], seat))


def write_start_player(g: Battalia, row: Row) -> None:
    row.one_seat(g.start_player)


def write_attacks(g: Battalia, row: Row) -> None:
    row.number(g.attacks)


# The map


def write_missing(g: Battalia, row: Row) -> None:
    for card in g.card:
        row.flag(card < EMPTY)


def place_kind(card: i64) -> i64:
    """The kind of place that a terrain card is; -1 of an empty square."""
    if card < 0:
        return -1
    if is_city(card):
        return 0
    if is_road(card):
        return 1
    if is_gate(card):
        return 2
    if card == RUINS:
        return 3
    if is_centre(card):
        return 4
    if is_cross(card):
        return 5
    return 6 if is_building(card) else 7


def write_place(g: Battalia, row: Row) -> None:
    for card in g.card:
        row.one_hot(place_kind(card), PLACE_KINDS)


def write_terrain(g: Battalia, row: Row) -> None:
    for card in g.card:
        row.one_hot(terrain_of(card) if card >= 0 else -1, FACTION_COUNT)


def write_exits(g: Battalia, row: Row) -> None:
    for exits in g.exits:
        row.bits(exits, 0, 3)


def write_owner(g: Battalia, row: Row) -> None:
    for owner in g.owner:
        row.one_seat(owner)


def write_level(g: Battalia, row: Row) -> None:
    row.numbers(g.level)


def write_strength(g: Battalia, row: Row) -> None:
    row.numbers(g.strength)


def write_markets(g: Battalia, row: Row) -> None:
    for there in g.markets:
        if there == 0:
            row.skip(g.players)
        else:
            for seat in row.seats:
                row.number(there >> (4 * seat) & 15)


def write_cloaked(g: Battalia, row: Row) -> None:
    write_squares(row, g.cloaked)


def write_face_down(g: Battalia, row: Row) -> None:
    write_squares(row, g.down)


def write_squares(row: Row, squares: list[int]) -> None:
    for square in squares:
        row.add(square)
    row.skip(SQUARES)


def write_building(g: Battalia, row: Row) -> None:
    """What a building gives; of one that lies face down nobody knows which of its valley it is."""
    for square in range(SQUARES):
        card: i64 = g.card[square]
        known = card >= 0 and is_building(card) and square not in g.down
        row.one_hot(income_of(card) if known else -1, GIFTS)


def write_under(g: Battalia, row: Row) -> None:
    """How many Great Artefacts lie under a gate."""
    for at, square in enumerate(g.under_at):
        for _ in g.under[at]:
            row.add(square)
    row.skip(SQUARES)


def write_metamorphia(g: Battalia, row: Row) -> None:
    row.one_hot(g.metamorphia, SQUARES)


def write_bilkarr(g: Battalia, row: Row) -> None:
    row.one_hot(g.bilkarr, SQUARES)


def write_bilkarr_way(g: Battalia, row: Row) -> None:
    """Direction, whether he waits, whether he is rolled for."""
    if g.bilkarr >= 0:
        row.number(g.bilkarr_dx)
        row.number(g.bilkarr_dy)
        row.flag(g.bilkarr_waits)
        row.flag(g.bilkarr_in_corner)


# Decks


def write_decks(g: Battalia, row: Row) -> None:
    for pile in g.piles:
        row.number(len(pile))


def write_tops(g: Battalia, row: Row) -> None:
    """BA-008: the faction of the top card of each deck of the pool; of units also Fanatic and Unbound."""
    for number in range(PILE_COUNT):
        pile = g.piles[number]
        row.one_hot(top_kind(number, pile[0]) if pile else -1, PER_RANK)


def top_kind(pile: i64, card: i64) -> i64:
    if pile < ARTEFACT_PILE:
        return card % PER_RANK
    if pile < CITY_PILE:
        return (card - FIRST_ARTEFACT) % FACTION_COUNT
    return terrain_of(card)


def write_neutral_cards(g: Battalia, row: Row) -> None:
    row.number(g.supply)
    row.number(g.dust)
    row.number(g.chests)


def write_event_decks(g: Battalia, row: Row) -> None:
    """How many cards lie in the spare pile, the fate deck and the storm deck."""
    row.number(len(g.spare))
    row.number(len(g.fate))
    row.number(len(g.storm_deck))


def write_storms_played(g: Battalia, row: Row) -> None:
    for card in g.storm_played:
        row.add(card - 1)
    row.skip(STORMS)


def write_limbo(g: Battalia, row: Row) -> None:
    row.counts(g.limbo, CARDS)


def write_display(g: Battalia, row: Row) -> None:
    for card in g.display:
        row.add(card - FIRST_GREAT)
    row.skip(GREATS)


def write_royals(g: Battalia, row: Row) -> None:
    for card in g.royals:
        row.add(card - FIRST_QUEEN)
    row.skip(ROYALS)


def write_gates_out(g: Battalia, row: Row) -> None:
    for number in g.gates_out:
        row.add(number - 1)
    row.skip(FACTION_COUNT)


def write_elixir_owners(g: Battalia, row: Row) -> None:
    for owner in g.elixir_owner:
        row.one_seat(owner)


def write_elixir_targets(g: Battalia, row: Row) -> None:
    for target in g.elixir_target:
        row.one_seat(target)


def write_elixir_days(g: Battalia, row: Row) -> None:
    row.numbers(g.elixir_day)


def write_elixirs_spent(g: Battalia, row: Row) -> None:
    row.bits(g.elixir_spent, 0, ELIXIR_COUNT - 1)


def write_packet(g: Battalia, row: Row) -> None:
    """BA-043: the packet of the draft is seen by its holder alone."""
    for frame in g.stack:
        if isinstance(frame, Draft) and frame.order and frame.order[0] == row.viewer:
            row.counts(frame.packet, CARDS)
            return
