"""End of the game (BA-400 to BA-412): each line is the place of a test of that rule."""

# UNWRITTEN BA-400 End conditions
# UNWRITTEN BA-401 Teams of two
# UNWRITTEN BA-402 Teams of three
# UNWRITTEN BA-403 General team number
# UNWRITTEN BA-404 Map fill default
# UNWRITTEN BA-405 Victory points
# UNWRITTEN BA-406 Team score
# UNWRITTEN BA-407 Winner
# UNWRITTEN BA-408 Tie-breakers
# UNWRITTEN BA-409 Safety limit
# UNWRITTEN BA-410 Player without city or hero
# UNWRITTEN BA-411 Refuge city
# UNWRITTEN BA-412 Broken off at the end
