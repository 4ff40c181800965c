"""Observations for research: what a seat may know (RW-024), as named pieces of numbers.

Players are listed from the observer on, clockwise; areas in map order, and what lies in areas that are not on the map
is all zero.
"""

from __future__ import annotations

from typing import Final

from rulewright.games.runewars.battle.frames import Battle
from rulewright.games.runewars.battle.routs_and_damage import battle_in_progress
from rulewright.games.runewars.content import LABEL_STRIDE, LABELS, NONE, ROUTED
from rulewright.games.runewars.frames import Frame
from rulewright.games.runewars.heroes.frames import Duel, Test
from rulewright.games.runewars.ids import (
    AREA_COUNT,
    CITIES,
    DEVELOPMENTS,
    EXPLORATION,
    FACTIONS,
    HERO_COUNT,
    OBJECTIVES,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TITLES,
    UNIT_COUNT,
)
from rulewright.games.runewars.knowledge.position import PROTOTYPES
from rulewright.games.runewars.knowledge.views import being_placed, knows_fate, knows_rune, knows_token
from rulewright.games.runewars.knowledge.zones import knows_reward
from rulewright.games.runewars.orders.frames import Diplomacy
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import controller
from rulewright.kit.observations import AS_KNOWN, EVERYBODY, OWN, Piece, Row

FRAMES: Final[dict[str, int]] = {name: number for number, name in enumerate((*PROTOTYPES, "over"))}
SEAT_NUMBERS: Final = 29
HERO_NUMBERS: Final = 28
FATE_CARDS: Final = 30
BATTLE_NUMBERS: Final = 8


def pieces(players: int) -> list[Piece]:
    """The parts of an observation, in order."""
    areas = int(AREA_COUNT)
    units = int(UNIT_COUNT)
    return [
        Piece("seat", (players,), 0, 1, EVERYBODY, write_seat),
        Piece("options", (4,), 0, 1, EVERYBODY, write_options),
        Piece("year", (1,), 1, 8, EVERYBODY, write_year),
        Piece("season", (4,), 0, 1, EVERYBODY, write_season),
        Piece("season_card", (len(SEASON_CARDS),), 0, 1, EVERYBODY, write_season_card),
        Piece("frame", (len(FRAMES),), 0, 1, EVERYBODY, write_frame),
        Piece("waiting", (players,), 0, 1, EVERYBODY, write_waiting),
        Piece("turn", (players,), 0, 1, EVERYBODY, write_turn),
        Piece("on_map", (areas,), 0, 1, EVERYBODY, write_on_map),
        Piece("cells", (areas, 2), -27, 27, EVERYBODY, write_cells),
        Piece("control", (areas, players), 0, 1, EVERYBODY, write_control),
        Piece("standing", (areas, units), 0, 16, EVERYBODY, write_standing),
        Piece("routed", (areas, units), 0, 16, EVERYBODY, write_routed),
        Piece("strongholds", (areas, players), 0, 2, EVERYBODY, write_strongholds),
        Piece("developments", (areas, len(DEVELOPMENTS)), 0, 1, EVERYBODY, write_developments),
        Piece("cities", (areas, len(CITIES)), 0, 1, EVERYBODY, write_cities),
        Piece("runes", (areas, 3), 0, 1, AS_KNOWN, write_runes),
        Piece("activated", (areas, players), 0, 1, EVERYBODY, write_activated),
        Piece("tokens", (areas, len(EXPLORATION) + 1), 0, 1, AS_KNOWN, write_tokens),
        Piece("seats", (players, SEAT_NUMBERS), -1, 299, EVERYBODY, write_seats),
        Piece("tactics", (len(TACTICS),), 0, 3, OWN, write_tactics),
        Piece("fresh", (len(TACTICS),), 0, 3, OWN, write_fresh),
        Piece("quests", (len(QUESTS),), 0, 1, OWN, write_quests),
        Piece("shown_quests", (len(QUESTS),), 0, 1, EVERYBODY, write_shown_quests),
        Piece("objective", (len(OBJECTIVES),), 0, 1, OWN, write_objective),
        Piece("titles", (len(TITLES), players + 1), 0, 299, EVERYBODY, write_titles),
        Piece("heroes", (int(HERO_COUNT), players + HERO_NUMBERS), 0, 42, AS_KNOWN, write_heroes),
        Piece("decks", (11,), 0, 50, EVERYBODY, write_decks),
        Piece("fate_discard", (FATE_CARDS,), 0, 1, EVERYBODY, write_fate_discard),
        Piece("fate_open", (FATE_CARDS,), 0, 1, AS_KNOWN, write_fate_open),
        Piece("tactics_discard", (len(TACTICS),), 0, 3, EVERYBODY, write_tactics_discard),
        Piece("battle", (2, len(LABELS)), 0, 16, EVERYBODY, write_battle),
        Piece("battle_numbers", (BATTLE_NUMBERS,), -1, 99, EVERYBODY, write_battle_numbers),
    ]


