"""The table of Wonderland's War as text: regions, tea table, players, the battle in progress and the own things.

Regions are columns, so the units of everybody in one region are read down. Built from a view alone; it knows no rules.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rulewright.faces.terminal import Board, View

ROUNDS: Final = ("I", "II", "III")
STYLES: Final = {
    "alice": "dodger_blue1",
    "hatter": "green3",
    "queen": "color(203)",
    "jabberwock": "dark_orange",
    "cat": "medium_purple1",
}
"""Colours of the factions; never their only sign."""
TURN: Final = "▶"
LEADER: Final = "♛"
CASTLE: Final = "♜"
LYING: Final = "♖"
FIGURE: Final = "☗"
READY: Final = "⛨"
CRACKED: Final = "-"
POISONED: Final = "☠"
TRACKS: Final = 3


class WonderlandBoard(Board):
    """Draws views of Wonderland's War."""

    DETAILS = ("bags", "worki")

    def full(self, view: View) -> RenderableType:
        if "castles" not in view["seats"][0]:
            return Group(self.heading(view), self.factions(view))
        parts: list[RenderableType] = [self.heading(view), self.regions(view), Text(self.say("terminal-legend"), "dim")]
        if view["phase"] == "tea":
            parts += [Text(), self.tea_table(view)]
        parts += [Text(), self.players(view)]
        brief = self.brief(view)
        return Group(*parts) if brief is None else Group(*parts, Text(), brief)

    def brief(self, view: View) -> RenderableType | None:
        """The battle in progress, and what the viewer has."""
        parts = [part for part in (self.battle(view), self.own(view)) if part is not None]
        return Group(*parts) if parts else None

    def heading(self, view: View) -> Text:
        """Round and phase, the first player, the ally set, the market."""
        line = Text(self.say("terminal-round", round=ROUNDS[view["round"] - 1], phase=view["phase"]), style="bold")
        if view["first_player"] is not None:
            first = self.say("terminal-first", name=self.sitters[view["first_player"]].name)
            line.append(f"   {first}", style="not bold")
        if view.get("market"):
            names = ", ".join(self.texts.name("wonderlandian", card) for card in view["market"])
            line.append(f"\n{self.say('terminal-market', names=names)}", style="not bold")
        return line

    def factions(self, view: View) -> Table:
        """Who has chosen which faction, before anything is dealt."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for seat, player in enumerate(view["seats"]):
            table.add_row(self.name(view, seat), self.faction(player))
        return table

    # Regions

    def regions(self, view: View) -> Table:
        """A column for each region: its VP in this round, then everybody's units there."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
        table.add_column("", no_wrap=True)
        for region in view["scoring"]:
            table.add_column(Text(self.title(view, region)), justify="center")
        table.add_row(
            Text(self.say("terminal-vp"), style="dim"), *(self.points(view, region) for region in view["scoring"])
        )
        for seat in range(view["players"]):
            table.add_row(self.name(view, seat), *(self.units(view, seat, region) for region in view["scoring"]))
        return table

    def title(self, view: View, region: str) -> str:
        name = self.texts.name("region", region, "short")
        return f"{TURN} {name}" if region in fought(view) else f"1. {name}" if region == view["battle_start"] else name

    def points(self, view: View, region: str) -> Text:
        """The VP of all three rounds, the present one in brackets."""
        values = self.texts.name("scoring_token", view["scoring"][region]).split(" ")[-1].split("-")
        now = view["round"] - 1
        return Text(" ".join(f"[{value}]" if at == now else value for at, value in enumerate(values)), style="dim")

    def units(self, view: View, seat: int, region: str) -> Text:
        """`3 ♛2 ☗ ♜`: supporters, leader with strength, figures, castle."""
        player = view["seats"][seat]
        parts = [str(player["supporters"][region])] if player["supporters"].get(region) else []
        parts += [f"{LEADER}{player['leader_strength']}"] if player["leader"] == region else []
        parts += [FIGURE for place in player["figures"].values() if place == region]
        castle = player["castles"].get(region)
        parts += [] if castle is None else [LYING if castle == "lying" else CASTLE]
        return Text(" ".join(parts) or "·", style=style_of(player) if parts else "dim")

    # The tea table

    def tea_table(self, view: View) -> Table:
        """Seats with their cards, and the leaders that sit there."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for chair, place in view["tea_table"].items():
            sitter = next((seat for seat, one in enumerate(view["seats"]) if one["leader"] == f"seat:{chair}"), None)
            table.add_row(Text(chair, style="bold"), *self.chair(view, place, sitter))
        return table

    def chair(self, view: View, place: dict[str, Any], sitter: int | None) -> list[Text]:
        if sitter is not None:
            return [Text(f"{LEADER} {self.sitters[sitter].name}", style=style_of(view["seats"][sitter])), Text()]
        if place["card"] is None:
            return [Text("·", style="dim"), Text()]
        name = Text(self.texts.name("tea_card", place["card"]))
        if place["poison"]:
            name.append(f" {POISONED}", style="bold")
        return [name, Text(self.texts.name("tea_card", place["card"], "short"), style="dim")]

    # The players

    def players(self, view: View) -> Table:
        """Points, shards, shield, leader, bag, castles, quests, forged chips, abilities."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.say("board-player"), no_wrap=True)
        table.add_column(self.say("terminal-faction"))
        for what in ("vp", "shards", "shield", "leader", "supply", "bag", "madness", "quests", "feats", "forged"):
            table.add_column(self.say(f"terminal-{what}"), justify="right")
        table.add_column(self.say("terminal-abilities"))
        for seat, player in enumerate(view["seats"]):
            table.add_row(self.name(view, seat), self.faction(player), *self.counters(player), self.abilities(player))
        return table

    def counters(self, player: dict[str, Any]) -> list[Text]:
        numbers = [
            player["vp"],
            player["shards"],
            READY if player["shield"] == "ready" else CRACKED,
            player["leader_strength"],
            player["supporters"]["supply"],
            size(player["bag"]),
            len(player["madness"]),
            size(player["quests"]),
            len(player["feats"]),
            " ".join(f"{len(track)}/{TRACKS}" for track in player["forge"]),
        ]
        return [Text(str(number)) for number in numbers]

    def abilities(self, player: dict[str, Any]) -> Text:
        return Text(", ".join(self.texts.name("ability", ability) for ability in player["abilities"]) or "-")

    def faction(self, player: dict[str, Any]) -> Text:
        faction = player.get("faction")
        return Text("-") if faction is None else Text(self.texts.name("faction", faction), style=style_of(player))

    def name(self, view: View, seat: int) -> Text:
        """The name of a player, with a mark for who is asked; the viewer's own is bold."""
        mark = TURN if seat in movers(view) else " "
        return Text(f"{mark} {self.sitters[seat].name}", style="bold" if seat == view["viewer"] else "")

    # The battle

    def battle(self, view: View) -> RenderableType | None:
        """Strength, status and active chips of all who take part."""
        frame = frame_of(view, "battle")
        if frame is None or not frame["fighters"]:
            return None
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for what in ("fighter", "strength", "status", "active"):
            table.add_column(self.say(f"terminal-{what}"))
        for seat, fighter in frame["fighters"].items():
            player = view["seats"][int(seat)]
            status = Text(self.say(f"terminal-{fighter['status']}"))
            if seat in frame.get("answers", {}):
                status.append(f", {self.say('terminal-chosen')}")
            strength = Text(str(fighter["strength"]), style="bold")
            table.add_row(self.name(view, int(seat)), strength, status, Text(self.chips(player["active"])))
        region = self.texts.name("region", frame["region"])
        return Group(Text(self.say("terminal-battle", region=region), style="bold"), table)

    def own(self, view: View) -> RenderableType | None:
        """The own bag, if it may be seen, and the own quests."""
        if view["viewer"] is None or view["phase"] == "end":
            return None
        player = view["seats"][view["viewer"]]
        lines = []
        if isinstance(player.get("bag"), list):
            lines.append(self.say("terminal-your-bag", chips=self.chips(player["bag"])))
        for quest in player.get("quests") or []:
            lines.append(
                self.say(
                    "terminal-your-quest",
                    quest=self.texts.name("quest", quest),
                    feat=self.texts.name("quest", quest, "short"),
                )
            )
        return Text("\n".join(lines)) if lines else None

    def details(self, view: View) -> RenderableType:
        """Chips of everybody, wherever they may be seen."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
        for what in ("fighter", "active", "exhausted", "bag"):
            table.add_column(self.say(f"terminal-{what}"))
        for seat, player in enumerate(view["seats"]):
            bag = player.get("bag", 0)
            inside = self.chips(bag) if isinstance(bag, list) else str(bag)
            rows = (self.chips(player.get("active", [])), self.chips(player.get("exhausted", [])), inside)
            table.add_row(self.name(view, seat), *(Text(row) for row in rows))
        return table

    def chips(self, chips: list[str]) -> str:
        """Chips by name, equal ones together."""
        counts = Counter(chips)
        return (
            ", ".join(f"{count} {self.chip(chip)}" if count > 1 else self.chip(chip) for chip, count in counts.items())
            or "-"
        )

    def chip(self, chip: str) -> str:
        return self.texts.name("wonderlandian" if chip.startswith("WL") else "chip", chip)

    def ending(self, view: View, result: dict[str, Any]) -> RenderableType:
        """Places, with what each total consists of."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.say("board-place"), justify="right")
        table.add_column(self.say("board-player"))
        for what in ("vp", "castles", "quests", "shards"):
            table.add_column(self.say(f"terminal-{what}"), justify="right")
        table.add_column(self.say("board-points"), justify="right")
        for seat in sorted(range(len(self.sitters)), key=lambda seat: int(result["places"][seat])):
            parts = result["parts"][seat]
            numbers = [parts["vp"], parts["castles"], parts["quests"], parts["shards"], result["scores"][seat]]
            table.add_row(str(result["places"][seat]), self.sitters[seat].name, *(str(number) for number in numbers))
        return Group(self.verdict(result), table)


def size(things: Any) -> int:
    """How many things there are, whether they are listed or counted."""
    return len(things) if isinstance(things, list) else int(things)


def frame_of(view: View, name: str) -> dict[str, Any] | None:
    """The procedure in progress of this name."""
    return next((frame for frame in view["pending"] if frame["name"] == name), None)


def fought(view: View) -> list[str]:
    frame = frame_of(view, "battle")
    return [] if frame is None else [frame["region"]]


def movers(view: View) -> list[int]:
    """Who is asked and has not answered."""
    frame = view["pending"][-1] if view["pending"] else {}
    answered = frame.get("answers") or {}
    return [seat for seat in frame.get("of") or [] if str(seat) not in answered]


def style_of(player: dict[str, Any]) -> str:
    return STYLES.get(player.get("faction") or "", "")


BOARD: Final = WonderlandBoard
