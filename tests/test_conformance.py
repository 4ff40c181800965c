"""Ethnos conforms, in every player count and option set; and the checks themselves can fail."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rulewright
import toy
from rulewright import State, conformance
from rulewright.conformance import Tally, Trial, assert_game_conforms, rulebook_ids
from rulewright.core.chance import Random, Seed, seed_of
from rulewright.core.errors import Refusal
from rulewright.core.frame import go_to
from rulewright.games.ethnos.ids import TRIBES
from rulewright.kit.observations import AS_KNOWN, EVERYBODY, Piece, Row
from toy import BID, JOKER, Market, Toy

CHAIN = ["centaur", "elf", "orc", "skeleton", "wizard", "merfolk"]


def option_sets(players: int) -> list[dict[str, Any]]:
    """Random Tribes; three sets that together hold all twelve; with and without the open draw."""
    needed = 6 if players >= 4 else 5
    sets: list[dict[str, Any]] = [{}]
    for first in (0, 4, 8):
        tribes = [TRIBES[(first + at) % len(TRIBES)] for at in range(needed)]
        sets.append({"tribes": tribes, "open_draw": first == 4})
    sets.append({"tribes": CHAIN[:needed], "open_draw": True})
    return sets


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.rule("ET-002", "ET-124", "ET-505", "ET-507", "ET-508", "ET-530", "ET-531", "ET-532", "ET-534", "ET-571")
def test_ethnos_conforms(players: int) -> None:
    ethnos = rulewright.game("ethnos")
    tally = assert_game_conforms(ethnos, [players], option_sets, seeds=1, every=20 * players, limit=6000)
    assert tally.games == len(option_sets(players))
    assert tally.sampled > 5
    assert tally.log_lines > 0


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.rule("ET-507", "ET-530", "ET-531", "ET-534")
def test_ethnos_conforms_thoroughly(players: int) -> None:
    ethnos = rulewright.game("ethnos")
    tally = assert_game_conforms(ethnos, [players], option_sets, seeds=1, first_seed=100, every=25, limit=6000)
    assert tally.undone > 3
    assert tally.log_lines > 30


@pytest.mark.rule("ET-508")
def test_an_age_has_fewer_than_a_thousand_turns() -> None:
    ethnos = rulewright.game("ethnos")
    for seed in range(20):
        state = ethnos.new(players=6, seed=seed, options={"open_draw": bool(seed % 2)})
        rng = Random(seed_of(b"long"), seed)
        turns: dict[int, int] = {}
        while not state.over:
            seat = state.mover()
            pending = state.decision(seat)
            assert pending is not None
            if pending.name == "turn_action":
                age = state.position()["age"]
                turns[age] = turns.get(age, 0) + 1
            codes = state.codes(seat)
            state.apply(seat, codes[int(rng.below(len(codes)))])
        assert sorted(turns) == [1, 2, 3]
        assert max(turns.values()) < 1000


def test_a_small_game_conforms_at_every_decision() -> None:
    tally = assert_game_conforms(Toy(), every=1, seeds=4)
    assert tally.games == 12
    assert tally.sampled == tally.decisions
    assert tally.undone > 0
    assert tally.log_lines > 0


def test_every_rule_of_the_rulebook_is_found() -> None:
    ids = rulebook_ids(rulewright.game("ethnos"))
    assert {"ET-001", "ET-312", "ET-640"} <= ids
    assert len(ids) > 200


def test_a_game_without_a_rulebook_has_no_rule_ids() -> None:
    assert rulebook_ids(Toy()) == set()


# Broken games: each breaks one promise, and the suite must say so.


class ViewLeaksHand(Toy):
    def view(self, g: Market, seat: int) -> dict[str, Any]:
        return {**super().view(g, seat), "hands": [hand[:] for hand in g.hands]}


class SpectatorSeesHand(Toy):
    def view(self, g: Market, seat: int) -> dict[str, Any]:
        view = super().view(g, seat)
        return {**view, "hands": [hand[:] for hand in g.hands]} if seat < 0 else view


def write_top_card(g: Market, row: Row) -> None:
    row.number(g.deck[-1])


def write_highest_card(g: Market, row: Row) -> None:
    row.number(max(g.hands[row.viewer], default=0))


def write_many_points(g: Market, row: Row) -> None:
    row.numbers([99] * g.players)


def write_points_of_one(g: Market, row: Row) -> None:
    row.number(0)


def write_points_twice(g: Market, row: Row) -> None:
    row.numbers(g.points + g.points)


class ObservationLeaksDeck(Toy):
    def pieces(self, players: int) -> list[Piece]:
        return [*super().pieces(players), Piece("deck", (1,), 0, 9, AS_KNOWN, write_top_card)]


class ObservationIsNotForEverybody(Toy):
    def pieces(self, players: int) -> list[Piece]:
        return [Piece("highest", (1,), 0, 9, EVERYBODY, write_highest_card)]


class ObservationOutOfBounds(Toy):
    def pieces(self, players: int) -> list[Piece]:
        return [Piece("points", (players,), 0, 5, EVERYBODY, write_many_points)]


class ObservationTooShort(Toy):
    def pieces(self, players: int) -> list[Piece]:
        return [Piece("points", (players,), 0, 5, EVERYBODY, write_points_of_one)]


class ObservationTooLong(Toy):
    def pieces(self, players: int) -> list[Piece]:
        points = Piece("points", (players,), 0, 5, EVERYBODY, write_points_twice)
        return [points, *super().pieces(players)[:1]]


class ObservationNamedTwice(Toy):
    def pieces(self, players: int) -> list[Piece]:
        return super().pieces(players) * 2


class ShallowMarket(Market):
    def copy(self) -> Market:
        other = super().copy()
        other.points = self.points
        return other


class CopySharesPoints(Toy):
    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Market:
        g = ShallowMarket(self, players, options, seed)
        g.stack.append(toy.Play())
        return g


class ForgetfulMarket(Market):
    def copy(self) -> Market:
        other = super().copy()
        other.jokers = 0
        return other


class CopyForgetsJokers(Toy):
    def set_up(self, players: int, options: dict[str, Any], seed: Seed) -> Market:
        g = ForgetfulMarket(self, players, options, seed)
        g.stack.append(toy.Play())
        return g


class PositionForgetsPoints(Toy):
    def load(self, position: dict[str, Any], seed: Seed) -> Market:
        g = super().load(position, seed)
        g.points = [0] * g.players
        return g


class PositionIsShared(Toy):
    def position(self, g: Market) -> dict[str, Any]:
        return {**super().position(g), "points": g.points}


class PositionIsNoJson(Toy):
    def position(self, g: Market) -> dict[str, Any]:
        return {**super().position(g), "points": tuple(g.points)}


class ResamplingPeeks(Toy):
    """Draws the hidden cards anew only if the first of them is even."""

    def resample(self, g: Market, seat: int, rng: Random) -> Market:
        hidden = [hand for at, hand in enumerate(g.hands) if at != seat and hand]
        return super().resample(g, seat, rng) if hidden and hidden[0][0] % 2 else g.copy()


class ResamplingLosesCards(Toy):
    def resample(self, g: Market, seat: int, rng: Random) -> Market:
        other = super().resample(g, seat, rng)
        other.deck = other.deck[1:]
        return other


class WrongWinners(Toy):
    def result(self, g: Market) -> dict[str, Any]:
        return {**super().result(g), "winners": []}


class WrongPlaces(Toy):
    def result(self, g: Market) -> dict[str, Any]:
        places = list(range(2, g.players + 2))
        return {**super().result(g), "places": places, "winners": []}


class UnfairUtilities(Toy):
    def utilities(self, g: Market) -> list[float]:
        return [0.5] * g.players


class OverWithoutRule(Toy):
    def over_refusal(self, g: Market) -> Refusal:
        raise TypeError("no rule")


BROKEN: dict[type[Toy], str] = {
    ViewLeaksHand: "the view of seat . shows something hidden",
    SpectatorSeesHand: "the spectator's view shows something hidden",
    ObservationLeaksDeck: "piece deck of seat .'s observation shows something hidden",
    ObservationOutOfBounds: "piece points holds 99.0",
    ObservationIsNotForEverybody: "piece highest, which everybody sees, shows something hidden",
    ObservationTooShort: "piece points has not its declared shape",
    ObservationTooLong: "piece points has more numbers than its shape",
    ObservationNamedTwice: "two pieces of the observation have one name",
    CopySharesPoints: "playing on with a copy has changed the original",
    CopyForgetsJokers: "the copy is not equal",
    PositionForgetsPoints: "the position that was read is not the one that was written",
    PositionIsShared: "changing the position that was handed out changes the state",
    PositionIsNoJson: "the position is not JSON-ready",
    ResamplingPeeks: "resampling depends on something hidden",
    ResamplingLosesCards: "resampling loses or makes components",
    WrongWinners: "wrong winners",
    WrongPlaces: "are no ranking",
    UnfairUtilities: "do not sum to 0",
    OverWithoutRule: "TypeError: no rule",
}


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
def test_a_broken_game_does_not_conform(broken: type[Toy]) -> None:
    game = broken(broken.__name__)
    with pytest.raises(AssertionError, match=BROKEN[broken]) as raised:
        assert_game_conforms(game, every=1, seeds=4)
    assert f"{game.name}, " in str(raised.value)
    assert "seed " in str(raised.value)


REAL_COMPARE = toy.compare

# Broken parts of an otherwise sound game, put in for the length of a test.


def sticky_bids(decision: toy.Bid, g: Market, frame: toy.Play, seat: int) -> list[int]:
    """The same option twice."""
    card = BID + g.hands[seat][0] - 1
    return [card, card]


def no_bids(decision: toy.Bid, g: Market, frame: toy.Play, seat: int) -> list[int]:
    return []


def unknown_bids(decision: toy.Bid, g: Market, frame: toy.Play, seat: int) -> list[int]:
    return [BID + card - 1 for card in g.hands[seat]] + [999]


def no_reason(decision: toy.Bid, g: Market, frame: toy.Play, seat: int, code: int) -> Refusal:
    return Refusal("TOY-1", "")


def no_rule(decision: toy.Bid, g: Market, frame: toy.Play, seat: int, code: int) -> Refusal:
    return Refusal("", "because")


def illegal_default(decision: toy.Bid, g: Market, frame: toy.Play, seat: int) -> int:
    return int(JOKER)


def vanishing_use(window: toy.Jokers, g: Market, seat: int) -> None:
    """A use that makes a card out of nothing."""
    g.jokers &= ~(1 << seat)
    g.deck.append(9)
    g.barrier += 1


def telling_compare(play: toy.Play, g: Market) -> None:
    """Shows the rest of every hand to everybody when the joker window opens."""
    REAL_COMPARE(play, g)
    for seat in range(g.players):
        if g.hands[seat]:
            g.tell("bids", seat, g.hands[seat][0])


SPOILT: list[tuple[type, str, Callable[..., Any], str]] = [
    (toy.Bid, "options", sticky_bids, "has an option twice"),
    (toy.Bid, "options", no_bids, "is asked and has no option"),
    (toy.Bid, "options", unknown_bids, "not in the vocabulary"),
    (toy.Bid, "explain", no_reason, "has no reason"),
    (toy.Bid, "explain", no_rule, "names no rule"),
    (toy.Bid, "default", illegal_default, "is not among the options"),
    (toy.Jokers, "use", vanishing_use, "components were lost or made"),
]


@pytest.mark.parametrize(
    ("owner", "name", "spoilt", "message"), SPOILT, ids=lambda value: getattr(value, "__name__", "")
)
def test_a_spoilt_part_is_noticed(
    owner: type, name: str, spoilt: Callable[..., Any], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, spoilt)
    with pytest.raises(AssertionError, match=message):
        assert_game_conforms(Toy(f"toy with {spoilt.__name__}"), every=1, seeds=4)


@pytest.mark.parametrize(("spoilt", "message"), [(no_reason, "has no reason"), (no_rule, "names no rule")])
def test_a_spoilt_refusal_is_noticed_in_a_sample_of_a_large_vocabulary(
    spoilt: Callable[..., Any], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy.Bid, "explain", spoilt)
    monkeypatch.setattr(conformance, "WHOLE_VOCABULARY", 0)
    monkeypatch.setattr(conformance, "SAME_VERB", 3)
    monkeypatch.setattr(conformance, "ANY_VERB", 2)
    with pytest.raises(AssertionError, match=message):
        assert_game_conforms(Toy(f"large toy with {spoilt.__name__}"), every=1, seeds=4)


def test_of_a_large_vocabulary_all_options_and_some_other_keys_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Toy("large toy")
    trial = Trial(game, 2, {}, 0, 1, 1, 1, 100, Tally())
    listed = [key for key in game.vocabulary.keys if key.startswith("bid:")][:2]
    assert trial.keys_to_try(listed) == game.vocabulary.keys
    monkeypatch.setattr(conformance, "WHOLE_VOCABULARY", 0)
    monkeypatch.setattr(conformance, "SAME_VERB", 1)
    monkeypatch.setattr(conformance, "ANY_VERB", 1)
    tried = trial.keys_to_try(listed)
    assert set(listed) <= set(tried)
    assert len(tried) <= len(listed) + 2 < len(game.vocabulary)


def test_games_can_begin_elsewhere_and_be_played_with_other_choices() -> None:
    begun: list[int] = []
    game = Toy("toy begun elsewhere")

    def begin(players: int, options: dict[str, Any], seed: bytes) -> State:
        begun.append(players)
        state: State = game.new(players, options, seed)
        return state

    def last(state: State, seat: int, codes: list[int], rng: Random) -> int:
        return codes[-1]

    tally = assert_game_conforms(game, seeds=1, every=2, to_the_end=3, begin=begin, choose=last)
    assert begun == [2, 3, 4]
    assert tally.games == 3


def test_a_log_that_tells_hidden_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = (toy.deal, toy.ask_bids, telling_compare, toy.next_round)
    monkeypatch.setattr(toy.Play, "STEPS", steps)
    monkeypatch.setattr(toy, "ROUNDS", 3)
    with pytest.raises(AssertionError, match=r"the log of seat . shows something hidden"):
        assert_game_conforms(Toy("talkative toy"), players=[3], every=1, seeds=8)
    # What a game says it turns up is no secret any more
    assert_game_conforms(Toy("toy that turns cards up"), players=[3], every=1, seeds=8, revealing=["bids"])


def test_a_barrier_that_is_missing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def compare_without_barrier(play: toy.Play, g: Market) -> None:
        barrier = g.barrier
        REAL_COMPARE(play, g)
        g.barrier = barrier

    steps = (toy.deal, toy.ask_bids, compare_without_barrier, toy.next_round)
    monkeypatch.setattr(toy.Play, "STEPS", steps)
    with pytest.raises(AssertionError, match=r"has learnt something without a barrier|could try out what is hidden"):
        assert_game_conforms(Toy("toy without barriers"), every=1, seeds=8)


def test_a_game_that_never_ends_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Jokers, "STEPS", (toy.offer_joker, lambda window, g: go_to(window, "window")))
    with pytest.raises(AssertionError, match="not ended after 50 choices"):
        assert_game_conforms(Toy("endless toy"), seeds=1, every=10_000, limit=50)


def test_explanations_outside_the_rulebook_are_noticed(tmp_path: Path) -> None:
    game = Toy("toy with a rulebook")
    game.folder = tmp_path
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "en.md").write_text("### TOY-9 Another rule\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="not in the rulebook"):
        assert_game_conforms(game, every=1, seeds=1)


def test_two_games_of_one_name_are_not_confused() -> None:
    assert_game_conforms(Toy("twice"), players=[2], seeds=1)
    with pytest.raises(AssertionError, match="another game is registered"):
        assert_game_conforms(Toy("twice"), players=[2], seeds=1)
