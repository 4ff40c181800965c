"""Set-up of a new game (RW-050 to RW-075, RW-660 to RW-662) with its variants (RW-700, RW-750, RW-801, RW-906)."""

from __future__ import annotations

import csv
import random
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.runewars.table import area, asked, options, play, rule_against, seat, units
from rulewright import BadPosition, State
from rulewright.core.narration import Told, told_to
from rulewright.games.runewars import GAME as RUNEWARS
from rulewright.games.runewars.ids import AREAS, FACTIONS, TACTICS
from rulewright.games.runewars.rules import RunewarsRules
from rulewright.games.runewars.seasons.frames import Season
from rulewright.games.runewars.setup.frames import SetUp
from rulewright.games.runewars.setup.sequence import finish_set_up
from rulewright.games.runewars.state import Runewars

TWO_TILES = [("3", 0, 0, 0), ("7", 2, 1, 2), ("1", 3, 0, 3), ("5", 5, 0, 2)]
COMPACT = [("5", 0, 0, 0), ("2", 1, 0, 5), ("4", -3, 3, 4), ("8", 2, 2, 4)]
HOMES = {"daqan": "D", "latari": "L", "waiqar": "W", "uthuk": "U"}


def fate(*top: int) -> list[int]:
    """The Fate deck with these cards on top."""
    return [*top, *(number for number in range(1, 31) if number not in top)]


def set_up(step: str, tiles: list[tuple[str, int, int, int]], frame: dict[str, Any], **fields: Any) -> State:
    """A two-player set-up at a step, with these tiles on the table."""
    pending = [{"name": "setup", "step": step, "setup_quests": [["q03", "q07"], ["q01", "q05"]], **frame}]
    laid = [{"tile": tile, "q": q, "r": r, "rot": rotation} for tile, q, r, rotation in tiles]
    position = {"players": 2, "map": laid, "pending": pending, **fields}
    state: State = RUNEWARS.from_position(position, seed=b"set-up")
    return state


def is_set_up(state: State) -> bool:
    return not isinstance(state.stack[0], SetUp)


def play_until(state: State, decision: str, rng: random.Random | None = None) -> State:
    """Chooses the default, or anything, until this decision is asked."""
    while asked(state) != decision:
        pending = state.decision(state.waiting[0])
        assert pending is not None
        state.choose(state.waiting[0], rng.choice(pending.options) if rng else pending.default)
    return state


def new(players: int, seed: int = 1, **variants: bool) -> State:
    state: State = RUNEWARS.new(players=players, options=variants, seed=seed)
    return state


def quick(players: int, decision: str, seed: int = 1, **variants: bool) -> State:
    """A game with a quick map, played on to a decision."""
    return play_until(new(players, seed, quick_map=True, **variants), decision)


def completed(state: State) -> Runewars:
    """Set-up played to its end, before the first Season card is revealed."""
    while True:
        before = state.copy()
        play(state, state.options(state.waiting[0])[0])
        if is_set_up(state):
            break
    assert isinstance(before, Runewars)
    frame = before.stack[-1]
    assert isinstance(frame, SetUp)
    hero = next(hero for hero in range(12) if before.hero_seat[hero] != -1 and before.hero_area[hero] == -1)
    before.hero_area[hero] = before.stronghold.index(before.hero_seat[hero])
    frame.todo = []
    finish_set_up(frame, before)
    return before


def is_line(line: Told, name: str) -> bool:
    return line.message.replace("-", "_") == f"log_{name}"


# First Player and factions


@pytest.mark.rule("RW-051", "RW-018")
def test_the_highest_fate_card_makes_the_first_player_and_all_cards_go_back() -> None:
    script = [fate(7, 30, 12), {"chance": "shuffle", "what": "fate", "result": fate(5, 9)}]
    state = RUNEWARS.new(players=3, seed=1, chance=script)
    assert state.position()["first_player"] == 1
    assert state.position()["decks"]["fate"] == fate(5, 9)
    assert state.waiting == (1,)


@pytest.mark.rule("RW-050", "RW-052", "RW-661")
def test_factions_are_picked_clockwise_from_the_first_player() -> None:
    state = RUNEWARS.new(players=4, seed=1, chance=[fate(1, 2, 30, 4)])
    assert sorted(options(state)) == sorted(f"faction:{faction}" for faction in FACTIONS)
    play(state, "faction:uthuk")
    assert state.waiting == (3,)
    assert rule_against(state, "faction:uthuk") == "RW-052"
    play(state, "faction:waiqar")
    assert state.waiting == (0,)
    play(state, "faction:latari")
    # The last faction is no choice (RW-901).
    assert [row["faction"] for row in state.position()["seats"]] == ["latari", "daqan", "uthuk", "waiqar"]
    assert asked(state) == "choose_tile"


