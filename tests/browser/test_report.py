"""The report of a simulation in a browser: one file, in the colours and letters of the house, wide and narrow."""

from __future__ import annotations

from pathlib import Path

import pytest
from driving import PHONE, WIDE, Site, sideways

from rulewright.lab import Plan, simulate, write_report

LETTERS = "node => getComputedStyle(node).fontFamily"
GROUND = """() => ['--table', '--paper'].map(
  name => getComputedStyle(document.documentElement).getPropertyValue(name).trim().toLowerCase())"""


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_report_wears_the_house_style(site: Site, tmp_path: Path, size: tuple[int, int]) -> None:
    file = tmp_path / "report.html"
    write_report(simulate(Plan("ethnos", ("novice", "random"), games=6, seed=3)), file, "en")
    with site.visitor(size=size) as page:
        page.goto("/")
        house = page.evaluate(GROUND)
        page.goto(file.as_uri())
        assert "Grenze" in page.locator("h1").first.evaluate(LETTERS)
        assert "Source Sans" in page.locator("body").evaluate(LETTERS)
        assert all(house) and page.evaluate(GROUND) == house, "table and paper are of the same colours"
        assert page.locator("svg[role=img]").count() > 0
        assert sideways(page) <= 0
