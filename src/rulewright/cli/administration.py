"""`rulewright admin ...`: people, reports and matches, for whoever hosts.

Commands work on the database, with or without a running server; what needs a stopped one says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from rulewright.cli.failing import CHECK_FAILED, fail
from rulewright.cli.words import locale_of, words

if TYPE_CHECKING:
    from rulewright.server.settings import Settings
    from rulewright.server.store import Store

T = TypeVar("T")

admin_app: Final = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="markdown",
    help="Look after people, reports and matches.\n\nExample: `rulewright admin people --search ada`",
)

Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", envvar="RULEWRIGHT_DATABASE", help="sqlite:///FILE or postgresql://..."),
]
Data = Annotated[
    Path | None, typer.Option("--data", metavar="FOLDER", envvar="RULEWRIGHT_DATA", help="The server's data folder.")
]
Who = Annotated[str, typer.Argument(metavar="WHO", help="The id of a person, or the name of an account.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|pl", help="Language (default: that of the system).")]
AsJson = Annotated[bool, typer.Option("--json", help="JSON on standard output, for programs.")]


def settings_for(database: str | None, data: Path | None) -> Settings:
    from rulewright.cli.hosting import settings_of

    return settings_of({"database": database, "data": data})


def on_store(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    """Carries out work on the store of the settings."""
    from rulewright.server.backups import open_existing

    async def carried_out() -> T:
        store = await open_existing(settings)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(carried_out())


def show(lines: Sequence[Any], columns: dict[str, str], json_wanted: bool, locale: str) -> None:
    """A list: a table for people, JSON for programs. `columns`: field -> message."""
    import msgspec
    from rich.table import Table

    from rulewright.cli.talk import console_for

    if json_wanted:
        typer.echo(json.dumps(msgspec.to_builtins(lines), ensure_ascii=False, indent=2))
        return
    say = words(locale).message
    if not lines:
        typer.echo(say("cli-nothing-found"))
        return
    table = Table()
    for message in columns.values():
        table.add_column(say(message), overflow="fold")
    for line in lines:
        table.add_row(*[cell(getattr(line, name), name, say) for name in columns])
    console_for(colour=True).print(table)


def cell(value: Any, name: str, say: Callable[..., str]) -> str:
    if name in ("created", "seen", "at"):
        return datetime.fromtimestamp(value / 1000).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, bool):
        return say("cli-yes") if value else ""
    return ", ".join(value) if isinstance(value, list) else str(value)


# People


@admin_app.command("people")
def list_people(
    search: Annotated[str, typer.Option("--search", "-s", metavar="NAME", help="A part of the name.")] = "",
    limit: Annotated[int, typer.Option("--limit", min=1, help="How many at most.")] = 100,
    database: Database = None,
    data: Data = None,
    json_wanted: AsJson = False,
    lang: Lang = None,
) -> None:
    """List people, the latest to be seen first.

    Example: `rulewright admin people --search ada`
    """
    from rulewright.server import operate

    lines = on_store(settings_for(database, data), lambda store: operate.list_people(store, search, limit))
    columns = {
        "id": "cli-admin-id", "name": "cli-name", "kind": "cli-admin-kind", "banned": "cli-admin-banned",
        "seen": "cli-admin-seen",
    }  # fmt: skip
    show(lines, columns, json_wanted, locale_of(lang))


@admin_app.command()
def ban(
    who: Who,
    lift: Annotated[bool, typer.Option("--lift", help="Let the person in again.")] = False,
    database: Database = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Keep a person out: every session ends, and no new one begins.

    Example: `rulewright admin ban troublemaker`
    """
    from rulewright.server import operate

    name = on_store(settings_for(database, data), lambda store: operate.set_banned(store, who, not lift))
    typer.echo(words(locale_of(lang)).message("cli-admin-unbanned" if lift else "cli-admin-has-been-banned", name=name))


