"""The stories of all games: whole random matches are told to every seat, in both languages."""

from __future__ import annotations

import random
from typing import Any, get_args

import msgspec
import pytest

import rulewright
import skirmish
from rulewright.core.game import Game
from rulewright.core.narration import Told, told_to
from rulewright.faces.scenes import SharedData
from rulewright.faces.story import SCENE, Layout, Reader, Scene
from rulewright.faces.telling import Tale, Telling, story_of
from rulewright.text.texts import texts_of
from titles import TITLES

NAMES = ["Ann", "Bob", "Cleo"]
CHOICES = 420
GAMES: list[Game[Any]] = [skirmish.SkirmishRules(), *(rulewright.game(name) for name in TITLES)]
EACH = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
LONGEST_STEP = 10_000

Choices = list[list[Told]]
"""The lines that a reader may read, by choice."""


def played(rules: Game[Any], seed: int) -> list[Choices]:
    """A random match as its readers are told it: a spectator, then each seat."""
    rng = random.Random(seed)
    state = rules.new(len(NAMES), seed=seed, listening=True)
    heard: list[Choices] = [[] for _ in range(-1, len(NAMES))]
    read = 0
    for _ in range(CHOICES):
        for at, seat in enumerate(range(-1, len(NAMES))):
            heard[at].append(told_to(state, seat, read))
        read = len(state.narration or [])
        if state.over:
            break
        seat = rng.choice(state.waiting)
        state.choose(seat, rng.choice(state.options(seat)))
    return heard


def reader_of(rules: Game[Any], seat: int, locale: str) -> Reader:
    return Reader(texts_of(rules, locale), NAMES, seat, rules.printed())


def told_by_and_by(rules: Game[Any], choices: Choices, reader: Reader) -> tuple[list[Any], dict[str, Scene]]:
    """What somebody is told who looks all the time: all events, and every scene as it was told last."""
    tale = Tale(story_of(rules))
    events: list[Any] = []
    scenes: dict[str, Scene] = {}
    for number, lines in enumerate(choices):
        for line in lines:
            tale.hear(line, number)
        found = tale.tell(tale.place_after(number - 1), reader)
        check(found, tale, reader)
        events += found.events
        scenes |= {scene.id: scene.scene for scene in found.scenes}
    return events, scenes


def check(found: Telling, tale: Tale, reader: Reader) -> None:
    ids = {scene.id for scene in found.scenes}
    for each in found.events:
        event = each.event
        assert event.text and event.kind and all(beat.text for beat in event.beats)
        assert event.seat is None or event.seat in range(len(reader.names))
        assert (event.weight == SCENE) == bool(event.scene), event
        assert not event.scene or event.scene in ids
        assert len(event.tag.split()) <= 4, event.tag
    for scene in found.scenes:
        check_scene(scene.scene)


def check_scene(scene: Scene) -> None:
    assert scene.title and scene.layout in get_args(Layout)
    assert set(scene.seats) <= set(range(len(NAMES)))
    ids = [step.id for step in scene.steps]
    assert len(set(ids)) == len(ids), ids
    assert all(0 <= step.ms <= LONGEST_STEP and (step.label or step.text) for step in scene.steps)
    for step in scene.steps:
        msgspec.convert({key: step.data[key] for key in SharedData.__annotations__ if key in step.data}, SharedData)
    assert scene.result is None or scene.result.headline


@EACH
@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_comes_late_is_told_the_same_as_who_was_there(rules: Game[Any], seed: int) -> None:
    """A story is made of nothing but the lines of its reader: one by one or all at once, they tell the same."""
    for at, choices in enumerate(played(rules, seed)):
        reader = reader_of(rules, at - 1, "en")
        events, scenes = told_by_and_by(rules, choices, reader)
        whole = Tale(story_of(rules))
        for number, lines in enumerate(choices):
            for line in lines:
                whole.hear(Told(line.message, dict(line.args), line.rule), number)
        late = whole.tell(0, reader)
        assert late.events == events
        assert {scene.id: scene.scene for scene in late.scenes} == scenes


@pytest.mark.parametrize("rules", GAMES[1:], ids=lambda rules: rules.name)
def test_whoever_reads_is_told_of_themselves_as_you(rules: Game[Any]) -> None:
    events, scenes = told_by_and_by(rules, played(rules, 3)[1], reader_of(rules, 0, "en"))
    own = [each.event.text for each in events if each.event.seat == 0]
    steps = [step.text for scene in scenes.values() for step in scene.steps]
    changes = [change.text for scene in scenes.values() if scene.result for change in scene.result.changes]
    assert own and not [text for text in own + steps + changes if NAMES[0] in text.split()]


@EACH
def test_both_languages_tell_the_same_events_and_scenes(rules: Game[Any]) -> None:
    choices = played(rules, 3)[1]
    english, polish = (told_by_and_by(rules, choices, reader_of(rules, 0, locale)) for locale in ("en", "pl"))
    assert [shape(each) for each in english[0]] == [shape(each) for each in polish[0]]
    assert english[1].keys() == polish[1].keys()
    for id, scene in english[1].items():
        assert [(step.id, step.ms, step.lit) for step in scene.steps] == [
            (step.id, step.ms, step.lit) for step in polish[1][id].steps
        ]


def shape(each: Any) -> tuple[Any, ...]:
    event = each.event
    return each.id, each.number, event.seat, event.kind, event.weight, event.place, len(event.beats), event.scene


@EACH
def test_a_story_declares_messages_that_the_game_has(rules: Game[Any]) -> None:
    story = story_of(rules)
    if story is not None:
        assert story.kinds.keys() | set(story.decided) <= rules.messages.keys()
        names = [maker.name for maker in story.scenes]
        assert len(set(names)) == len(names)
