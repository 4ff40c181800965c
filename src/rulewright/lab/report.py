"""The report of a simulation: one HTML file, in both languages, that needs nothing else.

Both languages are inside; two radio buttons and a line of CSS show one of them.
Nothing is fetched, no script runs. The numbers come from analysis.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Final

from rulewright.lab.analysis import Analysis, Frequency, Spread, analyse
from rulewright.lab.charts import (
    Box,
    Interval,
    Stack,
    box_chart,
    histogram_chart,
    interval_chart,
    legend,
    range_of,
    stacked_chart,
)
from rulewright.lab.errors import BadResults
from rulewright.lab.simulation import Results
from rulewright.lab.standings import Row
from rulewright.lab.statistics import histogram
from rulewright.lab.words import Words
from rulewright.text import LOCALES, UnknownLocale

STYLE: Final = Path(__file__).with_name("report.css")
LANGUAGES: Final = {"en": "English", "pl": "Polski"}
KEYS_SHOWN: Final = 12


def write_report(results: Results, path: str | Path, locale: str = "en") -> None:
    """Writes the report to a file that opens in the given language."""
    Path(path).write_text(report_html(results, locale), encoding="utf-8")


def report_html(results: Results, locale: str = "en") -> str:
    """The report as one page; raises `UnknownLocale`, and `BadResults` if no game is finished."""
    if locale not in LOCALES:
        raise UnknownLocale(f"there are no texts in {locale!r}; the languages are: {', '.join(LOCALES)}")
    if not results.games:
        raise BadResults("no game is finished, so there is nothing to report")
    analysis = analyse(results)
    pages = [Page(results, analysis, Words(results.plan.game, one)) for one in LOCALES]
    title = next(page.title() for page in pages if page.locale == locale)
    return (
        f'<!DOCTYPE html>\n<html lang="{locale}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n"
        f"{language_switch(locale)}\n{''.join(page.article() for page in pages)}</body>\n</html>\n"
    )


def language_switch(locale: str) -> str:
    """The head of the page: whose report it is, and two radio buttons, of which the style sheet knows the rest."""
    buttons = "".join(
        f'<label lang="{one}"><input type="radio" name="language" id="show-{one}"'
        f"{' checked' if one == locale else ''}> {name}</label>"
        for one, name in LANGUAGES.items()
    )
    brand = '<span class="brand"><i aria-hidden="true">R</i>Rulewright</span>'
    return f'<fieldset class="languages"><legend>Language / Język</legend>{brand}{buttons}</fieldset>'


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]], shown: bool = False) -> str:
    """A table whose cells are HTML; the first cell of a row is its heading. The caption may be for listeners alone."""
    head = "".join(f'<th scope="col">{cell}</th>' if cell else "<td></td>" for cell in heads)
    body = "".join(f'<tr><th scope="row">{cells[0]}</th>{"".join(map(cell, cells[1:]))}</tr>' for cells in rows)
    kind = ' class="shown"' if shown else ""
    return (
        f'<div class="scroll"><table><caption{kind}>{escape(caption)}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def cell(content: str) -> str:
    kind = ' class="share"' if content.startswith("<span") else ""
    return f"<td{kind}>{content}</td>"


def level(share: float) -> str:
    """A small bar inside a table."""
    return f'<span class="level" style="width:{100 * share:.1f}%"></span>'


def pair(chart: str, numbers: str, note: str = "") -> str:
    """A chart and, beside it, its table."""
    told = f"<figcaption>{escape(note)}</figcaption>" if note else ""
    return f'<div class="pair"><figure>{chart}{told}</figure>{numbers}</div>'


class Page:
    """The report in one language."""

    def __init__(self, results: Results, analysis: Analysis, words: Words) -> None:
        self.results = results
        self.plan = results.plan
        self.analysis = analysis
        self.words = words
        self.say = words.say
        self.locale = words.locale

    def title(self) -> str:
        return self.say("report-title", game=self.game_name())

    def game_name(self) -> str:
        return self.say("game-name") if self.words.game.catalogue.has("game-name") else self.plan.game

    def article(self) -> str:
        sections: list[tuple[str, Callable[[], str]]] = [
            ("overview", self.overview),
            ("wins", self.wins),
            ("tags", self.tags),
            ("length", self.length),
            ("scores", self.scores),
            ("sources", self.sources),
            ("options", self.options),
            ("cards", self.cards),
            ("rules", self.rules),
        ]
        shown = [(name, body) for name, make in sections if (body := make())]
        links = "".join(
            f'<li><a href="#{name}-{self.locale}">{escape(self.heading(name))}</a></li>' for name, _ in shown
        )
        bodies = "".join(
            f'<section id="{name}-{self.locale}" aria-labelledby="{name}-{self.locale}-heading">'
            f'<h2 id="{name}-{self.locale}-heading">{escape(self.heading(name))}</h2>{body}</section>\n'
            for name, body in shown
        )
        return (
            f'<article lang="{self.locale}">\n<h1>{escape(self.title())}</h1>\n'
            f'<p class="lead">{escape(self.lead())}</p>\n'
            f'<nav aria-label="{escape(self.say("report-contents"))}"><ul>{links}</ul></nav>\n{bodies}</article>\n'
        )

    def heading(self, section: str) -> str:
        return self.say(f"report-{section}")

    def lead(self) -> str:
        games = len(self.results.games)
        best = self.analysis.bots[0]
        said = self.say("report-lead", games=games, players=len(self.plan.seats))
        if len(self.analysis.bots) > 1:
            said += " " + self.say("report-lead-best", bot=best.name, share=self.words.percent(best.share))
        return said

    # Sections

    def overview(self) -> str:
        facts = [
            ("report-game", f"{self.game_name()} <code>{escape(self.plan.game)}</code>"),
            ("report-games", self.games_told()),
            ("report-seats", escape(", ".join(self.plan.seats))),
            ("report-rotation", escape(self.say("report-rotates" if self.plan.rotate else "report-stays"))),
            ("report-options-of-game", escape(self.options_told())),
            ("report-seed", f"<code>{self.plan.seed}</code>"),
            ("report-time", escape(self.time_told())),
            ("report-workers", escape(self.workers_told())),
        ]
        if self.plan.pack:
            facts.append(("report-pack", f"<code>{escape(Path(self.plan.pack).name)}</code>"))
        listed = "".join(f"<div><dt>{escape(self.say(name))}</dt><dd>{value}</dd></div>" for name, value in facts)
        return f'<dl class="facts">{listed}</dl>'

    def games_told(self) -> str:
        games = self.words.number(len(self.results.games))
        if self.results.complete:
            return games
        return escape(self.say("report-incomplete", games=games, planned=self.words.number(self.plan.games)))

    def time_told(self) -> str:
        """How long the games took, those from a journal excepted."""
        seconds = self.words.number(self.results.seconds, 1)
        if self.results.resumed:
            resumed = self.words.number(self.results.resumed)
            return self.say("report-seconds-resumed", seconds=seconds, resumed=resumed)
        return self.say("report-seconds", seconds=seconds)

    def options_told(self) -> str:
        told = [
            self.option_told(name, value) for name, value in self.plan.options.items() if value not in (None, False)
        ]
        return "; ".join(told) or self.say("report-default-options")

    def option_told(self, name: str, value: object) -> str:
        """An option that differs from the rulebook: its name and, unless it is just switched on, its value."""
        heading = self.words.name("setting", name)
        if value is True:
            return heading
        values = value if isinstance(value, (list, tuple)) else [value]
        kind = self.analysis.tag_kind
        return f"{heading}: {', '.join(self.words.group(kind, str(one)) for one in values)}"

    def workers_told(self) -> str:
        if self.results.ray is not None:
            return self.say("report-ray")
        return self.say("report-processes", jobs=self.results.jobs)

    def wins(self) -> str:
        seat = self.say("report-seat")
        seats = [replace(row, name=f"{seat}\u00a0{row.name}") for row in self.analysis.seats]
        by_bot = self.standing(self.analysis.bots, self.say("report-by-bot"), self.say("report-bot"))
        by_seat = self.standing(seats, self.say("report-by-seat"), seat)
        return f'<p class="note">{escape(self.say("report-wins-note"))}</p>{by_bot}{by_seat}'

    def standing(self, rows: Sequence[Row], heading: str, kind: str) -> str:
        """Shares of wins as a chart and with all else as a table."""
        words = self.words
        intervals = [Interval(row.name, row.share, row.low, row.high) for row in rows]
        chart = interval_chart(heading, intervals, words.round_percent, 1 / len(self.plan.seats))
        heads = [kind, *map(self.say, ("report-played", "report-share", "report-interval", "report-place"))]
        cells = [
            [
                escape(row.name),
                words.number(row.games),
                words.percent(row.share),
                self.interval(row),
                words.number(row.place, 2),
                words.number(row.score, 1),
            ]
            for row in rows
        ]
        numbers = table(heading, [*map(escape, heads), escape(self.say("report-score"))], cells)
        return f"<h3>{escape(heading)}</h3>{pair(chart, numbers, self.say('report-even'))}"

    def interval(self, row: Row) -> str:
        return f"{self.words.percent(row.low)} – {self.words.percent(row.high)}"

    def tags(self) -> str:
        """What it means that a Tribe is in the game, and to use it."""
        words, rows = self.words, self.analysis.tags
        if not rows:
            return ""
        names = {row.name: words.group(self.analysis.tag_kind, row.name) for row in rows}
        favoured = [row for row in rows if row.favoured.games]
        parts = [f'<p class="note">{escape(self.say("report-tags-note"))}</p>']
        if favoured:
            in_order = sorted(favoured, key=lambda row: -row.favoured.share)
            intervals = [Interval(names[row.name], *share_of(row.favoured)) for row in in_order]
            chart = interval_chart(
                self.say("report-tags-favoured"), intervals, words.round_percent, 1 / len(self.plan.seats)
            )
            heads = [
                self.say("report-tag"),
                self.say("report-tag-seats"),
                self.say("report-share"),
                self.say("report-interval"),
                self.say("report-tag-others"),
            ]
            cells = [
                [
                    escape(names[row.name]),
                    words.number(row.favoured.games),
                    words.percent(row.favoured.share),
                    self.interval(row.favoured),
                    words.percent(row.others.share) if row.others.games else "–",
                ]
                for row in in_order
            ]
            numbers = table(self.say("report-tags-favoured"), list(map(escape, heads)), cells)
            parts.append(pair(chart, numbers, self.say("report-even")))
        parts.append(self.tags_in_play(names))
        return "".join(parts)

    def tags_in_play(self, names: dict[str, str]) -> str:
        """Games with each tag: how long, how high, and each bot's share of wins in them."""
        words = self.words
        bots = [row.name for row in self.analysis.bots]
        shown_bots = bots if len(bots) > 1 else []
        heads = [
            self.say("report-tag"),
            self.say("report-games"),
            self.say("report-turns"),
            self.say("report-winning-score"),
            *(self.say("report-share-of", bot=bot) for bot in shown_bots),
        ]
        cells = []
        for row in self.analysis.tags:
            shares = [words.percent(row.bots[bot].share) if bot in row.bots else "–" for bot in shown_bots]
            length, score = words.number(row.turns, 1), words.number(row.score, 1)
            cells.append([escape(names[row.name]), words.number(row.games), length, score, *shares])
        heading = self.say("report-tags-in-play")
        return f"<h3>{escape(heading)}</h3>{table(heading, list(map(escape, heads)), cells)}"

    def length(self) -> str:
        spreads = [
            (self.say("report-turns"), self.analysis.turns),
            (self.say("report-decisions"), self.analysis.decisions),
        ]
        turns = [game["turns"] for game in self.results.games]
        reasons = [
            [
                escape(self.say(f"result-reason-{reason}") if self.knows_reason(reason) else reason),
                self.words.number(count),
                self.words.percent(count / len(self.results.games)),
            ]
            for reason, count in self.analysis.reasons.items()
        ]
        heads = [self.say("report-reason"), self.say("report-games"), self.say("report-part")]
        return (
            self.distribution(self.say("report-turns-distribution"), turns, self.spread_table(spreads))
            + f"<h3>{escape(self.say('report-ends'))}</h3>"
            + table(self.say("report-ends"), list(map(escape, heads)), reasons)
        )

    def knows_reason(self, reason: str) -> bool:
        return self.words.game.catalogue.has(f"result-reason-{reason}")

    def distribution(self, heading: str, values: list[int], beside: str) -> str:
        """A histogram, its numbers folded away below the table beside it."""
        words = self.words
        bins = histogram(values)
        chart = histogram_chart(heading, bins, words.whole)
        columns = [[range_of(one, words.whole), words.number(one.count)] for one in bins]
        counts = table(heading, [escape(self.say("report-value")), escape(self.say("report-count"))], columns)
        folded = f"<details><summary>{escape(self.say('report-columns'))}</summary>{counts}</details>"
        return f"<h3>{escape(heading)}</h3>{pair(chart, f'<div>{beside}{folded}</div>')}"

    def spread_table(self, spreads: Sequence[tuple[str, Spread]]) -> str:
        words = self.words
        heads = [
            "",
            self.say("report-mean"),
            self.say("report-interval"),
            self.say("report-least"),
            "5%",
            "25%",
            "50%",
            "75%",
            "95%",
            self.say("report-most"),
        ]
        cells = [
            [
                escape(name),
                words.number(one.mean, 1),
                f"{words.number(one.low, 1)} – {words.number(one.high, 1)}",
                words.whole(one.least),
                *(words.whole(value) for value in one.quantiles),
                words.whole(one.most),
            ]
            for name, one in spreads
        ]
        return table(self.say("report-spread"), list(map(escape, heads)), cells)

    def scores(self) -> str:
        words, analysis = self.words, self.analysis
        spreads = [(one.name, one) for one in analysis.scores]
        spreads.append((self.say("report-winners"), analysis.winning_score))
        boxes = [Box(name, one.quantiles, one.mean) for name, one in spreads]
        chart = box_chart(self.say("report-scores-by-bot"), boxes, words.whole)
        values = [score for game in self.results.games for score in game["scores"]]
        return pair(chart, self.spread_table(spreads), self.say("report-box")) + self.distribution(
            self.say("report-scores-distribution"), values, ""
        )

    def sources(self) -> str:
        """Points by source, stacked; below, by stage of the game."""
        words, by_bot = self.words, self.analysis.sources
        names = list(dict.fromkeys(source for sources in by_bot.values() for source in sources))
        if not names:
            return ""
        labels = [words.name("source", name) for name in names]
        stacks = [Stack(bot, [sum(sources.get(name, [])) for name in names]) for bot, sources in by_bot.items()]
        heading = self.say("report-sources")
        chart = stacked_chart(heading, stacks, labels, words.whole) + legend(labels)
        cells = [
            [escape(label), *(words.number(one.parts[at], 1) for one in stacks)] for at, label in enumerate(labels)
        ]
        cells.append([escape(self.say("report-total")), *(words.number(sum(one.parts), 1) for one in stacks)])
        numbers = table(heading, [escape(self.say("report-source")), *(escape(one.label) for one in stacks)], cells)
        return pair(chart, numbers, self.say("report-sources-note")) + self.stages(names, labels)

    def stages(self, names: Sequence[str], labels: Sequence[str]) -> str:
        """Mean points of every bot by source and stage."""
        words, by_bot = self.words, self.analysis.sources
        count = max(len(points) for sources in by_bot.values() for points in sources.values())
        if count < 2:
            return ""
        parts = []
        for bot, sources in by_bot.items():
            heads = [self.say("report-source"), *(self.say("report-stage", number=n + 1) for n in range(count))]
            cells = []
            for name, label in zip(names, labels, strict=True):
                points = sources.get(name, [])
                cells.append([escape(label), *(words.number(value, 1) for value in points)])
                cells[-1] += ["–"] * (count - len(points))
            parts.append(table(bot, list(map(escape, heads)), cells, shown=True))
        return f'<h3>{escape(self.say("report-stages"))}</h3><div class="pair stages">{"".join(parts)}</div>'

    def options(self) -> str:
        """For every decision: its verbs, and all options folded away."""
        parts = [f'<p class="note">{escape(self.say("report-options-note"))}</p>']
        by_count = sorted(self.analysis.options.items(), key=lambda item: -sum(one.count for one in item[1]))
        for decision, keys in by_count:
            title = self.words.name("frame", decision)
            verbs = self.by_verb(keys)
            rows = [(self.words.verb(decision, one.name), one.name, one) for one in verbs]
            parts.append(f"<h3>{escape(title)} <code>{escape(self.analysis.asked[decision])}</code></h3>")
            parts.append(self.frequency_table(title, self.say("report-option"), rows))
            if len(keys) > len(verbs):
                all_keys = [(self.words.option(decision, one.name), one.name, one) for one in keys]
                folded = self.frequency_table(title, self.say("report-option"), all_keys)
                said = self.say("report-all-options", number=len(keys))
                parts.append(f"<details><summary>{escape(said)}</summary>{folded}</details>")
        return "".join(parts)

    def by_verb(self, keys: Sequence[Frequency]) -> list[Frequency]:
        """The options of one verb together; in how many games is not known of them as a group."""
        counts: dict[str, int] = {}
        for one in keys:
            verb = one.name.partition(":")[0]
            counts[verb] = counts.get(verb, 0) + one.count
        return [Frequency(name, count, 0) for name, count in sorted(counts.items(), key=lambda item: -item[1])]

    def frequency_table(self, caption: str, kind: str, rows: Sequence[tuple[str, str, Frequency]]) -> str:
        """Counts, how many a game, and the part of all as a bar. Rows: text, key, frequency."""
        words = self.words
        total = sum(one.count for _, _, one in rows)
        games = len(self.results.games)
        heads = [kind, *map(self.say, ("report-count", "report-per-game", "report-part")), ""]
        cells = [
            [
                f"{escape(label)} <code>{escape(key)}</code>",
                words.number(one.count),
                words.number(one.count / games, 2),
                words.percent(one.count / total),
                level(one.count / total),
            ]
            for label, key, one in rows
        ]
        return table(caption, list(map(escape, heads)), cells)

    def cards(self) -> str:
        """Cards by what happened to them; the columns are the rules of the log lines."""
        by_rule = self.analysis.cards
        if not by_rule:
            return ""
        counts: dict[str, dict[str, int]] = {}
        for rule, found in by_rule.items():
            for one in found:
                counts.setdefault(one.name, {})[rule] = one.count
        in_order = sorted(counts, key=lambda card: (-sum(counts[card].values()), card))
        heads = [escape(self.say("report-card"))]
        heads += [f"{escape(self.words.rule(rule))}<br><code>{escape(rule)}</code>" for rule in by_rule]
        cells = [
            [escape(self.words.card(card)), *(self.words.number(counts[card].get(rule, 0)) for rule in by_rule)]
            for card in in_order
        ]
        caption = self.say("report-cards-caption")
        first = table(caption, heads, cells[:KEYS_SHOWN])
        said = self.say("report-all-cards", number=len(cells))
        folded = f"<details><summary>{escape(said)}</summary>{table(caption, heads, cells)}</details>"
        note = f'<p class="note">{escape(self.say("report-cards-note"))}</p>'
        return note + first + (folded if len(cells) > KEYS_SHOWN else "")

    def rules(self) -> str:
        """How often the log told of each rule, and in how many games it did."""
        words = self.words
        games = len(self.results.games)
        heads = [
            self.say("report-rule"),
            self.say("report-count"),
            self.say("report-per-game"),
            self.say("report-in-games"),
        ]
        cells = [
            [
                f"{escape(words.rule(one.name))} <code>{escape(one.name)}</code>",
                words.number(one.count),
                words.number(one.count / games, 2),
                words.percent(one.games / games),
                level(one.games / games),
            ]
            for one in self.analysis.rules
        ]
        note = f'<p class="note">{escape(self.say("report-rules-note"))}</p>'
        return note + table(self.say("report-rules"), [*map(escape, heads), ""], cells)


def share_of(row: Row) -> tuple[float, float, float]:
    return row.share, row.low, row.high