# The table


def write_seat(g: Runewars, row: Row) -> None:
    row.one_hot(row.viewer, g.players)


def write_options(g: Runewars, row: Row) -> None:
    row.flag(g.exploration)
    row.flag(g.epic)
    row.flag(g.revised)
    row.flag(g.quick_map)


def write_year(g: Runewars, row: Row) -> None:
    row.number(g.year)


def write_season(g: Runewars, row: Row) -> None:
    row.one_hot(g.season, 4)


def write_season_card(g: Runewars, row: Row) -> None:
    row.one_hot(g.season_card, len(SEASON_CARDS))


def write_frame(g: Runewars, row: Row) -> None:
    """The innermost frame; views show its name to everybody."""
    name = "over"
    if g.stack and not g.over:
        frame = g.stack[len(g.stack) - 1]
        assert isinstance(frame, Frame)
        name = frame.NAME
    row.one_hot(FRAMES[name], len(FRAMES))


def write_waiting(g: Runewars, row: Row) -> None:
    row.seat_bits(g.asking)


def write_turn(g: Runewars, row: Row) -> None:
    row.one_seat(g.turn_seat)


def write_shown_quests(g: Runewars, row: Row) -> None:
    row.bits(g.shown_quests, 0, len(QUESTS) - 1)


def write_titles(g: Runewars, row: Row) -> None:
    """The influence on each title, and who has it."""
    for title in range(len(TITLES)):
        row.number(g.title_influence[title])
        row.one_seat(g.title_seat[title])


def write_decks(g: Runewars, row: Row) -> None:
    """How many cards each deck has."""
    row.number(len(g.fate))
    row.number(len(g.quest_deck))
    row.number(len(g.hero_deck))
    row.number(len(g.reward_deck))
    row.number(len(g.tactics_deck))
    for deck in g.objective_decks:
        row.number(len(deck))
    for deck in g.season_decks:
        row.number(len(deck))


def write_fate_discard(g: Runewars, row: Row) -> None:
    mark_fate(row, g.fate_discard)
    row.skip(FATE_CARDS)


def write_tactics_discard(g: Runewars, row: Row) -> None:
    row.counts(g.tactics_discard, len(TACTICS))


def mark_fate(row: Row, cards: list[int]) -> None:
    """Fate cards are numbered from 1."""
    for card in cards:
        row.add(card - 1)


# The areas


def write_on_map(g: Runewars, row: Row) -> None:
    row.numbers(g.board.on_map)


def write_cells(g: Runewars, row: Row) -> None:
    """The hexagons on which the areas lie."""
    for area in range(AREA_COUNT):
        row.number(g.board.cell_q[area])
        row.number(g.board.cell_r[area])


def write_control(g: Runewars, row: Row) -> None:
    for area in range(AREA_COUNT):
        row.one_seat(controller(g, area) if g.board.on_map[area] else NONE)


def write_standing(g: Runewars, row: Row) -> None:
    write_units(g, row, False)


def write_routed(g: Runewars, row: Row) -> None:
    write_units(g, row, True)


