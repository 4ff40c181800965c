"""Mail, webhook and web push, each against a real receiver on loopback; and the words of notifications."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import hmac
import json
import ssl
import stat
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from office import ADA, START, TABLE, Office, mailing, office
from py_vapid import Vapid02  # type: ignore[import-untyped]
from serving import replaced
from sinks import certificate_for_loopback, mail_sink, web_sink
from sqlalchemy import select, update

from rulewright.server import channels, outgoing
from rulewright.server.channels import Message, push_key, webhook_secret, written_mail
from rulewright.server.notices import KINDS, subject_of, text_of
from rulewright.server.outbox import GRACE, PAUSES
from rulewright.server.outgoing import Undeliverable, Undelivered, is_public
from rulewright.server.people import browser_id
from rulewright.server.schema import PEOPLE
from rulewright.server.settings import Settings


@pytest.fixture
def loopback_certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ssl.SSLContext]:
    """A certificate that our side trusts for the time of the test."""
    public, context = certificate_for_loopback(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(public))
    outgoing.tls.cache_clear()
    yield context
    outgoing.tls.cache_clear()


# Mail


def test_a_polish_mail_is_encoded_properly(settings: Settings) -> None:
    async def scenario() -> None:
        async with mailing(settings, locale="pl", name="Gęślą jaźń") as (here, sink):
            await here.put("turn")
            await here.after(GRACE)
            (mail,), (raw,) = sink.mails, sink.raw
            assert raw.isascii()
            assert mail["Subject"] == "Twoja kolej: Ethnos · Gęślą jaźń"
            assert mail.get_content_type() == "text/plain" and mail.get_content_charset() == "utf-8"
            text = mail.get_content()
            assert text.splitlines()[0] == "Twoja kolej przy stole „Ethnos · Gęślą jaźń”."
            assert f"https://games.example/table/{TABLE}" in text
            assert mail["List-Unsubscribe"] == "<https://games.example/account>"
            assert mail["From"] == "Rulewright <rulewright@games.example>"
            assert mail["Message-ID"].endswith("@games.example>")
            assert mail["Auto-Submitted"] == "auto-generated" and mail["Date"]

    asyncio.run(scenario())


def test_a_name_cannot_add_a_header(settings: Settings) -> None:
    async def scenario() -> None:
        evil = "Table\r\nBcc: all@mail.example\r\n\r\nBuy"
        async with mailing(settings, name=evil) as (here, sink):
            await here.put("invitation", by="Eve\nX-Evil: 1")
            await here.after(0)
            assert sink.mails[0]["Bcc"] is None and sink.mails[0]["X-Evil"] is None
            assert sink.mails[0]["Subject"] == "Invitation: Ethnos · Table Bcc: all@mail.example Buy"
            assert len(sink.recipients) == 1

    asyncio.run(scenario())


def message(**changes: Any) -> Message:
    usual = {"key": "key", "kind": "turn", "at": START, "table": TABLE, "subject": "Subject", "text": "Text"}
    return Message(**{**usual, "link": "https://games.example/", "locale": "en", "person": ADA, **changes})


@pytest.mark.parametrize("address", ["", "ada", "a@b\r\nBcc: c@d", "a@b, c@d", "a b@c.example", "zażółć@b.example"])
def test_what_is_no_mail_address_gets_no_mail(sqlite_settings: Settings, address: str) -> None:
    with pytest.raises(Undeliverable):
        written_mail(sqlite_settings, message(email=address))


def test_a_domain_beyond_ascii_is_spelled_in_ascii(sqlite_settings: Settings) -> None:
    assert written_mail(sqlite_settings, message(email="ada@żółw.example"))["To"] == "ada@xn--w-uga1v8h.example"


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_mail_is_encrypted_and_signed_in_where_the_server_can(
    sqlite_settings: Settings, loopback_certificate: ssl.SSLContext, scheme: str
) -> None:
    async def scenario() -> None:
        async with mail_sink(loopback_certificate, at_once=scheme == "smtps") as sink:
            smtp = f"{scheme}://ada:se%40cret@localhost:{sink.port}"
            settings = replaced(sqlite_settings, smtp=smtp, mail_from="Klub Gier <klub@games.example>")
            await channels.send(settings, "mail", message(email="ada@mail.example"))
            assert sink.encrypted == [True]
            assert sink.mails[0]["From"] == "Klub Gier <klub@games.example>"
            assert base64.b64decode(sink.logins[0].split()[1]) == b"\0ada\0se@cret"

    asyncio.run(scenario())


def test_mail_is_not_given_to_a_server_with_a_wrong_certificate(sqlite_settings: Settings, tmp_path: Path) -> None:
    async def scenario() -> None:
        _, context = certificate_for_loopback(tmp_path)
        async with mail_sink(context) as sink:
            settings = replaced(sqlite_settings, smtp=f"smtp://localhost:{sink.port}")
            with pytest.raises(Undelivered, match="certificate"):
                await channels.send(settings, "mail", message(email="ada@mail.example"))
            assert sink.mails == []

    asyncio.run(scenario())


# Webhook


@contextlib.asynccontextmanager
async def hooked(settings: Settings, url: str, **changes: Any) -> AsyncIterator[Office]:
    async with office(replaced(settings, **changes), webhook=url, wishes={"webhook": True}) as here:
        yield here


def test_a_webhook_gets_signed_json(settings: Settings) -> None:
    async def scenario() -> None:
        async with web_sink() as sink, hooked(settings, sink.url, private_webhooks=True) as here:
            await here.put("invitation", by="Bob", code="abc")
            await here.after(0)
            (request,) = sink.received
            secret = webhook_secret(here.server.settings, ADA)
            signature = hmac.new(secret.encode(), request.body, hashlib.sha256).hexdigest()
            assert request.headers["x-rulewright-signature"] == f"sha256={signature}"
            assert webhook_secret(here.server.settings, "somebody else") != secret
            assert request.path == "/hook?of=me" and request.headers["host"] == f"127.0.0.1:{sink.port}"
            body = json.loads(request.body)
            assert body["id"] == request.headers["idempotency-key"]
            assert body["url"] == "http://127.0.0.1:8000/join/abc"
            assert body["text"] == "Bob invites you to the table “Ethnos · Zażółć”."
            assert (body["kind"], body["table"], body["person"]) == ("invitation", TABLE, ADA)

    asyncio.run(scenario())


def test_a_webhook_is_tried_again_with_the_same_key(settings: Settings) -> None:
    async def scenario() -> None:
        async with web_sink() as sink, hooked(settings, sink.url, private_webhooks=True) as here:
            sink.statuses = [500]
            await here.put("started")
            await here.after(0)
            assert await here.statuses("webhook") == [("started", "due")]
            await here.after(PAUSES[0])
            assert await here.statuses("webhook") == [("started", "sent")]
            first, second = sink.received
            assert first.headers["idempotency-key"] == second.headers["idempotency-key"]

    asyncio.run(scenario())


def test_a_redirect_is_not_followed(settings: Settings) -> None:
    async def scenario() -> None:
        async with web_sink() as sink, hooked(settings, sink.url, private_webhooks=True) as here:
            sink.statuses = [302]
            await here.put("started")
            await here.after(0)
            assert [request.path for request in sink.received] == ["/hook?of=me"]
            assert await here.statuses("webhook") == [("started", "due")]

    asyncio.run(scenario())


def test_a_silent_receiver_is_given_up_in_time(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "LIMIT_SECONDS", 0.2)

    async def scenario() -> None:
        async with web_sink() as sink, hooked(settings, sink.url, private_webhooks=True) as here:
            sink.silent = True
            await here.put("started")
            await here.after(0)
            assert "no answer" in (await here.rows("error"))[1][0]

    asyncio.run(scenario())


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "2130706433", "0"])
def test_a_webhook_to_a_private_address_is_refused_for_good(sqlite_settings: Settings, host: str) -> None:
    async def scenario() -> None:
        async with web_sink() as sink, hooked(sqlite_settings, f"http://{host}:{sink.port}/") as here:
            await here.put("started")
            await here.after(0)
            assert await here.statuses("webhook") == [("started", "failed")]
            assert sink.received == []

    asyncio.run(scenario())


def test_the_address_that_was_checked_is_the_one_that_is_used(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that answers differently the second time gains nothing: there is no second time."""

    async def scenario() -> None:
        async with web_sink() as sink:
            asked: list[str] = []

            async def resolve(host: str, port: int, **_: Any) -> list[Any]:
                asked.append(host)
                return [(0, 0, 0, "", ("127.0.0.1", port))]

            monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
            url = f"http://changing.example:{sink.port}/"
            assert await outgoing.post(url, b"{}", {}, private=True) == 204
            assert asked == ["changing.example"]
            assert sink.received[0].headers["host"] == f"changing.example:{sink.port}"
            with pytest.raises(Undeliverable, match="private"):
                await outgoing.post(url, b"{}", {}, private=False)
            assert len(sink.received) == 1

    asyncio.run(scenario())


