"""Alliances (BA-360 to BA-372): each line is the place of a test of that rule."""

# UNWRITTEN BA-360 Standard for 4 to 6 players
# UNWRITTEN BA-361 Teams
# UNWRITTEN BA-362 Order of choices
# UNWRITTEN BA-363 Simultaneous team turns
# UNWRITTEN BA-364 Serial resolution
# UNWRITTEN BA-365 One attacker at a time
# UNWRITTEN BA-366 End phase in teams
# UNWRITTEN BA-367 Team order
# UNWRITTEN BA-368 Open talk
# UNWRITTEN BA-369 No pooling
# UNWRITTEN BA-370 Allies and hidden cards
# UNWRITTEN BA-371 Optional attack limit
# UNWRITTEN BA-372 Time limit
