"""The map as estimates see it: how far everything is from a hero, and what is worth going to.

Distances between squares are those over free squares, where nothing can stand in the way but other heroes; a board
keeps them. What a hero can really reach in its activation is looked for step by step (`Ways`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.heroes.armies import square_of
from rulewright.games.heroes.board import Board
from rulewright.games.heroes.cards.values import has_ability, movement_of, room_in
from rulewright.games.heroes.content import (
    HARBOUR,
    MOUNTAIN,
    OUTSIDE,
    SQUARE_COUNT,
    TIERS,
    TO_CONTROL,
    WATER,
)
from rulewright.games.heroes.ids import COMPASS_OF_THE_DEEP, EXPLORER
from rulewright.games.heroes.judgement.battle_outlook import (
    Force,
    Outcome,
    clash,
    force_of_encounter,
    force_of_hero,
)
from rulewright.games.heroes.judgement.worths import (
    ARTEFACT,
    CHEST,
    HELD,
    MEDAL,
    MIGHT_SCALE,
    SKILL,
    TRAINING_PRICE,
    UNIT_BLOWS,
    UNIT_PRICE,
    Outlook,
    Purse,
    army_worth,
    location_worth,
    measure,
    might,
    worn,
)
from rulewright.games.heroes.map.locations import is_watched
from rulewright.games.heroes.map.movement import is_empty_portal, uses_portals
from rulewright.games.heroes.state import IN_CAPITAL, Hero, Heroes

LATER: Final = 0.6
"""What is left of the worth of an aim for each further activation that it takes."""
FAR: Final[i64] = 99
SIGHT: Final[i64] = 3
"""Activations within which aims are looked for."""
REST: Final = 0.3
"""The part of an army that is left after a defeat."""
DEFEAT: Final = 0.35
"""What a defeat costs beside the army: the way back."""
WATCHED: Final = 0.2
"""The part of a location's worth while a hero of another player watches it (MH-271)."""
OTHER_AIMS: Final[list[float]] = [1.0, 0.35, 0.15]
"""How much the best aims of a hero count."""


# Distances that a board keeps


def distances(board: Board, square: i64) -> list[int]:
    """Steps from a square to all others over free squares; FAR where no way leads."""
    row = board.ways[square]
    if row is None:
        row = measured(board, square)
        board.ways[square] = row
    return row


def measured(board: Board, square: i64) -> list[int]:
    """Whoever enters a location or a symbol goes no further: it may be guarded."""
    steps = [int(FAR)] * int(SQUARE_COUNT)
    steps[square] = 0
    front = [int(square)]
    away = 0
    while front:
        away += 1
        following: list[int] = []
        for origin in front:
            before = board.terrain[origin]
            if away > 1 and (board.site_at[origin] >= 0 or board.symbol_at[origin] >= 0):
                continue
            for other in board.beside[origin]:
                if steps[other] != FAR:
                    continue
                after = board.terrain[other]
                if after == MOUNTAIN or (after == WATER and before != WATER and before != HARBOUR):
                    continue
                if before == WATER and after != WATER and after != HARBOUR and away > 1:
                    continue
                steps[other] = away
                following.append(other)
        front = following
    return steps


# Ways of one hero


