"""The story of Heroes: battles as their lines tell them, and what the scenes say about them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rulewright.core.narration import Told, told_to
from rulewright.core.state import State
from rulewright.faces.story import Reader, Scene
from rulewright.faces.telling import Tale, story_of
from rulewright.games.heroes.battle.frames import Battle
from rulewright.games.heroes.content import TIERS
from rulewright.games.heroes.face.story.fight import Fight
from rulewright.games.heroes.fights import first_unit
from rulewright.games.heroes.ids import ENCOUNTERS, HEROES, UNITS
from rulewright.text.texts import texts_of

from .rich import rich
from .table import GAME, hero, other, player

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def wild(state: State, seed: int, choices: int) -> Iterator[State]:
    """A match that looks for fights, state by state, with its log."""
    rng = random.Random(seed)
    state.narration = []
    for _ in range(choices):
        if state.over:
            return
        yield state
        seat = state.waiting[0]
        keys = state.options(seat)
        bold = [key for key in keys if key.partition(":")[0] in ("move", "activate", "attack", "use", "elite")]
        state.choose(seat, rng.choice(bold if bold and rng.random() < 0.6 else keys))


def battle_lines(state: State) -> list[Told]:
    """The lines of the battle in progress, as a spectator reads them; none if it began before the log."""
    lines = told_to(state, -1)
    begun = [at for at, line in enumerate(lines) if line.message.startswith("log-attacks_")]
    return lines[begun[-1] :] if begun else []


def told_sides(fight: Fight) -> list[tuple[Any, ...]]:
    return [
        (side.leader, side.number, {unit: pair for unit, pair in side.stacks.items() if sum(pair)})
        for side in fight.sides
    ]


def true_sides(state: Any, battle: Battle) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = []
    for side in battle.sides:
        if side.encounter >= 0:
            left = state.tables.number[side.encounter] - side.wounds
            found.append((ENCOUNTERS[side.encounter], left, {}))
            continue
        army, unit = state.find(side.hero).army, int(first_unit(side))
        stacks = {UNITS[unit + tier]: [army[tier], army[TIERS + tier]] for tier in range(TIERS)}
        found.append((HEROES[side.hero], 0, {name: pair for name, pair in stacks.items() if sum(pair)}))
    return found


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_sides_of_a_battle_are_what_the_rules_have(seed: int) -> None:
    """Every unit and wound follows from the lines, at each question of a battle."""
    compared = 0
    for state in wild(rich(2 + seed % 3, seed), seed, 900):
        battle = next((frame for frame in state.stack if isinstance(frame, Battle)), None)
        if battle is not None and battle.winner < 0:
            fight = Fight(battle_lines(state), GAME.printed()["encounters"])
            assert told_sides(fight) == true_sides(state, battle)
            compared += 1
    assert compared > 30


def scenes_of(state: State, eyes: int = 0, locale: str = "en") -> list[Scene]:
    tale = Tale(story_of(GAME))
    for line in told_to(state, eyes):
        tale.hear(line, 0)
    reader = Reader(texts_of(GAME, locale), NAMES[: state.players], eyes, GAME.printed())
    return [scene.scene for scene in tale.tell(0, reader).scenes]


# A battle against an encounter


def to_the_end(state: State) -> State:
    """Everybody attacks and passes until the battle is over."""
    while any(isinstance(frame, Battle) and frame.winner < 0 for frame in state.stack):
        seat = state.waiting[0]
        keys = state.options(seat)
        wanted = ("attack", "pass", "stay", "plain", "keep", "normal", "stack", "unit", "next", "waste", "none")
        state.choose(seat, next(key for word in wanted for key in keys if key.partition(":")[0] == word))
    return state


def at_the_start(**fields: Any) -> State:
    """Anton with Sentinels steps onto the Bandits at the Sawmill; the log begins with the step."""
    seat = player(hero("H1", "1,0", {"U-HA": [3, 0], "U-HB": [2, 1]}))
    frames = [
        {"frame": "actions", "seat": 1},
        {"frame": "heroes", "seat": 0, "activated": ["H1"]},
        {"frame": "activation", "seat": 0, "hero": "H1", "mp": 3, "step": "move"},
    ]
    state: State = GAME.from_position(
        {"seats": [seat, other()], "pending": frames, "encounters": {"0,1": "g01"}, **fields}, seed=b"story"
    )
    state.narration = []
    state.choose(0, "move:0,0")
    return state


@pytest.mark.rule("MH-400", "MH-410")
def test_a_battle_is_a_scene_with_a_step_for_each_slot_in_the_order_of_initiative() -> None:
    state = to_the_end(at_the_start())
    scene = next(scene for scene in scenes_of(state) if scene.name == "hero_battle")
    assert scene.title == "Anton against the Bandits" and scene.layout == "versus" and scene.seats == [0]
    assert scene.steps[0].id == "start" and "Anton leads 3 Sentinels, 3 Crossbowmen" in scene.steps[0].text
    first_turn = [step for step in scene.steps if step.id.startswith("act") and step.data["turn"] == 1]
    initiatives = [step.data["initiative"] for step in first_turn]
    assert len(initiatives) >= 2 and initiatives == sorted(initiatives, reverse=True)
    rolled = [step for step in scene.steps if step.data["dice"]]
    assert rolled and all(
        die["hit"] == (die["value"] <= step.data["strength"]) for step in rolled for die in step.data["dice"]
    )
    assert scene.result is not None and scene.result.because.endswith(".")


@pytest.mark.rule("MH-445")
def test_the_wounds_of_a_step_are_its_hits_and_the_elite_die_less_what_was_stopped() -> None:
    seen = 0
    for seed in range(3):
        *_, state = wild(rich(3, seed + 20), seed, 500)
        for scene in scenes_of(state):
            for step in scene.steps if scene.name == "hero_battle" else ():
                data = step.data
                if any(line for line in (data["wounds"], data["dice"])):
                    elite = 0 if data["cancelled"] else {"wound1": 1, "wound2": 2}.get(data["face"], 0)
                    assert data["stopped"] >= 0 and data["inflicted"] >= 0
                    assert data["wounds"] <= data["hits"] + elite
                    seen += 1
    assert seen > 20


@pytest.mark.rule("MH-470")
@pytest.mark.parametrize("locale", ["en", "pl"])
def test_the_result_says_who_won_why_and_where_the_beaten_went(locale: str) -> None:
    results = []
    for seed in range(4):
        *_, state = wild(rich(2, seed + 40), seed, 500)
        scenes = [scene for scene in scenes_of(state, locale=locale) if scene.name == "hero_battle"]
        results += [scene.result for scene in scenes if scene.result is not None]
    assert len(results) > 5
    for result in results:
        assert result.headline and result.because and [row.id for row in result.rows] == ["dealt", "lost", "left"]
    homes = [change for result in results for change in result.changes if change.icon == "hero"]
    assert homes and all(change.place[0].startswith("capital-") for change in homes)


# Weeks, treasures, the end


def full_match(players: int, seed: int) -> State:
    rng = random.Random(seed)
    state: State = GAME.new(players, {"length": "short"}, seed=seed, listening=True)
    while not state.over:
        seat = rng.choice(state.waiting)
        state.choose(seat, rng.choice(state.options(seat)))
    return state


@pytest.mark.rule("MH-121", "MH-552")
def test_each_week_is_a_scene_with_its_effect_and_the_guards_that_come() -> None:
    state = full_match(2, 5)
    weeks = [scene for scene in scenes_of(state) if scene.name == "week_card"]
    assert [scene.title.partition(":")[0] for scene in weeks] == [f"Week {number}" for number in range(1, 10)]
    assert all(scene.result is not None and scene.steps[0].id == "card" for scene in weeks)


def test_a_week_waits_for_whoever_it_brings_something() -> None:
    lines = [
        Told("log-week_begins", {"week": "F5", "number": 3}, "MH-121"),
        Told("log-receives", {"seat": 1, "gold": 3, "resources": 1, "week": "F5"}, "MH-121"),
        Told("log-token_placed", {"encounter": "g01", "square": "7,2"}, "MH-552"),
        Told("log-replenished", {"number": 1}, "MH-552"),
    ]
    waits = []
    for eyes in (0, 1):
        tale = Tale(story_of(GAME))
        for line in lines:
            tale.hear(line, 1)
        reader = Reader(texts_of(GAME, "en"), NAMES[:2], eyes, GAME.printed())
        (scene,) = tale.tell(0, reader).scenes
        waits.append(scene.scene.waits)
        assert [step.id for step in scene.scene.steps] == ["card", "gains", "tokens"]
        assert scene.scene.steps[2].lit == ["square:7,2"]
    assert waits == [False, True]


@pytest.mark.rule("MH-380")
def test_a_treasure_is_a_scene_for_those_who_do_not_choose_from_it() -> None:
    lines = [
        Told("log-draws_treasure", {"seat": 0, "hero": "H1", "treasure": "T01"}, "MH-380"),
        Told("log-takes_reward", {"seat": 0, "reward": "gold:3"}, "MH-380"),
        Told("log-discards_treasure", {"seat": 0, "hero": "H1", "treasure": "T01"}, "MH-380"),
    ]
    names = []
    for eyes in (0, 1, -1):
        tale = Tale(story_of(GAME))
        for line in lines:
            tale.hear(line, 1)
        reader = Reader(texts_of(GAME, "en"), NAMES[:2], eyes, GAME.printed())
        names.append([scene.scene.name for scene in tale.tell(0, reader).scenes])
    assert names == [[], ["treasure"], ["treasure"]]


def ending(first: Told, *finals: tuple[int, int, int, int]) -> Scene:
    """The end with these locations, capital, artefacts and wealth by seat."""
    tale = Tale(story_of(GAME))
    tale.hear(first, 1)
    for seat, (locations, capital, artefacts, wealth) in enumerate(finals):
        args = {"locations": locations, "capital": capital, "artefacts": artefacts, "crystals": 0}
        total = locations + capital + artefacts
        tale.hear(Told("log-final_score", {"seat": seat, "number": total, "wealth": wealth, **args}, "MH-533"), 1)
    reader = Reader(texts_of(GAME, "en"), NAMES[: len(finals)], 0, GAME.printed())
    (scene,) = tale.tell(0, reader).scenes
    return scene.scene


BY_TIME = Told("log-end_by_time", {}, "MH-532")


def told_end(scene: Scene) -> tuple[str, str]:
    assert scene.result is not None
    return scene.result.headline, scene.result.because


@pytest.mark.rule("MH-530", "MH-532", "MH-533")
def test_the_end_says_what_decided_it() -> None:
    assert told_end(ending(BY_TIME, (3, 1, 0, 9), (6, 1, 1, 2))) == (
        "Bob wins",
        "8 to 4 PP against you: most of the lead by locations, +3.",
    )
    assert told_end(ending(BY_TIME, (3, 1, 0, 9), (2, 1, 1, 5))) == (
        "You win",
        "4 PP each with Bob: gold and resources decide, 9 to 5.",
    )
    assert told_end(ending(BY_TIME, (3, 1, 0, 9), (2, 1, 1, 9)))[0] == "A shared victory: you, Bob"
    first = Told("log-end_by_domination", {"seat": 0, "number": 12}, "MH-530")
    headline, because = told_end(ending(first, (8, 3, 1, 0), (6, 1, 1, 2)))
    assert headline == "You win" and because.startswith("The goal is reached: 12 PP to 8 against Bob")


def test_the_end_of_a_whole_match_agrees_with_its_result() -> None:
    state = full_match(3, 7)
    scene = next(scene for scene in scenes_of(state) if scene.name == "game_end")
    assert state.result is not None and scene.result is not None
    total = next(row for row in scene.result.rows if row.id == "total")
    assert {cell.seat: int(cell.value) for cell in total.cells} == dict(enumerate(state.result["scores"]))
    by_source = {source: dict(step.data["values"]) for step in scene.steps[:-1] for source in (step.id,)}
    for seat, score in enumerate(state.result["scores"]):
        assert sum(values[seat] for values in by_source.values()) == score


def test_a_walk_goes_on_as_one_thing() -> None:
    """The steps of an activation join what the same player did before."""
    state = at_the_start()
    tale = Tale(story_of(GAME))
    tale.hear(Told("log-activates", {"seat": 0, "hero": "H1", "number": 6}, "MH-170"), 1)
    tale.hear(Told("log-moves", {"seat": 0, "hero": "H1", "square": "1,1"}, "MH-173"), 2)
    tale.hear(Told("log-moves", {"seat": 0, "hero": "H1", "square": "1,2"}, "MH-173"), 3)
    reader = Reader(texts_of(GAME, "en"), NAMES[: state.players], 1, GAME.printed())
    events = [each.event for each in tale.tell(0, reader).events]
    assert [event.joins for event in events] == [False, True, True]
    assert events[0].text == "Ann sends Anton out with 6 MP" and events[0].place == ["hero:H1"]
    assert [event.place for event in events[1:]] == [["square:1,1"], ["square:1,2"]]
