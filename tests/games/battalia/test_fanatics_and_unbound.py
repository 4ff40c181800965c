"""Fanatics and Unbound (BA-455 to BA-459): each line is the place of a test of that rule."""

# UNWRITTEN BA-455 Fanatic set
# UNWRITTEN BA-456 Sacrifice
# UNWRITTEN BA-457 Doubling
# UNWRITTEN BA-458 Veteran Fanatics
# UNWRITTEN BA-459 Unbound set
