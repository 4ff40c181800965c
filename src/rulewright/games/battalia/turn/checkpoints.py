"""Checkpoints at the end of a week (BA-290 to BA-297, BA-392 to BA-396, BA-546)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import i64

from rulewright.games.battalia.battle.tents import destroy
from rulewright.games.battalia.content import FIRST_KING, FIRST_QUEEN, WEEKS
from rulewright.games.battalia.ending import end_game
from rulewright.games.battalia.heroes.neutrals import enter_neutrals
from rulewright.games.battalia.setting import HEROIC
from rulewright.games.battalia.state import (
    DISGRACED,
    END_BY_WEEKS,
    NOT_A_VETERAN,
    VETERAN,
    Battalia,
)
from rulewright.games.battalia.stock import creation_deck

FOR_QUEEN: Final[i64] = 20
FOR_KING: Final[i64] = 24
FOR_VETERAN: Final[i64] = 26


def hold_checkpoint(g: Battalia) -> None:
    """BA-290, BA-546: one count, then its steps in order."""
    g.tell("checkpoint", g.week)
    if g.week >= 2:
        counts = [len(creation_deck(g, seat)) for seat in range(g.players)]
        for seat in range(g.players):
            g.tell("counts-cards", seat, counts[seat])
        for seat in range(g.players):
            lose_royals(g, seat, counts[seat])
        for seat in range(g.players):
            gain_royals(g, seat, counts[seat])
        if g.setting.mode == HEROIC:
            for seat in range(g.players):
                judge_veteran(g, seat, counts[seat])
    dismiss_summoned(g)
    if g.week == 1:
        enter_neutrals(g)
    g.tell("checkpoint-over", g.week)
    if g.week >= WEEKS:
        end_game(g, END_BY_WEEKS, -1)


def lose_royals(g: Battalia, seat: i64, count: i64) -> None:
    """BA-295: too few cards lose a royal for the rest of the game."""
    if count < FOR_QUEEN:
        lose_royal(g, seat, FIRST_QUEEN, 1)
    if count < FOR_KING:
        lose_royal(g, seat, FIRST_KING, 2)


def lose_royal(g: Battalia, seat: i64, first: i64, bit: i64) -> None:
    """BA-295: from wherever it is to limbo; a tent left empty goes to the shelter."""
    player = g.seats[seat]
    card = int(first + player.faction)
    for pile in (player.hand, player.nation, player.shelter, player.ambush):
        if card in pile:
            pile.remove(card)
            insort(g.limbo, card)
            player.lost |= bit
            g.tell("loses-royal", seat, card)
            return
    for tent in player.tents:
        if card in tent.cards:
            tent.cards.remove(card)
            insort(g.limbo, card)
            player.lost |= bit
            g.tell("loses-royal", seat, card)
            if not tent.cards:
                destroy(g, seat, tent)
            return


def gain_royals(g: Battalia, seat: i64, count: i64) -> None:
    """BA-292 to BA-294, BA-532: into the shelter."""
    player = g.seats[seat]
    for first, least in ((FIRST_QUEEN, FOR_QUEEN), (FIRST_KING, FOR_KING)):
        card = int(first + player.faction)
        if count >= least and card in g.royals:
            g.royals.remove(card)
            insort(player.shelter, card)
            g.tell("gains", seat, card)


def judge_veteran(g: Battalia, seat: i64, count: i64) -> None:
    """BA-392, BA-395."""
    player = g.seats[seat]
    if count >= FOR_VETERAN:
        if player.veteran != VETERAN:
            g.tell("veteran", seat)
        player.veteran = VETERAN
    elif player.veteran != NOT_A_VETERAN:
        if player.veteran == VETERAN:
            g.tell("disgraced", seat)
        player.veteran = DISGRACED


def dismiss_summoned(g: Battalia) -> None:
    """BA-289: a summoned character leaves."""
    if g.summoned == 0:
        g.metamorphia = -1
    elif g.summoned == 1:
        g.bilkarr = -1
        g.bilkarr_dx = 1
        g.bilkarr_dy = -1
        g.bilkarr_waits = False
        g.bilkarr_in_corner = False
    g.summoned = -1