def test_a_certificate_must_be_that_of_the_name(
    loopback_certificate: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with web_sink(loopback_certificate) as sink:
            assert await outgoing.post(f"https://localhost:{sink.port}/", b"{}", {}, private=True) == 204

            async def resolve(host: str, port: int, **_: Any) -> list[Any]:
                return [(0, 0, 0, "", ("127.0.0.1", port))]

            monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
            with pytest.raises(Undelivered, match=r"(?i)certificate"):
                await outgoing.post(f"https://other.example:{sink.port}/", b"{}", {}, private=True)

    asyncio.run(scenario())


PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "255.255.255.255",
    "224.0.0.1",
    "240.0.0.1",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fec0::1",
    "ff02::1",
    "::ffff:10.0.0.1",
    "2002:7f00:1::",
    "64:ff9b::7f00:1",
    "2001:db8::1",
    "::127.0.0.1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_recognised(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_public_addresses_are_recognised(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url", ["", "ftp://a.example/", "file:///etc/passwd", "http://", "https://u:p@a.example/", "http://a:99999/"]
)
def test_what_is_no_web_address_is_refused(url: str) -> None:
    with pytest.raises(Undeliverable):
        outgoing.checked_url(url)


# Web push


class PushBrowser:
    """The receiving end of web push: keys, and the subscription that the server keeps."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        public = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        p256dh, auth = channels.base64url(public), channels.base64url(self.auth)
        self.subscription = {"endpoint": endpoint, "p256dh": p256dh, "auth": auth}
        self.kept = {"id": browser_id(endpoint), "name": "", "at": 0, **self.subscription}

    def read(self, body: bytes) -> dict[str, Any]:
        opened: dict[str, Any] = json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))
        return opened


@contextlib.asynccontextmanager
async def pushed(settings: Settings, browser: PushBrowser) -> AsyncIterator[Office]:
    settings = replaced(settings, private_webhooks=True, push_subject="mailto:host@games.example")
    async with office(settings, push=[browser.kept], wishes={"push": True}, locale="pl") as here:
        yield here


def test_a_push_message_can_be_read_by_the_browser_alone_and_is_signed_by_the_host(settings: Settings) -> None:
    async def scenario() -> None:
        async with web_sink() as sink:
            browser = PushBrowser(f"http://127.0.0.1:{sink.port}/push/1")
            async with pushed(settings, browser) as here:
                await here.put("started")
                await here.after(0)
                (request,) = sink.received
                told = browser.read(request.body)
                assert told["text"] == "Gra przy stole „Ethnos · Zażółć” się rozpoczęła."
                assert told["url"].endswith(f"/table/{TABLE}")
                assert request.headers["content-encoding"] == "aes128gcm" and int(request.headers["ttl"]) > 0
                key = push_key(here.server.settings)
                assert request.headers["authorization"].endswith(f"k={key}")
                token = request.headers["authorization"].removeprefix("vapid t=").split(",")[0]
                signed, _, signature = token.rpartition(".")
                assert Vapid02.from_raw_public(key.encode()).verify_token(signed.encode(), signature)

    asyncio.run(scenario())


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(settings: Settings, status: int) -> None:
    async def scenario() -> None:
        async with web_sink() as sink:
            sink.statuses = [status]
            async with pushed(settings, PushBrowser(f"http://127.0.0.1:{sink.port}/push/1")) as here:
                await here.put("started")
                await here.after(0)
                assert await here.statuses("push") == [("started", "failed")]
                kept = select(PEOPLE.c.push)
                assert await here.server.store.read(lambda connection: connection.execute(kept).scalar()) is None

    asyncio.run(scenario())


def test_a_new_subscription_outlives_the_message_to_the_old_one(settings: Settings) -> None:
    async def scenario() -> None:
        async with web_sink() as sink:
            sink.statuses = [410]
            async with pushed(settings, PushBrowser(f"http://127.0.0.1:{sink.port}/push/1")) as here:
                await here.put("started")
                taken = await here.server.store.write(lambda tx: here.outbox._take(tx, set()))
                fresh = [PushBrowser(f"http://127.0.0.1:{sink.port}/push/2").kept]
                await here.execute(update(PEOPLE).values(push=fresh))
                assert taken is not None
                await here.outbox._send(taken[0])
                kept = select(PEOPLE.c.push)
                assert await here.server.store.read(lambda connection: connection.execute(kept).scalar()) == fresh

    asyncio.run(scenario())


def test_keys_are_made_once_and_only_the_host_can_read_them(sqlite_settings: Settings) -> None:
    assert push_key(sqlite_settings) == ""
    settings = replaced(sqlite_settings, push_subject="host@games.example")
    key, secret = push_key(settings), webhook_secret(settings, ADA)
    channels.kept.cache_clear()
    assert (push_key(settings), webhook_secret(settings, ADA)) == (key, secret)
    files = sorted(file.name for file in (settings.data / "keys").iterdir())
    assert files == ["push.pem", "webhooks"]
    assert {stat.S_IMODE((settings.data / "keys" / file).stat().st_mode) for file in files} == {0o600}
    assert len(channels.from_base64url(key)) == 65


# Words


@pytest.mark.parametrize("locale", ["en", "pl"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_words_with_and_without_its_data(kind: str, locale: str) -> None:
    data = {"name": "Stół", "by": "Bob", "winners": ["Ada", "Bob"], "hours": 5}
    assert "Stół" in text_of(kind, data, locale)
    assert "Stół" in text_of(kind, {"name": "Stół"}, locale)


@pytest.mark.parametrize(
    ("hours", "english", "polish"),
    [
        (1, "for an hour.", "już godzinę."),
        (2, "for 2 hours.", "już 2 godziny."),
        (5, "for 5 hours.", "już 5 godzin."),
        (22, "for 22 hours.", "już 22 godziny."),
        (24, "for a day.", "już cały dzień."),
        (48, "for 2 days.", "już 2 dni."),
        (120, "for 5 days.", "już 5 dni."),
    ],
)
def test_the_time_of_a_reminder_is_said_in_good_grammar(hours: int, english: str, polish: str) -> None:
    assert text_of("reminder", {"name": "T", "hours": hours}, "en").endswith(english)
    assert text_of("reminder", {"name": "T", "hours": hours}, "pl").endswith(polish)


@pytest.mark.parametrize(("game", "told"), [("runewars", "Runewars · T"), ("of a removed pack", "T"), ("", "T")])
def test_a_notification_names_the_game_if_it_has_a_name(game: str, told: str) -> None:
    assert subject_of("turn", {"name": "T", "game": game}, "en") == f"Your turn: {told}"
    assert text_of("turn", {"name": "T", "game": game}, "pl") == f"Twoja kolej przy stole „{told}”."


def test_winners_are_named_together() -> None:
    data = {"name": "T", "winners": ["Ada", "Bob"]}
    assert text_of("finished", data, "en").endswith("The winners are Ada and Bob.")
    assert text_of("finished", data, "pl").endswith("Wspólnie wygrywają Ada i Bob.")
    assert text_of("finished", {**data, "winners": ["Ada"]}, "pl").endswith("Wygrywa Ada.")
