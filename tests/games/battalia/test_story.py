"""The story of Battalia: battles as their lines tell them, storms, checkpoints, the end, team mates."""

from __future__ import annotations

from typing import Any

import pytest

from games.battalia.table import GAME, play, table
from games.battalia.told import EVERYTHING, NAMES, finished, played
from rulewright.core.narration import Told, told_to
from rulewright.core.state import State
from rulewright.faces.story import Reader, Scene
from rulewright.faces.telling import Tale, story_of
from rulewright.games.battalia.battle.frames import ATTACK, DEFENCE, Battle
from rulewright.games.battalia.battle.strength import total
from rulewright.games.battalia.face.story.fight import STARTS, Fight
from rulewright.games.battalia.state import Battalia
from rulewright.text.texts import texts_of

GUARDED = {"x3y2": {"card": "city-bar-x", "owner": 0}, "x5y6": {"card": "city-clo-x", "owner": 1}}
NEUTRAL = {**GUARDED, "x4y2": {"card": "city-emb-x", "strength": 4}}


def at_arms(hand: list[str], **fields: Any) -> State:
    """The first seat stands in a neutral city of strength 4 and is about to act."""
    state = table(
        {"hand": hand, "heroes": {"a": {"at": "x4y2"}}},
        map=NEUTRAL, phase="play", pending=[{"frame": "main", "stack": 0}], **fields,
    )  # fmt: skip
    return listening(state)


def listening(state: State) -> State:
    state.narration = []
    return state


def reader(eyes: int, locale: str = "en") -> Reader:
    return Reader(texts_of(GAME, locale), NAMES, eyes, GAME.printed())


def scenes(state: State, eyes: int = 0, locale: str = "en") -> list[Scene]:
    """The scenes of a match as somebody is told them who comes late."""
    tale = Tale(story_of(GAME))
    for number, line in enumerate(told_to(state, eyes)):
        tale.hear(line, number)
    return [found.scene for found in tale.tell(0, reader(eyes, locale)).scenes]


def texts(scene: Scene) -> list[str]:
    return [step.text for step in scene.steps]


# Battles


@pytest.mark.rule("BA-160", "BA-168")
def test_a_battle_is_told_card_by_card_with_its_totals_its_result_and_the_cause() -> None:
    state = at_arms(["priest-bar", "weapon-bar"], day=1)
    play(state, "attack:weapon-bar", "add:priest-bar", "done")
    (scene,) = scenes(state)
    assert (scene.title, scene.layout, scene.seats) == ("Battle for D2", "versus", [0])
    assert [step.id for step in scene.steps] == ["start", "card:1", "result:1"]
    assert texts(scene)[0].startswith("You attack D2: 4 to beat. You fight with the first hero.")
    assert texts(scene)[1] == "You add a Bärfolk Priest. 5 to 4: enough."
    assert scene.result is not None
    assert scene.result.headline == "You conquer D2, 5 to 4"
    assert scene.result.because == "Without a Bärfolk Priest (+3) it would have been 2 to 4."
    assert "You conquer D2, worth 4." in [change.text for change in scene.result.changes]
    assert scene.steps[1].data["attack"]["cards"] == ["weapon-bar", "priest-bar"]
    assert scene.steps[1].data["losing"] == int(DEFENCE)


@pytest.mark.rule("BA-164")
def test_a_failed_attack_tells_who_leaves_the_map_to_both_languages() -> None:
    state = at_arms(["weapon-bar"], day=1)
    play(state, "attack:weapon-bar", "done")
    (scene,) = scenes(state, eyes=-1)
    assert scene.result is not None
    assert scene.result.headline == "The guards hold D2, 2 to 4"
    assert [change.text for change in scene.result.changes] == ["Ann loses the first hero on D2."]
    (polish,) = scenes(state, eyes=-1, locale="pl")
    assert polish.result is not None and polish.result.headline == "Strażnicy utrzymują D2, 2 do 4"


@pytest.mark.rule("BA-159")
def test_broken_morale_is_seen_in_the_gain_of_its_card() -> None:
    state = at_arms(["freeman-emb", "priest-bar", "weapon-bar"], day=1)
    play(state, "attack:weapon-bar", "add:priest-bar", "add:freeman-emb", "done")
    (scene,) = scenes(state)
    assert scene.result is not None
    cards = next(row for row in scene.result.rows if row.id == "cards").cells[int(ATTACK)]
    assert cards.text == "Bärfolk Weapon +2, Bärfolk Priest +3, Emberian Freeman +0"


