"""A match in memory: versions of questions, the log, undo, what is foreseen, what a pair of eyes gets."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import rulewright
from rulewright import Refusal, Refused, UndoRefused
from rulewright.core.errors import BadRecord, RunawayRule
from rulewright.server.covers import Counting
from rulewright.server.match import Event, LiveMatch, Setup, opening
from rulewright.server.tables import Seat
from rulewright.server.updates import Shown
from rulewright.server.wire import Tempo

RAIDERS = ["orc", "elf", "giant", "halfling", "merfolk", "troll"]


def new_match(game: str, players: int, tempo: Tempo | None = None, options: dict[str, Any] | None = None) -> LiveMatch:
    setup = Setup("t" * 10, game, players, options or {}, b"seed", tempo or Tempo())
    return LiveMatch(setup, [opening(setup, 0).event])


def choose(match: LiveMatch, seat: int, key: str, cause: Any = "player", at: int = 0) -> Event:
    """A choice as play makes it: what is applied is what a database would give back."""
    event, _after = match.propose(seat, key, cause, at)
    stored = msgspec.json.decode(msgspec.json.encode(event), type=Event)
    match.apply(stored)
    return stored


def take_back(match: LiveMatch, seat: int, drop: list[int], at: int = 0) -> None:
    match.apply(Event(match.version + 1, at, "undo", seat, None, {"drop": drop, "consent": False}))


def shown(match: LiveMatch, **changes: Any) -> Shown:
    seats = [Seat("person", "ABCDEF"[seat], f"P{seat}") for seat in range(match.setup.players)]
    return Shown(match, seats, changes.get("free_undo", True), changes.get("language", ""))


def choose_anything(match: LiveMatch, rng: random.Random) -> None:
    seat = rng.choice(match.waiting)
    choose(match, seat, rng.choice(match.state.options(seat)))


# The state


def test_proposing_changes_nothing() -> None:
    match = new_match("ethnos", 3)
    before = match.state.hash(), len(match.lines), match.version
    match.propose(match.waiting[0], match.state.options(match.waiting[0])[0], "player", 0)
    assert (match.state.hash(), len(match.lines), match.version) == before


def test_events_of_another_process_lead_to_the_same_match() -> None:
    match = new_match("ethnos", 4)
    rng = random.Random(3)
    for _ in range(120):
        choose_anything(match, rng)
    again = LiveMatch(match.setup, match.events)
    assert again.state.hash() == match.state.hash()
    assert again.lines == match.lines
    assert again.questions == match.questions and again.turn == match.turn
    assert rulewright.replay(match.record()).hash() == match.state.hash()


def test_chance_goes_on_as_the_seed_says_after_events_of_another_process() -> None:
    match = new_match("ethnos", 2)
    rng = random.Random(5)
    for _ in range(40):
        choose_anything(match, rng)
    again = LiveMatch(match.setup, match.events)
    for _ in range(40):
        seat = match.waiting[0]
        key = match.state.options(seat)[0]
        assert choose(match, seat, key) == choose(again, seat, key)


def test_an_event_that_does_not_follow_is_refused() -> None:
    match = new_match("steps", 2)
    event = match.propose(0, "add", "player", 0).event
    with pytest.raises(BadRecord):
        match.apply(msgspec.structs.replace(event, number=7))


def test_chance_that_does_not_occur_is_refused() -> None:
    match = new_match("steps", 2)
    event = match.propose(0, "add", "player", 0).event
    false = [{"chance": "draw", "what": "number", "result": 3}]
    with pytest.raises(BadRecord):
        match.apply(msgspec.structs.replace(event, data={**event.data, "chance": false}))


def test_a_rule_that_raises_or_never_ends_changes_nothing() -> None:
    match = new_match("steps", 2)
    before = match.state.hash()
    with pytest.raises(ValueError):
        match.propose(0, "crash", "player", 0)
    with pytest.raises(RunawayRule):
        match.propose(0, "spin", "player", 0)
    assert match.state.hash() == before
    choose(match, 0, "add")
    assert match.waiting == [1]


# Versions


def test_a_sealed_answer_leaves_the_questions_of_others_as_they_are() -> None:
    match = new_match("bazaar", 3)
    versions = {seat: question.version for seat, question in match.questions.items()}
    assert versions == {0: 1, 1: 1, 2: 1}
    choose(match, 1, match.state.options(1)[0])
    choose(match, 0, match.state.options(0)[0])
    assert match.questions[2].version == 1 and match.waiting == [2]
    choose(match, 2, match.state.options(2)[0])
    assert {question.version for question in match.questions.values()} == {4}


def test_the_raids_of_ethnos_are_sealed() -> None:
    """Orc boards are decided by all their owners at once."""
    rng = random.Random(0)
    for attempt in range(40):
        match = new_match("ethnos", 4, options={"tribes": RAIDERS})
        rng.seed(attempt)
        while match.playing and len(match.waiting) < 2:
            choose_anything(match, rng)
        if match.playing:
            break
    assert match.state.asked is not None and match.state.asked.name == "orc_raid"
    first, *others = match.waiting
    versions = {seat: match.questions[seat].version for seat in others}
    choose(match, first, "raid")
    assert {seat: match.questions[seat].version for seat in others} == versions
    for eyes in (None, *others):
        pending = match.state.view(eyes)["pending"][0]
        assert pending["choices"][str(first)] is None, "a sealed answer is nobody's business"


def test_every_question_of_a_turn_has_a_version_of_its_own() -> None:
    match = new_match("steps", 2)
    assert match.questions[0].version == 1
    choose(match, 0, "add")
    assert match.questions == {1: match.questions[1]} and match.questions[1].version == 2


# The log


def test_lines_know_the_event_the_turn_and_the_cause() -> None:
    match = new_match("steps", 2)
    choose(match, 0, "add")
    choose(match, 1, "add", cause="bot")
    choose(match, 0, "peek", cause="time")
    told = [(line.told.message, line.only, line.number, line.turn, line.cause) for line in match.lines]
    assert told == [
        ("log-added", -1, 2, 1, "player"),
        ("log-added", -1, 3, 2, "bot"),
        ("log-drew", -1, 4, 3, "time"),
        ("log-secret", 0, 4, 3, "time"),
    ]


def test_what_a_choice_uncovers_of_others_was_decided_by_nobody_in_their_place() -> None:
    """Orders are sealed. The bot's answer is the last, and shows both; only its own line is a bot's."""
    match = new_match("runewars", 2, options={"quick_map": True})
    while match.state.asked and match.state.asked.name != "choose_order":
        choose(match, match.waiting[0], match.state.options(match.waiting[0])[0])
    choose(match, 0, match.state.options(0)[0])
    last = choose(match, 1, match.state.options(1)[0], cause="bot")
    lines = shown(match).lines(None, "en", last.number - 1, Counting([], []))
    assert [(line.seat, line.cause) for line in lines if line.message == "reveals_order"] == [(0, "player"), (1, "bot")]


# Undo


def test_free_undo_takes_the_choice_and_its_lines_back() -> None:
    match = new_match("steps", 2)
    before = match.state.hash()
    choose(match, 0, "add")
    assert match.free_undo(0) == [2]
    assert match.state_without([2]).hash() == before
    take_back(match, 0, [2])
    assert match.state.hash() == before and match.lines == [] and match.turn == 0
    assert match.questions[0].version == 3, "the question is asked anew"
    assert match.rewritten == 3


def test_what_was_drawn_cannot_be_taken_back_freely() -> None:
    match = new_match("steps", 2)
    choose(match, 0, "peek")
    with pytest.raises(UndoRefused) as caught:
        match.free_undo(0)
    assert caught.value.refusal.reason == "undo-barrier"
    assert match.undo_by_consent(0) == [2]


def test_after_another_has_acted_only_consent_helps_and_drops_everything_since() -> None:
    match = new_match("steps", 2)
    choose(match, 0, "add")
    choose(match, 1, "add")
    with pytest.raises(UndoRefused):
        match.free_undo(0)
    assert match.undo_by_consent(0) == [2, 3]
    assert not match.can_undo_freely(0) and match.can_undo_freely(1)


def test_a_sealed_answer_can_be_taken_back_while_others_think() -> None:
    match = new_match("bazaar", 3)
    choose(match, 0, match.state.options(0)[0])
    choose(match, 1, match.state.options(1)[0])
    take_back(match, 0, match.free_undo(0))
    assert match.waiting == [0, 2]
    assert match.questions[2].version == 1, "whoever is still asked the same is not disturbed"
    assert match.questions[0].version == 4
    choose(match, 0, match.state.options(0)[1])
    choose(match, 2, match.state.options(2)[0])
    assert match.window, "all bids are in"


@pytest.mark.parametrize("game", ["bazaar", "ethnos"])
def test_what_is_shown_as_free_to_undo_is_what_the_engine_takes_back(game: str) -> None:
    match, rng = new_match(game, 3), random.Random(4)
    found = set()
    for _ in range(40):
        if not match.playing:
            break
        choose_anything(match, rng)
        for seat in range(3 if match.playing else 0):
            try:
                engine = bool(match.free_undo(seat))
            except UndoRefused:
                engine = False
            assert match.can_undo_freely(seat) == engine
            found.add(engine)
        if rng.random() < 0.2 and match.playing and match.can_undo_freely(seat := rng.randrange(3)):
            take_back(match, seat, match.free_undo(seat))
    assert found == {True, False}


def test_nothing_can_be_taken_back_after_the_end() -> None:
    match = new_match("steps", 2)
    while match.playing:
        choose(match, match.waiting[0], "add")
    with pytest.raises(UndoRefused):
        match.undo_by_consent(0)
    with pytest.raises(Refused):
        match.propose(0, "add", "player", 0)


def test_a_match_with_undo_is_the_same_when_it_is_loaded_again() -> None:
    match = new_match("ethnos", 3)
    rng = random.Random(8)
    for _ in range(60):
        choose_anything(match, rng)
        seat = match.events[-1].seat
        if seat is not None and rng.random() < 0.3 and match.can_undo_freely(seat):
            take_back(match, seat, match.free_undo(seat))
    assert any(event.kind == "undo" for event in match.events)
    again = LiveMatch(match.setup, match.events)
    assert again.state.hash() == match.state.hash()
    assert again.lines == match.lines and again.questions == match.questions


# What is foreseen


def test_a_preview_tells_what_the_seat_would_be_told() -> None:
    match = new_match("steps", 2)
    foreseen = match.foresee(0, "add")
    assert [told.message for told in foreseen.lines] == ["log-added"]
    assert foreseen.ends_turn and not foreseen.reveals


def test_a_preview_of_what_reveals_something_tells_nothing_at_all() -> None:
    match = new_match("steps", 2)
    assert match.foresee(0, "peek") == ([], True, False, [])


def test_a_preview_tells_what_the_seat_could_choose_next() -> None:
    match = new_match("ethnos", 2)
    found = []
    for _ in range(30):
        seat = match.state.waiting[0]
        key = match.state.options(seat)[-1]
        foreseen = match.foresee(seat, key)
        choose(match, seat, key)
        next_options = match.state.options(seat) if seat in match.state.waiting else []
        assert foreseen.then == ([] if foreseen.reveals else next_options)
        found += foreseen.then
    assert found, "some choices lead to another one of the same seat"


def test_a_preview_across_a_window_of_others_does_not_tell_what_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match("steps", 2)
    after = match.state.copy()
    after.listen()
    monkeypatch.setattr(match, "_after", lambda seat, key: after)
    assert match.foresee(0, "add").then == after.options(0)
    after.pass_over(1)
    assert match.foresee(0, "add").then == []


def test_a_preview_of_the_last_sealed_answer_does_not_open_the_others() -> None:
    match = new_match("bazaar", 2)
    choose(match, 0, match.state.options(0)[0])
    foreseen = match.foresee(1, match.state.options(1)[0])
    assert foreseen.lines == [] and foreseen.reveals


# What a pair of eyes gets


def test_an_update_holds_what_the_eyes_may_see_and_nothing_more() -> None:
    match = new_match("bazaar", 3)
    told = shown(match)
    mine = told.update(0, "en", -1, [0], 0)
    others = told.update(None, "en", -1, [], 0)
    hand = match.state.hands[0]  # type: ignore[attr-defined]
    assert mine.view["hands"][0] == hand and mine.view["hands"][1:] == [2, 2]
    assert [line.text for line in mine.lines] == [f"P0 holds {hand[0]} and {hand[1]}."]
    assert [line.whispered for line in mine.lines] == [True]
    assert others.lines == [] and others.asked is None and others.view["hands"] == [2, 2, 2]
    assert mine.asked is not None
    assert [offer.key for offer in mine.asked.options] == [f"bid:{card}" for card in hand]
    assert mine.asked.title == "Bids" and mine.asked.prompt == "Bid a card." and mine.asked.version == 1


def test_a_secret_decision_has_no_stage_and_a_window_tells_nobody_for_whom_it_is() -> None:
    match = new_match("bazaar", 3)
    told = shown(match)
    assert told.update(0, "en", -1, [0], 0).stage == ""
    for seat in range(3):
        choose(match, seat, match.state.options(seat)[0])
    assert match.window
    (holder,) = match.waiting
    other = (holder + 1) % 3
    update = told.update(other, "en", -1, [other], 0)
    assert update.waiting == [] and update.stage == "" and update.asked is None and update.thinking == []
    own = told.update(holder, "en", -1, [holder], 0)
    assert own.waiting == [holder] and own.asked is not None


def test_an_open_decision_is_named_to_all_in_the_readers_language() -> None:
    match = new_match("ethnos", 2)
    told = shown(match)
    assert told.update(None, "en", -1, [], 0).stage == "Action"
    assert told.update(None, "pl", -1, [], 0).stage == "Akcja"


def test_lines_after_a_version_are_exactly_those_that_are_missing() -> None:
    match = new_match("ethnos", 3)
    rng = random.Random(4)
    told = shown(match)
    collected: dict[int | None, list[Any]] = {None: [], 0: [], 1: [], 2: []}
    seen = -1
    for _ in range(30):
        for eyes, lines in collected.items():
            update = told.update(eyes, "en", seen, [], 0)
            assert update.fresh == (seen == -1)
            lines += update.lines
        seen = match.version
        for _ in range(rng.randrange(4)):
            choose_anything(match, rng)
    for eyes, lines in collected.items():
        whole = told.update(eyes, "en", -1, [], 0).lines
        assert lines == [line for line in whole if line.number <= seen]


def test_after_an_undo_everything_is_sent_anew() -> None:
    match = new_match("steps", 2)
    told = shown(match)
    choose(match, 0, "add")
    seen = told.update(1, "en", -1, [1], 0).version
    told.apply(Event(3, 0, "undo", 0, None, {"drop": [2], "consent": False}))
    update = told.update(1, "en", seen, [1], 0)
    assert update.fresh and update.lines == []
    assert not told.update(1, "en", update.version, [1], 0).fresh


def test_the_log_of_a_table_can_have_one_language_for_all() -> None:
    match = new_match("steps", 2)
    choose(match, 0, "add")
    polish = shown(match, language="pl")
    assert [line.text for line in polish.update(0, "en", -1, [0], 0).lines] == ["P0 dodaje punkt."]
    assert [line.text for line in shown(match).update(0, "en", -1, [0], 0).lines] == ["P0 adds a point."]


def test_the_eyes_are_told_what_can_be_undone() -> None:
    match = new_match("steps", 2)
    choose(match, 0, "add")
    assert shown(match).undo(0).free and not shown(match).undo(0).consent
    strict = shown(match, free_undo=False).undo(0)
    assert strict.consent and not strict.free
    assert shown(match).undo(1) == shown(match).undo(None)
    choose(match, 1, "peek")
    assert shown(match).undo(0).consent and not shown(match).undo(0).free


def test_the_result_is_told_when_the_rules_have_ended_the_match() -> None:
    match = new_match("ethnos", 2)
    rng = random.Random(2)
    while match.playing:
        choose_anything(match, rng)
    told = shown(match).update(None, "en", -1, [], 0)
    assert told.result is not None and len(told.result.scores) == 2
    assert told.waiting == [] and told.asked is None and told.stage == ""


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_whole_games_of_ethnos_can_be_shown_to_everybody(locale: str) -> None:
    match = new_match("ethnos", 3)
    rng = random.Random(11)
    told = shown(match)
    while match.playing:
        for eyes in (None, *match.waiting):
            update = told.update(eyes, locale, match.version - 1, [], 0)
            assert told.position(eyes, locale) and (eyes is None or update.asked is not None)
        for _ in range(9):
            if match.playing:
                choose_anything(match, rng)


# Refusals


@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        ("en", ["8C: 2 Razorwings, neutral", "Water between 5C and 8C"]),
        ("pl", ["8C: 2 Brzytwoskrzydłe, jednostki neutralne", "Woda między obszarami 5C i 8C"]),
    ],
)
def test_everything_that_stands_in_the_way_is_told_with_where_it_is(locale: str, lines: list[str]) -> None:
    razorwings = Refusal("RW-225", "way-neutrals", {"area": "8C", "unit": "razorwing", "number": 2})
    lake = Refusal("RW-227", "way-water", {"origin": "5C", "area": "8C"})
    refusal = Refusal("RW-155", "no-unit-reaches", {"area": "9B"}, (razorwings, lake))
    told = shown(new_match("runewars", 2)).refusal(refusal, locale)
    assert told.about == ["area:9B"]
    assert [one.text for one in told.obstacles] == lines
    assert [one.about for one in told.obstacles] == [["area:8C", "unit:razorwing"], ["area:5C", "area:8C"]]
