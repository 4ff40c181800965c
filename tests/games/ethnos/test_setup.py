"""Components and set-up (ET-001 to ET-066)."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from typing import Any

import pytest

import rulewright
from games.ethnos.table import COLOURS, ETHNOS, KINGDOMS, last_card, play, seat, table
from rulewright import BadSetup
from rulewright.games.ethnos.content import Tables
from rulewright.games.ethnos.ids import TRIBES

ALL_TOKENS = [0, 0, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 6, 8, 8, 8, 10, 10]
FEW_TOKENS = [0, 2, 2, 4, 4, 6, 6, 6, 8, 8, 8, 10]
TABLES = Tables(ETHNOS.folder / "data")


def cards_of(position: dict[str, Any]) -> Counter[str]:
    """Every card of a position at the start of an Age."""
    hands = [card for row in position["seats"] for card in row["hand"]]
    return Counter(position["deck"] + position["pool"] + hands)


@pytest.mark.rule("ET-001", "ET-441")
def test_the_player_with_the_most_glory_wins() -> None:
    state = last_card("elf", {"glory": 30}, {"glory": 45}, {"glory": 44}, age=2)
    play(state, "draw")
    assert state.result == {"scores": [30, 45, 44], "places": [3, 1, 2], "winners": [1], "reason": "glory"}


@pytest.mark.rule("ET-002")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 2.0, "3", None, True])
def test_other_numbers_of_players_are_refused(players: Any) -> None:
    with pytest.raises(BadSetup):
        ETHNOS.new(players=players)


@pytest.mark.rule("ET-002", "ET-003", "ET-010", "ET-470")
@pytest.mark.parametrize(("players", "ages"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_number_of_ages_and_glory_spaces(players: int, ages: int) -> None:
    state = ETHNOS.new(players=players, seed=1)
    assert len(state.position()["seats"]) == players
    assert all(len(tokens) == ages for tokens in state.position()["glory_tokens"].values())
    for age in range(1, ages + 1):
        assert state.position()["age"] == age
        assert state.result is None
        while not state.over and state.position()["age"] == age:
            state.choose(state.waiting[0], state.options(state.waiting[0])[0])
    assert state.over


@pytest.mark.rule("ET-004")
@pytest.mark.parametrize(
    ("colour", "kingdom"),
    [
        ("blue", "straton"), ("red", "rhea"), ("green", "althea"),
        ("purple", "duris"), ("orange", "ithys"), ("grey", "pelagon"),
    ],
)  # fmt: skip
def test_each_colour_belongs_to_its_kingdom(colour: str, kingdom: str) -> None:
    state = play(table("minotaur", {"hand": [f"minotaur-{colour}"]}), f"lead:minotaur-{colour}")
    placed = {name: row for name, row in state.position()["markers"].items() if any(row)}
    assert placed == {kingdom: [1, 0, 0]}


@pytest.mark.rule("ET-005", "ET-006", "ET-007", "ET-008")
def test_the_box_holds_twelve_tribe_decks_and_three_dragons() -> None:
    found: Counter[str] = Counter()
    for tribes in (TRIBES[:6], TRIBES[6:]):
        position = ETHNOS.new(players=4, options={"tribes": tribes}, seed=3).position()
        cards = cards_of(position)
        assert cards.pop("dragon") == 3
        found += cards
    assert found.total() == 156
    by_tribe: Counter[str] = Counter()
    for card, copies in found.items():
        by_tribe[card.split("-")[0]] += copies
    assert by_tribe == {tribe: 24 if tribe == "halfling" else 12 for tribe in TRIBES}
    for tribe in TRIBES:
        if tribe != "skeleton":
            assert {found[f"{tribe}-{colour}"] for colour in COLOURS} == {4 if tribe == "halfling" else 2}
    assert found["skeleton"] == 12


@pytest.mark.rule("ET-008", "ET-160")
def test_a_dragon_is_never_in_a_hand_and_no_option_names_it() -> None:
    state = play(table("elf", deck_top=["dragon", "elf-red"]), "draw")
    assert seat(state, 0)["hand"] == ["elf-red"]
    assert state.position()["dragons"] == 1
    assert not [key for key in ETHNOS.vocabulary.keys if "dragon" in key]


@pytest.mark.rule("ET-009", "ET-051", "ET-052")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_values_of_the_glory_tokens(players: int) -> None:
    tokens = ETHNOS.new(players=players, seed=7).position()["glory_tokens"]
    assert sorted(value for row in tokens.values() for value in row) == (ALL_TOKENS if players >= 4 else FEW_TOKENS)


@pytest.mark.rule("ET-011", "ET-054", "ET-058", "ET-062")
@pytest.mark.parametrize(("tribes", "supply"), [("merfolk", 24), ("elf", 25)])
def test_the_score_marker_and_the_merfolk_marker_leave_the_supply(tribes: str, supply: int) -> None:
    state = table(tribes)
    assert [row["supply"] for row in state.position()["seats"]] == [supply] * 3
    assert int(TABLES.markers) == 26


@pytest.mark.rule("ET-012")
def test_glory_has_no_upper_limit() -> None:
    state = play(table("giant", {"hand": ["giant-red"], "glory": 199}), "lead:giant-red")
    assert seat(state, 0)["glory"] == 201


@pytest.mark.rule("ET-012")
def test_glory_never_decreases() -> None:
    state = ETHNOS.new(players=4, seed=5, options={"tribes": ["giant", "merfolk", "orc", "troll", "elf", "dwarf"]})
    before = [0] * 4
    step = 0
    while not state.over:
        now = [row["glory"] for row in state.position()["seats"]]
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now
        options = state.options(state.waiting[0])
        state.choose(state.waiting[0], options[step * 7 % len(options)])
        step += 1
    assert min(before) > 0


@pytest.mark.rule("ET-013")
def test_six_player_colours_that_are_no_part_of_a_position() -> None:
    data = tomllib.loads((ETHNOS.folder / "data" / "tables.toml").read_text(encoding="utf-8"))
    assert [row["id"] for row in data["player_colours"]] == ["black", "blue", "green", "pink", "white", "yellow"]
    position = json.dumps(ETHNOS.new(players=6, seed=1).position())
    assert not [name for name in ("black", "pink", "white", "yellow") if name in position]


@pytest.mark.rule("ET-014", "ET-015", "ET-016", "ET-017", "ET-018")
def test_the_printed_tables() -> None:
    assert TABLES.giant_few == [2, 5]
    assert TABLES.giant_many == [2, 4, 6]
    assert TABLES.merfolk_few == [1, 3]
    assert TABLES.merfolk_many == [1, 2, 4]
    assert TABLES.horde == [0, 1, 3, 6, 10, 15, 20]
    assert TABLES.bands == [0, 0, 1, 3, 6, 10, 15]
    for symbols in (TABLES.symbols_few, TABLES.symbols_many):
        assert [space for space, symbol in enumerate(symbols) if symbol] == [3, 7, 12, 18]
        assert len(symbols) == 19
    assert table("troll").position()["troll_tokens"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("ET-050")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_main_board_starts_empty(players: int) -> None:
    position = ETHNOS.new(players=players, seed=2).position()
    assert position["markers"] == {kingdom: [0] * players for kingdom in KINGDOMS}


@pytest.mark.rule("ET-051")
def test_three_tokens_to_each_kingdom_in_ascending_order() -> None:
    shuffled = [10, 0, 4, 6, 6, 2, 8, 8, 8, 0, 2, 4, 4, 4, 6, 6, 6, 10]
    state = ETHNOS.new(players=4, seed=1, chance=[{"chance": "shuffle", "what": "glory_tokens", "result": shuffled}])
    assert state.position()["glory_tokens"] == {
        "althea": [0, 4, 10], "duris": [2, 6, 6], "ithys": [8, 8, 8],
        "pelagon": [0, 2, 4], "rhea": [4, 4, 6], "straton": [6, 6, 10],
    }  # fmt: skip


@pytest.mark.rule("ET-052")
def test_two_tokens_to_each_kingdom_with_few_players() -> None:
    shuffled = [10, 0, 2, 2, 4, 4, 8, 6, 6, 6, 8, 8]
    state = ETHNOS.new(players=2, seed=1, chance=[shuffled])
    assert state.position()["glory_tokens"] == {
        "althea": [0, 10], "duris": [2, 2], "ithys": [4, 4], "pelagon": [6, 8], "rhea": [6, 6], "straton": [8, 8],
    }  # fmt: skip


@pytest.mark.rule("ET-053", "ET-423")
def test_tokens_and_tribes_stay_for_the_whole_game() -> None:
    state = ETHNOS.new(players=4, seed=11)
    start = state.position()
    step = 0
    while not state.over:
        options = state.options(state.waiting[0])
        state.choose(state.waiting[0], options[step * 5 % len(options)])
        step += 1
    assert state.position()["glory_tokens"] == start["glory_tokens"]
    assert state.position()["tribes"] == start["tribes"]


@pytest.mark.rule("ET-055", "ET-056")
@pytest.mark.parametrize(("players", "number"), [(2, 5), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_the_first_set_up_cards_choose_the_tribes(players: int, number: int) -> None:
    order = [
        "wizard",
        "orc",
        "elf",
        "troll",
        "dwarf",
        "giant",
        *sorted(set(TRIBES) - {"wizard", "orc", "elf", "troll", "dwarf", "giant"}),
    ]
    tokens = ALL_TOKENS if players >= 4 else FEW_TOKENS
    state = ETHNOS.new(players=players, seed=1, chance=[tokens, order])
    assert state.position()["tribes"] == sorted(order[:number])
    assert state.position()["options"]["tribes"] is None


@pytest.mark.rule("ET-057")
@pytest.mark.parametrize(
    ("players", "halflings", "cards"), [(4, False, 72), (4, True, 84), (2, False, 60), (3, True, 72)]
)
def test_the_size_of_the_ally_deck(players: int, halflings: bool, cards: int) -> None:
    tribes = ["halfling" if halflings else "wizard", "centaur", "dwarf", "elf", "giant", "orc"][
        : 6 if players >= 4 else 5
    ]
    found = cards_of(ETHNOS.new(players=players, options={"tribes": tribes}, seed=1).position())
    assert found.total() - found["dragon"] == cards


@pytest.mark.rule("ET-058", "ET-059", "ET-060", "ET-061")
def test_components_only_of_the_tribes_in_the_game() -> None:
    with_them = ETHNOS.new(
        players=3, options={"tribes": ["giant", "merfolk", "orc", "troll", "elf"]}, seed=1
    ).position()
    assert with_them["troll_tokens"] == [1, 2, 3, 4, 5, 6]
    assert with_them["giant"] == {"seat": None, "band": None}
    assert all(row["merfolk"] == 0 and row["horde"] == [] and row["trolls"] == [] for row in with_them["seats"])
    without = ETHNOS.new(
        players=3, options={"tribes": ["centaur", "dwarf", "wizard", "minotaur", "elf"]}, seed=1
    ).position()
    assert without["troll_tokens"] is None and without["giant"] is None
    assert all(row["merfolk"] is row["horde"] is row["trolls"] is None for row in without["seats"])


@pytest.mark.rule("ET-063", "ET-120", "ET-125")
@pytest.mark.parametrize("players", range(2, 7))
def test_turns_go_clockwise_from_the_first_player(players: int) -> None:
    state = ETHNOS.new(players=players, seed=4)
    first = state.position()["first_player"]
    for turn in range(2 * players):
        assert state.waiting == ((first + turn) % players,)
        play(state, "draw")


@pytest.mark.rule("ET-064")
def test_every_seat_can_be_first_player() -> None:
    first = Counter(ETHNOS.new(players=5, seed=seed).position()["first_player"] for seed in range(100))
    assert set(first) == {0, 1, 2, 3, 4}
    assert min(first.values()) >= 8


@pytest.mark.rule("ET-065")
def test_random_operations_come_in_order() -> None:
    events = [entry["what"] for entry in ETHNOS.new(players=4, seed=1).record() if "chance" in entry]
    assert events == ["glory_tokens", "setup_cards", "first_player", "ally_deck", "bottom_pile"]


@pytest.mark.rule("ET-065", "ET-620")
def test_given_tribes_skip_the_set_up_cards() -> None:
    tribes = ["elf", "giant", "merfolk", "orc", "troll"]
    state = ETHNOS.new(players=3, options={"tribes": tribes}, seed=1)
    events = [entry["what"] for entry in state.record() if "chance" in entry]
    assert events == ["glory_tokens", "first_player", "ally_deck", "bottom_pile"]
    assert state.position()["tribes"] == tribes


@pytest.mark.rule("ET-065")
def test_equal_seeds_give_equal_games() -> None:
    assert ETHNOS.new(players=4, seed="a").hash() == ETHNOS.new(players=4, seed="a").hash()
    assert ETHNOS.new(players=4, seed="a").hash() != ETHNOS.new(players=4, seed="b").hash()


@pytest.mark.rule("ET-066", "ET-531")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_the_set_up_is_public(viewer: int | None) -> None:
    state = ETHNOS.new(players=3, seed=9)
    view, position = state.view(viewer), state.position()
    for name in ("tribes", "glory_tokens", "markers", "pool", "troll_tokens", "giant", "first_player", "options"):
        assert view[name] == position[name]


@pytest.mark.rule("ET-620", "ET-622")
@pytest.mark.parametrize(
    "options",
    [
        {"tribes": ["elf"]},
        {"tribes": ["elf", "elf", "giant", "orc", "troll"]},
        {"tribes": ["elf", "giant", "merfolk", "orc", "fairy"]},
        {"tribes": ["elf", "giant", "merfolk", "orc", "troll", "wizard"]},
        {"tribes": "elf"},
        {"tribes": [1, 2, 3, 4, 5]},
        {"tribes": [["elf"], "giant", "merfolk", "orc", "troll"]},
        {"open_draw": "yes"},
        {"open_draw": 1},
        {"expansion": True},
        ["open_draw"],
    ],
)
def test_options_that_do_not_exist_are_refused(options: Any) -> None:
    with pytest.raises(BadSetup):
        ETHNOS.new(players=3, options=options)


@pytest.mark.rule("ET-622")
def test_there_are_exactly_twelve_tribes() -> None:
    assert len(TRIBES) == len(set(TRIBES)) == 12
    drawn = {tribe for number in range(40) for tribe in ETHNOS.new(players=6, seed=number).position()["tribes"]}
    assert drawn == set(TRIBES)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(rulewright.UnknownGame, match="ethnos"):
        rulewright.game("chess")
