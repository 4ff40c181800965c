"""Checkpoints and royals (BA-290 to BA-299): each line is the place of a test of that rule."""

# UNWRITTEN BA-290 Checkpoint
# UNWRITTEN BA-291 What is counted
# UNWRITTEN BA-292 Queen
# UNWRITTEN BA-293 King
# UNWRITTEN BA-294 Later checkpoints
# UNWRITTEN BA-295 Keeping royals
# UNWRITTEN BA-296 One count
# UNWRITTEN BA-297 Losing a royal and city levels
# UNWRITTEN BA-298 Royals in battle
# UNWRITTEN BA-299 Royals as units
