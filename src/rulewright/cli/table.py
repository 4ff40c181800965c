"""A table in the terminal: people and bots take turns until the game is over or somebody leaves.

What can be typed at a prompt is in `prompt.py`; here are the turns, the curtain
between several people, the log, and the record that is kept after every choice.
"""

from __future__ import annotations

import hashlib
import secrets
import shlex
import tempfile
from pathlib import Path
from typing import Any, Final

from rich.rule import Rule
from rich.text import Text

import rulewright
from rulewright import BadRecord, BadSetup, State
from rulewright.bots import Bot, make_bot
from rulewright.cli import news, prompt
from rulewright.cli.files import fresh_path, read_record
from rulewright.cli.news import News
from rulewright.cli.seats import Sitter, game_options, sitters_in, sitters_of
from rulewright.cli.talk import Talk
from rulewright.cli.words import words
from rulewright.core.chance import seed_of
from rulewright.core.game import seed_bytes
from rulewright.core.narration import told_to
from rulewright.core.record import Record, play
from rulewright.faces.story import Reader
from rulewright.faces.terminal import Board, board_for
from rulewright.files import write_record
from rulewright.sealing import commitment, mixed_seed, revealed_seed
from rulewright.text import texts

SPECTATOR: Final = -1
NEWS: Final = 14
"""How many lines of the log are shown without being asked for."""
INTERRUPTED: Final = 130


class Table:
    """One game in progress, with everybody who sits at it."""

    def __init__(
        self, state: State, sitters: list[Sitter], kept: dict[str, Any], talk: Talk, locale: str, path: Path | None
    ) -> None:
        self.state = state
        self.sitters = sitters
        self.kept = kept
        self.talk = talk
        self.path = path
        self.bots: list[Bot | None] = [self.bot(seat) for seat in range(len(sitters))]
        # How much of the log each seat has read; who sits before the screen; who chose last.
        self.read = [0] * len(sitters)
        self.news = {seat: News(seat) for seat in (SPECTATOR, *range(len(sitters)))}
        self.present = SPECTATOR
        self.last_mover = SPECTATOR
        self.record = state.record()
        self.printed = state.game.printed()
        self.speak(locale)

    def bot(self, seat: int) -> Bot | None:
        """The program that plays a seat, seeded from the game's seed; None for a person."""
        sitter = self.sitters[seat]
        if sitter.human:
            return None
        seed = hashlib.sha256(f"{self.kept.get('seed', '')} bot {seat}".encode()).digest()
        return make_bot(sitter.plays, seed)

    def speak(self, locale: str) -> None:
        """Takes up a language; raises `UnknownLocale` and keeps the present one."""
        rules = self.state.game
        game_texts, own_words = texts(rules.name, locale, rules.content), words(locale)
        self.texts, self.words, self.locale = game_texts, own_words, locale
        self.board: Board = board_for(self.state.game.name, locale, self.sitters)

    def say(self, message: str, style: str = "", **arguments: int | str) -> None:
        self.talk.show(Text(self.words.message(message, **arguments), style=style))

    @property
    def people(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.human]

    # Playing

    def play(self) -> int:
        """Plays to the end, or until somebody leaves; the exit code."""
        try:
            while not self.state.over:
                self.next_choice()
            self.end()
        except prompt.Leave:
            return 0
        except EOFError:
            self.rescue()
            return 0
        except KeyboardInterrupt:
            self.talk.gap()
            self.rescue()
            return INTERRUPTED
        return 0

    def next_choice(self) -> None:
        """Bots that are asked together with people answer first. Where several go on side by side they take turns."""
        waiting = self.state.waiting
        if self.state.lanes:
            seat = next((seat for seat in waiting if seat > self.last_mover), waiting[0])
        else:
            seat = next((seat for seat in waiting if not self.sitters[seat].human), waiting[0])
        bot = self.bots[seat]
        if bot is None:
            self.person_chooses(seat)
        else:
            self.bot_chooses(seat, bot)

    def bot_chooses(self, seat: int, bot: Bot) -> None:
        thinking = self.words.message("cli-thinking", name=self.sitters[seat].name)
        if self.talk.interactive:
            with self.talk.console.status(thinking):
                code = bot.choose(self.state, seat)
        else:
            code = bot.choose(self.state, seat)
        self.made(seat, self.state.game.key(code))
        if not self.people:
            self.show_news(SPECTATOR)

    def person_chooses(self, seat: int) -> None:
        self.curtain(seat)
        if self.last_mover == seat:
            self.show_news(seat)
            brief = self.board.brief(self.state.view(seat))
            if brief is not None:
                self.talk.show(brief)
        else:
            self.show_table(seat)
        prompt.ask(self, seat)

    def made(self, seat: int, key: str) -> None:
        """A choice is made; the record with it is on disk before anything else happens."""
        self.state.choose(seat, key)
        self.last_mover = seat
        self.note()

    def note(self) -> None:
        """Keeps the record; a file that can no longer be written is given up, not the game."""
        self.record = self.state.record()
        if self.path is None:
            return
        try:
            self.save(self.path)
        except OSError as error:
            self.say("cli-cannot-write", path=str(self.path), reason=error.strerror or "?")
            self.path = None

    def go_back(self, state: State) -> None:
        """Puts an earlier state on the table."""
        self.state = state
        self.last_mover = SPECTATOR
        told = len(state.narration or [])
        self.read = [min(read, told) for read in self.read]
        self.note()

    # What is shown

    def curtain(self, seat: int) -> None:
        """With several people, nobody sees the hand of another: the screen is cleared in between."""
        if len(self.people) < 2 or self.present == seat:
            return
        self.talk.clear()
        name = self.sitters[seat].name
        self.say("cli-curtain", "bold", name=name)
        if self.talk.interactive:
            self.talk.line(self.words.message("cli-press-enter"))
        self.talk.clear()
        self.present = seat

    def show_table(self, seat: int) -> None:
        """The heading of a turn, the log since the last one, the board."""
        self.talk.gap()
        self.talk.show(Rule(Text(self.words.message("cli-turn-of", name=self.sitters[seat].name), style="bold")))
        self.show_news(seat)
        self.talk.show(self.board.full(self.state.view(seat)))

    def show_news(self, seat: int) -> None:
        """What the log tells that a seat has not read yet, scenes as headings with lists."""
        reader = Reader(self.texts, self.names, seat, self.printed)
        told = self.news[seat].since(self.state, self.read[max(seat, 0)], reader)
        self.read[max(seat, 0)] = len(self.state.narration or [])
        if len(told) > NEWS:
            self.say("cli-earlier", "dim", count=len(told) - NEWS)
        news.show(self.talk, told[-NEWS:])
        if told:
            self.talk.gap()

    @property
    def names(self) -> list[str]:
        """What the players are called, by seat."""
        return [sitter.name for sitter in self.sitters]

    def log(self, seat: int, since: int = 0) -> list[str]:
        """The log as a seat may read it."""
        you = None if seat == SPECTATOR else seat
        return [self.texts.log(told, self.names, you) for told in told_to(self.state, seat, since)]

    def end(self) -> None:
        """The last lines of the log, places and scores, and where the record is."""
        reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        result = self.state.result
        assert result is not None
        self.talk.gap()
        self.talk.show(Rule(Text(self.words.message("cli-game-over"), style="bold")))
        self.show_news(reader)
        self.talk.show(self.board.ending(self.state.view(None if reader < 0 else reader), result))
        self.talk.gap()
        if self.path is None and self.people:
            prompt.offer_to_save(self)
        elif self.path is not None:
            self.say("cli-saved", path=str(self.path))

    # The record

    def save(self, path: Path) -> None:
        """Writes the record as it stands after the last finished choice."""
        fields = dict(self.kept)
        if self.state.result is not None:
            fields["result"] = self.state.result
        write_record(path, rulewright.seal(self.record, **fields))

    def rescue(self) -> None:
        """Somebody interrupted: the record is kept, in a file of its own if none was named."""
        if self.path is None and not any("choice" in entry for entry in self.record):
            return
        path = self.path or fresh_path(self.state.game.name)
        try:
            self.save(path)
        except OSError:
            path = Path(tempfile.gettempdir(), fresh_path(self.state.game.name).name)
            self.save(path)
        self.say("cli-saved", path=str(path))
        if not self.state.over:
            self.tell_how_to_resume(path)

    def tell_how_to_resume(self, path: Path) -> None:
        command = f"rulewright terminal {self.state.game.name} --save {shlex.quote(str(path))} --resume"
        self.talk.show_unbroken(self.words.message("cli-resume", command=command))


