"""Who sees what (DECISIONS.md section 9, RW-905): views, resampling and undo where hidden things are on their way."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright import State, undo
from rulewright.core.chance import Random, seed_of
from rulewright.games.runewars import GAME
from runewars_table import play, turn

HOME = {"DA": {"units": ["footman"], "stronghold": {"seat": 0}}, "LA": {"units": ["archer"], "stronghold": {"seat": 1}}}


def heroes(*rewards: str) -> dict[str, Any]:
    """A hero of seat 0 with these Rewards, and one of seat 1 with none."""
    return {
        "hero_andira": {"seat": 0, "area": "DA", "rewards": list(rewards)},
        "hero_bogran": {"seat": 1, "area": "LA"},
    }


def shown(state: State, viewer: int | None) -> dict[str, Any]:
    """The innermost frame as a viewer sees it."""
    frame: dict[str, Any] = state.view(viewer)["pending"][-1]
    return frame


def captain_who_has_chosen_two() -> State:
    state = turn(
        4,
        HOME,
        step="start",
        heroes=heroes("soulbiter", "runeplate", "ghost_armor", "ice_storm"),
        titles={"title_captain": {"seat": 0, "influence": 1}},
    )
    return play(
        state, "title:title_captain", "discard:hero_andira:soulbiter", "discard:hero_andira:runeplate"
    )  # fmt: skip


@pytest.mark.rule("RW-501", "RW-917", "RW-560")
def test_rewards_chosen_for_the_captains_price_are_hidden_until_all_are_chosen() -> None:
    state = captain_who_has_chosen_two()
    assert shown(state, 0)["picked"] == ["discard:hero_andira:soulbiter", "discard:hero_andira:runeplate"]
    for viewer in (1, None):
        assert "picked" not in shown(state, viewer)
        assert "soulbiter" not in str(state.view(viewer))
    barrier = state.barrier
    play(state, "discard:hero_andira:ghost_armor")
    assert state.view(1)["discards"]["rewards"] == ["soulbiter", "ghost_armor", "runeplate"]
    assert state.barrier > barrier


@pytest.mark.rule("RW-501", "RW-917")
def test_resampling_draws_the_captains_price_anew_from_the_rewards_that_he_has_then() -> None:
    state = captain_who_has_chosen_two()
    prices = set()
    for number in range(12):
        other = state.determinize(1, Random(seed_of(b"price"), number))
        picked = other.position()["pending"][-1]["picked"]
        carried = other.position()["heroes"]["hero_andira"]["rewards"]
        assert all(key.split(":")[2] in carried for key in picked)
        assert len(picked) == 2
        prices.add(tuple(picked))
    assert len(prices) > 3


def trade_in_progress(rewards: list[str]) -> State:
    """A hero of seat 0 has taken over a face-down Reward and stands before his next step."""
    return GAME.from_position(
        {
            "players": 2,
            "seats": [{"quests": []}, {"quests": []}],
            "areas": HOME,
            "heroes": {
                "hero_andira": {"seat": 0, "area": "DA", "rewards": rewards},
                "hero_ronan": {"seat": 0, "area": "DA", "rewards": ["ice_storm"]},
            },
            "pending": [
                {"name": "season", "step": "orders", "order": [0, 1]},
                {"name": "quest_phase", "step": "start", "todo": [1]},
                {"name": "heroes", "step": "start", "seat": 0, "left": ["hero_ronan"]},
                {"name": "hero", "step": "steps", "hero": "hero_andira", "moved": 0, "traded": rewards},
            ],
        }
    )


@pytest.mark.rule("RW-501", "RW-503", "RW-905")
def test_others_do_not_see_which_face_down_rewards_were_traded() -> None:
    state = trade_in_progress(["runeplate"])
    assert shown(state, 0)["traded"] == ["runeplate"]
    for viewer in (1, None):
        assert "traded" not in shown(state, viewer)
        assert "runeplate" not in str(state.view(viewer))
        assert state.view(viewer) == trade_in_progress(["soulbiter"]).view(viewer)


@pytest.mark.rule("RW-480", "RW-501")
def test_spoils_of_a_duel_are_seen_by_their_new_owner_alone() -> None:
    state = GAME.from_position(
        {
            "players": 2,
            "seats": [{"quests": []}, {"quests": []}],
            "areas": HOME,
            "heroes": {
                "hero_andira": {"seat": 0, "area": "LA"},
                "hero_ronan": {"seat": 0, "area": "LA"},
            },
            "open_rewards": ["runeplate"],
            "pending": [
                {"name": "season", "step": "orders", "order": [0, 1]},
                {"name": "spoils", "step": "start", "seat": 0, "rewards": ["soulbiter", "runeplate"], "area": "LA"},
            ],
        }
    )
    assert shown(state, 0)["rewards"] == ["soulbiter", "runeplate"]
    for viewer in (1, None):
        assert shown(state, viewer)["rewards"] == ["runeplate", "hidden"]
        other = state.determinize(1, Random(seed_of(b"spoils"), 5))
        assert other.view(viewer) == state.view(viewer)


@pytest.mark.rule("RW-556", "RW-905")
def test_who_holds_no_card_has_not_answered_which_card_he_passes() -> None:
    state = GAME.from_position(
        {
            "players": 2,
            "seats": [{"quests": []}, {"tactics": ["levy", "ambush"], "quests": []}],
            "areas": HOME,
            "season": "winter",
            "season_card": "win7",
            "pending": [
                {"name": "season", "step": "secondary", "order": [0, 1]},
                {"name": "season_card", "step": "pass", "card": "win7", "order": [0, 1]},
            ],
        }
    )
    assert state.waiting == (1,)
    assert shown(state, 0)["answered"] == [None, None]


@pytest.mark.rule("RW-314")
def test_hidden_fate_cards_have_no_place_among_the_known_ones() -> None:
    """The special of the attacker is known to the defender; where it lies among his cards is not."""

    def battle(cards: list[int]) -> State:
        side = {"units": ["archer", "archer"], "drawn": ["archer"], "type": "archer"}
        return turn(
            2,
            {"DA": {"stronghold": {"seat": 0}}, "LA": {"stronghold": {"seat": 1}}, "3B": {}},
            inner=[
                {"name": "activation", "step": "end", "seat": 0, "area": "3B"},
                {
                    "name": "battle", "step": "support_drop_def", "area": "3B", "round": 1,
                    "att": {"seat": 0, "units": ["bowman"], "type": "bowman", "drawn": ["bowman"], "cards": []},
                    "def": {**side, "seat": 1, "cards": cards, "support": {"hero_bogran": "archer"}},
                },
            ],
            heroes={"hero_bogran": {"seat": 1, "area": "3B"}},
            options={"revised": True},
            step="last",
        )  # fmt: skip

    state = battle([1, 2, 3])
    assert state.waiting == (1,)
    assert state.view(0)["pending"][-1]["def"]["cards"] == ["hidden"] * 3
    assert state.view(1)["pending"][-1]["def"]["cards"] == [1, 2, 3]
    drawn = [state.determinize(0, Random(seed_of(b"fate"), number)) for number in range(20)]
    assert len({tuple(other.position()["pending"][-1]["def"]["cards"]) for other in drawn}) > 10
    assert all(other.game.conserved(other) == state.game.conserved(state) for other in drawn)


@pytest.mark.rule("RW-525", "RW-526", "RW-231")
def test_a_view_counts_only_the_runes_whose_faces_are_known() -> None:
    """A movement is looked at when it is complete; before that a rune in an entered area is not known."""
    start = {**HOME, "DA": {"units": ["footman"] * 3, "stronghold": {"seat": 0}}}
    moves = [key for key in turn(1, start).options(0) if key.startswith("move:")]
    away = next(key for key in moves if key.split(":")[3][0] not in "DL")
    goal = away.split(":")[3]
    state = turn(1, {**start, goal: {"rune": "dragon"}})
    play(state, away)
    assert shown(state, 0)["name"] == "strategize"
    assert state.view(0)["seats"][0]["runes"] == {"dragon": 0, "false": 0}
    assert state.view(0)["areas"][goal]["rune"] == "hidden"
    play(state, "done")
    assert state.view(0)["seats"][0]["runes"] == {"dragon": 1, "false": 0}


@pytest.mark.rule("RW-901", "RW-905")
def test_a_seat_that_is_asked_in_a_window_has_a_card_for_it_in_every_resampled_game() -> None:
    """Others see that it is asked, so a hand without a playable card is impossible."""
    state = turn(4, HOME, {"tactics": ["trade_caravan"]}, step="start")
    assert state.waiting == (0,)
    hands = set()
    for number in range(30):
        other = state.determinize(1, Random(seed_of(b"window"), number))
        assert len(other.options(0)) > 1
        hands.add(tuple(other.position()["seats"][0]["tactics"]))
    assert len(hands) > 3


@pytest.mark.rule("RW-900")
def test_choices_after_a_position_in_which_cards_were_drawn_can_be_taken_back() -> None:
    """What happened before the first decision of a position is no barrier to undo after it."""
    position = {
        "players": 2,
        "seats": [{"quests": []}, {"quests": []}],
        "areas": HOME,
        "season": "summer",
        "pending": [{"name": "season", "step": "reveal", "order": [0, 1]}],
    }
    state = GAME.from_position(position, chance=[], seed=b"undo")
    before = state.hash()
    seat = state.waiting[0]
    barrier = state.barrier
    play(state, state.options(seat)[0])
    assert state.barrier == barrier
    assert undo(state, seat).hash() == before
