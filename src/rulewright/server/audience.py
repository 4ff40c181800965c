"""Audience: those who look at tables from this process, and whom a change concerns."""

from __future__ import annotations

from typing import Protocol


class Watcher(Protocol):
    """Whoever looks at a table: told that something has changed, it fetches what it may see."""

    person: str
    late: bool
    """A spectator at a table with a delay."""

    def moved(self) -> None: ...
    def table_changed(self) -> None: ...
    def chat_changed(self) -> None: ...
    def person_changed(self) -> None: ...
    async def farewell(self, code: str) -> None: ...


class Audience:
    """All watchers, by table and by person."""

    def __init__(self) -> None:
        self._tables: dict[str, set[Watcher]] = {}
        self._persons: dict[str, set[Watcher]] = {}

    def tables(self) -> set[str]:
        """The tables at which anybody looks."""
        return set(self._tables)

    def all(self) -> list[Watcher]:
        return [watcher for watchers in self._tables.values() for watcher in watchers]

    def at(self, table: str) -> tuple[Watcher, ...]:
        """Those who look at a table."""
        return tuple(self._tables.get(table, ()))

    def everybody(self) -> set[str]:
        """The people who look at any table."""
        return set(self._persons)

    def of(self, person: str) -> tuple[Watcher, ...]:
        """Through whose eyes a person looks, at whichever tables."""
        return tuple(self._persons.get(person, ()))

    def people(self, table: str) -> set[str]:
        """The people who look at a table; visitors have no name."""
        return {watcher.person for watcher in self.at(table) if watcher.person}

    def late_at(self, table: str) -> bool:
        """Whether anybody looks at the table with a delay."""
        return any(watcher.late for watcher in self.at(table))

    def add(self, table: str, watcher: Watcher) -> None:
        """Somebody begins to look; the others see them come."""
        before = self.people(table)
        self._tables.setdefault(table, set()).add(watcher)
        if watcher.person:
            self._persons.setdefault(watcher.person, set()).add(watcher)
        self._tell_of_presence(table, before)

    def remove(self, table: str, watcher: Watcher) -> bool:
        """Somebody looks no longer; whether the person is gone from the table with that."""
        before = self.people(table)
        discard(self._tables, table, watcher)
        discard(self._persons, watcher.person, watcher)
        self._tell_of_presence(table, before)
        return watcher.person in before - self.people(table)

    def _tell_of_presence(self, table: str, before: set[str]) -> None:
        if before != self.people(table):
            for watcher in self.at(table):
                watcher.table_changed()


def discard(groups: dict[str, set[Watcher]], name: str, watcher: Watcher) -> None:
    """Takes a watcher out of a group; a group without anybody goes."""
    group = groups.get(name)
    if group is not None:
        group.discard(watcher)
        if not group:
            del groups[name]
