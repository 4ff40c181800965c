"""The beginning of an Age, and what carries over (ET-100 to ET-109, ET-420 to ET-424)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.ethnos.table import ETHNOS, end_age, glory, hand, last_card, play, seat, table
from rulewright.games.ethnos.content import ALLY_TYPES

SIZES = {
    (2, False): (27, 30), (3, False): (25, 29), (4, False): (30, 33), (5, False): (28, 32), (6, False): (27, 30),
    (2, True): (33, 36), (3, True): (31, 35), (4, True): (36, 39), (5, True): (34, 38), (6, True): (33, 36),
}  # fmt: skip
QUIET = ["centaur", "dwarf", "elf", "giant", "minotaur", "wizard"]


@pytest.mark.rule("ET-100", "ET-109")
def test_an_age_follows_a_scored_age_with_a_fresh_table() -> None:
    band = {"leader": "giant-red", "cards": ["giant-red", "giant-blue"]}
    state = last_card(
        "giant merfolk orc troll elf",
        {"hand": ["elf-red"], "bands": [band], "merfolk": 4, "trolls": [2]},
        {"horde": ["blue"], "merfolk": 1},
        giant={"seat": 0, "band": 0},
        markers={"rhea": [1, 2, 0]},
        pool=["elf-blue"],
    )
    play(state, "draw", "wait")
    position = state.position()
    assert position["age"] == 2
    assert position["dragons"] == 0 and position["third_dragon"] is None
    assert all(row["bands"] == [] and row["trolls"] == [] for row in position["seats"])
    assert position["giant"] == {"seat": None, "band": None}
    assert position["troll_tokens"] == [1, 2, 3, 4, 5, 6]
    assert position["markers"]["rhea"] == [1, 2, 0]
    assert [row["merfolk"] for row in position["seats"]] == [4, 1, 0]
    assert [row["horde"] for row in position["seats"]] == [[], ["blue"], []]


@pytest.mark.rule("ET-100", "ET-440")
def test_no_age_follows_the_last() -> None:
    state = end_age(last_card("elf", age=2))
    assert state.over
    assert state.position()["age"] == 2
    assert state.waiting == ()


@pytest.mark.rule("ET-101")
def test_the_least_glory_begins_the_next_age() -> None:
    state = end_age(last_card("elf", {"glory": 3}, {"glory": 5}, {"glory": 2}))
    assert state.position()["first_player"] == 2
    assert state.waiting == (2,)


@pytest.mark.rule("ET-102", "ET-163")
@pytest.mark.parametrize(
    ("drawer", "totals", "first"),
    [(0, [1, 1, 1], 0), (1, [1, 1, 1], 1), (1, [1, 5, 1], 2), (2, [1, 1, 9], 0), (2, [9, 1, 1], 2)],
)
def test_ties_for_first_player_are_met_clockwise_from_the_drawer(drawer: int, totals: list[int], first: int) -> None:
    state = last_card("elf", *({"glory": total} for total in totals), first_player=drawer)
    end_age(state)
    assert state.position()["first_player"] == first


@pytest.mark.rule("ET-163")
def test_the_drawer_of_the_third_dragon_is_remembered_until_the_next_age() -> None:
    state = last_card("orc", {}, {"horde": ["red"]}, first_player=2)
    end_age(state)
    assert state.position()["third_dragon"] == 2
    play(state, "wait")
    assert state.position()["third_dragon"] is None
    finished = end_age(last_card("elf", age=2, first_player=1))
    assert finished.position()["third_dragon"] == 1


@pytest.mark.rule("ET-103", "ET-420", "ET-423")
def test_all_cards_come_back_for_the_next_age() -> None:
    state = last_card(
        "skeleton elf",
        {"hand": ["elf-red", "skeleton"], "bands": [{"leader": "dwarf-red", "cards": ["dwarf-red", "skeleton"]}]},
        pool=["dwarf-blue", "dwarf-grey"],
    )
    end_age(state)
    position = state.position()
    cards = Counter(position["deck"] + position["pool"] + [card for row in position["seats"] for card in row["hand"]])
    tribes = set(position["tribes"])
    expected = {card: 12 if card == "skeleton" else 4 if "halfling" in card else 2 for card in ALLY_TYPES}
    assert cards == {card: n for card, n in expected.items() if card.split("-")[0] in tribes} | {"dragon": 3}
    assert position["scattered"] == []


@pytest.mark.rule("ET-104", "ET-105", "ET-106", "ET-107")
def test_dealing_goes_from_the_top_of_the_deck() -> None:
    tribes = ["centaur", "dwarf", "elf", "giant", "minotaur"]
    deck = [card for card in ALLY_TYPES if card.split("-")[0] in tribes for _ in range(2)]
    tokens = [0, 2, 2, 4, 4, 6, 6, 6, 8, 8, 8, 10]
    left = deck[9:]
    bottom = [*left[25:], "dragon", "dragon", "dragon"]
    state = ETHNOS.new(players=3, options={"tribes": tribes}, seed=1, chance=[tokens, 1, deck, bottom[::-1]])
    assert [hand(state, number) for number in (1, 2, 0)] == [[deck[0]], [deck[1]], [deck[2]]]
    assert state.position()["pool"] == sorted(deck[3:9], key=ALLY_TYPES.index)
    assert state.position()["deck"] == left[:25] + bottom[::-1]


@pytest.mark.rule("ET-105", "ET-470")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_pool_has_two_cards_for_each_player_and_no_dragon(players: int) -> None:
    for number in range(10):
        pool = ETHNOS.new(players=players, seed=number).position()["pool"]
        assert len(pool) == 2 * players
        assert "dragon" not in pool


@pytest.mark.rule("ET-106", "ET-107", "ET-108", "ET-533")
@pytest.mark.parametrize(("players", "halflings"), SIZES)
def test_the_sizes_of_the_two_piles(players: int, halflings: bool) -> None:
    tribes = [*QUIET[: 5 if players >= 4 else 4], "halfling" if halflings else "orc"]
    top, bottom = SIZES[players, halflings]
    for number in range(5):
        state = ETHNOS.new(players=players, options={"tribes": tribes}, seed=number)
        deck = state.position()["deck"]
        assert len(deck) == top + bottom
        assert "dragon" not in deck[:top]
        assert deck.count("dragon") == 3
        assert state.view(None)["top_pile"] == top


@pytest.mark.rule("ET-421")
def test_what_stays_from_age_to_age() -> None:
    tokens = {"rhea": [2, 4]}
    state = last_card(
        "merfolk orc",
        {"glory": 7, "merfolk": 9, "horde": ["blue", "red"]},
        markers={"rhea": [1, 0, 0]},
        glory_tokens=tokens,
    )
    play(state, "draw", "wait")
    assert seat(state, 0)["merfolk"] == 9
    assert seat(state, 0)["horde"] == ["blue", "red"]
    assert state.position()["markers"]["rhea"] == [1, 0, 0]
    assert state.position()["glory_tokens"]["rhea"] == [2, 4]
    assert glory(state)[0] == 7 + 2 + 1


@pytest.mark.rule("ET-422", "ET-325")
def test_troll_and_giant_tokens_go_back() -> None:
    band = {"leader": "giant-red", "cards": ["giant-red"]}
    state = last_card("giant troll", {"trolls": [6, 1], "bands": [band]}, {"trolls": [3]}, giant={"seat": 0, "band": 0})
    end_age(state)
    assert state.position()["troll_tokens"] == [1, 2, 3, 4, 5, 6]
    assert [row["trolls"] for row in state.position()["seats"]] == [[], [], []]
    assert state.position()["giant"] == {"seat": None, "band": None}


@pytest.mark.rule("ET-424", "ET-567", "ET-563")
def test_raids_and_bands_count_for_the_choice_of_first_player() -> None:
    bands = [{"leader": "elf-red", "cards": ["elf-blue", "elf-red"]}]
    state = last_card("orc elf", {"glory": 3, "bands": bands}, {"glory": 1, "horde": ["blue", "red"]}, {"glory": 4})
    play(state, "draw", "raid")
    assert glory(state) == [4, 4, 4]
    assert state.position()["first_player"] == 0
    waiting = last_card("orc elf", {"glory": 3, "bands": bands}, {"glory": 1, "horde": ["blue", "red"]}, {"glory": 4})
    play(waiting, "draw", "wait")
    assert waiting.position()["first_player"] == 1


@pytest.mark.rule("ET-563", "ET-567")
def test_giant_glory_of_the_age_counts_for_first_player() -> None:
    state = table(
        "giant", {"hand": ["giant-red"], "glory": 0}, {"glory": 1}, {"glory": 2}, dragons=2, deck_top=["dragon"]
    )
    play(state, "lead:giant-red")
    assert glory(state) == [2, 1, 2]
    play(state, "draw")
    assert glory(state) == [4, 1, 2]
    assert state.position()["first_player"] == 1
