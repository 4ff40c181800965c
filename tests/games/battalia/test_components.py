"""Components (BA-010 to BA-019): each line is the place of a test of that rule."""

# UNWRITTEN BA-010 Pool per faction
# UNWRITTEN BA-011 Pool by player count
# UNWRITTEN BA-012 Pool decks
# UNWRITTEN BA-013 Expansion decks
# UNWRITTEN BA-014 Great Artefacts
# UNWRITTEN BA-015 Heroes
# UNWRITTEN BA-016 City level tokens of a player
# UNWRITTEN BA-017 Universal strength tokens
# UNWRITTEN BA-018 The die and markers
# UNWRITTEN BA-019 Modules not in this implementation
