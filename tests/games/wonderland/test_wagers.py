"""Wagers, end of the war phase (WW-360 to WW-372): each line is the place of a test of that rule."""

# UNWRITTEN WW-360 Who may wager
# UNWRITTEN WW-361 Options
# UNWRITTEN WW-362 Result
# UNWRITTEN WW-363 Wager without a winner
# UNWRITTEN WW-364 Supply of weak chips
# UNWRITTEN WW-370 End of the war phase
# UNWRITTEN WW-371 Shields stay as they are
# UNWRITTEN WW-372 Shards stay
