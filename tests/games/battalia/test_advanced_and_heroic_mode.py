"""Advanced and heroic mode (BA-385 to BA-396): each line is the place of a test of that rule."""

# UNWRITTEN BA-385 Hero cards
# UNWRITTEN BA-386 Where abilities work
# UNWRITTEN BA-387 Faction abilities
# UNWRITTEN BA-390 Harder start
# UNWRITTEN BA-391 Attack with all heroes
# UNWRITTEN BA-392 Veteran status
# UNWRITTEN BA-393 Veteran morale
# UNWRITTEN BA-394 Veteran units
# UNWRITTEN BA-395 Losing and regaining
# UNWRITTEN BA-396 Between checkpoints
