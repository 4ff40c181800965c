"""Lines of the log as a reader gets them: "you" to whoever did it, one line for what is the same for all."""

from __future__ import annotations

from pathlib import Path

from serving import until
from tables_made import House
from test_play import play_out

from rulewright.core.narration import Told
from rulewright.server.folding import folded
from rulewright.server.match import EVERYBODY, Logged
from rulewright.text import texts


def logged(message: str, event: int, only: int = EVERYBODY, **args: int | str) -> Logged:
    return Logged(Told(f"log-{message}", dict(args), ""), only, event, 0, "player")


def test_each_reads_you_of_themselves_and_names_of_others(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("ethnos", "Ada", "Bob")
        first = (await here.match(table)).waiting[0]
        await here.choose(table, first, "draw")
        name = ("Ada", "Bob")[first]
        for eyes, locale, expected in (
            (first, "en", "You draw from the deck: "),
            (first, "pl", "Dobierasz z Talii: "),
            (1 - first, "en", f"{name} draws a card from the deck."),
            (None, "pl", f"{name} dobiera kartę z Talii."),
            (first, "en", "You draw from the deck: "),
        ):
            update = await here.update(table, eyes, locale=locale)
            drawn = [line for line in update.lines if line.message == "draws"]
            assert [line.seat for line in drawn] == [first] and drawn[0].text.startswith(expected)
            assert drawn[0].rule == "ET-143" and drawn[0].rule_title and not drawn[0].decided
            assert drawn[0].whispered == (eyes == first) and not any(line.message == "drew" for line in update.lines)

    play_out(sqlite_url, tmp_path, scenario)


def test_what_would_happen_is_told_to_you(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("ethnos", "Ada", "bot")
        await until(lambda: here.play.lives[table].match.waiting == [0], "the bot")
        live = await here.live(table)
        key = next(key for key in live.match.state.options(0) if key.startswith("take:"))
        foreseen = live.match.foresee(0, key)
        assert live.shown.words("en").log(foreseen.lines[0], ["Ada", "Cora"], 0).startswith("You take")

    play_out(sqlite_url, tmp_path, scenario)


def test_the_tribes_of_a_game_are_one_line_for_everybody(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("ethnos", "Ada", "Bob")
        for eyes in (0, 1, None):
            told = [line for line in (await here.update(table, eyes)).lines if line.message == "tribe"]
            assert len(told) == 1 and told[0].text.startswith("5 Tribes take part in this game: ")
            assert len(told[0].about) == 5 and told[0].seat is None

    play_out(sqlite_url, tmp_path, scenario)


def test_lines_are_folded_within_an_event_and_around_whispers() -> None:
    own = texts("runewars", "en")
    lines = [
        logged("gains_influence", 1, seat=0, number=1),
        logged("draws_tactics", 1, seat=0, number=4),
        logged("drew_tactics", 1, 0, seat=0, tactics="ambush"),
        logged("gains_influence", 1, seat=1, number=2),
        logged("draws_tactics", 1, seat=1, number=3),
        logged("gains_influence", 2, seat=1, number=1),
        logged("turn_begins", 2, seat=1, order=3),
        logged("gains_influence", 2, seat=0, number=1),
    ]
    everything = list(range(len(lines)))
    assert folded(own, lines, everything) == [[0, 3], [1, 4], [2], [5], [6], [7]]
    assert folded(own, lines, [0, 1, 3, 4]) == [[0, 3], [1, 4]]
    assert folded(own, lines, []) == []
