"""Time (BA-050 to BA-057): each line is the place of a test of that rule."""

# UNWRITTEN BA-050 Day
# UNWRITTEN BA-051 Oracle
# UNWRITTEN BA-052 Matching artefact of the day
# UNWRITTEN BA-053 Choosing the colour
# UNWRITTEN BA-054 Start of a day
# UNWRITTEN BA-055 End of a week
# UNWRITTEN BA-056 Lit artefact of the day
# UNWRITTEN BA-057 Effects of lit artefacts
