"""Commands of players and hosts: settings, play on this machine, serve, backup and restore, administration."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer
from commanding import run

from rulewright.cli import hosting
from rulewright.server import machine
from rulewright.server.locking import held
from rulewright.server.people import create
from rulewright.server.settings import Settings
from rulewright.server.store import open_store
from rulewright.server.upgrade import migrate


def fails(result: Any, *said: str) -> None:
    """Bad input: one sentence on standard error, no traceback."""
    assert result.exit_code == 2, result.output
    (sentence,) = result.stderr.splitlines()
    assert sentence.startswith("rulewright: ")
    for part in said:
        assert part in sentence


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No setting of whoever runs the tests counts, and nothing is written into their home."""
    for name in tuple(os.environ):
        if name.startswith(hosting.PREFIX):
            monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


class Hosted:
    """Stands in for the running server: remembers how it was started, and comes back at once."""

    def __init__(self, good: bool = True) -> None:
        self.good = good
        self.settings: list[Settings] = []
        self.workers: list[int] = []

    def host(self, settings: Settings, bound: socket.socket, started: Callable[[], None]) -> bool:
        assert bound.getsockname()[1] == settings.port
        self.settings.append(settings)
        if self.good:
            started()
        return self.good

    def host_several(self, settings: Settings, bound: socket.socket, number: int, started: Callable[[], None]) -> bool:
        self.workers.append(number)
        return self.host(settings, bound, started)