def write_units(g: Runewars, row: Row, routed: bool) -> None:
    """The units of each area by kind, those that stand or those that are routed."""
    for labels in g.units:
        for label in labels:
            if (label % LABEL_STRIDE >= ROUTED) == routed:
                row.add(label // LABEL_STRIDE)
        row.skip(UNIT_COUNT)


def write_strongholds(g: Runewars, row: Row) -> None:
    """2 for whoever has a stronghold there, 1 if it is damaged."""
    for area in range(AREA_COUNT):
        for seat in row.seats:
            row.number((1 if g.damaged >> area & 1 else 2) if g.stronghold[area] == seat else 0)


def write_developments(g: Runewars, row: Row) -> None:
    for development in g.development:
        row.one_hot(development, len(DEVELOPMENTS))


def write_cities(g: Runewars, row: Row) -> None:
    for city in g.city:
        row.one_hot(city, len(CITIES))


def write_runes(g: Runewars, row: Row) -> None:
    """A token of unknown face, a false rune, a dragon rune; not one that another player is just placing (RW-905)."""
    hidden = [] if g.over else being_placed(g, row.viewer)
    for area in range(AREA_COUNT):
        rune = g.rune[area]
        if rune <= 0 or area in hidden:
            row.skip(3)
        else:
            row.one_hot(rune if knows_rune(g, row.viewer, area) else 0, 3)


def write_activated(g: Runewars, row: Row) -> None:
    for seats in g.activated:
        row.seat_bits(seats)


def write_tokens(g: Runewars, row: Row) -> None:
    """An exploration token that the viewer does not know, or which one it is."""
    for area in range(AREA_COUNT):
        token = g.token[area]
        unknown = token != NONE and not knows_token(g, row.viewer, area)
        row.flag(unknown)
        row.one_hot(NONE if unknown else token, len(EXPLORATION))


# The players


def write_seats(g: Runewars, row: Row) -> None:
    """Influence, dials, Order cards, sizes of hands, faction, elimination."""
    for number in row.seats:
        seat = g.seats[number]
        row.number(seat.influence)
        row.numbers(seat.dials)
        row.bits(seat.orders, 1, 8)
        row.bits(seat.used, 1, 8)
        row.number(seat.active)
        row.number(seat.last_order)
        row.number(len(seat.tactics))
        row.number(len(seat.quests))
        row.one_hot(seat.faction, len(FACTIONS))
        row.flag(seat.eliminated)


def write_tactics(g: Runewars, row: Row) -> None:
    row.counts(g.seats[row.viewer].tactics, len(TACTICS))


def write_fresh(g: Runewars, row: Row) -> None:
    """Tactics cards drawn this season (RW-556)."""
    row.counts(g.seats[row.viewer].fresh, len(TACTICS))


def write_quests(g: Runewars, row: Row) -> None:
    row.counts(g.seats[row.viewer].quests, len(QUESTS))


def write_objective(g: Runewars, row: Row) -> None:
    row.one_hot(g.seats[row.viewer].objective, len(OBJECTIVES))


def write_heroes(g: Runewars, row: Row) -> None:
    """Who has the hero, where, in what condition, the Rewards that the viewer knows, how many in all and unknown."""
    for hero in range(HERO_COUNT):
        holder = g.hero_seat[hero]
        row.one_seat(holder)
        row.number(g.hero_area[hero] + 1)
        row.number(g.hero_routed >> hero & 1)
        row.number(g.hero_damage[hero])
        for at in range(3):
            row.number(g.training[hero * 3 + at])
        cards = g.hero_rewards[hero]
        unknown = 0
        for card in cards:
            if knows_reward(g, row.viewer, holder, card):
                row.add(card)
            else:
                unknown += 1
        row.skip(len(REWARDS))
        row.number(len(cards))
        row.number(unknown)


# Fights


def write_fate_open(g: Runewars, row: Row) -> None:
    """Fate cards in use that the viewer sees."""
    for frame in g.stack:
        if isinstance(frame, (Test, Diplomacy)):
            mark_fate(row, frame.fate)
        elif isinstance(frame, Duel):
            mark_fate(row, frame.attacker_side.cards)
            mark_fate(row, frame.defender_side.cards)
        elif isinstance(frame, Battle):
            for side in (frame.attacker, frame.defender):
                mark_fate(row, [card for card in side.cards if knows_fate(g, row.viewer, frame, side, card)])
    row.skip(FATE_CARDS)


def write_battle(g: Runewars, row: Row) -> None:
    """The participants of the battle in progress."""
    battle = battle_in_progress(g)
    if battle is not None:
        row.counts(battle.attacker.units, len(LABELS))
        row.counts(battle.defender.units, len(LABELS))


def write_battle_numbers(g: Runewars, row: Row) -> None:
    """The area and the round of the battle in progress, its strengths, its totals, its winner; -1 without one."""
    battle = battle_in_progress(g)
    if battle is None:
        for _ in range(BATTLE_NUMBERS):
            row.number(NONE)
        return
    row.number(battle.area)
    row.number(battle.round)
    row.number(battle.attacker.strength)
    row.number(battle.defender.strength)
    row.numbers(battle.totals if battle.totals else [-1, -1])
    row.number(battle.winner)
    row.flag(battle.decided)
