"""Who may know what: views and resampling. Observations for research are in observation.py.

Views are made from the fields that positions declare, each with who sees it. Resampling draws what a seat cannot know
from what it has not seen, and from nothing else.
"""

from __future__ import annotations

import math
from typing import Any

from mypy_extensions import i64

from rulewright.core.chance import Random
from rulewright.core.frame import Frame
from rulewright.games.wonderland.battle.frames import Battle, is_told
from rulewright.games.wonderland.fights import participants
from rulewright.games.wonderland.ids import QUESTS, WONDERLANDIANS
from rulewright.games.wonderland.knowledge.position import FRAMES, SEATS, TABLE
from rulewright.games.wonderland.knowledge.position_checks import conserved_chips
from rulewright.games.wonderland.knowledge.zones import QUEST_POOL
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.tea.frames import Reward
from rulewright.kit.fields import or_null
from rulewright.kit.kinds import SPECTATOR
from rulewright.kit.masks import wide_bits
from rulewright.kit.positions import view_fields, write_prologue


def view(g: Wonderland, viewer: i64) -> dict[str, Any]:
    """The game as a seat sees it (POSITION section 8)."""
    return {
        **write_prologue(g),
        **view_fields(g, g, (*TABLE, SEATS), viewer, SPECTATOR),
        "viewer": or_null(viewer),
        "pending": [] if g.over else [view_frame(g, frame, viewer) for frame in g.stack if frame.NAME in FRAMES.blanks],
    }


def view_frame(g: Wonderland, frame: Frame, viewer: i64) -> dict[str, Any]:
    """A frame belongs to its seat, if it has one."""
    return FRAMES.view(g, frame, viewer, getattr(frame, "seat", SPECTATOR))


def conserved(g: Wonderland) -> object:
    """What no choice may change: quests, Wonderlandians and chips, wherever they lie."""
    if not g.dealt:
        return [len(QUESTS), len(WONDERLANDIANS), conserved_chips(g)]
    quests = len(QUEST_POOL.lying(g)) + (6 if g.players == 2 else 0)
    people = len(g.market) + len(g.wonderlandian_deck) + (len(g.tables.left_out_with_two) if g.players == 2 else 0)
    for seat in g.seats:
        people += len(wide_bits(seat.wonderlandians))
    return [quests, people, conserved_chips(g)]


def resample(g: Wonderland, viewer: i64, rng: Random) -> Wonderland:
    """A copy with the decks, hands and sealed answers that the viewer cannot know drawn anew."""
    other = g.copy()
    if g.dealt and not g.over:
        QUEST_POOL.redraw(other, viewer, rng)
        for deck in [*other.tea_decks, other.wonderlandian_deck]:
            deck.sort()
            rng.shuffle(deck)
        redraw_frames(other, viewer, rng)
        redraw_answers(other, viewer, rng)
    return other


def redraw_frames(g: Wonderland, viewer: i64, rng: Random) -> None:
    """Quests that another player has just drawn are among the new hand; wagers of others are on anybody."""
    for frame in g.stack:
        if isinstance(frame, Reward) and frame.drawn and frame.seat != viewer:
            hand = g.seats[frame.seat].quests[:]
            rng.shuffle(hand)
            frame.drawn = hand[: len(frame.drawn)]
        elif isinstance(frame, Battle) and not is_told(g, frame):
            factions = [int(g.seats[seat].faction) for seat in participants(frame)]
            for seat in range(g.players):
                if seat != viewer and frame.wagers[seat] >= 0:
                    frame.wagers[seat] = factions[rng.below(len(factions))]


def redraw_answers(g: Wonderland, viewer: i64, rng: Random) -> None:
    """Sealed answers of others become any that they could give, the sensible ones more often."""
    decision = g.asked
    if not g.sealed or decision is None or g.asking == 0:
        if decision is not None and g.asking and (viewer < 0 or not g.asking >> viewer & 1):
            g.offered = None
        return
    for seat in range(g.players):
        if seat != viewer and g.answers[seat] >= 0 and not g.asking >> seat & 1:
            codes = decision.options(g, g.stack[-1], seat)
            g.answers[seat] = codes[drawn_by(g.game.weights(g, seat, codes), rng)]


def drawn_by(weights: list[float], rng: Random) -> i64:
    """A place in a list, drawn by weight; a tenth of the draws takes any, as people may think otherwise."""
    if rng.below(10) == 0:
        return rng.below(len(weights))
    left = rng.unit() * math.fsum(weights)
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return at
    return len(weights) - 1
