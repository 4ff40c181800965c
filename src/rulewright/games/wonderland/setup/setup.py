"""Set-up (WW-020 to WW-037)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, ask_seats, step, steps
from rulewright.games.wonderland.setup.frames import Setup
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.unwritten import all_seats, every_option, unwritten


class ChooseFaction(Decision[Wonderland, Setup]):
    """D-01 choose_faction (WW-036): `faction:<faction>`."""

    def options(self, g: Wonderland, frame: Setup, seat: i64) -> list[int]:
        return every_option("faction")

    def explain(self, g: Wonderland, frame: Setup, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-036", "choose-faction")  # UNWRITTEN: what stands in the way


CHOOSE_FACTION: Final = ChooseFaction("choose_faction", ("WW-036",), "WW-600")


class KeepQuest(Decision[Wonderland, Setup]):
    """D-02 keep_quest (WW-031): `keep:<quest>`."""

    def options(self, g: Wonderland, frame: Setup, seat: i64) -> list[int]:
        return every_option("keep")

    def explain(self, g: Wonderland, frame: Setup, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-031", "keep-quest")  # UNWRITTEN: what stands in the way


KEEP_QUEST: Final = KeepQuest("keep_quest", ("WW-031",), "WW-600", secret=True)


def ask_setup_factions(frame: Setup, g: Wonderland) -> None:
    """WW-036: choose_faction. UNWRITTEN: whom."""
    ask_seat(g, frame, CHOOSE_FACTION, 0)


def ask_setup_quests(frame: Setup, g: Wonderland) -> None:
    """WW-031: keep_quest. UNWRITTEN: whom."""
    ask_seats(g, frame, KEEP_QUEST, all_seats(g), frame.given)


steps(
    Setup,
    step("factions", ask_setup_factions, unwritten),
    step("quests", ask_setup_quests, unwritten),
)
