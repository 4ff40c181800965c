"""Who may know what: views and resampling. Observations for research are in observation.py.

Views are made from the fields that positions declare, each with who sees it. Resampling draws what a seat cannot know
from what it has not seen, and from nothing else.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from rulewright.core.chance import Random
from rulewright.core.frame import Frame
from rulewright.games.heroes.battle.frames import Window
from rulewright.games.heroes.content import MOON_CARDS, SKILLS_OF_FACTION
from rulewright.games.heroes.fights import battle_of
from rulewright.games.heroes.heroes.frames import Advance, Artefact, Treasure
from rulewright.games.heroes.knowledge.position import FRAMES, SEATS, TABLE
from rulewright.games.heroes.knowledge.zones import SCROLL_POOL
from rulewright.games.heroes.map.frames import Activation
from rulewright.games.heroes.setup.frames import ChooseFaction, ChooseStartHero, PlaceCapital
from rulewright.games.heroes.setup.player_setup import CHOOSE_START_HERO
from rulewright.games.heroes.state import Hero, Heroes
from rulewright.kit.fields import or_null
from rulewright.kit.frames import step_of
from rulewright.kit.kinds import SPECTATOR
from rulewright.kit.positions import view_fields, write_prologue


def view(g: Heroes, viewer: i64) -> dict[str, Any]:
    """The game as a seat sees it (POSITION section 6)."""
    return {
        **write_prologue(g),
        **view_fields(g, g, (*TABLE, SEATS), viewer, SPECTATOR),
        "viewer": or_null(viewer),
        "pending": [] if g.over else [view_frame(g, frame, viewer) for frame in g.stack if frame.NAME in FRAMES.blanks],
    }


def view_frame(g: Heroes, frame: Frame, viewer: i64) -> dict[str, Any]:
    """A frame belongs to its seat, if it has one. A window shows nobody else whom it asks."""
    shown = FRAMES.view(g, frame, viewer, getattr(frame, "seat", SPECTATOR))
    asks = isinstance(frame, Window) and g.in_window and g.stack[len(g.stack) - 1] is frame
    if asks and (viewer < 0 or not g.asking >> viewer & 1):
        del shown["ask"]
    return shown


def conserved(g: Heroes) -> object:
    """What no choice may change: every card and token, wherever it lies."""
    treasures = len(g.treasure_deck) + len(g.treasure_discard)
    artefacts = len(g.artefact_deck) + len(g.artefact_discard)
    scrolls = len(SCROLL_POOL.lying(g))
    skills: list[int] = []
    tokens = sum(1 for token in g.guards if token >= 0)
    for pile, spent in zip(g.piles, g.spent_trophies, strict=True):
        tokens += len(pile) + len(spent)
    for player in g.seats:
        skills.append(len(player.might) + len(player.magic))
        for hero in player.heroes:
            artefacts += len(hero.artefacts)
            tokens += len(hero.trophies)
            skills[-1] += len(hero.skills)
    for frame in g.stack:
        if isinstance(frame, Treasure):
            treasures += 1
            scrolls += 1 if is_vision(g, frame) else 0
        elif isinstance(frame, Artefact):
            artefacts += 1
        elif isinstance(frame, Advance):
            skills[frame.seat] += len(frame.drawn)
    weeks = len(g.week_deck) + len(g.box) + int(g.round_of_game)
    if any(isinstance(frame, (ChooseFaction, PlaceCapital)) for frame in g.stack):
        skills = [int(SKILLS_OF_FACTION)] * int(g.players)  # MH-093: dealt when the capitals stand
    return [treasures, artefacts, scrolls, skills, tokens, weeks]


def is_vision(g: Heroes, treasure: Treasure) -> bool:
    """MH-576: while its treasure is resolved, Vision of Riches lies nowhere."""
    below = g.stack[g.stack.index(treasure) - 1]
    return isinstance(below, Activation) and step_of(below) != "end"


# Resampling


def resample(g: Heroes, viewer: i64, rng: Random) -> Heroes:
    """A copy with the decks, scrolls, drawn skills and sealed answers that the viewer cannot know drawn anew."""
    other = g.copy()
    redraw_weeks(other, rng)
    for deck in [other.treasure_deck, other.artefact_deck, *other.piles]:
        deck.sort()
        rng.shuffle(deck)
    redraw_skills(other, viewer, rng)
    asked = unseen_asked(other, viewer)
    if asked >= 0:
        other.offered = None
    redraw_scrolls(other, viewer, asked, rng)
    redraw_answers(other, viewer, rng)
    return other


def unseen_asked(g: Heroes, viewer: i64) -> i64:
    """The one seat that is asked, if it is not the viewer's: what it is offered may hang on hidden things."""
    if g.over or g.sealed or g.asking == 0 or g.asked_seat == viewer:
        return -1
    return g.asked_seat