# Map tiles


@pytest.mark.rule("RW-053", "RW-054")
def test_setup_quests_are_dealt_two_at_a_time_and_name_the_tiles() -> None:
    quests = ["q09", "q02", "q05", "q01", "q08", "q03", "q04", "q06", "q07"]
    state = RUNEWARS.new(players=3, seed=1, chance=[fate(1, 2, 30), fate(), quests])
    play(state, "faction:daqan", "faction:latari", "faction:uthuk")
    frame = state.position()["pending"][0]
    assert frame["setup_quests"] == [["q01", "q05"], ["q03", "q08"], ["q02", "q09"]]
    assert frame["unlaid"] == [["1", "5"], ["3", "8"], ["2", "9"]]
    assert state.waiting == (2,)
    assert options(state) == ["tile:2", "tile:9"]
    assert rule_against(state, "tile:1") == "RW-054"
    assert state.view(0)["pending"][0]["setup_quests"] == frame["setup_quests"]


@pytest.mark.rule("RW-054", "RW-660")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_lays_two_tiles_clockwise_one_per_turn(players: int) -> None:
    state = play_until(new(players), "choose_tile")
    first = state.position()["first_player"]
    owners = state.position()["pending"][0]["unlaid"]
    play_until(state, "place_home_marker")
    laid = [piece["tile"] for piece in state.position()["map"]]
    assert len(laid) == 2 * players
    for number, tile in enumerate(laid):
        assert tile in owners[(first + number) % players]
    assert state.position()["map"][0] == {"tile": laid[0], "q": 0, "r": 0, "rot": 0}
    assert state.waiting == (first,)


@pytest.mark.rule("RW-055", "RW-056")
def test_refused_places_of_a_tile_name_their_rule() -> None:
    tiles = [("1", 0, 0, 0)]
    state = set_up("lay", tiles, {"todo": [1, 0, 1], "tile": "4", "unlaid": [["2"], ["3", "4"]]})
    assert state.waiting == (1,)
    assert rule_against(state, "lay:0:0:0") == "RW-055"
    assert rule_against(state, "lay:0:-3:0") == "RW-055"
    assert rule_against(state, "lay:1:-1:2") == "RW-056"
    play(state, "lay:1:-1:5")
    assert state.position()["map"][-1] == {"tile": "4", "q": 1, "r": -1, "rot": 5}


