"""Round, turn, action cards and weeks (MH-120 to MH-154, MH-550 to MH-555), running out (MH-570 to MH-576)."""

from __future__ import annotations

import pytest

from games.heroes.table import GAME, OTHERS, frame_of, hero, hero_of, other, play, player, rule_against, seat_of, table

USED = {"march": "used", "command": "used", "stewardship": "used"}
WEEK = [{"frame": "week"}]


@pytest.mark.rule("MH-120", "MH-121", "MH-142", "MH-550")
def test_a_round_reveals_a_week_and_then_cards_are_played() -> None:
    state = table(player(hero("H1")), OTHERS, round=2, week="C5", decks={"week": ["C1"]}, pending=WEEK)
    position = state.position()
    assert (position["round"], position["week"], position["decks"]["week"]) == (3, "C1", [])
    assert seat_of(state)["gold"] == seat_of(state, 1)["gold"] == 9
    assert position["pending"] == [{"frame": "actions", "seat": 0}]
    play(state, "play:march:idle")
    assert state.position()["week"] == "C1", "it stays in force"


@pytest.mark.rule("MH-131", "MH-150", "MH-151", "MH-154")
def test_cards_show_two_actions_and_idling_is_always_possible() -> None:
    state = table(player(hero("H1")), OTHERS)
    assert set(state.options(0)) == {
        "play:march:heroes", "play:march:gather", "play:march:idle", "play:command:heroes", "play:command:develop",
        "play:command:idle", "play:stewardship:gather", "play:stewardship:develop", "play:stewardship:idle",
    }  # fmt: skip
    play(state, "play:command:idle")
    assert seat_of(state)["cards"]["command"] == "used" and state.waiting == (1,)
    assert state.view(1)["seats"][0]["cards"]["command"] == "used"


@pytest.mark.rule("MH-153")
def test_the_same_action_is_possible_with_different_cards() -> None:
    state = table(player(hero("H1")), {**OTHERS, "cards": USED})
    play(state, "play:march:gather", "play:stewardship:gather")
    assert seat_of(state)["gold"] == 7 + 3 + 3


@pytest.mark.rule("MH-005", "MH-130")
def test_whoever_is_not_asked_is_told_whose_turn_it_is() -> None:
    state = table(player(hero("H1")), OTHERS)
    refusal = state.why_not(1, "play:march:idle")
    assert refusal is not None and refusal.rule == "MH-130"
    assert rule_against(state, "play:balance:idle") == "MH-130"


@pytest.mark.rule("MH-140")
def test_a_round_ends_when_nobody_has_a_ready_card() -> None:
    cards = {"march": "ready", "command": "used", "stewardship": "used"}
    seats = (player(hero("H1"), cards=cards), {**OTHERS, "cards": USED})
    state = table(*seats, round=4, decks={"week": ["C5"]})
    play(state, "play:march:idle")
    position = state.position()
    assert (position["round"], position["first_player"]) == (5, 1) and state.waiting == (1,)
    assert set(seat_of(state)["cards"].values()) == {"ready", "aside"}


@pytest.mark.rule("MH-553")
def test_the_market_pays_for_each_controlled_location() -> None:
    state = table(player(hero("H1")), OTHERS, week="H4", control={"0,0": 0, "0,9": 0})
    assert seat_of(play(state, "play:march:gather"))["gold"] == 7 + 3 + 2


@pytest.mark.rule("MH-550", "MH-553")
@pytest.mark.parametrize(
    ("week", "gold", "resources"), [("C2", [7, 7], [7, 7]), ("F2", [10, 7], [5, 5]), ("F5", [7, 10], [5, 6])]
)
def test_weeks_pay_when_they_are_revealed(week: str, gold: list[int], resources: list[int]) -> None:
    state = table(player(hero("H1")), OTHERS, control={"13,4": 0}, decks={"week": [week]}, pending=WEEK)
    assert [seat_of(state, seat)["gold"] for seat in (0, 1)] == gold
    assert [seat_of(state, seat)["resources"] for seat in (0, 1)] == resources


