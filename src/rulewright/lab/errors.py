"""Errors of the laboratory, each a type of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.core.errors import RulewrightError

if TYPE_CHECKING:
    from rulewright.lab.simulation import Results


class BadPlan(RulewrightError):
    """The plan of a simulation or a tournament asks for something impossible."""


class BadJournal(RulewrightError):
    """The journal file holds something that no simulation has written, or cannot be written."""


class WrongJournal(BadJournal):
    """The journal belongs to another plan, or to other rules; it is left as it is."""


class BadChoice(RulewrightError):
    """A bot has chosen something that was not offered."""


class BadResults(RulewrightError):
    """The file does not hold the results of a simulation."""


class RayMissing(RulewrightError):
    """Ray is asked for but not installed."""

    def __init__(self) -> None:
        super().__init__("Ray is not installed; to run on a Ray cluster: pip install rulewright[ray]")


class RayUnreachable(RulewrightError):
    """Nothing answers at the address of a Ray cluster, or it is no address."""


class Interrupted(KeyboardInterrupt):
    """A simulation was interrupted; `results` has the games that were finished.

    It is a `KeyboardInterrupt`, so that who does not ask for the results is
    interrupted as usual. With a journal, the same call continues the run.
    """

    def __init__(self, results: Results) -> None:
        super().__init__(f"interrupted after {len(results.games)} of {results.plan.games} games")
        self.results = results
