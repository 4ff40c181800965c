"""Lanes: procedures side by side, in the quarry of toy_teams.py; and what goes wrong if a game misuses them."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from rulewright import NotYourDecision, Refusal, RunawayRule, UndoRefused, register, replay, undo
from rulewright.core.chance import Random, Seed, seed_of
from rulewright.core.decision import Decision
from rulewright.core.frame import Frame, ask_seat, call, go_to, step, steps
from rulewright.core.game import Game
from rulewright.core.lane import Lane, every_lane, open_lanes, run
from rulewright.core.narration import told_to
from rulewright.core.state import State
from rulewright.core.vocabulary import Vocabulary
from toy_teams import Battle, Fight, Quarry, TeamGame, Wards

NONE_OF_THE_OPPONENTS = [1, 0, 1, 0, 0]
BOTH_OPPONENTS = [0, 1, 0, 1, 0]
THE_LAST_OPPONENT = [0, 0, 0, 1, 1]


def quarry(wards: list[int] | None = None, gems: list[int] | None = None, listening: bool = False) -> Quarry:
    """The first turn, of seats 0 and 2. Seat 0 holds the cards 0 to 2, seat 1 the cards 3 to 5, and so on."""
    game = TeamGame("lanes")
    register("lanes", lambda: game)
    deck = list(reversed(range(16)))
    g = game.new(4, seed=1, chance=[deck, wards or NONE_OF_THE_OPPONENTS], listening=listening)
    if gems is not None:
        g = game.reopen({**g.position(), "gems": gems}, seed_of(b"gems"), [], listening)
    return g


def choose(g: Quarry, *choices: tuple[int, str]) -> Quarry:
    for seat, key in choices:
        g.choose(seat, key)
    return g


def asked(g: State) -> dict[int, str]:
    """Who is asked what."""
    found = {seat: g.decision(seat) for seat in g.waiting}
    return {seat: pending.name for seat, pending in found.items() if pending is not None}


def lines(g: Quarry, seat: int = -1) -> list[str]:
    return [line.message.removeprefix("log-") for line in told_to(g, seat)]


def buying(seat: int, *cards: int) -> list[tuple[int, str]]:
    return [(seat, "buy"), *((seat, f"lay:{card}") for card in cards)]


# Side by side


def test_the_members_of_a_team_decide_different_things_at_one_time() -> None:
    g = quarry()
    assert asked(g) == {0: "menu", 2: "menu"} and g.mover() == 0
    choose(g, (0, "gather"), (2, "attack:1"))
    assert asked(g) == {0: "picking", 2: "striking"}
    assert g.options(0) == ["gem:red", "gem:green", "gem:blue"] and g.options(1) == []
    choose(g, (2, "lay:8"))
    assert asked(g) == {0: "picking", 1: "defending"} and g.mover() == 0


def test_the_procedure_that_opened_the_lanes_goes_on_when_all_of_them_are_over() -> None:
    g = quarry()
    choose(g, (2, "pass"))
    assert asked(g) == {0: "menu"} and g.turn == 0 and len(every_lane(g)) == 2
    choose(g, (0, "pass"))
    assert asked(g) == {1: "menu", 3: "menu"} and g.turn == 1
    assert [lane.owner for lane in every_lane(g)] == [-1, 1, 3]


@pytest.mark.parametrize("first", [0, 2])
def test_a_seat_that_is_asked_in_two_lanes_answers_that_of_the_lowest_owner_first(first: int) -> None:
    """Seat 1 is attacked by both; it makes no difference who was quicker."""
    g = quarry()
    choose(g, (first, "attack:1"), (2 - first, "attack:1"), (2, "lay:7"), (0, "lay:1"))
    assert asked(g) == {1: "defending"}
    pending = g.decision(1)
    assert pending is not None and pending.prompt.args == {"number": 1}
    choose(g, (1, "lay:5"))
    assert asked(g) == {0: "menu", 1: "defending"}
    pending = g.decision(1)
    assert pending is not None and pending.prompt.args == {"number": 3} and "lay:5" not in pending.options
    choose(g, (1, "yield"))
    assert asked(g) == {0: "menu", 2: "menu"}


def test_lanes_are_ordered_by_owner_and_every_owner_has_one() -> None:
    g = State(TeamGame("order"), 4, {}, seed_of(b""))
    open_lanes(g, [Lane(3, []), Lane(1, [])])
    assert [lane.owner for lane in g.lanes] == [-1, 1, 3]
    with pytest.raises(AssertionError, match="lanes do not open lanes"):
        open_lanes(g, [Lane(2, [])])
    with pytest.raises(AssertionError, match="an owner of its own"):
        open_lanes(State(TeamGame("order"), 4, {}, seed_of(b"")), [Lane(1, []), Lane(1, [])])


def test_a_game_without_lanes_has_one_of_nobody() -> None:
    from toy import Toy

    g = Toy().new(2, seed=1)
    (lane,) = every_lane(g)
    assert (lane.owner, lane.stack, lane.asking, lane.sealed) == (-1, g.stack, 3, True)


# Withdrawn, and asked again


def test_a_menu_is_withdrawn_while_the_mate_has_a_line_in_progress_and_asked_again_afterwards() -> None:
    g = quarry(BOTH_OPPONENTS)
    choose(g, (0, "buy"))
    assert asked(g) == {0: "paying"} and g.held_up_by(2) == 0 and g.held_up_by(0) == -1
    choose(g, (0, "lay:0"), (0, "lay:1"))
    assert asked(g) == {1: "warding"} and g.held_up_by(2) == 0, "a declared line is in progress"
    choose(g, (1, "let"), (3, "let"))
    assert asked(g) == {0: "picking"} and g.held_up_by(2) == 0
    choose(g, (0, "gem:red"))
    assert asked(g) == {0: "menu", 2: "menu"} and g.held_up_by(2) == -1


def test_a_line_that_is_called_off_holds_nobody_up_any_more() -> None:
    g = choose(quarry(BOTH_OPPONENTS), *buying(2, 6, 7))
    assert g.held_up_by(0) == 2
    choose(g, (1, "ward"))
    assert asked(g) == {0: "menu", 2: "menu"} and g.points == [0, 0, 0, 0]


def test_what_is_in_progress_already_is_not_held_up() -> None:
    g = choose(quarry(), (2, "attack:1"), (0, "buy"))
    assert asked(g) == {0: "paying", 2: "striking"}
    choose(g, (2, "lay:8"), (1, "yield"))
    assert asked(g) == {0: "paying"} and g.held_up_by(2) == 0, "the battle is over, and the menu waits"
    choose(g, (0, "lay:0"), (0, "lay:1"), (0, "gem:blue"))
    assert asked(g) == {0: "menu", 2: "menu"}


def test_a_battle_holds_nobody_up() -> None:
    g = choose(quarry(BOTH_OPPONENTS), (0, "attack:3"))
    assert asked(g) == {1: "warding", 2: "menu"}
    choose(g, (2, "gather"), (2, "gem:red"))
    assert asked(g) == {1: "warding", 2: "menu"}


def test_whoever_is_held_up_is_told_by_whom() -> None:
    g = choose(quarry(), (0, "buy"))
    assert g.why_not(2, "pass") == Refusal("TOY-6", "held-up", {"seat": 0})
    with pytest.raises(NotYourDecision):
        g.choose(2, "pass")
    assert g.options(2) == [] and g.decision(2) is None
    assert g.why_not(1, "pass") == Refusal("TOY-6", "not-your-decision")


def test_a_question_that_is_held_up_is_not_listed_before_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mate's menu has nothing but a pass; still the pass is not taken while the mate waits."""
    import toy_teams

    monkeypatch.setattr(toy_teams.MENU, "asks_single", False)
    g = choose(quarry(), (2, "attack:1"), (0, "buy"), (2, "lay:8"))
    g.deck, g.hands[2], g.gems = [], [], [1, 1, 0]
    choose(g, (1, "yield"))
    assert asked(g) == {0: "paying"} and g.held_up_by(2) == 0
    choose(g, (0, "lay:0"), (0, "lay:1"))
    g.gems = [0, 1, 0]
    assert g.game.from_position(g.position()).over, "the single gem is taken at once, and ends the game"


