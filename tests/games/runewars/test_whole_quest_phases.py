"""Whole Quest Phases, played at random: they end, keep every card and can be stored at every decision."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.runewars.heroes import asks_the_same_when_reloaded, is_over, position
from rulewright.games.runewars import GAME
from rulewright.games.runewars.ids import AREAS, EXPLORATION, HEROES, QUESTS, REWARDS, TACTICS

USEFUL_TACTICS = ["twist_of_fate", "duelists_edge", "levy"]


def random_phase(rng: random.Random) -> Any:
    """Six heroes with Rewards, close to each other, on a board with tokens, runes and neutral units."""
    board = GAME.from_position(position({})).board
    places = [AREAS[area] for area in board.areas]
    rewards = [
        reward for reward, copies in zip(REWARDS, GAME.tables.copies_of_rewards, strict=True) for _ in range(copies)
    ]
    rng.shuffle(rewards)
    heroes: dict[str, Any] = {}
    for number, name in enumerate(rng.sample(HEROES, 6)):
        heroes[name.removeprefix("hero_")] = {
            "seat": number % 2,
            "area": rng.choice(["5A", "5B", "1A", "DA"]),
            "damage": rng.randrange(3),
            "routed": rng.random() < 0.2,
            "rewards": sorted([rewards.pop() for _ in range(rng.randrange(4))], key=REWARDS.index),
        }
    areas: dict[str, Any] = {}
    for area in places:
        home = area[0] in "DL"
        token = {"token": rng.choice(EXPLORATION[:-1]), "up": rng.random() < 0.4}
        areas[area] = {
            "units": [] if home or rng.random() < 0.7 else rng.choice([["razorwing"], ["archer"], ["footman"]]),
            "rune": rng.choice([None, None, None, "false"]),
            "exploration": None if home else token,
        }
    quests = [quest for quest in QUESTS if GAME.tables.quest_area[QUESTS.index(quest)] in (*board.areas, -1)]
    rng.shuffle(quests)
    seats = {
        seat: {
            "quests": sorted(quests[seat * 3 : seat * 3 + 3]),
            "tactics": sorted(rng.sample(USEFUL_TACTICS, 2), key=TACTICS.index),
        }
        for seat in (0, 1)
    }
    return GAME.from_position(
        position(
            heroes,
            {"name": "quest_phase", "todo": [0, 1]},
            seats=seats,
            areas=areas,
            options={"exploration": True},
            decks={"quests": quests[6:], "rewards": rewards, "fate": rng.sample(range(1, 31), 30)},
        ),
        seed=str(rng.random()).encode(),
    )


def cards(state: Any) -> tuple[list[str], list[int], list[str], list[str]]:
    """All Rewards, Fate, Quest and Tactics cards, wherever they are."""
    table = state.position()
    frames = table["pending"]
    rewards = table["decks"]["rewards"] + table["discards"]["rewards"]
    for part in (*table["heroes"].values(), *table["markers"].values()):
        rewards += part["rewards"]
    fates = table["decks"]["fate"] + table["discards"]["fate"]
    for frame in frames:
        rewards += frame.get("cards", []) + (frame["rewards"] if frame["name"] == "spoils" else [])
        fates += frame.get("fate", [])
        for side in ("att_side", "def_side"):
            fates += frame.get(side, {}).get("cards", [])
    quests = table["decks"]["quests"] + table["discards"]["quests"]
    tactics = table["decks"]["tactics"] + table["discards"]["tactics"]
    for seat in table["seats"]:
        quests += seat["quests"]
        tactics += seat["tactics"]
    return sorted(rewards), sorted(fates), sorted(quests), sorted(tactics)


@pytest.mark.rule("RW-440", "RW-605", "RW-907")
@pytest.mark.parametrize("seed", range(12))
def test_a_quest_phase_played_at_random_ends_and_loses_no_card(seed: int) -> None:
    rng = random.Random(seed)
    state = random_phase(rng)
    all_cards = cards(state)
    choices = 0
    while not is_over(state):
        seat = state.waiting[0]
        state.choose(seat, rng.choice(state.options(seat)))
        asks_the_same_when_reloaded(state)
        assert cards(state) == all_cards
        choices += 1
    assert 0 < choices < 500


@pytest.mark.rule("RW-900")
@pytest.mark.parametrize("seed", range(3))
def test_a_copy_plays_on_without_touching_the_original(seed: int) -> None:
    rng = random.Random(seed)
    state = random_phase(rng)
    while not is_over(state):
        seat = state.waiting[0]
        before = state.position()
        branch = state.copy()
        for _ in range(3):
            if not is_over(branch):
                asked = branch.waiting[0]
                branch.choose(asked, rng.choice(branch.options(asked)))
        assert state.position() == before
        state.choose(seat, rng.choice(state.options(seat)))
