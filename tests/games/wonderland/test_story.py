"""The story of Wonderland's War: battles as their lines tell them, and what the scenes say about them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import rulewright
from rulewright.core.narration import Told, told_to
from rulewright.core.state import State
from rulewright.faces.story import Reader, Scene
from rulewright.faces.telling import Tale, story_of
from rulewright.games.wonderland.battle.frames import Battle
from rulewright.games.wonderland.face.story.fight import Fight
from rulewright.games.wonderland.ids import WONDERLANDIANS
from rulewright.text.texts import texts_of

RULES = rulewright.game("wonderland")
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
SYMBOLS = [2, 5, 9, 12, 16, 20, 24]


def played(players: int, ally_set: str, seed: int) -> Iterator[State]:
    """A random match that pushes its luck, state by state, with its log."""
    rng = random.Random(seed)
    options = {"ally_set": ally_set, "factions": "random"}
    state = RULES.new(players, seed=seed, options=options, listening=True)
    while not state.over:
        yield state
        seat = rng.choice(state.waiting)
        keys = state.options(seat)
        state.choose(seat, "draw" if "draw" in keys and rng.random() < 0.6 else rng.choice(keys))
    yield state


def battle_lines(state: State) -> list[Told]:
    """The lines of the battle in progress, as a spectator reads them."""
    lines = told_to(state, -1)
    first = max(at for at, line in enumerate(lines) if line.message == "log-battle_begins")
    return lines[first:]


def innermost(state: State, kind: type[Any]) -> Any:
    return next((frame for frame in reversed(state.stack) if isinstance(frame, kind)), None)


def told_lanes(state: State) -> dict[int, tuple[Any, ...]]:
    fight = Fight(battle_lines(state), SYMBOLS)
    return {
        seat: (
            lane.strength,
            lane.status,
            lane.supporters,
            sorted(lane.present),
            lane.leads,
            lane.madness,
            lane.shield,
            lane.bag,
        )
        for seat, lane in fight.lanes.items()
    }


def true_lanes(state: Any, battle: Battle) -> dict[int, tuple[Any, ...]]:
    found = {}
    for seat, fighter in enumerate(battle.fighters):
        if fighter is None:
            continue
        player = state.seats[seat]
        figures = [WONDERLANDIANS[figure] for figure, place in enumerate(player.figures) if place == battle.region]
        found[seat] = (
            fighter.strength,
            ("fighting", "halted", "bust")[fighter.status],
            player.supporters[battle.region],
            figures,
            player.leads_in(battle.region),
            len(player.madness),
            player.shield == 0,
            sum(player.bag),
        )
    return found


@pytest.mark.parametrize(
    ("players", "ally_set", "seed"), [(2, "A", 1), (3, "B", 2), (4, "C", 3), (5, "D", 4), (5, "mixed", 5), (3, "A", 6)]
)
def test_the_lanes_of_a_battle_are_what_the_rules_have(players: int, ally_set: str, seed: int) -> None:
    """Every strength, loss, shield and number of chips follows from the lines, at each question of a battle."""
    compared = 0
    for state in played(players, ally_set, seed):
        battle = innermost(state, Battle)
        if battle is not None and battle_lines(state)[-1].message != "log-battle_over":
            assert told_lanes(state) == true_lanes(state, battle)
            compared += 1
    assert compared > 50


def scenes_of(players: int, ally_set: str, seed: int, locale: str, eyes: int) -> list[Scene]:
    tale = Tale(story_of(RULES))
    *_, last = played(players, ally_set, seed)
    for line in told_to(last, eyes):
        tale.hear(line, 0)
    reader = Reader(texts_of(RULES, locale), NAMES[:players], eyes, RULES.printed())
    return [scene.scene for scene in tale.tell(0, reader).scenes]
