"""Observations for research: what a seat may know, as named pieces of numbers.

Players are listed from the observer on, clockwise; regions, chips and cards in canonical order. Bags hold no secret:
every chip that enters or leaves one is seen by all (WW-602).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.wonderland.battle.frames import Battle, Draw, Fighter, Harm, Play, War, is_told
from rulewright.games.wonderland.cards.frames import PlaceSupporter
from rulewright.games.wonderland.content import CARDS_IN_DECK, CODES, FIGURE_COUNT, LAST_SEAT, LOST
from rulewright.games.wonderland.ids import (
    ABILITY_COUNT,
    CHIP_COUNT,
    FACTION_COUNT,
    MADNESS_2,
    QUEST_COUNT,
    REGION_COUNT,
    SCORING_TOKEN_COUNT,
    SET_COUNT,
    WONDERLANDIAN_COUNT,
)
from rulewright.games.wonderland.knowledge.position import FRAMES
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.games.wonderland.setup.frames import Setup
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.tea.frames import Card, PlaceUnits, Reward, Roll
from rulewright.games.wonderland.tea_table import cards_of_party
from rulewright.kit.observations import AS_KNOWN, EVERYBODY, OWN, Piece, Row

FRAME_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate((*FRAMES.blanks, "match", "over"))}
SEAT_NUMBERS: Final = 7
FIGHTER_NUMBERS: Final = 14
LEADER_PLACES: Final[i64] = LOST + 1
PLACES: Final[i64] = REGION_COUNT + 1
TRACKS: Final = 4


def pieces(players: int) -> list[Piece]:
    """The parts of an observation, in order."""
    chips = int(CHIP_COUNT)
    regions = int(REGION_COUNT)
    quests = int(QUEST_COUNT)
    return [
        Piece("seat", (players,), 0, 1, EVERYBODY, write_seat),
        Piece("round", (3,), 0, 1, EVERYBODY, write_round),
        Piece("phase", (4,), 0, 1, EVERYBODY, write_phase),
        Piece("frame", (len(FRAME_NUMBERS),), 0, 1, EVERYBODY, write_frame),
        Piece("waiting", (players,), 0, 1, EVERYBODY, write_waiting),
        Piece("first_player", (players,), 0, 1, EVERYBODY, write_first_player),
        Piece("ally_sets", (5, int(SET_COUNT)), 0, 1, EVERYBODY, write_ally_sets),
        Piece("scoring", (regions, int(SCORING_TOKEN_COUNT)), 0, 1, EVERYBODY, write_scoring),
        Piece("unused_region", (regions,), 0, 1, EVERYBODY, write_unused_region),
        Piece("battle_start", (regions,), 0, 1, EVERYBODY, write_battle_start),
        Piece("to_come", (regions,), 0, 1, EVERYBODY, write_to_come),
        Piece("tea_cards", (int(LAST_SEAT), int(CARDS_IN_DECK)), 0, 1, EVERYBODY, write_tea_cards),
        Piece("tea_poison", (int(LAST_SEAT),), 0, 1, EVERYBODY, write_tea_poison),
        Piece("market", (int(WONDERLANDIAN_COUNT),), 0, 1, EVERYBODY, write_market),
        Piece("supply", (12,), 0, 99, EVERYBODY, write_supply),
        Piece("poison_pool", (1,), 0, 7, EVERYBODY, write_poison_pool),
        Piece("decks", (5,), 0, 30, EVERYBODY, write_decks),
        Piece("factions", (players, int(FACTION_COUNT)), 0, 1, EVERYBODY, write_factions),
        Piece("players", (players, SEAT_NUMBERS), -99, 999, EVERYBODY, write_players),
        Piece("leaders", (players, int(LEADER_PLACES)), 0, 1, EVERYBODY, write_leaders),
        Piece("supporters", (players, int(PLACES)), 0, 14, EVERYBODY, write_supporters),
        Piece("figures", (players, int(FIGURE_COUNT), int(PLACES)), 0, 1, EVERYBODY, write_figures),
        Piece("castles", (players, regions, 2), 0, 1, EVERYBODY, write_castles),
        Piece("bags", (players, chips), 0, 99, EVERYBODY, write_bags),
        Piece("exhausted", (players, chips), 0, 99, EVERYBODY, write_exhausted),
        Piece("active", (players, chips), 0, 99, EVERYBODY, write_active),
        Piece("last_active", (players, chips), 0, 1, EVERYBODY, write_last_active),
        Piece("madness", (players, 2), 0, 4, EVERYBODY, write_madness),
        Piece("forge", (players, TRACKS, chips), 0, 3, EVERYBODY, write_forge),
        Piece("abilities", (players, int(ABILITY_COUNT)), 0, 1, EVERYBODY, write_abilities),
        Piece("wonderlandians", (players, int(WONDERLANDIAN_COUNT)), 0, 1, EVERYBODY, write_wonderlandians),
        Piece("feats", (players, quests), 0, 1, EVERYBODY, write_feats),
        Piece("quests", (quests,), 0, 1, OWN, write_quests),
        Piece("quests_to_keep", (quests,), 0, 1, OWN, write_quests_to_keep),
        Piece("roll", (3,), 0, 1, EVERYBODY, write_roll),
        Piece("card", (int(CARDS_IN_DECK),), 0, 1, EVERYBODY, write_card),
        Piece("effects", (len(CODES),), 0, 5, EVERYBODY, write_effects),
        Piece("reward", (len(CODES),), 0, 1, EVERYBODY, write_reward),
        Piece("units_to_place", (1 + regions,), 0, 14, EVERYBODY, write_units_to_place),
        Piece("battle", (regions,), 0, 1, EVERYBODY, write_battle),
        Piece("fighters", (players, FIGHTER_NUMBERS), 0, 999, EVERYBODY, write_fighters),
        Piece("wagers", (players, int(FACTION_COUNT) + 1), 0, 1, AS_KNOWN, write_wagers),
        Piece("drawn", (players, chips), 0, 99, EVERYBODY, write_drawn),
        Piece("played", (players, chips), 0, 1, EVERYBODY, write_played),
        Piece("harm", (chips,), 0, 1, EVERYBODY, write_harm),
        Piece("chip", (chips,), 0, 1, EVERYBODY, write_chip),
        Piece("places", (2, players), 0, 1, EVERYBODY, write_places),
        Piece("forge_actions", (2,), 0, 17, EVERYBODY, write_forge_actions),
    ]


# The table


def write_seat(g: Wonderland, row: Row) -> None:
    row.one_hot(row.viewer, g.players)


def write_round(g: Wonderland, row: Row) -> None:
    row.one_hot(g.round_of_game - 1, 3)


def write_phase(g: Wonderland, row: Row) -> None:
    row.one_hot(g.phase, 4)


def write_frame(g: Wonderland, row: Row) -> None:
    """The innermost frame; views show its name to everybody."""
    name = "over" if g.over else g.stack[len(g.stack) - 1].NAME
    row.one_hot(FRAME_NUMBERS[name], len(FRAME_NUMBERS))


def write_waiting(g: Wonderland, row: Row) -> None:
    row.seat_bits(g.asking)


def write_first_player(g: Wonderland, row: Row) -> None:
    row.one_seat(g.first_player)


def write_ally_sets(g: Wonderland, row: Row) -> None:
    for card in g.ally_cards:
        row.one_hot(card if g.dealt else -1, SET_COUNT)


def write_scoring(g: Wonderland, row: Row) -> None:
    for token in g.scoring:
        row.one_hot(token, SCORING_TOKEN_COUNT)


def write_unused_region(g: Wonderland, row: Row) -> None:
    row.one_hot(g.unused_region, REGION_COUNT)


def write_battle_start(g: Wonderland, row: Row) -> None:
    row.one_hot(g.battle_start if g.dealt else -1, REGION_COUNT)


def write_to_come(g: Wonderland, row: Row) -> None:
    """The regions whose battles of this war are still to come, once the war has begun."""
    for frame in g.stack:
        if isinstance(frame, War) and frame.queue is not None:
            for region in frame.queue:
                row.add(region)
    row.skip(REGION_COUNT)


def write_tea_cards(g: Wonderland, row: Row) -> None:
    """The card on each seat of the table, by its number in the deck of the round."""
    for card in g.tea_card:
        row.one_hot(card % CARDS_IN_DECK if card >= 0 else -1, CARDS_IN_DECK)


def write_tea_poison(g: Wonderland, row: Row) -> None:
    row.bits(g.tea_poison, 0, LAST_SEAT - 1)


def write_market(g: Wonderland, row: Row) -> None:
    row.counts(g.market, WONDERLANDIAN_COUNT)


def write_supply(g: Wonderland, row: Row) -> None:
    row.numbers(g.supply)


def write_poison_pool(g: Wonderland, row: Row) -> None:
    row.number(g.poison_pool)


def write_decks(g: Wonderland, row: Row) -> None:
    """How many cards each deck has."""
    for deck in g.tea_decks:
        row.number(len(deck))
    row.number(len(g.wonderlandian_deck))
    row.number(len(g.quest_deck))


# The players


def write_factions(g: Wonderland, row: Row) -> None:
    for seat in row.seats:
        row.one_hot(g.seats[seat].faction, FACTION_COUNT)


def write_players(g: Wonderland, row: Row) -> None:
    """VP, shards, shield, leader strength, The Host, and how many quests and tea cards of this party."""
    for seat in row.seats:
        player = g.seats[seat]
        row.number(player.vp)
        row.number(player.shards)
        row.number(player.shield)
        row.number(player.leader_strength)
        row.flag(player.host_used)
        row.number(len(player.quests))
        row.number(cards_of_party(g, seat))


def write_leaders(g: Wonderland, row: Row) -> None:
    for seat in row.seats:
        row.one_hot(g.seats[seat].leader, LEADER_PLACES)


def write_supporters(g: Wonderland, row: Row) -> None:
    for seat in row.seats:
        row.numbers(g.seats[seat].supporters)


def write_figures(g: Wonderland, row: Row) -> None:
    for seat in row.seats:
        for place in g.seats[seat].figures:
            row.one_hot(place, PLACES)


def write_castles(g: Wonderland, row: Row) -> None:
    for seat in row.seats:
        for castle in g.seats[seat].castles:
            row.one_hot(castle, 2)


def write_bags(g: Wonderland, row: Row) -> None:
    for seat in row.seats:
        row.numbers(g.seats[seat].bag)


def write_exhausted(g: Wonderland, row: Row) -> None:
    for seat in row.seats:
        row.numbers(g.seats[seat].exhausted)


def write_active(g: Wonderland, row: Row) -> None:
    for seat in row.seats:
        row.counts(g.seats[seat].active, CHIP_COUNT)


def write_last_active(g: Wonderland, row: Row) -> None:
    """The active chip furthest right, at which feats look (WW-334)."""
    for seat in row.seats:
        active = g.seats[seat].active
        row.one_hot(active[len(active) - 1] if active else -1, CHIP_COUNT)


def write_madness(g: Wonderland, row: Row) -> None:
    """Chips on the madness track: regular ones, double ones."""
    for seat in row.seats:
        for chip in g.seats[seat].madness:
            row.add(1 if chip == MADNESS_2 else 0)
        row.skip(2)


def write_forge(g: Wonderland, row: Row) -> None:
    for seat in row.seats:
        for track in g.seats[seat].forge:
            row.counts(track, CHIP_COUNT)


def write_abilities(g: Wonderland, row: Row) -> None:
    for seat in row.seats:
        row.bits(g.seats[seat].abilities, 0, ABILITY_COUNT - 1)


def write_wonderlandians(g: Wonderland, row: Row) -> None:
    for seat in row.seats:
        row.bits(g.seats[seat].wonderlandians, 0, WONDERLANDIAN_COUNT - 1)


def write_feats(g: Wonderland, row: Row) -> None:
    for seat in row.seats:
        row.counts(g.seats[seat].feats, QUEST_COUNT)


def write_quests(g: Wonderland, row: Row) -> None:
    row.counts(g.seats[row.viewer].quests, QUEST_COUNT)


def write_quests_to_keep(g: Wonderland, row: Row) -> None:
    """WW-031: the two quests of which one is kept."""
    for frame in g.stack:
        if isinstance(frame, Setup) and len(frame.drawn) == g.players:
            for quest in frame.drawn[row.viewer] or []:
                row.add(quest)
    row.skip(QUEST_COUNT)


# The tea party


def write_roll(g: Wonderland, row: Row) -> None:
    value: i64 = -1
    for frame in g.stack:
        if isinstance(frame, Roll):
            value = frame.value
    row.one_hot(value - 1, 3)


def write_card(g: Wonderland, row: Row) -> None:
    """The card that is resolved."""
    card: i64 = -1
    for frame in g.stack:
        if isinstance(frame, Card) and frame.card >= 0:
            card = frame.card % CARDS_IN_DECK
    row.one_hot(card, CARDS_IN_DECK)


def write_effects(g: Wonderland, row: Row) -> None:
    """Its open effects."""
    for frame in g.stack:
        if isinstance(frame, Card):
            for code in frame.effects or []:
                row.add(code)
    row.skip(len(CODES))


def write_reward(g: Wonderland, row: Row) -> None:
    """The reward that is being taken."""
    code: i64 = -1
    for frame in g.stack:
        if isinstance(frame, Reward):
            code = frame.code
    row.one_hot(code, len(CODES))


def write_units_to_place(g: Wonderland, row: Row) -> None:
    """How many units are still to be placed, and in which region."""
    left: i64 = 0
    region: i64 = -1
    for frame in g.stack:
        if isinstance(frame, PlaceUnits):
            left, region = frame.left, frame.region
        elif isinstance(frame, PlaceSupporter):
            left, region = 1, frame.region
    row.number(left)
    row.one_hot(region, REGION_COUNT)


# The war


def battle_fought(g: Wonderland) -> Battle | None:
    """The battle in progress, if its participants are known."""
    for frame in g.stack:
        if isinstance(frame, Battle) and frame.fighters:
            return frame
    return None


def draw_made(g: Wonderland) -> Draw | None:
    """The draw in progress, if any."""
    for frame in g.stack:
        if isinstance(frame, Draw):
            return frame
    return None


def write_battle(g: Wonderland, row: Row) -> None:
    battle = battle_fought(g)
    row.one_hot(-1 if battle is None else battle.region, REGION_COUNT)


def write_fighters(g: Wonderland, row: Row) -> None:
    battle = battle_fought(g)
    if battle is not None:
        for seat in row.seats:
            fighter = battle.fighters[seat]
            if fighter is None:
                row.skip(FIGHTER_NUMBERS)
            else:
                write_fighter(row, fighter)


def write_fighter(row: Row, fighter: Fighter) -> None:
    """Status, strength, and what is due to the next chip."""
    row.one_hot(fighter.status, 3)
    row.number(fighter.strength)
    row.number(fighter.draws)
    row.number(fighter.madness)
    row.number(fighter.extra)
    row.number(fighter.crown)
    row.flag(fighter.flamingo)
    row.flag(fighter.wait)
    row.flag(fighter.caterpillar)
    row.flag(fighter.unicorn)
    row.flag(fighter.mad_here)
    row.flag(fighter.laid)


def write_wagers(g: Wonderland, row: Row) -> None:
    """WW-207: who has wagered; on whom is known of the own wager, and of all when the outcome has come to them."""
    battle = battle_fought(g)
    if battle is not None:
        told = is_told(g, battle)
        for seat in row.seats:
            wager = battle.wagers[seat]
            row.one_hot(wager if told or seat == row.viewer else -1, FACTION_COUNT)
            row.flag(wager >= 0)


def write_drawn(g: Wonderland, row: Row) -> None:
    draw = draw_made(g)
    if draw is not None and draw.drawn:
        for seat in row.seats:
            row.counts(draw.drawn[seat] or [], CHIP_COUNT)


def write_played(g: Wonderland, row: Row) -> None:
    draw = draw_made(g)
    if draw is not None and draw.played:
        for seat in row.seats:
            row.one_hot(draw.played[seat], CHIP_COUNT)


def write_harm(g: Wonderland, row: Row) -> None:
    """The madness or poison chip that is being suffered."""
    chip: i64 = -1
    for frame in g.stack:
        if isinstance(frame, Harm):
            chip = frame.chip
    row.one_hot(chip, CHIP_COUNT)


def write_chip(g: Wonderland, row: Row) -> None:
    """The chip that is being played."""
    chip: i64 = -1
    for frame in g.stack:
        if isinstance(frame, Play):
            chip = frame.chip
    row.one_hot(chip, CHIP_COUNT)


def write_places(g: Wonderland, row: Row) -> None:
    """Who is first and second, once a battle has come to its outcome."""
    first: i64 = 0
    second: i64 = 0
    for frame in g.stack:
        if isinstance(frame, Outcome):
            for seat in frame.first:
                first |= 1 << seat
            for seat in frame.second:
                second |= 1 << seat
    row.seat_bits(first)
    row.seat_bits(second)


def write_forge_actions(g: Wonderland, row: Row) -> None:
    """WW-340: actions of the player who forges, by the symbol and by Forge chips."""
    symbol: i64 = 0
    chips: i64 = 0
    for frame in g.stack:
        if isinstance(frame, Outcome):
            symbol, chips = frame.symbol, frame.chips
    row.number(symbol)
    row.number(chips)
