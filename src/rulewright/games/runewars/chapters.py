"""Chapters of the rules, room by room, with their log messages. Importing them gives every frame its steps."""

from __future__ import annotations

from typing import Final

from rulewright.core.narration import MessageKind
from rulewright.games.runewars import flow
from rulewright.games.runewars.battle import (
    abilities,
    actions_on_battle,
    aftermath,
    neutrals,
    opening,
    outcome,
    retreat_and_limits,
    rounds,
    routs_and_damage,
)
from rulewright.games.runewars.battle import sequence as battle_sequence
from rulewright.games.runewars.cards import (
    playing,
    rewards,
    rewards_of_duels,
    tactics_battle,
    tactics_intrigue,
    tactics_movement,
    windows,
)
from rulewright.games.runewars.heroes import (
    act,
    challenge,
    duel,
    duel_end,
    duel_rounds,
    duel_uses,
    exploration,
    finish,
    move,
    quest_phase,
    quests,
    tests,
    trade,
)
from rulewright.games.runewars.orders import (
    acquire_power,
    diplomacy,
    fortify,
    harvest,
    mobilize,
    rally,
    recruit,
    strategize,
    turn,
)
from rulewright.games.runewars.seasons import bids, fall, icons, season_card, spring, summer, winter
from rulewright.games.runewars.setup import laying
from rulewright.games.runewars.setup import sequence as setup_sequence
from rulewright.games.runewars.world import control, decks, hero_changes, influence, objectives, runes, travel

CHAPTERS: Final[tuple[dict[str, MessageKind], ...]] = (
    flow.MESSAGES,
    # world
    control.MESSAGES, decks.MESSAGES, hero_changes.MESSAGES, influence.MESSAGES, objectives.MESSAGES, runes.MESSAGES,
    travel.MESSAGES,
    # setup
    laying.MESSAGES, setup_sequence.MESSAGES,
    # battle
    abilities.MESSAGES, actions_on_battle.MESSAGES, aftermath.MESSAGES, neutrals.MESSAGES, opening.MESSAGES,
    outcome.MESSAGES, retreat_and_limits.MESSAGES, rounds.MESSAGES, routs_and_damage.MESSAGES, battle_sequence.MESSAGES,
    # orders
    acquire_power.MESSAGES, diplomacy.MESSAGES, fortify.MESSAGES, harvest.MESSAGES, mobilize.MESSAGES, rally.MESSAGES,
    recruit.MESSAGES, strategize.MESSAGES, turn.MESSAGES,
    # seasons
    bids.MESSAGES, fall.MESSAGES, icons.MESSAGES, season_card.MESSAGES, spring.MESSAGES, summer.MESSAGES,
    winter.MESSAGES,
    # cards
    playing.MESSAGES, rewards.MESSAGES, rewards_of_duels.MESSAGES, tactics_battle.MESSAGES, tactics_intrigue.MESSAGES,
    tactics_movement.MESSAGES, windows.MESSAGES,
    # heroes
    act.MESSAGES, challenge.MESSAGES, duel.MESSAGES, duel_end.MESSAGES, duel_rounds.MESSAGES, duel_uses.MESSAGES,
    exploration.MESSAGES, finish.MESSAGES, move.MESSAGES, quest_phase.MESSAGES, quests.MESSAGES, tests.MESSAGES,
    trade.MESSAGES,
)  # fmt: skip
MESSAGES: Final[dict[str, MessageKind]] = {
    "forced": MessageKind(("seat", "option"), "RW-901"),
    "game_ends": MessageKind((), "RW-630"),
    "won_by_runes": MessageKind(("seat", "number"), "RW-630"),
    "won_by_years": MessageKind(("seat", "number"), "RW-640"),
    "won_as_last": MessageKind(("seat", "number"), "RW-637"),
    "final_count": MessageKind(
        ("seat", "number", "influence", "place", "start", "home", "enemy", "land", "throne"), "RW-641"
    ),
}
for chapter in CHAPTERS:
    MESSAGES.update(chapter)
