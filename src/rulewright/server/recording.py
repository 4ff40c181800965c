"""Record of a match from its events: what counts, with a position wherever the match was carried over."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.core.record import FORMAT, Record
from rulewright.core.registry import game
from rulewright.server.events import dropped_in
from rulewright.server.match import Event, Setup


def kept_choices(events: Sequence[Event]) -> list[Event]:
    """The choices that count."""
    dropped = dropped_in(events)
    return [event for event in events if event.kind == "choice" and event.number not in dropped]


def record_of(setup: Setup, events: Sequence[Event], made_with: int | None = None) -> Record:
    """The record that the events of a match stand for. What former rules have made keeps the hashes that it has.

    `made_with`: the version of the rules, where that is not the present one.
    """
    rules = game(setup.game)
    header = {
        "game": setup.game,
        "players": setup.players,
        "options": rules.check_options(setup.players, setup.options),
        "format": FORMAT,
    }
    if setup.start is not None:
        header["position"] = setup.start
    if rules.content:
        header["content"] = rules.content
    carried = [event for event in events if event.kind == "carried"]
    if carried or made_with is not None:
        header["rules"] = carried[0].data["rules"][0] if carried else made_with
    record: Record = [header]
    dropped = dropped_in(events)
    for event in events:
        if event.kind == "carried":
            record.append({"position": event.data["position"], "rules": event.data["rules"][1]})
        elif event.kind == "begin":
            record += event.data["chance"]
        elif event.kind == "choice" and event.number not in dropped:
            record += [{"seat": event.seat, "choice": event.data["choice"]}, *event.data["chance"]]
            if carried and "hash" in event.data and event.number < carried[-1].number and not dropped:
                record.append({"hash": event.data["hash"]})
    return record
