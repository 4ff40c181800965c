"""The table of Runewars as text: the map of hexagons, then the players, the battle in progress and the own cards.

The map is as wide as the terminal allows; where it does not fit at all, the areas are listed instead. What the marks
in the hexagons mean stands in chart.py. Built from a view alone; it knows no rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from rulewright.faces.hexmap import BORDER, drawn, widest_top, width_of
from rulewright.faces.terminal import Board, View
from rulewright.games.runewars import GAME
from rulewright.games.runewars.face.chart import Signs, charted, letters_of
from rulewright.games.runewars.ids import UNITS

SEAT_STYLES: Final = ("color(203)", "dodger_blue1", "green3", "gold3")
GAP: Final = "   "
"""Between the marks of the legend."""
LEAST_TOP: Final = 5
MOST_TOP: Final = 8
TURN: Final = "▶"
YEARS: Final = 6
HARD_YEARS: Final = 8
RUNES: Final = {"dragon": "◆", "false": "◇", "hidden": "?"}
SIGNS: Final = Signs(
    {},
    stronghold="♜",
    damaged="♖",
    city="⌂",
    dragon=RUNES["dragon"],
    false=RUNES["false"],
    token_up="□",
    token_down="▪",
)
SIDES: Final = ("att", "def")


class RunewarsBoard(Board):
    """Draws views of Runewars."""

    DETAILS = ("areas", "obszary")

    def full(self, view: View) -> RenderableType:
        parts: list[RenderableType] = [self.heading(view)]
        if view["areas"]:
            parts += [HexMap(self, view), self.legend(view)]
        parts += [Text(), self.players(view), *self.facts(view)]
        brief = self.brief(view)
        return Group(*parts) if brief is None else Group(*parts, Text(), brief)

    # The heading

    def heading(self, view: View) -> Text:
        """Year, season and its card, the order of turns."""
        years = HARD_YEARS if view["options"]["epic"] else YEARS
        season = self.texts.name("season", view["season"])
        line = Text(self.say("terminal-season", year=view["year"], years=years, season=season), style="bold")
        if view["season_card"]:
            card = self.texts.name("season-card", view["season_card"])
            line.append(f"   {self.say('terminal-season-card', card=card)}", style="not bold")
        if view["order"]:
            names = " → ".join(self.sitters[seat].name for seat in view["order"])
            line.append(f"   {self.say('terminal-order-of-turns', names=names)}", style="not bold")
        if view["ice"]:
            line.append(f"   {self.say('terminal-ice')}", style="not bold")
        return line

    # The map

    def signs(self) -> Signs:
        """The marks of the map, with letters for units and resources from their names in this language."""
        letters = letters_of({unit: self.texts.name("unit", unit) for unit in UNITS})
        food, wood, ore = (self.texts.name("resource", one)[0] for one in ("food", "wood", "ore"))
        return SIGNS._replace(letters=letters, resources=(food, wood, ore))

    def legend(self, view: View) -> Columns:
        """What the marks mean; the letters of units stand with the players."""
        food, wood, ore = self.signs().resources
        said = self.say("terminal-legend", food=food, wood=wood, ore=ore)
        if view["options"]["exploration"]:
            said += GAP + self.say("terminal-legend-exploration")
        return Columns([Text(mark, style="dim") for mark in said.split(GAP)], padding=(0, 2))

    def areas(self, view: View) -> Table:
        """Every area with something in it, in words."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.say("terminal-area"), no_wrap=True)
        table.add_column(self.say("terminal-controller"), no_wrap=True)
        table.add_column(self.say("terminal-in-it"))
        for area, facts in view["areas"].items():
            told = list(self.in_area(view, area, facts))
            seat = facts["controller"]
            if told or seat is not None:
                owner = "-" if seat is None else self.sitters[seat].name
                style = "" if seat is None else seat_style(seat)
                table.add_row(Text(area, style=style), Text(owner, style=style), Text("; ".join(told) or "-"))
        return table

    def in_area(self, view: View, area: str, facts: dict[str, Any]) -> Iterator[str]:
        """What lies in an area, thing by thing."""
        if facts["city"]:
            yield self.texts.name("city", facts["city"])
        if facts["stronghold"]:
            yield self.say("terminal-damaged" if facts["stronghold"]["damaged"] else "terminal-stronghold")
        if facts["development"]:
            yield self.texts.name("development", facts["development"])
        if facts["units"]:
            yield self.units(facts["units"])
        for hero, where in view["heroes"].items():
            if where["area"] == area:
                yield f"{self.texts.name('hero', hero)} ({self.sitters[where['seat']].name})"
        if facts["rune"]:
            yield self.texts.name("rune", facts["rune"])
        if facts["exploration"] and facts["exploration"]["token"]:
            yield self.texts.name("exploration", facts["exploration"]["token"])
        if facts["activated"]:
            names = ", ".join(self.sitters[seat].name for seat in facts["activated"])
            yield self.say("terminal-activated", names=names)

    def units(self, labels: list[str]) -> str:
        """Units by name, equal ones counted."""
        return str(self.texts.named({"units": labels})["units"]) or "-"

    # The players

    def players(self, view: View) -> Table:
        """Faction, influence, dials, Order cards, cards in hand, strongholds left, runes."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column(self.say("board-player"), no_wrap=True)
        table.add_column(self.say("terminal-faction"), no_wrap=True)
        table.add_column(self.say("terminal-influence"), justify="right", no_wrap=True)
        table.add_column("/".join(self.signs().resources), justify="right", no_wrap=True)
        table.add_column(self.say("terminal-order"))
        for message in ("orders-left", "tactics", "quests", "strongholds", "runes"):
            table.add_column(self.say(f"terminal-{message}"), justify="right", no_wrap=True)
        for seat, player in enumerate(view["seats"]):
            table.add_row(*self.player_row(view, seat, player))
        return table

    def player_row(self, view: View, seat: int, player: dict[str, Any]) -> list[Text]:
        sitter = self.sitters[seat]
        turn = view["turn"] is not None and view["turn"]["seat"] == seat
        name = Text(f"{TURN if turn else ' '} {sitter.name}", style="bold" if seat == view["viewer"] else "")
        if not sitter.human:
            name.append(f" ({sitter.plays})", style="dim")
        faction = player["faction"]
        shown = "-" if faction is None else f"{player['home']} {self.texts.name('faction', faction, 'short')}"
        if player["eliminated"]:
            shown += f" ({self.say('terminal-out')})"
        cells = [
            str(player["influence"]),
            "/".join(str(dial) for dial in player["dials"].values()),
            "-"
            if player["active"] is None
            else f"{player['active']} {self.texts.name('order', str(player['active']))}",
            "".join(str(order) for order in player["orders"]),
            str(how_many(player["tactics"])),
            str(how_many(player["quests"])),
            str(player["strongholds_left"]),
            runes_of(player["runes"]),
        ]
        return [name, Text(shown, style=seat_style(seat)), *[Text(cell) for cell in cells]]

    def facts(self, view: View) -> Iterator[Text]:
        """The letters of units with what is left of them, Titles, heroes, runes beside the board."""
        letters = self.signs().letters
        for seat, player in enumerate(view["seats"]):
            if player["faction"] is not None:
                yield self.unit_line(f"{player['home']}:", player["units_left"], letters, seat_style(seat))
        if "neutral_supply" in view:
            yield self.unit_line(self.say("terminal-neutral"), view["neutral_supply"], letters, "")
        titles = [self.title_told(title, facts) for title, facts in view["titles"].items() if facts["seat"] is not None]
        if titles:
            yield Text("  " + "   ".join(titles))
        for hero, facts in view["heroes"].items():
            yield self.hero_line(hero, facts)
        supply = view["rune_supply"]
        yield Text("  " + self.say("terminal-runes-left", dragon=supply["dragon"], false=supply["false"]), style="dim")

    def unit_line(self, title: str, left: dict[str, int], letters: dict[str, str], style: str) -> Text:
        line = Text(f"  {title} ", style=style)
        named = [f"{letters[unit]} {self.texts.name('unit', unit)} {number}" for unit, number in left.items()]
        line.append("  ".join(named), style="dim")
        return line

    def title_told(self, title: str, facts: dict[str, Any]) -> str:
        name = self.texts.name("title", title)
        return f"{name}: {self.sitters[facts['seat']].name} ({facts['influence']})"

    def hero_line(self, hero: str, facts: dict[str, Any]) -> Text:
        """A hero: where, in what condition, trained how, with which Rewards."""
        line = Text(f"  {self.texts.name('hero', hero)} {facts['area']}", style=seat_style(facts["seat"]))
        if facts["routed"]:
            line.append(f" {self.say('terminal-routed')}")
        if facts["damage"]:
            line.append(f" {self.say('terminal-damage', number=facts['damage'])}")
        trained = [
            f"{self.texts.name('attribute', attribute)} +{number}"
            for attribute, number in facts["training"].items()
            if number
        ]
        known = [self.texts.name("reward", reward) for reward in facts["rewards"] if reward != "hidden"]
        hidden = facts["rewards"].count("hidden")
        if hidden:
            known.append(self.say("terminal-rewards", number=hidden))
        if trained or known:
            line.append(f": {', '.join(trained + known)}", style="dim")
        return line

    # What is going on, and the viewer's own cards

    def brief(self, view: View) -> RenderableType | None:
        """The battle in progress, units on the march, and the own cards."""
        if view["end"] is not None:
            return None
        parts: list[RenderableType] = []
        for frame in view["pending"]:
            if frame["name"] == "battle" and "att" in frame:
                parts.append(self.battle(frame))
            elif frame["name"] == "activation" and frame.get("arrived"):
                told = self.say("terminal-arrived", area=frame["area"], units=self.units(frame["arrived"]))
                parts.append(Text(told))
        if view["viewer"] is not None and view["seats"][view["viewer"]]["faction"] is not None:
            parts += self.own_cards(view["seats"][view["viewer"]])
        return Group(*parts) if parts else None

    def own_cards(self, player: dict[str, Any]) -> Iterator[Text]:
        """Tactics, Quests and the Objective of the viewer."""
        yield self.card_line("terminal-your-tactics", self.counted("tactics", player["tactics"]))
        if player["fresh"]:
            yield self.card_line("terminal-fresh", self.counted("tactics", player["fresh"]))
        yield self.card_line("terminal-your-quests", self.counted("quest", player["quests"]))
        if player["objective"]:
            yield self.card_line("terminal-your-objective", self.texts.name("objective", player["objective"]))

    def card_line(self, title: str, cards: str) -> Text:
        return Text.assemble((f"{self.say(title)} ", "bold"), cards or "-")

    def counted(self, kind: str, cards: list[str]) -> str:
        names = [self.texts.name(kind, card) for card in cards]
        return ", ".join(
            f"{name} ×{names.count(name)}" if names.count(name) > 1 else name for name in dict.fromkeys(names)
        )

    def battle(self, frame: dict[str, Any]) -> Table:
        """Both sides of a battle: units, Fate cards, strength."""
        title = self.say("terminal-battle", area=frame["area"], round=frame["round"])
        table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        for side in SIDES:
            table.add_column(self.side_name(side, frame[side]["seat"]))
        rows: list[tuple[str, list[str]]] = [
            ("units", [self.units(frame[side]["units"]) for side in SIDES]),
            ("drawing", [self.drawing(frame[side]) for side in SIDES]),
            ("fate", [" ".join(fate_told(card) for card in frame[side]["cards"]) or "-" for side in SIDES]),
            ("fallen", [self.units(frame[side]["killed"]) for side in SIDES]),
            ("strength", [str(strength["total"]) for strength in frame["strength_now"]]),
        ]
        for name, cells in rows:
            if any(cell != "-" for cell in cells):
                table.add_row(Text(self.say(f"terminal-battle-{name}"), style="dim"), *[Text(cell) for cell in cells])
        return table

    def side_name(self, side: str, seat: int | None) -> Text:
        name = self.say("terminal-neutral-side") if seat is None else self.sitters[seat].name
        role = self.texts.name("side", side)
        return Text(f"{name} ({role})", style="" if seat is None else seat_style(seat))

    def drawing(self, side: dict[str, Any]) -> str:
        """The type for which a side draws Fate cards now."""
        return "-" if side["type"] is None else self.texts.name("unit", side["type"])

    def details(self, view: View) -> RenderableType:
        """Every area in words."""
        return self.areas(view)


class HexMap:
    """The map, drawn when the width of the terminal is known."""

    def __init__(self, board: RunewarsBoard, view: View) -> None:
        self.board = board
        self.view = view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        signs = self.board.signs()
        hexagons = [place.hexagon for place in charted(GAME.tables, self.view, signs, LEAST_TOP)]
        if width_of(hexagons, LEAST_TOP) > options.max_width:
            yield self.board.areas(self.view)
            return
        top = widest_top(hexagons, options.max_width, LEAST_TOP, MOST_TOP)
        places = charted(GAME.tables, self.view, signs, top)
        for row in drawn([place.hexagon for place in places], top):
            line = Text(no_wrap=True)
            for run in row:
                seat = -1 if run.hexagon == BORDER else places[run.hexagon].seat
                outside = run.hexagon == BORDER or not places[run.hexagon].area
                line.append(run.text, style="dim" if outside else seat_style(seat))
            yield line


def seat_style(seat: int) -> str:
    """The colour of a player; none for nobody."""
    return SEAT_STYLES[seat] if seat >= 0 else ""


def how_many(cards: list[str] | int) -> int:
    return cards if isinstance(cards, int) else len(cards)


def runes_of(runes: dict[str, int] | int) -> str:
    """Rune tokens in the areas of a player: faces where the viewer knows them, else how many."""
    if isinstance(runes, int):
        return f"{runes}{RUNES['hidden']}"
    return f"{runes['dragon']}{RUNES['dragon']} {runes['false']}{RUNES['false']}"


def fate_told(card: int | str) -> str:
    """The number of a Fate card, if the viewer may see it."""
    return RUNES["hidden"] if card == "hidden" else str(card)


BOARD: Final = RunewarsBoard
