"""Who knows what (DECISIONS section 2): two games that differ in what is hidden look the same to whoever may not know.

And what is drawn anew for a seat fits everything that it has seen.
"""

from __future__ import annotations

import copy
import importlib
import pkgutil
from typing import Any

import pytest

from games.wonderland.rich import lively, option_set, rich
from games.wonderland.table import GAME, battle, play, table
from games.wonderland.tea import taking
from rulewright import State, UndoRefused, undo
from rulewright.core.chance import Random, seed_of
from rulewright.core.decision import Decision
from rulewright.core.narration import told_to
from rulewright.games import wonderland

HALTED: dict[str, Any] = {"status": "halted", "draws": 1}
SEATS: list[dict[str, Any]] = [
    {"faction": "alice", "supporters": {"TT": 3}, "bag": ["FACTION_1", "ROSE_W"], "quests": ["Q07", "Q01"]},
    {"faction": "queen", "supporters": {"TT": 3}, "bag": ["FACTION_2", "FORGE"], "quests": ["Q09", "Q02"]},
    {"faction": "cat", "bag": ["FORGE"], "quests": ["Q03"]},
    {"faction": "hatter", "bag": ["FORGE"], "quests": ["Q04"]},
]
DECK = [f"Q{number:02}" for number in range(11, 31)]
SECRET = {"keep_quest", "discard_quest", "wager", "draw_or_halt", "first_draw_mode", "choose_drawn", "vp_or_castle",
          "reveal_feat"}  # fmt: skip
"""DECISIONS section 2: what others see of these is at most that somebody has chosen."""


def drawn_anew(state: State, seat: int, times: int = 30) -> list[State]:
    return [state.determinize(seat, Random(seed_of(b"information"), number)) for number in range(times)]


def look_alike(one: State, two: State, *viewers: int | None) -> None:
    """Both look the same, in views and in what is asked."""
    for viewer in viewers:
        assert one.view(viewer) == two.view(viewer), f"viewer {viewer}"
        if viewer is not None:
            assert one.options(viewer) == two.options(viewer)
            assert one.decision(viewer) == two.decision(viewer)


@pytest.mark.rule("WW-031", "WW-600")
def test_starting_quests_and_which_one_is_kept_are_known_to_their_player_alone() -> None:
    options = {"factions": ["alice", "queen", "cat"], "first_player": 0}
    state: State = GAME.new(players=3, options=options, seed=4)
    drawn = state.position()["pending"][0]["drawn"]
    other = copy.deepcopy(state.position())
    other["pending"][0]["drawn"]["0"] = sorted([other["quest_deck"][0], drawn["0"][1]])
    other["quest_deck"][0] = drawn["0"][0]
    changed: State = GAME.from_position(other)
    look_alike(state, changed, 1, 2, None)
    assert state.view(0) != changed.view(0)
    kept: list[State] = []
    for at in (0, 1):
        one: State = GAME.from_position(state.position())
        one.choose(0, f"keep:{drawn['0'][at]}")
        kept.append(one)
    look_alike(kept[0], kept[1], 1, 2, None)
    assert kept[0].view(1)["pending"][0]["answers"] == {"0": None}


@pytest.mark.rule("WW-238", "WW-600", "WW-621")
@pytest.mark.parametrize("choice", ["halt", "wait", "caterpillar"])
def test_whether_somebody_draws_or_halts_is_seen_when_all_have_chosen(choice: str) -> None:
    seats = [{**SEATS[0], "figures": {"WL10": "TT"}}, *SEATS[1:3]]
    fighters = {"0": {"draws": 1, "wait": True}, "1": {"draws": 1}}
    first, second = (battle(*seats, fighters=fighters) for _ in range(2))
    first.choose(0, "draw")
    second.choose(0, choice)
    look_alike(first, second, 1, 2, None)
    assert first.view(0) != second.view(0)
    assert first.waiting == second.waiting == (1,)


