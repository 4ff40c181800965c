"""Game modes and options (BA-001 to BA-008), teams (BA-361 to BA-363)."""

from __future__ import annotations

from typing import Any

import pytest

from games.battalia.table import GAME, cell, offered, play, seat_of, table
from rulewright import BadSetup
from rulewright.games.battalia.content import faction_of, rank_of
from rulewright.games.battalia.ids import CREATION_CARDS, FACTIONS
from rulewright.games.battalia.setting import Setting

REFUSED: list[tuple[int, dict[str, Any], str]] = [
    (3, {"alliances": True}, "BA-360"),
    (4, {"team_size": 3}, "BA-361"),
    (2, {"map": "extended"}, "BA-032"),
    (5, {"map": "standard"}, "BA-032"),
    (3, {"valley": "pass"}, "BA-465"),
    (4, {"valley": "pass", "map": "standard"}, "BA-465"),
    (4, {"valley": "bridge", "gates": False}, "BA-465"),
    (2, {"neutral_bilkarr": True, "gates": False}, "BA-425"),
    (2, {"krycek_original": True, "gates": False}, "BA-425"),
    (5, {"attack_limit": True, "alliances": False}, "BA-371"),
    (2, {"factions": ["bar", "clo"]}, "BA-011"),
    (2, {"factions": ["bar", "clo", "clo"]}, "BA-011"),
    (2, {"factions": ["bar", "clo", "orc"]}, "BA-031"),
    (2, {"mode": "epic"}, "BA-002"),
    (2, {"colour": True}, "BA-001"),
]


@pytest.mark.rule("BA-001", "BA-426")
@pytest.mark.parametrize(("players", "options", "rule"), REFUSED)
def test_what_does_not_go_together_is_refused_with_its_rule(players: int, options: dict[str, Any], rule: str) -> None:
    with pytest.raises(BadSetup, match=f"^{rule}: "):
        GAME.new(players=players, options=options, seed="options")


@pytest.mark.rule("BA-361", "BA-362", "BA-402", "BA-403", "BA-401")
@pytest.mark.parametrize(
    ("players", "options", "teams", "cities"),
    [
        (4, {}, [[0, 2], [1, 3]], [9, 9]),
        (5, {}, [[0, 2, 4], [1, 3]], [12, 9]),
        (6, {}, [[0, 3], [1, 4], [2, 5]], [9, 9, 9]),
        (6, {"team_size": 3}, [[0, 2, 4], [1, 3, 5]], [12, 12]),
        (3, {}, [[0], [1], [2]], [5, 5, 5]),
    ],
)
def test_teams_and_their_number_of_cities(
    players: int, options: dict[str, Any], teams: list[list[int]], cities: list[int]
) -> None:
    state = GAME.new(players=players, options=options, seed="teams")
    setting: Setting = state.setting
    assert [state.members(team) for team in range(setting.teams)] == teams
    assert [setting.cities_to_win(len(team)) for team in teams] == cities


@pytest.mark.rule("BA-004", "BA-006", "BA-007")
def test_factions_ranks_and_universal_cards() -> None:
    assert FACTIONS == ("bar", "clo", "emb", "isl", "wol", "sun")
    names = ("freeman-sun", "lord-fanatic", "queen-isl", "king-bar")
    assert [rank_of(CREATION_CARDS.index(name)) for name in names] == [0, 3, 4, 5]
    assert faction_of(CREATION_CARDS.index("supply")) == faction_of(CREATION_CARDS.index("chief-unbound")) == -1


@pytest.mark.rule("BA-033", "BA-046")
def test_with_five_players_the_corners_of_the_grid_do_not_exist() -> None:
    assert GAME.new(players=5, seed="grid").position()["layout"] == "5P"
    assert GAME.new(players=3, options={"map": "extended"}, seed="grid").position()["layout"] == "3P-EXT"
    with pytest.raises(Exception, match="BA-032"):
        GAME.from_position({"players": 5, "map": {"x1y1": {"card": "road-bar-s"}}})


