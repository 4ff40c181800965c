"""The scenes of the game itself: a Season card and whom it strikes, and the end with what decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulewright.core.narration import Told
from rulewright.faces.story import Cell, Reader, Row, Scene, SceneChange, SceneResult, SceneStep
from rulewright.games.runewars.face.story.words import Speech, name_of, number, seat_in, word

CARD_MS: Final = 2400
AUTOMATIC: Final = frozenset({"spr1", "spr8", "sum1", "sum3", "sum6", "fal1", "fal5", "win2", "win5"})
"""Cards that ask nobody: what they do belongs to their scene."""
AFTER_THE_CARD: Final = frozenset({"spring", "waters_freeze", "quest_phase_begins"})
NOT_OF_THE_CARD: Final = frozenset({"season_card", "season_begins", "reshuffled", "season_reshuffled", *AFTER_THE_CARD})
ENDINGS: Final = ("won_by_runes", "won_by_years", "won_as_last")


class SeasonScene:
    """A Season card: large, with what it does to whom. It waits for nobody whose numbers it leaves alone."""

    name = "season_card"

    def begins(self, line: Told) -> bool:
        return name_of(line) == "season_card"

    def ends(self, line: Told) -> bool:
        name = name_of(line)
        if name == "season_card":
            return word(line, "season_card") not in AUTOMATIC
        return name in AFTER_THE_CARD or (name == "reshuffled" and word(line, "deck") == "fate")

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        speech = Speech(reader)
        card = word(lines[0], "season_card")
        name = speech.words.name("season_card", card)
        done = [line for line in lines if name_of(line) not in NOT_OF_THE_CARD]
        text = speech.words.name("season_card", card, "text")
        row = Row("card", name, "season_card", [Cell(None, "", [f"season_card:{card}"], text)])
        changes = [SceneChange("season_card", speech.log(line), place_of(line), line.rule) for line in done]
        step = SceneStep("card", name, CARD_MS, text, [], [row], {"card": card})
        mine = any(seat_in(line) == reader.eyes for line in done)
        result = SceneResult(name, text, [], changes)
        return Scene(self.name, name, "cards", [], [step], result, waits=mine)


def place_of(line: Told) -> list[str]:
    area, seat = word(line, "area"), seat_in(line)
    return [f"area:{area}"] if area else [] if seat is None else [f"seat:{seat}"]


class EndScene:
    """The end of the game: what decided it, then everybody's dragon runes."""

    name = "game_end"

    def begins(self, line: Told) -> bool:
        return name_of(line) in ENDINGS

    def ends(self, line: Told) -> bool:
        return False

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        speech = Speech(reader)
        counts = {
            seat: line for line in lines if name_of(line) == "final_count" and (seat := seat_in(line)) is not None
        }
        winner = seat_in(lines[0])
        if not counts or winner is None:
            return None
        order = sorted(
            counts, key=lambda seat: (seat != winner, -number(counts[seat]), -number(counts[seat], "influence"))
        )
        cells = [Cell(seat, str(number(counts[seat])), [], self.influence(speech, counts[seat])) for seat in order]
        row = Row("runes", speech.say("end-runes"), "rune", cells)
        headline = speech.say("end-won", seat=winner)
        because = self.because(speech, name_of(lines[0]), winner, order, counts)
        step = SceneStep("runes", speech.say("end-runes"), CARD_MS, because, [], [row], {"order": order})
        return Scene(self.name, speech.say("end"), "end", order, [step], SceneResult(headline, because, [row]))

    def influence(self, speech: Speech, line: Told) -> str:
        return speech.say("end-influence", number=number(line, "influence"))

    def because(self, speech: Speech, how: str, winner: int, order: Sequence[int], counts: dict[int, Told]) -> str:
        """How the winner stood against whoever came next."""
        mine = number(counts[winner])
        if how == "won_as_last" or len(order) < 2:
            return speech.say("end-as-last", number=mine)
        next_best = order[1]
        theirs = number(counts[next_best])
        second = (speech.say("player", seat=next_best),)
        if how == "won_by_runes":
            return speech.say("end-by-runes", seat=winner, number=mine, second=second, other=theirs)
        if mine > theirs:
            return speech.say("end-by-years", seat=winner, number=mine, second=second, other=theirs)
        influence, other = (number(counts[seat], "influence") for seat in (winner, next_best))
        if influence > other:
            return speech.say(
                "end-by-influence", seat=winner, number=mine, influence=influence, second=second, other=other
            )
        return speech.say("end-by-start", seat=winner, number=mine, second=second)
