"""Small charts as inline SVG: intervals, histograms, boxes, stacked bars.

Our own, because a report must be one file without scripts, follow the colours
of its page (light and dark, by CSS variables) and speak the reader's language.
Every chart has a label for screen readers, and stands beside a table.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

from rulewright.lab.statistics import Bin

WIDTH: Final = 480
LINE: Final = 26
TOP: Final = 8
AXIS: Final = 24
RIGHT: Final = 16
COLUMNS_HEIGHT: Final = 150
COLOURS: Final = 8

Format = Callable[[float], str]


class Interval(NamedTuple):
    """A value with its interval, for one line of a chart."""

    label: str
    value: float
    low: float
    high: float


class Box(NamedTuple):
    """A spread: 5 %, quartiles and median, 95 %; the mean apart."""

    label: str
    quantiles: tuple[float, ...]
    mean: float


class Stack(NamedTuple):
    """A bar made of parts."""

    label: str
    parts: Sequence[float]


class Scale:
    """Values on the way from left to right."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.low = low
        self.span = (high - low) or 1.0
        self.left = left
        self.right = right

    def at(self, value: float) -> float:
        return round(self.left + (self.right - self.left) * (value - self.low) / self.span, 1)


def round_step(span: float, lines: int = 5) -> float:
    """A step of 1, 2 or 5 times a power of ten that divides a span into about so many parts."""
    step = 1e-6
    factors = (2, 2.5, 2)
    at = 0
    while span / step > lines:
        step *= factors[at % 3]
        at += 1
    return step


def ticks(low: float, high: float) -> list[float]:
    """Round values from low to high."""
    step = round_step(high - low)
    first = -(-low // step)
    marks: list[float] = []
    while (first + len(marks)) * step <= high + step * 1e-6:
        marks.append(round((first + len(marks)) * step, 9))
    return marks


def margin(labels: Sequence[str]) -> float:
    """Room on the left for the longest label; 6.6 units a letter, at most two fifths of the width."""
    return min(WIDTH * 0.4, 14 + 6.6 * max((len(label) for label in labels), default=0))


def shortened(label: str, left: float) -> str:
    room = int((left - 12) / 6.6)
    return label if len(label) <= room else label[: room - 1] + "…"


def svg(height: float, label: str, parts: Sequence[str]) -> str:
    body = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}" class="chart">{body}</svg>'


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    marked = f' class="{kind}"' if kind else ""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}"{marked}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" class="{kind}"/>'


def bar(x: float, y: float, width: float, height: float, kind: str, title: str = "") -> str:
    told = f"<title>{escape(title)}</title>" if title else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{max(width, 0):.1f}" height="{height:g}" class="{kind}">{told}</rect>'


def value_axis(scale: Scale, marks: Sequence[float], bottom: float, shown: Format) -> list[str]:
    """Vertical grid lines with their values below."""
    parts: list[str] = []
    for mark in marks:
        x = scale.at(mark)
        parts.append(line(x, TOP, x, bottom, "grid"))
        parts.append(text(x, bottom + 16, shown(mark), "middle", "axis"))
    return parts


def interval_chart(label: str, intervals: Sequence[Interval], shown: Format, even: float | None = None) -> str:
    """A dot for each value and a whisker for its interval; `even` marks what an even game would give."""
    left = margin([one.label for one in intervals])
    bottom = TOP + LINE * len(intervals)
    highest = max([one.high for one in intervals] + ([even] if even is not None else []))
    step = round_step(highest)
    top = math.ceil(round(highest / step, 6)) * step
    marks = ticks(0.0, top)
    scale = Scale(0.0, top, left, WIDTH - RIGHT)
    parts = value_axis(scale, marks, bottom, shown)
    if even is not None:
        parts.append(line(scale.at(even), TOP, scale.at(even), bottom, "even"))
    for number, one in enumerate(intervals):
        y = TOP + LINE * number + LINE / 2
        told = f"{one.label}: {shown(one.value)} ({shown(one.low)} – {shown(one.high)})"
        parts.append(text(left - 10, y + 4, shortened(one.label, left), "end"))
        parts.append(line(scale.at(one.low), y, scale.at(one.high), y, "whisker"))
        parts.append(
            f'<circle cx="{scale.at(one.value):g}" cy="{y:g}" r="5" class="dot"><title>{escape(told)}</title></circle>'
        )
    return svg(bottom + AXIS, label, parts)


