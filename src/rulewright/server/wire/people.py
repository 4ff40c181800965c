"""People on the wire: who somebody is, what they have chosen, whom they do not want to meet, what they are told."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rulewright.server.wire.common import Identifier, Inbound, Locale, Name, Outbound, Password


class Settings(Struct, forbid_unknown_fields=True):
    """What a person has chosen for the whole client."""

    confirm: Literal["never", "reveals", "always"] = "reveals"
    animations: bool = True
    pace: Literal["off", "quick", "normal", "slow"] = "normal"
    """How long what others do is shown."""
    hints: bool = True
    mail: bool = False
    webhook: bool = False
    push: bool = False
    reminders: bool = True


class Person(Outbound):
    """The person of this session."""

    id: str
    name: str
    guest: bool
    locale: Locale
    settings: Settings
    email: str = ""
    email_confirmed: bool = False
    """Whether mail goes to this address: whoever reads it has said so."""
    webhook: str = ""


class Me(Outbound):
    """Who the browser is; `csrf` goes into the header X-CSRF-Token of every changing request."""

    csrf: str
    person: Person | None = None
    push_key: str = ""
    """The public key for web push; empty if the host has not set it up."""
    mail: bool = False
    """Whether the host has set up mail."""


class NewGuest(Inbound):
    name: Name
    locale: Locale = "en"


class Credentials(Inbound):
    name: Name
    password: Password


class Registration(Inbound):
    """A new account, or the upgrade of the guest who asks."""

    name: Name
    password: Password
    locale: Locale = "en"


class ChangedPerson(Inbound):
    """What is given is changed."""

    name: Name | None = None
    locale: Locale | None = None
    settings: Settings | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class ChangedPassword(Inbound):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Deletion(Inbound):
    """Proof that the whole account is meant: the password, or for guests the name."""

    password: Annotated[str, Meta(max_length=200)] = ""
    name: Annotated[str, Meta(max_length=200)] = ""


class PushSubscription(Inbound):
    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    name: Annotated[str, Meta(max_length=60)] = ""
    """By which the person knows this browser from their others."""


class PushBrowser(Outbound):
    """A browser that gets web push."""

    id: str
    """The first sixteen digits of the SHA-256 of its endpoint."""
    name: str
    at: int


class Confirmation(Inbound):
    """What the link in a mail carries: the reader of this address agrees to get mail."""

    token: Annotated[str, Meta(min_length=20, max_length=100)]


class GuestLink(Outbound):
    """A link by which a guest comes back on another device; the old one stops working."""

    token: str


class UsedLink(Inbound):
    token: Annotated[str, Meta(min_length=20, max_length=100)]


class Acquaintance(Outbound):
    id: str
    name: str
    kind: Literal["block", "mute"]


class Relation(Inbound):
    kind: Literal["block", "mute"]


class Report(Inbound):
    person: Identifier
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    table: Identifier | None = None


class Notification(Outbound):
    id: int
    at: int
    kind: str
    text: str
    table: str
    seen: bool


class WebhookSecret(Outbound):
    """What a person's receiver checks the header X-Rulewright-Signature with."""

    secret: str
