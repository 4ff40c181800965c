"""Marketplaces, chests (BA-340 to BA-346): each line is the place of a test of that rule."""

# UNWRITTEN BA-340 Build a marketplace
# UNWRITTEN BA-341 Sides
# UNWRITTEN BA-342 Sharing
# UNWRITTEN BA-343 Trading
# UNWRITTEN BA-344 Trade procedure
# UNWRITTEN BA-345 Marketplaces stay
# UNWRITTEN BA-346 Great Artefacts are not traded