@pytest.mark.rule("BA-062", "BA-063", "BA-548")
def test_one_of_cohort_mulligan_and_neither() -> None:
    hand = ["freeman-bar", "chief-bar", "freeman-clo", "chief-clo", "chief-unbound"]
    state = table({"hand": hand}, options={"mode": "basic", "unbound": True}, pending=[{"frame": "start", "stack": 0}])
    assert sorted(offered(state)) == ["cohort:bar", "cohort:clo", "keep", "mulligan"]


@pytest.mark.rule("BA-065", "BA-067", "BA-068")
def test_an_empty_nation_is_made_of_the_shelter_and_drawing_stops_when_both_are_empty() -> None:
    state = play(table({"hand": ["supply"], "nation": ["lord-bar"], "shelter": ["horse-bar"]}), "pass")
    assert seat_of(state, 0)["hand"] == ["lord-bar", "horse-bar", "supply"]


@pytest.mark.rule("BA-410", "BA-553")
def test_a_player_without_city_and_hero_goes_on_taking_turns() -> None:
    state = table({"hand": ["supply"]}, map={"x5y6": {"card": "city-clo-x", "owner": 1}})
    assert sorted(offered(state)) == ["hire:freeman", "pass"]


@pytest.mark.rule("BA-104", "BA-066")
def test_hiring_is_repeated_as_often_as_it_can_be_paid() -> None:
    state = play(table({"hand": ["supply"] * 3}), "hire:freeman", "hire:freeman", "hire:freeman")
    assert seat_of(state, 0)["laid"] == ["supply"] * 3


@pytest.mark.rule("BA-345", "BA-342")
def test_a_replaced_road_keeps_its_marketplaces() -> None:
    there = {"x3y3": {"card": "road-bar-x", "markets": [0, 1]}, "x3y2": {"card": "city-bar-x", "owner": 0}}
    state = play(table({"hand": ["staff"]}, map=there), "play:staff", "change:x3y3:clo", "done")
    assert cell(state, "x3y3")["markets"] == [0, 1]
    assert cell(state, "x3y3")["card"] == "road-clo-x"


@pytest.mark.rule("BA-431", "BA-543", "BA-281")
def test_metamorphia_moves_to_what_comes_to_the_map_but_not_to_what_is_swapped() -> None:
    there = {"x3y3": {"card": "road-bar-x"}, "x4y3": {"card": "road-clo-x"}, "x3y2": {"card": "city-bar-x", "owner": 0}}
    options = {"mode": "basic", "neutral_metamorphia": True}
    state = table({"hand": ["staff"]}, map=there, metamorphia="x3y2", options=options)
    play(state, "play:staff", "swap:x3y3:x4y3")
    assert state.position()["metamorphia"] == "x3y2"
    play(state, "change:x4y3:emb")
    assert state.position()["metamorphia"] == "x4y3"


@pytest.mark.rule("BA-280")
def test_the_lost_scroll_takes_a_card_out_of_limbo_to_hand() -> None:
    state = play(table({"hand": ["krycek"]}, limbo=["king-bar", "lord-emb"]), "play:krycek")
    assert seat_of(state, 0)["hand"] == ["lord-emb"]


@pytest.mark.rule("BA-289")
def test_the_original_lost_scroll_summons_a_character_until_the_checkpoint() -> None:
    state = table({"hand": ["krycek"]}, options={"mode": "basic", "krycek_original": True})
    play(state, "play:krycek", "summon:bilkarr:x3y2")
    assert state.position()["summoned"] == "bilkarr"
    assert state.position()["bilkarr"]["at"] == "x3y2"


@pytest.mark.rule("BA-406")
def test_the_team_of_two_counts_one_and_a_half_times() -> None:
    from rulewright.games.battalia.scoring import team_points

    state = GAME.new(players=5, seed="points")
    assert team_points(state, [1, 3, 1, 4, 1], [1, 3]) == 11
    assert team_points(state, [1, 3, 1, 4, 1], [0, 2, 4]) == 3
