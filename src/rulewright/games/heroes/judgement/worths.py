"""What things are worth to bots, in Power Points at the end of the game.

The figures are estimates that were tried in play. What works for the rest of the game is worth the more the more rounds
are left.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from rulewright.games.heroes.armies import power
from rulewright.games.heroes.cards.library import ARTEFACT_CARDS
from rulewright.games.heroes.cards.values import can_read, has_ability, room_in
from rulewright.games.heroes.content import (
    BUILDINGS_OF_FACTION,
    READY,
    TARGETS,
    TIERS,
    TO_CONTROL,
    TOP_LEVEL,
    TRAINING_GROUNDS,
)
from rulewright.games.heroes.ids import (
    ARCANE_LIBRARY,
    ARENA,
    ARMOURER,
    CRYSTAL_OF_REVELATION,
    DRAGON_DEPOSIT,
    DRAGON_TEMPLE,
    FORGE,
    MERCHANT,
    STABLES,
    STONE_OF_ENLIGHTENMENT,
    TAX_COLLECTOR,
)
from rulewright.games.heroes.judgement.library import (
    ARTEFACT_WORTHS,
    BUILDING_WORTHS,
    SCROLL_WORTHS,
    SKILL_WORTHS,
    SPECIAL_SKILL,
)
from rulewright.games.heroes.state import IN_CAPITAL, NOBODY, Hero, Heroes, Seat

PACE: Final = 1.6
"""PP that the leader gains in a round."""
NEVER: Final = -30.0
"""Points of an option that is never sensible."""
GOLD: Final = 0.055
"""Gold to come."""
SPARE_GOLD: Final = 0.014
"""Gold that no army needs."""
RESOURCE: Final = 0.11
SPARE_RESOURCE: Final = 0.01
OTHER_BUILDINGS: Final = 10.0
"""Resources that buildings may still want beside the levels of the capital."""
ARMY: Final = 0.5
"""What the root of an army's might is worth."""
SECOND_ARMY: Final = 0.5
THIRD_ARMY: Final = 0.3
HERO: Final = 0.45
"""A hero in play, beside its army."""
HERO_BLOWS: Final = 4.0
ELITE_BLOWS: Final = 3.0
MOST_BLOWS: Final = 5.5
"""Dice x Strength of a hero, of the elite die, and dice that a stack can use."""
MIGHT_SCALE: Final = 8.8
UNIT_PRICE: Final = 1.8
UNIT_BLOWS: Final = 2.7
TRAINING_PRICE: Final = 1.2
"""What a unit costs on average, and does; and what its training costs."""
AWAY: Final = 0.5
"""How much the room of a hero counts who is not in the capital."""
BOUGHT: Final = 0.75
"""How much of an army that could be bought counts: it takes a Develop action, and a hero in the capital."""
MEDAL: Final = 0.07
CHEST: Final = 0.3
ARTEFACT: Final = 0.85
"""An artefact that is drawn: it may be of no use to the hero."""
SKILL: Final = 0.33
HELD: Final = 0.9
"""A location that is controlled may be lost again."""


class Outlook:
    """What is the same for all estimates of one state: the time that is left."""

    def __init__(self, g: Heroes) -> None:
        best: i64 = 0
        for seat in range(g.players):
            best = max(best, power(g, seat))
        self.to_go = float(max(0, TARGETS[g.players] - best))
        ready: i64 = 0
        cards: i64 = 0
        for player in g.seats:
            for card in player.cards:
                if card == READY:
                    ready += 1
                if card <= 1:
                    cards += 1
        part = float(ready) / float(cards) if cards > 0 else 1.0
        self.rounds = max(0.2, min(float(len(g.week_deck)) + part, self.to_go / PACE + 0.4 * part))
        self.late = min(1.0, self.rounds / 3.0)
        """How much of what helps to win fights still counts."""
        self.long = min(1.0, self.rounds / 6.0)
        """How much of what works for the rest of the game."""


def measure(g: Heroes, faction: i64, army: list[int]) -> tuple[float, float]:
    """What an army can take and what it can deal: wounds, and dice x Strength with those of its hero."""
    hp: i64 = 0
    blows = HERO_BLOWS
    elite = False
    for tier in range(TIERS):
        tokens = army[tier] + army[TIERS + tier]
        if tokens > 0:
            hp += tokens + army[tier]
            blows += min(MOST_BLOWS, float(tokens)) * float(g.tables.strength[faction * TIERS + tier])
            if army[tier] > 0:
                elite = True
    return float(hp), blows + ELITE_BLOWS if elite else blows


def army_might(g: Heroes, faction: i64, army: list[int]) -> float:
    """The might of an army: what it can take x what it can deal; that of the start is about 30."""
    hp, blows = measure(g, faction, army)
    return hp * blows / MIGHT_SCALE