class Ways:
    """What a hero can reach from where it stands, as the rules allow it now (MH-173 to MH-188).

    away   steps to each square, FAR if there is no way within sight
    first  for each square the first steps of the shortest ways, as bits of their places in `starts`
    starts the squares beside the hero, and portals, -1 for the capital
    """

    def __init__(self, g: Heroes, seat: i64, hero: Hero, sight: i64) -> None:
        board = g.map()
        self.away: list[int] = [int(FAR)] * int(SQUARE_COUNT)
        self.first: list[int] = [0] * int(SQUARE_COUNT)
        self.starts: list[int] = []
        origin = square_of(g, seat, hero)
        ground = board.terrain[:]
        ends = [False] * int(SQUARE_COUNT)
        for site, guard in enumerate(g.guards):
            if guard >= 0:
                ends[board.symbols[site]] = True
                ends[board.squares[site]] = True
        for other in range(g.players):
            capital = g.seats[other].capital
            if other != seat:
                for rival in g.seats[other].heroes:
                    if rival.at >= 0:
                        ends[rival.at] = True
            ground[capital] = 0 if other == seat else int(OUTSIDE)
            if other == seat:
                ends[capital] = False
        climbs = has_ability(g, hero.hero, EXPLORER)
        sails = hero.has(COMPASS_OF_THE_DEEP)
        gates = board.portals if uses_portals(g, seat, hero) else []
        home = g.seats[seat].capital
        self.away[origin] = 0
        front = [int(origin)]
        steps: i64 = 0
        while front and steps < sight:
            steps += 1
            following: list[int] = []
            for square in front:
                if steps > 1 and ends[square]:
                    continue
                before = ground[square]
                for other in board.beside[square]:
                    after = ground[other]
                    if after == OUTSIDE or (after == MOUNTAIN and not climbs):
                        continue
                    if after == WATER:
                        if before != WATER and before != HARBOUR and not sails:
                            continue
                    elif before == WATER and after != HARBOUR and not sails:
                        continue
                    self.reach(square, other, steps, following)
                if gates and (square == home or square in gates):
                    for gate in gates:
                        if square == home and is_empty_portal(g, gate):
                            self.reach(square, gate, steps, following)
                    if square != home:
                        self.reach(square, home, steps, following)
            front = following

    def reach(self, square: i64, other: i64, steps: i64, following: list[int]) -> None:
        """A step of a shortest way."""
        if self.away[other] < steps:
            return
        if steps == 1:
            self.starts.append(int(other))
            mask = 1 << (len(self.starts) - 1)
        else:
            mask = self.first[square]
        if self.away[other] > steps:
            self.away[other] = int(steps)
            following.append(int(other))
        self.first[other] |= mask


# Aims


class Aim:
    """Something worth going to: its square, and what it is worth when the hero gets there."""

    def __init__(self, square: i64, worth: float, site: i64) -> None:
        self.square: i64 = square
        self.worth = worth
        self.site: i64 = site


