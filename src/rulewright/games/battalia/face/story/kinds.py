"""What each message of the log is in the story: its kind is its name, and here is its weight.

The cards of a line are laid one by one, so they join what the line brings; so do the numbers that follow from it. Lines
of a scene are told by its steps, whatever they are here.
"""

from __future__ import annotations

from typing import Final

from rulewright.faces.story import BOOK_KEEPING, HEAVY, PLAIN, SCENE, SMALL, EventKind

SCENES: Final = "attacks attacks-neutral passes-gate checkpoint ends"
GREAT: Final = """
    builds-road builds-city builds-market raises hires-hero explores plays buys-elixir pays-homage pitches day cohort
    prepares-ambush drinks drinks-for cancels trades income fate conquers
"""
DEEDS: Final = """
    chooses-faction chooses-city gains takes comes moves upgrades clones mulligan uses-ability
    takes-bonus delivers spends-bonus strikes lays-ambush stations destroys masks retreats borrows shows
    cloaks gives lowers changes-land swaps-land summons rolls sacrifices joins prepares cancelled
"""
LITTLE: Final = "passes first-player prepares-to-move bilkarr metamorphia looks elixir-ends tent-ends storms-shuffled"
BOOKS: Final = "forced lays totals battle-over storm-over checkpoint-over reshuffles gives-in-trade"
PARTS: Final = """
    gains-supplies gains-dust draws counts-as stands-for runs-out storm-idle storm copies battle-begins fights adds
    claims uses-berserk loses-card battle-won battle-lost without-result loses-hero loses-place counts-cards veteran
    disgraced loses-royal final-score team-score wins-game
"""


def declared(names: str, weight: int, beat: bool = False) -> dict[str, EventKind]:
    """The kinds of these messages."""
    return {name: EventKind(name, weight, beat) for name in names.split()}


KINDS: Final[dict[str, EventKind]] = {
    **declared(SCENES, SCENE),
    **declared(GREAT, HEAVY),
    **declared(DEEDS, PLAIN),
    **declared(LITTLE, SMALL),
    **declared(BOOKS, BOOK_KEEPING),
    **declared(PARTS, SMALL, beat=True),
}
