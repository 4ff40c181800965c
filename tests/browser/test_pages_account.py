"""The account page: a guest, their link, an account made of the guest, and everything that ends."""

from __future__ import annotations

import json
import re
import secrets
from pathlib import Path

import pytest
from driving import Site
from playwright.sync_api import Locator, Page, expect

PASSWORD = "correct horse battery"
NEXT = "staple of another kind"


def part(page: Page, title: str) -> Locator:
    return page.locator("section", has=page.get_by_role("heading", name=title, exact=True))


def name_field(page: Page) -> Locator:
    return part(page, "You").get_by_label("Name", exact=True)


def who(page: Page) -> Locator:
    """What the header says of who one is."""
    return page.locator("header a[href='/account']")


def sign_in(page: Page, name: str, password: str) -> None:
    form = part(page, "Sign in")
    form.get_by_label("Name", exact=True).fill(name)
    form.get_by_label("Password", exact=True).fill(password)
    form.get_by_role("button", name="Sign in").click()


@pytest.mark.slow
def test_a_guest_comes_back_by_a_link_and_what_is_typed_stays_until_it_is_saved(site: Site) -> None:
    with site.visitor() as page, site.visitor() as other:
        page.goto("/account")
        page.get_by_text("As a guest").click()
        part(page, "Sign in").get_by_label("Name", exact=True).fill("Walter")
        page.get_by_role("button", name="Go on as a guest").click()
        expect(who(page)).to_have_text("Walter")

        name_field(page).fill("Walter the Wise")
        page.get_by_text("Offer hints").click()
        expect(part(page, "You").get_by_role("status")).to_have_text("Saved.")
        expect(name_field(page)).to_have_value("Walter the Wise")
        expect(who(page)).to_have_text("Walter")
        part(page, "You").get_by_role("button", name="Save").click()
        expect(who(page)).to_have_text("Walter the Wise")
        page.reload()
        expect(name_field(page)).to_have_value("Walter the Wise")
        expect(page.get_by_role("switch", name="Offer hints")).not_to_be_checked()

        page.get_by_role("button", name="Make my link").click()
        shown = part(page, "You").locator("a[href*='/link/']")
        expect(shown).to_be_visible()
        link = str(shown.get_attribute("href"))
        assert page.evaluate("() => navigator.clipboard.readText()") == link
        other.goto(link)
        other.wait_for_url(re.compile("/lobby"))
        expect(who(other)).to_have_text("Walter the Wise")


@pytest.mark.slow
def test_a_guest_becomes_an_account_that_is_renamed_guarded_taken_home_and_deleted(site: Site) -> None:
    name = f"Wanda {secrets.token_hex(3)}"
    renamed = f"{name} II"
    with site.visitor(expected=(r"40[013]",)) as page:
        page.goto("/account")
        page.get_by_text("As a guest").click()
        part(page, "Sign in").get_by_label("Name", exact=True).fill("Somebody")
        page.get_by_role("button", name="Go on as a guest").click()
        upgrade = part(page, "Keep your games")
        upgrade.get_by_label("Name", exact=True).fill(name)
        upgrade.get_by_label("Password", exact=True).fill(PASSWORD)
        upgrade.get_by_role("button", name="Make the account").click()
        expect(upgrade).to_have_count(0)
        expect(who(page)).to_have_text(name)
        expect(name_field(page)).to_have_value(name)

        name_field(page).fill(renamed)
        part(page, "You").get_by_role("button", name="Save").click()
        expect(who(page)).to_have_text(renamed)

        you = part(page, "You")
        you.get_by_label("New password").fill(NEXT)
        you.get_by_label("Present password").fill("not the present one")
        you.get_by_role("button", name="Change the password").click()
        expect(you.get_by_role("alert")).to_be_visible()
        you.get_by_label("Present password").fill(PASSWORD)
        you.get_by_role("button", name="Change the password").click()
        expect(you.get_by_role("status")).to_have_text("Saved.")

        you.get_by_role("button", name="Sign out").click()
        expect(who(page)).to_have_text("Sign in")
        page.goto("/account")
        sign_in(page, renamed, PASSWORD)
        expect(part(page, "Sign in").get_by_role("alert")).to_be_visible()
        sign_in(page, renamed, NEXT)
        expect(who(page)).to_have_text(renamed)

        with page.expect_download() as download:
            page.get_by_role("link", name="Download my data").click()
        stored = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
        assert renamed in json.dumps(stored, ensure_ascii=False)
        assert PASSWORD not in json.dumps(stored) and NEXT not in json.dumps(stored)

        data = part(page, "Your data")
        data.locator("summary").click()
        data.get_by_label("Password").fill("not mine")
        data.get_by_role("button", name="Delete my account").click()
        expect(data.get_by_role("alert")).to_be_visible()
        data.get_by_label("Password").fill(NEXT)
        data.get_by_role("button", name="Delete my account").click()
        expect(who(page)).to_have_text("Sign in")
        page.goto("/account")
        sign_in(page, renamed, NEXT)
        expect(part(page, "Sign in").get_by_role("alert")).to_be_visible()
