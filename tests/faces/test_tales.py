"""How lines of a log become events and scenes, by a small game that declares a story and by one that does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import skirmish
from rulewright.core.narration import Told
from rulewright.faces.scenes import described, head_of
from rulewright.faces.story import BOOK_KEEPING, HEAVY, PLAIN, SCENE, SMALL, Reader, Scene, Story
from rulewright.faces.telling import Tale, Telling, story_of
from rulewright.text.texts import texts_of
from skirmish.face.story import STORY

NAMES = ("Ann", "Bob")
WORDS = texts_of(skirmish.SkirmishRules(), "en")
ROUND = {"round": 1, "attack": 5, "defence": 2}


def line(message: str, **args: Any) -> Told:
    return Told(f"log-{message}", args, skirmish.MESSAGES[message].rule)


def reader(eyes: int = -1, names: Sequence[str] = NAMES) -> Reader:
    return Reader(WORDS, names, eyes, {})


def tale_of(*choices: list[Told], story: Story | None = STORY) -> Tale:
    """A tale of the lines of several choices, which are numbered from 1."""
    tale = Tale(story)
    for number, lines in enumerate(choices, 1):
        for each in lines:
            tale.hear(each, number)
    return tale


def told(*choices: list[Told], eyes: int = -1, first: int = 0, story: Story | None = STORY) -> Telling:
    return tale_of(*choices, story=story).tell(first, reader(eyes))


def march(seat: int, place: str = "north") -> list[Told]:
    return [line("marches", seat=seat, place=place), line("gains", seat=seat, number=1)]


# Events


def test_a_game_says_where_its_story_is() -> None:
    assert story_of(skirmish.SkirmishRules()) is STORY


def test_an_event_has_a_sentence_a_place_a_tag_and_beats() -> None:
    (found,) = told(march(1)).events
    event = found.event
    assert (found.id, found.number, event.seat, event.kind, event.weight) == (1, 1, 1, "march", HEAVY)
    assert event.text == "Bob marches to the North" and event.tag == "reached: North" and event.rule == "SK-2"
    assert event.place == ["place:north"] and [beat.text for beat in event.beats] == ["plus 1"]


def test_a_rule_is_named_where_it_decided_something() -> None:
    assert [each.event.rule for each in told([line("draws", seat=0)], march(0)).events] == ["", "SK-2"]
    in_general = told([line("draws", seat=0)], [line("supply", number=3)], story=None).events
    assert [each.event.rule for each in in_general] == ["", "SK-2"]


def test_what_nobody_was_asked_is_said_by_the_event_that_it_led_to() -> None:
    forced = line("forced", seat=0, option="draw")
    (first, second) = told([*march(0), forced, line("draws", seat=0)]).events
    assert (first.event.forced, second.event.kind, second.event.forced) == ("", "draw", "SK-2")
    (other,) = told([line("forced", seat=1, option="draw"), line("draws", seat=0)]).events
    assert other.event.forced == ""


@pytest.mark.parametrize("story", [STORY, None])
def test_what_nobody_was_asked_and_led_to_nothing_is_told_itself(story: Story | None) -> None:
    (first, second) = told([line("draws", seat=0), line("forced", seat=1, option="yield")], story=story).events
    assert (first.event.kind, second.id, second.event.seat) == ("draw" if story else "draws", 2, 1)
    assert (second.event.weight, second.event.forced) == (BOOK_KEEPING, "SK-2")
    assert second.event.text.startswith("Bob had to choose")


def test_it_says_you_to_whoever_did_it_and_to_nobody_else() -> None:
    assert [told(march(1), eyes=eyes).events[0].event.text for eyes in (-1, 0, 1)] == [
        "Bob marches to the North",
        "Bob marches to the North",
        "You march to the North",
    ]


def test_a_beat_of_another_actor_is_an_event_of_its_own() -> None:
    lines = [line("marches", seat=0, place="east"), line("gains", seat=1, number=2)]
    first, second = (found.event for found in told(lines).events)
    assert first.beats == [] and (second.seat, second.weight, second.text) == (1, SMALL, "Bob gains 2.")


def test_book_keeping_joins_the_event_before_and_stands_alone_where_there_is_none() -> None:
    kept = line("supply", number=3)
    (joined,) = told([line("draws", seat=0), kept]).events
    assert joined.event.kind == "draw" and joined.event.beats == []
    (alone,) = told([kept]).events
    assert alone.event.weight == BOOK_KEEPING and alone.event.seat is None


def test_an_event_never_goes_beyond_its_choice() -> None:
    drawn = line("drew", seat=0, card=7)
    found = told([line("draws", seat=0)], [drawn]).events
    assert [(each.id, each.number) for each in found] == [(1, 1), (2, 2)]


def test_what_one_reader_counts_as_one_choice_is_told_as_one() -> None:
    tale = tale_of([line("draws", seat=0)], [line("drew", seat=0, card=7)], march(1))
    events = tale.tell(0, reader(), lambda number: max(1, number - 1)).events
    assert [(each.id, each.number, len(each.event.beats)) for each in events] == [(1, 1, 1), (3, 2, 1)]


def test_equal_lines_for_all_seats_are_one_event() -> None:
    arms = [line("arms", seat=0), line("holds", seat=0, card=4), line("arms", seat=1)]
    events = told(arms, eyes=0).events
    assert [(each.id, each.event.seat, each.event.text) for each in events] == [
        (1, None, "All take up arms"),
        (2, 0, "Ann holds 4."),
    ]


def test_book_keeping_after_an_event_for_all_changes_nothing_in_its_sentence() -> None:
    kept = [line("supply", number=number) for number in (3, 2)]
    (event,) = told([line("arms", seat=0), line("arms", seat=1), *kept], eyes=0).events
    assert event.event.text == "All take up arms"


def test_lines_for_some_seats_alone_stay_apart() -> None:
    arms = [line("arms", seat=0), line("arms", seat=1)]
    events = tale_of(arms).tell(0, reader(names=("Ann", "Bob", "Cleo"))).events
    assert [each.event.text for each in events] == ["Ann takes up arms", "Bob takes up arms"]


def test_ids_are_the_same_whatever_was_told_before() -> None:
    tale = tale_of(march(0), march(1), march(0))
    whole = tale.tell(0, reader()).events
    assert tale.tell(tale.place_after(2), reader()).events == whole[2:]


def test_without_a_story_the_first_line_of_a_choice_is_the_event_and_the_others_are_beats() -> None:
    holding = [line("holds", seat=seat, card=4 + seat) for seat in (0, 1)]
    first, second = told(holding, march(1), story=None).events
    assert first.event.text == "Ann holds 4." and [beat.text for beat in first.event.beats] == ["Bob holds 5."]
    assert second.event.weight == PLAIN and second.event.place == ["place:north"]


# Scenes

ATTACK = line("attacks", seat=0, target=1)
WINS = line("wins", seat=1, hits=2, lost=1)


def fight(*parts: list[Told], eyes: int = -1, first: int = 0) -> Telling:
    return told(*parts, eyes=eyes, first=first)


def test_a_scene_without_a_choice_is_one_event_that_waits() -> None:
    found = fight([ATTACK, line("round", **ROUND), WINS])
    (event,), (scene,) = found.events, found.scenes
    assert (event.event.weight, event.event.scene, event.event.text) == (SCENE, scene.id, "Ann attacks")
    assert scene.id == "fight-1" and scene.scene.waits and [step.id for step in scene.scene.steps] == ["round-1"]
    assert scene.scene.result is not None and scene.scene.result.headline == "Bob wins the fight"


def test_a_scene_over_several_choices_is_told_anew_with_each() -> None:
    begin, middle, end = [ATTACK, line("round", **ROUND)], [line("stands", seat=1), line("round", **ROUND)], [WINS]
    so_far = fight(march(0), begin, middle)
    assert [(each.number, each.event.scene) for each in so_far.events] == [(1, ""), (2, "fight-3"), (3, "fight-3")]
    assert so_far.scenes[0].scene.result is None and so_far.scenes[0].number == 2
    tale = tale_of(march(0), begin, middle, end)
    news = tale.tell(tale.place_after(3), reader())
    assert [each.id for each in news.scenes] == ["fight-3"] and news.scenes[0].scene.result is not None
    assert [(each.id, each.event.scene, each.event.text) for each in news.events] == [(7, "fight-3", "Ann against Bob")]


def test_what_comes_after_a_scene_is_no_part_of_it() -> None:
    found = fight([ATTACK, line("round", **ROUND), WINS, *march(1)])
    assert [each.event.scene for each in found.events] == ["fight-1", ""]
    tale = tale_of([ATTACK, WINS], march(1))
    assert tale.tell(tale.place_after(1), reader()).scenes == []


def test_a_scene_is_over_when_the_next_one_begins() -> None:
    again = line("attacks", seat=1, target=0)
    tale = tale_of([ATTACK, line("round", **ROUND)], [again, WINS])
    assert [(span.first, span.end) for span in tale.spans] == [(0, 2), (2, 4)]
    assert [scene.id for scene in tale.tell(2, reader()).scenes] == ["fight-3"]


def test_a_scene_with_nothing_to_show_is_told_as_events() -> None:
    class Silent(type(STORY.scenes[0])):  # type: ignore[misc]
        def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
            return None

    found = told([ATTACK, WINS], story=Story(STORY.kinds, [Silent()]))
    assert found.scenes == [] and [each.event.kind for each in found.events] == ["fight"]


def test_a_scene_in_words_begins_with_how_it_ended() -> None:
    (scene,) = fight([ATTACK, line("round", **ROUND), WINS]).scenes
    section = described(scene.scene, reader())
    assert (section.title, section.lines) == ("Ann against Bob", ["Bob wins the fight", "2 hits to 1."])
    (steps,) = section.sections
    assert (steps.title, steps.lines) == ("Step by step", ["Round 1", "Round 1: Ann 5; Bob 2"])
    assert described(scene.scene, reader(), {"round-1"}).sections == []


def test_the_log_keeps_how_a_scene_ended_and_its_steps() -> None:
    (scene,) = fight([ATTACK, line("round", **ROUND), WINS]).scenes
    head = head_of(scene.scene, reader())
    assert (head.text, head.steps) == ("Bob wins the fight", ["2 hits to 1.", "Round 1: Ann 5; Bob 2"])
    (goes_on,) = fight([ATTACK, line("round", **ROUND)]).scenes
    assert head_of(goes_on.scene, reader()).text == "Ann against Bob"
