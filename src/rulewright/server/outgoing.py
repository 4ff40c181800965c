"""Outgoing requests to addresses which people have typed in: webhooks and push services.

Such an address may try to reach what only this machine can reach. So its name
is resolved once, every address behind it is checked, and the connection goes to
a checked address; redirects are not followed, proxies of the environment are
not used, and the answer is not read beyond its status.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpx

LIMIT_SECONDS: Final = 5.0
"""For everything together: name, connection, request, answer."""
MOST_ADDRESSES: Final = 3
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""IPv6 addresses that a gateway translates to the IPv4 address in their last 32 bits."""

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address

# The library would write every address, which may hold a person's secret, into the log.
logging.getLogger("httpx").setLevel(logging.WARNING)


class Undelivered(Exception):
    """It did not arrive; trying again later may help."""


class Undeliverable(Undelivered):
    """It did not arrive, and trying again cannot help."""


@cache
def tls() -> ssl.SSLContext:
    """How certificates of others are checked."""
    return httpx.create_ssl_context()


async def post(url: str, body: bytes, headers: Mapping[str, str], *, private: bool) -> int:
    """Posts to an address of a person's choice and returns the status; raises `Undelivered`.

    `private` allows addresses inside networks that the rest of the world cannot reach.
    """
    target = checked_url(url)
    try:
        async with asyncio.timeout(LIMIT_SECONDS):
            addresses = await checked_addresses(target, private)
            return await post_to_one(addresses[:MOST_ADDRESSES], target, body, headers)
    except TimeoutError:
        raise Undelivered(f"no answer within {LIMIT_SECONDS:g} s") from None
    except (httpx.HTTPError, httpx.InvalidURL, OSError, UnicodeError) as error:
        raise Undelivered(f"{type(error).__name__}: {error}") from error


def checked_url(url: str) -> SplitResult:
    """The parts of an address; raises `Undeliverable` if it is none that can be used."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError as error:
        raise Undeliverable(f"not an address: {error}") from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Undeliverable("the address must begin with https:// or http://")
    if parts.username is not None or parts.password is not None:
        raise Undeliverable("the address must not hold a user name")
    if any(ord(letter) <= 32 for letter in url):
        raise Undeliverable("the address must not hold spaces or control characters")
    return parts


async def is_private(url: str) -> bool:
    """Whether an address is known to belong to a private network; of a name that nobody knows now, nothing is."""
    try:
        async with asyncio.timeout(LIMIT_SECONDS):
            found = await addresses_of(checked_url(url))
    except (Undeliverable, OSError, TimeoutError, UnicodeError):
        return False
    return not all(is_public(address) for address in found)


async def checked_addresses(target: SplitResult, private: bool) -> list[str]:
    """All addresses behind the name; raises `Undeliverable` if any of them is private."""
    addresses = await addresses_of(target)
    if not private and not all(is_public(address) for address in addresses):
        raise Undeliverable("the address belongs to a private network")
    return addresses


async def addresses_of(target: SplitResult) -> list[str]:
    """All addresses behind the name; raises `OSError` if there is none."""
    assert target.hostname is not None
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(target.hostname, port_of(target), type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


def port_of(target: SplitResult) -> int:
    return target.port or (443 if target.scheme == "https" else 80)


def bracketed(host: str) -> str:
    """A host as it stands in an address: IPv6 addresses in brackets."""
    return f"[{host}]" if ":" in host else host


def is_public(address: str) -> bool:
    """Whether the whole world can reach this address, also when it hides an IPv4 address inside."""
    ip: IPAddress = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        hidden = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if ip in TRANSLATED:
            hidden = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if ip.is_site_local:
            return False
        ip = hidden or ip
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


async def post_to_one(addresses: list[str], target: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
    """Posts to the first address that takes the connection."""
    name = (target.hostname or "").encode("idna").decode()
    host = bracketed(name) + (f":{target.port}" if target.port else "")
    path = (target.path or "/") + (f"?{target.query}" if target.query else "")
    async with httpx.AsyncClient(
        verify=tls(), trust_env=False, follow_redirects=False, timeout=LIMIT_SECONDS
    ) as client:
        for address in addresses:
            url = f"{target.scheme}://{bracketed(address)}:{port_of(target)}{path}"
            try:
                # The certificate must be that of the name, although we connect to an address.
                async with client.stream(
                    "POST", url, content=body, headers={**headers, "Host": host}, extensions={"sni_hostname": name}
                ) as answer:
                    return answer.status_code
            except httpx.ConnectError:
                if address == addresses[-1]:
                    raise
    raise Undelivered("the name has no address")