# Ways to a table


def new_table(
    game_name: str,
    seats: str | None,
    players: int | None,
    options: list[str] | None,
    seed: str | None,
    talk: Talk,
    locale: str,
    path: Path | None,
    pack: Path | None,
) -> Table:
    """A new game. Its seed is committed to in the record, so that `rulewright verify` can check it."""
    game = rulewright.game(game_name, pack)
    sitters = sitters_of(game, seats, players, words(locale))
    secret = secrets.token_bytes(32) if seed is None else seed_bytes(seed)
    state = game.new(len(sitters), game_options(options), mixed_seed(secret, []), listening=True)
    kept = {
        "seats": [sitter._asdict() for sitter in sitters],
        "commitment": commitment(secret),
        "seed": secret.hex(),
    }
    return Table(state, sitters, kept, talk, locale, path)


def resumed_table(
    game_name: str,
    path: Path,
    seats: str | None,
    players: int | None,
    talk: Talk,
    locale: str,
    pack: Path | None,
) -> Table:
    """A game that goes on from its record, with the chance that it would have had."""
    record: Record = read_record(path, pack)
    header = record[0]
    if header["game"] != game_name:
        raise BadRecord(f"{path} is a game of {header['game']}, not of {game_name}")
    if players is not None and players != header["players"]:
        raise BadSetup(f"{path} is a game of {header['players']} players, not of {players}")
    kept: dict[str, Any] = {name: header[name] for name in ("seats", "commitment", "nonces", "seed") if name in header}
    seed = revealed_seed(header) if "seed" in header else secrets.token_bytes(32)
    state = play(record, seed_of(seed), listening=True)
    sitters = sitters_in(header, words(locale))
    if seats is not None:
        sitters = sitters_of(state.game, seats, header["players"], words(locale))
        kept["seats"] = [sitter._asdict() for sitter in sitters]
    return Table(state, sitters, kept, talk, locale, path)
