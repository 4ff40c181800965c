"""Season cards and the end in the story of Runewars: what a card does to whom, and what decided the game."""

from __future__ import annotations

import pytest

from games.runewars.test_story import line, lively_game, reader, spans
from rulewright.core.narration import Told
from rulewright.faces.story import SceneResult
from rulewright.games.runewars.face.story.ending import EndScene
from rulewright.games.runewars.face.story.seasons import SeasonScene


def an_end(how: str, *ends: tuple[int, int, int, int], eyes: int = -1, locale: str = "en") -> SceneResult:
    """The end of a game: of each seat its place, dragon runes, influence and starting influence."""
    lines: list[Told] = [line("game_ends")]
    lines += [line(how, seat=seat, number=end[1]) for seat, end in enumerate(ends) if end[0] == 1]
    for seat, (place, runes, influence, start) in enumerate(ends):
        sources = {"home": 1, "enemy": 0, "land": runes - 1, "throne": 0}
        counted = {"seat": seat, "number": runes, "influence": influence, "place": place, "start": start}
        lines.append(line("final_count", **counted, **sources))
    scene = EndScene().scene(lines, True, reader(eyes, locale))
    assert scene is not None and scene.result is not None
    assert scene.seats == sorted(range(len(ends)), key=lambda seat: (ends[seat][0], seat))
    return scene.result


def test_the_end_names_the_next_player_and_where_the_runes_lie() -> None:
    result = an_end("won_by_years", (2, 4, 3, 2), (1, 5, 1, 2))
    assert result.headline == "Bob wins the game"
    assert result.because == "The last year is over: Bob has 5 dragon runes, Ann 4."
    assert [row.label for row in result.rows] == [
        "In their own realm", "In the land between", "Dragon runes", "Influence",
    ]  # fmt: skip
    assert [cell.value for cell in result.rows[2].cells] == ["5", "4"]


def test_all_who_share_a_victory_are_named() -> None:
    result = an_end("won_by_years", (1, 4, 3, 2), (3, 2, 1, 2), (1, 4, 3, 2))
    assert result.headline == "Ann and Cora share the victory"
    assert "4 dragon runes, 3 influence and 2 starting influence each" in result.because


@pytest.mark.parametrize(
    ("how", "first", "second", "said"),
    [
        ("won_by_years", (1, 4, 5, 2), (2, 4, 3, 2), "influence decided the tie, you have 5, Bob 3"),
        ("won_by_years", (1, 4, 3, 4), (2, 4, 3, 2), "starting influence decided the tie, you had 4, Bob 2"),
        ("won_by_runes", (1, 6, 3, 4), (2, 6, 3, 2), "You and Bob reached 6 dragon runes at once"),
        ("won_by_runes", (1, 6, 3, 4), (2, 5, 3, 2), "You reached 6 dragon runes first; Bob had 5"),
        ("won_as_last", (1, 3, 3, 4), (2, 0, 0, 2), "Everybody else is out of the game"),
    ],
)
def test_the_tie_break_that_decided_is_told(
    how: str, first: tuple[int, int, int, int], second: tuple[int, int, int, int], said: str
) -> None:
    assert said in an_end(how, first, second, eyes=0).because
    assert "{" not in an_end(how, first, second, eyes=0, locale="pl").because


# Season cards


def test_a_season_card_that_asks_goes_on_until_everybody_has_chosen() -> None:
    """What it does to whom is told step by step, also when choices lie between; then it has a result."""
    lines = [
        line("season_card", seat=0, season_card="fal3"),
        line("gains_influence", seat=0, number=2),
        line("reshuffled", deck="fate"),
    ]
    begun = SeasonScene().scene(lines, False, reader(1))
    assert begun is not None and begun.result is None
    assert [step.id for step in begun.steps] == ["card", "effect:1"]
    lines += [line("gains_influence", seat=1, number=1), line("season_card_settled", season_card="fal3")]
    over = SeasonScene().scene(lines, True, reader(1))
    assert over is not None and over.result is not None and over.waits
    assert [step.data.get("seat") for step in over.steps] == [None, 0, 1]
    assert len(over.result.changes) == 2 and over.result.changes[1].text.startswith("You")


def test_season_cards_of_whole_games_end_when_they_are_settled() -> None:
    asked = 0
    for number in range(9):
        *_, (_, lines) = lively_game(number)
        for span in spans(lines):
            if span.maker.name == "season_card" and span.over:
                assert span.lines[-1].message == "log-season_card_settled"
                scene = span.maker.scene(span.lines, True, reader(0))
                assert scene is not None and scene.result is not None
                asked += any(one.message == "log-bids" for one in span.lines)
    assert asked > 3
