"""Procedures in progress: calling, leaving, repeating, abandoning; windows; sealed decisions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulewright import GameOver, NotYourDecision, Refusal, RunawayRule, UndoRefused, register, replay, undo
from rulewright.core.chance import Seed, seed_of
from rulewright.core.decision import Decision
from rulewright.core.frame import Frame, abandon, again, ask_seat, ask_seats, call, finish, go_to, leave, step, steps
from rulewright.core.game import Game, utilities_of
from rulewright.core.lane import run
from rulewright.core.state import State
from rulewright.core.vocabulary import Vocabulary
from toy import BID, BIDDING, USING, Market, Toy

WORDS = Vocabulary()
LEFT = WORDS.verb("left")
RIGHT = WORDS.verb("right")


class Trace(State):
    """A state that remembers which steps were carried out."""

    def __init__(self, game: Game[Any], players: int, options: dict[str, Any], seed: Seed) -> None:
        super().__init__(game, players, options, seed)
        self.steps: list[str] = []

    def copy(self) -> Trace:
        other = Trace(self.game, self.players, self.chosen_options, self.seed)
        self.copy_into(other)
        other.steps = self.steps[:]
        return other


GAME: Game[Trace] = Game("trace", 1, 2, 4, WORDS, (), {}, Path())


class Choice(Decision[Trace, Frame]):
    """Left or right; only left for seat 1."""

    def options(self, g: Trace, frame: Frame, seat: int) -> list[int]:
        return [LEFT] if seat == 1 else [LEFT, RIGHT]


CHOICE = Choice("choice", ("TR-1",), "TR-2")
ASKED_ALWAYS = Choice("choice", ("TR-1",), "TR-2", asks_single=True)


class Inner(Frame):
    def copy(self) -> Inner:
        other = Inner()
        other.at = self.at
        return other


def one_inner(frame: Inner, g: Trace) -> None:
    g.steps.append("inner one")


def two_inner(frame: Inner, g: Trace) -> None:
    g.steps.append("inner two")
    leave(g)


steps(Inner, step("one", one_inner), step("two", two_inner))


class Outer(Frame):
    """Calls Inner twice by repeating a step, then jumps over a step."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds = 0

    def copy(self) -> Outer:
        other = Outer()
        other.at = self.at
        other.rounds = self.rounds
        return other


def repeat_outer(frame: Outer, g: Trace) -> None:
    g.steps.append(f"round {frame.rounds}")
    frame.rounds += 1
    if frame.rounds < 3:
        again(frame)
        call(g, Inner())


def jump_outer(frame: Outer, g: Trace) -> None:
    g.steps.append("jump")
    go_to(frame, "last")


def skipped_outer(frame: Outer, g: Trace) -> None:
    g.steps.append("skipped")


def last_outer(frame: Outer, g: Trace) -> None:
    g.steps.append("last")
    finish(g)


steps(
    Outer,
    step("repeat", repeat_outer),
    step("jump", jump_outer),
    step("skipped", skipped_outer),
    step("last", last_outer),
)


def state(*frames: Frame, players: int = 3) -> Trace:
    g = Trace(GAME, players, {}, seed_of(b"trace"))
    for frame in frames:
        call(g, frame)
    return g


def test_steps_run_in_order_through_calls_repeats_and_jumps() -> None:
    g = state(Outer())
    run(g)
    inner = ["inner one", "inner two"]
    assert g.steps == ["round 0", *inner, "round 1", *inner, "round 2", "jump", "last"]
    assert g.over
    assert g.waiting == ()


class Diving(Frame):
    """Goes deeper and deeper, then drops everything above the first frame."""

    def __init__(self, depth: int) -> None:
        super().__init__()
        self.depth = depth

    def copy(self) -> Diving:
        other = Diving(self.depth)
        other.at = self.at
        return other


def dive_diving(frame: Diving, g: Trace) -> None:
    g.steps.append(f"depth {frame.depth}")
    if frame.depth < 3:
        call(g, Diving(frame.depth + 1))
    else:
        abandon(g, 1)


def surface_diving(frame: Diving, g: Trace) -> None:
    g.steps.append(f"back at {frame.depth}")
    finish(g)


steps(Diving, step("dive", dive_diving), step("surface", surface_diving))


def test_abandoning_drops_the_inner_procedures() -> None:
    g = state(Diving(0))
    run(g)
    assert g.steps == ["depth 0", "depth 1", "depth 2", "depth 3", "back at 0"]


class Asking(Frame):
    def __init__(self, seat: int, decision: Decision[Trace, Any]) -> None:
        super().__init__()
        self.seat = seat
        self.decision = decision

    def copy(self) -> Asking:
        other = Asking(self.seat, self.decision)
        other.at = self.at
        return other


