"""Channels by which a notification leaves the server: mail, webhook, web push.

Each function delivers one message or raises `Undelivered`; none of them knows
the database. A message carries a key that stays the same when it is sent again,
so that a receiver can recognise the repetition.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import hmac
import ipaddress
import os
import re
import secrets
import smtplib
from collections.abc import Callable
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import http_ece  # type: ignore[import-untyped]
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct
from py_vapid import Vapid02, VapidException  # type: ignore[import-untyped]

from rulewright.server.context import new_id, now
from rulewright.server.outgoing import Undeliverable, Undelivered, post, tls
from rulewright.server.problems import words
from rulewright.server.settings import Settings
from rulewright.server.wire import PushSubscription

MAIL_SECONDS: Final = 10.0
"""For each step of the conversation with the mail server."""
PUSH_LIFE_SECONDS: Final = 86_400
VAPID_LIFE_SECONDS: Final = 12 * 3600
GONE: Final = (404, 410)
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")


class Message(Struct, frozen=True, kw_only=True):
    """One notification to one person, put into words."""

    key: str
    kind: str
    at: int
    table: str
    subject: str
    text: str
    link: str
    locale: str
    person: str
    email: str = ""
    webhook: str = ""
    push: Any = None


class SubscriptionGone(Undeliverable):
    """The browser no longer takes push messages: the subscription is to be forgotten."""


async def send(settings: Settings, channel: str, message: Message) -> None:
    """Delivers a message by one channel; raises `Undelivered`."""
    if channel == "mail":
        await asyncio.to_thread(send_mail, settings, message)
    elif channel == "webhook":
        await send_webhook(settings, message)
    else:
        await send_push(settings, message)


# Mail


def send_mail(settings: Settings, message: Message) -> None:
    """Hands a mail to the mail server. Blocks."""
    mail = written_mail(settings, message)
    try:
        server = mail_server(settings)
        try:
            server.send_message(mail)
            # The mail is taken by now: trouble with the farewell must not send it again.
            with contextlib.suppress(smtplib.SMTPException, OSError):
                server.quit()
        finally:
            server.close()
    except smtplib.SMTPRecipientsRefused as error:
        code, reason = next(iter(error.recipients.values()))
        final = code >= 500
        raise (Undeliverable if final else Undelivered)(f"the mail server says {code}: {reason!r}") from error
    except (smtplib.SMTPException, OSError) as error:
        raise Undelivered(f"{type(error).__name__}: {error}") from error


def written_mail(settings: Settings, message: Message) -> EmailMessage:
    """The mail itself. Header fields refuse line breaks, so that no name can add one."""
    recipient = recipient_of(message.email)
    told = words(message.locale)
    account = f"{settings.origin}/account"
    mail = EmailMessage(policy=SMTP)
    mail["From"] = sender(settings)
    mail["To"] = recipient
    mail["Subject"] = message.subject
    mail["Date"] = formatdate(message.at / 1000)
    mail["Message-ID"] = f"<{message.key}@{mail_domain(settings)}>"
    mail["List-Unsubscribe"] = f"<{account}>"
    mail["Auto-Submitted"] = "auto-generated"
    mail["Content-Language"] = message.locale
    footer = f"{told.message('mail-why', origin=settings.origin)}\n{told.message('mail-stop', link=account)}"
    if message.kind == "confirm":
        footer = told.message("mail-ignore", origin=settings.origin)
    body = f"{message.text}\n\n{told.message('mail-link', link=message.link)}\n\n-- \n{footer}\n"
    mail.set_content(body, cte="quoted-printable")
    return mail


def recipient_of(email: str) -> Address:
    """The person's address; a domain with letters beyond ASCII travels in its other spelling."""
    local, _, domain = email.partition("@")
    try:
        address = f"{local}@{domain.encode('idna').decode()}"
    except UnicodeError:
        address = ""
    if not ADDRESS.fullmatch(address):
        raise Undeliverable("no mail can be sent to this address")
    return Address(addr_spec=address)


def sender(settings: Settings) -> Address:
    name, address = parseaddr(settings.mail_from)
    return Address(name or "Rulewright", addr_spec=address or f"rulewright@{mail_domain(settings)}")


def host_of(settings: Settings) -> str:
    return urlsplit(settings.origin).hostname or "localhost"


def mail_domain(settings: Settings) -> str:
    """What stands behind the @: the host's name, since an IP address may not stand there."""
    host = host_of(settings)
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host
    return "localhost"


def mail_server(settings: Settings) -> smtplib.SMTP:
    """A connection to the mail server, encrypted if it can be and signed in if the host has set it so."""
    target = urlsplit(settings.smtp)
    host, me = target.hostname or "localhost", host_of(settings)
    server: smtplib.SMTP
    if target.scheme == "smtps":
        server = smtplib.SMTP_SSL(host, target.port or 465, me, timeout=MAIL_SECONDS, context=tls())
    else:
        server = smtplib.SMTP(host, target.port or 587, me, timeout=MAIL_SECONDS)
    try:
        prepare(server, host, unquote(target.username or ""), unquote(target.password or ""))
    except BaseException:
        server.close()
        raise
    return server


def prepare(server: smtplib.SMTP, host: str, user: str, password: str) -> None:
    """Encrypts where the server offers it, and signs in; a password never travels in clear to another machine."""
    encrypted = isinstance(server, smtplib.SMTP_SSL)
    server.ehlo_or_helo_if_needed()
    if not encrypted and server.has_extn("starttls"):
        server.starttls(context=tls())
        server.ehlo()
        encrypted = True
    if not user:
        return
    if not encrypted and host not in ("localhost", "127.0.0.1", "::1"):
        raise Undelivered("the mail server offers no encryption, so that the password was not sent")
    server.login(user, password)


