"""Ambush, tents, limbo (BA-190 to BA-200): each line is the place of a test of that rule."""

# UNWRITTEN BA-190 Lay an ambush
# UNWRITTEN BA-191 Ambush limit
# UNWRITTEN BA-192 Use of ambush cards
# UNWRITTEN BA-193 What may be ambushed
# UNWRITTEN BA-194 Ambush frequency
# UNWRITTEN BA-195 Pitch a tent
# UNWRITTEN BA-196 Strike a tent
# UNWRITTEN BA-197 Tents count
# UNWRITTEN BA-198 Destroyed tent
# UNWRITTEN BA-199 Limbo
# UNWRITTEN BA-200 Star dust cannot be lost
