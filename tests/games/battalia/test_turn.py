"""The turn (BA-060 to BA-069): each line is the place of a test of that rule."""

# UNWRITTEN BA-060 Turn phases
# UNWRITTEN BA-061 Start phase housekeeping
# UNWRITTEN BA-062 Cohort or mulligan
# UNWRITTEN BA-063 Cohort
# UNWRITTEN BA-064 Mulligan
# UNWRITTEN BA-065 Drawing
# UNWRITTEN BA-066 Action phase
# UNWRITTEN BA-067 End phase: discard
# UNWRITTEN BA-068 End phase: new hand
# UNWRITTEN BA-069 Defenders refill
