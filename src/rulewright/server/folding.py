"""Folding of the log: lines that tell the same of several players are one line.

A message that can be told of all at once has the attribute `all` in its game's
catalogue. Such lines stand side by side when a rule does the same for everybody,
as at set-up; what is whispered in between stays where it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rulewright.server.match import EVERYBODY, Logged
from rulewright.text import Texts

Lines = Sequence[Logged] | Mapping[int, Logged]


def folded(own: Texts, lines: Lines, readable: Sequence[int]) -> list[list[int]]:
    """The places of the readable lines, those together that are one line for the reader; the first says where."""
    found: list[list[int]] = []
    for run in runs(own, lines, readable):
        groups: dict[str, list[int]] = {}
        for at in run:
            alike = groups.get(lines[at].told.message)
            if alike is not None and lines[at].only == EVERYBODY:
                alike.append(at)
                continue
            group = [at]
            found.append(group)
            if len(run) > 1 and lines[at].only == EVERYBODY:
                groups[lines[at].told.message] = group
    return found


def runs(own: Texts, lines: Lines, readable: Sequence[int]) -> Iterator[list[int]]:
    """Lines of one event that can be told of all, with what is whispered in between; any other line by itself."""
    run: list[int] = []
    for at in readable:
        line = lines[at]
        joins = line.only != EVERYBODY or own.says(line.told.message, "all")
        if run and (not joins or lines[run[-1]].number != line.number):
            yield run
            run = []
        if joins:
            run.append(at)
        else:
            yield [at]
    if run:
        yield run