@pytest.mark.rule("WW-207", "WW-362", "WW-600")
def test_a_wager_is_known_to_exist_and_on_whom_only_in_the_outcome() -> None:
    def start(wager: str, fields: dict[str, Any], **more: Any) -> State:
        fight = {"wagers": {"2": wager}}
        return battle(*SEATS, fighters=fields, fight=fight, **more)

    going_on = {"0": {"draws": 1, "strength": 3}, "1": {"draws": 1, "strength": 3}}
    one, two = start("alice", going_on), start("queen", going_on)
    look_alike(one, two, 0, 1, 3, None)
    assert one.view(0)["pending"][2]["wagers"] == {"2": None} and one.view(2)["pending"][2]["wagers"] == {"2": "alice"}
    resampled = {state.position()["pending"][2]["wagers"]["2"] for state in drawn_anew(one, 0)}
    assert resampled == {"alice", "queen"}
    assert {state.position()["pending"][2]["wagers"]["2"] for state in drawn_anew(one, 2)} == {"alice"}
    over = {"0": {**HALTED, "strength": 8}, "1": {**HALTED, "strength": 4}}
    state = start("alice", over, step="check")
    play(state, "none", "none")
    assert state.asked is not None and state.asked.name == "any_ally"
    assert state.view(0)["pending"][2]["wagers"] == {"2": "alice"}
    assert {other.position()["pending"][2]["wagers"]["2"] for other in drawn_anew(state, 0)} == {"alice"}, "now told"


@pytest.mark.rule("WW-207", "WW-600")
def test_an_open_wager_is_hidden_and_so_is_that_somebody_declines() -> None:
    first, second, third = (battle(*SEATS, step="start") for _ in range(3))
    first.choose(2, "wager:alice")
    second.choose(2, "wager:queen")
    third.choose(2, "none")
    look_alike(first, second, 0, 1, 3, None)
    look_alike(first, third, 0, 1, 3, None)


@pytest.mark.rule("WW-330", "WW-333", "WW-600", "WW-601")
def test_quests_in_hand_and_the_choice_of_a_feat_are_known_to_their_player_alone() -> None:
    over = {"0": {**HALTED, "strength": 8}, "1": {**HALTED, "strength": 5}}
    own = {**SEATS[0], "active": ["FACTION_1", "FACTION_1"]}

    def start(quests: list[str]) -> State:
        return battle({**own, "quests": quests}, *SEATS[1:], fighters=over, step="check")

    look_alike(start(["Q07", "Q01"]), start(["Q05", "Q06"]), 1, 2, 3, None)
    first, second = start(["Q07", "Q01"]), start(["Q07", "Q01"])
    first.choose(0, "reveal:Q07")
    second.choose(0, "none")
    look_alike(first, second, 1, 2, 3, None)


@pytest.mark.rule("WW-617", "WW-402")
def test_a_quest_that_is_revealed_and_not_yet_turned_stays_in_every_hand_drawn_anew() -> None:
    """Red Rook C asks Alice first; the quest of the Queen lies open already."""
    own = {**SEATS[0], "active": ["ROOK_W", "FACTION_1"]}
    queen = {**SEATS[1], "active": ["FACTION_1"], "vp": 9}
    over = {"0": {**HALTED, "strength": 8}, "1": {**HALTED, "strength": 5}}
    state = battle(own, queen, *SEATS[2:], fighters=over, step="check", ally_cards={"ROOK": "C"}, quest_deck=DECK)
    state.choose(0, "reveal:Q07")
    state.choose(1, "reveal:Q09")
    assert state.asked is not None and state.asked.name == "discard_active"
    hands = set()
    for viewer in (0, 2):
        for other in drawn_anew(state, viewer):
            hand = other.position()["seats"][1]["quests"]
            assert "Q09" in hand and len(hand) == 2
            hands.add(tuple(hand))
            play(other, "discard:ROOK_W")
            assert other.position()["seats"][1]["feats"] == ["Q09"]
    assert len(hands) > 5


@pytest.mark.rule("WW-098", "WW-330")
def test_drawn_and_discarded_quests_are_known_by_their_number() -> None:
    def start(drawn: list[str], discarded: str) -> tuple[State, State]:
        deck = [*drawn, "Q28", "Q29"]
        asked = taking("T1-25", {"faction": "alice", "quests": ["Q01"]}, *SEATS[1:3], quest_deck=deck)
        play(asked, "effect:QUEST2", "draw")
        done = asked.copy()
        done.listen()
        play(done, f"discard:{discarded}")
        return asked, done

    first, second = start(["Q21", "Q22"], "Q22"), start(["Q23", "Q24"], "Q01")
    look_alike(first[0], second[0], 1, 2, None)
    assert first[0].view(1)["pending"][-1]["took"] == 2 and first[0].view(0)["pending"][-1]["took"] == ["Q21", "Q22"]
    look_alike(first[1], second[1], 1, 2, None)
    for seat in (1, 2):
        assert told_to(first[1], seat) == told_to(second[1], seat)
    for other in drawn_anew(first[0], 1):
        position = other.position()
        assert set(position["pending"][-1]["took"]) <= set(position["seats"][0]["quests"])
        assert len(position["seats"][0]["quests"]) == 3


