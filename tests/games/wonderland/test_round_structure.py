"""Round structure (WW-040 to WW-044): each line is the place of a test of that rule."""

# UNWRITTEN WW-040 Round
# UNWRITTEN WW-041 Preparing tea parties II and III
# UNWRITTEN WW-042 First player of rounds II and III
# UNWRITTEN WW-043 Taken tea cards stay public
# UNWRITTEN WW-044 Tea cards of the current party
