"""Every whole number that a browser can send has bounds, and what lies beyond them is refused in words."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec.inspect import (
    CollectionType,
    CustomType,
    DictType,
    IntType,
    StructType,
    Type,
    UnionType,
    type_info,
)

from rulewright.server import wire
from rulewright.server.sockets import DECODER
from rulewright.server.wire.common import Inbound
from rulewright.server.wire.play import Command


def inbound() -> list[type[Struct]]:
    """Everything that a browser can send."""
    modules = [module for _, module in inspect.getmembers(wire, inspect.ismodule)]
    found = {
        member
        for module in (wire, *modules)
        for _, member in inspect.getmembers(module, inspect.isclass)
        if issubclass(member, Inbound | Command) and member not in (Inbound, Command)
    }
    return sorted(found, key=lambda each: each.__name__)


def numbers(kind: Type, path: str) -> Iterator[tuple[str, IntType]]:
    """All whole numbers of a type, each with where it stands."""
    match kind:
        case IntType():
            yield path, kind
        case StructType():
            for field in kind.fields:
                yield from numbers(field.type, f"{path}.{field.name}")
        case UnionType():
            for one in kind.types:
                yield from numbers(one, path)
        case CollectionType():
            yield from numbers(kind.item_type, f"{path}[]")
        case DictType():
            yield from numbers(kind.value_type, f"{path}{{}}")
        case CustomType():
            return


def test_there_is_something_to_look_at() -> None:
    assert {"Choose", "Ballot", "Hello", "NewTable", "Upload"} <= {each.__name__ for each in inbound()}


@pytest.mark.parametrize("message", inbound(), ids=lambda each: str(each.__name__))
def test_whole_numbers_have_bounds(message: type[Struct]) -> None:
    for path, number in numbers(type_info(message), message.__name__):
        low = number.ge if number.ge is not None else number.gt
        high = number.le if number.le is not None else number.lt
        assert low is not None and high is not None, f"{path} has no bounds"
        assert -(2**31) <= low <= high < 2**31, f"{path} does not fit into the database"


HUGE: list[dict[str, Any]] = [
    {"do": "ballot", "id": "request-1", "vote": 2**62, "agree": True},
    {"do": "choose", "id": "request-1", "seat": 0, "version": 2**40, "key": "a"},
    {"do": "hello", "locale": "en", "seen": 2**33},
    {"do": "seen", "version": 10**30},
]


@pytest.mark.parametrize("command", HUGE, ids=lambda each: str(each["do"]))
def test_a_huge_number_is_no_command(command: dict[str, Any]) -> None:
    with pytest.raises(msgspec.MsgspecError):
        DECODER.decode(msgspec.json.encode(command) if command["do"] != "seen" else b'{"do":"seen","version":1e30}')