@pytest.fixture
def walled(tmp_path: Path) -> RunewarsRules:
    """Content in which tiles 1, 2 and 3 have mountains on all edges."""
    folder = tmp_path / "pack"
    shutil.copytree(RUNEWARS.folder / "data", folder)
    with (folder / "map_edges.csv").open(newline="", encoding="utf-8") as file:
        reader = csv.DictReader(file)
        names, rows = reader.fieldnames or [], list(reader)
    for row in rows:
        if row["tile"] in "123":
            row["border"] = "mountain"
    with (folder / "map_edges.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, names)
        writer.writeheader()
        writer.writerows(rows)
    return RUNEWARS.with_content(folder)


def walled_map(rules: RunewarsRules, *unlaid: str) -> State:
    """Tile 1 lies alone, and seat 1 is to lay one of his."""
    frame = {"name": "setup", "step": "tile", "todo": [1, 0, 1], "unlaid": [["9"], list(unlaid)]}
    frame["setup_quests"] = [["q01", "q09"], [f"q0{tile}" for tile in unlaid]]
    state: State = rules.from_position(
        {"players": 2, "map": [{"tile": "1", "q": 0, "r": 0, "rot": 0}], "pending": [frame]}
    )
    return state


@pytest.mark.rule("RW-057", "RW-901")
def test_a_tile_without_legal_place_waits_and_the_other_is_laid(walled: RunewarsRules) -> None:
    state = walled_map(walled, "2", "8")
    # Coloured edges of tile 8 may not lie against those of tile 1 either, but it has open ones.
    assert asked(state) == "place_tile"
    assert state.position()["pending"][0]["tile"] == "8"
    assert rule_against(state, "tile:2") == "RW-055"


@pytest.mark.rule("RW-057")
def test_if_no_tile_has_a_legal_place_coloured_edges_may_meet(walled: RunewarsRules) -> None:
    state = walled_map(walled, "2", "3")
    assert options(state) == ["tile:2", "tile:3"]
    play(state, "tile:3")
    place = options(state)[0]
    play(state, place)
    assert [piece["tile"] for piece in state.position()["map"]] == ["1", "3"]


@pytest.mark.rule("RW-057")
def test_a_tile_without_legal_place_is_refused_while_another_has_one(walled: RunewarsRules) -> None:
    frame = {"name": "setup", "step": "tile", "todo": [1, 0, 1], "unlaid": [["9"], ["2", "4", "8"]]}
    frame["setup_quests"] = [["q01", "q09"], ["q02", "q04", "q08"]]
    state = walled.from_position({"players": 2, "map": [{"tile": "1", "q": 0, "r": 0, "rot": 0}], "pending": [frame]})
    assert options(state) == ["tile:4", "tile:8"]
    assert rule_against(state, "tile:2") == "RW-057"


# Markers


@pytest.mark.rule("RW-062")
def test_a_map_without_room_for_all_markers_is_laid_anew() -> None:
    frame = {"todo": [], "setup_quests": [["q04", "q05"], ["q02", "q08"]], "unlaid": [[], []]}
    state = set_up("arrange", COMPACT, frame, first_player=1)
    assert state.position()["map"] == []
    pending = state.position()["pending"][0]
    assert pending["rebuilds"] == 1
    assert pending["unlaid"] == [["4", "5"], ["2", "8"]]
    assert state.waiting == (1,)
    assert options(state) == ["tile:2", "tile:8"]


@pytest.mark.rule("RW-062")
@pytest.mark.parametrize(("rebuilds", "again"), [(0, True), (2, True), (3, False)])
def test_less_spacing_is_required_from_the_third_rebuild_on(rebuilds: int, again: bool) -> None:
    frame = {"setup_quests": [["q04", "q05"], ["q02", "q08"]], "rebuilds": rebuilds}
    state = set_up("arrange", COMPACT, frame)
    assert (asked(state) == "choose_tile") == again
    assert state.position()["pending"][0].get("rebuilds", 0) == rebuilds + again


@pytest.mark.rule("RW-059", "RW-060", "RW-063")
def test_refused_markers_name_their_rule() -> None:
    state = set_up("marker", TWO_TILES, {"markers": [[[3, 2], [4, 1]]]})
    assert rule_against(state, "marker:0:0:0:1") == "RW-059"
    assert rule_against(state, "marker:3:2:4:2") == "RW-059"
    assert rule_against(state, "marker:-9:-9:-9:-8") == "RW-059"
    beside = [f"marker:{q}:{r}:{q + 1}:{r - 1}" for q in range(-3, 8) for r in range(-3, 5)]
    refusals = [state.why_not(0, key) for key in beside]
    near = [refusal for refusal in refusals if refusal is not None and refusal.rule == "RW-060"]
    assert near
    assert all(refusal.numbers["number"] < refusal.numbers["needed"] == 4 for refusal in near)  # type: ignore[operator]


@pytest.mark.rule("RW-063")
def test_markers_that_cannot_be_completed_are_a_bad_position() -> None:
    with pytest.raises(BadPosition, match="RW-063"):
        set_up("marker", COMPACT, {"markers": []})


@pytest.mark.rule("RW-053", "RW-059")
def test_a_set_up_without_setup_quests_map_or_factions_is_a_bad_position() -> None:
    with pytest.raises(BadPosition, match="RW-053"):
        set_up("map", [], {"setup_quests": [["q01", "q02"]]})
    with pytest.raises(BadPosition, match="RW-059"):
        set_up("arrange", [], {})
    with pytest.raises(BadPosition, match="RW-059"):
        set_up("arrange", TWO_TILES, {}, seats=[{"faction": "daqan"}, {"faction": None}])


@pytest.mark.rule("RW-063", "RW-901")
def test_the_first_player_may_begin_again_twice() -> None:
    state = set_up("marker", TWO_TILES, {"markers": []}, first_player=1)
    for restarts in (1, 2):
        play_until(state, "confirm_markers")
        assert state.waiting == (1,)
        assert sorted(options(state)) == ["confirm", "restart"]
        play(state, "restart")
        assert state.position()["pending"][0]["restarts"] == restarts
        assert "markers" not in state.position()["pending"][0]
    while asked(state) == "place_home_marker":
        play(state, options(state)[-1])
    assert asked(state) == "choose_home_marker"


@pytest.mark.rule("RW-060", "RW-800")
def test_the_revised_edition_needs_three_areas_between_markers() -> None:
    frame = {"markers": [[[3, 2], [4, 1]]]}
    wide = set_up("marker", TWO_TILES, frame)
    near = set_up("marker", TWO_TILES, frame, options={"revised": True})
    assert set(options(wide)) < set(options(near))
    refused = near.why_not(0, "marker:3:2:4:2")
    assert refused is not None and refused.rule == "RW-059"


# Home realms


@pytest.mark.rule("RW-064", "RW-065", "RW-066")
def test_home_realms_replace_markers_from_the_left_of_the_first_player() -> None:
    for seed in range(4):
        state = play_until(new(4, seed), "confirm_markers", random.Random(seed))
        first = state.position()["first_player"]
        markers = state.position()["pending"][0]["markers"]
        play(state, "confirm")
        play_until(state, "setup_stronghold", random.Random(seed))
        homes = [piece["tile"] for piece in state.position()["map"][8:]]
        order = [(first + step) % 4 for step in (1, 2, 3, 0)]
        assert homes == [HOMES[seat(state, number)["faction"]] for number in order]
        assert isinstance(state, Runewars)
        board = state.board
        for tile in homes:
            own = [number for number, name in enumerate(AREAS) if name[0] == tile]
            cells = [[board.cell_q[number], board.cell_r[number]] for number in own]
            assert any(all(cell in cells for cell in marker) for marker in markers)
            beside = {AREAS[other][0] for number in own for other in board.beside[number]} - {tile}
            assert beside and not beside & set("DLUW")


@pytest.mark.rule("RW-064", "RW-065", "RW-066")
def test_refused_home_realms_name_their_rule() -> None:
    frame = {"markers": [[[3, 2], [4, 1]], [[-1, 1], [-1, 2]]], "todo": [1, 0]}
    state = set_up("home", TWO_TILES, frame, seats=[{"faction": "daqan"}, {"faction": "waiqar"}])
    assert state.waiting == (1,)
    assert rule_against(state, "marker:0:0:0:1") == "RW-064"
    play(state, "marker:-1:1:-1:2")
    assert state.position()["pending"][0]["marker"] == [[-1, 1], [-1, 2]]
    assert rule_against(state, "home:5:5:0") == "RW-064"
    near = [f"home:{q}:{r}:{rotation}" for q in range(-3, 2) for r in range(-1, 5) for rotation in range(6)]
    refusals = [state.why_not(1, key) for key in near]
    assert {refusal.rule for refusal in refusals if refusal is not None} <= {"RW-064", "RW-065", "RW-066"}
    assert len([refusal for refusal in refusals if refusal is None]) == len(options(state))
    play(state, options(state)[0])
    assert state.position()["map"][-1]["tile"] == "W"
    # One marker is left for the other player, and no choice of it.
    assert asked(state) == "choose_home_orientation"
    assert state.waiting == (0,)


# The board


@pytest.mark.rule("RW-067", "RW-068", "RW-660")
def test_neutral_units_and_cities_lie_as_printed() -> None:
    state = quick(4, "setup_stronghold")
    printed = {row["area"]: row for row in rows_of("map_areas.csv")}
    names = list(state.position()["areas"])
    for name in names:
        wanted = printed[name]["neutral_units"]
        parts = [] if wanted == "none" else [part.split() for part in wanted.split("; ")]
        assert Counter(units(state, name)) == Counter({unit: int(number) for unit, number in parts})
        assert (area(state, name)["city"] is not None) == (printed[name]["city_site"] == "yes")
    cities = [area(state, name)["city"] for name in names if area(state, name)["city"]]
    assert len(cities) == len(set(cities)) >= 6


def rows_of(name: str) -> list[dict[str, str]]:
    with (RUNEWARS.folder / "data" / name).open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.mark.rule("RW-068", "RW-069", "RW-070")
def test_cities_quests_and_tactics_are_dealt_as_shuffled() -> None:
    cities = ["city_tamalir", "city_forge", "city_nerekhall", "city_greyhaven"]
    homes = [*TWO_TILES, ("D", 4, 1, 1), ("U", -1, 2, 3)]
    seats = [{"faction": "daqan", "influence": 0}, {"faction": "uthuk", "influence": 0}]
    pending = [{"name": "setup", "step": "board", "setup_quests": [["q03", "q07"], ["q01", "q05"]]}]
    laid = [{"tile": tile, "q": q, "r": r, "rot": rotation} for tile, q, r, rotation in homes]
    tactics = ["levy", "ambush", "ambush", "sabotage", "lost_city", "spy_guild"]
    state = RUNEWARS.from_position(
        {"players": 2, "map": laid, "seats": seats, "pending": pending, "first_player": 1},
        chance=[cities, ["q22", "q01"], tactics],
    )
    # City sites in map order: 1C, 3D, 5B, 7D.
    assert [area(state, name)["city"] for name in ("1C", "3D", "5B", "7D")] == cities
    on_map = [f"q{number:02}" for number in (3, 5, 7, 10, 12, 13, 15, 18, 19, 23, 24)]
    assert state.position()["decks"]["quests"] == ["q22", "q01", *on_map]
    assert sorted(seat(state, 1)["tactics"]) == ["ambush", "ambush", "levy", "sabotage"]
    assert sorted(seat(state, 0)["tactics"]) == ["lost_city", "spy_guild"]
    assert [seat(state, number)["fresh"] for number in (0, 1)] == [[], []]
    assert [seat(state, number)["influence"] for number in (0, 1)] == [3, 1]
    assert seat(state, 1)["dials"] == {"food": 3, "wood": 1, "ore": 4}
    assert state.waiting == (1,)
    assert options(state) == ["stronghold:UA", "stronghold:UB", "stronghold:UC"]


@pytest.mark.rule("RW-069", "RW-662")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_quest_deck_names_only_areas_of_the_map(players: int) -> None:
    state = quick(players, "setup_stronghold")
    tiles = {piece["tile"] for piece in state.position()["map"]}
    expected = [row["quest_id"] for row in rows_of("quests.csv") if row["area"][0] in tiles or len(row["area"]) > 2]
    assert sorted(state.position()["decks"]["quests"]) == expected
    assert "setup_quests" not in state.position()["pending"][0]


# Strongholds, units, runes


@pytest.mark.rule("RW-071", "RW-021", "RW-022")
def test_each_player_places_his_stronghold_and_then_all_units_of_his_dials() -> None:
    state = quick(4, "setup_stronghold")
    starting = {
        "daqan": {"footman": 3, "bowman": 2, "knight": 1},
        "latari": {"warrior": 1, "archer": 4, "sorceress": 1},
        "waiqar": {"reanimate": 4, "skeleton_archer": 1, "necromancer": 1},
        "uthuk": {"berserker": 3, "warlock": 1, "flesh_ripper": 2},
    }
    first = state.position()["first_player"]
    for step in range(4):
        number = (first + step) % 4
        faction = seat(state, number)["faction"]
        home = HOMES[faction]
        assert state.waiting == (number,)
        assert rule_against(state, f"stronghold:{'D' if home != 'D' else 'L'}A") == "RW-071"
        play(state, f"stronghold:{home}B")
        assert area(state, f"{home}B")["stronghold"] == {"seat": number, "damaged": False}
        placed: Counter[str] = Counter()
        while asked(state) == "setup_place_unit" and state.waiting == (number,):
            decision = state.decision(number)
            assert decision is not None and decision.default.endswith(f":{home}B")
            assert len(options(state)) == 3
            placed[options(state)[0].split(":")[1]] += 1
            play(state, next(key for key in options(state) if key.endswith(f":{home}C")))
        assert placed == starting[faction]
        assert Counter(units(state, f"{home}C")) == placed


@pytest.mark.rule("RW-071")
def test_at_most_eight_starting_units_stand_in_an_area() -> None:
    full = {"DA": {"units": ["footman"] * 8, "stronghold": {"seat": 0}}}
    frame = {"name": "setup", "step": "units", "todo": [0, 1], "units": ["knight"]}
    state = RUNEWARS.from_position({"players": 2, "areas": full, "pending": [frame]})
    assert options(state) == ["place:knight:DB", "place:knight:DC"]
    assert rule_against(state, "place:knight:DA") == "RW-071"
    decision = state.decision(0)
    assert decision is not None and decision.default == "place:knight:DB"


def runes_due(players: int = 3) -> State:
    return quick(players, "setup_runes")


@pytest.mark.rule("RW-072", "RW-905")
def test_starting_runes_are_placed_by_all_at_once_and_in_secret() -> None:
    state = runes_due()
    assert list(state.waiting) == [0, 1, 2]
    homes = [HOMES[seat(state, number)["faction"]] for number in range(3)]
    state.choose(1, f"false:{homes[1]}B")
    assert list(state.waiting) == [0, 2]
    assert all(state.position()["areas"][f"{home}{letter}"]["rune"] is None for home in homes for letter in "ABC")
    refusal = state.why_not(1, f"false:{homes[1]}A")
    assert refusal is not None
    assert state.why_not(0, f"false:{homes[1]}A") is not None
    state.choose(0, f"false:{homes[0]}A")
    state.choose(2, f"false:{homes[2]}C")
    for home, false in zip(homes, "ABC", strict=True):
        for letter in "ABC":
            assert area(state, f"{home}{letter}")["rune"] == ("false" if letter == false else "dragon")
            for viewer in range(3):
                shown = state.view(viewer)["areas"][f"{home}{letter}"]["rune"]
                assert (shown == "hidden") == (homes[viewer] != home)
    assert state.position()["rune_supply"] == {"dragon": 15, "false": 14}


@pytest.mark.rule("RW-072")
def test_a_position_keeps_the_sealed_answers_about_runes() -> None:
    state = runes_due()
    home = HOMES[seat(state, 1)["faction"]]
    state.choose(1, f"false:{home}C")
    position = state.position()
    assert position["pending"][0]["chosen"] == [None, f"{home}C", None]
    other: State = RUNEWARS.from_position(position, seed=1)
    assert other.waiting == (0, 2)
    assert other.position() == position
    for number in (0, 2):
        other.choose(number, other.options(number)[0])
    assert area(other, f"{home}C")["rune"] == "false"


@pytest.mark.rule("RW-072", "RW-905")
def test_the_log_tells_nobody_else_where_a_false_rune_lies() -> None:
    state = runes_due(2)
    state.listen()
    keys = [state.options(number)[0] for number in (0, 1)]
    for number, key in enumerate(keys):
        state.choose(number, key)
    told = [line.args for line in told_to(state, 0) if is_line(line, "setup_own_false_rune")]
    assert told == [{"seat": 0, "area": keys[0].removeprefix("false:")}]


@pytest.mark.rule("RW-750", "RW-751", "RW-756")
@pytest.mark.parametrize("revised", [False, True])
def test_the_harder_game_has_one_open_dragon_rune_in_each_home_realm(revised: bool) -> None:
    state = quick(3, "setup_epic_rune", epic=True, revised=revised)
    first = state.position()["first_player"]
    for step in range(3):
        number = (first + step) % 3
        assert state.waiting == (number,)
        home = HOMES[seat(state, number)["faction"]]
        assert options(state) == [f"dragon:{home}{letter}" for letter in "ABC"]
        play(state, f"dragon:{home}C")
        assert state.view((number + 1) % 3)["areas"][f"{home}C"]["rune"] == "dragon"
        assert all(f"{home}C" in row["seen"] for row in state.position()["seats"])
    runes = [found["rune"] for found in state.position()["areas"].values() if found["rune"]]
    assert runes == ["dragon"] * 3
    assert state.position()["rune_supply"] == {"dragon": 18, "false": 17}


@pytest.mark.rule("RW-801")
def test_revised_runes_are_placed_on_the_map_counter_clockwise_before_home_realms() -> None:
    state = quick(4, "revised_place_rune", revised=True)
    first = state.position()["first_player"]
    assert len(state.position()["map"]) == 8
    placed: list[str] = []
    for step in range(4):
        number = (first - step) % 4
        assert state.waiting == (number,)
        assert {key.split(":")[0] for key in options(state)} == {"dragon"}
        dragon = options(state)[0]
        assert all(f"dragon:{name}" not in options(state) for name in placed)
        play(state, dragon)
        # Others do not see the first token before the second lies: the order would tell its face.
        name = dragon.removeprefix("dragon:")
        assert state.view((number + 1) % 4)["areas"][name]["rune"] is None
        assert state.view(number)["areas"][name]["rune"] == "dragon"
        assert rule_against(state, f"false:{name}") == "RW-801"
        false = options(state)[-1]
        play(state, false)
        placed += [name, false.removeprefix("false:")]
        if step < 3:
            assert state.view((number + 1) % 4)["areas"][name]["rune"] == "hidden"
    assert len(set(placed)) == 8
    assert seat(state, first)["seen"] == sorted(placed[:2])
    assert state.position()["rune_supply"] == {"dragon": 17, "false": 13}
    assert asked(state) == "setup_stronghold"
    play_until(state, "setup_hero_area")
    assert all(found["rune"] is None for name, found in state.position()["areas"].items() if name[0] in "DLUW")


@pytest.mark.rule("RW-801")
def test_revised_runes_keep_away_from_markers_while_they_can() -> None:
    frame = {"markers": [[[3, 2], [4, 1]], [[-1, 1], [-1, 2]]], "todo": [0, 1]}
    state = set_up("map_rune", TWO_TILES, frame, options={"revised": True})
    assert isinstance(state, Runewars)
    beside = set()
    for q, r in ((3, 2), (4, 1), (-1, 1), (-1, 2)):
        for dq, dr in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)):
            if (q + dq, r + dr) in state.board.at:
                beside.add(AREAS[state.board.at[q + dq, r + dr]])
    free = [name for name in state.position()["areas"] if name not in beside]
    assert sorted(options(state)) == sorted(f"dragon:{name}" for name in free)
    assert rule_against(state, f"dragon:{min(beside)}") == "RW-801"
    runes = {name: {"rune": "false"} for name in free}
    crowded = set_up("map_rune", TWO_TILES, frame, options={"revised": True}, areas=runes)
    assert sorted(options(crowded)) == sorted(f"dragon:{name}" for name in beside)