# Webhook


async def send_webhook(settings: Settings, message: Message) -> None:
    """Posts JSON, signed with the person's own secret."""
    body = msgspec.json.encode(
        {
            "id": message.key,
            "kind": message.kind,
            "at": message.at,
            "person": message.person,
            "table": message.table,
            "locale": message.locale,
            "text": message.text,
            "url": message.link,
        }
    )
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Rulewright",
        "Idempotency-Key": message.key,
        "X-Rulewright-Signature": signature(webhook_secret(settings, message.person), body),
    }
    status = await post(message.webhook, body, headers, private=settings.private_webhooks)
    if not 200 <= status < 300:
        raise Undelivered(f"the receiver answered {status}")


def webhook_secret(settings: Settings, person: str) -> str:
    """The secret that this person's receiver checks signatures with."""
    key = kept(settings.data / "keys" / "webhooks", new_webhook_key)
    return hmac.new(key, f"webhook {person}".encode(), hashlib.sha256).hexdigest()


def confirmation(settings: Settings, person: str, email: str) -> str:
    """What only the reader of a mail to this address knows; another address makes another one."""
    key = kept(settings.data / "keys" / "webhooks", new_webhook_key)
    return f"{person}.{hmac.new(key, f'mail {person} {email}'.encode(), hashlib.sha256).hexdigest()[:40]}"


def new_webhook_key() -> bytes:
    return secrets.token_bytes(32)


def signature(secret: str, body: bytes) -> str:
    """The value of X-Rulewright-Signature: HMAC-SHA256 of the body, with the secret as it is shown to the person."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


# Web push


async def send_push(settings: Settings, message: Message) -> None:
    """Encrypts a message for the person's browser (RFC 8291) and hands it to the browser's push service."""
    try:
        subscription = msgspec.convert(message.push, PushSubscription)
        body = encrypted_push(subscription, message)
    except (ValueError, msgspec.ValidationError, http_ece.ECEException) as error:
        raise SubscriptionGone(f"the subscription cannot be used: {error}") from error
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(PUSH_LIFE_SECONDS),
        "Urgency": "normal",
        "Topic": base64url(hashlib.sha256(message.key.encode()).digest()[:24]),
        **authorisation(settings, subscription.endpoint),
    }
    if not settings.private_webhooks and not subscription.endpoint.startswith("https://"):
        raise SubscriptionGone("a push service has an address with https://")
    status = await post(subscription.endpoint, body, headers, private=settings.private_webhooks)
    if status in GONE:
        raise SubscriptionGone(f"the push service answered {status}")
    if not 200 <= status < 300:
        raise Undelivered(f"the push service answered {status}")


def encrypted_push(subscription: PushSubscription, message: Message) -> bytes:
    """What only the person's browser can read: JSON with id, kind, title, text, url and table."""
    content = msgspec.json.encode(
        {
            "id": message.key,
            "kind": message.kind,
            "title": message.subject,
            "text": message.text,
            "url": message.link,
            "table": message.table,
        }
    )
    body: bytes = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=from_base64url(subscription.p256dh),
        auth_secret=from_base64url(subscription.auth),
        version="aes128gcm",
    )
    return body


def authorisation(settings: Settings, endpoint: str) -> dict[str, str]:
    """Who sends it, signed with the host's key (VAPID, RFC 8292)."""
    target = urlsplit(endpoint)
    claims = {
        "sub": push_subject(settings),
        "aud": f"{target.scheme}://{target.netloc}",
        "exp": now() // 1000 + VAPID_LIFE_SECONDS,
    }
    try:
        headers: dict[str, str] = Vapid02(push_private_key(settings)).sign(claims)
    except VapidException as error:
        raise Undelivered(f"the message cannot be signed: {error}") from error
    return headers


def push_subject(settings: Settings) -> str:
    subject = settings.push_subject
    return subject if subject.startswith(("mailto:", "https:")) else f"mailto:{subject}"


def push_key(settings: Settings) -> str:
    """The public key that browsers subscribe with; empty if the host has not set up web push."""
    if not settings.push_subject:
        return ""
    public = push_private_key(settings).public_key()
    return base64url(public.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint))


def push_private_key(settings: Settings) -> ec.EllipticCurvePrivateKey:
    key = serialization.load_pem_private_key(kept(settings.data / "keys" / "push.pem", new_push_key), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey), "keys/push.pem holds a key of another kind"
    return key


def new_push_key() -> bytes:
    return ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def base64url(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def from_base64url(value: str) -> bytes:
    """Browsers leave the padding out; some libraries use the other alphabet."""
    bare = value.rstrip("=").replace("+", "-").replace("/", "_")
    return base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))


# Keys


@cache
def kept(file: Path, make: Callable[[], bytes]) -> bytes:
    """The content of a key file, which is made at first use. Of several processes one makes it."""
    if file.exists():
        return file.read_bytes()
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = file.with_name(f"{file.name}.{new_id()}")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as opened:
            opened.write(make())
            opened.flush()
            os.fsync(opened.fileno())
        # A link appears whole, and not at all if another process was quicker.
        os.link(fresh, file)
    except FileExistsError:
        pass
    finally:
        fresh.unlink()
    return file.read_bytes()
