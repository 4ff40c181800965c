"""The table of Battalia as text: the map, the pool, players, the battle in progress and the own cards.

Built from a view alone; it knows no rules. What the marks of the map mean is in chart.py and in its legend.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rulewright.faces.terminal import Board, View
from rulewright.games.battalia.face.chart import COLUMNS, LETTERS, ROADS, ROWS, Place, battle_of, places, size

STYLES: Final = {
    "bar": "green3",
    "clo": "gold3",
    "emb": "color(203)",
    "isl": "dodger_blue1",
    "wol": "grey85",
    "sun": "dark_orange",
}
"""Colours of the factions; never their only sign."""
TURN: Final = "▶"


class BattaliaBoard(Board):
    """Draws views of Battalia."""

    DETAILS = ("pool", "pula")

    def full(self, view: View) -> RenderableType:
        parts: list[RenderableType] = [self.heading(view), self.map(view), Text(self.say("terminal-legend"), "dim")]
        parts += [Text(), self.players(view)]
        brief = self.brief(view)
        return Group(*parts) if brief is None else Group(*parts, Text(), brief)

    def brief(self, view: View) -> RenderableType | None:
        """The battle in progress, and what the viewer has."""
        parts = [part for part in (self.battle(view), self.own(view)) if part is not None]
        return Group(*parts) if parts else None

    def heading(self, view: View) -> Text:
        """Week and day, the Great Artefacts on display."""
        line = Text(self.say("terminal-day", week=view["week"], day=view["day"]), style="bold")
        if view.get("display"):
            names = ", ".join(self.texts.name("creation_card", card) for card in view["display"])
            line.append(f"\n{self.say('terminal-display', names=names)}", style="not bold")
        return line

    # The map

    def map(self, view: View) -> Table:
        """A cell for each square: its roads, then what stands there."""
        found = {(place.column, place.row): place for place in places(view)}
        columns = range(1 + max((column for column, _ in found), default=COLUMNS - 1))
        rows = range(1 + max((row for _, row in found), default=ROWS - 1))
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("")
        for column in columns:
            table.add_column("ABCDEFGHIJK"[column], no_wrap=True)
        for row in rows:
            cells = [self.cell(view, found.get((column, row))) for column in columns]
            table.add_row(Text(str(row + 1), style="dim"), *cells)
        return table

    def cell(self, view: View, place: Place | None) -> Text:
        if place is None:
            return Text("·", style="dim")
        cell = Text(ROADS[place.exits], style=STYLES.get(place.land, ""))
        owner = "" if place.owner is None else style_of(view["seats"][place.owner])
        return cell.append(" ".join(["", *place.marks]), style=owner)

    # The players

    def players(self, view: View) -> Table:
        """Faction, hand, piles and heroes of everybody."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.say("board-player"), no_wrap=True)
        table.add_column(self.say("terminal-faction"))
        for what in ("levels", "hand", "nation", "shelter", "ambush", "tents"):
            table.add_column(self.say(f"terminal-{what}"), justify="right")
        for seat, player in enumerate(view["seats"]):
            table.add_row(self.name(view, seat), self.faction(player), *self.counters(view, seat, player))
        return table

    def counters(self, view: View, seat: int, player: dict[str, Any]) -> list[Text]:
        levels = sorted((there["level"] or 2 for there in view["map"].values() if there["owner"] == seat), reverse=True)
        numbers = [" ".join(map(str, levels)) or "-"]
        numbers += [str(size(player.get(pile))) for pile in ("hand", "nation", "shelter", "ambush", "tents")]
        return [Text(number) for number in numbers]

    def faction(self, player: dict[str, Any]) -> Text:
        faction = player.get("faction")
        return Text("-") if faction is None else Text(self.texts.name("faction", faction), style=style_of(player))

    def name(self, view: View, seat: int) -> Text:
        """The letter and the name of a player; the viewer's own is bold."""
        style = "bold" if seat == view["viewer"] else ""
        return Text(f"{LETTERS[seat]} {self.sitters[seat].name}", style=style)

    # The battle

    def battle(self, view: View) -> RenderableType | None:
        """Where it is, and the cards of both lines."""
        frame = battle_of(view)
        if frame is None:
            return None
        square = self.texts.name("square", frame["square"])
        lines = [Text(f"{TURN} {self.say('terminal-battle', square=square)}", style="bold")]
        for line in ("attack", "defence"):
            cards = self.cards([entry["card"].partition("=")[0] for entry in frame[line]])
            lines.append(Text(self.say(f"terminal-{line}", cards=cards)))
        return Group(*lines)

    def own(self, view: View) -> RenderableType | None:
        """The own hand, ambush and what was laid."""
        if view["viewer"] is None or view["phase"] != "play":
            return None
        player = view["seats"][view["viewer"]]
        lines = [self.say("terminal-your-hand", cards=self.cards(player["hand"]))]
        if player["ambush"]:
            lines.append(self.say("terminal-your-ambush", cards=self.cards(player["ambush"])))
        if player["laid"]:
            lines.append(self.say("terminal-your-laid", cards=self.cards(player["laid"])))
        return Text("\n".join(lines))

    def details(self, view: View) -> RenderableType:
        """The pool: how many cards each deck has left, and what is on top."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
        for what in ("deck", "left", "top"):
            table.add_column(self.say(f"terminal-{what}"))
        for pile, there in view["pool"].items():
            label = self.texts.message(f"board-deck-{pile}")
            if isinstance(there, int):
                table.add_row(label, str(there), "")
                continue
            kind = "terrain_card" if pile.startswith(("city", "road")) else "creation_card"
            table.add_row(label, str(there["count"]), self.texts.name(kind, there["top"]) if there["top"] else "-")
        return table

    def cards(self, cards: list[str]) -> str:
        """Cards by name, equal ones together."""
        counts = Counter(self.texts.name("creation_card", card) for card in cards)
        return ", ".join(f"{count} {name}" if count > 1 else name for name, count in counts.items()) or "-"


def style_of(player: dict[str, Any]) -> str:
    return STYLES.get(player.get("faction") or "", "")


BOARD: Final = BattaliaBoard
