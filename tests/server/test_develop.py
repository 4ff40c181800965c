"""`make dev`: the table that it opens begins where it is told to, and its link leads there."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
import typer
from serving import DEADLINE, ServerProcess, server_process

import rulewright
from develop import opened, record_in, stamps


def table_of(server: ServerProcess, address: str) -> dict[str, object]:
    """What a browser that follows the link sees of the table."""
    token, _, table = address.removeprefix("/link/").partition("?table=")
    with httpx.Client(base_url=server.origin, headers={"Origin": server.origin}, timeout=DEADLINE) as client:
        client.headers["X-CSRF-Token"] = client.get("/api/me").json()["csrf"]
        assert client.post("/api/link/use", json={"token": token}).is_success
        found: dict[str, object] = client.get(f"/api/tables/{table}").json()
        return found


@pytest.mark.slow
def test_a_table_is_open_for_whoever_follows_the_link(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    state = rulewright.game("ethnos").new(3, seed=b"to be looked at")
    file.write_text(json.dumps(state.position()), encoding="utf-8")
    with server_process(sqlite_url, tmp_path) as server:
        for record, seats in ((None, 2), (record_in(file), 3)):
            with httpx.Client(base_url=server.origin, headers={"Origin": server.origin}, timeout=DEADLINE) as client:
                address = opened(client, "ethnos", 2, "novice", record)
            table = table_of(server, address)
            assert table["status"] == "playing"
            assert [seat["you"] for seat in table["seats"]] == [True, *[False] * (seats - 1)]  # type: ignore[attr-defined]


def test_a_file_that_is_neither_position_nor_record_is_told(tmp_path: Path) -> None:
    for text in ("{}", '{"game": "ethnos"}', "no JSON"):
        file = tmp_path / "file.json"
        file.write_text(text, encoding="utf-8")
        with pytest.raises(typer.BadParameter, match="neither a position nor a record"):
            record_in(file)


def test_sources_of_all_kinds_are_watched() -> None:
    watched = {path.suffix for path, _ in stamps()}
    assert {".py", ".ftl", ".csv", ".md", ".toml"} <= watched
