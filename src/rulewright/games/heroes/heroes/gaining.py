"""Scrolls, artefacts and treasures that a hero gains (MH-380, MH-385, MH-391, MH-572)."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.frame import call
from rulewright.games.heroes.armies import draw_top
from rulewright.games.heroes.cards.values import has_ability
from rulewright.games.heroes.heroes.frames import Artefact, Scrolls, Treasure
from rulewright.games.heroes.ids import TREASURE_HUNTER
from rulewright.games.heroes.state import Hero, Heroes
from rulewright.kit.piles import insert


def draw_scroll(g: Heroes, seat: i64, hero: Hero) -> None:
    """MH-391, MH-395: the owner alone learns which scroll it is; the last thing of a step."""
    scroll = draw_top(g, "scroll", g.scroll_deck, g.scroll_discard)
    if scroll >= 0:
        g.tell("draws_scroll", seat, hero.hero)
        g.whisper(seat, "drawn_scroll", seat, hero.hero, scroll)
        gain_scroll(g, seat, hero, scroll)


def gain_scroll(g: Heroes, seat: i64, hero: Hero, scroll: i64) -> None:
    """MH-391: kept beside the hero; then the limit is looked at."""
    insert(hero.scrolls, scroll)
    call(g, Scrolls(seat, hero.hero))


def draw_artefact(g: Heroes, seat: i64, hero: Hero) -> None:
    """MH-385: the card is revealed and decided about; the last thing of a step."""
    artefact = draw_top(g, "artefact", g.artefact_deck, g.artefact_discard)
    if artefact >= 0:
        g.tell("draws_artefact", seat, hero.hero, artefact)
        gain_artefact(g, seat, hero, artefact)


def gain_artefact(g: Heroes, seat: i64, hero: Hero, artefact: i64) -> None:
    frame = Artefact(seat, hero.hero)
    frame.card = artefact
    call(g, frame)


def draw_treasure(g: Heroes, seat: i64, hero: Hero, count: i64) -> bool:
    """MH-380: a treasure card, and so many of its rewards; False if there is no card. The last thing of a step."""
    card = draw_top(g, "treasure", g.treasure_deck, g.treasure_discard)
    if card < 0:
        return False
    open_treasure(g, seat, hero, card, count)
    return True


def open_treasure(g: Heroes, seat: i64, hero: Hero, card: i64, count: i64) -> None:
    """MH-380: rewards of a card; a Treasure Hunter takes one more."""
    g.tell("draws_treasure", seat, hero.hero, card)
    frame = Treasure(seat, hero.hero)
    frame.card = card
    frame.left = g.tables.rewards[card][:]
    frame.count = count + 1 if has_ability(g, hero.hero, TREASURE_HUNTER) else count
    call(g, frame)
