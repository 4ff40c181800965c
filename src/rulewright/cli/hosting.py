"""Serving from the command line: for oneself, for others; backup and restore."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
import typer

from rulewright.cli.failing import fail
from rulewright.cli.laboratory import progress_bar
from rulewright.cli.words import words
from rulewright.server.backups import backup, restore
from rulewright.server.hosting import bind, host, host_several
from rulewright.server.locking import AlreadyRunning, held
from rulewright.server.settings import Settings
from rulewright.server.upgrade import BadDatabase, migrate, running_servers

PREFIX: Final = "RULEWRIGHT_"
LOG_FORMATS: Final = ("text", "json")
START_FAILED: Final = 1
USUAL_PORT: Final = 8000


# Settings


def data_folder() -> Path:
    """Where programs keep their data on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Rulewright"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Rulewright"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "rulewright"


def settings_of(given: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """Settings from what was typed, else from RULEWRIGHT_..., else as they are by default."""
    environment = os.environ if environment is None else environment
    values: dict[str, Any] = {"data": data_folder()}
    for field in msgspec.structs.fields(Settings):
        variable = PREFIX + field.name.upper()
        if given.get(field.name) is not None:
            values[field.name] = given[field.name]
        elif environment.get(variable):
            values[field.name] = converted(variable, environment[variable], field.type)
    settings = Settings(**values)
    check(settings)
    return settings


def converted(variable: str, text: str, kind: Any) -> Any:
    """The value of an environment variable."""
    if kind is Path:
        return Path(text)
    if kind is bool and text.lower() in ("yes", "no", "on", "off"):
        return text.lower() in ("yes", "on")
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        fail(f"{variable}={text!r} is not understood: {error}")


def check(settings: Settings) -> None:
    """Ends the command if settings do not fit together."""
    if bool(settings.certificate) != bool(settings.certificate_key):
        fail("TLS needs both --certificate and --key")
    for file in filter(None, (settings.certificate, settings.certificate_key)):
        if not Path(file).is_file():
            fail(f"{file}: there is no such file")
    if settings.log_format not in LOG_FORMATS:
        fail(f"the log is written as {' or '.join(LOG_FORMATS)}, not as {settings.log_format!r}")
    if settings.address and not settings.address.startswith(("http://", "https://")):
        fail(f"an address starts with http:// or https://, not {settings.address!r}")
    if settings.smtp and not settings.mail_from:
        fail("mail needs a sender: --mail-from")


def on_sqlite(settings: Settings) -> bool:
    return settings.database_url.startswith("sqlite")


@contextlib.contextmanager
def alone(settings: Settings, address: str = "") -> Iterator[None]:
    """Nobody else uses the database from here to the end of the block; raises `AlreadyRunning`."""
    if on_sqlite(settings):
        with held(lock_folder(settings), address):
            yield
        return
    migrate(settings.database_url)
    if asyncio.run(running_servers(settings.database_url)):
        raise BadDatabase("a Rulewright is running on this database: stop it first")
    yield


def lock_folder(settings: Settings) -> Path:
    """Beside the database: two servers with different data folders could still name the same file."""
    return Path(settings.database_url.removeprefix("sqlite:///")).absolute().parent


# Play on this machine


def play_here(settings: Settings, port: int | None, browser: bool, locale: str) -> int:
    """Runs a server for one person and shows it in the browser; returns the exit code."""
    bound = bind_somewhere(settings.host, port)
    settings = msgspec.structs.replace(settings, port=bound.getsockname()[1], single=True)
    say = words(locale).message
    try:
        with alone(settings, settings.origin):
            migrate(settings.database_url)
            good = host(settings, bound, lambda: shown(settings.origin, browser, locale))
    except AlreadyRunning as running:
        if not running.address:
            raise
        typer.echo(say("cli-runs-already", address=running.address))
        if browser:
            open_browser(running.address).join()
        return 0
    finally:
        bound.close()
    if good:
        typer.echo(say("cli-server-stopped"))
    return 0 if good else START_FAILED


def bind_somewhere(name: str, port: int | None) -> socket.socket:
    """The port asked for; without one, the usual port or, if somebody has it, any that is free."""
    if port is not None:
        return bind_at(name, port)
    try:
        return bind(name, USUAL_PORT)
    except OSError:
        return bind(name, 0)


def bind_at(name: str, port: int) -> socket.socket:
    try:
        return bind(name, port)
    except OSError as error:
        fail(f"cannot listen at {name}, port {port}: {error.strerror or error}; choose another with --port")


def shown(address: str, browser: bool, locale: str) -> None:
    """The server is ready: says where, and opens it."""
    say = words(locale).message
    typer.echo(say("cli-play-here", address=address))
    if browser and has_display():
        open_browser(address)


def has_display() -> bool:
    """Whether there is a screen on which a browser could appear."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> threading.Thread:
    """Opens the browser beside everything else: some browsers take their time, and some never come back."""
    opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    return opening


# Serve others


def serve_others(settings: Settings, workers: int, locale: str) -> int:
    """Runs a server until a signal stops it; returns the exit code."""
    if workers > 1 and on_sqlite(settings):
        fail(
            f"--workers {workers} needs PostgreSQL, which several processes can share: --database"
            " postgresql://USER@HOST/NAME. With SQLite one process serves everybody"
        )
    bound = bind_at(settings.host, settings.port)
    settings = msgspec.structs.replace(settings, port=bound.getsockname()[1])
    say = words(locale).message

    def announce() -> None:
        typer.echo(say("cli-serving", address=settings.origin, data=str(settings.data)))

    try:
        with held(lock_folder(settings), settings.origin) if on_sqlite(settings) else contextlib.nullcontext():
            migrate(settings.database_url)
            good = host_several(settings, bound, workers, announce) if workers > 1 else host(settings, bound, announce)
    finally:
        bound.close()
    if good:
        typer.echo(say("cli-server-stopped"))
    return 0 if good else START_FAILED


# Backup and restore


def make_backup(settings: Settings, file: Path, locale: str) -> None:
    say = words(locale).message
    target = file / time.strftime("rulewright-%Y-%m-%d-%H%M%S.backup") if file.is_dir() else file
    with progress_bar(say("cli-backing-up")) as progress:
        rows = asyncio.run(backup(settings, target, progress))
    typer.echo(say("cli-backed-up", path=str(target), rows=rows))


def restore_backup(settings: Settings, file: Path, force: bool, locale: str) -> None:
    say = words(locale).message
    with alone(settings), progress_bar(say("cli-restoring")) as progress:
        rows = asyncio.run(restore(settings, file, force, progress))
    typer.echo(say("cli-restored", path=str(file), rows=rows))
