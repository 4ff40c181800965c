"""The prompt: one decision of one person, and everything that can be typed at it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.columns import Columns
from rich.text import Text

import rulewright
from rulewright import Refusal, RulewrightError, UndoRefused
from rulewright.cli.files import fresh_path
from rulewright.cli.matching import Choice, meant, numbered, plain
from rulewright.core.decision import Pending
from rulewright.core.record import play
from rulewright.text import TextError

if TYPE_CHECKING:
    from rulewright.cli.table import Table

SHOWN: Final = 8
"""How many answers are listed when something typed fits many."""
LONG: Final = 40
"""More options than this are shown in groups; what is typed then picks some of them out."""
LOG_LINES: Final = 30
HINT_BOT: Final = "sharp"
HINT_BUDGET: Final = "1s"
HINT_SEED: Final = 1
HINTS: Final = 3

Command = Callable[["Table", int, str], bool]


class Leave(Exception):
    """Somebody gets up from the table."""


def ask(table: Table, seat: int) -> None:
    """Asks until the seat has chosen, or the table has changed by going back."""
    pending = table.state.decision(seat)
    assert pending is not None
    choices = listed(table, pending)
    show_question(table, pending, choices)
    while True:
        typed = table.talk.line("> ")
        if typed and answer(table, seat, pending, choices, typed):
            return


def listed(table: Table, pending: Pending) -> list[Choice]:
    return [Choice(key, table.texts.option(pending.name, key, table.names)) for key in pending.options]


def show_question(table: Table, pending: Pending, choices: list[Choice]) -> None:
    """The prompt and its numbered options, in as many columns as fit; very many in groups."""
    question = Text(f"\n{table.texts.prompt(pending)} ", style="bold")
    question.append(table.words.message("cli-ask-help"), style="not bold dim")
    table.talk.show(question)
    if why := table.texts.prompt_part(pending, "why"):
        table.talk.show(Text(why, style="dim"))
    if len(choices) <= LONG:
        show_choices(table, choices, choices)
        return
    for group in grouped(choices):
        show_group(table, choices, group)
    table.say("cli-ask-filter", "dim", key=key_start(choices[0].key))


def show_choices(table: Table, choices: list[Choice], some: list[Choice]) -> None:
    """Some of the options with their numbers."""
    width = len(str(len(choices)))
    number = {choice.key: at for at, choice in enumerate(choices, 1)}
    lines = []
    for choice in some:
        line = Text(f"{number[choice.key]:>{width}}  ", style="bold")
        line.append(choice.text, style=f"not bold {table.board.style(choice.key)}".strip())
        lines.append(line)
    table.talk.show(Columns(lines, padding=(0, 3), column_first=True))


def show_group(table: Table, choices: list[Choice], group: list[Choice]) -> None:
    """A group of options on one line: their numbers, what their keys begin with, and the first of them in words."""
    first = choices.index(group[0]) + 1
    if len(group) == 1:
        show_choices(table, choices, group)
        return
    line = Text(f"{first}–{first + len(group) - 1}  ", style="bold")
    line.append(f"{key_start(group[0].key)}  ", style="not bold")
    line.append(table.words.message("cli-group", first=group[0].text, last=group[-1].text), style="not bold dim")
    table.talk.show(line)


def grouped(choices: list[Choice]) -> list[list[Choice]]:
    """Options in a row whose keys begin alike."""
    groups: list[list[Choice]] = []
    for choice in choices:
        if groups and key_start(groups[-1][0].key) == key_start(choice.key):
            groups[-1].append(choice)
        else:
            groups.append([choice])
    return groups


def key_start(key: str) -> str:
    """The verb of a key and the first thing that it names."""
    return ":".join(key.split(":")[:2])


def answer(table: Table, seat: int, pending: Pending, choices: list[Choice], typed: str) -> bool:
    """Carries out one line; True if the table has changed."""
    chosen = numbered(typed, choices)
    if chosen is None and typed in pending.options:
        chosen = Choice(typed, typed)
    if chosen is None:
        word, _, rest = typed.partition(" ")
        if word.startswith("?") and len(word) > 1:
            word, rest = "?", typed[1:]
        command = command_called(plain(word), table)
        if command is not None:
            return carried_out(command, table, seat, rest.strip())
        # A number is never read as words: 5 of 3 options is no token 5.
        found = [] if typed.isdecimal() else meant(typed, choices)
        if len(found) != 1:
            not_one(table, seat, pending, choices, found, typed)
            return False
        chosen = found[0]
    table.made(seat, chosen.key)
    return True


def command_called(word: str, table: Table) -> Command | None:
    """The command of a word; boards have words of their own for the details of the table."""
    return details if word in table.board.DETAILS else COMMANDS.get(word)


def carried_out(command: Command, table: Table, seat: int, rest: str) -> bool:
    """A command; what is wrong with what was typed after it is said, and the question stays open."""
    try:
        return command(table, seat, rest)
    except (RulewrightError, OSError) as error:
        table.talk.show(Text(str(error)))
        return False


def not_one(table: Table, seat: int, pending: Pending, choices: list[Choice], found: list[Choice], typed: str) -> None:
    """What was typed fits several options, or none; if it is an option of the game, why not now."""
    if found:
        table.say("cli-ambiguous")
        shown = LONG if len(choices) > LONG else SHOWN
        show_choices(table, choices, found[:shown])
        if len(found) > shown:
            table.say("cli-more-options", "dim", count=len(found) - shown)
    elif table.state.game.code(typed) is not None:
        explain(table, seat, pending, typed)
    else:
        table.say("cli-not-understood", typed=typed[:60])


# Commands; each returns True if the table has changed


def help_or_why(table: Table, seat: int, rest: str) -> bool:
    if rest:
        return why(table, seat, rest)
    pending = table.state.decision(seat)
    assert pending is not None
    table.talk.show(Text(table.words.message("cli-help")))
    rules = ", ".join(f"{rule} {table.texts.rule(rule).title}" for rule in pending.rules)
    table.say("cli-help-rules", rules=rules)
    return False


def why(table: Table, seat: int, rest: str) -> bool:
    """Why an option is or is not possible now, with rule and numbers."""
    pending = table.state.decision(seat)
    assert pending is not None
    choices = listed(table, pending)
    every = [Choice(key, option_text(table, pending, key)) for key in table.state.game.vocabulary.every_key()]
    chosen = numbered(rest, choices)
    # Options of this decision first: those of others have no text here, only their key.
    found = [chosen] if chosen else meant(rest, [choice for choice in every if choice.text != choice.key])
    found = found or meant(rest, every)
    if not found:
        table.say("cli-no-such-option", typed=rest[:60])
    for choice in found[:SHOWN]:
        explain(table, seat, pending, choice.key)
    if len(found) > SHOWN:
        table.say("cli-more-options", "dim", count=len(found) - SHOWN)
    return False


def explain(table: Table, seat: int, pending: Pending, key: str) -> None:
    refusal = table.state.why_not(seat, key)
    option = option_text(table, pending, key)
    if refusal is None:
        table.say("cli-possible", option=option)
    else:
        table.talk.show(Text.assemble((f"{option}: ", "bold"), refused(table, refusal)))


def option_text(table: Table, pending: Pending, key: str) -> str:
    """The text of any option of the game; its key, if it belongs to another decision."""
    try:
        return table.texts.option(pending.name, key, table.names)
    except TextError:
        return key


def refused(table: Table, refusal: Refusal) -> str:
    """A refusal in words, with the number and the title of its rule; then what stands in the way, line by line."""
    reason = table.texts.refusal(refusal)
    if refusal.rule:
        reason += f" ({refusal.rule} {table.texts.rule(refusal.rule).title})"
    return "\n".join([reason, *[f"  {table.texts.refusal(obstacle)}" for obstacle in refusal.obstacles]])


def undo(table: Table, seat: int, rest: str) -> bool:
    """Takes the seat's last choice back; past a barrier only if everybody agrees."""
    try:
        table.go_back(rulewright.undo(table.state, seat))
    except UndoRefused as error:
        table.talk.show(Text(table.texts.refusal(error.refusal)))
        if error.refusal.reason == "nothing-to-undo" or not agreed(table):
            return False
        take_back(table, seat)
    table.say("cli-undone", "dim")
    return True