@pytest.fixture
def hosted(monkeypatch: pytest.MonkeyPatch) -> Hosted:
    stand_in = Hosted()
    monkeypatch.setattr(hosting, "host", stand_in.host)
    monkeypatch.setattr(hosting, "host_several", stand_in.host_several)
    monkeypatch.setattr(hosting, "migrate", lambda url: None if url.startswith("postgresql") else migrate(url))
    return stand_in


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were shown in the browser."""
    shown: list[str] = []
    monkeypatch.setattr(webbrowser, "open", shown.append)
    monkeypatch.setenv("DISPLAY", ":0")
    return shown


# Settings


def test_what_is_typed_comes_before_the_environment_and_that_before_defaults() -> None:
    environment = {
        "RULEWRIGHT_PORT": "9000",
        "RULEWRIGHT_RATE": "2.5",
        "RULEWRIGHT_PROXY": "yes",
        "RULEWRIGHT_SMTP": "",
    }
    settings = hosting.settings_of({"port": 9001, "host": None}, environment)
    assert (settings.port, settings.host, settings.rate) == (9001, "127.0.0.1", 2.5)
    assert settings.proxy is True and settings.smtp == ""
    assert hosting.settings_of({}, {"RULEWRIGHT_DATA": "somewhere"}).data == Path("somewhere")


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"RULEWRIGHT_PORT": "many"}, "RULEWRIGHT_PORT='many' is not understood"),
        ({"RULEWRIGHT_WEBHOOKS": "perhaps"}, "RULEWRIGHT_WEBHOOKS='perhaps' is not understood"),
        ({"RULEWRIGHT_LOG_FORMAT": "xml"}, "text or json, not as 'xml'"),
        ({"RULEWRIGHT_ADDRESS": "games.example"}, "starts with http:// or https://"),
        ({"RULEWRIGHT_CERTIFICATE": "cert.pem"}, "both --certificate and --key"),
        ({"RULEWRIGHT_SMTP": "smtp://localhost"}, "mail needs a sender"),
    ],
)
def test_a_wrong_setting_is_named(environment: dict[str, str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit):
        hosting.settings_of({}, environment)
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("system", "environment", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": ""}, ".local/share/rulewright"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/rulewright"),
        ("darwin", {}, "Library/Application Support/Rulewright"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Rulewright"),
    ],
)
def test_data_are_where_the_system_keeps_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, environment: dict[str, str], folder: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert hosting.data_folder() == tmp_path / folder


# Play


@pytest.mark.parametrize("arguments", [[], ["play"]])
def test_alone_it_plays_on_this_machine_and_opens_the_browser(
    hosted: Hosted, opened: list[str], tmp_path: Path, arguments: list[str]
) -> None:
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    (settings,) = hosted.settings
    assert settings.single and settings.host == "127.0.0.1" and settings.data == tmp_path / "home" / "rulewright"
    assert opened == [settings.origin]
    assert result.output.splitlines() == [
        f"Rulewright is at {settings.origin} (Ctrl-C stops it).",
        "Stopped. Every game is kept.",
    ]


def test_no_browser_is_opened_without_a_screen_or_when_none_is_wanted(
    hosted: Hosted, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("play", "--no-browser").exit_code == 0
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    result = run("play", "--lang", "pl")
    assert "działa pod adresem http://127.0.0.1:" in result.output
    assert opened == [] and len(hosted.settings) == 2


def test_if_the_usual_port_is_taken_another_one_is_found(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        monkeypatch.setattr(hosting, "USUAL_PORT", taken)
        assert run("play", "--no-browser").exit_code == 0
        assert hosted.settings[0].port not in (0, taken)
        fails(run("play", "--no-browser", "--port", taken), f"port {taken}", "--port")


def test_a_second_start_shows_the_way_to_the_first(hosted: Hosted, opened: list[str], tmp_path: Path) -> None:
    with held(tmp_path / "home" / "rulewright", "http://127.0.0.1:8765"):
        result = run("play")
    assert result.exit_code == 0
    assert result.output == "Rulewright runs already at http://127.0.0.1:8765.\n"
    assert opened == ["http://127.0.0.1:8765"] and hosted.settings == []


def test_a_start_that_failed_is_not_called_a_good_end(hosted: Hosted) -> None:
    hosted.good = False
    result = run("play", "--no-browser")
    assert result.exit_code == 1 and result.stdout == ""


# Serve


def test_serve_takes_options_and_the_environment(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("RULEWRIGHT_RATE", "3")
    monkeypatch.setenv("RULEWRIGHT_PORT", "0")
    monkeypatch.setenv("RULEWRIGHT_MAIL_FROM", "games@example.org")
    result = run(
        "serve", "--proxy", "--address", "https://games.example", "--smtp", "smtp://localhost:25", "--data", tmp_path,
        "--bots", 3, "--log", "json",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    (settings,) = hosted.settings
    assert settings.proxy and settings.secure and not settings.single and settings.port > 0
    assert (settings.rate, settings.bot_processes, settings.log_format) == (3.0, 3, "json")
    assert (settings.smtp, settings.mail_from) == ("smtp://localhost:25", "games@example.org")
    assert "Rulewright serves at https://games.example" in result.output


def test_several_workers_need_postgresql(hosted: Hosted) -> None:
    fails(run("serve", "--workers", 2, "--port", 0), "--workers 2 needs PostgreSQL", "postgresql://USER@HOST/NAME")
    fails(run("serve", "--workers", 0, "--port", 0), "at least 1")
    assert hosted.settings == []
    assert run("serve", "--workers", 2, "--port", 0, "--database", "postgresql://x@localhost/y").exit_code == 0
    assert hosted.workers == [2]


def test_a_server_on_all_addresses_says_where_others_can_open_it(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(machine, "own_address", lambda: "192.168.1.5")
    result = run("serve", "--host", "0.0.0.0", "--port", 0, "--data", tmp_path)
    assert f"Rulewright serves at http://192.168.1.5:{hosted.settings[0].port};" in result.output


def test_two_servers_do_not_share_a_sqlite_database(hosted: Hosted, tmp_path: Path) -> None:
    with held(tmp_path, "http://127.0.0.1:8765"):
        fails(run("serve", "--port", 0, "--data", tmp_path), "running at http://127.0.0.1:8765", "stop it first")
    assert hosted.settings == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--certificate", "none.pem", "--key", "none.pem"], "none.pem: there is no such file"),
        (["--certificate", "none.pem"], "both --certificate and --key"),
        (["--database", "mysql://localhost/games"], "sqlite:///FILE or postgresql://"),
        (["--database", "nonsense"], "not the URL of a database"),
        (["--host", "203.0.113.1"], "cannot listen at 203.0.113.1"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_sentence(tmp_path: Path, arguments: list[str], said: str) -> None:
    fails(run("serve", "--port", 0, "--data", tmp_path, *arguments), said)


# Backup, restore, administration


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with an account."""
    folder = tmp_path / "data"
    url = f"sqlite:///{folder / 'rulewright.sqlite3'}"
    migrate(url)

    async def furnish() -> None:
        store = await open_store(url)
        await store.write(lambda tx: create(tx, "Ada", "en", "a hash"))
        await store.close()

    asyncio.run(furnish())
    return folder


