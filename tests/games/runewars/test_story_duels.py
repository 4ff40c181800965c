"""Duels in the story of Runewars: rounds with the health that is left, and a result that names its cause."""

from __future__ import annotations

from collections.abc import Sequence

from games.runewars.test_story import line, lively_game, reader, spans
from rulewright.core.narration import Told
from rulewright.faces.story import Scene, SceneResult
from rulewright.games.runewars.face.story.duel import DuelScene

FIRST, SECOND = "hero_challara", "hero_scorpion"


def opening(health: int = 4, other: int = 4) -> list[Told]:
    """Ann's Challara challenges Bob's Red Scorpion in 8C; both have 4 health when whole."""
    return [
        line("challenges", hero=FIRST, area="8C", seat=0),
        line("challenged", hero=SECOND, area="8C", seat=1),
        line("duel_health", hero=FIRST, number=health),
        line("duel_health", hero=SECOND, number=other),
    ]


def a_round(number: int, taken: int = 0, other: int = 0) -> list[Told]:
    """A round in which both draw and take so much damage."""
    hurt = [line("hero_hurt", hero=hero, number=hurt) for hero, hurt in ((FIRST, taken), (SECOND, other)) if hurt]
    deals = [line("duel_deals", hero=hero, number=dealt) for hero, dealt in ((FIRST, other), (SECOND, taken)) if dealt]
    return [
        line("duel_round", number=number),
        line("duel_draws", hero=FIRST, fates=["7"]),
        line("duel_draws", hero=SECOND, fates=["25"]),
        *deals,
        *hurt,
    ]


def told(lines: Sequence[Told], *ending: Told, eyes: int = -1) -> tuple[Scene, SceneResult]:
    scene = DuelScene().scene([*lines, *ending, line("duel_over", area="8C")], True, reader(eyes))
    assert scene is not None and scene.result is not None
    return scene, scene.result


WON = (line("duel_won", hero=FIRST), line("hero_beaten", hero=SECOND, area="8C"))


def test_rounds_tell_the_health_that_is_left() -> None:
    scene, result = told([*opening(4, 3), *a_round(1, taken=1), *a_round(2, other=3)], *WON)
    assert [step.data["left"] for step in scene.steps] == [[3, 3], [3, 0]]
    assert [step.data["did"] for step in scene.steps] == [["no hit", "1 damage"], ["3 damage", "no hit"]]
    assert [[cell.value for cell in row.cells] for row in result.rows] == [["4", "3"], ["1", "3"], ["3", "0"]]


def test_wounds_from_before_are_named_if_they_decided() -> None:
    _, result = told([*opening(4, 2), *a_round(1, other=2)], *WON)
    assert result.headline == "Challara wins: Red Scorpion falls"
    assert (
        result.because == "Old wounds decided it: Red Scorpion came with 2 of 4 health; unhurt before, 2 would be left."
    )
    assert [change.text for change in result.changes] == [
        "Red Scorpion is defeated in a duel in 8C and leaves the game."
    ]


def test_the_round_that_decided_is_named() -> None:
    _, result = told([*opening(), *a_round(1, other=2), *a_round(2, taken=1, other=2)], *WON, eyes=0)
    assert result.headline == "Your Challara wins: Red Scorpion falls"
    assert result.because == "Round 2 decided it: 2 damage, and Red Scorpion had only 2 health left."


def test_the_venom_is_named_if_it_decided() -> None:
    sting = [line("venom", hero=FIRST), line("hero_hurt", hero=FIRST, number=1)]
    lost = (line("duel_won", hero=SECOND), line("hero_beaten", hero=FIRST, area="8C"))
    _, result = told([*opening(), *a_round(1, taken=3), *sting], *lost)
    assert result.because == "The venom decided it: without it Challara would stand with 1 health left."


def test_a_duel_without_a_winner_tells_how_both_stand() -> None:
    rounds = [*a_round(1, taken=1), *a_round(2), *a_round(3, other=2), *a_round(4)]
    _, result = told([*opening(), *rounds], line("duel_drawn", area="8C"))
    assert result.headline == "No winner: both heroes stand"
    assert result.because == "After four rounds Challara has 3 of 4 health left, Red Scorpion 2 of 4."


def test_a_round_that_is_being_fought_does_not_tell_its_damage_yet() -> None:
    lines = [*opening(), *a_round(1)]
    scene = DuelScene().scene(lines, False, reader())
    assert scene is not None and scene.result is None
    assert "unhurt" not in scene.steps[-1].text
    assert scene.steps[-1].text.startswith("Challara draws")


def test_a_duel_goes_on_until_the_rewards_are_given_out() -> None:
    """RW-480: whoever wins takes the Rewards of the beaten; that belongs to the scene, in real games too."""
    taken = (line("takes_spoils", seat=0, number=2),)
    _, result = told([*opening(), *a_round(1, other=4)], *WON, *taken)
    assert len(result.changes) == 2
    over = 0
    for number in range(9):
        *_, (_, lines) = lively_game(number)
        for span in spans(lines):
            if span.maker.name == "duel" and span.over:
                over += span.lines[-1].message == "log-duel_over"
                assert any(one.message.endswith(("duel_won", "duel_drawn", "duel_kills_both")) for one in span.lines)
    assert over > 3
