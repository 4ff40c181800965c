"""Settings of a host. The command line and environment variables (`RULEWRIGHT_...`) fill them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct

from rulewright.server.machine import in_url

DAY: Final = 86_400


class Settings(Struct, frozen=True, kw_only=True):
    """Settings of one server process."""

    data: Path
    """Folder for the SQLite database, backups and keys."""
    database: str = ""
    """Database URL; empty: `rulewright.sqlite3` in the data folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    address: str = ""
    """How players reach it, such as https://games.example; empty: http://HOST:PORT, of this machine if the host is
    everywhere."""
    proxy: bool = False
    """Behind a reverse proxy: X-Forwarded-For and X-Forwarded-Proto are believed."""
    certificate: str = ""
    certificate_key: str = ""
    bot_processes: int = 1
    session_days: int = 90
    guest_days: int = 30
    """How long an unused session of an account, and of a guest, lasts."""
    unstarted_days: int = 7
    """How long a table that never started stays when nobody looks at it; 0: for ever."""
    idle_guest_days: int = 90
    """How long a guest stays who has no table, session or link; 0: for ever."""
    rate: float = 20.0
    """Requests a second that one address may make in the long run; a burst of ten times as many is allowed."""
    logins: int = 10
    """Attempts to sign in within ten minutes, by address and by name."""
    sockets_each: int = 30
    sockets_from: int = 200
    """The most open sockets of one person, and from one address, behind which a whole club may sit; it may have
    some hundred further connections."""
    tables_each: int = 50
    """Open or running tables that one person may have created."""
    smtp: str = ""
    """smtp://user:password@host:port or smtps://...; empty: no mail."""
    mail_from: str = ""
    webhooks: bool = True
    private_webhooks: bool = False
    """Whether webhooks may go to private addresses: for a club's own network and for tests."""
    push_subject: str = ""
    """mailto: address for web push; empty: no web push."""
    reminder_hours: int = 24
    metrics: str = "loopback"
    """Who may read /metrics: `loopback`, this machine alone, or `private`, its private networks, too."""
    log_format: str = "text"
    """`text` or `json`."""
    single: bool = False
    """One person on this machine: the first visitor is signed in as a guest at once."""

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'rulewright.sqlite3'}"

    @property
    def origin(self) -> str:
        if self.address:
            return self.address.rstrip("/")
        scheme = "https" if self.certificate else "http"
        return f"{scheme}://{in_url(self.host)}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether cookies may travel through TLS only."""
        return self.origin.startswith("https://")
