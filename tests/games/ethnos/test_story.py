"""The story of Ethnos: its log as events, the scoring of an Age and the end of the game as scenes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from games.ethnos.table import ETHNOS, KINGDOMS, play, table
from rulewright import State
from rulewright.core.narration import told_to
from rulewright.faces.story import BOOK_KEEPING, Reader, Scene, StoryEvent
from rulewright.faces.telling import Tale, Telling, story_of
from rulewright.games.ethnos.face.story import STORY
from rulewright.text import LOCALES, texts

NAMES = ["Zofia", "Bruno", "Cora", "Felix"]
IN_BOTH = pytest.mark.parametrize("locale", LOCALES)
SPECTATOR = -1


def reader(eyes: int = 0, locale: str = "en") -> Reader:
    return Reader(texts("ethnos", locale), NAMES, eyes, {})


def told(state: State, *keys: str, eyes: int = SPECTATOR, locale: str = "en") -> Telling:
    """What these choices tell, each made by the first seat that is asked."""
    state.listen()
    tale = Tale(story_of(ETHNOS))
    for number, key in enumerate(keys, 1):
        play(state, key)
        for line in told_to(state, eyes)[len(tale.lines) :]:
            tale.hear(line, number)
    return tale.tell(0, reader(eyes, locale))


def events(telling: Telling) -> list[StoryEvent]:
    return [found.event for found in telling.events]


def four(tribes: str, *seats: dict[str, Any], **fields: Any) -> State:
    return table(tribes, *seats, players=4, **fields)


# What is declared


def test_ethnos_declares_its_story() -> None:
    assert story_of(ETHNOS) is STORY


def test_every_message_of_the_log_is_declared() -> None:
    assert STORY.kinds.keys() == ETHNOS.messages.keys()


@IN_BOTH
def test_every_event_and_every_beat_has_its_words(locale: str) -> None:
    words = texts("ethnos", locale).catalogue
    for message, kind in STORY.kinds.items():
        if kind.weight != BOOK_KEEPING:
            assert words.has(f"event-{kind.kind}"), message
            assert words.has_attribute(f"event-{kind.kind}", "you") == ("seat" in ETHNOS.messages[message].arguments)
        if kind.beat:
            assert words.has(f"beat-{message}"), message


# Events


def test_the_event_of_the_design_a_band_with_its_marker() -> None:
    hand = ["orc-red", "orc-blue", "orc-green", "giant-grey", "giant-red", "elf-green", "elf-grey"]
    state = four("orc giant elf", {}, {"hand": hand}, markers={"rhea": [2, 2, 1, 1]}, pending=turn_of(1))
    found = told(state, "lead:orc-red", "all_tribe", "place")
    band, horde = events(found)
    assert (band.seat, band.kind, band.weight) == (1, "band", 3)
    assert band.text == "Bruno plays a Band of 3 Orcs: marker in Rhea" and band.tag == "3rd: leads Rhea"
    assert [beat.text for beat in band.beats] == ["Band", "Marker in Rhea"]
    assert band.place == ["bands-1"] and band.beats[1].place == ["pile-rhea-1", "kingdom:rhea"]
    assert horde.text == "Bruno marks red of the Horde"
    assert [beat.text for beat in horde.beats] == ["Horde: red", "4 cards to the pool"]
    assert horde.joins and not band.joins, "the answer is part of the Band: both are shown as one"


def test_what_a_band_has_led_to_goes_on_with_it_and_nothing_else_does() -> None:
    """The answers to a Merfolk's, an Orc's, a Troll's and an Elf's question; no draw, no Band, no other seat."""
    joined: set[str] = set()
    for game in whole_games():
        found = events(retold(game[0], SPECTATOR, "en"))
        for before, event in pairwise(found):
            assert not event.joins or (event.seat == before.seat and before.kind not in ("draw", "take")), event
            assert event.beats or not event.joins
            joined |= {event.kind} if event.joins else set()
    assert joined >= {"horde", "no-horde", "troll", "keep", "marker", "no-bonus"}, joined
    assert not joined & {"band", "draw", "take", "dragon"}


def turn_of(seat: int) -> list[dict[str, Any]]:
    return [{"frame": "turn_action", "seat": seat}]


def test_a_band_by_colour_and_one_that_is_too_small() -> None:
    state = four("orc giant elf", {"hand": ["orc-red", "giant-red", "elf-red"]})
    (event,) = events(told(state, "lead:giant-red", "all_colour", eyes=0, locale="pl"))[:1]
    assert event.text == "Zagrywasz Oddział 3 czerwonych kart: znacznik w Rhei"
    state = four("orc giant elf", {"hand": ["elf-red"]}, markers={"rhea": [2, 0, 0, 0]})
    (event,) = events(told(state, "lead:elf-red", locale="pl"))
    assert event.text == "Zofia zagrywa Czerwonego Elfa, bez znacznika"


def test_it_says_you_to_you_and_names_a_drawn_card_to_nobody_else() -> None:
    def drawn(eyes: int, locale: str) -> str:
        (event,) = events(told(four("elf giant", deck_top=["elf-green"]), "draw", eyes=eyes, locale=locale))
        return event.text

    assert [drawn(eyes, "en") for eyes in (0, 1, SPECTATOR)] == [
        "You draw from the deck: Green Elf",
        "Zofia draws a card from the deck",
        "Zofia draws a card from the deck",
    ]
    assert drawn(0, "pl") == "Dobierasz z Talii: Zielony Elf"
    (taken,) = events(told(four("elf", pool=["elf-green"]), "take:elf-green", eyes=0, locale="pl"))
    assert taken.text == "Bierzesz z puli Zielonego Elfa"


def test_a_wizard_draws_in_one_event() -> None:
    hand = ["wizard-red", "wizard-blue", "wizard-grey"]
    last = events(told(four("wizard elf", {"hand": hand}), "lead:wizard-red", "all_tribe", "draw"))[-1]
    assert last.text == "Zofia draws 3 cards from the deck" and last.beats == []


def test_set_up_is_told_in_few_events() -> None:
    state = ETHNOS.new(players=4, seed=5, listening=True)
    tale = Tale(STORY)
    for line in told_to(state, 2):
        tale.hear(line, 0)
    found = events(tale.tell(0, reader(2)))
    assert [event.kind for event in found] == ["tribes", "age", "first", "deal"]
    assert found[0].text.startswith("In this game: ") and len(found[0].beats) == 6


@cache
def whole_games() -> list[list[list[Any]]]:
    """The lines of some games, by seat that reads and by choice."""
    games = []
    for game in range(6):
        chance = random.Random(f"story {game}")
        state = ETHNOS.new(players=4, seed=game, listening=True)
        heard: list[list[Any]] = [[told_to(state, eyes)] for eyes in (SPECTATOR, 0)]
        while not state.over:
            since = len(state.narration or [])
            options = state.options(state.waiting[0])
            bands = [key for key in options if key.startswith("lead:")]
            state.choose(state.waiting[0], chance.choice(bands if bands and chance.random() < 0.3 else options))
            for row, eyes in zip(heard, (SPECTATOR, 0), strict=True):
                row.append(told_to(state, eyes, since))
        games.append(heard)
    return games


def retold(choices: Sequence[Sequence[Any]], eyes: int, locale: str) -> Telling:
    tale = Tale(STORY)
    for number, lines in enumerate(choices):
        for line in lines:
            tale.hear(line, number)
    return tale.tell(0, reader(eyes, locale))


@IN_BOTH
def test_whole_games_are_told_shortly_and_without_rule_numbers(locale: str) -> None:
    for heard in whole_games():
        for choices, eyes in zip(heard, (SPECTATOR, 0), strict=True):
            found = retold(choices, eyes, locale)
            for event in events(found):
                assert 0 < len(event.text) <= 76 and "ET-" not in event.text, event.text
                assert len(event.tag.split()) <= 4, event.tag
                assert all(0 < len(beat.text) <= 40 for beat in event.beats)
            names = [numbered.scene.name for numbered in found.scenes]
            assert names == ["age_scoring"] * 3 + ["game_end"]


# The scoring of an Age


def band(leader: str, others: str) -> dict[str, Any]:
    tribe = leader.partition("-")[0]
    return {"leader": leader, "cards": sorted([leader, *(f"{tribe}-{colour}" for colour in others.split())])}


def mock_up() -> State:
    """The table of the design at the end of Age II: all have Horde markers, seat 1 the Giant token."""
    bands = (
        [
            band("elf-green", "blue grey"),
            band("wingfolk-blue", "grey orange purple red"),
            band("minotaur-orange", "red"),
        ],
        [band("giant-blue", "red"), band("orc-red", "blue green"), band("giant-blue", "green orange purple")],
        [band("merfolk-purple", "blue green grey"), band("elf-grey", "orange"), band("orc-grey", "orange purple red")],
        [
            band("minotaur-orange", "blue green"),
            band("wingfolk-green", "blue grey orange purple red"),
            band("giant-grey", "red"),
        ],
    )
    tokens = {
        "althea": [2, 4, 6], "duris": [0, 6, 8], "ithys": [4, 8, 10], "pelagon": [0, 4, 6], "rhea": [4, 6, 10],
        "straton": [2, 6, 8],
    }  # fmt: skip
    markers = {
        "althea": [1, 2, 0, 3], "duris": [4, 0, 1, 1], "ithys": [2, 0, 2, 2], "pelagon": [0, 1, 3, 2],
        "rhea": [2, 3, 1, 1], "straton": [1, 3, 0, 0],
    }  # fmt: skip
    two, three = ["green", "grey"], ["blue", "green", "red"]
    rows = ((17, 3, two), (25, 5, three), (14, 7, two), (12, 2, two))
    seats = [
        {"glory": glory, "merfolk": space, "horde": horde, "bands": own}
        for (glory, space, horde), own in zip(rows, bands, strict=True)
    ]
    return four(
        "elf giant merfolk minotaur orc wingfolk",
        *seats,
        age=2,
        markers=markers,
        glory_tokens=tokens,
        giant={"seat": 1, "band": 2},
        dragons=2,
        deck_top=["dragon"],
    )


def scene_of(telling: Telling) -> Scene:
    return telling.scenes[-1].scene


def step_named(scene: Scene, id: str) -> Any:
    return next(step for step in scene.steps if step.id == id)


def test_the_third_dragon_leads_into_the_scoring_that_stops_for_a_raid() -> None:
    telling = told(mock_up(), "draw", eyes=0)
    (event,) = events(telling)
    assert event.text == "You reveal the third Dragon: the Age ends" and event.weight == 4
    scene = scene_of(telling)
    assert event.scene == telling.scenes[0].id and scene.layout == "board" and scene.waits
    assert scene.title == "End of Age II: scoring"
    assert scene.result is None
    assert [step.id for step in scene.steps] == ["hands", *KINGDOMS, "giants", "merfolk", "orcs"]
    assert scene.steps[-1].text == "Owners of Horde markers decide: raid, or let the Horde grow."


@IN_BOTH
def test_the_kingdoms_are_scored_in_order_with_gains_places_and_the_track(locale: str) -> None:
    scene = scene_of(told(mock_up(), "draw", eyes=0, locale=locale))
    gains = {id: step_named(scene, id).data["gains"] for id in KINGDOMS}
    assert gains == {
        "althea": [0, 2, 0, 4], "duris": [6, 0, 0, 0], "ithys": [4, 0, 4, 4], "pelagon": [0, 0, 4, 0],
        "rhea": [4, 6, 0, 0], "straton": [2, 6, 0, 0],
    }  # fmt: skip
    rhea = step_named(scene, "rhea")
    assert rhea.data["track"] == [31, 33, 22, 20] and rhea.data["before"] == [17, 25, 14, 12]
    assert rhea.lit == ["kingdom:rhea", "pile-rhea-0", "pile-rhea-1"] and rhea.ms == 1400
    assert (
        rhea.text
        == {
            "en": "Bruno gains 6 for first place, you gain 4 for second place.",
            "pl": "Bruno zdobywa 6 za pierwsze miejsce, zdobywasz 4 za drugie miejsce.",
        }[locale]
    )
    ithys = step_named(scene, "ithys")
    assert (
        ithys.text
        == {
            "en": "4 each for first place: you, Cora and Felix.",
            "pl": "Po 4 za pierwsze miejsce: ty, Cora i Felix.",
        }[locale]
    )
    (row,) = rhea.rows
    assert [cell.value for cell in row.cells] == ["+4", "+6", "0", "0"]
    assert row.cells[1].text == {"en": "3 markers, 1st place", "pl": "3 znaczniki, 1. miejsce"}[locale]


@IN_BOTH
def test_after_the_raid_the_scene_goes_on_and_ends_with_what_decided_it(locale: str) -> None:
    telling = told(mock_up(), "draw", "wait", "raid", "wait", "wait", eyes=0, locale=locale)
    (numbered,) = telling.scenes
    assert [event.scene for event in events(telling)] == [numbered.id, numbered.id, ""]
    scene = scene_of(telling)
    assert [step.id for step in scene.steps][-5:] == ["orcs", "bands-0", "bands-1", "bands-2", "bands-3"]
    assert step_named(scene, "orcs").data["gains"] == [0, 6, 0, 0]
    assert scene.result is not None
    track = next(row for row in scene.result.rows if row.id == "track")
    assert [cell.value for cell in track.cells] == ["47", "59", "37", "39"]
    assert (
        scene.result.headline
        == {
            "en": "Age II goes to Bruno: 59 Glory, you have 47.",
            "pl": "Era II należy do Bruna: 59 punktów Chwały, ty masz 47.",
        }[locale]
    )
    assert (
        scene.result.because
        == {
            "en": "Even without Rhea (6) Bruno would have 6 more than you.",
            "pl": "Nawet bez Królestwa Rhea (6) Bruno ma o 6 więcej niż ty.",
        }[locale]
    )
    (change,) = scene.result.changes
    assert (
        change.text
        == {
            "en": "Cora has the least Glory and begins Age III.",
            "pl": "Najmniej Chwały ma Cora: zaczyna Erę III.",
        }[locale]
    )


def test_bands_are_scored_player_by_player() -> None:
    cards = {"leader": "elf-green", "cards": ["elf-blue", "elf-green", "elf-grey"]}
    small = {"leader": "orc-red", "cards": ["orc-red"]}
    state = four("elf orc", {"bands": [cards, small]}, dragons=2, deck_top=["dragon"])
    scene = scene_of(told(state, "draw", eyes=0))
    own, other = step_named(scene, "bands-0"), step_named(scene, "bands-1")
    assert own.data["bands"] == [{"seat": 0, "leader": "elf-green", "size": 3, "glory": 3}]
    assert own.text == "You gain 3 Glory for 1 Band." and own.data["gains"] == [3, 0, 0, 0]
    assert other.text == "Bruno has no Band that earns Glory."
    assert scene.result is not None
    assert scene.result.because == "Even without the Band of 3 (3) you would have as much as Bruno."


def test_the_end_of_the_game_says_what_decided_it() -> None:
    seats = ({"glory": 40}, {"glory": 36}, {"glory": 10}, {"glory": 9})
    markers = {"rhea": [0, 1, 0, 0]}
    tokens = {"rhea": [1, 2, 6]}
    state = four("elf orc", *seats, age=3, markers=markers, glory_tokens=tokens, dragons=2, deck_top=["dragon"])
    telling = told(state, "draw", eyes=1)
    assert [numbered.scene.name for numbered in telling.scenes] == ["age_scoring", "game_end"]
    end = scene_of(telling)
    assert end.layout == "end" and end.result is not None and end.seats == [1, 0, 2, 3]
    assert end.result.headline == "You are King of Ethnos"
    assert end.result.because == "Kingdoms decided it: you 6, Zofia 0; level there, Zofia would be 4 ahead."


def test_ten_skeletons_end_the_game_in_a_scene() -> None:
    state = table("skeleton", {"hand": ["skeleton"] * 10}, players=4)
    end = scene_of(told(state, "skeleton_victory"))
    assert end.name == "game_end" and end.result is not None
    assert end.result.because == "Zofia had ten Skeletons in hand: that wins at once, whatever the Glory."


def test_a_scene_tells_every_seat_the_same_numbers() -> None:
    for heard in whole_games():
        seen, own = (retold(choices, eyes, "en") for choices, eyes in zip(heard, (SPECTATOR, 0), strict=True))
        for one, other in zip(seen.scenes, own.scenes, strict=True):
            assert [step.data for step in one.scene.steps] == [step.data for step in other.scene.steps]
