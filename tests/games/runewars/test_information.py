"""Who sees what (DECISIONS.md section 9, RW-905): views, resampling and undo where hidden things are on their way."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.heroes import MISSES, ROUT, SPECIAL, fate, quest_phase
from games.runewars.heroes import play as act
from games.runewars.table import asked, play, turn
from rulewright import State, undo
from rulewright.core.chance import Random, seed_of
from rulewright.core.narration import told_to
from rulewright.games.runewars import GAME

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


# Windows that open for the bearer of a Reward alone: two worlds that differ in one face-down card


def world(heroes: dict[str, Any], *choices: str) -> State:
    """The heroes of seat 0 in the Quest Phase, after these choices; the last one is listened to."""
    state: State = quest_phase({name: {"area": "DA", **hero} for name, hero in heroes.items()})
    *before, last = choices
    act(state, *before)
    state.listen()
    act(state, last)
    return state


def look_the_same(one: State, other: State) -> None:
    """To those who do not know the Reward: the views, and what they were told."""
    for viewer in (1, None):
        assert one.view(viewer) == other.view(viewer)
        reader = -1 if viewer is None else viewer
        assert told_to(one, reader) == told_to(other, reader)


@pytest.mark.rule("RW-501", "RW-502", "RW-901")
@pytest.mark.parametrize(("useful", "damage"), [("map_of_the_ancients", 0), ("healing_elixir", 1)])
def test_others_do_not_see_whether_a_hero_that_begins_has_a_use_for_his_reward(useful: str, damage: int) -> None:
    asked_first, passed_over = (
        world({"andira": {"damage": damage, "rewards": [reward]}, "ronan": {"area": "DC"}}, "hero:hero_andira")
        for reward in (useful, "runeplate")
    )
    assert (asked(asked_first), asked(passed_over)) == ("hero_trade", "hero_action")
    assert asked_first.in_window and passed_over.passed_over == [0]
    look_the_same(asked_first, passed_over)
    look_the_same(play(asked_first, "pass"), passed_over)


@pytest.mark.rule("RW-501", "RW-901")
def test_of_a_hero_without_rewards_everybody_knows_that_he_has_no_use_for_any() -> None:
    state = world({"andira": {}, "ronan": {"area": "DC"}}, "hero:hero_andira")
    assert asked(state) == "hero_action"
    assert state.passed_over == []


@pytest.mark.rule("RW-501", "RW-503", "RW-901")
def test_others_do_not_see_whether_another_reward_can_change_hands_after_a_trade() -> None:
    """Of two Timmorran Shards only one can: the other hero's card is known if others see who is asked."""
    asked_again, passed_over = (
        world(
            {"andira": {"rewards": ["timmorran_shard"]}, "ronan": {}, "vyrah": {"area": "5B", "rewards": [reward]}},
            "hero:hero_andira", "give:timmorran_shard:hero_andira:hero_ronan", "move", "step:5B",
        )
        for reward in ("runeplate", "timmorran_shard")
    )  # fmt: skip
    assert (asked(asked_again), asked(passed_over)) == ("hero_trade", "hero_step")
    assert asked_again.in_window and passed_over.passed_over == [0]
    look_the_same(asked_again, passed_over)


@pytest.mark.rule("RW-501", "RW-446", "RW-901")
def test_others_do_not_see_that_a_hero_could_go_on_in_boots_of_swiftness() -> None:
    in_boots, passed_over = (
        world(
            {"andira": {"rewards": [reward]}, "ronan": {"area": "DC"}}, "hero:hero_andira", "move", "step:5B", "step:1A"
        )
        for reward in ("boots_of_swiftness", "runeplate")
    )
    assert asked(in_boots) == "hero_step"
    assert in_boots.in_window and passed_over.passed_over == [0]
    look_the_same(play(in_boots, "stop"), passed_over)


@pytest.mark.rule("RW-450", "RW-901")
def test_others_do_not_see_whether_a_hero_stands_where_a_quest_of_his_player_is() -> None:
    """q05 is at 5A, q01 is not; with an enemy hero there, everybody knows that something is asked."""

    def moved(quest: str, **others: Any) -> State:
        heroes = {"andira": {"area": "DA"}, "ronan": {"area": "DC"}, **others}
        state: State = quest_phase(heroes, seats={0: {"quests": [quest]}})
        act(state, "hero:hero_andira", "move", "step:5A")
        state.listen()
        return play(state, "stop")

    asked_there, passed_over = moved("q05"), moved("q01")
    assert (asked(asked_there), asked(passed_over)) == ("hero_final", "hero_action")
    assert asked_there.in_window and passed_over.passed_over == [0]
    look_the_same(play(asked_there, "nothing"), passed_over)
    assert not moved("q05", bogran={"seat": 1, "area": "5A"}).in_window


@pytest.mark.rule("RW-501", "RW-474", "RW-901")
def test_others_do_not_see_whether_a_special_could_be_more_than_damage() -> None:
    heroes = {"bogran": {"seat": 1, "area": "5B"}}
    cards = (SPECIAL, ROUT, *MISSES[:6])
    armed, passed_over = (
        quest_phase({"ronan": {"area": "5B", "rewards": [reward]}, **heroes}, decks={"fate": fate(*cards)})
        for reward in ("soulbiter", "ice_storm")
    )
    for state in (armed, passed_over):
        state.listen()
        act(state, "move", "stop", "duel:hero_bogran")
    assert asked(armed) == "duel_special" and armed.in_window
    assert 0 in passed_over.passed_over
    look_the_same(play(armed, "damage"), passed_over)


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


@pytest.mark.rule("RW-116")
def test_order_cards_that_a_position_holds_already_are_hidden_until_the_reveal() -> None:
    """The Quest Phase is still going on, so nobody is asked for Order cards yet."""
    state = GAME.from_position(
        {
            "players": 2,
            "seats": [{"quests": []}, {"quests": []}],
            "areas": HOME,
            "season": "summer",
            "season_card": "sum3",
            "heroes": heroes(),
            "pending": [
                {"name": "season", "step": "orders", "order": [0, 1], "chosen": [5, None]},
                {"name": "quest_phase", "todo": [0, 1]},
            ],
        }
    )
    assert asked(state) == "hero_action"
    assert state.position()["pending"][0]["chosen"] == [5, None]
    for viewer in (None, 0, 1):
        assert "chosen" not in state.view(viewer)["pending"][0]


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


@pytest.mark.rule("RW-113", "RW-110")
def test_the_order_that_everybody_sees_is_the_one_that_was_fixed() -> None:
    """Seat 0 has gained influence since, which decides ties; it still acts second."""
    seats = [{"faction": "daqan", "influence": 9}, {"faction": "latari", "influence": 2}]
    position = {
        "players": 2, "season": "fall", "season_card": "fal1", "seats": [{**seat, "last_order": 4} for seat in seats],
        "pending": [{"name": "season", "step": "secondary", "order": [1, 0]}],
    }  # fmt: skip
    state = GAME.from_position(position)
    assert (state.waiting, asked(state)) == ((1,), "fall_income")
    assert state.view(0)["order"] == state.view(None)["order"] == [1, 0]
