"""The story of Runewars: every message has its place in it, and its scenes say what the states say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from games.runewars.rich import lively, rich
from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.core.narration import Told, told_to
from rulewright.faces.story import BOOK_KEEPING, Reader, Scene, SceneMaker
from rulewright.faces.telling import Tale
from rulewright.games.runewars import GAME
from rulewright.games.runewars.battle.frames import Battle
from rulewright.games.runewars.chapters import MESSAGES
from rulewright.games.runewars.content import LABELS
from rulewright.games.runewars.face.story import STORY
from rulewright.games.runewars.face.story.battle import BattleScene
from rulewright.games.runewars.face.story.fight import ATT, DEF, Fight
from rulewright.games.runewars.face.story.places import place
from rulewright.games.runewars.face.story.quests import QuestScene
from rulewright.games.runewars.face.story.words import name_of
from rulewright.text import texts

NAMES = ("Ann", "Bob", "Cora", "Felix")
PRINTED = GAME.printed()
CHOICES = 320
GAMES = 9


def reader(eyes: int = -1, locale: str = "en") -> Reader:
    return Reader(texts("runewars", locale), NAMES, eyes, PRINTED)


class Span(NamedTuple):
    """The lines of a scene, and whether it is over."""

    maker: SceneMaker
    lines: list[Told]
    over: bool


def spans(lines: Sequence[Told]) -> list[Span]:
    """The scenes among lines, as a table finds them."""
    found: list[Span] = []
    for line in lines:
        begun = next((maker for maker in STORY.scenes if maker.begins(line)), None)
        if begun is not None:
            if found and not found[-1].over:
                found[-1] = found[-1]._replace(over=True)
            found.append(Span(begun, [], False))
        if found and not found[-1].over:
            found[-1].lines.append(line)
            if found[-1].maker.ends(line):
                found[-1] = found[-1]._replace(over=True)
    return found


def lively_game(number: int) -> Iterator[tuple[State, list[Told]]]:
    """The states of a game with many battles, duels and quests, and all lines so far that everybody may read."""
    state = rich(2 + number % 3, {"revised": number % 3 == 0, "exploration": bool(number % 2)}, number)
    state.narration = []
    rng = Random(seed_of(b"story"), number)
    lines: list[Told] = []
    for _ in range(CHOICES):
        if state.over:
            break
        seat = state.waiting[int(rng.below(len(state.waiting)))]
        state.apply(seat, lively(state, seat, state.codes(seat), rng))
        lines += told_to(state, -1)
        state.narration = []
        yield state, lines


def said(scene: Scene) -> list[str]:
    """All sentences of a scene."""
    texts = [scene.title, *(step.text for step in scene.steps), *(step.label for step in scene.steps)]
    if scene.result is not None:
        texts += [scene.result.headline, scene.result.because, *(change.text for change in scene.result.changes)]
    return texts


def test_every_message_has_its_place_in_the_story() -> None:
    assert set(STORY.kinds) == set(MESSAGES)


def battle_frame(state: State) -> Battle | None:
    return next((frame for frame in state.stack if isinstance(frame, Battle)), None)


def labels(units: Sequence[int]) -> list[str]:
    return sorted(LABELS[label] for label in units)


def test_the_lines_of_a_battle_tell_what_its_state_is() -> None:
    compared = 0
    for number in range(GAMES):
        for state, lines in lively_game(number):
            frame = battle_frame(state)
            if frame is None or frame.winner != -1 or frame.cancelled:
                continue
            span = spans(lines[last_battle(lines) :])[-1]
            assert span.maker.name == "battle" and not span.over
            fight = Fight(span.lines, PRINTED["units"])
            assert sorted(fight.armies[ATT].units) == labels(frame.attacker.units)
            assert sorted(fight.armies[DEF].units) == labels(frame.defender.units)
            assert fight.strengths() == now(state)
            compared += 1
    assert compared > 10 * GAMES


def last_battle(lines: Sequence[Told]) -> int:
    """Where the last battle begins among lines."""
    return next(at for at in range(len(lines) - 1, -1, -1) if lines[at].message == "log-battle_begins")


def now(state: State) -> tuple[int, int]:
    """What both sides would count, as the view of the battle says; a Banner counts when it is raised."""
    pending: list[dict[str, Any]] = state.view(0)["pending"]
    parts = next(frame for frame in pending if frame["name"] == "battle")["strength_now"]
    return parts[0]["total"] - parts[0]["banner"], parts[1]["total"] - parts[1]["banner"]


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_every_scene_of_many_games_has_a_result_that_adds_up(locale: str) -> None:
    seen: dict[str, int] = {}
    for number in range(GAMES):
        *_, (_, lines) = lively_game(number)
        for span in spans(lines):
            for eyes in (-1, 0, 1):
                scene = span.maker.scene(span.lines, span.over, reader(eyes, locale))
                if scene is not None:
                    assert scene.result is not None or not span.over
                    assert not any("{" in text for text in said(scene))
                    check_sums(span.lines, scene)
                    seen[scene.name] = seen.get(scene.name, 0) + 1
    assert set(seen) == {maker.name for maker in STORY.scenes}


def check_sums(lines: Sequence[Told], scene: Scene) -> None:
    """Standing units and bonuses of a battle are the strength that the log tells."""
    totals = [line.args["number"] for line in lines if line.message.endswith("r_strength")]
    if scene.name != "battle" or scene.result is None or not totals:
        return
    standing, bonuses = scene.result.rows[0], scene.result.rows[1]
    for total, units, bonus in zip(totals, standing.cells, bonuses.cells, strict=True):
        assert int(units.value) + int(bonus.value) == total
        assert len(units.pieces) == int(units.value)
        assert bool(bonus.text) or int(bonus.value) == 0


# Why somebody won


def line(message: str, **args: Any) -> Told:
    return Told(f"log-{message}", args, "RW-335")


def battle_of(attackers: list[str], defenders: list[str], *between: Told, attack: int, defence: int) -> Scene:
    """A battle of Ann against Bob for 3D, with these lines between its line-up and its count."""
    winner = 0 if attack > defence else 1
    lines = [
        line("battle_begins", seat=0, area="3D", labels=attackers),
        line("defends", seat=1, area="3D", number=len(defenders), labels=defenders),
        *between,
        line("attacker_strength", seat=0, number=attack),
        line("defender_strength", area="3D", number=defence),
        line("wins_battle", seat=winner, area="3D"),
        line("battle_over", area="3D"),
    ]
    scene = BattleScene().scene(lines, True, reader())
    assert scene is not None and scene.result is not None
    check_sums(lines, scene)
    return scene


def test_the_bonus_that_decided_a_battle_is_named() -> None:
    parts = (line("stronghold_counts", area="3D", number=5), line("conquer_weakens", area="3D", number=3))
    result = battle_of(["footman"] * 2, ["archer"], *parts, attack=2, defence=3).result
    assert result is not None
    assert result.headline == "Bob holds 3D by 1"
    assert (
        result.because == "The stronghold decided it: without that it would have been 2 to 1, and Ann would have won."
    )
    assert result.rows[1].cells[1].value == "+2"
    assert result.rows[1].cells[1].text == "Stronghold 5, less 3 by Conquer"


def test_a_special_ability_can_decide_a_battle() -> None:
    siege = [
        line("battle_round", number=5),
        line("draws_fate", unit="siege_tower", number=1, side="att"),
        line("reveals_specials", unit="siege_tower", number=1, side="att", fates=["27"]),
        line("uses_special", unit="siege_tower", side="att"),
    ]
    result = battle_of(["footman", "siege_tower"], ["archer"] * 2, *siege, attack=4, defence=2).result
    assert result is not None
    assert result.because == "Lay Siege decided it: without that it would have been 2 to 2, and Bob would have held."


def test_the_row_that_turned_a_battle_is_named() -> None:
    hit = [
        line("battle_round", number=1),
        line("draws_fate", unit="archer", number=1, side="def"),
        line("reveals_damage", unit="archer", number=1, side="def", fates=["27"]),
        line("takes_damage", label="footman", area="3D", side="att"),
        line("destroyed", label="footman", area="3D", side="att"),
    ]
    scene = battle_of(["footman"] * 2, ["archer"], *hit, attack=1, defence=1)
    assert scene.result is not None
    assert scene.result.headline == "Bob holds 3D in a tie"
    assert scene.result.because == "Round 1 decided it: before, at 2 to 1, Ann would have won."
    assert scene.steps[1].data["lead"] == {"before": "Ann would win", "now": "Bob would hold"}
    assert scene.steps[1].text == "Archer: 1 damage. Lost: Footman. 1 to 1: a tie goes to the defender."


def test_what_was_played_before_the_first_round_can_decide_a_battle() -> None:
    storm = [line("storm_routs", label="archer", area="3D"), line("routed", label="archer", area="3D", side="def")]
    result = battle_of(["footman"], ["archer"], *storm, attack=1, defence=0).result
    assert result is not None
    assert (
        result.because == "What was played before the first round decided it: before, at 1 to 1, Bob would have held."
    )


def test_a_figure_is_struck_once_in_a_row_whatever_befalls_it() -> None:
    """RW-355: hurt, routed and hurt again, then lost by a further hit: one figure each time, never two."""
    blows = [
        line("battle_round", number=1),
        line("takes_damage", label="giant", area="3D", side="def"),
        line("routed", label="giant-d1", area="3D", side="def"),
        line("takes_damage", label="giant-routed-d1", area="3D", side="def"),
    ]
    scene = battle_of(["footman"] * 3, ["giant", "archer"], *blows, attack=3, defence=1)
    row = scene.steps[1]
    assert row.data["struck"]["def"] == [{"label": "giant-routed-d2", "dead": False}]
    assert row.data["victims"]["def"] == "Routed: Giant. Wounded: Giant."
    last = [
        line("takes_damage", label="giant-routed-d2", area="3D", side="def"),
        line("destroyed", label="giant-routed-d2", area="3D", side="def"),
    ]
    lost = battle_of(["footman"] * 3, ["giant", "archer"], *blows, *last, attack=3, defence=1).steps[1]
    assert [one["dead"] for one in lost.data["struck"]["def"]] == [True]
    assert lost.data["victims"]["def"] == "Lost: Giant."


def test_a_margin_is_told_where_nothing_alone_decided() -> None:
    result = battle_of(["footman"] * 4, ["archer"], attack=4, defence=1).result
    assert result is not None
    assert result.headline == "Ann wins 3D by 3"
    assert result.because == "The lead never changed: 4 to 1 at the line-up, 4 to 1 at the end."


def test_a_season_card_has_the_sign_of_a_rule_only_where_a_rule_decided() -> None:
    seen: set[bool] = set()
    for number in range(GAMES):
        *_, (_, lines) = lively_game(number)
        for span in spans(lines):
            if span.maker.name != "season_card":
                continue
            scene = span.maker.scene(span.lines, span.over, reader())
            assert scene is not None
            done = [each for each in span.lines[1:] if STORY.kinds[name_of(each)].weight != BOOK_KEEPING]
            for step, each in zip(scene.steps[1:], done, strict=True):
                decided = name_of(each) in STORY.decided
                assert step.data["rule"] == (each.rule if decided else "")
                seen.add(decided)
    assert False in seen


def test_cards_that_are_drawn_anew_are_a_step_of_their_own() -> None:
    """Twist of Fate: no two steps of a scene have the same id, whichever came before."""
    lines = [
        line("attempts_quest", hero="hero_ronan", quest="q02", seat=0),
        line("test_draws", hero="hero_ronan", fates=["27"]),
        line("twists_fate", seat=0, tactics="twist_of_fate"),
        line("test_draws", hero="hero_ronan", fates=["5"]),
        line("test_result", hero="hero_ronan", fate=5, symbol="gold"),
    ]
    tale = Tale(STORY)
    seen: list[list[str]] = []
    for number, each in enumerate(lines):
        tale.hear(each, number)
        seen += [[step.id for step in told.scene.steps] for told in tale.tell(number, reader(0)).scenes]
    assert seen[-1] == ["quest", "draw", "draw:2", "choose"]
    assert all(ids == seen[-1][: len(ids)] for ids in seen), "what has been told keeps its id"


def test_an_order_is_resolved_at_the_panel_of_its_player() -> None:
    """Never at the card of the same order in the hand of whoever looks on."""
    assert place(line("resolves_order", seat=2, order=4), reader(0)) == ["order-2"]


# What a reader may know


def test_whoever_did_not_gain_a_reward_does_not_learn_which_one_it_was() -> None:
    """The scene of a quest names the Reward to its owner alone, who alone is told so by the log."""
    open_lines = [
        line("attempts_quest", hero="hero_ronan", quest="q02", seat=0),
        line("tests", hero="hero_ronan", attribute="wisdom"),
        line("test_draws", hero="hero_ronan", fates=["27"]),
        line("test_result", hero="hero_ronan", fate=27, symbol="gold"),
        line("gains_reward", hero="hero_ronan"),
        line("completes_quest", seat=0, quest="q02"),
        line("quest_settled", seat=0, quest="q02"),
    ]
    whispered = line("got_reward", hero="hero_ronan", reward="soulbiter")
    own = QuestScene().scene([*open_lines[:5], whispered, *open_lines[5:]], True, reader(0))
    others = QuestScene().scene(open_lines, True, reader(1))
    assert own is not None and others is not None
    assert any("Soulbiter" in text for text in said(own))
    assert not any("Soulbiter" in text for text in said(others))
    assert others.result is not None and others.result.headline == "Ann completes The Sunken Archive"
    assert own.result is not None and own.result.headline == "You complete The Sunken Archive"


# Events


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_every_choice_of_many_games_is_told_in_events(locale: str) -> None:
    kinds: set[str] = set()
    for number in range(GAMES):
        tale = Tale(STORY)
        heard = 0
        for choice, (_, lines) in enumerate(lively_game(number)):
            for line in lines[heard:]:
                tale.hear(line, choice)
            heard = len(lines)
        for told in tale.tell(0, reader(0, locale)).events:
            assert told.event.text and "{" not in told.event.text
            assert all(beat.text for beat in told.event.beats)
            assert len(told.event.tag.split()) <= 4
            kinds.add(told.event.kind)
    assert len(kinds) > 50


def test_an_event_says_you_to_its_actor() -> None:
    line = Told("log-activates", {"seat": 0, "area": "8C"}, "RW-223")
    tale = Tale(STORY)
    tale.hear(line, 1)
    own, other = (tale.tell(0, reader(eyes)).events[0].event for eyes in (0, 1))
    assert (own.text, other.text) == ("You activate 8C", "Ann activates 8C")
    assert own.place == ["area:8C"] and own.tag == "activated"


def test_what_heroes_do_has_their_player_as_actor() -> None:
    """Training, Rewards, exploring, damage: the panel of the player is lit while it is told."""
    of_heroes = ("hero_trained", "gains_reward", "explores", "hero_hurt", "hero_healed", "uses_reward", "takes_rewards")
    told: set[str] = set()
    for number in range(GAMES):
        *_, (_, lines) = lively_game(number)
        for one in lines:
            name = one.message.removeprefix("log-")
            if name in of_heroes:
                assert isinstance(one.args.get("seat"), int) and int(str(one.args["seat"])) >= 0, one
                told.add(name)
    assert len(told) > 4, told
