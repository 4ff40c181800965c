"""The levels: how bots are described, that they finish games, and that they take what is plainly best."""

from __future__ import annotations

from typing import Any

import pytest

import rulewright
from games.ethnos.table import table
from rulewright import GameOver, NotYourDecision, RulewrightError, State, UnknownSeat
from rulewright.bots import BOT_LEVELS, SPECS, Bot, Searcher, UnknownBot, make_bot

SMALL = ("random", "novice", "steady", "sharp:12i", "master:24i")
SENSIBLE = ("steady", "sharp:100i", "master:200i")


def key_chosen(bot: Bot, state: State, seat: int) -> str:
    return state.game.key(bot.choose(state, seat))


def test_the_levels_are_listed_from_weak_to_strong() -> None:
    assert BOT_LEVELS == ("novice", "steady", "sharp", "master")
    assert ("random", *BOT_LEVELS) == SPECS


@pytest.mark.parametrize("spec", ["", "expert", "Sharp", "steady:5i", "random:1s", "novice:"])
def test_an_unknown_level_is_refused_with_the_list_of_bots(spec: str) -> None:
    with pytest.raises(UnknownBot, match="random, novice, steady, sharp, master"):
        make_bot(spec, 1)


@pytest.mark.parametrize(
    "spec", ["sharp:", "sharp:5", "sharp:0i", "master:0s", "sharp:-3i", "sharp:1.5i", "master:nan"]
)
def test_a_budget_that_is_none_is_refused(spec: str) -> None:
    with pytest.raises(UnknownBot, match="seconds or iterations"):
        make_bot(spec, 1)


def test_an_unknown_bot_is_an_error_of_the_engine() -> None:
    assert issubclass(UnknownBot, RulewrightError)


@pytest.mark.parametrize(
    ("spec", "iterations", "seconds"),
    [("sharp", 0, 0.3), ("master", 0, 3.0), ("sharp:500i", 500, 0.0), ("sharp:0.5s", 0, 0.5), ("master:20s", 0, 20.0)],
)
def test_a_budget_is_read_from_the_description(spec: str, iterations: int, seconds: float) -> None:
    bot = make_bot(spec, b"seed")
    assert isinstance(bot, Searcher)
    assert bot.budget == (iterations, seconds)
    assert bot.spec == spec


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_level_finishes_a_game(players: int) -> None:
    # Given a game in which the levels take turns in the seats
    state: State = rulewright.game("ethnos").new(players=players, seed=players)
    bots = [make_bot(SMALL[(seat + players) % len(SMALL)], seat) for seat in range(players)]
    # When they play, each choice is legal
    choices = 0
    while not state.over:
        seat = state.mover()
        state.choose(seat, key_chosen(bots[seat], state, seat))
        choices += 1
    # Then the game ends, and nobody was stuck
    assert state.result is not None
    assert choices < 3000


@pytest.mark.parametrize("spec", SMALL)
def test_a_seat_that_is_not_asked_has_nothing_to_choose(spec: str) -> None:
    state: State = rulewright.game("ethnos").new(players=2, seed=5)
    bot = make_bot(spec, 1)
    with pytest.raises(NotYourDecision):
        bot.choose(state, 1 - state.mover())
    for seat in (-1, 2):
        with pytest.raises(UnknownSeat):
            bot.choose(state, seat)
    while not state.over:
        state.apply(state.mover(), state.codes(state.mover())[0])
    with pytest.raises(GameOver):
        bot.choose(state, 0)


@pytest.mark.parametrize("spec", SMALL)
def test_choosing_changes_nothing(spec: str) -> None:
    state: State = rulewright.game("ethnos").new(players=3, seed=5)
    before = state.hash(), state.record()
    make_bot(spec, 1).choose(state, state.mover())
    assert (state.hash(), state.record()) == before


@pytest.mark.parametrize("spec", SMALL)
def test_equal_seeds_make_equal_choices(spec: str) -> None:
    assert played_by(spec, 7) == played_by(spec, 7)


def played_by(spec: str, seed: int) -> list[int]:
    """The choices of two bots in the beginning of one game."""
    state: State = rulewright.game("ethnos").new(players=2, seed=11)
    bots = [make_bot(spec, seed), make_bot(spec, seed + 1)]
    chosen = []
    for _ in range(25):
        seat = state.mover()
        code = bots[seat].choose(state, seat)
        state.apply(seat, code)
        chosen.append(code)
    return chosen


# Plain positions