class Aims:
    """What a hero could do on the map."""

    def __init__(self, g: Heroes, seat: i64, hero: Hero, outlook: Outlook) -> None:
        self.g = g
        self.seat: i64 = seat
        self.hero = hero
        self.outlook = outlook
        self.movement = movement_of(g, hero)
        self.might = might(g, hero)
        self.force: Force | None = None
        self.outcomes: dict[int, Outcome] = {}

    def own_force(self) -> Force:
        """The hero's side of an expected battle."""
        force = self.force
        if force is None:
            force = force_of_hero(self.g, self.seat, self.hero, True)
            self.force = force
        return force.copy()

    def outcome(self, encounter: i64) -> Outcome:
        """What the hero may expect against an encounter."""
        found = self.outcomes.get(int(encounter))
        if found is None:
            found = clash(self.own_force(), force_of_encounter(self.g, encounter, 0))
            self.outcomes[int(encounter)] = found
        return found

    def cost_of(self, outcome: Outcome) -> float:
        """What a battle costs on average: losses of a victory, or a defeat."""
        whole = army_worth(self.outlook, self.might)
        won = whole - army_worth(self.outlook, worn(self.might, outcome.left))
        lost = whole - army_worth(self.outlook, self.might * REST) + DEFEAT
        return outcome.chance * won + (1.0 - outcome.chance) * lost

    def site_worth(self, site: i64) -> float:
        """What it brings to go to a site: to fight for it if it is guarded, then to control or explore it."""
        g = self.g
        worth = location_worth(g, self.seat, self.hero, site, self.outlook)
        guard = g.guards[site]
        controls = worth > 0.0 and g.tables.location_kind[g.map().codes[site]] == TO_CONTROL
        if controls and is_watched(g, self.seat, g.map().squares[site]):
            worth *= WATCHED
        if guard < 0:
            return worth
        outcome = self.outcome(guard)
        worth += MEDAL * float(g.tables.experience[guard]) * self.outlook.late
        worth += CHEST * float(g.tables.chests[guard])
        return outcome.chance * worth - self.cost_of(outcome)

    def hero_worth(self, other_seat: i64, other: Hero) -> float:
        """What it brings to attack another hero (MH-508, MH-511)."""
        g = self.g
        outcome = clash(self.own_force(), force_of_hero(g, other_seat, other, False))
        worth = ARTEFACT * 1.6 if other.artefacts else SKILL
        harm = army_worth(self.outlook, might(g, other)) * (1.0 - REST) + DEFEAT
        board = g.map()
        for square in board.around[other.at]:
            site = board.site_at[square]
            if site >= 0 and g.owners[site] == other_seat:
                points = float(g.tables.location_power[board.codes[site]])
                worth += HELD * points
                harm += HELD * points
        worth += harm / float(g.players - 1)
        return outcome.chance * worth - self.cost_of(outcome)

    def home_worth(self) -> float:
        """What it brings to be in the capital: units for the gold that is there."""
        g = self.g
        player = g.seats[self.seat]
        purse = Purse(g, player, self.outlook)
        room = min(float(room_in(g, self.hero)), float(player.gold) / UNIT_PRICE)
        hp, blows = measure(g, player.faction, self.hero.army)
        left = float(player.gold) - room * UNIT_PRICE
        if purse.trains:
            basic = room
            for tier in range(TIERS):
                basic += float(self.hero.army[TIERS + tier])
            hp += min(left / TRAINING_PRICE, basic)
        after = army_worth(self.outlook, (hp + room) * (blows + UNIT_BLOWS * room) / MIGHT_SCALE)
        return 0.45 * (after - army_worth(self.outlook, self.might))

    def all(self) -> list[Aim]:
        """All aims that are worth anything."""
        g = self.g
        board = g.map()
        found: list[Aim] = []
        for site in range(len(g.guards)):
            worth = self.site_worth(site)
            if worth > 0.02:
                found.append(Aim(board.squares[site], worth, site))
        for other in range(g.players):
            if other != self.seat:
                for rival in g.seats[other].heroes:
                    if rival.at >= 0 and rival.tokens() > 0:
                        worth = self.hero_worth(other, rival)
                        if worth > 0.02:
                            found.append(Aim(rival.at, worth, -1))
        home = self.home_worth()
        if home > 0.02:
            found.append(Aim(g.seats[self.seat].capital, home, -1))
        return found

    def near(self, taken: i64) -> tuple[float, i64]:
        """What the best aims near the hero are worth together, discounted; and the sites of those taken by it.

        `taken` are sites, as bits, that another hero of the same player is already going for.
        """
        g = self.g
        board = g.map()
        origin = square_of(g, self.seat, self.hero)
        row = distances(board, origin)
        sight = SIGHT * self.movement
        best = [0.0, 0.0, 0.0]
        best_site: i64 = -1
        for site in range(len(g.guards)):
            if taken >> site & 1:
                continue
            away = row[board.squares[site]]
            if g.guards[site] >= 0:
                away = min(away, row[board.symbols[site]])
            if away > sight:
                continue
            if away == 0 and g.guards[site] < 0:
                away = 1
            worth = self.site_worth(site)
            if worth > 0.02:
                worth *= discount(away, 0, self.movement)
                if worth > best[0]:
                    best_site = site
                enlist(best, worth)
        for other in range(g.players):
            if other != self.seat:
                for rival in g.seats[other].heroes:
                    if rival.at >= 0 and row[rival.at] <= sight and rival.tokens() > 0:
                        worth = self.hero_worth(other, rival)
                        if worth > 0.02:
                            enlist(best, worth * discount(row[rival.at], 0, self.movement))
        total = best[0] * OTHER_AIMS[0] + best[1] * OTHER_AIMS[1] + best[2] * OTHER_AIMS[2]
        home = self.home_worth()
        if home > 0.02:
            away = 0 if self.hero.at == IN_CAPITAL else row[g.seats[self.seat].capital]
            total += 0.5 * home * discount(away, 0, self.movement)
        return total, best_site


def enlist(best: list[float], worth: float) -> None:
    """Keeps the three best."""
    if worth > best[0]:
        best[2] = best[1]
        best[1] = best[0]
        best[0] = worth
    elif worth > best[1]:
        best[2] = best[1]
        best[1] = worth
    elif worth > best[2]:
        best[2] = worth


def discount(away: i64, mp: i64, movement: i64) -> float:
    """What is left of a worth that is so many steps away, with so many movement points left in this activation."""
    part = 1.0 - 0.004 * float(away)
    away -= mp
    while away > 0:
        part *= LATER
        away -= movement
    return part


def aims_worth(g: Heroes, seat: i64, outlook: Outlook) -> float:
    """What the heroes of a player may achieve on the map, no two of them the same."""
    total = 0.0
    taken: i64 = 0
    for hero in g.seats[seat].heroes:
        if hero.tokens() > 0:
            worth, site = Aims(g, seat, hero, outlook).near(taken)
            total += worth
            if site >= 0:
                taken |= 1 << site
    return total