@admin_app.command()
def password(
    who: Who,
    address: Annotated[
        str | None, typer.Option("--address", envvar="RULEWRIGHT_ADDRESS", help="How players reach the server.")
    ] = None,
    database: Database = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Give somebody a new way in: an account a new password, a guest a new link. The old one ends.

    Example: `rulewright admin password ada`
    """
    from rulewright.cli.hosting import settings_of
    from rulewright.server import operate

    settings = settings_of({"database": database, "data": data, "address": address})
    key = on_store(settings, lambda store: operate.reset_password(store, who, settings.origin))
    say = words(locale_of(lang)).message
    if key.password:
        typer.echo(say("cli-admin-password", name=key.name, password=key.password))
    else:
        typer.echo(say("cli-admin-link", name=key.name, link=key.link))


@admin_app.command()
def reports(
    handled: Annotated[int | None, typer.Option("--handled", metavar="ID", help="Mark this one as handled.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Those that are handled, too.")] = False,
    database: Database = None,
    data: Data = None,
    json_wanted: AsJson = False,
    lang: Lang = None,
) -> None:
    """List what people have reported, or mark a report as handled.

    Examples:

    - `rulewright admin reports`
    - `rulewright admin reports --handled 3`
    """
    from rulewright.server import operate

    settings = settings_for(database, data)
    if handled is not None:
        on_store(settings, lambda store: operate.handle_report(store, handled))
        typer.echo(words(locale_of(lang)).message("cli-admin-handled", number=handled))
        return
    lines = on_store(settings, lambda store: operate.list_reports(store, everything))
    columns = {
        "id": "cli-admin-id", "at": "cli-admin-at", "by": "cli-admin-by", "about": "cli-admin-about",
        "table": "cli-admin-table", "text": "cli-admin-text", "handled": "cli-admin-done",
    }  # fmt: skip
    show(lines, columns, json_wanted, locale_of(lang))


# Matches


@admin_app.command()
def matches(
    status: Annotated[str, typer.Option("--status", metavar="open|playing|finished|ended", help="Only these.")] = "",
    archived: Annotated[bool, typer.Option("--archived", help="Archived ones, too.")] = False,
    held: Annotated[bool, typer.Option("--held", help="Only those that new rules do not take up.")] = False,
    limit: Annotated[int, typer.Option("--limit", min=1, help="How many at most.")] = 100,
    database: Database = None,
    data: Data = None,
    json_wanted: AsJson = False,
    lang: Lang = None,
) -> None:
    """List tables with their players, the newest first.

    Example: `rulewright admin matches --status playing`
    """
    from rulewright.server import operate

    if status not in ("", "open", "playing", "finished", "ended"):
        fail(f"a table is open, playing, finished or ended, not {status!r}")
    lines = on_store(
        settings_for(database, data), lambda store: operate.list_tables(store, status, archived, limit, held)
    )
    columns = {
        "id": "cli-admin-id", "game": "cli-game", "name": "cli-admin-called", "status": "cli-admin-status",
        "players": "cli-admin-players", "events": "cli-admin-events", "created": "cli-admin-created",
    }  # fmt: skip
    show(lines, columns, json_wanted, locale_of(lang))


@admin_app.command()
def end(table: TableId, database: Database = None, data: Data = None, lang: Lang = None) -> None:
    """End a match before its time; it stays, and can be replayed. On SQLite, stop the server first.

    Example: `rulewright admin end k3v9x2m4p7q8r5t6`
    """
    from rulewright.cli.hosting import alone, on_sqlite
    from rulewright.server import operate

    settings = settings_for(database, data)
    if on_sqlite(settings):
        with alone(settings):
            on_store(settings, lambda store: operate.end_match(store, table))
    else:
        on_store(settings, lambda store: operate.end_match(store, table))
    typer.echo(words(locale_of(lang)).message("cli-admin-ended", table=table))


@admin_app.command()
def record(
    table: TableId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the record is written to.")],
    database: Database = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Take out the whole record of a match, with its seed, also while it is played: hidden things are in it.

    On another server, or here, it can be brought along and played on from any step.

    Example: `rulewright admin record k3v9x2m4p7q8r5t6 match.json`
    """
    from rulewright.files import write_record
    from rulewright.server import operate

    write_record(file, on_store(settings_for(database, data), lambda store: operate.record_of_match(store, table)))
    typer.echo(words(locale_of(lang)).message("cli-admin-record", table=table, file=str(file)))


@admin_app.command()
def settle(
    table: TableId,
    places: Annotated[list[int], typer.Argument(metavar="PLACE...", help="The place of each seat, from the first on.")],
    database: Database = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """End a match that new rules do not take up with the result to which its players agreed.

    `rulewright admin matches --held` lists the matches that wait. On SQLite, stop the server first.

    Example: `rulewright admin settle k3v9x2m4p7q8r5t6 2 1 3`
    """
    from rulewright.cli.hosting import alone, on_sqlite
    from rulewright.server import operate

    settings = settings_for(database, data)
    with alone(settings) if on_sqlite(settings) else contextlib.nullcontext():
        on_store(settings, lambda store: operate.settle_match(store, table, places))
    typer.echo(words(locale_of(lang)).message("cli-admin-settled", table=table))


@admin_app.command()
def archive(
    table: Annotated[str, typer.Argument(metavar="[TABLE]", help="The id of a table.")] = "",
    older: Annotated[int | None, typer.Option("--older", metavar="DAYS", min=0, help="All over for so long.")] = None,
    database: Database = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Take matches that are over off the lists; nothing is deleted.

    Examples:

    - `rulewright admin archive k3v9x2m4p7q8r5t6`
    - `rulewright admin archive --older 365`
    """
    from rulewright.server import operate

    if bool(table) == (older is not None):
        fail("give either the id of a table, or --older DAYS")
    count = on_store(settings_for(database, data), lambda store: operate.archive(store, table, older or 0))
    typer.echo(words(locale_of(lang)).message("cli-admin-archived", count=count))


@admin_app.command()
def repair(
    table: TableId,
    cut: Annotated[bool, typer.Option("--cut", help="Drop what comes after the last event that makes sense.")] = False,
    database: Database = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Replay a match and say where its events stop to make sense; with --cut, let it go on from there.

    Make a backup before you cut, and stop the server. Exit code 1 if something is wrong and was left so.

    Examples:

    - `rulewright admin repair k3v9x2m4p7q8r5t6`
    - `rulewright admin repair k3v9x2m4p7q8r5t6 --cut`
    """
    from rulewright.cli.hosting import alone
    from rulewright.server import operate

    settings = settings_for(database, data)
    say = words(locale_of(lang)).message
    if cut:
        with alone(settings):
            found = on_store(settings, lambda store: operate.repair(store, table, cut=True))
    else:
        found = on_store(settings, lambda store: operate.repair(store, table))
    if not found.problem:
        typer.echo(say("cli-admin-sound", table=table, events=found.events))
        return
    typer.echo(say("cli-admin-broken", table=table, good=found.good, events=found.events, problem=found.problem))
    if not cut:
        raise typer.Exit(CHECK_FAILED)
    typer.echo(say("cli-admin-cut", count=found.cut))
