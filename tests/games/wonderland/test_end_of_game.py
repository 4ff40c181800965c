"""End of the game (WW-400 to WW-403): each line is the place of a test of that rule."""

# UNWRITTEN WW-400 Final scoring
# UNWRITTEN WW-401 Winner
# UNWRITTEN WW-402 Reveal
# UNWRITTEN WW-403 No clean-up before scoring