def test_a_backup_is_made_and_restored(data: Path, tmp_path: Path) -> None:
    made = run("backup", tmp_path / "all.backup", "--data", data)
    assert made.exit_code == 0 and made.output == f"1 row is in this backup: {tmp_path / 'all.backup'}\n"
    restored = run("restore", tmp_path / "all.backup", "--data", tmp_path / "new", "--lang", "pl")
    assert restored.output == f"Przywrócono 1 wiersz z tej kopii zapasowej: {tmp_path / 'all.backup'}\n"
    people = json.loads(run("admin", "people", "--json", "--data", tmp_path / "new").output)
    assert [person["name"] for person in people] == ["Ada"]


def test_a_backup_into_a_folder_is_named_by_its_time(data: Path, tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    assert run("backup", tmp_path / "backups", "--data", data).exit_code == 0
    (file,) = (tmp_path / "backups").iterdir()
    assert file.name.startswith("rulewright-20") and file.suffix == ".backup"


def test_a_restore_is_refused_over_something_and_while_a_server_runs(data: Path, tmp_path: Path) -> None:
    run("backup", tmp_path / "all.backup", "--data", data)
    fails(run("restore", tmp_path / "all.backup", "--data", data), "not empty; with --force")
    with held(data):
        fails(run("restore", tmp_path / "all.backup", "--data", data, "--force"), "is running", "stop it first")
    assert run("restore", tmp_path / "all.backup", "--data", data, "--force").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["backup", "no/such/folder/file"], "no such folder"),
        (["restore", "none.backup"], "none.backup: No such file"),
        (["admin", "ban", "nobody"], "no person with the id or the account name 'nobody'"),
        (["admin", "end", "nowhere"], "no table 'nowhere'"),
        (["admin", "repair", "nowhere"], "no table 'nowhere'"),
        (["admin", "archive"], "either the id of a table, or --older DAYS"),
        (["admin", "matches", "--status", "odd"], "open, playing, finished or ended"),
        (["admin", "reports", "--handled", "5"], "no report 5"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(data: Path, arguments: list[str], said: str) -> None:
    fails(run(*arguments, "--data", data), said)


def test_administration_without_a_database_makes_none(tmp_path: Path) -> None:
    fails(run("admin", "people", "--data", tmp_path / "typo"), "no database at")
    assert not (tmp_path / "typo").exists()


def test_people_are_listed_and_banned(data: Path) -> None:
    assert "Ada" in run("admin", "people", "--data", data).output
    assert run("admin", "ban", "Ada", "--data", data).output == "Ada is kept out from now on.\n"
    assert run("admin", "ban", "Ada", "--lift", "--data", data).output == "Ada may come in again.\n"
    (person,) = json.loads(run("admin", "people", "--json", "--data", data).output)
    assert (person["name"], person["banned"]) == ("Ada", False)


def test_a_new_password_is_shown_once(data: Path) -> None:
    first = run("admin", "password", "Ada", "--data", data).output
    assert (
        first.startswith("The new password of Ada: ")
        and first != run("admin", "password", "Ada", "--data", data).output
    )


def test_empty_lists_say_so(data: Path) -> None:
    for command in ("matches", "reports"):
        assert run("admin", command, "--data", data).output == "Nothing found.\n"
    assert run("admin", "archive", "--older", 30, "--data", data).output == "0 matches were archived.\n"


@pytest.mark.parametrize("command", ["people", "ban", "password", "reports", "matches", "end", "archive", "repair"])
def test_every_command_of_the_administration_teaches_with_an_example(command: str) -> None:
    result = run("admin", command, "--help")
    assert result.exit_code == 0
    assert f"rulewright admin {command}" in result.output.partition("Example")[2]