@pytest.mark.rule("RW-801", "RW-905")
def test_the_log_of_revised_runes_names_areas_in_map_order_and_no_faces() -> None:
    state = quick(2, "revised_place_rune", revised=True)
    state.listen()
    number = state.waiting[0]
    play(state, options(state)[-1])
    assert not [line for line in told_to(state, number) if is_line(line, "setup_rune")]
    play(state, options(state)[0])
    told = [line.args["area"] for line in told_to(state, 1 - number) if is_line(line, "setup_rune")]
    assert told == seat(state, number)["seen"]


# Exploration


@pytest.mark.rule("RW-700", "RW-703")
@pytest.mark.parametrize("players", [2, 4])
def test_exploration_tokens_lie_face_down_by_their_distance_from_home_realms(players: int) -> None:
    state = quick(players, "setup_stronghold", exploration=True)
    assert isinstance(state, Runewars)
    backs: dict[str, Counter[str]] = {"1": Counter(), "2+": Counter()}
    for row in rows_of("exploration.csv"):
        backs[row["back"]][row["key"]] += 1
    found: dict[str, Counter[str]] = {"1": Counter(), "2+": Counter()}
    for number in state.board.areas:
        token = area(state, AREAS[number])["exploration"]
        if AREAS[number][0] in "DLUW":
            assert token is None
            continue
        near = any(AREAS[other][0] in "DLUW" for other in state.board.beside[number])
        assert token is not None and not token["up"]
        found["1" if near else "2+"][token["token"]] += 1
    assert found["1"] <= backs["1"] and found["2+"] <= backs["2+"]
    assert found["1"].total() + found["2+"].total() == len(state.board.areas) - 3 * players


