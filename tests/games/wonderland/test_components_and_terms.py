"""Components and terms (WW-001 to WW-019): each line is the place of a test of that rule."""

# UNWRITTEN WW-001 Game in brief
# UNWRITTEN WW-002 Factions
# UNWRITTEN WW-003 Units
# UNWRITTEN WW-004 Supporters
# UNWRITTEN WW-005 Opponent
# UNWRITTEN WW-006 Adjacent regions
# UNWRITTEN WW-007 Gaining chips
# UNWRITTEN WW-008 Chip types
# UNWRITTEN WW-009 Weak and strong
# UNWRITTEN WW-010 Chip areas
# UNWRITTEN WW-011 Shield
# UNWRITTEN WW-012 Shards
# UNWRITTEN WW-013 Leader strength
# UNWRITTEN WW-014 Faction chips
# UNWRITTEN WW-015 Resolution order
# UNWRITTEN WW-016 VP track
# UNWRITTEN WW-017 Permanent discard
# UNWRITTEN WW-018 Shard die
# UNWRITTEN WW-019 Region names