def ask_asking(frame: Asking, g: Trace) -> None:
    ask_seat(g, frame, frame.decision, frame.seat)


def read_asking(frame: Asking, g: Trace) -> None:
    g.steps.append(f"seat {frame.seat}: {WORDS.keys[g.answers[frame.seat]]}")
    finish(g)


steps(Asking, step("ask", ask_asking, read_asking))


def test_rules_that_never_ask_are_stopped() -> None:
    class Endless(Frame):
        NAME = "endless"

    def spin_endless(frame: Endless, g: Trace) -> None:
        again(frame)

    steps(Endless, step("spin", spin_endless))
    g = Trace(GAME, 2, {}, seed_of(b""))
    call(g, Endless())
    with pytest.raises(RunawayRule, match="Endless"):
        run(g)


def test_asking_stops_until_the_answer_is_there() -> None:
    g = state(Asking(2, CHOICE))
    run(g)
    assert g.waiting == (2,) and g.mover() == 2
    assert g.options(2) == ["left", "right"] and g.options(0) == []
    g.choose(2, "right")
    assert g.steps == ["seat 2: right"]


def test_a_single_option_is_taken_without_asking_unless_forbidden() -> None:
    g = state(Asking(1, CHOICE))
    run(g)
    assert g.over and g.steps == ["seat 1: left"]
    assert g.journal == []
    asked = state(Asking(1, ASKED_ALWAYS))
    run(asked)
    assert asked.waiting == (1,)


def test_a_decision_explains_itself_with_its_first_rule() -> None:
    g = state(Asking(1, ASKED_ALWAYS))
    run(g)
    assert g.why_not(1, "right") == Refusal("TR-1", "not-an-option")
    assert g.why_not(0, "left") == Refusal("TR-2", "not-your-decision")
    pending = g.decision(1)
    assert pending is not None and pending.default == "left" and pending.rules == ("TR-1",)


class AskingAll(Frame):
    def copy(self) -> AskingAll:
        other = AskingAll()
        other.at = self.at
        return other


def ask_askingall(frame: AskingAll, g: Trace) -> None:
    ask_seats(g, frame, CHOICE, 0b111)


def read_askingall(frame: AskingAll, g: Trace) -> None:
    g.steps = [WORDS.keys[code] for code in g.answers]
    finish(g)


steps(AskingAll, step("ask", ask_askingall, read_askingall))


def test_several_seats_are_asked_at_once_and_single_options_are_taken() -> None:
    g = state(AskingAll())
    run(g)
    assert g.waiting == (0, 2)
    g.choose(2, "right")
    assert list(g.waiting) == [0]
    assert g.steps == []
    with pytest.raises(NotYourDecision):
        g.choose(2, "left")
    g.choose(0, "left")
    assert g.steps == ["left", "left", "right"]


def test_a_state_without_a_copy_says_so() -> None:
    plain = State(GAME, 2, {}, seed_of(b""))
    with pytest.raises(TypeError, match="State does not say how it is copied"):
        plain.copy()
    with pytest.raises(TypeError, match="Frame does not say how it is copied"):
        Frame().copy()


# Sealed decisions and windows, in the market of toy.py


def market(players: int = 3, jokers: int | None = None, seed: int = 1) -> Market:
    """A market asked for the bids of the first round; the joker is with seat 0, or as given."""
    game = Toy("market")
    register("market", lambda: game)
    deck = [9, 8, 7, 6, 5, 4, 3, 2, 1]
    g = game.new(players=players, seed=seed, chance=[deck, 0])
    if jokers is not None:
        g.jokers = jokers
    return g


def bid(g: Market, *cards: int) -> None:
    for seat, card in enumerate(cards):
        g.choose(seat, f"bid:{card}")


def test_sealed_answers_are_visible_to_nobody_else() -> None:
    g = market(jokers=0)
    assert g.hands == [[1, 2], [3, 4], [5, 6]]
    before = {viewer: g.view(viewer) for viewer in (None, 0, 2)}
    g.choose(1, "bid:4")
    for viewer, old in before.items():
        assert {**g.view(viewer), "waiting": old["waiting"]} == old
    assert g.view(1)["bid"] == BID + 3
    assert g.points == [0, 0, 0]
    g.choose(2, "bid:5")
    g.choose(0, "bid:1")
    assert g.played[:3] == [1, 4, 5]
    assert g.points == [0, 0, 4]


def test_a_sealed_answer_can_be_taken_back_until_the_last_is_in() -> None:
    g = market()
    start = g.hash()
    g.choose(1, "bid:4")
    sealed = g.hash()
    g.choose(0, "bid:2")
    without_one = undo(g, 1)
    assert without_one.waiting == (1, 2)
    assert undo(without_one, 0).hash() == start
    assert undo(g, 0).hash() == sealed
    g.choose(2, "bid:5")
    with pytest.raises(UndoRefused):
        undo(g, 1)