@pytest.mark.rule("RW-700")
def test_tokens_that_run_out_go_to_areas_in_random_order() -> None:
    # Eight tiles, and two home realms far away from them: all areas want tokens with back 2+, of which there are 17.
    tiles = [
        ("8", 0, 0, 0), ("1", 3, -1, 2), ("3", 2, -3, 0), ("4", 2, -4, 5), ("6", 2, 2, 2),
        ("7", 0, -1, 4), ("5", 2, -5, 2), ("2", -1, -4, 0), ("D", -9, 0, 0), ("L", -9, 5, 0),
    ]  # fmt: skip
    laid = [{"tile": tile, "q": q, "r": r, "rot": rotation} for tile, q, r, rotation in tiles]
    first = ["8D", "8C", "8B", "8A", "7D", "7C", "7B", "7A", "6C", "6B", "6A", "5D", "5C", "5B", "5A", "4C", "4B"]
    script = [
        {"chance": "shuffle", "what": "cities", "result": []},
        {"chance": "shuffle", "what": "exploration_1", "result": []},
        {"chance": "shuffle", "what": "exploration_2+", "result": ["dragon_throne"]},
        {"chance": "shuffle", "what": "exploration_areas_2+", "result": first},
    ]
    pending = [{"name": "setup", "step": "board", "setup_quests": [["q01", "q02"], ["q03", "q04"]]}]
    options = {"exploration": True}
    state = RUNEWARS.from_position({"options": options, "map": laid, "pending": pending}, chance=script)
    with_token = [name for name, found in state.position()["areas"].items() if found["exploration"]]
    assert sorted(with_token) == sorted(first)
    assert area(state, "8D")["exploration"] == {"token": "dragon_throne", "up": False}


