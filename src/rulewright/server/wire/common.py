"""Common parts of messages: names, identifiers, the two directions; and how a request fails."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Locale = Literal["en", "pl"]
Level = Literal["novice", "steady", "sharp", "master"]
Badge = Literal["A", "B", "C", "D", "E", "F"]
Status = Literal["open", "playing", "finished", "ended"]
"""A table waits for players, is played, has come to its end by the rules, or was ended before."""
SeatKind = Literal["person", "bot", "open", "invited"]
Cause = Literal["player", "bot", "order", "time"]
Identifier = Annotated[str, Meta(pattern=r"^[a-z0-9]{10,32}$")]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Key = Annotated[str, Meta(min_length=1, max_length=120)]
Request = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
"""Chosen by the browser; the same request is carried out once, however often it arrives."""
Password = Annotated[str, Meta(min_length=1, max_length=200)]
"""One that is chosen must have eight characters: the server says so in words (`weak-password`)."""
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]
Commitment = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=2_147_483_647)]
"""A number of something that is counted: every whole number of the wire has bounds, those of the database."""


class Inbound(Struct, forbid_unknown_fields=True):
    """What a browser sends in a request."""


class Outbound(Struct):
    """What the server sends."""


class Problem(Outbound):
    """Why a request was not carried out: a code for programs, a sentence for people."""

    code: str
    text: str
