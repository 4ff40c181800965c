"""The scenes in which Fate cards decide: attempts at quests, and diplomacy with neutral units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulewright.core.narration import Told
from rulewright.faces.story import Cell, Reader, Row, Scene, SceneChange, SceneResult, SceneStep
from rulewright.games.runewars.face.story.duel import CARDS_MS, FOES, OPENING_MS, DuelTeller
from rulewright.games.runewars.face.story.words import Speech, name_of, number, seat_in, several, word

OUTCOMES: Final = {
    "gains_reward": "reward",
    "got_reward": "reward",
    "hero_hurt": "damage",
    "hero_healed": "heal",
    "hero_routed": "routed",
    "hero_retreats": "retreat",
    "hero_defeated": "destroyed",
    "gains_influence": "influence",
    "loses_influence": "influence",
    "draws_tactics": "tactics",
    "legion_rises": "standing",
    "looks_at_rune": "rune",
    "routs_neutrals": "routed",
    "keeps_one_reward": "reward",
    "no_reward_left": "reward",
    "hero_trained": "train",
}
"""What an attempt brings, and its icons."""
ENDS_OF_TALKS: Final = {"neutrals_join": "joined", "neutrals_leave": "left", "neutrals_refuse": "refused"}


def cards_step(line: Told, speech: Speech, seat: int | None) -> SceneStep:
    """Fate cards that were drawn for a test or for talks."""
    fates = several(line, "fates")
    cells = [Cell(seat, str(len(fates)), [f"fate:{card}" for card in fates])]
    row = Row("draw", speech.say("test-cards"), "fate_card", cells)
    data = {"cards": [int(card) for card in fates]}
    return SceneStep("draw", speech.say("test-draw"), CARDS_MS, speech.log(line), [], [row], data)


def choice_step(line: Told, speech: Speech, seat: int | None, before: SceneStep | None) -> SceneStep:
    """The card that was chosen, and its symbol."""
    card, symbol = str(line.args.get("fate", "")), word(line, "symbol")
    cells = [Cell(seat, symbol, [f"fate:{card}"], speech.words.name("symbol", symbol))]
    row = Row("choose", speech.say("test-symbol"), symbol, cells)
    drawn = before.data["cards"] if before is not None else [int(card)]
    data = {"cards": drawn, "chosen": int(card), "symbol": symbol}
    return SceneStep("choose", speech.say("test-choose"), OPENING_MS, speech.log(line), [], [row], data)


def card_steps(lines: Sequence[Told], speech: Speech, seat: int | None, draws: str, result: str) -> list[SceneStep]:
    """Every draw and every chosen card among the lines."""
    steps: list[SceneStep] = []
    for line in lines:
        if name_of(line) == draws and several(line, "fates"):
            steps.append(cards_step(line, speech, seat))
        elif name_of(line) == result:
            steps.append(choice_step(line, speech, seat, steps[-1] if steps else None))
    return steps


class QuestScene:
    """Attempts at quests: a test, or a duel with the units of the card."""

    name = "quest_test"

    def begins(self, line: Told) -> bool:
        return name_of(line) == "attempts_quest"

    def ends(self, line: Told) -> bool:
        return name_of(line) in ("quest_settled", "fails_quest")

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        speech = Speech(reader)
        first = lines[0]
        seat, hero, quest = seat_in(first), word(first, "hero"), word(first, "quest")
        duel = any(name_of(line) == "duel_round" for line in lines)
        if duel:
            steps = DuelTeller([hero, FOES], [seat, None], lines, speech).steps()
        else:
            steps = card_steps(lines, speech, seat, "test_draws", "test_result")
        if not steps and not any(name_of(line) == "test_without_cards" for line in lines):
            return None
        opening = SceneStep("quest", speech.say("quest-begins"), OPENING_MS, speech.log(first))
        steps = [opening, *steps]
        for step in steps:
            step.lit = [f"hero:{hero}"]
            step.data.update({"hero": hero, "quest": quest, "seats": [seat, None], "area": ""})
        title = speech.say("quest", quest=quest)
        result = self.result(lines, speech) if over else None
        return Scene(self.name, title, "versus" if duel else "cards", [] if seat is None else [seat], steps, result)

    def result(self, lines: Sequence[Told], speech: Speech) -> SceneResult:
        first, last = lines[0], lines[-1]
        seat = seat_in(first)
        won = any(name_of(line) == "completes_quest" for line in lines)
        headline = speech.say("quest-won" if won else "quest-failed", seat=seat, quest=word(first, "quest"))
        symbols = [word(line, "symbol") for line in lines if name_of(line) == "test_result"]
        drawn = [len(several(line, "fates")) for line in lines if name_of(line) == "test_draws"]
        because = ""
        if symbols and drawn:
            name = speech.words.name("symbol", symbols[-1])
            because = speech.say("quest-because", symbol=(name,), number=drawn[-1])
        changes = [
            SceneChange(OUTCOMES[name_of(line)], speech.log(line), [], line.rule)
            for line in lines
            if name_of(line) in OUTCOMES and not is_told_by_another(line, lines)
        ]
        if not changes and not won:
            changes = [SceneChange("quest", speech.log(last), [], last.rule)]
        return SceneResult(headline, because, [], changes)


def is_told_by_another(line: Told, lines: Sequence[Told]) -> bool:
    """A Reward that the reader knows by name needs no line that somebody gained one."""
    return name_of(line) == "gains_reward" and any(name_of(other) == "got_reward" for other in lines)


class DiplomacyScene:
    """Talks with neutral units: the cards that influence bought, the symbol, and what they decide."""

    name = "diplomacy"

    def begins(self, line: Told) -> bool:
        return name_of(line) == "diplomacy_begins"

    def ends(self, line: Told) -> bool:
        return name_of(line) in ENDS_OF_TALKS

    def scene(self, lines: Sequence[Told], over: bool, reader: Reader) -> Scene | None:
        speech = Speech(reader)
        seat, area = seat_in(lines[0]), word(lines[0], "area")
        steps = card_steps(lines, speech, seat, "diplomacy_draws", "diplomacy_result")
        if not steps:
            return None
        for step in steps:
            step.lit = [f"area:{area}"]
            step.data.update({"area": area, "seat": seat})
        result = self.result(lines, speech, area) if over else None
        return Scene(
            self.name, speech.say("diplomacy", area=area), "cards", [] if seat is None else [seat], steps, result
        )

    def result(self, lines: Sequence[Told], speech: Speech, area: str) -> SceneResult:
        last = lines[-1]
        outcome = ENDS_OF_TALKS.get(name_of(last), "")
        headline = (
            speech.say(f"diplomacy-{outcome}", seat=seat_in(lines[0]), area=area) if outcome else speech.log(last)
        )
        drawn = [number(line) for line in lines if name_of(line) == "diplomacy_draws"]
        symbols = [word(line, "symbol") for line in lines if name_of(line) == "diplomacy_result"]
        because = ""
        if drawn and symbols:
            because = speech.say(
                "diplomacy-because", number=drawn[-1], symbol=(speech.words.name("symbol", symbols[-1]),)
            )
        return SceneResult(headline, because)
