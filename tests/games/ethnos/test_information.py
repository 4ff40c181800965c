"""Who sees what, in views and in the log (ET-530 to ET-534)."""

from __future__ import annotations

import json

import pytest

from games.ethnos.table import ETHNOS, play, table
from rulewright import State, replay
from rulewright.core.chance import Random, seed_of
from rulewright.core.narration import told_to


def cards_named(view: object) -> set[str]:
    """All card types that a view names anywhere."""
    text = json.dumps(view)
    return {key.split(":")[1] for key in ETHNOS.vocabulary.keys if key.startswith("take:") and f'"{key[5:]}"' in text}


@pytest.mark.rule("ET-530", "ET-531")
def test_a_view_shows_the_own_hand_and_the_number_of_the_others() -> None:
    state = table("elf orc", {"hand": ["elf-blue", "elf-red"]}, {"hand": ["orc-grey"]}, pool=["elf-green"])
    assert [row["hand"] for row in state.view(0)["seats"]] == [["elf-blue", "elf-red"], 1, 0]
    assert [row["hand"] for row in state.view(1)["seats"]] == [2, ["orc-grey"], 0]
    assert [row["hand"] for row in state.view(None)["seats"]] == [2, 1, 0]
    assert cards_named(state.view(0)) == {"elf-blue", "elf-red", "elf-green"}
    assert cards_named(state.view(None)) == {"elf-green"}


@pytest.mark.rule("ET-530")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_the_order_of_the_deck_is_in_no_view(viewer: int | None) -> None:
    state = table("elf orc", deck_top=["orc-red", "elf-red"])
    other = table("elf orc", deck_top=["elf-red", "orc-red"])
    assert state.position() != other.position()
    assert state.view(viewer) == other.view(viewer)
    assert state.view(viewer)["deck"] == len(state.position()["deck"])


@pytest.mark.rule("ET-531")
def test_a_view_is_the_position_but_for_what_is_hidden() -> None:
    state = ETHNOS.new(players=4, seed=3)
    position, view = state.position(), state.view(2)
    different = {name for name in position if view[name] != position[name]}
    assert different == {"deck", "scattered", "seats"}
    assert set(view) - set(position) == {"viewer", "top_pile"}
    for at, row in enumerate(view["seats"]):
        assert {name for name in row if row[name] != position["seats"][at][name]} == (set() if at == 2 else {"hand"})


def listening(state: State) -> State:
    state.listen()
    return state


@pytest.mark.rule("ET-532", "ET-143", "ET-142")
def test_the_log_names_taken_cards_but_not_drawn_ones() -> None:
    state = listening(table("elf", pool=["elf-blue"], deck_top=["elf-grey"]))
    play(state, "take:elf-blue", "draw")
    others = told_to(state, 2)
    assert [(line.message, line.args) for line in others] == [
        ("log-takes", {"seat": 0, "card": "elf-blue"}),
        ("log-draws", {"seat": 1}),
    ]
    assert told_to(state, -1) == others
    drawer = [line for line in told_to(state, 1) if line not in others]
    assert [(line.message, line.args) for line in drawer] == [("log-drew", {"seat": 1, "card": "elf-grey"})]


@pytest.mark.rule("ET-532", "ET-201")
def test_the_log_names_a_played_band_when_it_is_complete() -> None:
    state = listening(table("dwarf elf", {"hand": ["dwarf-blue", "dwarf-red", "elf-grey"]}))
    play(state, "lead:dwarf-red")
    assert told_to(state, 1) == []
    play(state, "add:dwarf-blue")
    messages = [line.message for line in told_to(state, 1)]
    assert messages[:2] == ["log-band", "log-marker"]
    band = told_to(state, 1)[0]
    assert band.args == {"seat": 0, "number": 2, "card": "dwarf-red", "cards": ["dwarf-blue", "dwarf-red"]}


@pytest.mark.rule("ET-532", "ET-200")
def test_the_log_names_discarded_cards() -> None:
    state = listening(table("dwarf elf", {"hand": ["dwarf-red", "elf-blue", "elf-grey"]}))
    play(state, "lead:dwarf-red")
    discards = [line for line in told_to(state, 1) if line.message == "log-discards"]
    assert [line.args for line in discards] == [{"seat": 0, "number": 2, "cards": ["elf-blue", "elf-grey"]}]


