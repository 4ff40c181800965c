"""Tea party phase (WW-060 to WW-076): each line is the place of a test of that rule."""

# UNWRITTEN WW-060 Start of the tea party
# UNWRITTEN WW-061 Turns
# UNWRITTEN WW-062 What a turn is
# UNWRITTEN WW-063 Moving
# UNWRITTEN WW-064 Reaching the head
# UNWRITTEN WW-065 Head once per turn
# UNWRITTEN WW-066 Refilling
# UNWRITTEN WW-067 Two-step choice
# UNWRITTEN WW-068 From the head round the table
# UNWRITTEN WW-069 No seat before the head
# UNWRITTEN WW-070 Taking the card
# UNWRITTEN WW-071 End of the turn
# UNWRITTEN WW-072 Leader into a region
# UNWRITTEN WW-073 End of the tea party
# UNWRITTEN WW-074 Madness for everyone
# UNWRITTEN WW-075 Madness for the most shards
# UNWRITTEN WW-076 Tea deck runs out
