"""The story at the table: what updates, replays and the text view tell, and that it knows no secret."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from test_match import choose, new_match, shown, take_back

from rulewright.faces.story import Reader, Scene
from rulewright.server import replays
from rulewright.server.match import LiveMatch
from rulewright.server.recording import kept_choices, record_of
from rulewright.server.updates import Shown
from rulewright.server.wire import Frame, SceneInfo, SeatInfo, StoryEvent, Update

TO_THE_FIGHT = ["march:north", "draw", "fight:1"]


def played(*keys: str, game: str = "skirmish", players: int = 2) -> LiveMatch:
    match = new_match(game, players)
    for key in keys:
        choose(match, match.waiting[0], key)
    return match


def update(match: LiveMatch, eyes: int | None = None, since: int = 0, locale: str = "en") -> Update:
    return shown(match).update(eyes, locale, since, [] if eyes is None else [eyes], 0)


def told(found: Update | Frame) -> list[tuple[int, int, str]]:
    return [(event.id, event.number, event.text) for event in found.story]


def replay_of(match: LiveMatch, eyes: list[int] | None = None) -> replays.Replay:
    """The replay of a match as somebody with these eyes may see it; with all eyes after the end."""
    choices = kept_choices(match.events)
    players = range(match.setup.players)
    return replays.Replay(
        id="x",
        table="x",
        name="",
        record=record_of(match.setup, match.events),
        seats=[SeatInfo(seat, "person", "A", f"P{seat}") for seat in players],
        causes=[event.cause for event in choices],
        over=eyes is None,
        eyes=list(players) if eyes is None else eyes,
        commitment="",
        at=0,
    )


# Updates


def test_an_update_tells_its_new_lines_as_events() -> None:
    match = played("march:north", "draw")
    assert told(update(match, eyes=1, since=1)) == [(4, 2, "P0 marches to the North"), (6, 3, "You draw")]
    assert told(update(match, eyes=0, since=2)) == [(6, 3, "P1 draws")]


def test_the_set_up_is_told_once_for_all() -> None:
    match = new_match("skirmish", 3)
    own = match.state.view(2)["hands"][2][0]
    assert told(update(match, eyes=2)) == [(1, 1, "All take up arms"), (4, 1, f"P2 holds {own}.")]
    assert told(update(match)) == [(1, 1, "All take up arms")]


def test_a_beat_that_only_its_seat_hears_is_told_to_nobody_else() -> None:
    match = played("draw")
    assert [beat.text[:4] for beat in update(match, eyes=0, since=1).story[0].beats] == ["card"]
    for eyes in (None, 1):
        assert update(match, eyes=eyes, since=1).story[0].beats == []


def test_a_scene_goes_on_over_choices_and_is_told_whole_each_time() -> None:
    match = played(*TO_THE_FIGHT)
    begun = update(match, since=3)
    (scene,) = begun.scenes
    assert scene.result is None and len(scene.steps) == 1
    assert [event.scene for event in begun.story] == [scene.id]
    choose(match, 1, "stand")
    again = update(match, since=4)
    assert [(each.id, len(each.steps)) for each in again.scenes] == [(scene.id, 2)]
    assert [(event.weight, event.scene) for event in again.story] == [(4, scene.id)]
    choose(match, 1, "yield")
    (over,) = update(match, since=5).scenes
    assert over.result is not None and over.result.headline == "P0 wins the fight" and over.id == scene.id


def test_whoever_comes_anew_is_told_what_came_after_their_last_act() -> None:
    match = played("march:north", "draw", "march:south", "draw")
    fresh = update(match, eyes=0, since=-1)
    assert fresh.fresh and [event.number for event in fresh.story] == [5]
    assert len(fresh.lines) > len(fresh.story)


def test_what_is_taken_back_is_no_part_of_the_story() -> None:
    match = played(*TO_THE_FIGHT[:2], "march:east")
    here = shown(match)
    before = here.update(None, "en", 0, [], 0)
    take_back(match, 0, [4])
    after = here.update(None, "en", 4, [], 0)
    assert after.fresh and [event.kind for event in before.story][-1] == "march"
    choose(match, 0, "march:south")
    again = here.update(None, "en", 5, [], 0)
    assert told(again) == [(before.story[-1].id, 6, "P0 marches to the South")]


def test_names_and_language_are_the_readers() -> None:
    match = played("march:north")
    assert update(match, since=1, locale="pl").story[0].text == "P0 maszeruje: Północ"
    same = shown(match, language="pl").update(None, "en", 1, [], 0)
    assert same.story[0].text == "P0 maszeruje: Północ", "in the language of the table's log"


def test_a_story_that_fails_costs_nobody_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    from skirmish.face import story

    def fail(self: Any, lines: Any, over: bool, reader: Reader) -> Scene | None:
        raise ValueError("a fault in a scene")

    monkeypatch.setattr(story.FightScene, "scene", fail)
    found = update(played(*TO_THE_FIGHT), since=3)
    assert found.story == [] and found.lines


# The question


def test_a_question_says_why_and_what_the_goal_is() -> None:
    match = played("march:north")
    asked = update(match, eyes=1).asked
    assert asked is not None
    assert (asked.why, asked.first) == ("You need 5 more points.", "March to a place, or fight for your point.")
    other = update(new_match("steps", 2), eyes=0).asked
    assert other is not None and (other.why, other.first) == ("", "")


# The text view


def test_the_text_view_tells_the_scenes_since_the_last_act_first() -> None:
    match = played(*TO_THE_FIGHT, "stand", "stand")
    sections = shown(match).position(0, "en")
    assert sections[0].title == "P0 against P1" and "wins the fight" in sections[0].lines[0]
    assert len(sections[0].sections[0].lines) == 6
    choose(match, 1, "march:north")
    choose(match, 0, "march:north")
    assert shown(match).position(0, "en")[0].title != "P0 against P1"


# Replays


def events_by_table(match: LiveMatch, eyes: int | None) -> tuple[list[StoryEvent], dict[str, SceneInfo]]:
    """What somebody who was there all the time was told, update by update."""
    again = LiveMatch(match.setup, [])
    here = shown(again)
    events: list[StoryEvent] = []
    scenes: dict[str, SceneInfo] = {}
    for event in match.events:
        here.apply(event)
        found = here.update(eyes, "en", event.number - 1, [] if eyes is None else [eyes], 0)
        events += found.story
        scenes |= {scene.id: scene for scene in found.scenes}
    return events, scenes


@pytest.mark.parametrize(
    ("yours", "eyes", "said"),
    [
        ([1], "1", "You draw from the deck: "),
        ([1], "none", "You draw a card"),
        ([1], "0", "You draw a card"),
        ([0], "1", "P1 draws a card"),
        ([], "1", "P1 draws a card"),
        ([0, 1], "1", "You draw from the deck: "),
        ([0, 1], "0", "P1 draws a card"),
        ([0, 1], "none", "P1 draws a card"),
    ],
)
def test_a_replay_says_you_to_whoever_sat_there_and_to_nobody_else(yours: list[int], eyes: str, said: str) -> None:
    found = replay_of(played("draw", game="ethnos"))
    found.yours = yours
    (frame,) = replays.frames(found, 1, 1, eyes, "en")
    assert frame.lines[0].seat == 1 and frame.lines[0].text.startswith(said)
    assert frame.story[0].text.startswith(said.split()[0])
    told_cards = any("card:" in thing for line in frame.lines for thing in line.about)
    assert told_cards == (eyes == "1"), "whoever may look through the eyes learns the card"


def test_the_lines_of_a_scene_lie_under_one_headline_at_the_table_and_in_a_replay() -> None:
    match = played(*TO_THE_FIGHT, "stand", "yield", "march:north")
    fresh = update(match, eyes=0, since=-1)
    (head,) = fresh.heads
    inside = [line for line in fresh.lines if line.scene]
    assert {line.scene for line in inside} == {head.id} and len(inside) < len(fresh.lines)
    assert head.text == "P0 wins the fight" and [step[:5] for step in head.steps[1:]] == ["Round", "Round"]
    found = replay_of(match)
    frames = replays.frames(found, 0, match.version, "0", "en")
    assert [line.text for frame in frames for line in frame.lines if line.scene] == [line.text for line in inside]
    last = next(frame for frame in reversed(frames) if frame.heads)
    assert last.heads == [head]
    (begins,) = [step for step in replays.step_infos(found, "en")[0] if step.scene]
    assert (begins.scene, begins.step, begins.until) == ("P0 against P1", 3, last.step)


def test_lines_of_a_scene_that_cannot_be_told_stand_for_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    from skirmish.face import story

    def fail(self: Any, lines: Any, over: bool, reader: Reader) -> Scene | None:
        raise ValueError("a fault in a scene")

    monkeypatch.setattr(story.FightScene, "scene", fail)
    found = update(played(*TO_THE_FIGHT), since=3)
    assert found.heads == [] and found.lines and not any(line.scene for line in found.lines)


@pytest.mark.parametrize("game", ["skirmish", "bazaar", "ethnos"])
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_a_replay_tells_what_the_table_told_with_the_same_ids(game: str, eyes: int | None) -> None:
    rng = random.Random(7)
    match = new_match(game, 2)
    while match.playing and match.version < 60:
        seat = match.waiting[0]
        choose(match, seat, rng.choice(match.state.options(seat)))
    by_table, scenes = events_by_table(match, eyes)
    found = replay_of(match)
    found.yours = [] if eyes is None else [eyes]
    frames = [
        frame
        for first in range(0, match.version, replays.MOST_FRAMES)
        for frame in replays.frames(found, first, match.version, "none" if eyes is None else str(eyes), "en")
    ]
    by_replay = [event for frame in frames for event in frame.story]
    assert len(by_replay) == len(by_table)
    for one, other in zip(by_table, by_replay, strict=True):
        assert msgspec.structs.replace(one, number=0) == msgspec.structs.replace(other, number=0)
        assert one.number == other.number + 1, "a replay counts its steps"
    last = {scene.id: scene for frame in frames for scene in frame.scenes}
    assert {id: scene.steps for id, scene in last.items()} == {id: scene.steps for id, scene in scenes.items()}


def test_a_frame_has_the_scene_as_it_stood_then() -> None:
    match = played(*TO_THE_FIGHT, "stand", "yield")
    frames = replays.frames(replay_of(match), 3, 5, "none", "en")
    assert [[len(scene.steps) for scene in frame.scenes] for frame in frames] == [[1], [2], [2]]
    assert [frame.scenes[0].result is None for frame in frames] == [True, True, False]
    assert frames[2].position[0].title == "P0 against P1"


# Secrets


@pytest.mark.parametrize("game", ["skirmish", "ethnos"])
def test_a_story_tells_nothing_but_what_its_lines_tell(game: str) -> None:
    """Whoever reads the same lines is told the same, whatever is hidden from them."""
    rng = random.Random(11)
    match = new_match(game, 3)
    for _ in range(40):
        if match.playing:
            seat = match.waiting[0]
            choose(match, seat, rng.choice(match.state.options(seat)))
    for eyes in (None, 0, 1, 2):
        lines = [line for line in match.lines if line.only in (-1, eyes)]
        bare = LiveMatch(match.setup, match.events)
        bare.lines = lines
        assert story_in(shown(bare), eyes) == story_in(shown(match), eyes)


def story_in(here: Shown, eyes: int | None) -> list[StoryEvent]:
    return here.update(eyes, "en", 0, [], 0).story
