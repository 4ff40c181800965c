"""Ordinary artefacts (BA-210 to BA-217): each line is the place of a test of that rule."""

# UNWRITTEN BA-210 Horse
# UNWRITTEN BA-211 Tool
# UNWRITTEN BA-212 Weapon
# UNWRITTEN BA-213 Tent
# UNWRITTEN BA-214 Title
# UNWRITTEN BA-215 Magic Scroll
# UNWRITTEN BA-216 Amulet
# UNWRITTEN BA-217 Amulet commitment