@pytest.mark.rule("WW-304", "WW-600")
def test_the_choice_of_tied_winners_is_sealed() -> None:
    tied = {"0": {**HALTED, "strength": 8}, "1": {**HALTED, "strength": 8}}
    first, second = (battle(*SEATS, fighters=tied, step="check") for _ in range(2))
    first.choose(0, "vp")
    second.choose(0, "castle")
    look_alike(first, second, 1, 2, 3, None)


@pytest.mark.rule("WW-242", "WW-600")
def test_drawn_chips_are_seen_at_once_and_which_is_played_when_all_have_chosen() -> None:
    seats = [{**SEATS[0], "figures": {"WL10": "TT"}}, SEATS[1], SEATS[2]]
    fighters = {"0": {"draws": 1}, "1": {"draws": 1, "extra": 1}}
    states = []
    for chip in ("FACTION_1", "ROSE_W"):
        state = battle(*seats, fighters=fighters, chance=["ROSE_W", "FACTION_1", "FORGE", "FACTION_2"])
        state.choose(0, "caterpillar")
        state.choose(1, "draw")
        assert state.view(2)["pending"][-1]["drawn"] == {"0": ["ROSE_W", "FACTION_1"], "1": ["FORGE", "FACTION_2"]}
        state.choose(0, f"play:{chip}")
        states.append(state)
    look_alike(states[0], states[1], 1, 2, None)


@pytest.mark.rule("WW-104", "WW-204", "WW-602")
@pytest.mark.parametrize("open_bags", [False, True])
def test_bags_are_seen_by_their_owner_outside_the_war_and_by_all_with_open_bags(open_bags: bool) -> None:
    options = {"open_bags": open_bags}
    tea = table(*SEATS, tea_table={"3": {"card": "T1-01"}}, options=options)
    war = battle(*SEATS, fighters={"0": {"draws": 1}, "1": {"draws": 1}}, options=options)
    for state, own in ((tea, ["ROSE_W", "FACTION_1"]), (war, ["ROSE_W", "FACTION_1"] if open_bags else 2)):
        assert state.view(0)["seats"][0]["bag"] == own
        for viewer in (1, None):
            assert state.view(viewer)["seats"][0]["bag"] == (["ROSE_W", "FACTION_1"] if open_bags else 2)


@pytest.mark.rule("WW-602", "WW-041")
def test_the_order_of_decks_is_known_to_nobody() -> None:
    state = rich(3, option_set(1), 8)
    position = state.position()
    for name in ("wonderlandian_deck", "quest_deck"):
        other = copy.deepcopy(position)
        other[name].reverse()
        look_alike(state, GAME.from_position(other), 0, 1, 2, None)
    other = copy.deepcopy(position)
    for deck in other["tea_decks"].values():
        deck.reverse()
    look_alike(state, GAME.from_position(other), 0, 1, 2, None)


@pytest.mark.rule("WW-602", "WW-041")
def test_decks_drawn_anew_come_in_any_order() -> None:
    """The cards of a deck are those that it has; which one lies on top is drawn."""
    state = rich(3, option_set(1), 8)
    position = state.position()
    decks = {"wonderlandian_deck": position["wonderlandian_deck"], **position["tea_decks"]}
    for viewer in (0, 1, 2, None):
        seat = -1 if viewer is None else viewer
        anew = [
            other.position() for other in (state.resampled(seat, Random(seed_of(b"decks"), at)) for at in range(30))
        ]
        for name, deck in decks.items():
            found = [other[name] if name in other else other["tea_decks"][name] for other in anew]
            assert all(sorted(one) == sorted(deck) for one in found)
            assert len(deck) < 2 or len({one[0] for one in found}) > 1, name


@pytest.mark.rule("WW-330", "WW-422")
def test_hands_drawn_anew_hold_only_what_the_seat_has_not_seen() -> None:
    """Not its own quests, not those turned face up, with two players none of the unused region."""
    for number in range(6):
        state = rich(2 + number % 4, option_set(number), 40 + number)
        rng = Random(seed_of(b"anew"), number)
        for _ in range(60):
            if state.over:
                break
            seat = int(state.mover())
            state.apply(seat, lively(state, seat, state.codes(seat), rng))
        if state.over:
            continue
        position = state.position()
        for viewer in range(state.players):
            seen = {*position["seats"][viewer]["quests"], *(one for seat in position["seats"] for one in seat["feats"])}
            for other in drawn_anew(state, viewer, 5):
                found = other.position()
                hidden = [one for at, seat in enumerate(found["seats"]) if at != viewer for one in seat["quests"]]
                hidden += [*found["quest_deck"], *found["quest_discard"]]
                assert not seen & set(hidden) and len(hidden) == len(set(hidden))
                assert other.view(viewer) == state.view(viewer)


