"""What the README shows works as it stands there."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_library_example_runs_and_prints_what_it_says() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(block, str(README), "exec"), {})
    options, refusal = printed.getvalue().splitlines()
    assert options.startswith("['draw', ")
    assert refusal == "Refusal(rule='ET-311', reason='skeleton-leads', numbers={})"


def test_every_page_that_is_linked_exists() -> None:
    for page in [README, *(README.parent / "docs").glob("*.md"), README.parent / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
