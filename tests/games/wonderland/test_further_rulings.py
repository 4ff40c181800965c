"""Further rulings (WW-600 to WW-629): each line is the place of a test of that rule."""

# UNWRITTEN WW-600 Simultaneous reveals are atomic
# UNWRITTEN WW-601 Forced single options
# UNWRITTEN WW-602 Bag contents in views
# UNWRITTEN WW-603 Losing your own unit twice
# UNWRITTEN WW-604 Shield first, then reductions
# UNWRITTEN WW-605 Reductions to zero
# UNWRITTEN WW-606 Bust players and comparisons
# UNWRITTEN WW-607 Marker at the start
# UNWRITTEN WW-608 Everyone bust in the first draw
# UNWRITTEN WW-609 Rewards that unlock in the middle of forging
# UNWRITTEN WW-610 Order of a tea card and passing rewards
# UNWRITTEN WW-611 Poison on a refilled seat
# UNWRITTEN WW-612 Choosing nothing
# UNWRITTEN WW-613 VP order changes within a step
# UNWRITTEN WW-614 Castle when winning by several tied players
# UNWRITTEN WW-615 Second place behind a tie
# UNWRITTEN WW-616 Mock Turtle in a two-player solo battle
# UNWRITTEN WW-617 Quests after Red Rook discards
# UNWRITTEN WW-618 Gryphon into the next battle
# UNWRITTEN WW-619 Market order
# UNWRITTEN WW-620 Turn order in the whole round
# UNWRITTEN WW-621 Waiting
# UNWRITTEN WW-622 Options of a game
# UNWRITTEN WW-623 Random events during play
# UNWRITTEN WW-624 A bust player's later chips
# UNWRITTEN WW-625 Lost leader and later battles
# UNWRITTEN WW-626 Gaining chips during a war
# UNWRITTEN WW-627 Supporters and castles are limited
# UNWRITTEN WW-628 Leaders that change the region in the war phase
# UNWRITTEN WW-629 Refused choices