@pytest.mark.parametrize("spec", SENSIBLE)
def test_the_highest_troll_token_is_taken(spec: str) -> None:
    # Given a Band of four Trolls, and ties with the holder of token 3 in the last Age
    cards = ["troll-blue", "troll-green", "troll-grey", "troll-orange"]
    state = table(
        "troll",
        {"bands": [{"leader": "troll-blue", "cards": cards}]},
        {"trolls": [3]},
        age=2,
        dragons=2,
        glory_tokens={"straton": [0, 10], "rhea": [0, 10], "duris": [0, 10]},
        markers={"straton": [3, 3, 0], "rhea": [3, 3, 0], "duris": [3, 3, 0]},
        pending=[{"frame": "troll_take", "seat": 0}],
    )
    assert key_chosen(make_bot(spec, 3), state, 0) == "token:4"


@pytest.mark.parametrize("spec", SENSIBLE)
def test_a_bonus_marker_goes_where_it_wins_a_prize(spec: str) -> None:
    # Given a Kingdom worth ten in which one marker decides, and worthless ones
    state = table(
        "merfolk",
        {"bands": [{"leader": "merfolk-blue", "cards": ["merfolk-blue"]}], "merfolk": 3},
        age=2,
        dragons=2,
        glory_tokens={"rhea": [0, 10]},
        markers={"rhea": [1, 1, 0]},
        pending=[{"frame": "merfolk_bonus", "seat": 0, "left": 1}],
    )
    assert key_chosen(make_bot(spec, 3), state, 0) == "bonus:rhea"


@pytest.mark.parametrize("spec", SENSIBLE)
def test_a_full_horde_raids(spec: str) -> None:
    # Given all six colours on the Horde board before the last Age
    state = table(
        "orc",
        {"horde": ["blue", "green", "grey", "orange", "purple", "red"]},
        dragons=3,
        third_dragon=0,
        pending=[{"frame": "orc_raid", "choices": {"0": None}}],
    )
    assert state.options(0) == ["raid", "wait"]
    assert key_chosen(make_bot(spec, 3), state, 0) == "raid"


@pytest.mark.parametrize("spec", (*SENSIBLE, "novice"))
def test_ten_skeletons_win(spec: str) -> None:
    state = table("skeleton", {"hand": ["skeleton"] * 10})
    assert key_chosen(make_bot(spec, 3), state, 0) == "skeleton_victory"


@pytest.mark.parametrize("spec", SENSIBLE)
def test_a_large_band_is_played_before_the_last_dragon(spec: str) -> None:
    # Given a Band of six in hand, and two cards in the deck, one of which ends the game
    hand = ["elf-blue", "elf-green", "elf-grey", "elf-orange", "elf-purple", "elf-red"]
    state = last_cards_of_the_game(hand)
    assert key_chosen(make_bot(spec, 3), state, 0).startswith("lead:elf-")


def last_cards_of_the_game(hand: list[str]) -> State:
    """Age II with two players, all Allies but one in Bands of seat 1 or in the given hand."""
    tribes = ["dwarf", "elf", "giant", "minotaur", "wizard"]
    colours = ("blue", "green", "grey", "orange", "purple", "red")
    cards = [f"{tribe}-{colour}" for tribe in tribes for colour in colours for _ in range(2)]
    for card in hand:
        cards.remove(card)
    kept = cards.pop()
    bands = [{"leader": card, "cards": [card]} for card in cards]
    position: dict[str, Any] = {
        "players": 2,
        "tribes": tribes,
        "age": 2,
        "dragons": 2,
        "deck": [kept, "dragon"],
        "seats": [{"hand": hand}, {"bands": bands}],
        "glory_tokens": {"straton": [4, 8]},
    }
    state: State = rulewright.game("ethnos").from_position(position, seed=b"end")
    return state


@pytest.mark.parametrize("spec", SENSIBLE)
def test_all_matching_cards_join_the_band_when_nothing_can_follow(spec: str) -> None:
    hand = ["elf-blue", "elf-green", "elf-grey", "elf-orange", "elf-purple", "elf-red"]
    state = last_cards_of_the_game(hand)
    state.choose(0, "lead:elf-blue")
    bot = make_bot(spec, 3)
    while state.waiting == (0,) and (pending := state.decision(0)) is not None and pending.name == "band_add":
        state.choose(0, key_chosen(bot, state, 0))
    assert len(state.position()["seats"][0]["bands"][0]["cards"]) == 6