def test_a_window_asks_only_seats_with_something_to_use() -> None:
    g = market(jokers=0b100)
    bid(g, 1, 3, 5)
    assert g.waiting == (2,)
    assert g.options(2) == ["joker", "pass"]
    g.choose(2, "joker")
    assert g.points[2] == 5
    assert g.over


def test_a_window_with_nothing_to_use_does_not_open() -> None:
    g = market(jokers=0)
    bid(g, 1, 3, 5)
    assert g.over


def test_a_pass_goes_on_to_the_next_seat() -> None:
    g = market(jokers=0b101)
    bid(g, 1, 3, 5)
    assert g.waiting == (0,)
    g.choose(0, "pass")
    assert g.waiting == (2,)
    g.choose(2, "pass")
    assert g.round == 2
    assert g.waiting == (0,)


@pytest.mark.parametrize("other_jokers", [0b100, 0b000])
def test_another_seats_window_ends_free_undo_whether_it_is_asked_or_not(other_jokers: int) -> None:
    g = market(jokers=0b001 | other_jokers)
    bid(g, 1, 3, 5)
    assert g.waiting == (0,)
    g.choose(0, "pass")
    with pytest.raises(UndoRefused):
        undo(g, 0)


def test_the_own_window_does_not_end_free_undo() -> None:
    g = market(players=2, jokers=0b11)
    bid(g, 1, 3)
    asked = g.barrier
    g.choose(0, "pass")
    assert g.waiting == (1,) and g.barrier > asked
    asked = g.barrier
    g.reach_window(0)
    assert g.barrier == asked, "seat 0 has chosen last"
    g.reach_window(1)
    assert g.barrier > asked


def test_a_use_reopens_the_window_for_all() -> None:
    g = market(jokers=0b101)
    bid(g, 1, 3, 5)
    g.choose(0, "pass")
    g.choose(2, "joker")
    assert g.waiting == (0,)
    assert g.asked is not BIDDING
    g.choose(0, "joker")
    assert g.jokers == 0


def test_seats_with_nothing_to_use_are_noted_for_whoever_listens() -> None:
    g = market(jokers=0b010)
    silent = g.copy()
    g.listen()
    for state in (g, silent):
        bid(state, 1, 3, 5)
    assert (g.waiting, g.in_window, g.passed_over) == ((1,), True, [0])
    assert (silent.passed_over, silent.hash()) == (None, g.hash())
    other = g.copy()
    assert other.passed_over is None, "what was heard is not copied"
    g.choose(1, "pass")
    assert (g.round, g.passed_over) == (2, [0, 2, 0]), "the rest of this window, and the next up to the joker"


def test_a_window_with_nothing_but_a_pass_is_passed_over_without_a_line_in_the_log() -> None:
    for window, lines, passed_over in ((True, [], [1]), (False, ["forced"], [])):
        g = state(Asking(1, Choice("choice", ("TR-1",), "TR-2", window=window)))
        g.listen()
        run(g)
        assert (g.steps, [line.message for line in g.narration or []]) == (["seat 1: left"], lines)
        assert g.passed_over == passed_over


def test_what_is_offered_in_a_window_is_marked_as_one() -> None:
    g = market(jokers=0b001)
    bid(g, 1, 3, 5)
    assert g.asked is USING and USING.window
    assert not BIDDING.window


def test_forced_last_bids_are_logged_to_their_seat_alone() -> None:
    from rulewright.core.narration import told_to

    g = market(jokers=0)
    g.listen()
    bid(g, 1, 3, 5)
    forced = [line for line in told_to(g, 1) if line.message == "log-forced"]
    assert [line.args["seat"] for line in forced] == [1]
    assert not [line for line in told_to(g, -1) if line.message == "log-forced"]


def test_records_of_the_market_can_be_replayed() -> None:
    game = Toy("market")
    register("market", lambda: game)
    g = game.new(players=4, seed=3)
    while not g.over:
        g.choose(g.waiting[-1], g.options(g.waiting[-1])[0])
    assert replay(g.record()).hash() == g.hash()
    with pytest.raises(GameOver) as raised:
        g.choose(0, "pass")
    assert raised.value.rule == "TOY-3"


@pytest.mark.parametrize(
    ("places", "utilities"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-1, 1, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([1, 2, 2, 4], [1, 0, 0, -1]),
        ([1, 1, 1, 1], [0, 0, 0, 0]),
    ],
)
def test_utilities_follow_from_places(places: list[int], utilities: list[float]) -> None:
    assert utilities_of(places) == pytest.approx(utilities)
