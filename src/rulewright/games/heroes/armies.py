"""Armies, markers and Power: what every chapter asks for and changes (MH-530 to MH-538, MH-570, MH-574)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import shuffle
from rulewright.core.frame import finish
from rulewright.games.heroes.battle.frames import Battle
from rulewright.games.heroes.capital.frames import Develop
from rulewright.games.heroes.content import MARKERS, TARGETS, TIERS
from rulewright.games.heroes.map.frames import HeroesFrame
from rulewright.games.heroes.state import BY_DOMINATION, IN_CAPITAL, NOBODY, Hero, Heroes, Seat

PILE_NAMES: Final = ("green", "yellow", "red")


def seat_of_hero(g: Heroes, hero: i64) -> i64:
    """Whose hero it is."""
    for seat in range(g.players):
        for one in g.seats[seat].heroes:
            if one.hero == hero:
                return seat
    raise AssertionError(f"hero {hero} is not in play")


# Unit tokens


def reserve(g: Heroes, seat: i64, tier: i64) -> i64:
    """MH-091, MH-570: tokens of a type that are in no army and no casualties of the present battle."""
    player = g.seats[seat]
    left: i64 = g.tables.tokens[player.faction * TIERS + tier]
    for hero in player.heroes:
        left -= hero.stack(tier)
    for frame in g.stack:
        if isinstance(frame, Battle):
            for side in frame.sides:
                if side.hero >= 0 and side.hero // 3 == player.faction:
                    left -= side.casualties[tier]
    return left


def has_elite(hero: Hero) -> bool:
    """MH-432: an elite unit anywhere in the army."""
    for tier in range(TIERS):
        if hero.army[tier] > 0:
            return True
    return False


def flip_up(hero: Hero, tier: i64) -> None:
    """Turns a basic token to its elite side."""
    hero.army[TIERS + tier] -= 1
    hero.army[tier] += 1


def basic_types(hero: Hero, first: i64) -> list[int]:
    """The types with a basic token in the army, as options from `first` on."""
    unit: i64 = hero.hero // 3 * TIERS
    return [int(first + unit + tier) for tier in range(TIERS) if hero.army[TIERS + tier] > 0]


# The map


def square_of(g: Heroes, seat: i64, hero: Hero) -> i64:
    """MH-645: a hero in its capital counts as standing on the capital's square."""
    return g.seats[seat].capital if hero.at == IN_CAPITAL else hero.at


def sites_of(g: Heroes, seat: i64) -> list[int]:
    """The sites that a seat controls, in reading order."""
    return [site for site in g.map().in_order if g.owners[site] == seat]


def free_markers(g: Heroes, seat: i64) -> i64:
    """MH-092."""
    left: i64 = MARKERS
    for owner in g.owners:
        if owner == seat:
            left -= 1
    return left


def take_control(g: Heroes, seat: i64, site: i64) -> None:
    """MH-235: a marker is replaced."""
    board = g.map()
    former = g.owners[site]
    g.owners[site] = int(seat)
    if former != NOBODY and g.narration is not None:
        g.tell_all("loses_control", [int(power(g, former))], former, board.codes[site], board.squares[site])


# Power


def power(g: Heroes, seat: i64) -> i64:
    """MH-531: locations, capital, artefacts, and what was won for good."""
    player = g.seats[seat]
    points: i64 = player.bonus_pp + g.tables.level_power[player.level]
    return points + power_of_locations(g, seat) + power_of_artefacts(g, seat)


def power_of_locations(g: Heroes, seat: i64) -> i64:
    """MH-237 to MH-241."""
    points: i64 = 0
    codes = g.map().codes
    for site, owner in enumerate(g.owners):
        if owner == seat:
            points += g.tables.location_power[codes[site]]
    return points


def power_of_artefacts(g: Heroes, seat: i64) -> i64:
    """MH-388."""
    points: i64 = 0
    for hero in g.seats[seat].heroes:
        for artefact in hero.artefacts:
            points += g.tables.artefact_power[artefact]
    return points


def power_by_source(g: Heroes, seat: i64) -> list[int]:
    """MH-531: locations, capital, artefacts, what was won for good."""
    player = g.seats[seat]
    capital = g.tables.level_power[player.level]
    return [
        int(power_of_locations(g, seat)),
        int(capital),
        int(power_of_artefacts(g, seat)),
        int(player.bonus_pp),
    ]


def wealth(player: Seat) -> i64:
    """MH-533."""
    return player.gold + player.resources


def active_seat(g: Heroes) -> i64:
    """MH-005: whose turn it is; NOBODY between turns."""
    for frame in g.stack:
        if isinstance(frame, HeroesFrame):
            return frame.seat
        if isinstance(frame, Develop):
            return frame.seat
        if isinstance(frame, Battle):
            return frame.sides[0].seat
    return NOBODY


def check_power(g: Heroes, seat: i64) -> bool:
    """MH-530, MH-534, MH-538: whether Power has reached the target, which ends the game."""
    if g.narration is not None:
        g.tell("power", seat, power(g, seat))
    most: i64 = -1
    winner: i64 = NOBODY
    active = active_seat(g)
    for one in range(g.players):
        points = power(g, one)
        if points > most or (points == most and one == active):
            most = points
            winner = one
    if most < TARGETS[g.players]:
        return False
    g.won_by = winner
    g.ended = BY_DOMINATION
    g.tell("end_by_domination", winner, most)
    tell_scores(g)
    finish(g)
    return True


def tell_scores(g: Heroes) -> None:
    """MH-533: what decided."""
    for seat in range(g.players):
        g.tell_all("final_score", power_by_source(g, seat), seat, power(g, seat), wealth(g.seats[seat]))


# Decks that run out


def refill(g: Heroes, what: str, deck: list[int], discards: list[int]) -> None:
    """MH-571, MH-572: a deck is made of its discards at the moment of need; one card alone is not shuffled (MH-007)."""
    if deck or not discards:
        return
    deck += discards
    discards.clear()
    if len(deck) > 1:
        shuffle(g, what, deck)


def draw_top(g: Heroes, what: str, deck: list[int], discards: list[int]) -> i64:
    """MH-572: the top card; -1 if there is none, nor a discard pile to make a deck of."""
    refill(g, what, deck, discards)
    if not deck:
        return -1
    g.barrier += 1
    return deck.pop(0)
