"""The story of Wonderland's War: battles as their lines tell them, and what the scenes say about them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import rulewright
from rulewright.core.narration import Told, told_to
from rulewright.core.state import State
from rulewright.faces.story import Reader, Scene
from rulewright.faces.telling import Tale, story_of
from rulewright.games.wonderland.battle.frames import Battle
from rulewright.games.wonderland.face.story.fight import Fight
from rulewright.games.wonderland.ids import WONDERLANDIANS
from rulewright.text.texts import texts_of

RULES = rulewright.game("wonderland")
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
SYMBOLS = [2, 5, 9, 12, 16, 20, 24]


def played(players: int, ally_set: str, seed: int) -> Iterator[State]:
    """A random match that pushes its luck, state by state, with its log."""
    rng = random.Random(seed)
    options = {"ally_set": ally_set, "factions": "random"}
    state = RULES.new(players, seed=seed, options=options, listening=True)
    while not state.over:
        yield state
        seat = rng.choice(state.waiting)
        keys = state.options(seat)
        state.choose(seat, "draw" if "draw" in keys and rng.random() < 0.6 else rng.choice(keys))
    yield state


def battle_lines(state: State) -> list[Told]:
    """The lines of the battle in progress, as a spectator reads them."""
    lines = told_to(state, -1)
    first = max(at for at, line in enumerate(lines) if line.message == "log-battle_begins")
    return lines[first:]


def innermost(state: State, kind: type[Any]) -> Any:
    return next((frame for frame in reversed(state.stack) if isinstance(frame, kind)), None)


def told_lanes(state: State) -> dict[int, tuple[Any, ...]]:
    fight = Fight(battle_lines(state), SYMBOLS)
    return {
        seat: (
            lane.strength,
            lane.status,
            lane.supporters,
            sorted(lane.present),
            lane.leads,
            lane.madness,
            lane.shield,
            lane.bag,
        )
        for seat, lane in fight.lanes.items()
    }


def true_lanes(state: Any, battle: Battle) -> dict[int, tuple[Any, ...]]:
    found = {}
    for seat, fighter in enumerate(battle.fighters):
        if fighter is None:
            continue
        player = state.seats[seat]
        figures = [WONDERLANDIANS[figure] for figure, place in enumerate(player.figures) if place == battle.region]
        found[seat] = (
            fighter.strength,
            ("fighting", "halted", "bust")[fighter.status],
            player.supporters[battle.region],
            figures,
            player.leads_in(battle.region),
            len(player.madness),
            player.shield == 0,
            sum(player.bag),
        )
    return found


@pytest.mark.parametrize(
    ("players", "ally_set", "seed"), [(2, "A", 1), (3, "B", 2), (4, "C", 3), (5, "D", 4), (5, "mixed", 5), (3, "A", 6)]
)
def test_the_lanes_of_a_battle_are_what_the_rules_have(players: int, ally_set: str, seed: int) -> None:
    """Every strength, loss, shield and number of chips follows from the lines, at each question of a battle."""
    compared = 0
    for state in played(players, ally_set, seed):
        battle = innermost(state, Battle)
        if battle is not None and battle_lines(state)[-1].message != "log-battle_over":
            assert told_lanes(state) == true_lanes(state, battle)
            compared += 1
    assert compared > 50


def scenes_of(players: int, ally_set: str, seed: int, locale: str, eyes: int) -> list[Scene]:
    tale = Tale(story_of(RULES))
    *_, last = played(players, ally_set, seed)
    for line in told_to(last, eyes):
        tale.hear(line, 0)
    reader = Reader(texts_of(RULES, locale), NAMES[:players], eyes, RULES.printed())
    return [scene.scene for scene in tale.tell(0, reader).scenes]


# What a scene says


def fought(*seats: dict[str, Any], chips: list[str], keys: list[str]) -> State:
    """A battle in the Tumtum Trees from its start, with these chips drawn and these choices made.

    Before it, the last seat holds The Wabe without a fight: with that choice the log begins.
    """
    pending = [
        {"name": "round", "step": "war_end"},
        {"name": "war", "step": "battles", "queue": ["TT", "RK"]},
        {"name": "battle", "region": "NM", "step": "start"},
    ]
    given = {"seats": [*seats, OUTSIDE], "phase": "war", "scoring": {"TT": "ST4"}, "pending": pending}
    state: State = RULES.from_position(given, chance=chips, seed=b"story")
    state.narration = []
    for key in ("vp", *keys):
        state.choose(state.waiting[0], key)
    while "stop" in state.options(state.waiting[0]):
        state.choose(state.waiting[0], "stop")
    return state


def scene_of(state: State, eyes: int = 0, locale: str = "en") -> Scene:
    tale = Tale(story_of(RULES))
    for line in told_to(state, eyes):
        tale.hear(line, 0)
    reader = Reader(texts_of(RULES, locale), NAMES[: state.players], eyes, RULES.printed())
    return next(scene.scene for scene in tale.tell(0, reader).scenes if scene.scene.name == "war_battle")


def army(chips: list[str], **more: Any) -> dict[str, Any]:
    return {"supporters": {"TT": 2}, "bag": chips, "shield": "cracked", **more}


OUTSIDE = {"faction": "cat", "supporters": {"NM": 1}}


@pytest.mark.rule("WW-205", "WW-211", "WW-300")
def test_a_battle_is_a_scene_with_a_step_for_each_draw_and_a_column_in_each_lane() -> None:
    state = fought(
        army(["FACTION_1", "FACTION_1"], castles={"TT": "upright"}),
        army(["FACTION_2"]),
        chips=["FACTION_1", "FACTION_2", "FACTION_1"],
        keys=["none", "draw", "halt"],
    )
    scene = scene_of(state)
    assert (scene.name, scene.layout, scene.seats, scene.title) == (
        "war_battle",
        "versus",
        [0, 1],
        "Battle among the Tumtum Trees",
    )
    assert [step.id for step in scene.steps] == ["start", "draw:1", "draw:2", "rewards", "forging"]
    first, second = scene.steps[1].data["lanes"]
    assert first["draws"] == [{
        "number": 1, "state": "played", "chips": ["FACTION_1"], "chip": "FACTION_1", "gain": 1, "strength": 3,
        "lost": [], "powers": [], "times": 1,
    }]  # fmt: skip
    assert (first["start"], first["castle"], first["bag"], first["units"], second["strength"]) == (2, 2, 1, 2, 2)
    assert [(lane["now"]["place"], lane["now"]["vp"]) for lane in (first, second)] == [(1, 3), (2, 2)]
    assert [column["state"] for column in scene.steps[2].data["lanes"][1]["draws"]] == ["played", "halted"]
    assert scene.steps[1].text == (
        "You draw Faction chip of strength 1: +1, strength 3. Bob draws Faction chip of strength 2: +2, strength 2. "
        "You lead with 3."
    )
    assert scene.result is not None and scene.result.headline == "You win the Tumtum Trees by 2"


def because(state: State, eyes: int = 0, locale: str = "en") -> str:
    result = scene_of(state, eyes, locale).result
    assert result is not None
    return result.because


def test_the_cause_is_what_would_have_changed_the_winner() -> None:
    """The castle alone made the difference."""
    state = fought(
        army(["FACTION_1"], castles={"TT": "upright"}),
        army(["FACTION_2"]),
        chips=["FACTION_1", "FACTION_2"],
        keys=["none", "halt", "halt"],
    )
    assert because(state) == "Without the castle it would have been 1 to 2 against Bob."
    assert because(state, 1) == "Without the castle it would have been 1 to 2 against you."
    assert because(state, 0, "pl") == "Zamek przesądza: bez tego byłoby 1 przeciw 2 (Bob)."


def test_a_rival_who_went_bust_ahead_is_the_cause() -> None:
    state = fought(
        army(["FACTION_1", "FACTION_1"]),
        army(["ARTIFACT", "MADNESS_2"]),
        chips=["FACTION_1", "ARTIFACT", "FACTION_1", "MADNESS_2"],
        keys=["none", "draw", "draw"],
    )
    assert because(state) == "Bob had 3 and went bust; 2 was enough."
    assert because(state, 1) == "You had 3 and went bust; 2 was enough."
    result = scene_of(state).result
    assert result is not None and result.headline == "You win the Tumtum Trees with 2"
    assert [cell.value for cell in result.rows[2].cells] == ["0", "2"], "units lost"


def test_the_chip_that_took_the_lead_is_the_cause_else_the_margin() -> None:
    turned = fought(
        army(["FACTION_1", "ARTIFACT"]),
        army(["FACTION_2", "FACTION_1"]),
        chips=["FACTION_1", "FACTION_2", "ARTIFACT"],
        keys=["none", "draw", "halt"],
    )
    assert because(turned) == "Draw 2 decided it: before Artifact it was 1 to 2."
    led = fought(
        army(["ARTIFACT"], leader="TT"),
        army(["FACTION_1"]),
        chips=["ARTIFACT", "FACTION_1"],
        keys=["none", "halt", "halt"],
    )
    assert because(led) == "4 to 1; 1 of it was there from the start."


def test_a_tie_and_an_empty_field_are_told_as_such() -> None:
    tied = fought(
        army(["FACTION_1"]),
        army(["FACTION_1"]),
        chips=["FACTION_1"] * 2,
        keys=["none", "halt", "halt", "vp", "castle"],
    )
    result = scene_of(tied).result
    assert result is not None and result.headline == "A tie for the Tumtum Trees: you, Bob"
    alone = scene_of(fought(army([]), {}, chips=[], keys=["vp"]))
    assert alone.result is not None and alone.result.because == "Nobody else has a unit here."
    assert not alone.waits and [step.id for step in alone.steps] == ["start", "rewards"]


# What stays hidden


@pytest.mark.rule("WW-600", "WW-207")
def test_sealed_choices_and_wagers_are_in_no_line_before_their_time() -> None:
    """Whoever reads along learns nothing of a choice until all have chosen, nor of a wager before it is settled."""
    state = fought(
        army(["FACTION_1", "ARTIFACT"]), army(["FACTION_2", "FACTION_1"]),
        chips=["FACTION_1", "FACTION_2", "ARTIFACT"], keys=["wager:alice"],
    )  # fmt: skip
    for eyes in (0, 1, -1):
        assert "log-wagered" not in [line.message for line in told_to(state, eyes)]
        assert all(line.args.get("faction") is None for line in told_to(state, eyes))
    assert told_to(state, 2)[-1].args != {} and "log-wagered" in [line.message for line in told_to(state, 2)]
    before = [told_to(state, eyes) for eyes in (-1, 0, 1, 2)]
    state.choose(1, "halt")
    assert [told_to(state, eyes) for eyes in (-1, 0, 1, 2)] == before, "a sealed choice tells nothing"


@pytest.mark.rule("WW-031", "WW-098")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_quests_in_hand_are_told_to_their_owner_alone(seed: int) -> None:
    """A line that names a quest is the owner's own, until the quest is revealed or the game is over."""
    *_, last = played(4, "A", seed)
    for eyes in (-1, 0, 1, 2, 3):
        for line in told_to(last, eyes):
            if "quest" in line.args and line.message in ("log-kept_quest", "log-drew_quest", "log-discarded_quest"):
                assert line.args["seat"] == eyes


def test_the_end_tells_every_source_and_what_decided() -> None:
    scene = scenes_of(3, "A", 6, "en", -1)[-1]
    assert scene.name == "game_end" and [step.id for step in scene.steps] == [
        "vp",
        "castles",
        "quests",
        "shards",
        "sum",
    ]
    assert scene.result is not None and " against " in scene.result.because
    rows = {row.id: [int(cell.value) for cell in row.cells] for row in scene.result.rows}
    totals = [sum(parts) for parts in zip(rows["vp"], rows["castles"], rows["quests"], rows["shards"], strict=True)]
    assert totals == rows["total"]
