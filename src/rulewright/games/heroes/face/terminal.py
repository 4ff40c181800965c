"""The table of Heroes as text: the map square by square, players, heroes, and the battle in progress.

Built from a view alone; it knows no rules but how tiles lie. A square has three characters: a hero, a capital, a guard
by the form of its colour with its Number, a location by its two letters, or the ground.
"""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rulewright.faces.terminal import Board, View
from rulewright.games.heroes import GAME
from rulewright.games.heroes.content import HARBOUR, MOUNTAIN, OUTSIDE, WATER
from rulewright.games.heroes.ids import ENCOUNTERS, LOCATIONS
from rulewright.games.heroes.knowledge.implied import board_of, implied
from rulewright.games.heroes.options import SQUARES

WIDTH: Final = 20
STYLES: Final = {
    "Haven": "dodger_blue1",
    "Necropolis": "medium_purple1",
    "Sanctuary": "dark_cyan",
    "Stronghold": "color(203)",
}
"""Colours of the factions; never their only sign."""
FORMS: Final = {"g": "●", "y": "◆", "r": "⬢"}
"""Guards by the letter of their colour."""
GROUND: Final = {int(MOUNTAIN): "▲", int(WATER): "≈", int(HARBOUR): "⚓"}
TURN: Final = "▶"
CAPITAL: Final = "⌂"
PAWN: Final = "♞"