# Quests, heroes, decks


@pytest.mark.rule("RW-073", "RW-074")
def test_quests_and_heroes_are_dealt_from_the_first_player_and_heroes_stand_at_home() -> None:
    state = quick(4, "setup_hero_area")
    first = state.position()["first_player"]
    good = {"hero_andira", "hero_ronan", "hero_valadir", "hero_vyrah"}
    evil = {"hero_bogran", "hero_carthos", "hero_scorpion", "hero_verikas"}
    dealt = {found["seat"]: name for name, found in state.position()["heroes"].items()}
    assert all(found["area"] is None for found in state.position()["heroes"].values())
    for step in range(4):
        number = (first + step) % 4
        assert state.waiting == (number,)
        faction = seat(state, number)["faction"]
        assert dealt[number] in (good if faction in ("daqan", "latari") else evil)
        assert len(seat(state, number)["quests"]) == 2
        assert options(state) == [f"place:{dealt[number]}:{HOMES[faction]}{letter}" for letter in "ABC"]
        if step < 3:
            play(state, options(state)[2])
            assert state.position()["heroes"][dealt[number]]["area"] == f"{HOMES[faction]}C"


@pytest.mark.rule("RW-074", "RW-075", "RW-101", "RW-910")
def test_set_up_ends_with_shuffled_decks_an_objective_each_and_spring_of_year_one() -> None:
    g = completed(quick(3, "setup_hero_area"))
    assert [type(frame) for frame in g.stack] == [Season]
    assert g.stack[0].at == 0
    position = g.position()
    assert position["pending"] == [{"name": "season", "step": "reveal", "order": []}]
    assert (position["year"], position["season"], position["season_card"]) == (1, "spring", None)
    decks = position["decks"]
    assert len(decks["heroes"]) == 12 - 3
    assert len(decks["rewards"]) == 25
    assert [len(decks[season]) for season in ("spring", "summer", "fall", "winter")] == [8] * 4
    for row in position["seats"]:
        side = "g" if row["faction"] in ("daqan", "latari") else "e"
        assert row["objective"].startswith(f"obj_{side}")
        assert row["objective"] not in decks["objectives_good"] + decks["objectives_evil"]
    dealt = Counter(row["faction"] in ("daqan", "latari") for row in position["seats"])
    assert len(decks["objectives_good"]) == 8 - dealt[True]
    assert len(decks["objectives_evil"]) == 8 - dealt[False]
    tactics = Counter(decks["tactics"])
    for row in position["seats"]:
        tactics += Counter(row["tactics"])
    assert tactics == Counter({name: g.tables.copies_of_tactics[at] for at, name in enumerate(TACTICS)})
    assert all(title == {"seat": None, "influence": 0} for title in position["titles"].values())


