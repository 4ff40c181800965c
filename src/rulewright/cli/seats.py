"""Seats: people and bots at the table, as the option --seats names them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rulewright import BadSetup
from rulewright.bots.names import free_names
from rulewright.core.game import Game

if TYPE_CHECKING:
    from rulewright.text import Catalogue

USUAL_PLAYERS: Final = 4
USUAL_BOT: Final = "steady"
HUMAN: Final = "human"


class Sitter(NamedTuple):
    """One seat: the name shown, and who plays it (`human`, or a bot such as `sharp:0.3s`)."""

    name: str
    plays: str

    @property
    def human(self) -> bool:
        return self.plays == HUMAN


def sitters_of(game: Game[Any], seats: str | None, players: int | None, words: Catalogue) -> list[Sitter]:
    """The seats that the options of the command ask for; raises `BadSetup`."""
    if seats is None:
        count = players or min(max(USUAL_PLAYERS, game.min_players), game.max_players)
        if not game.min_players <= count <= game.max_players:
            raise BadSetup(f"{game.name} is for {game.min_players} to {game.max_players} players, not {count}")
        named = [HUMAN, *[USUAL_BOT] * (count - 1)]
    else:
        named = [part.strip() for part in seats.split(",")]
    if players is not None and players != len(named):
        raise BadSetup(f"--players {players} and the {len(named)} seats of --seats do not agree")
    if not game.min_players <= len(named) <= game.max_players:
        raise BadSetup(f"{game.name} is for {game.min_players} to {game.max_players} players, not {len(named)}")
    names = iter(free_names(part.partition("=")[2] for part in named))
    return [sitter(part, number, names, words) for number, part in enumerate(named)]


def sitter(part: str, number: int, names: Iterator[str], words: Catalogue) -> Sitter:
    """One seat: `human`, `human=Ola`, `steady`, `sharp:0.3s`, `sharp=Rival`; nameless bots take the next one."""
    plays, _, name = part.partition("=")
    if plays == HUMAN:
        return Sitter(name or words.message("seat-name", number=number + 1), HUMAN)
    return Sitter(name or next(names), plays)


def sitters_in(header: dict[str, Any], words: Catalogue) -> list[Sitter]:
    """The seats as a record names them; nameless ones are numbered."""
    given = header.get("seats")
    known = given if isinstance(given, list) else []
    found: list[Sitter] = []
    for number in range(header["players"]):
        entry = known[number] if number < len(known) else None
        usual = words.message("seat-name", number=number + 1)
        if isinstance(entry, dict):
            found.append(Sitter(str(entry.get("name") or usual), str(entry.get("plays") or HUMAN)))
        elif isinstance(entry, str):
            found.append(Sitter(f"{usual} ({entry})", entry))
        else:
            found.append(Sitter(usual, HUMAN))
    return found


def game_options(pairs: list[str] | None) -> dict[str, Any]:
    """The options of a new game from `key=value` pairs; raises `BadSetup`."""
    options: dict[str, Any] = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals or not key.strip():
            raise BadSetup(f"--option {pair}: write key=value, for example {key.strip() or 'key'}=true")
        options[key.strip()] = option_value(value.strip())
    return options


def option_value(text: str) -> Any:
    """true, false, a whole number, a list (with commas) or a text."""
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    if text.lstrip("-").isdecimal():
        return int(text)
    if "," in text:
        return [part.strip() for part in text.split(",") if part.strip()]
    return text
