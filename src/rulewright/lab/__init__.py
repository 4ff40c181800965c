"""The laboratory: simulations, tournaments of bots, statistics, reports, benchmarks.

    results = simulate(Plan("ethnos", ("sharp", "steady"), games=200), jobs=2)
    write_report(results, "report.html", "en")

`bench`, `migration` and `statistics` are modules of their own.
"""

from __future__ import annotations

from rulewright.lab.analysis import Analysis, analyse
from rulewright.lab.errors import (
    BadChoice,
    BadJournal,
    BadPlan,
    BadResults,
    Interrupted,
    RayMissing,
    RayUnreachable,
    WrongJournal,
)
from rulewright.lab.plan import Plan
from rulewright.lab.play import Summary
from rulewright.lab.report import report_html, write_report
from rulewright.lab.simulation import Results, results_from_json, simulate
from rulewright.lab.standings import Row
from rulewright.lab.tournaments import Standings, tournament

__all__ = [
    "Analysis", "BadChoice", "BadJournal", "BadPlan", "BadResults", "Interrupted", "Plan", "RayMissing",
    "RayUnreachable", "Results", "Row", "Standings", "Summary", "WrongJournal", "analyse", "report_html",
    "results_from_json", "simulate", "tournament", "write_report",
]  # fmt: skip
