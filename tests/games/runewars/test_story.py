"""The story of Runewars: every message has its place in it, and its scenes say what the states say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from games.runewars.rich import lively, rich
from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.core.narration import Told, told_to
from rulewright.faces.story import Reader, Scene, SceneMaker
from rulewright.games.runewars import GAME
from rulewright.games.runewars.battle.frames import Battle
from rulewright.games.runewars.chapters import MESSAGES
from rulewright.games.runewars.content import LABELS
from rulewright.games.runewars.face.story import STORY
from rulewright.games.runewars.face.story.fight import ATT, DEF, Fight
from rulewright.text import texts

NAMES = ("Ann", "Bob", "Cora", "Felix")
PRINTED = GAME.printed()
CHOICES = 400
GAMES = 24


def reader(eyes: int = -1, locale: str = "en") -> Reader:
    return Reader(texts("runewars", locale), NAMES, eyes, PRINTED)


class Span(NamedTuple):
    """The lines of a scene, and whether it is over."""

    maker: SceneMaker
    lines: list[Told]
    over: bool


def spans(lines: Sequence[Told]) -> list[Span]:
    """The scenes among lines, as a table finds them."""
    found: list[Span] = []
    for line in lines:
        begun = next((maker for maker in STORY.scenes if maker.begins(line)), None)
        if begun is not None:
            if found and not found[-1].over:
                found[-1] = found[-1]._replace(over=True)
            found.append(Span(begun, [], False))
        if found and not found[-1].over:
            found[-1].lines.append(line)
            if found[-1].maker.ends(line):
                found[-1] = found[-1]._replace(over=True)
    return found


def lively_game(number: int) -> Iterator[tuple[State, list[Told]]]:
    """The states of a game with many battles, duels and quests, and all lines so far that everybody may read."""
    state = rich(2 + number % 3, {"revised": number % 3 == 0, "exploration": bool(number % 2)}, number)
    state.narration = []
    rng = Random(seed_of(b"story"), number)
    for _ in range(CHOICES):
        if state.over:
            break
        seat = state.waiting[int(rng.below(len(state.waiting)))]
        state.apply(seat, lively(state, seat, state.codes(seat), rng))
        yield state, told_to(state, -1)


def said(scene: Scene) -> list[str]:
    """All sentences of a scene."""
    texts = [scene.title, *(step.text for step in scene.steps), *(step.label for step in scene.steps)]
    if scene.result is not None:
        texts += [scene.result.headline, scene.result.because, *(change.text for change in scene.result.changes)]
    return texts


def test_every_message_has_its_place_in_the_story() -> None:
    assert set(STORY.kinds) == set(MESSAGES)


def battle_frame(state: State) -> Battle | None:
    return next((frame for frame in state.stack if isinstance(frame, Battle)), None)


def labels(units: Sequence[int]) -> list[str]:
    return sorted(LABELS[label] for label in units)


def test_the_lines_of_a_battle_tell_what_its_state_is() -> None:
    compared = 0
    for number in range(GAMES):
        for state, lines in lively_game(number):
            frame = battle_frame(state)
            if frame is None or frame.winner != -1 or frame.cancelled:
                continue
            span = spans(lines)[-1]
            assert span.maker.name == "battle" and not span.over
            fight = Fight(span.lines, PRINTED["units"])
            assert sorted(fight.armies[ATT].units) == labels(frame.attacker.units)
            assert sorted(fight.armies[DEF].units) == labels(frame.defender.units)
            assert fight.strengths() == now(state)
            compared += 1
    assert compared > 10 * GAMES


def now(state: State) -> tuple[int, int]:
    """What both sides would count, as the view of the battle says; a Banner counts when it is raised."""
    pending: list[dict[str, Any]] = state.view(0)["pending"]
    parts = next(frame for frame in pending if frame["name"] == "battle")["strength_now"]
    return parts[0]["total"] - parts[0]["banner"], parts[1]["total"] - parts[1]["banner"]


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_every_scene_of_many_games_has_a_result_that_adds_up(locale: str) -> None:
    seen: dict[str, int] = {}
    for number in range(GAMES):
        *_, (_, lines) = lively_game(number)
        for span in spans(lines):
            for eyes in (-1, 0, 1):
                scene = span.maker.scene(span.lines, span.over, reader(eyes, locale))
                if scene is not None:
                    assert scene.result is not None or not span.over
                    assert not any("{" in text for text in said(scene))
                    check_sums(span.lines, scene)
                    seen[scene.name] = seen.get(scene.name, 0) + 1
    assert set(seen) == {maker.name for maker in STORY.scenes}


def check_sums(lines: Sequence[Told], scene: Scene) -> None:
    """Standing units and bonuses of a battle are the strength that the log tells."""
    totals = [line.args["number"] for line in lines if line.message.endswith("r_strength")]
    if scene.name != "battle" or scene.result is None or not totals:
        return
    standing, bonuses = scene.result.rows[0], scene.result.rows[1]
    for total, units, bonus in zip(totals, standing.cells, bonuses.cells, strict=True):
        assert int(units.value) + int(bonus.value) == total
        assert len(units.pieces) == int(units.value)
        assert bool(bonus.text) or int(bonus.value) == 0