@pytest.mark.rule("WW-600")
def test_a_spectator_of_a_question_to_seat_0_gets_options_drawn_anew_as_well() -> None:
    """What seat 0 is offered was listed from what it truly holds."""
    asked = taking("T1-25", {"faction": "alice", "quests": ["Q01"]}, *SEATS[1:3], quest_deck=DECK)
    play(asked, "effect:QUEST2", "draw")
    for number in range(10):
        other = asked.resampled(-1, Random(seed_of(b"spectator"), number))
        assert other.options(0) == [f"discard:{quest}" for quest in other.position()["seats"][0]["quests"]]


@pytest.mark.rule("WW-600")
def test_exactly_the_choices_that_are_made_unseen_are_secret() -> None:
    """What a table tells of a secret decision, and of one with a single option, follows from this alone."""
    found: dict[str, bool] = {}
    for module in pkgutil.walk_packages(wonderland.__path__, f"{wonderland.__name__}."):
        for thing in vars(importlib.import_module(module.name)).values():
            if isinstance(thing, Decision):
                found[thing.name] = bool(thing.secret)
    assert len(found) > 50
    assert {name for name, secret in found.items() if secret} == SECRET


BOTH_HALTED = {"0": {**HALTED, "strength": 8}, "1": {**HALTED, "strength": 8}}
WINNER = {"0": {**HALTED, "strength": 9}, "1": {**HALTED, "strength": 4}}
CATERPILLAR = {**SEATS[0], "figures": {"WL10": "TT"}, "active": ["FACTION_1", "FACTION_1"]}


@pytest.mark.rule("WW-600")
@pytest.mark.parametrize(
    ("begin", "choices", "next_question"),
    [
        ({"step": "start"}, [(2, "wager:alice"), (3, "none")], "first_draw_mode"),
        ({"fighters": {"0": {"draws": 1}, "1": {"draws": 1}}}, [(0, "halt"), (1, "halt")], "vp_or_castle"),
        ({"step": "check", "fighters": BOTH_HALTED}, [(0, "vp"), (1, "castle")], "reveal_feat"),
        ({"step": "check", "fighters": WINNER}, [(0, "reveal:Q07"), (1, "none")], "forge"),
    ],
)
def test_what_was_chosen_unseen_stays_once_all_have_chosen(
    begin: dict[str, Any], choices: list[tuple[int, str]], next_question: str
) -> None:
    """Before the last choice it may be taken back; afterwards it is known, although nothing was drawn."""
    state = battle(CATERPILLAR, *SEATS[1:], **begin)
    (first, key), (second, other) = choices
    state.choose(first, key)
    assert first in undo(state, first).waiting
    state.choose(second, other)
    assert state.asked is not None and state.asked.name == next_question
    for seat in (first, second):
        with pytest.raises(UndoRefused):
            undo(state, seat)


@pytest.mark.rule("WW-600")
@pytest.mark.parametrize(
    ("begin", "chosen"),
    [
        ({"step": "start"}, (2, "wager:alice")),
        ({"fighters": {"0": {"draws": 3, "strength": 20}, "1": {"draws": 1}}}, (0, "halt")),
        ({"step": "check", "fighters": BOTH_HALTED}, (0, "vp")),
        ({"step": "check", "fighters": WINNER}, (0, "reveal:Q07")),
    ],
)
def test_a_sealed_choice_may_have_been_any_to_others_and_is_what_it_was_to_its_player(
    begin: dict[str, Any], chosen: tuple[int, str]
) -> None:
    """All that could have been chosen comes up in what is drawn anew, also what nobody would call sensible."""
    state = battle(CATERPILLAR, *SEATS[1:], **begin)
    seat, key = chosen
    other = next(at for at in state.waiting if at != seat)
    could = set(state.options(seat))
    state.choose(seat, key)

    def answers(viewer: int, times: int) -> set[str]:
        return {one.position()["pending"][-1]["answers"][str(seat)] for one in drawn_anew(state, viewer, times)}

    assert answers(seat, 10) == {key}
    assert answers(other, 200) == could