def histogram_chart(label: str, bins: Sequence[Bin], shown: Format) -> str:
    """Columns for counts; the values stand below."""
    left = 40.0
    bottom = TOP + COLUMNS_HEIGHT
    most = max((one.count for one in bins), default=1)
    scale = Scale(bins[0].low, bins[-1].high, left, WIDTH - RIGHT)
    parts: list[str] = []
    for mark in ticks(0.0, most):
        y = round(bottom - COLUMNS_HEIGHT * mark / most, 1)
        if mark == int(mark):
            parts.append(line(left, y, WIDTH - RIGHT, y, "grid"))
            parts.append(text(left - 6, y + 4, shown(mark), "end", "axis"))
    for one in bins:
        height = round(COLUMNS_HEIGHT * one.count / most, 1)
        start, end = scale.at(one.low), scale.at(one.high)
        told = f"{range_of(one, shown)}: {shown(one.count)}"
        parts.append(bar(start + 0.5, bottom - height, end - start - 1, height, "column", told))
    for mark in ticks(bins[0].low, bins[-1].high):
        if mark == int(mark):
            parts.append(text(scale.at(mark), bottom + 16, shown(mark), "middle", "axis"))
    return svg(bottom + AXIS, label, parts)


def range_of(one: Bin, shown: Format) -> str:
    """The values of a column, for people."""
    if one.high - one.low == 1:
        return shown(one.low)
    return f"{shown(one.low)}–{shown(one.high - 1)}"


def box_chart(label: str, boxes: Sequence[Box], shown: Format) -> str:
    """Boxes from quartile to quartile with the median, whiskers from 5 % to 95 %, a dot for the mean."""
    left = margin([one.label for one in boxes])
    bottom = TOP + LINE * len(boxes)
    low = min(one.quantiles[0] for one in boxes)
    high = max(one.quantiles[-1] for one in boxes)
    step = round_step((high - low) or 1.0)
    scale = Scale(low // step * step, math.ceil(high / step) * step, left, WIDTH - RIGHT)
    parts = value_axis(scale, ticks(scale.low, scale.low + scale.span), bottom, shown)
    for number, one in enumerate(boxes):
        y = TOP + LINE * number + LINE / 2
        five, quarter, median, three_quarters, most = (scale.at(value) for value in one.quantiles)
        parts.append(text(left - 10, y + 4, shortened(one.label, left), "end"))
        parts.append(line(five, y, most, y, "whisker"))
        told = f"{one.label}: {' / '.join(shown(value) for value in one.quantiles)}"
        parts.append(bar(quarter, y - 7, three_quarters - quarter, 14, "box", told))
        parts.append(line(median, y - 7, median, y + 7, "median"))
        parts.append(f'<circle cx="{scale.at(one.mean):g}" cy="{y:g}" r="3" class="dot"/>')
    return svg(bottom + AXIS, label, parts)


def stacked_chart(label: str, stacks: Sequence[Stack], names: Sequence[str], shown: Format) -> str:
    """One bar for each line, made of coloured parts; `names` go with the parts."""
    left = margin([one.label for one in stacks])
    bottom = TOP + LINE * len(stacks)
    longest = max((sum(one.parts) for one in stacks), default=1.0) or 1.0
    scale = Scale(0.0, longest, left, WIDTH - RIGHT)
    parts = value_axis(scale, ticks(0.0, longest), bottom, shown)
    for number, one in enumerate(stacks):
        y = TOP + LINE * number + 4
        parts.append(text(left - 10, y + 13, shortened(one.label, left), "end"))
        before = 0.0
        for part, points in enumerate(one.parts):
            start, end = scale.at(before), scale.at(before + points)
            told = f"{names[part]}: {shown(points)}"
            parts.append(bar(start, y, end - start, LINE - 8, f"series-{part % COLOURS}", told))
            before += points
    return svg(bottom + AXIS, label, parts)


def legend(names: Sequence[str]) -> str:
    """The colours of the parts and what they stand for."""
    items = "".join(
        f'<li><span class="swatch fill-{at % COLOURS}" aria-hidden="true"></span>{escape(name)}</li>'
        for at, name in enumerate(names)
    )
    return f'<ul class="legend">{items}</ul>'
