"""Invitation codes that people can read to each other: `ELK-7K4M2PX`.

A word and seven letters or digits, none of which looks or sounds like another
on a bad line; together more than 40 random bits. Vowels are left out, so that
no code spells a word of its own. How codes are used is in `invitations`.
"""

from __future__ import annotations

import secrets
from typing import Final

WORDS: Final = tuple(
    """
    acorn adder agave alder aloe alpaca apple arnica ash aspen aster auk badger balsam bamboo barley basil bat
    beaver beech beetle begonia betony birch bison bobcat borage bream briar bronco buck burdock camel canary caper
    carp cat cedar cheetah cherry chicory chive cicada clam clove clover cobra cod condor coral corgi cormorant cougar
    cow coyote crab crane cricket crocus crow curlew cypress daffodil dahlia daisy dingo dog dolphin donkey dove
    duck eagle egret elder elk elm emu ermine falcon fennel fern ferret fig finch flax fox frog gannet garlic
    gazelle gecko gentian gibbon ginger giraffe goat goose gopher gorse grouse guava gull hamster hawk hazel
    hedgehog hemp heron hippo holly hop hornet husky hyena ibex ibis iguana iris ivy jackal jaguar jasmine jay
    juniper kale kelp kestrel kiwi koala koi lark larch laurel lemming lemon lemur leopard lichen lilac lily lime
    linden lion lizard llama lobster locust lotus lupin lynx macaw magpie mallow mango maple marmot marten mastiff
    melon mimosa mink mint moose moss mouse mule mustang myrtle narwhal nettle newt nutmeg oak oat ocelot octopus olive
    orca orchid oriole oryx osprey ostrich otter owl ox oyster panda pansy panther papaya parrot peach peacock pelican
    penguin pepper perch pike pine plum pony poplar poppy puffin puma python quail rabbit raccoon raven reed robin rook
    rose rowan saffron sage salmon seal sedge shark sheep shrew skunk sloth snail sorrel spruce squid stork sumac
    swan swift tansy tapir thistle thrush tiger toad toucan trout tulip tuna turtle viper vole walnut walrus
    wasp weasel willow wolf wombat wren yak yarrow zebra
    """.upper().split()
)
LETTERS: Final = "23456789BCDFGHJKMNPQRSTVWXZ"
LENGTH: Final = 7


def new_code() -> str:
    """A random code."""
    return f"{secrets.choice(WORDS)}-{''.join(secrets.choice(LETTERS) for _ in range(LENGTH))}"


def tidy_code(typed: str) -> str:
    """The code that somebody meant: spaces, hyphens and small letters do not matter."""
    signs = "".join(sign for sign in typed.upper() if sign.isascii() and sign.isalnum())
    return f"{signs[:-LENGTH]}-{signs[-LENGTH:]}"
