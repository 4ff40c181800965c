"""Masks: sets of small numbers, one bit for each, in a single number.

Compiled code keeps numbers from 0 to 62 in a machine word; `wide_bits` alone reads masks of any length. What the
numbers stand for (seats, areas, cards) is the game's business.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final = [1 << at for at in range(63)]


def bit(at: i64) -> i64:
    """The mask of one number. Compiled code would shift a bare 1 as a number of 32 bits, which may be too few."""
    return BITS[at]


def mask_of(numbers: list[int]) -> i64:
    """The mask of these numbers."""
    mask: i64 = 0
    for at in numbers:
        mask |= bit(at)
    return mask


def bits(mask: i64) -> list[int]:
    """The numbers of a mask, ascending."""
    found: list[int] = []
    at: i64 = 0
    while mask:
        if mask & 1:
            found.append(at)
        mask >>= 1
        at += 1
    return found


def wide_bits(mask: int) -> list[int]:
    """The numbers of a mask of any length, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def bit_count(mask: i64) -> i64:
    """How many numbers a mask has."""
    number: i64 = 0
    while mask:
        number += mask & 1
        mask >>= 1
    return number