def agreed(table: Table) -> bool:
    """Whether the people at the table let a choice be taken back with all that followed."""
    question = table.words.message("cli-undo-all", people=len(table.people))
    return plain(table.talk.line(f"{question} ")) in YES


def take_back(table: Table, seat: int) -> None:
    """Back to before the seat's last choice; what chance brings afterwards stays the same."""
    record = table.state.record()
    last = max(at for at, entry in enumerate(record) if entry.get("seat") == seat and "choice" in entry)
    table.go_back(play(record[:last], table.state.seed, listening=True))


def hint(table: Table, seat: int, rest: str) -> bool:
    """What a searching bot thinks of the options; it knows no more than the seat does."""
    from rulewright.bots import Searcher, make_bot
    from rulewright.core.chance import Random, seed_of
    from rulewright.core.game import seed_bytes
    from rulewright.server.thought import Thought, reasoned

    rng = Random(seed_of(seed_bytes(HINT_SEED)), 0)
    bot = make_bot(f"{HINT_BOT}:{rest or HINT_BUDGET}", HINT_SEED)
    assert isinstance(bot, Searcher)
    pending = table.state.decision(seat)
    assert pending is not None
    for advice in bot.consider(table.state, seat)[:HINTS]:
        key = table.state.game.key(advice.code)
        table.say(
            "cli-hint",
            number=pending.options.index(key) + 1,
            option=table.texts.option(pending.name, key, table.names),
            visits=advice.visits,
            value=round(100 * advice.value),
        )
        reasons = reasoned(table.state, seat, Thought(key, 1.0, advice.value, []), rng).reasons
        if reasons:
            told = table.texts.catalogue.listed([table.texts.reason(name, args) for name, args in reasons])
            table.say("cli-hint-reason", "dim", reason=told)
    return False


