"""General and player set-up (MH-050 to MH-063, MH-090 to MH-099, MH-590, MH-604)."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright import State
from rulewright.games.heroes import GAME


def begun(players: int = 2, **options: Any) -> State:
    """A game in which factions, capitals and heroes have been chosen by default."""
    state: State = GAME.new(players=players, options=options, seed=b"set-up")
    while state.position()["round"] == 0:
        seat = state.waiting[0]
        pending = state.decision(seat)
        assert pending is not None
        state.choose(seat, pending.default)
    return state


@pytest.mark.rule("MH-051", "MH-099", "MH-120")
def test_the_first_player_is_drawn_and_begins_round_one() -> None:
    found = set()
    for seed in range(12):
        state: State = GAME.new(players=3, seed=seed)
        found.add(state.position()["first_player"])
        assert state.waiting == (state.position()["first_player"],)
    assert found == {0, 1, 2}
    state = begun(3)
    assert state.position()["round"] == 1 and state.waiting == (state.position()["first_player"],)


@pytest.mark.rule("MH-053", "MH-590")
@pytest.mark.parametrize(("players", "tiles", "symbols"), [(2, 9, 27), (3, 12, 36), (4, 16, 48)])
def test_tiles_and_symbols_by_the_number_of_players(players: int, tiles: int, symbols: int) -> None:
    position = GAME.new(players=players, seed=1).position()
    assert sorted(tile for tile, _ in position["tiles"]) == list(range(1, tiles + 1))
    colours = [token[0] for token in position["encounters"].values()]
    assert len(colours) == symbols
    wanted = {2: (10, 10, 7), 3: (13, 14, 9), 4: (18, 17, 13)}[players]
    assert tuple(colours.count(colour) for colour in "gyr") == wanted


@pytest.mark.rule("MH-054", "MH-604")
def test_tiles_are_shuffled_and_turned_unless_the_map_is_fixed() -> None:
    shuffled = GAME.new(players=4, seed=1).position()["tiles"]
    assert [tile for tile, _ in shuffled] != list(range(1, 17)) and {turns for _, turns in shuffled} == {0, 1, 2, 3}
    fixed = GAME.new(players=4, options={"map": "fixed"}, seed=1).position()["tiles"]
    assert fixed == [[tile, 0] for tile in range(1, 17)]


@pytest.mark.rule("MH-057", "MH-063")
def test_every_symbol_has_a_token_of_its_colour() -> None:
    position = GAME.new(players=2, options={"map": "fixed"}, seed=3).position()
    board = GAME.tables.symbol_colour
    assert position["encounters"]["0,1"][0] == "gyr"[board[0][1]]
    assert position["control"] == {} and position["spent"] == []
    left = [len(position["decks"][colour]) for colour in ("green", "yellow", "red")]
    assert left == [24 - 10, 22 - 10, 16 - 7]


@pytest.mark.rule("MH-058")
def test_common_decks_are_full_and_discards_empty() -> None:
    position = GAME.new(players=2, seed=3).position()
    assert [len(position["decks"][name]) for name in ("treasure", "scroll", "artefact")] == [15, 20, 20]
    assert all(pile == [] for pile in position["discards"].values())


@pytest.mark.rule("MH-060")
def test_capitals_stand_on_the_start_tiles() -> None:
    corners = {0: (0, 0), 1: (0, 15), 2: (15, 15), 3: (15, 0)}
    for seat, player in enumerate(begun(4).position()["seats"]):
        row, column = (int(word) for word in player["capital"].split(","))
        assert 0 <= row - corners[seat][0] < 5 and 0 <= column - corners[seat][1] < 5


@pytest.mark.rule("MH-062")
def test_a_capital_on_water_is_land() -> None:
    seat = {"faction": "Haven", "capital": "3,4", "heroes": [{"hero": "H1", "army": {"U-HA": [1, 0]}}]}
    frames = [
        {"frame": "actions", "seat": 1},
        {"frame": "activation", "seat": 0, "hero": "H1", "mp": 3, "step": "move"},
    ]
    state: State = GAME.from_position({"seats": [seat, {}], "pending": frames})
    assert {"move:2,4", "move:3,3", "move:3,5", "stop"} == set(state.options(0)), (
        "water at 4,4 is entered from ports alone"
    )


@pytest.mark.rule("MH-059", "MH-027", "MH-091", "MH-575", "MH-591")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_alike(players: int) -> None:
    position = begun(players).position()
    gold, resources = {"C1": (9, 5), "C2": (7, 7)}.get(position["week"], (7, 5))
    for seat in position["seats"]:
        assert (seat["gold"], seat["resources"], seat["bonus_pp"], seat["level"]) == (gold, resources, 0, 1)
        (hero,) = seat["heroes"]
        assert sorted(hero["army"].values()) == [[3, 0], [3, 0]] and hero["at"] == "capital"
        assert len(seat["might"]) == len(seat["magic"]) == 8


@pytest.mark.rule("MH-604", "MH-605")
def test_random_heroes_are_not_asked_for() -> None:
    names = {seat["heroes"][0]["hero"] for seed in range(9) for seat in begun(4, heroes="random").position()["seats"]}
    assert len(names) == 4
    state: State = GAME.new(players=2, options={"heroes": "random", "factions": ["haven", "stronghold"]}, seed=2)
    asked = set()
    while state.position()["round"] == 0:
        asked.add(state.decision(state.waiting[0]).name)  # type: ignore[union-attr]
        state.choose(state.waiting[0], state.options(state.waiting[0])[0])
    assert asked == {"place_capital"}