class HeroesBoard(Board):
    """Draws views of Heroes."""

    DETAILS = ("heroes", "herosi")

    def full(self, view: View) -> RenderableType:
        parts: list[RenderableType] = [self.heading(view)]
        if view["tiles"]:
            parts += [self.map(view), Text(self.say("terminal-legend"), "dim")]
        parts += [Text(), self.players(view)]
        brief = self.brief(view)
        return Group(*parts) if brief is None else Group(*parts, Text(), brief)

    def brief(self, view: View) -> RenderableType | None:
        """The battle in progress, and the viewer's own heroes."""
        parts = [part for part in (self.battle(view), self.own(view)) if part is not None]
        return Group(*parts) if parts else None

    def details(self, view: View) -> RenderableType:
        """All heroes, with what they have."""
        return Group(*(self.heroes(view, seat) for seat in range(view["players"])))

    def heading(self, view: View) -> Text:
        """The week and what it does, and the first player."""
        known = implied(GAME.tables, view)
        line = Text(self.say("terminal-week", number=view["round"], weeks=known["weeks"]), style="bold")
        if view["week"] is not None:
            name, effect = (self.texts.name("week", view["week"], form) for form in ("", "text"))
            line.append(f"   {name}: {effect}", style="not bold")
        first = self.say("terminal-first", name=self.sitters[view["first_player"]].name)
        line.append(f"\n{first}", style="not bold")
        return line

    # The map

    def map(self, view: View) -> Table:
        """Columns are letters, rows numbers from the top, as squares are called."""
        board = board_of(GAME.tables, view["players"], tuple((tile[0], tile[1]) for tile in view["tiles"]))
        inside = [square for square in range(WIDTH * WIDTH) if board.terrain[square] != OUTSIDE]
        rows, columns = 1 + max(square // WIDTH for square in inside), 1 + max(square % WIDTH for square in inside)
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("")
        for column in range(columns):
            table.add_column(chr(ord("A") + column), justify="center", min_width=3, no_wrap=True)
        for row in range(rows):
            cells = [self.cell(view, board, row * WIDTH + column) for column in range(columns)]
            table.add_row(Text(str(row + 1), style="dim"), *cells)
        return table

    def cell(self, view: View, board: Any, square: int) -> Text:
        """What lies on a square, the most important of it."""
        name = SQUARES[square]
        for seat, player in enumerate(view["seats"]):
            style = STYLES.get(player["faction"] or "", "")
            for hero in player.get("heroes", []):
                if hero["at"] == name:
                    return Text(f"{PAWN}{hero['hero']}", style=f"bold {style}")
            if player.get("capital") == name:
                return Text(f"{CAPITAL}{seat + 1}", style=f"bold {style}")
        guard = view["encounters"].get(name)
        if guard is not None:
            return Text(f"{FORMS[guard[0]]}{GAME.tables.number[ENCOUNTERS.index(guard)]}")
        if board.location[square] >= 0:
            owner = view["control"].get(name)
            style = "" if owner is None else STYLES.get(view["seats"][owner]["faction"] or "", "")
            mark = "" if owner is None else str(owner + 1)
            return Text(f"{LOCATIONS[board.location[square]]}{mark}", style="dim" if name in view["spent"] else style)
        return Text(GROUND.get(board.terrain[square], "·"), style="dim")

    # Players and heroes

    def players(self, view: View) -> Table:
        """Power, gold, resources, level, ready cards, locations."""
        known = implied(GAME.tables, view)["known"]
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.say("board-player"), no_wrap=True)
        table.add_column(self.say("terminal-faction"))
        for what in ("power", "gold", "resources", "level", "locations", "heroes"):
            table.add_column(self.say(f"terminal-{what}"), justify="right")
        table.add_column(self.say("terminal-ready"))
        for seat, player in enumerate(view["seats"]):
            own = known[seat]
            numbers = (own["power"], player["gold"], player["resources"], player["level"], len(own["locations"]))
            heroes = len(player.get("heroes", []))
            ready = ", ".join(self.texts.name("action_card", card) for card in own["ready"]) or "-"
            cells = [Text(str(number)) for number in (*numbers, heroes)]
            table.add_row(self.name(view, seat), self.faction(player), *cells, Text(ready))
        return table

    def faction(self, player: dict[str, Any]) -> Text:
        faction = player.get("faction")
        return Text("-") if faction is None else Text(self.texts.name("faction", faction), style=STYLES[faction])

    def name(self, view: View, seat: int) -> Text:
        """The name of a player; the viewer's own is bold."""
        return Text(self.sitters[seat].name, style="bold" if seat == view["viewer"] else "")

    def own(self, view: View) -> RenderableType | None:
        seat = view["viewer"]
        return None if seat is None or not view["seats"][seat].get("heroes") else self.heroes(view, seat)

    def heroes(self, view: View, seat: int) -> Table:
        """One row for each hero: where, army, skills, artefacts, scrolls, experience."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.sitters[seat].name, no_wrap=True)
        for what in ("at", "army", "skills", "artefacts", "scrolls", "experience"):
            table.add_column(self.say(f"terminal-{what}"))
        for hero in view["seats"][seat].get("heroes", []):
            medals = sum(GAME.tables.experience[ENCOUNTERS.index(token)] for token in hero["trophies"])
            cells = (self.where(hero["at"]), self.army(hero), self.names("skill", hero["skills"]))
            more = (self.names("artefact", hero["artefacts"]), self.scrolls(hero["scrolls"]), str(medals))
            table.add_row(self.texts.name("hero", hero["hero"]), *(Text(cell) for cell in (*cells, *more)))
        return table

    def where(self, at: str) -> str:
        return self.texts.name("whereabouts", at) if at == "capital" else self.texts.name("square", at)

    def army(self, hero: dict[str, Any]) -> str:
        """`3+1 Sentinel`: elite units and basic ones."""
        stacks = [(self.texts.name("unit", unit), *stack) for unit, stack in hero["army"].items()]
        return ", ".join(f"{elite}+{basic} {name}" for name, elite, basic in stacks) or "-"

    def names(self, kind: str, ids: list[str]) -> str:
        return ", ".join(self.texts.name(kind, id) for id in ids) or "-"

    def scrolls(self, scrolls: Any) -> str:
        """Own scrolls by name, those of others by their number."""
        return self.names("scroll", scrolls) if isinstance(scrolls, list) else str(scrolls)

    # The battle

    def battle(self, view: View) -> RenderableType | None:
        """Both sides, the turn, and the attack in progress with its dice."""
        frame = frame_of(view, "battle")
        if frame is None:
            return None
        square = self.texts.name("square", frame["square"])
        lines = [Text(self.say("terminal-battle", square=square, number=frame["turn"]), style="bold")]
        for side in frame["sides"]:
            if "encounter" in side:
                number = GAME.tables.number[ENCOUNTERS.index(side["encounter"])]
                name = self.texts.name("encounter", side["encounter"])
                lines.append(Text(self.say("terminal-guard", name=name, number=number - side["wounds"], all=number)))
            else:
                heroes = view["seats"][side["seat"]]["heroes"]
                hero = next(hero for hero in heroes if hero["hero"] == side["hero"])
                lines.append(Text(f"{self.texts.name('hero', side['hero'])}: {self.army(hero)}"))
        attack = frame_of(view, "attack")
        if attack is not None and attack.get("dice"):
            dice = " ".join(str(value) for value, _ in attack["dice"])
            lines.append(Text(self.say("terminal-dice", strength=attack["strength"], dice=dice)))
        return Group(*lines)


def frame_of(view: View, name: str) -> dict[str, Any] | None:
    """The innermost procedure in progress of this name."""
    return next((frame for frame in reversed(view["pending"]) if frame["frame"] == name), None)


BOARD: Final = HeroesBoard