# Options that others have taken


def test_the_single_option_that_is_left_is_taken_by_the_engine() -> None:
    g = quarry(gems=[1, 1, 1], listening=True)
    choose(g, (0, "gather"), (2, "gather"), (2, "gem:red"))
    assert asked(g) == {0: "picking", 2: "menu"} and g.options(0) == ["gem:green", "gem:blue"]
    choose(g, (2, "gather"), (2, "gem:green"))
    assert g.points == [1, 0, 2, 0] and g.over, "the last gem ends the game"
    assert lines(g)[-3:] == ["takes", "forced", "takes"]
    assert len(g.record()) == 1 + 5, "what the engine takes is no choice of a record"


def test_a_question_without_any_option_left_is_passed_over() -> None:
    g = quarry(gems=[1, 1, 0], listening=True)
    choose(g, (0, "pass"), (2, "pass"), (1, "pass"), (3, "pass"))
    choose(g, (0, "gather"), (2, "blast"))
    assert asked(g) == {0: "menu", 2: "menu"} and g.points == [0, 0, 0, 0]
    assert lines(g)[-2:] == ["blasts", "too-late"]


def test_a_question_that_the_mate_makes_easy_is_answered_before_the_next_choice() -> None:
    g = choose(quarry(gems=[1, 1, 0]), (2, "gather"), *buying(0, 0, 1))
    assert asked(g) == {0: "picking", 2: "picking"}
    choose(g, (0, "gem:red"))
    assert g.over and g.points == [2, 0, 1, 0]


