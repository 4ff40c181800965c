"""Two-player game (WW-420 to WW-440): each line is the place of a test of that rule."""

# UNWRITTEN WW-420 Scope
# UNWRITTEN WW-421 Unused region
# UNWRITTEN WW-422 Cards and token of that region
# UNWRITTEN WW-423 Battle start
# UNWRITTEN WW-424 Adjacency with 4 regions
# UNWRITTEN WW-425 Board sides
# UNWRITTEN WW-426 Eager smith
# UNWRITTEN WW-427 Removed Wonderlandians
# UNWRITTEN WW-428 Tea for two
# UNWRITTEN WW-429 No wagers
# UNWRITTEN WW-430 Local resistance
# UNWRITTEN WW-431 Threshold
# UNWRITTEN WW-432 End of a battle
# UNWRITTEN WW-433 One player in a region
# UNWRITTEN WW-434 Castles in two steps
# UNWRITTEN WW-435 Lying castles
# UNWRITTEN WW-436 Winner with an upright castle
# UNWRITTEN WW-437 Two participants and the resistance
# UNWRITTEN WW-438 Resistance is no opponent
# UNWRITTEN WW-439 Walrus against the resistance
# UNWRITTEN WW-440 Tie for second place
