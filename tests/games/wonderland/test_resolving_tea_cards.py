"""Resolving tea cards (WW-080 to WW-105): each line is the place of a test of that rule."""

# UNWRITTEN WW-080 All effects, own order
# UNWRITTEN WW-081 Unit symbol
# UNWRITTEN WW-082 Zero units
# UNWRITTEN WW-083 Too few supporters
# UNWRITTEN WW-084 Two unit symbols
# UNWRITTEN WW-085 Number of units is obligatory
# UNWRITTEN WW-086 Ally chips
# UNWRITTEN WW-087 Ally chip missing
# UNWRITTEN WW-088 Any ally
# UNWRITTEN WW-089 Shard die on a card
# UNWRITTEN WW-090 Shield
# UNWRITTEN WW-091 Wonderlandian card
# UNWRITTEN WW-092 Unlocking a faction ability
# UNWRITTEN WW-093 Discard shards
# UNWRITTEN WW-094 Castle
# UNWRITTEN WW-095 Leader strength
# UNWRITTEN WW-096 Discard madness
# UNWRITTEN WW-097 Quest 1
# UNWRITTEN WW-098 Quest 2
# UNWRITTEN WW-099 Quest deck empty
# UNWRITTEN WW-100 Split cards
# UNWRITTEN WW-101 Optional rewards
# UNWRITTEN WW-102 Tea forge
# UNWRITTEN WW-103 Figure returned to the supply
# UNWRITTEN WW-104 Looking into the bag
# UNWRITTEN WW-105 Figures come back in the tea party