def test_an_option_that_comes_back_is_offered_again() -> None:
    g = choose(quarry(gems=[1, 1, 1]), (0, "gather"), (2, "gather"), (2, "gem:red"))
    assert g.options(0) == ["gem:green", "gem:blue"]
    g.gems = [1, 1, 1]
    choose(g, (2, "draw"))
    assert g.options(0) == ["gem:red", "gem:green", "gem:blue"]


# Windows


def test_a_window_of_one_lane_is_open_beside_open_questions_of_others() -> None:
    g = choose(quarry(BOTH_OPPONENTS), (0, "attack:1"), (2, "gather"))
    assert g.waiting == (1, 2)
    assert (g.asked_in_windows(), g.asked_openly(), g.in_window) == (0b0010, 0b0100, True)


def test_whoever_is_asked_openly_and_in_a_window_is_known_to_be_asked() -> None:
    g = choose(quarry(BOTH_OPPONENTS), (2, "attack:1"), (1, "let"), (3, "let"), (2, "lay:8"), (0, "attack:3"))
    assert g.asked_in_windows() == 0b0010 and g.asked_openly() == 0b0010
    assert asked(g) == {1: "warding"}, "lane 0 comes first"
    choose(g, (1, "let"))
    assert asked(g) == {1: "defending", 3: "warding"}


def test_a_window_with_nothing_left_to_use_closes_without_a_word() -> None:
    """Seat 3 uses its only ward in the lane of seat 0; nobody hears that it was also asked in that of seat 2."""
    g = quarry(THE_LAST_OPPONENT, listening=True)
    choose(g, (2, "attack:1"), (0, "attack:1"))
    assert asked(g) == {3: "warding"} and g.options(3) == ["ward", "let"]
    g.passed_over = []
    choose(g, (3, "ward"))
    assert asked(g) == {0: "menu", 2: "striking"}
    assert lines(g)[-1:] == ["warded"] and g.passed_over == [3]


def test_a_seat_that_is_not_asked_does_not_learn_from_a_refusal_where_a_window_is() -> None:
    for wards in (BOTH_OPPONENTS, THE_LAST_OPPONENT):
        g = choose(quarry(wards), (0, "attack:1"))
        assert g.in_window and asked(g)[2] == "menu"
        assert g.why_not(0, "pass") == Refusal("TOY-6", "not-your-decision"), "the rule of the open question"
    g = choose(quarry(BOTH_OPPONENTS), (2, "pass"), (0, "attack:1"))
    assert g.why_not(0, "pass") == Refusal("TOY-7", "not-your-decision"), "nothing else is asked"


@pytest.mark.parametrize("wards", [BOTH_OPPONENTS, THE_LAST_OPPONENT])
def test_who_moves_next_does_not_tell_whom_a_window_asks(wards: list[int]) -> None:
    g = choose(quarry(wards), (0, "attack:1"))
    assert g.mover() == 2, "whoever is asked openly comes first"
    choose(g, (2, "pass"))
    assert g.mover() == (1 if wards == BOTH_OPPONENTS else 3), "nobody else is asked"


def test_of_several_windows_that_of_the_lowest_owner_moves_first() -> None:
    g = choose(quarry(BOTH_OPPONENTS), (2, "attack:1"), (0, "attack:1"), (1, "let"))
    assert (g.waiting, g.asked_openly(), g.mover()) == ((1, 3), 0, 3), "the window of seat 0 has come to seat 3"


# Sealed questions


