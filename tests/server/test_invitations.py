"""Codes that people pass on, and what their holders see."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from desk import Desk, Playing, playing_at

from rulewright.server.codes import LENGTH, LETTERS, WORDS, new_code, tidy_code
from rulewright.server.wire import Join


@pytest.fixture
def at_desk(database_url: str, tmp_path: Path) -> Playing:
    return playing_at(database_url, tmp_path)


def test_codes_have_more_than_forty_bits_and_two_parts() -> None:
    assert len(set(WORDS)) == len(WORDS) and len(set(LETTERS)) == len(LETTERS)
    assert math.log2(len(WORDS)) + LENGTH * math.log2(len(LETTERS)) > 40
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert all(code.count("-") == 1 and len(code) <= 20 for code in codes)


def test_signs_that_are_taken_for_each_other_are_not_in_codes() -> None:
    assert not set(LETTERS) & set("01OILU")
    assert all(word.isascii() and word.isupper() and len(word) + 1 + LENGTH <= 20 for word in WORDS)


def test_a_code_is_understood_however_it_is_typed() -> None:
    code = "ELK-7K4M2PX"
    for typed in (code, "elk-7k4m2px", "elk 7k4m 2px", " ELK7K4M2PX\n", "E-L-K–7K4M2PX"):
        assert tidy_code(typed) == code
    for typed in ("", "-", "żubr", "\0", "x" * 40):
        assert tidy_code(typed) not in ("", code)
    assert Join(code=code).code == code


def test_the_holder_of_a_seat_code_sees_the_table_and_the_seat(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben, cleo = [await here.guest(name) for name in ("Ada", "Ben", "Cleo")]
        table = await ada.table("bot", "invited", private=True, name="Long autumn")
        code = table["seats"][2]["code"]
        for reader in (here.visitor(), ben):
            found = await reader.get(f"/invitations/{code.lower()}")
            assert (found["seat"], found["table"]["id"]) == (2, table["id"])
            assert found["table"]["name"] == "Long autumn" and found["table"]["seats"][0]["name"] == "Ada"
            assert not found["table"]["invitation"] and not any(seat["code"] for seat in found["table"]["seats"])
        assert (await ben.get(f"/tables/{table['id']}?code={code}"))["id"] == table["id"]
        await ben.post(f"/tables/{table['id']}/join", {"code": code})
        assert (await ben.get(f"/invitations/{code}"))["table"]["yours"] == [2]
        for reader in (here.visitor(), cleo):
            assert await reader.refused("GET", f"/invitations/{code}") == (404, "invitation")

    at_desk(scenario)


def test_the_holder_of_a_table_code_sees_the_table(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        table = await ada.table("open", private=True)
        found = await ben.get(f"/invitations/{table['invitation']}?locale=pl")
        assert found["seat"] is None and found["table"]["id"] == table["id"]
        await ben.post(f"/tables/{table['id']}/join", {"code": table["invitation"]})
        assert (await ben.get(f"/tables/{table['id']}"))["invitation"] == table["invitation"]

    at_desk(scenario)


@pytest.mark.parametrize("code", ["ELK-2222222", "x", "%00", "%F0%9F%90%BA", "ELK-%25%25%25%25%25%25%25"])
def test_a_code_that_opens_nothing_is_told_so(at_desk: Playing, code: str) -> None:
    async def scenario(here: Desk) -> None:
        ada = await here.guest("Ada")
        await ada.table("invited")
        assert await ada.refused("GET", f"/invitations/{code}") == (404, "invitation")

    at_desk(scenario)


def test_guessing_codes_ends_soon_and_right_ones_do_not_count(at_desk: Playing) -> None:
    async def scenario(here: Desk) -> None:
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        table = await ada.table("invited", private=True)
        code = table["seats"][1]["code"]
        for _ in range(5):
            await ben.get(f"/invitations/{code}")
        path = f"/tables/{table['id']}"
        assert await ben.refused("GET", "/invitations/ELK-2222222") == (404, "invitation")
        assert await ben.refused("GET", f"{path}?code=ELK-3333333") == (404, "not-found")
        assert await ben.refused("POST", f"{path}/join", {"code": "ELK-4444444"}) == (404, "not-found")
        for method, rest, body in (
            ("GET", f"/invitations/{code}", None),
            ("GET", f"{path}?code={code}", None),
            ("POST", f"{path}/join", {"code": code}),
        ):
            assert await ben.refused(method, rest, body) == (429, "too-many")
        assert (await ada.get(path))["status"] == "open"

    at_desk(scenario, logins=3)
