"""Quests and forging (WW-330 to WW-351): each line is the place of a test of that rule."""

# UNWRITTEN WW-330 Quest cards
# UNWRITTEN WW-331 Completing a feat
# UNWRITTEN WW-332 One feat per battle
# UNWRITTEN WW-333 Choosing feats
# UNWRITTEN WW-334 Values for feats
# UNWRITTEN WW-335 Objectives
# UNWRITTEN WW-336 Chips for objectives
# UNWRITTEN WW-337 Sharing between objectives
# UNWRITTEN WW-338 Quest score
# UNWRITTEN WW-340 Forge actions
# UNWRITTEN WW-341 Forging a chip
# UNWRITTEN WW-342 What may be forged
# UNWRITTEN WW-343 A forged Forge chip keeps its action
# UNWRITTEN WW-344 Rewards between two tracks
# UNWRITTEN WW-345 Completed track
# UNWRITTEN WW-346 Forge rewards
# UNWRITTEN WW-347 Castle value
# UNWRITTEN WW-348 Source of a forge action
# UNWRITTEN WW-349 Forging is optional
# UNWRITTEN WW-350 Forged chips
# UNWRITTEN WW-351 Leader strength at the maximum