def test_a_sealed_question_within_a_lane_waits_for_the_last_answer_and_for_nobody_else() -> None:
    g = choose(quarry(), (2, "auction"))
    assert asked(g) == {0: "menu", 1: "sealed_bid", 2: "sealed_bid", 3: "sealed_bid"}
    choose(g, (1, "lay:5"), (0, "gather"), (3, "lay:9"), (0, "gem:red"), (2, "lay:8"))
    assert g.points == [1, 0, 0, 1] and sorted(g.spent) == [5, 8, 9]
    assert asked(g) == {0: "menu", 2: "menu"}


def test_sealed_questions_are_looked_at_again_for_those_who_have_not_answered() -> None:
    g = quarry(listening=True)
    g.hands[1] = [3, 4]
    choose(g, (2, "auction"), (3, "lay:9"), (0, "attack:1"), (0, "lay:2"))
    assert asked(g) == {1: "defending", 2: "sealed_bid"}, "seat 1 answers in the lane of seat 0 first"
    choose(g, (1, "lay:4"))
    assert asked(g) == {0: "menu", 2: "sealed_bid"}, "its last card is its bid"
    assert [line.args.get("option") for line in told_to(g, 1) if line.message == "log-forced"] == ["lay:3"]
    assert "forced" not in lines(g, 0)


def test_a_sealed_answer_is_not_taken_from_whoever_has_given_it() -> None:
    g = choose(quarry(), (2, "auction"), (1, "lay:4"), (0, "attack:1"), (0, "lay:2"))
    assert g.options(1) == ["lay:3", "lay:5", "yield"], "what is bid already cannot be laid"
    choose(g, (1, "lay:5"), (2, "lay:6"), (3, "lay:9"))
    assert sorted(g.spent) == [2, 4, 5, 6, 9] and g.hands[1] == [3]


def test_a_bidder_without_a_card_is_passed_over() -> None:
    g = quarry()
    g.hands[1] = []
    choose(g, (2, "auction"))
    assert asked(g) == {0: "menu", 2: "sealed_bid", 3: "sealed_bid"}


# The end


def test_a_game_that_ends_ends_in_all_lanes_at_once() -> None:
    g = quarry(gems=[1, 0, 0])
    choose(g, (2, "attack:1"), (2, "lay:8"))
    assert asked(g) == {0: "menu", 1: "defending"}
    choose(g, (0, "gather"))
    assert g.over and g.waiting == () and g.mover() == -1
    assert [g.options(seat) for seat in range(4)] == [[], [], [], []] and g.asked_openly() == 0
    assert g.result == {"scores": [1, 0, 1, 0], "places": [1, 3, 1, 3], "winners": [0, 2], "reason": "points"}
    assert g.game.utilities(g) == pytest.approx([2 / 3, -2 / 3, 2 / 3, -2 / 3])
    assert replay(g.record()).hash() == g.hash()


# Nothing depends on the lane in progress


def everything_seen(g: Quarry) -> list[object]:
    questions = [(g.decision(seat), g.options(seat), g.why_not(seat, "pass"), g.held_up_by(seat)) for seat in range(4)]
    return [g.hash(), g.waiting, g.mover(), [g.view(seat) for seat in (None, 0, 1, 2, 3)], questions, g.record()]


def in_the_middle() -> list[Quarry]:
    """States with much going on in both lanes."""
    return [
        choose(quarry(), (2, "attack:1"), (0, "attack:1"), (2, "lay:7"), (0, "lay:1")),
        choose(quarry(BOTH_OPPONENTS), (2, "attack:1"), (0, "buy"), (0, "lay:0")),
        choose(quarry(BOTH_OPPONENTS), (2, "attack:1"), (0, "attack:3")),
        choose(quarry(), (2, "auction"), (1, "lay:4"), (0, "attack:1"), (0, "lay:2")),
        choose(quarry(), (2, "attack:3"), (0, "buy"), (2, "lay:8"), (3, "yield")),
    ]


@pytest.mark.parametrize("number", range(5))
def test_looking_at_any_seat_changes_nothing(number: int) -> None:
    g = in_the_middle()[number]
    before = everything_seen(g)
    for seat in (3, 0, 2, 1, 0):
        for look in (g.codes, g.options, g.decision, g.asked_of, g.attend, g.held_up_by):
            look(seat)
            assert everything_seen(g) == before