def odds(table: Table, seat: int, rest: str) -> bool:
    """How what is being fought out would end, side by side; reckoned from what the seat can know."""
    from rulewright.bots import reckon
    from rulewright.bots.levels import parse_budget
    from rulewright.core.chance import Random, seed_of
    from rulewright.core.game import seed_bytes
    from rulewright.lab.statistics import wilson

    rng = Random(seed_of(seed_bytes(HINT_SEED)), 0)
    found = reckon(table.state, seat, rng, parse_budget(f"odds:{rest}", rest or HINT_BUDGET))
    if found is None:
        table.say("cli-no-contest")
        return False
    for side, wins, losses in zip(found.seats, found.wins, found.losses, strict=True):
        table.say(
            "cli-odds",
            side=table.names[side] if side >= 0 else table.words.message("cli-odds-nobody"),
            wins=round(100 * wins / found.playouts),
            margin=max(1, round(100 * wilson(wins, found.playouts).margin)),
            losses=table.words.number(losses, 1),
        )
    return False


def wait(table: Table, seat: int, rest: str) -> bool:
    """Lets somebody else go first who goes on beside this seat."""
    if not table.state.lanes or len(table.state.waiting) == 1:
        table.say("cli-nobody-beside")
        return False
    table.last_mover = seat
    return True


def log(table: Table, seat: int, rest: str) -> bool:
    lines = table.log(seat)
    wanted = int(rest) if rest.isdecimal() else LOG_LINES
    for line in lines[max(0, len(lines) - wanted) :]:
        table.talk.show_point(line)
    return False


def rule(table: Table, seat: int, rest: str) -> bool:
    from rulewright.cli.rulebook import find_rules, show_rule

    found = find_rules(table.texts, rest) if rest else []
    if len(found) == 1:
        show_rule(table.talk.console, table.words, found[0])
    elif found:
        for one in found[: 2 * SHOWN]:
            table.talk.show(Text(f"{one.id}  {one.title}"))
    else:
        table.say("cli-no-such-rule", typed=rest[:60])
    return False


def redraw(table: Table, seat: int, rest: str) -> bool:
    table.talk.show(table.board.full(table.state.view(seat)))
    repeat_question(table, seat)
    return False


def repeat_question(table: Table, seat: int) -> None:
    pending = table.state.decision(seat)
    assert pending is not None
    show_question(table, pending, listed(table, pending))


def details(table: Table, seat: int, rest: str) -> bool:
    table.talk.show(table.board.details(table.state.view(seat)))
    return False


def card(table: Table, seat: int, rest: str) -> bool:
    from rulewright.cli.cards import card_texts

    found = card_texts(table.texts, rest) if rest else []
    for title, text in found[:SHOWN]:
        table.talk.show(Text.assemble((f"{title}: ", "bold"), text))
    if not found:
        table.say("cli-no-such-card", typed=rest[:60])
    return False


def language(table: Table, seat: int, rest: str) -> bool:
    table.speak(rest)
    table.last_mover = -1  # so that the whole table is shown again, in the new words
    return True


def save(table: Table, seat: int, rest: str) -> bool:
    """Writes the record, and from now on after every choice."""
    path = Path(rest).expanduser() if rest else table.path or fresh_path(table.state.game.name)
    save_to(table, path)
    return False


def save_to(table: Table, path: Path) -> bool:
    """Whether the record could be written there; says which."""
    if path.exists() and path != table.path:
        table.say("cli-file-exists", path=str(path))
        return False
    try:
        table.save(path)
    except OSError as error:
        table.say("cli-cannot-write", path=str(path), reason=error.strerror or "?")
        return False
    table.path = path
    table.say("cli-saved", path=str(path))
    return True


def leave(table: Table, seat: int, rest: str) -> bool:
    """Asks for a file to save to, unless the record is being kept in one."""
    if table.path is None:
        offer_to_save(table)
    if table.path is not None:
        table.tell_how_to_resume(table.path)
    raise Leave


def offer_to_save(table: Table) -> None:
    """Asks until a file is named that can be written, or none is wanted."""
    usual = fresh_path(table.state.game.name).name
    while True:
        typed = table.talk.line(table.words.message("cli-save-where", path=usual) + " ")
        if typed in ("-", "n", "no", "nie"):
            return
        if save_to(table, Path(typed or usual).expanduser()):
            return


YES: Final = ("y", "yes", "t", "tak")
COMMANDS: Final[dict[str, Command]] = {
    "?": help_or_why, "help": help_or_why, "pomoc": help_or_why,
    "why": why, "dlaczego": why, "czemu": why,
    "u": undo, "undo": undo, "cofnij": undo,
    "h": hint, "hint": hint, "podpowiedz": hint,
    "o": odds, "odds": odds, "szanse": odds,
    "w": wait, "wait": wait, "czekaj": wait,
    "l": log, "log": log, "dziennik": log,
    "r": rule, "rule": rule, "regula": rule,
    "v": redraw, "view": redraw, "widok": redraw,
    "b": details, "details": details, "szczegoly": details,
    "c": card, "card": card, "karta": card,
    "lang": language, "jezyk": language,
    "save": save, "zapisz": save,
    "q": leave, "quit": leave, "exit": leave, "koniec": leave,
}  # fmt: skip
