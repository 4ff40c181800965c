"""The table of Ethnos as text: one grid whose columns are the Kingdoms, then the players.

Kingdoms are the colours of the cards, so Glory tokens, Control markers, the pool
and the hand share the columns: a Band of one colour is read down, a Band of one
Tribe across. Built from a view alone; it knows no rules.
"""

from __future__ import annotations

from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rulewright.faces.terminal import Board, View

COLOURS: Final = {
    "althea": "green",
    "duris": "purple",
    "ithys": "orange",
    "pelagon": "grey",
    "rhea": "red",
    "straton": "blue",
}
"""ET-004: the colour of each Kingdom."""
STYLES: Final = {
    "blue": "dodger_blue1",
    "green": "green3",
    "grey": "grey66",
    "orange": "dark_orange",
    "purple": "medium_purple1",
    "red": "color(203)",
}
AGES: Final = ("I", "II", "III")
IN_HAND: Final = "■"
IN_POOL: Final = "□"
IN_BAND: Final = "▣"
HORDE: Final = "⚑"
MOST: Final = "▲"
TURN: Final = "▶"
SPACES: Final = 18
DRAGONS: Final = 3
HAND_LIMIT: Final = 10
NAME_WIDTH: Final = 16


class EthnosBoard(Board):
    """Draws views of Ethnos."""

    DETAILS = ("bands", "oddzialy")

    def full(self, view: View) -> RenderableType:
        parts: list[RenderableType] = [self.heading(view), self.grid(view), Text(), self.players(view)]
        tokens = self.tokens(view)
        if tokens is not None:
            parts.append(tokens)
        brief = self.brief(view)
        if brief is not None:
            parts.append(brief)
        return Group(*parts)

    # The heading

    def heading(self, view: View) -> Text:
        """Age, Dragons and deck."""
        ages = len(next(iter(view["glory_tokens"].values())))
        revealed = view["dragons"]
        line = Text(no_wrap=False)
        line.append(self.say("terminal-age", age=AGES[view["age"] - 1], ages=AGES[ages - 1]), style="bold")
        line.append("   ")
        line.append(
            self.say("terminal-dragons", revealed=revealed, dragons=DRAGONS),
            style="bold red" if revealed == DRAGONS - 1 else "",
        )
        line.append(" " + "●" * revealed + "○" * (DRAGONS - revealed), style="red")
        line.append("   ")
        line.append(self.say("terminal-deck", cards=view["deck"], safe=view["top_pile"]))
        legend = "terminal-legend-horde" if "orc" in view["tribes"] else "terminal-legend"
        line.append("\n" + self.say(legend), style="dim")
        return line

    # The grid of Kingdoms

    def grid(self, view: View) -> Table:
        """Glory tokens, markers, pool and hand, Kingdom by Kingdom."""
        bare = "skeleton" in view["tribes"]
        table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
        table.add_column("", no_wrap=True, max_width=NAME_WIDTH)
        for kingdom, colour in COLOURS.items():
            title = f"{self.texts.name('kingdom', kingdom)}\n{self.texts.name('colour', colour)}"
            table.add_column(Text(title, style=STYLES[colour]), justify="center", min_width=9)
        if bare:
            table.add_column(Text("\n" + self.say("terminal-no-colour"), style="dim"), justify="center")
        for age in range(len(view["glory_tokens"]["althea"])):
            table.add_row(*self.glory_row(view, age))
        table.add_section()
        for seat in range(view["players"]):
            table.add_row(*self.marker_row(view, seat))
        table.add_section()
        for tribe in view["tribes"]:
            table.add_row(*self.card_row(view, tribe, bare))
        return table

    def glory_row(self, view: View, age: int) -> list[Text]:
        """One space of every Kingdom: the present Age in brackets, past ones dimmed."""
        present = view["age"] - 1
        style = "bold" if age == present else "dim" if age < present else ""
        row = [Text(self.say("terminal-glory", age=AGES[age]), style=style)]
        for kingdom, colour in COLOURS.items():
            value = str(view["glory_tokens"][kingdom][age])
            shown = f"[{value}]" if age == present else value
            row.append(Text(shown, style=f"{style} {STYLES[colour]}".strip()))
        return row

    def marker_row(self, view: View, seat: int) -> list[Text]:
        """The markers of one player; a triangle where nobody else has as many."""
        row = [self.player(view, seat)]
        for kingdom, colour in COLOURS.items():
            counts = view["markers"][kingdom]
            own = counts[seat]
            alone = own == max(counts) and counts.count(own) == 1
            text = (f"{own}{MOST}" if alone else str(own)) if own else "·"
            if colour in (view["seats"][seat]["horde"] or []):
                text += f" {HORDE}"
            row.append(Text(text, style=STYLES[colour] if own else "dim"))
        return row

    def card_row(self, view: View, tribe: str, bare: bool) -> list[Text]:
        """The cards of one Tribe that the viewer can see: in the hand and in the pool."""
        row = [Text(self.say("terminal-merfolk") if tribe == "merfolk" else self.texts.name("tribe", tribe))]
        for colour in COLOURS.values():
            row.append(self.cell(view, f"{tribe}-{colour}", STYLES[colour]))
        if bare:
            row.append(self.cell(view, tribe, "") if tribe == "skeleton" else Text(""))
        return row

    def cell(self, view: View, card: str, style: str) -> Text:
        chosen = IN_BAND * chosen_cards(view).count(card)
        hand = IN_HAND * own_hand(view).count(card)
        pool = IN_POOL * view["pool"].count(card)
        return Text(" ".join(part for part in (chosen, hand, pool) if part), style=style)

    # The players

    def players(self, view: View) -> Table:
        """Glory, cards, markers, tracks of the Tribes in play, and Bands."""
        tribes = view["tribes"]
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.say("board-player"), no_wrap=True)
        for message in ("terminal-points", "terminal-cards", "terminal-supply"):
            table.add_column(self.say(message), justify="right")
        for tribe, message in TRACKS.items():
            if tribe in tribes:
                table.add_column(self.say(message), justify="right")
        table.add_column(self.say("terminal-bands"))
        for seat, player in enumerate(view["seats"]):
            row = [
                self.player(view, seat, level=True),
                Text(str(player["glory"]), style="bold"),
                Text(str(held(view, seat))),
                Text(str(player["supply"])),
                *[Text(track(tribe, player)) for tribe in TRACKS if tribe in tribes],
                self.bands(view, seat),
            ]
            table.add_row(*row)
        return table

    def player(self, view: View, seat: int, level: bool = False) -> Text:
        """The name of a player, with a mark for whose turn it is; the viewer's own is bold."""
        sitter = self.sitters[seat]
        mark = TURN if seat in movers(view) else " "
        text = Text(f"{mark} {sitter.name}", style="bold" if seat == view["viewer"] else "")
        if level and not sitter.human:
            text.append(f" ({sitter.plays})", style="dim")
        return text

    def bands(self, view: View, seat: int) -> Text:
        """The Bands of the present Age, each as its Leader and its size."""
        text = Text()
        for number, band in enumerate(view["seats"][seat]["bands"]):
            if number:
                text.append(", ")
            leader = band["leader"] or "skeleton"
            text.append(f"{self.texts.name('card', leader)} {len(band['cards'])}", style=card_style(leader))
            if view["giant"] == {"seat": seat, "band": number}:
                text.append(" *")
        return text if text.plain else Text("-", style="dim")

    def tokens(self, view: View) -> Text | None:
        """Troll tokens that are left, and where the Giant token lies."""
        parts: list[str] = []
        if view["troll_tokens"] is not None:
            left = " ".join(str(token) for token in view["troll_tokens"]) or "-"
            parts.append(self.say("terminal-trolls-left", tokens=left))
        giant = view["giant"]
        if giant is not None and giant["seat"] is not None:
            size = len(view["seats"][giant["seat"]]["bands"][giant["band"]]["cards"])
            parts.append(self.say("terminal-giant", name=self.sitters[giant["seat"]].name, size=size))
        elif giant is not None:
            parts.append(self.say("terminal-giant-free"))
        return Text("  " + "   ".join(parts), style="dim") if parts else None

    # The viewer's own cards

    def brief(self, view: View) -> RenderableType | None:
        """The hand, and the cards chosen so far for a Band or to be kept."""
        if view["viewer"] is None or view["end"] is not None:
            return None
        hand = own_hand(view)
        lines = [self.card_line(self.say("terminal-hand", cards=len(hand), limit=HAND_LIMIT), hand)]
        frame = view["pending"][0] if view["pending"] else {}
        if "leader" in frame:
            leader = self.texts.name("card", frame["leader"])
            title = self.say("terminal-band-so-far", cards=len(frame["cards"]), leader=leader)
            lines.append(self.card_line(title, frame["cards"]))
        elif frame.get("kept"):
            lines.append(self.card_line(self.say("terminal-kept", cards=len(frame["kept"])), frame["kept"]))
        return Group(*lines)

    def card_line(self, title: str, cards: list[str]) -> Text:
        """Cards in their order, equal ones counted."""
        line = Text(f"{title} ", style="bold")
        for number, card in enumerate(dict.fromkeys(cards)):
            if number:
                line.append(", ", style="not bold")
            line.append(self.counted(card, cards.count(card)), style=f"not bold {card_style(card)}".strip())
        if not cards:
            line.append("-", style="not bold")
        return line

    def counted(self, card: str, copies: int) -> str:
        name = self.texts.name("card", card)
        return f"{name} ×{copies}" if copies > 1 else name

    def details(self, view: View) -> RenderableType:
        """Every Band of the present Age with all its cards, and the pool in words."""
        lines: list[Text] = [self.card_line(self.say("terminal-pool", cards=len(view["pool"])), view["pool"])]
        for seat, player in enumerate(view["seats"]):
            lines.append(Text(self.sitters[seat].name, style="bold"))
            for band in player["bands"]:
                leader = self.texts.name("card", band["leader"] or "skeleton")
                title = self.say("terminal-band", cards=len(band["cards"]), leader=leader)
                lines.append(self.card_line(f"  {title}", band["cards"]))
            if not player["bands"]:
                lines.append(Text("  -", style="dim"))
        return Group(*lines)

    # The end

    def ending(self, view: View, result: dict[str, Any]) -> RenderableType:
        """Places, then where every player's Glory came from, Age by Age."""
        return Group(self.verdict(result), Text(), self.places(result), Text(), self.sheet(view))

    def sheet(self, view: View) -> Table:
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, title_justify="left")
        table.add_column(self.texts.message("term-glory"))
        for sitter in self.sitters:
            table.add_column(sitter.name, justify="right")
        for age, page in enumerate(view["sheet"]):
            table.add_row(Text(self.texts.message(f"age-{age + 1}"), style="bold"))
            for source, values in page_rows(page, view["tribes"]):
                table.add_row(
                    f"  {self.texts.name('source', source)}", *[str(value) if value else "·" for value in values]
                )
            table.add_section()
        total = [str(player["glory"]) for player in view["seats"]]
        table.add_row(self.say("terminal-total"), *total, style="bold")
        return table

    def style(self, key: str) -> str:
        name = key.rpartition(":")[2]
        return STYLES.get(COLOURS.get(name, ""), "") or card_style(name)