@pytest.mark.parametrize("number", range(5))
def test_a_copy_shares_nothing_and_meets_the_same_future(number: int) -> None:
    g = in_the_middle()[number]
    before = everything_seen(g)
    frames = {id(frame) for lane in every_lane(g) for frame in lane.stack}
    one, other = g.copy(), g.copy()
    assert everything_seen(one) == before
    assert not frames & {id(frame) for lane in every_lane(one) for frame in lane.stack}
    assert all(mine is not yours for mine in g.lanes for yours in one.lanes)
    rng = Random(seed_of(b"future"), 0)
    while not one.over:
        seat = one.waiting[int(rng.below(len(one.waiting)))]
        codes = one.codes(seat)
        code = codes[int(rng.below(len(codes)))]
        one.apply(seat, code)
        other.codes(3)
        other.apply(seat, code)
    assert one.hash() == other.hash() and one.record() == other.record()
    assert everything_seen(g) == before


@pytest.mark.parametrize("number", range(5))
def test_records_pickles_and_positions_lead_to_the_same_questions(number: int) -> None:
    g = in_the_middle()[number]
    for again in (pickle.loads(pickle.dumps(g)), g.copy()):
        assert everything_seen(again) == everything_seen(g)
    read = g.game.from_position(g.position())
    assert everything_seen(read)[:-1] == everything_seen(g)[:-1]
    stacks = [told["stack"] for told in g.position()["pending"]]
    assert stacks == [None, *sorted(owner for owner in stacks if owner is not None)]


def test_the_record_of_a_position_with_lanes_can_be_replayed() -> None:
    g = TeamGame("lanes")
    register("lanes", lambda: g)
    read = g.from_position(in_the_middle()[4].position(), seed=3)
    choose(read, (0, "lay:0"), (0, "lay:1"), (0, "gem:red"), (2, "gather"))
    assert replay(read.record()).hash() == read.hash()
    with pytest.raises(UndoRefused):
        undo(read, 0)
    assert undo(read, 2).options(2) == undo(read, 2).options(2) != []


# Undo


def test_a_choice_can_be_taken_back_after_the_mate_has_acted_in_another_lane() -> None:
    g = choose(quarry(), (0, "gather"))
    before = g.copy()
    choose(g, (2, "auction"))
    without = undo(g, 0)
    assert asked(without) == {0: "menu", 1: "sealed_bid", 2: "sealed_bid", 3: "sealed_bid"}
    assert undo(g, 2).hash() == before.hash()
    choose(g, (2, "lay:6"), (1, "lay:3"))
    assert asked(undo(g, 0)) == {0: "menu", 3: "sealed_bid"}, "several choices of others stay as they are"


def test_a_choice_is_not_taken_back_from_under_the_choice_of_a_mate() -> None:
    """Without the gem that seat 0 took, seat 2 would have had another one to choose from."""
    g = choose(quarry(gems=[1, 1, 1]), (2, "gather"), (0, "gather"), (0, "gem:red"))
    assert asked(undo(g, 0)) == {0: "picking", 2: "picking"}, "the mate has not chosen yet"
    choose(g, (2, "gem:blue"))
    with pytest.raises(UndoRefused) as refused:
        undo(g, 0)
    assert refused.value.refusal.reason == "undo-others"


def test_a_line_is_not_taken_back_once_the_mate_has_begun_something_after_it() -> None:
    g = choose(quarry(), *buying(0, 0, 1), (0, "gem:red"))
    assert asked(undo(g, 0)) == {0: "picking"}
    choose(g, (2, "gather"))
    with pytest.raises(UndoRefused) as refused:
        undo(g, 0)
    assert refused.value.refusal.reason == "undo-others", "without the gem the line would still hold the mate up"


def test_a_barrier_in_one_lane_ends_free_undo_in_all() -> None:
    g = choose(quarry(), (0, "gather"), (2, "draw"))
    with pytest.raises(UndoRefused) as refused:
        undo(g, 0)
    assert refused.value.refusal.reason == "undo-barrier"
    g = choose(quarry(), (0, "gather"), (2, "attack:1"))
    with pytest.raises(UndoRefused) as refused:
        undo(g, 0)
    assert refused.value.refusal.reason == "undo-barrier", "whether opponents have a ward may have shown"


def test_undo_tells_nobody_anything_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the others' choices would lead to chance without what is taken back, it is not taken back."""
    import toy_teams

    real = toy_teams.take_gem

    def take_and_draw(frame: Any, g: Quarry) -> None:
        """Whoever gathers while the mate does not draws a card."""
        real(frame, g)
        if g.left[0] == 2 and frame.seat == 2:
            g.hands[2].append(g.deck.pop())
            g.barrier += 1

    monkeypatch.setattr(toy_teams.Gathering, "STEPS", (toy_teams.ask_gem, take_and_draw))
    g = choose(quarry(), (2, "gather"), (0, "gather"), (2, "gem:red"))
    with pytest.raises(UndoRefused) as refused:
        undo(g, 0)
    assert refused.value.refusal.reason == "undo-others"


