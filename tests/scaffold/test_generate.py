"""What a program writes into the sources (`make generate`): it is what stands there."""

from __future__ import annotations

from rulewright.scaffold.generate import PACKAGE, WEB, stale


def test_what_is_written_is_what_stands_in_the_sources() -> None:
    assert not stale(PACKAGE, WEB), "run make generate"