def might(g: Heroes, hero: Hero) -> float:
    """The might of a hero's army."""
    return army_might(g, hero.hero // 3, hero.army)


def worn(strength: float, left: float) -> float:
    """What is left of a might when so much is left of what its army can take."""
    return strength * left * (0.4 + 0.6 * left)


def army_worth(outlook: Outlook, strength: float) -> float:
    """What an army of a might is worth, as the first of its player."""
    return ARMY * outlook.late * math.sqrt(strength)


def armies_worth(g: Heroes, player: Seat, outlook: Outlook) -> float:
    """The armies of all heroes of a player: the strongest counts most."""
    mights = [might(g, hero) for hero in player.heroes]
    mights.sort(reverse=True)
    worth = 0.0
    for at, strength in enumerate(mights):
        part = 1.0 if at == 0 else SECOND_ARMY if at == 1 else THIRD_ARMY
        worth += part * army_worth(outlook, strength)
    return worth


class Purse:
    """Gold, and the army that it can still be turned into: that is what gold is for.

    hp, blows  of the strongest army, for which most is bought
    room       places for units, basic those that could be trained; those of heroes who are away count less
    """

    def __init__(self, g: Heroes, player: Seat, outlook: Outlook) -> None:
        self.outlook = outlook
        self.hp = 0.0
        self.blows = HERO_BLOWS
        self.room = 1.0
        self.basic = 0.0
        self.trains = player.has_built(TRAINING_GROUNDS)
        best = -1.0
        for hero in player.heroes:
            hp, blows = measure(g, player.faction, hero.army)
            if hp * blows > best:
                best = hp * blows
                self.hp = hp
                self.blows = blows
            part = 1.0 if hero.at == IN_CAPITAL else AWAY
            self.room += part * float(room_in(g, hero))
            if self.trains:
                for tier in range(TIERS):
                    self.basic += part * float(hero.army[TIERS + tier])

    def army(self) -> float:
        """The strongest army as it is."""
        return army_worth(self.outlook, self.hp * self.blows / MIGHT_SCALE)

    def worth(self, gold: float) -> float:
        """What so much gold is worth; it also breaks ties (MH-533)."""
        units = min(gold / UNIT_PRICE, self.room)
        left = gold - units * UNIT_PRICE
        trained = min(left / TRAINING_PRICE, self.basic + units) if self.trains else 0.0
        bought = (self.hp + units + trained) * (self.blows + UNIT_BLOWS * units) / MIGHT_SCALE
        army = army_worth(self.outlook, bought) - self.army()
        return BOUGHT * army + SPARE_GOLD * self.outlook.late * gold + 0.002 * gold

    def gain(self, gold: float, more: float) -> float:
        """What it brings to have more gold, or less."""
        return self.worth(max(0.0, gold + more)) - self.worth(gold)

    def purchase(self, gold: float, price: float, blows: float, room: float) -> float:
        """What it brings the strongest army to buy a unit, or to train one if that takes no room."""
        before = self.worth(gold) + self.army()
        self.hp += 1.0
        self.blows += blows
        self.room = max(0.0, self.room - room)
        self.basic = max(0.0, self.basic + room - (1.0 if room == 0.0 else 0.0))
        return self.worth(max(0.0, gold - price)) + self.army() - before


def resources_worth(g: Heroes, player: Seat, outlook: Outlook, resources: float) -> float:
    """What so many resources are worth: as long as the capital can use them."""
    wanted = OTHER_BUILDINGS * outlook.long
    for level in range(player.level + 1, TOP_LEVEL + 1):
        wanted += float(g.tables.level_cost[level])
    useful = min(resources, wanted)
    return (RESOURCE * useful + SPARE_RESOURCE * (resources - useful)) * min(1.0, outlook.rounds) + 0.002 * resources


def gathers(outlook: Outlook) -> float:
    """How often a player will still gather."""
    return 0.7 * outlook.rounds


def income_worth(g: Heroes, seat: i64, outlook: Outlook) -> float:
    """What income brings in the rounds to come."""
    gold, resources = income(g, seat)
    return (GOLD * 0.7 * gold + RESOURCE * 0.6 * resources) * gathers(outlook) * 0.8


def income(g: Heroes, seat: i64) -> tuple[float, float]:
    """MH-290: gold and resources of one Gather action, without what a week adds."""
    player = g.seats[seat]
    gold: i64 = g.tables.level_gold[player.level]
    resources: i64 = g.tables.level_resources[player.level]
    codes = g.map().codes
    for site, owner in enumerate(g.owners):
        if owner == seat:
            gold += g.tables.location_gold[codes[site]]
            resources += g.tables.location_resources[codes[site]]
    for hero in player.heroes:
        if has_ability(g, hero.hero, MERCHANT):
            resources += 2
        if has_ability(g, hero.hero, TAX_COLLECTOR):
            gold += 2
        for artefact in hero.artefacts:
            gold += ARTEFACT_CARDS[artefact].gold()
            resources += ARTEFACT_CARDS[artefact].resources()
    return float(gold), float(resources)


def building_worth(player: Seat, outlook: Outlook, at: i64) -> float:
    """What a building of a faction, by its place, is worth from now on."""
    worth = BUILDING_WORTHS[at] * outlook.long
    if 1 <= at <= 3 or at == 4:
        return worth * min(1.0, 0.4 + float(player.gold) / 10.0)
    return worth


def hero_worth(g: Heroes, hero: Hero, outlook: Outlook) -> float:
    """A hero with its skills, medals, artefacts and scrolls; without its army."""
    worth = HERO * outlook.long
    for skill in hero.skills:
        worth += skill_worth(g, hero, skill) * min(1.0, 0.3 + outlook.late)
    for trophy in hero.trophies:
        worth += MEDAL * float(g.tables.experience[trophy]) * outlook.late
    for artefact in hero.artefacts:
        worth += ARTEFACT_WORTHS[artefact] * outlook.late
    for scroll in hero.scrolls:
        worth += scroll_worth(g, hero, scroll) * outlook.late
    return worth


def skill_worth(g: Heroes, hero: Hero, skill: i64) -> float:
    """A skill, the more if the hero specialises in its school."""
    special = g.tables.schools[hero.hero] >> g.tables.skill_school[skill] & 1
    return SKILL_WORTHS[skill] * (SPECIAL_SKILL if special else 1.0)


def scroll_worth(g: Heroes, hero: Hero, scroll: i64) -> float:
    """A scroll, which the hero should be able to read."""
    return SCROLL_WORTHS[scroll] if can_read(g, hero, scroll) else 0.02


def seat_worth(g: Heroes, seat: i64, outlook: Outlook) -> float:
    """Everything that a player has, but the aims of its heroes."""
    player = g.seats[seat]
    worth = float(power(g, seat)) + armies_worth(g, player, outlook) + income_worth(g, seat, outlook)
    worth += Purse(g, player, outlook).worth(float(player.gold)) + resources_worth(
        g, player, outlook, float(player.resources)
    )
    for at in range(BUILDINGS_OF_FACTION):
        if player.has_built(at):
            worth += building_worth(player, outlook, at)
    for hero in player.heroes:
        worth += hero_worth(g, hero, outlook)
    return worth


# Locations


def location_worth(g: Heroes, seat: i64, hero: Hero, site: i64, outlook: Outlook) -> float:
    """What it brings a hero's player to take control of a location, or to explore it; 0 if it cannot."""
    code = g.map().codes[site]
    if g.tables.location_kind[code] == TO_CONTROL:
        return control_worth(g, seat, site, outlook)
    if g.spent >> site & 1 and g.guards[site] < 0:
        return 0.0
    return explore_worth(g, seat, hero, code, outlook)


def control_worth(g: Heroes, seat: i64, site: i64, outlook: Outlook) -> float:
    """MH-237 to MH-241: Power, income, and what somebody else loses."""
    if g.owners[site] == seat:
        return 0.0
    tables = g.tables
    code = g.map().codes[site]
    points = float(tables.location_power[code])
    gold = float(tables.location_gold[code])
    resources = float(tables.location_resources[code])
    worth = HELD * points + (GOLD * 0.7 * gold + RESOURCE * 0.6 * resources) * gathers(outlook) * 0.8
    if g.owners[site] != NOBODY:
        worth += 0.9 * worth / float(g.players - 1)
    return worth


def explore_worth(g: Heroes, seat: i64, hero: Hero, code: i64, outlook: Outlook) -> float:
    """MH-242 to MH-250."""
    if code == CRYSTAL_OF_REVELATION:
        return 2.0
    if code == FORGE:
        return ARTEFACT
    if code == DRAGON_TEMPLE:
        return 2.0 * CHEST
    if code == DRAGON_DEPOSIT:
        return ARTEFACT if g.artefact_discard else 2.0 * CHEST if g.treasure_discard else 0.0
    if code == STONE_OF_ENLIGHTENMENT:
        return SKILL * outlook.late if len(hero.skills) < 5 else 0.0
    if code == ARCANE_LIBRARY:
        return 0.14 * outlook.late
    if code == ARMOURER:
        return training_worth(g, hero, outlook, 99)
    if code == ARENA:
        room = float(min(3, room_in(g, hero)))
        return 0.15 * room * outlook.late * min(1.0, float(g.seats[seat].gold) / 10.0)
    assert code == STABLES, "MH-230: a location to explore"
    return 0.12


def training_worth(g: Heroes, hero: Hero, outlook: Outlook, number: i64) -> float:
    """What it brings to turn so many basic units to their elite sides, the strongest first."""
    army = hero.army[:]
    tier = TIERS
    while tier > 0 and number > 0:
        tier -= 1
        flipped = min(number, army[TIERS + tier])
        number -= flipped
        army[tier] += int(flipped)
        army[TIERS + tier] -= int(flipped)
    return army_worth(outlook, army_might(g, hero.hero // 3, army)) - army_worth(outlook, might(g, hero))


def recruits_worth(g: Heroes, hero: Hero, outlook: Outlook, tier: i64, number: i64) -> float:
    """What so many more basic units of a tier bring."""
    army = hero.army[:]
    army[TIERS + tier] += int(number)
    return army_worth(outlook, army_might(g, hero.hero // 3, army)) - army_worth(outlook, might(g, hero))
