"""Observations for research: what a seat may know, as named pieces of numbers.

Players are listed from the observer on, clockwise, with their heroes in the order in which they were hired; sites in
the reading order of their symbols; cards and units in canonical order. Squares are rows and columns from 1 on; 0 is
none, or the capital.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.heroes.armies import power
from rulewright.games.heroes.battle.frames import Assign, Attack, Battle, Resurrect, Side, Slot, Window
from rulewright.games.heroes.capital.frames import Develop
from rulewright.games.heroes.content import BUILDINGS_OF_FACTION, HEROES_OF_FACTION, TIERS, WIDTH
from rulewright.games.heroes.fights import SIDE_0
from rulewright.games.heroes.heroes.frames import Advance, Artefact, Train, Treasure
from rulewright.games.heroes.ids import (
    ARTEFACT_COUNT,
    BATTLE_ABILITY_COUNT,
    COLOUR_COUNT,
    ENCOUNTER_COUNT,
    FACTION_COUNT,
    HERO_COUNT,
    LOCATION_COUNT,
    SCROLL_COUNT,
    SKILL_COUNT,
    TREASURE_COUNT,
    UNIT_COUNT,
    WEEK_COUNT,
)
from rulewright.games.heroes.knowledge.position import FRAMES
from rulewright.games.heroes.map.frames import Activation, Arena, Deposit, HeroesFrame
from rulewright.games.heroes.options import POWERS, REWARDS, SLOTS
from rulewright.games.heroes.state import Hero, Heroes, Seat
from rulewright.kit.observations import EVERYBODY, OWN, Piece, Row

FRAME_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate((*FRAMES.blanks, "match", "over"))}
MOST_SITES: Final[i64] = 48
"""Of four players."""
GUARD_NUMBERS: Final[i64] = 6
SEAT_NUMBERS: Final = 13
ACTION_CARDS: Final[i64] = 4
ARMY: Final[i64] = 12
SIDE_NUMBERS: Final = 15
ATTACK_NUMBERS: Final = 16
DICE: Final[i64] = 5
EFFECTS: Final[i64] = 8
DEVELOP_NUMBERS: Final = 4


def pieces(players: int) -> list[Piece]:
    """The parts of an observation, in order."""
    heroes = int(HEROES_OF_FACTION)
    sites = int(MOST_SITES)
    return [
        Piece("seat", (players,), 0, 1, EVERYBODY, write_seat),
        Piece("round", (1,), 0, 999, EVERYBODY, write_round),
        Piece("frame", (len(FRAME_NUMBERS),), 0, 1, EVERYBODY, write_frame),
        Piece("waiting", (players,), 0, 1, EVERYBODY, write_waiting),
        Piece("first_player", (players,), 0, 1, EVERYBODY, write_first_player),
        Piece("week", (int(WEEK_COUNT),), 0, 1, EVERYBODY, write_week),
        Piece("decks", (7,), 0, 99, EVERYBODY, write_decks),
        Piece("terrain", (int(WIDTH), int(WIDTH)), -1, 3, EVERYBODY, write_terrain),
        Piece("portals", (int(WIDTH), int(WIDTH)), 0, 1, EVERYBODY, write_portals),
        Piece("sites", (sites, 4), 0, 20, EVERYBODY, write_sites),
        Piece("locations", (sites, int(LOCATION_COUNT)), 0, 1, EVERYBODY, write_locations),
        Piece("colours", (sites, int(COLOUR_COUNT)), 0, 1, EVERYBODY, write_colours),
        Piece("guards", (sites, int(GUARD_NUMBERS)), 0, 99, EVERYBODY, write_guards),
        Piece("guard_abilities", (sites, int(BATTLE_ABILITY_COUNT)), 0, 1, EVERYBODY, write_guard_abilities),
        Piece("owners", (sites, players), 0, 1, EVERYBODY, write_owners),
        Piece("spent", (sites,), 0, 1, EVERYBODY, write_spent),
        Piece("treasure_discard", (int(TREASURE_COUNT),), 0, 9, EVERYBODY, write_treasure_discard),
        Piece("scroll_discard", (int(SCROLL_COUNT),), 0, 9, EVERYBODY, write_scroll_discard),
        Piece("artefact_discard", (int(ARTEFACT_COUNT),), 0, 9, EVERYBODY, write_artefact_discard),
        Piece("spent_trophies", (int(ENCOUNTER_COUNT),), 0, 9, EVERYBODY, write_spent_trophies),
        Piece("factions", (players, int(FACTION_COUNT)), 0, 1, EVERYBODY, write_factions),
        Piece("players", (players, SEAT_NUMBERS), 0, 9999, EVERYBODY, write_players),
        Piece("buildings", (players, int(BUILDINGS_OF_FACTION)), 0, 1, EVERYBODY, write_buildings),
        Piece("heroes", (players, heroes, int(HERO_COUNT)), 0, 1, EVERYBODY, write_heroes),
        Piece("places", (players, heroes, 2), 0, 20, EVERYBODY, write_places),
        Piece("armies", (players, heroes, int(ARMY)), 0, 99, EVERYBODY, write_armies),
        Piece("skills", (players, heroes, int(SKILL_COUNT)), 0, 1, EVERYBODY, write_skills),
        Piece("artefacts", (players, heroes, int(ARTEFACT_COUNT)), 0, 1, EVERYBODY, write_artefacts),
        Piece("trophies", (players, heroes, int(ENCOUNTER_COUNT)), 0, 9, EVERYBODY, write_trophies),
        Piece("scroll_counts", (players, heroes), 0, 9, EVERYBODY, write_scroll_counts),
        Piece("scrolls", (heroes, int(SCROLL_COUNT)), 0, 9, OWN, write_scrolls),
        Piece("drawn_skills", (int(SKILL_COUNT),), 0, 1, OWN, write_drawn_skills),
        Piece("payment", (3,), 0, 99, EVERYBODY, write_payment),
        Piece("activated", (int(HERO_COUNT),), 0, 1, EVERYBODY, write_activated),
        Piece("active_hero", (int(HERO_COUNT),), 0, 1, EVERYBODY, write_active_hero),
        Piece("movement", (1,), 0, 99, EVERYBODY, write_movement),
        Piece("treasure", (1 + len(REWARDS),), 0, 9, EVERYBODY, write_treasure),
        Piece("artefact", (int(ARTEFACT_COUNT),), 0, 1, EVERYBODY, write_artefact),
        Piece("left", (3,), 0, 99, EVERYBODY, write_left),
        Piece("develop", (DEVELOP_NUMBERS,), 0, 1, EVERYBODY, write_develop),
        Piece("recruited", (int(UNIT_COUNT),), 0, 1, EVERYBODY, write_recruited),
        Piece("battle", (3,), 0, 99, EVERYBODY, write_battle),
        Piece("sides", (2, players), 0, 1, EVERYBODY, write_sides),
        Piece("fighting_heroes", (2, int(HERO_COUNT)), 0, 1, EVERYBODY, write_fighting_heroes),
        Piece("encounter", (int(ENCOUNTER_COUNT),), 0, 1, EVERYBODY, write_encounter),
        Piece("side_numbers", (2, SIDE_NUMBERS), 0, 99, EVERYBODY, write_side_numbers),
        Piece("used", (2, len(POWERS)), 0, 9, EVERYBODY, write_used),
        Piece("used_in_turn", (2, len(POWERS)), 0, 9, EVERYBODY, write_used_in_turn),
        Piece("order", (len(SLOTS),), 0, 99, EVERYBODY, write_order),
        Piece("acting", (len(SLOTS),), 0, 1, EVERYBODY, write_acting),
        Piece("effects", (int(SIDE_0) + 2, int(EFFECTS)), -99, 99, EVERYBODY, write_effects),
        Piece("attack", (ATTACK_NUMBERS,), 0, 99, EVERYBODY, write_attack),
        Piece("dice", (int(DICE), 2), 0, 8, EVERYBODY, write_dice),
        Piece("assigning", (3,), 0, 99, EVERYBODY, write_assigning),
        Piece("window", (9,), 0, 1, EVERYBODY, write_window),
    ]


def fill(row: Row) -> None:
    """The rest of a piece stays 0: there are fewer sites, heroes or dice than it has places for."""
    row.skip(row.end - row.at)


# The table


def write_seat(g: Heroes, row: Row) -> None:
    row.one_hot(row.viewer, g.players)


def write_round(g: Heroes, row: Row) -> None:
    row.number(g.round_of_game)


def write_frame(g: Heroes, row: Row) -> None:
    """The innermost frame; views show its name to everybody."""
    name = "over" if g.over else g.stack[len(g.stack) - 1].NAME
    row.one_hot(FRAME_NUMBERS[name], len(FRAME_NUMBERS))


def write_waiting(g: Heroes, row: Row) -> None:
    row.seat_bits(g.asking)


def write_first_player(g: Heroes, row: Row) -> None:
    row.one_seat(g.first_player)


def write_week(g: Heroes, row: Row) -> None:
    row.one_hot(g.week, WEEK_COUNT)


def write_decks(g: Heroes, row: Row) -> None:
    """Cards that are left: weeks, treasures, scrolls, artefacts, and tokens by colour."""
    row.numbers([len(g.week_deck), len(g.treasure_deck), len(g.scroll_deck), len(g.artefact_deck)])
    row.numbers([len(pile) for pile in g.piles])


def write_terrain(g: Heroes, row: Row) -> None:
    """-1 outside, 0 open, 1 mountain, 2 water, 3 port."""
    if g.board is not None:
        row.numbers(g.map().terrain)


def write_portals(g: Heroes, row: Row) -> None:
    if g.board is not None:
        for square in g.map().portals:
            row.add(square)


def write_sites(g: Heroes, row: Row) -> None:
    """The squares of each symbol and of the location that it defends."""
    if g.board is None:
        return
    board = g.map()
    for site, symbol in enumerate(board.symbols):
        write_square(row, symbol)
        write_square(row, board.squares[site])
    fill(row)


def write_square(row: Row, square: i64) -> None:
    row.number(square // WIDTH + 1 if square >= 0 else 0)
    row.number(square % WIDTH + 1 if square >= 0 else 0)


def write_locations(g: Heroes, row: Row) -> None:
    if g.board is not None:
        for code in g.map().codes:
            row.one_hot(code, LOCATION_COUNT)
    fill(row)


def write_colours(g: Heroes, row: Row) -> None:
    if g.board is not None:
        for colour in g.map().colours:
            row.one_hot(colour, COLOUR_COUNT)
    fill(row)


def write_guards(g: Heroes, row: Row) -> None:
    """MH-024: Number, Strength, Initiative, elite symbol, medals, chests of the token on each symbol."""
    tables = g.tables
    for guard in g.guards:
        if guard < 0:
            row.skip(GUARD_NUMBERS)
            continue
        row.number(tables.number[guard])
        row.number(tables.encounter_strength[guard])
        row.number(tables.encounter_initiative[guard])
        row.number(tables.elite[guard])
        row.number(tables.experience[guard])
        row.number(tables.chests[guard])
    fill(row)


def write_guard_abilities(g: Heroes, row: Row) -> None:
    for guard in g.guards:
        row.one_hot(g.tables.encounter_ability[guard] if guard >= 0 else -1, BATTLE_ABILITY_COUNT)
    fill(row)


def write_owners(g: Heroes, row: Row) -> None:
    for owner in g.owners:
        row.one_seat(owner)
    fill(row)


def write_spent(g: Heroes, row: Row) -> None:
    row.bits(g.spent, 0, MOST_SITES - 1)


def write_treasure_discard(g: Heroes, row: Row) -> None:
    row.counts(g.treasure_discard, TREASURE_COUNT)


def write_scroll_discard(g: Heroes, row: Row) -> None:
    row.counts(g.scroll_discard, SCROLL_COUNT)


def write_artefact_discard(g: Heroes, row: Row) -> None:
    row.counts(g.artefact_discard, ARTEFACT_COUNT)


def write_spent_trophies(g: Heroes, row: Row) -> None:
    for pile in g.spent_trophies:
        for trophy in pile:
            row.add(trophy)


# Players


def seats_of(g: Heroes, row: Row) -> list[Seat]:
    """From the viewer on, as soon as there are any."""
    return [g.seats[seat] for seat in row.seats] if g.seats else []


def write_factions(g: Heroes, row: Row) -> None:
    for player in seats_of(g, row):
        row.one_hot(player.faction, FACTION_COUNT)


def write_players(g: Heroes, row: Row) -> None:
    """Power, what was won for good, gold, resources, level, capital, skill decks, action cards."""
    if not g.seats:
        return
    for seat in row.seats:
        player = g.seats[seat]
        row.number(power(g, seat) if g.owners else 0)
        row.number(player.bonus_pp)
        row.number(player.gold)
        row.number(player.resources)
        row.number(player.level)
        write_square(row, player.capital)
        row.number(len(player.might))
        row.number(len(player.magic))
        for card in range(ACTION_CARDS):
            row.number(player.cards[card])


def write_buildings(g: Heroes, row: Row) -> None:
    for player in seats_of(g, row):
        row.bits(player.buildings, 0, BUILDINGS_OF_FACTION - 1)


def heroes_of(g: Heroes, row: Row) -> list[Hero | None]:
    """Three places for each player."""
    found: list[Hero | None] = []
    for player in seats_of(g, row):
        for place in range(HEROES_OF_FACTION):
            found.append(player.heroes[place] if place < len(player.heroes) else None)
    return found


def write_heroes(g: Heroes, row: Row) -> None:
    for hero in heroes_of(g, row):
        row.one_hot(-1 if hero is None else hero.hero, HERO_COUNT)


def write_places(g: Heroes, row: Row) -> None:
    for hero in heroes_of(g, row):
        write_square(row, -1 if hero is None else hero.at)


def write_armies(g: Heroes, row: Row) -> None:
    """Elite tokens by tier, then basic ones."""
    for hero in heroes_of(g, row):
        if hero is None:
            row.skip(ARMY)
        else:
            row.numbers(hero.army)


def write_skills(g: Heroes, row: Row) -> None:
    for hero in heroes_of(g, row):
        row.counts([] if hero is None else hero.skills, SKILL_COUNT)


def write_artefacts(g: Heroes, row: Row) -> None:
    for hero in heroes_of(g, row):
        row.counts([] if hero is None else hero.artefacts, ARTEFACT_COUNT)


def write_trophies(g: Heroes, row: Row) -> None:
    for hero in heroes_of(g, row):
        row.counts([] if hero is None else hero.trophies, ENCOUNTER_COUNT)


def write_scroll_counts(g: Heroes, row: Row) -> None:
    """MH-395: how many scrolls a hero holds is public."""
    for hero in heroes_of(g, row):
        row.number(0 if hero is None else len(hero.scrolls))


def write_scrolls(g: Heroes, row: Row) -> None:
    """MH-391: which ones, their owner knows."""
    if g.seats:
        for hero in g.seats[row.viewer].heroes:
            row.counts(hero.scrolls, SCROLL_COUNT)
    fill(row)


# Procedures in progress


def write_drawn_skills(g: Heroes, row: Row) -> None:
    """MH-355: the cards drawn and not kept yet."""
    for frame in g.stack:
        if isinstance(frame, Advance) and frame.seat == row.viewer:
            for skill in frame.drawn:
                row.add(skill)


def write_payment(g: Heroes, row: Row) -> None:
    """MH-354: the cost of an advancement, what is paid of it, and how many cards were drawn."""
    for frame in g.stack:
        if isinstance(frame, Advance):
            row.numbers([int(frame.cost), int(frame.paid), len(frame.drawn)])
            return


def write_activated(g: Heroes, row: Row) -> None:
    for frame in g.stack:
        if isinstance(frame, HeroesFrame):
            for hero in frame.activated:
                row.add(hero)


def write_active_hero(g: Heroes, row: Row) -> None:
    for frame in g.stack:
        if isinstance(frame, Activation):
            row.add(frame.hero)


def write_movement(g: Heroes, row: Row) -> None:
    for frame in g.stack:
        if isinstance(frame, Activation):
            row.number(frame.mp)
            return


def write_treasure(g: Heroes, row: Row) -> None:
    """MH-380: how many rewards may still be taken, and which are left."""
    for frame in g.stack:
        if isinstance(frame, Treasure):
            row.number(frame.count)
            row.counts(frame.left, len(REWARDS))
            return


def write_artefact(g: Heroes, row: Row) -> None:
    """MH-385: the artefact to be decided about."""
    for frame in g.stack:
        if isinstance(frame, Artefact):
            row.add(frame.card)


def write_left(g: Heroes, row: Row) -> None:
    """Units still to be trained, recruited at the Arena, points of Resurrection."""
    counts = [0, 0, 0]
    for frame in g.stack:
        if isinstance(frame, Train):
            counts[0] = int(frame.left)
        elif isinstance(frame, Arena):
            counts[1] = int(frame.recruited)
        elif isinstance(frame, Resurrect):
            counts[2] = int(frame.points)
        elif isinstance(frame, Deposit):
            counts[1] = int(frame.pile + 1)
    row.numbers(counts)


def write_develop(g: Heroes, row: Row) -> None:
    """MH-301, MH-320, MH-322: what was done already in a Develop action."""
    for frame in g.stack:
        if isinstance(frame, Develop):
            for done in (frame.built, frame.raised, frame.hired, frame.studied):
                row.flag(done)
            return


def write_recruited(g: Heroes, row: Row) -> None:
    for frame in g.stack:
        if isinstance(frame, Develop):
            for unit in frame.recruited:
                row.add(unit)


# Battles


def battle_in(g: Heroes) -> Battle | None:
    """The battle in progress."""
    for frame in g.stack:
        if isinstance(frame, Battle):
            return frame
    return None


def attack_in(g: Heroes) -> Attack | None:
    """The attack in progress."""
    for frame in g.stack:
        if isinstance(frame, Attack):
            return frame
    return None


def sides_in(g: Heroes) -> list[Side]:
    battle = battle_in(g)
    return [] if battle is None else battle.sides


def write_battle(g: Heroes, row: Row) -> None:
    """MH-400, MH-404: the turn and the square."""
    battle = battle_in(g)
    if battle is not None:
        row.number(battle.turn)
        write_square(row, battle.square)


def write_sides(g: Heroes, row: Row) -> None:
    for side in sides_in(g):
        row.one_seat(side.seat)


def write_fighting_heroes(g: Heroes, row: Row) -> None:
    for side in sides_in(g):
        row.one_hot(side.hero, HERO_COUNT)


def write_encounter(g: Heroes, row: Row) -> None:
    for side in sides_in(g):
        if side.encounter >= 0:
            row.add(side.encounter)


def write_side_numbers(g: Heroes, row: Row) -> None:
    """Wounds of an encounter; casualties and losses by tier; stacks that have used Armour; whether escape is open."""
    battle = battle_in(g)
    if battle is None:
        return
    for number, side in enumerate(battle.sides):
        row.number(side.wounds)
        row.numbers(side.casualties)
        row.numbers(side.losses)
        row.number(len(side.armour))
        row.flag(number in battle.ask)


def write_used(g: Heroes, row: Row) -> None:
    for side in sides_in(g):
        row.counts(side.used, len(POWERS))


def write_used_in_turn(g: Heroes, row: Row) -> None:
    for side in sides_in(g):
        row.counts(side.used_turn, len(POWERS))


def write_order(g: Heroes, row: Row) -> None:
    """MH-410: the place in the order of each slot that has still to act, from 1 on."""
    battle = battle_in(g)
    if battle is None:
        return
    places = [0] * len(SLOTS)
    for place, slot in enumerate(battle.order):
        places[slot] = place + 1
    row.numbers(places)


def write_acting(g: Heroes, row: Row) -> None:
    """The slot that acts, or whose attack goes on."""
    slot: i64 = -1
    for frame in g.stack:
        if isinstance(frame, (Slot, Attack)):
            slot = frame.slot
    row.one_hot(slot, len(SLOTS))


def write_effects(g: Heroes, row: Row) -> None:
    """MH-646: what is in force on each slot and on each side, added together."""
    battle = battle_in(g)
    if battle is None or not battle.effects:
        return
    sums = [0] * int((SIDE_0 + 2) * EFFECTS)
    for effect in battle.effects:
        if effect.first <= battle.turn:
            sums[effect.on * EFFECTS + effect.what] += int(effect.value)
    row.numbers(sums)


def write_attack(g: Heroes, row: Row) -> None:
    """MH-430 to MH-447: attacks, Strength, wounds and so on of the attack in progress."""
    attack = attack_in(g)
    if attack is None:
        return
    row.number(attack.kind + 1)
    row.number(attack.attacks)
    row.flag(attack.swap)
    row.flag(attack.no_elite)
    row.number(attack.strength_bonus)
    row.number(attack.strength)
    row.number(attack.battle_luck)
    row.number(attack.wounds)
    row.number(attack.inflicted)
    row.one_hot(attack.side, 2)
    row.one_hot(attack.face, 5)


def write_dice(g: Heroes, row: Row) -> None:
    """MH-435, MH-443: the value of each die, and whether it was rerolled."""
    attack = attack_in(g)
    if attack is not None:
        for die in attack.dice:
            row.number(die >> 1)
            row.number(die & 1)
    fill(row)


def write_assigning(g: Heroes, row: Row) -> None:
    """MH-450: wounds to be assigned, and to which stack."""
    for frame in g.stack:
        if isinstance(frame, Assign):
            row.number(frame.wounds)
            row.number(frame.stack % TIERS + 1 if frame.stack >= 0 else 0)
            row.flag(frame.finish)
            return


def write_window(g: Heroes, row: Row) -> None:
    """MH-408: which window is open."""
    for frame in g.stack:
        if isinstance(frame, Window):
            row.one_hot(frame.window, 9)
            return