def redraw_weeks(g: Heroes, rng: Random) -> None:
    """MH-056: within each moon phase, the deck and the box."""
    for moon in range(3):
        cards = sorted([card for card in [*g.week_deck, *g.box] if card // MOON_CARDS == moon])
        rng.shuffle(cards)
        for at, card in enumerate(g.week_deck):
            if card // MOON_CARDS == moon:
                g.week_deck[at] = cards.pop()
        g.box = [card for card in g.box if card // MOON_CARDS != moon] + cards
    g.box.sort()


def redraw_skills(g: Heroes, viewer: i64, rng: Random) -> None:
    """MH-355: skill decks; cards that somebody else has drawn and not kept yet come from there, too."""
    for seat, player in enumerate(g.seats):
        for number, deck in enumerate((player.might, player.magic)):
            drawn = drawn_by(g, seat, number) if seat != viewer else None
            cards = sorted([*deck, *(drawn or [])])
            rng.shuffle(cards)
            if drawn is not None:
                for at in range(len(drawn)):
                    drawn[at] = cards.pop()
            deck[:] = cards


def drawn_by(g: Heroes, seat: i64, deck: i64) -> list[int] | None:
    """The cards that a seat has drawn from one of its decks in an advancement."""
    for frame in g.stack:
        if isinstance(frame, Advance) and frame.seat == seat and frame.deck == deck:
            return frame.drawn
    return None


def redraw_scrolls(g: Heroes, viewer: i64, asked: i64, rng: Random) -> None:
    """MH-391: scrolls of others and the deck. Who is asked in a window, or which to discard, must have a reason."""
    hero = None
    if asked >= 0 and g.in_window:
        hero = g.find(battle_of(g).sides[reasonable_side(g, asked)].hero)
    SCROLL_POOL.redraw(g, viewer, rng)
    if hero is not None and hero.scrolls and len(g.codes(asked)) < 2:
        give_reason(g, viewer, asked, hero, rng)
    g.offered = None if asked >= 0 else g.offered


def reasonable_side(g: Heroes, seat: i64) -> int:
    """The side of a battle that a seat leads."""
    return 0 if battle_of(g).sides[0].seat == seat else 1


def give_reason(g: Heroes, viewer: i64, asked: i64, hero: Hero, rng: Random) -> None:
    """A scroll with which the seat could do something takes the place of its first, which goes where that was."""
    places = [(g.scroll_deck, at) for at in range(len(g.scroll_deck))]
    for seat, player in enumerate(g.seats):
        if seat != viewer:
            places += [(one.scrolls, at) for one in player.heroes if one is not hero for at in range(len(one.scrolls))]
    order = list(range(len(places)))
    rng.shuffle(order)
    for number in order:
        pile, at = places[number]
        former = hero.scrolls[0]
        hero.scrolls[0], pile[at] = pile[at], former
        g.offered = None
        if len(g.codes(asked)) > 1:
            break
        hero.scrolls[0], pile[at] = former, hero.scrolls[0]
    g.offered = None
    for player in g.seats:
        for one in player.heroes:
            one.scrolls.sort()


def redraw_answers(g: Heroes, viewer: i64, rng: Random) -> None:
    """MH-096: heroes that others have chosen in secret."""
    if g.over or not g.sealed or g.asking == 0:
        return
    frame = g.stack[len(g.stack) - 1]
    assert isinstance(frame, ChooseStartHero), "DECISIONS 1.4: the only simultaneous decision"
    for seat in range(g.players):
        if seat != viewer and g.answers[seat] >= 0:
            codes = CHOOSE_START_HERO.options(g, frame, seat)
            g.answers[seat] = codes[rng.below(len(codes))]