# Hidden things


def test_resampling_draws_anew_whom_a_window_asks() -> None:
    g = choose(quarry(BOTH_OPPONENTS), (0, "attack:1"))
    rng = Random(seed_of(b"windows"), 0)
    for seat in (0, 2):
        found = {g.determinize(seat, rng).asked_in_windows() for _ in range(40)}
        assert found == {0b0010, 0b1000}
    assert {g.determinize(1, rng).asked_in_windows() for _ in range(10)} == {0b0010}, "it is asked itself"
    assert {g.determinize(3, rng).asked_in_windows() for _ in range(10)} == {0b0010}, "there is nobody else"


def test_resampling_lists_what_others_are_offered_anew() -> None:
    g = choose(quarry(), (0, "attack:1"))
    assert g.options(0) == ["lay:0", "lay:1", "lay:2"]
    rng = Random(seed_of(b"hands"), 0)
    worlds: list[Any] = [g.determinize(2, rng) for _ in range(10)]
    assert any(world.options(0) != g.options(0) for world in worlds)
    for world in worlds:
        assert world.options(0) == [f"lay:{card}" for card in world.hands[0]]


# Contests


def test_a_battle_in_a_parked_lane_goes_on() -> None:
    g = choose(quarry(), (2, "attack:1"), (2, "lay:8"))
    g.attend(0)
    battle = next(frame for lane in every_lane(g) for frame in lane.stack if isinstance(frame, Battle))
    contest = Fight(battle)
    g.attend(0)
    assert not contest.is_over(g)
    choose(g, (1, "yield"))
    assert contest.is_over(g) and contest.winner() == 0


# Games that misuse lanes


WORDS = Vocabulary()
LEFT = WORDS.verb("left")
RIGHT = WORDS.verb("right")
PLAIN: Game[Any] = Game("plain lanes", 1, 2, 4, WORDS, (), {}, Path())


class Flag(State):
    """A state with a flag that one of two lanes holds."""

    def __init__(self) -> None:
        super().__init__(PLAIN, 2, {}, Seed(1, 2, 3))
        self.flag = -1


class Holding(Frame):
    """Takes the flag, again and again."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class Restless(Decision[Flag, Holding]):
    """Whoever holds the flag has a choice, the other one has none."""

    def options(self, g: Flag, frame: Holding, seat: int) -> list[int]:
        return [LEFT, RIGHT] if g.flag == seat else [LEFT]


class Polite(Decision[Flag, Holding]):
    """Everybody lets the other one go first."""

    def options(self, g: Flag, frame: Holding, seat: int) -> list[int]:
        return [LEFT, RIGHT]

    def held_up_by(self, g: Flag, frame: Holding, seat: int) -> int:
        return 1 - seat


RESTLESS = Restless("restless", ("P-1",), "P-1")
POLITE = Polite("polite", ("P-1",), "P-1")


def open_both(frame: Holding, g: Flag) -> None:
    open_lanes(g, [Lane(seat, [Holding(seat)]) for seat in range(2)])


@pytest.mark.parametrize(
    ("decision", "kind", "message"),
    [(RESTLESS, RunawayRule, "move each other on for ever"), (POLITE, AssertionError, "waits for another one")],
)
def test_lanes_that_never_come_to_rest_or_never_begin_are_a_fault(
    decision: Decision[Any, Any], kind: type[Exception], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def take(frame: Holding, g: Flag) -> None:
        g.flag = frame.seat
        ask_seat(g, frame, decision, frame.seat)

    def forget(frame: Holding, g: Flag) -> None:
        go_to(frame, "take")

    class Opening(Holding):
        pass

    steps(Holding, step("take", take, forget))
    steps(Opening, step("open", open_both))
    monkeypatch.setattr("rulewright.core.lane.STEP_LIMIT", 1000)
    g = Flag()
    call(g, Opening(0))
    with pytest.raises(kind, match=message):
        run(g)


def test_wards_of_the_toy_are_a_window_of_the_kit() -> None:
    assert Wards(0).queue == [1, 3] and Wards(3).queue == [0, 2]
