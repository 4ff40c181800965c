"""What a seat may know, as numbers for research: named pieces (RW-024 decides what is in them)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.game import Piece
from rulewright.games.runewars.content import LABEL_STRIDE, LABELS, NONE, ROUTED
from rulewright.games.runewars.control import controller
from rulewright.games.runewars.frames import Battle, Diplomacy, Duel, Frame, Side, Test
from rulewright.games.runewars.framing import PROTOTYPES
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
from rulewright.games.runewars.knowledge import (
    knows_fate,
    knows_reward,
    knows_rune,
    knows_token,
    sees_token,
    view_frame,
)
from rulewright.games.runewars.state import Runewars

FRAMES: Final = (*PROTOTYPES, "over")
SEAT_NUMBERS: Final = 29
HERO_NUMBERS: Final = 28


def pieces(players: int) -> list[Piece]:
    """The parts of an observation; players are listed from the observer on, clockwise."""
    return [
        Piece("seat", (players,), 0, 1),
        Piece("options", (4,), 0, 1),
        Piece("year", (1,), 1, 8),
        Piece("season", (4,), 0, 1),
        Piece("season_card", (len(SEASON_CARDS),), 0, 1),
        Piece("frame", (len(FRAMES),), 0, 1),
        Piece("waiting", (players,), 0, 1),
        Piece("turn", (players,), 0, 1),
        Piece("on_map", (int(AREA_COUNT),), 0, 1),
        Piece("cells", (int(AREA_COUNT), 2), -27, 27),
        Piece("control", (int(AREA_COUNT), players), 0, 1),
        Piece("standing", (int(AREA_COUNT), int(UNIT_COUNT)), 0, 16),
        Piece("routed", (int(AREA_COUNT), int(UNIT_COUNT)), 0, 16),
        Piece("strongholds", (int(AREA_COUNT), players), 0, 2),
        Piece("developments", (int(AREA_COUNT), len(DEVELOPMENTS)), 0, 1),
        Piece("cities", (int(AREA_COUNT), len(CITIES)), 0, 1),
        Piece("runes", (int(AREA_COUNT), 3), 0, 1),
        Piece("activated", (int(AREA_COUNT), players), 0, 1),
        Piece("tokens", (int(AREA_COUNT), len(EXPLORATION) + 1), 0, 1),
        Piece("seats", (players, SEAT_NUMBERS), -1, 299),
        Piece("tactics", (len(TACTICS),), 0, 3),
        Piece("fresh", (len(TACTICS),), 0, 3),
        Piece("quests", (len(QUESTS),), 0, 1),
        Piece("shown_quests", (len(QUESTS),), 0, 1),
        Piece("objective", (len(OBJECTIVES),), 0, 1),
        Piece("titles", (len(TITLES), players + 1), 0, 299),
        Piece("heroes", (int(HERO_COUNT), players + HERO_NUMBERS), 0, 42),
        Piece("decks", (11,), 0, 50),
        Piece("fate_discard", (30,), 0, 1),
        Piece("fate_open", (30,), 0, 1),
        Piece("tactics_discard", (len(TACTICS),), 0, 3),
        Piece("battle", (2, len(LABELS)), 0, 16),
        Piece("battle_numbers", (8,), -1, 99),
    ]


def observe(g: Runewars, viewer: i64) -> dict[str, list[float]]:
    """What the viewer may know, piece by piece; hidden things are in none of them."""
    order = [(viewer + turn) % g.players for turn in range(g.players)]
    own = g.seats[viewer]
    return {
        "seat": one_hot(viewer, g.players),
        "options": [float(g.exploration), float(g.epic), float(g.revised), float(g.quick_map)],
        "year": [float(g.year)],
        "season": one_hot(g.season, 4),
        "season_card": one_hot(g.season_card, len(SEASON_CARDS)),
        "frame": one_hot(FRAMES.index(present_frame(g, viewer)), len(FRAMES)),
        "waiting": [float(g.asking >> seat & 1) for seat in order],
        "turn": [float(g.turn_seat == seat) for seat in order],
        **observe_areas(g, viewer, order),
        "seats": [number for seat in order for number in seat_numbers(g, seat)],
        "tactics": counts(own.tactics, len(TACTICS)),
        "fresh": counts(own.fresh, len(TACTICS)),
        "quests": counts(own.quests, len(QUESTS)),
        "shown_quests": [float(g.shown_quests >> quest & 1) for quest in range(len(QUESTS))],
        "objective": one_hot(own.objective, len(OBJECTIVES)),
        "titles": [
            number
            for title in range(len(TITLES))
            for number in [float(g.title_influence[title]), *(float(g.title_seat[title] == seat) for seat in order)]
        ],
        "heroes": [number for hero in range(HERO_COUNT) for number in hero_numbers(g, viewer, order, hero)],
        "decks": deck_numbers(g),
        "fate_discard": counts([card - 1 for card in g.fate_discard], 30),
        "fate_open": counts([card - 1 for card in open_fate(g, viewer)], 30),
        "tactics_discard": counts(g.tactics_discard, len(TACTICS)),
        **observe_battle(g),
    }


def present_frame(g: Runewars, viewer: i64) -> str:
    """The innermost frame, as the viewer may know it."""
    if g.over or not g.stack:
        return "over"
    frame = g.stack[len(g.stack) - 1]
    assert isinstance(frame, Frame)
    return str(view_frame(g, viewer, frame)["name"])


def observe_areas(g: Runewars, viewer: i64, order: list[int]) -> dict[str, list[float]]:
    """What lies in the areas, area by area in map order; areas that are not on the map are all zero."""
    rows: dict[str, list[float]] = {
        name: []
        for name in (
            "on_map", "cells", "control", "standing", "routed", "strongholds",
            "developments", "cities", "runes", "activated", "tokens",
        )
    }  # fmt: skip
    for area in range(AREA_COUNT):
        laid = bool(g.board.on_map[area])
        owner = controller(g, area) if laid else NONE
        rows["on_map"].append(float(laid))
        rows["cells"] += [float(g.board.cell_q[area]), float(g.board.cell_r[area])]
        rows["control"] += [float(owner == seat) for seat in order]
        rows["standing"] += unit_counts(g.units[area], False)
        rows["routed"] += unit_counts(g.units[area], True)
        side = 1.0 if g.damaged >> area & 1 else 2.0
        rows["strongholds"] += [side if g.stronghold[area] == seat else 0.0 for seat in order]
        rows["developments"] += one_hot(g.development[area], len(DEVELOPMENTS))
        rows["cities"] += one_hot(g.city[area], len(CITIES))
        rows["runes"] += rune_numbers(g, viewer, area)
        rows["activated"] += [float(g.activated[area] >> seat & 1) for seat in order]
        token = g.token[area]
        unknown = token != NONE and not knows_token(g, viewer, area)
        rows["tokens"] += [float(unknown), *one_hot(NONE if unknown else token, len(EXPLORATION))]
    return rows


def rune_numbers(g: Runewars, viewer: i64, area: i64) -> list[float]:
    """A token of unknown face, a false rune, a dragon rune."""
    if not sees_token(g, viewer, area):
        return [0.0, 0.0, 0.0]
    return one_hot(g.rune[area] if knows_rune(g, viewer, area) else 0, 3)


def unit_counts(labels: list[int], routed: bool) -> list[float]:
    row = [0.0] * UNIT_COUNT
    for label in labels:
        if (label % LABEL_STRIDE >= ROUTED) == routed:
            row[label // LABEL_STRIDE] += 1.0
    return row


def seat_numbers(g: Runewars, number: i64) -> list[float]:
    """Influence, dials, Order cards, sizes of hands, faction, elimination."""
    seat = g.seats[number]
    row = [float(seat.influence), *(float(dial) for dial in seat.dials)]
    row += [float(seat.orders >> order & 1) for order in range(1, 9)]
    row += [float(seat.used >> order & 1) for order in range(1, 9)]
    row += [float(seat.active), float(seat.last_order), float(len(seat.tactics)), float(len(seat.quests))]
    row += [*one_hot(seat.faction, len(FACTIONS)), float(seat.eliminated)]
    return row


def hero_numbers(g: Runewars, viewer: i64, order: list[int], hero: i64) -> list[float]:
    """Who has the hero, where, in what condition, and the Rewards that the viewer knows."""
    row = [float(g.hero_seat[hero] == seat) for seat in order]
    row += [float(g.hero_area[hero] + 1), float(g.hero_routed >> hero & 1), float(g.hero_damage[hero])]
    row += [float(g.training[hero * 3 + at]) for at in range(3)]
    cards = g.hero_rewards[hero]
    known = [card for card in cards if knows_reward(g, viewer, g.hero_seat[hero], card)]
    return [*row, *counts(known, len(REWARDS)), float(len(cards)), float(len(cards) - len(known))]


def deck_numbers(g: Runewars) -> list[float]:
    decks = [g.fate, g.quest_deck, g.hero_deck, g.reward_deck, g.tactics_deck, *g.objective_decks, *g.season_decks]
    return [float(len(deck)) for deck in decks]


def open_fate(g: Runewars, viewer: i64) -> list[int]:
    """Fate cards in use that the viewer sees."""
    cards: list[int] = []
    for frame in g.stack:
        if isinstance(frame, (Test, Diplomacy)):
            cards += frame.fate
        elif isinstance(frame, Duel):
            cards += frame.attacker_side.cards + frame.defender_side.cards
        elif isinstance(frame, Battle):
            for side in (frame.attacker, frame.defender):
                cards += [card for card in side.cards if knows_fate(g, viewer, frame, side, card)]
    return cards


def observe_battle(g: Runewars) -> dict[str, list[float]]:
    """The participants of the battle in progress, and its numbers."""
    for frame in g.stack:
        if isinstance(frame, Battle):
            labels = label_counts(frame.attacker) + label_counts(frame.defender)
            totals = frame.totals if frame.totals else [-1, -1]
            numbers = [frame.area, frame.round, frame.attacker.strength, frame.defender.strength, *totals]
            return {
                "battle": labels,
                "battle_numbers": [*(float(number) for number in numbers), float(frame.winner), float(frame.decided)],
            }
    return {"battle": [0.0] * (2 * len(LABELS)), "battle_numbers": [-1.0] * 8}


def label_counts(side: Side) -> list[float]:
    return counts(side.units, len(LABELS))


def one_hot(place: i64, length: i64) -> list[float]:
    row = [0.0] * length
    if 0 <= place < length:
        row[place] = 1.0
    return row


def counts(things: list[int], kinds: i64) -> list[float]:
    row = [0.0] * kinds
    for thing in things:
        row[thing] += 1.0
    return row