@pytest.mark.rule("MH-551", "MH-632")
def test_tokens_come_neither_beside_heroes_nor_to_controlled_locations() -> None:
    taken = {"0,1": "g02", "1,3": "g02", "3,1": "g02", "3,5": "g02"}
    green = ("0,14", "3,14", "5,6", "5,13", "9,6", "9,11")
    control = {"0,13": 1, "4,14": 1, "5,5": 1, "5,14": 1}
    state = table(
        player(hero("H1", at="9,5")), OTHERS, encounters=taken, control=control,
        decks={"week": ["C1"], "green": ["g01"]}, pending=WEEK,
    )  # fmt: skip
    placed = [square for square in green if square in state.position()["encounters"]]
    assert placed == ["9,11"]


@pytest.mark.rule("MH-573")
def test_empty_skill_decks_stay_empty() -> None:
    advancing = [{"frame": "actions", "seat": 1}, {"frame": "advance", "seat": 0, "hero": "H1"}]
    state = table(player(hero("H1"), might=["H-M1"]), OTHERS, pending=advancing)
    assert hero_of(state)["skills"] == ["H-M1"] and seat_of(state)["might"] == []
    assert state.waiting == (1,)


@pytest.mark.rule("MH-530", "MH-534")
def test_the_higher_power_wins_if_two_are_at_the_target() -> None:
    frames = [{"frame": "actions", "seat": 1}, {"frame": "develop", "seat": 0}]
    state = table(player(hero("H1"), bonus_pp=11, resources=4), {**OTHERS, "bonus_pp": 13}, pending=frames)
    play(state, "level")
    assert state.result is not None and state.result["winners"] == [1] and state.result["scores"] == [12, 13]


@pytest.mark.rule("MH-530", "MH-642")
@pytest.mark.parametrize(("players", "target"), [(2, 12), (3, 14), (4, 16)])
def test_the_target_depends_on_the_number_of_players(players: int, target: int) -> None:
    frames = [{"frame": "actions", "seat": 1}, {"frame": "develop", "seat": 0}]
    for short, over in ((1, True), (2, False)):
        seat = player(hero("H1"), bonus_pp=target - short, resources=4)
        state = table(seat, OTHERS, *({} for _ in range(players - 2)), pending=frames)
        assert state.players == players
        play(state, "level")
        assert (state.result is not None) == over


@pytest.mark.rule("MH-532", "MH-537", "MH-533")
def test_equal_players_share_a_place() -> None:
    cards = {"march": "ready", "command": "used", "stewardship": "used"}
    seats = [player(hero("H1"), cards=cards), {**OTHERS, "cards": USED}, {"faction": "Sanctuary", "cards": USED}]
    seats[2]["gold"] = 9
    state = table(*seats, players=3)
    play(state, "play:march:idle")
    assert state.result is not None
    assert state.result["reason"] == "time limit" and state.result["places"] == [2, 2, 1]
    assert state.result["wealth"] == [12, 12, 14]


@pytest.mark.rule("MH-536")
def test_power_has_no_upper_limit() -> None:
    state = table(player(hero("H1"), bonus_pp=40), OTHERS)
    assert GAME.scores(state) == [40, 0]


@pytest.mark.rule("MH-554")
def test_champions_are_asked_hero_by_hero() -> None:
    rich = {"U-HA": [0, 2]}
    state = table(
        player(hero("H1", army=rich), hero("H2", army=rich)), other(hero("T1")), decks={"week": ["F4"]}, pending=WEEK
    )
    assert frame_of(state, "week_train")["heroes"] == ["H1", "H2", "T1"]
    play(state, "skip", "train:U-HA")
    assert [hero_of(state, 0, number)["army"]["U-HA"] for number in (0, 1)] == [[0, 2], [1, 1]]