def test_lines_of_a_team_mate_stand_apart_in_a_battle() -> None:
    lines = [
        Told("log-attacks", {"seat": 0, "other": 1, "square": "x4y2"}, ""),
        Told("log-battle-begins", {"seat": 0, "prey": "city", "number": 2}, ""),
        Told("log-totals", {"seat": 0, "attack": 3, "defence": 2}, ""),
        Told("log-builds-road", {"seat": 2, "square": "x5y2"}, ""),
        Told("log-adds", {"seat": 1, "card": "lord-clo"}, ""),
        Told("log-totals", {"seat": 0, "attack": 3, "defence": 6}, ""),
    ]
    fight = Fight(lines)
    assert [stage.id for stage in fight.stages] == ["start", "meanwhile:1", "card:1"]
    assert fight.totals == (3, 6) and [one.gain for one in fight.laid[int(DEFENCE)]] == [4]


def test_the_fight_of_the_lines_has_the_totals_of_the_rules() -> None:
    """Whole matches of teams with all modules: after each choice the lines tell what the rules reckon."""
    compared = 0
    for state, _ in played(4, 3, 1500, **EVERYTHING):
        assert isinstance(state, Battalia)
        battles = [(lane.owner, frame) for lane in lanes(state) for frame in lane.stack if isinstance(frame, Battle)]
        if len(battles) != 1 or battles[0][1].stage == 0:
            continue
        owner, battle = battles[0]
        state.attend(owner)
        lines = told_to(state, -1)
        first = max(at for at, line in enumerate(lines) if line.message.removeprefix("log-") in STARTS)
        fight = Fight(lines[first:])
        if not waits_for_more(lines):
            attack, defence = (int(total(state, battle, side)) for side in (ATTACK, DEFENCE))
            assert fight.totals == (attack, defence)
            compared += 1
    assert compared > 5


def lanes(state: State) -> list[Any]:
    from rulewright.core.lane import every_lane

    return list(every_lane(state))


def waits_for_more(lines: list[Told]) -> bool:
    """Whether a card is rolled, or chosen for, before it counts; or heroes have come since the last count."""
    return lines[-1].message not in ("log-totals", "log-forced")


# Storms, checkpoints, the end


def test_a_passage_is_a_scene_with_the_storm_card_and_what_it_brings() -> None:
    found = [scene for scene in all_scenes(4, 1) if scene.name == "storm" and scene.result is not None]
    assert found
    for scene in found:
        card = next(step for step in scene.steps if step.id == "card")
        assert 1 <= card.data["storm"] <= 12 and card.rows
        assert scene.result is not None and scene.result.because


def all_scenes(players: int, seed: int) -> list[Scene]:
    return scenes(finished(players, seed), eyes=-1)


def test_a_checkpoint_counts_everybody_and_the_first_nobody() -> None:
    first, second, *_ = [scene for scene in all_scenes(3, 2) if scene.name == "checkpoint"]
    assert first.result is not None and first.result.headline == "Checkpoint 1: nobody is counted yet"
    assert second.seats == [0, 1, 2] and second.result is not None
    assert [cell.value for cell in second.result.rows[0].cells] == [
        str(second.steps[0].data["counts"][seat]) for seat in range(3)
    ]


@pytest.mark.rule("BA-405", "BA-406", "BA-407")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_end_tells_points_teams_and_what_decided(players: int) -> None:
    state = finished(players, 5)
    assert state.result is not None
    (scene,) = [scene for scene in scenes(state, eyes=-1) if scene.name == "game_end"]
    points = next(row for row in scene.steps[2].rows if row.id == "points")
    assert {cell.seat: cell.value for cell in points.cells} == {
        seat: str(score) for seat, score in enumerate(state.result["scores"])
    }
    assert ("teams" in [step.id for step in scene.steps]) == (players > 3)
    assert scene.result is not None and scene.result.because
    assert all(NAMES[seat] in scene.result.headline for seat in state.result["winners"])
