"""Masks: sets of small numbers, there and back."""

from __future__ import annotations

import pytest

from rulewright.kit.masks import bit, bit_count, bits, mask_of, wide_bits


@pytest.mark.parametrize("numbers", [[], [0], [62], [1, 3, 4], [31, 32, 33], list(range(63))])
def test_a_mask_leads_back_to_its_numbers(numbers: list[int]) -> None:
    mask = int(mask_of(numbers))
    assert mask == sum(1 << number for number in numbers)
    assert bits(mask) == wide_bits(mask) == numbers
    assert bit_count(mask) == len(numbers)


def test_the_order_and_the_repetition_of_numbers_do_not_matter() -> None:
    assert mask_of([5, 2, 5]) == mask_of([2, 5])


@pytest.mark.parametrize("at", [0, 31, 32, 41, 62])
def test_a_bit_is_the_mask_of_one_number(at: int) -> None:
    assert bit(at) == 1 << at
    assert bits(bit(at)) == [at]


def test_a_mask_may_be_longer_than_a_machine_word() -> None:
    assert wide_bits(1 << 200 | 1 << 64 | 1) == [0, 64, 200]


def test_there_is_no_bit_beyond_a_machine_word() -> None:
    with pytest.raises(IndexError):
        bit(63)