@pytest.mark.rule("ET-532")
def test_every_line_of_the_log_names_its_rule() -> None:
    state = ETHNOS.new(players=5, seed=6, listening=True)
    step = 0
    while not state.over:
        options = state.options(state.waiting[0])
        state.choose(state.waiting[0], options[-1 - step % min(4, len(options))])
        step += 1
    lines = told_to(state, 0)
    assert len(lines) > 100
    assert all(line.rule.startswith("ET-") for line in lines)
    assert told_to(replay(state.record(), listening=True), 0) == lines


@pytest.mark.rule("ET-532")
def test_a_view_never_lists_a_hand_that_could_be_worked_out() -> None:
    state = table("elf", pool=["elf-blue"])
    play(state, "take:elf-blue")
    assert state.view(1)["seats"][0]["hand"] == 1
    assert cards_named(state.view(1)) == set()


@pytest.mark.rule("ET-533")
def test_how_many_cards_of_the_top_pile_are_left() -> None:
    tribes = ["centaur", "dwarf", "elf", "giant", "minotaur"]
    state = ETHNOS.new(players=2, options={"tribes": tribes}, seed=1)
    for left in (27, 26, 25):
        assert state.view(None)["top_pile"] == left
        play(state, "draw")


@pytest.mark.rule("ET-534")
def test_cards_of_an_unfinished_band_count_as_hand_for_the_others() -> None:
    state = table("elf orc", {"hand": ["elf-blue", "elf-grey", "elf-red", "orc-green"]})
    play(state, "lead:elf-red", "add:elf-blue")
    for viewer in (1, 2, None):
        view = state.view(viewer)
        assert view["seats"][0]["hand"] == 4
        assert view["pending"] == [{"frame": "band_add", "seat": 0}]
        assert cards_named(view) == set()
    own = state.view(0)
    assert own["seats"][0]["hand"] == ["elf-grey", "orc-green"]
    assert own["pending"] == [
        {"frame": "band_add", "seat": 0, "leader": "elf-red", "cards": ["elf-blue", "elf-red"]},
    ]


@pytest.mark.rule("ET-534", "ET-251")
def test_cards_being_kept_count_as_hand_for_the_others() -> None:
    state = table("elf orc", {"hand": ["elf-blue", "elf-red", "orc-grey", "orc-green", "orc-orange"]})
    play(state, "lead:elf-red", "add:elf-blue", "keep:orc-grey")
    assert state.view(0)["pending"] == [{"frame": "elf_keep", "seat": 0, "kept": ["orc-grey"]}]
    for viewer in (1, None):
        assert state.view(viewer)["seats"][0]["hand"] == 3
        assert state.view(viewer)["pending"] == [{"frame": "elf_keep", "seat": 0}]


@pytest.mark.rule("ET-142", "ET-530")
def test_resampling_respects_what_everybody_could_follow() -> None:
    state = table("elf orc giant", {"hand": ["orc-red"]}, pool=["elf-blue"], players=2)
    play(state, "take:elf-blue")
    hands = set()
    for stream in range(20):
        other = state.determinize(1, Random(seed_of(b"resample"), stream))
        cards = other.position()["seats"][0]["hand"]
        assert "elf-blue" in cards and len(cards) == 2
        hands.add(tuple(cards))
    assert len(hands) > 5


@pytest.mark.rule("ET-533", "ET-530")
def test_resampling_leaves_the_dragons_in_the_bottom_pile() -> None:
    state = ETHNOS.new(players=3, seed=2)
    top = state.view(0)["top_pile"]
    places = set()
    for stream in range(10):
        deck = state.determinize(0, Random(seed_of(b"resample"), stream)).position()["deck"]
        assert "dragon" not in deck[:top]
        assert deck.count("dragon") == 3
        places.add(deck.index("dragon"))
    assert len(places) > 3


@pytest.mark.rule("ET-235", "ET-530")
def test_a_resampled_seat_that_is_offered_a_second_band_can_lead_one() -> None:
    state = table("centaur skeleton elf", {"hand": ["centaur-red", "skeleton", "elf-blue"]})
    play(state, "lead:centaur-red", "done")
    for stream in range(60):
        other = state.determinize(1, Random(seed_of(b"resample"), stream))
        assert any(key.startswith("lead:") for key in other.options(0))


def test_a_resampled_state_has_no_record() -> None:
    import pickle

    from rulewright import BadRecord

    other = table("elf").determinize(0, Random(seed_of(b"x"), 0))
    with pytest.raises(BadRecord):
        other.record()
    with pytest.raises(TypeError):
        pickle.dumps(other)
