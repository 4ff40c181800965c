"""Values of heroes with all their cards (MH-172, MH-313, MH-330 to MH-334, MH-391)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.heroes.cards.card import is_special
from rulewright.games.heroes.cards.library import ARTEFACT_CARDS, SKILL_CARDS
from rulewright.games.heroes.content import BASE_MOVEMENT, NEEDS_MAGIC, NEEDS_STRENGTH, SCROLL_LIMIT
from rulewright.games.heroes.ids import ARCHMAGES_ROBE, CIRCLET_OF_INSIGHT, CLEAR_SKIES, FOG, SCHOLAR, SCOUT
from rulewright.games.heroes.state import Hero, Heroes


def has_ability(g: Heroes, hero: i64, ability: i64) -> bool:
    """MH-333: a starting ability."""
    return g.tables.hero_abilities[hero] >> ability & 1 != 0


def strength_of(g: Heroes, hero: Hero) -> i64:
    """MH-330."""
    total: i64 = g.tables.hero_strength[hero.hero]
    for artefact in hero.artefacts:
        total += ARTEFACT_CARDS[artefact].strength()
    return total


def magic_of(g: Heroes, hero: Hero) -> i64:
    """MH-331."""
    total: i64 = g.tables.hero_magic[hero.hero]
    for artefact in hero.artefacts:
        total += ARTEFACT_CARDS[artefact].magic()
    return total


def leadership_of(g: Heroes, hero: Hero) -> i64:
    """MH-313."""
    total: i64 = g.tables.leadership[hero.hero]
    for skill in hero.skills:
        total += SKILL_CARDS[skill].leadership(is_special(g, hero.hero, skill))
    for artefact in hero.artefacts:
        total += ARTEFACT_CARDS[artefact].leadership(False)
    return total


def room_in(g: Heroes, hero: Hero) -> i64:
    """MH-313: how many tokens the army can still take."""
    return leadership_of(g, hero) - hero.tokens()


def movement_of(g: Heroes, hero: Hero) -> i64:
    """MH-172: the movement points of an activation."""
    total = BASE_MOVEMENT
    if has_ability(g, hero.hero, SCOUT):
        total += 2
    for skill in hero.skills:
        total += SKILL_CARDS[skill].movement(is_special(g, hero.hero, skill))
    for artefact in hero.artefacts:
        total += ARTEFACT_CARDS[artefact].movement(False)
    if g.week == CLEAR_SKIES:
        total += 1
    elif g.week == FOG:
        total -= 1
    return max(1, total)


def scroll_limit(hero: Hero) -> i64:
    """MH-391."""
    return SCROLL_LIMIT + 2 if hero.has(ARCHMAGES_ROBE) else SCROLL_LIMIT


def skills_drawn(g: Heroes, hero: Hero) -> i64:
    """MH-355: how many cards an advancement draws."""
    number: i64 = 2
    if has_ability(g, hero.hero, SCHOLAR):
        number += 1
    if hero.has(CIRCLET_OF_INSIGHT):
        number += 1
    return number


def can_read(g: Heroes, hero: Hero, scroll: i64) -> bool:
    """MH-392: whether the hero's Magic is enough for a scroll."""
    return magic_of(g, hero) >= g.tables.scroll_magic[scroll]


def meets_requirement(g: Heroes, hero: Hero, artefact: i64, without: i64) -> bool:
    """MH-387: whether a hero could use an artefact, `without` one that is being replaced (-1: none)."""
    kind = g.tables.needs[artefact]
    if kind == NEEDS_STRENGTH:
        own = strength_of(g, hero)
        if without >= 0:
            own -= ARTEFACT_CARDS[without].strength()
        return own >= g.tables.needed[artefact]
    if kind == NEEDS_MAGIC:
        own = magic_of(g, hero)
        if without >= 0:
            own -= ARTEFACT_CARDS[without].magic()
        return own >= g.tables.needed[artefact]
    return True