# The whole of it


@pytest.mark.rule("RW-050", "RW-901", "RW-906")
def test_chance_events_come_in_the_order_of_the_rules() -> None:
    state = new(2, exploration=True)
    play_until(state, "setup_hero_area")
    while not is_set_up(state):
        play(state, options(state)[0])
    events = [entry["what"] for entry in state.record()[1:] if "chance" in entry]
    assert events[:18] == [
        "fate", "fate", "setup_quests", "cities", "exploration_1", "exploration_2+", "quests", "tactics",
        "heroes_good", "heroes_evil", "heroes", "rewards", "objectives_good", "objectives_evil",
        "spring", "summer", "fall", "winter",
    ]  # fmt: skip


@pytest.mark.rule("RW-906")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_quick_map_asks_nobody_about_the_map(players: int) -> None:
    state = new(players, seed=2, quick_map=True)
    while asked(state) == "choose_faction":
        play(state, options(state)[0])
    assert asked(state) == "setup_stronghold"
    assert len(state.position()["map"]) == 3 * players
    drawn = [entry["result"] for entry in state.record()[1:] if entry.get("what") == "map"]
    assert {key.split(":")[0] for key in drawn} == {"tile", "lay", "marker", "home"}


@pytest.mark.rule("RW-906")
def test_a_quick_map_can_be_scripted_with_option_keys() -> None:
    state = new(2, seed=2, quick_map=True)
    while asked(state) == "choose_faction":
        play(state, options(state)[0])
    script = [entry for entry in state.record()[1:] if "chance" in entry]
    again = RUNEWARS.new(players=2, options={"quick_map": True}, seed=99, chance=script)
    while asked(again) == "choose_faction":
        play(again, options(again)[0])
    assert again.position()["map"] == state.position()["map"]


@pytest.mark.rule("RW-050", "RW-661")
@pytest.mark.parametrize("seed", range(8))
def test_every_position_of_a_set_up_can_be_stored_and_continued(seed: int) -> None:
    rng = random.Random(seed)
    variants = {name: rng.random() < 0.4 for name in ("exploration", "epic", "revised")}
    state = new(2 + seed % 3, seed, **variants)
    conserved = RUNEWARS.conserved(state)  # type: ignore[arg-type]
    while not is_set_up(state):
        position = state.position()
        stored: State = RUNEWARS.from_position(position, seed=seed)
        assert stored.position() == position
        assert stored.waiting == state.waiting
        assert state.copy().position() == position
        for number in state.waiting:
            assert stored.options(number) == state.options(number)
            decision = state.decision(number)
            assert decision is not None and decision.default in decision.options
        assert RUNEWARS.conserved(state) == conserved  # type: ignore[arg-type]
        number = rng.choice(state.waiting)
        state.choose(number, rng.choice(state.options(number)))