TRACKS: Final = {"merfolk": "terminal-merfolk", "orc": "terminal-horde", "troll": "terminal-trolls"}


def track(tribe: str, player: dict[str, Any]) -> str:
    """Where a player stands with a Tribe that has a board or tokens."""
    if tribe == "merfolk":
        return f"{player['merfolk']}/{SPACES}"
    if tribe == "orc":
        return f"{len(player['horde'])}/{len(COLOURS)}"
    return " ".join(str(token) for token in player["trolls"]) or "-"


def card_style(card: str) -> str:
    return STYLES.get(card.rpartition("-")[2], "")


def own_hand(view: View) -> list[str]:
    """The cards of the viewer; none for a spectator."""
    if view["viewer"] is None:
        return []
    hand: list[str] = view["seats"][view["viewer"]]["hand"]
    return hand


def chosen_cards(view: View) -> list[str]:
    """Cards of the viewer that lie in a choice not finished yet."""
    frame = view["pending"][0] if view["pending"] else {}
    return [*frame.get("cards", []), *frame.get("kept", [])]


def held(view: View, seat: int) -> int:
    """How many cards a seat holds; the viewer's unfinished choice included."""
    hand = view["seats"][seat]["hand"]
    if isinstance(hand, int):
        return hand
    return len(hand) + (len(chosen_cards(view)) if seat in movers(view) else 0)


def movers(view: View) -> list[int]:
    """The seats that are being asked."""
    if not view["pending"]:
        return []
    frame = view["pending"][0]
    if "open" in frame:
        seats: list[int] = frame["open"]
        return seats
    return [frame["seat"]]


def page_rows(page: dict[str, Any], tribes: list[str]) -> list[tuple[str, list[int]]]:
    """One Age of the score sheet, source by source; of Tribes only those in play."""
    kingdoms = [sum(column) for column in zip(*page["kingdoms"].values(), strict=True)]
    rows = [("kingdoms", kingdoms)]
    if "giant" in tribes:
        rows.append(("giant-bands", page["giant_bands"]))
        rows.append(("giant-token", page["giant_token"]))
    if "merfolk" in tribes:
        rows.append(("merfolk", page["merfolk"]))
    if "orc" in tribes:
        rows.append(("orcs", page["orcs"]))
    rows.append(("bands", [sum(bands) for bands in page["bands"]]))
    return rows


BOARD: Final = EthnosBoard
