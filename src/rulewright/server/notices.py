"""Notices: what a notification says, in the reader's language, and where its link leads.

The data of a notification are names, never ids and never anything of the
position: `name` of the table, `created` and `game` (filled in by the outbox), `by` (who
invites, or asks for a vote), `code` (of an invitation), `winners` (names),
`hours` (of a reminder). All but `name` may be missing.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any, Final

from rulewright.server.problems import words
from rulewright.server.settings import Settings
from rulewright.server.titles import table_name, title

KINDS: Final = ("turn", "reminder", "invitation", "started", "finished", "vote")
DAY_HOURS: Final = 24
LONGEST: Final = 200


def text_of(kind: str, data: Mapping[str, Any], locale: str) -> str:
    """The notification as one or two sentences."""
    told = words(locale)
    table = table_of(data, locale)
    if kind == "reminder":
        hours = int(data.get("hours", DAY_HOURS))
        if hours % DAY_HOURS == 0:
            return told.message("notification-reminder-days", table=table, days=hours // DAY_HOURS)
        return told.message("notification-reminder", table=table, hours=hours)
    if kind in ("invitation", "vote") and data.get("by"):
        return told.message(f"notification-{kind}-by", table=table, by=plain(data["by"]))
    if kind == "finished" and data.get("winners"):
        winners = [plain(name) for name in data["winners"]]
        return told.message("notification-finished-won", table=table, winners=told.listed(winners), count=len(winners))
    return told.message(f"notification-{kind}", table=table)


def subject_of(kind: str, data: Mapping[str, Any], locale: str) -> str:
    """The heading of a mail or of a push message."""
    return words(locale).message(f"notification-{kind}.subject", table=table_of(data, locale))


def table_of(data: Mapping[str, Any], locale: str) -> str:
    """The table as its page is headed: the game, and the name."""
    name = data.get("name", "")
    if "created" in data:
        name = table_name(name, data["created"], locale)
    named = (title(str(data.get("game", "")), locale), plain(name))
    return " · ".join(part for part in named if part)


def link_of(settings: Settings, kind: str, table: str, data: Mapping[str, Any]) -> str:
    """Where the reader can act: the table, or the invitation to it."""
    if kind == "invitation" and data.get("code"):
        return f"{settings.origin}/join/{data['code']}"
    return f"{settings.origin}/table/{table}" if table else f"{settings.origin}/"


def plain(text: object) -> str:
    """A name on one line: no line breaks, no control characters, no marks that turn the direction of writing."""
    kept = "".join(" " if letter.isspace() else letter for letter in str(text))
    kept = "".join(letter for letter in kept if unicodedata.category(letter)[0] != "C")
    return " ".join(kept.split())[:LONGEST]
