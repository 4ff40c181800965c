"""Set-up (BA-030 to BA-046): each line is the place of a test of that rule."""

# UNWRITTEN BA-030 Set-up order
# UNWRITTEN BA-031 Factions of the pool
# UNWRITTEN BA-032 Map layouts
# UNWRITTEN BA-033 Five players: missing squares
# UNWRITTEN BA-034 Starting and neutral cities
# UNWRITTEN BA-035 Neutral strength tokens
# UNWRITTEN BA-036 Ruins
# UNWRITTEN BA-037 Great Artefacts on display
# UNWRITTEN BA-038 Royal pairs
# UNWRITTEN BA-039 Start player and faction choice
# UNWRITTEN BA-040 Stormgates
# UNWRITTEN BA-041 Choice of starting cities
# UNWRITTEN BA-042 Starting deck without draft
# UNWRITTEN BA-043 Draft
# UNWRITTEN BA-044 Fanatics and Unbound enter after the draft
# UNWRITTEN BA-045 First hand
# UNWRITTEN BA-046 Extended map for 3 or 4 players
