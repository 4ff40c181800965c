"""Set-up (WW-020 to WW-037): each line is the place of a test of that rule."""

# UNWRITTEN WW-020 Scoring tokens
# UNWRITTEN WW-021 Ally set
# UNWRITTEN WW-022 Mixed ally sets
# UNWRITTEN WW-023 Wonderlandian market
# UNWRITTEN WW-024 Tea table
# UNWRITTEN WW-025 Quest deck
# UNWRITTEN WW-026 Battle start marker
# UNWRITTEN WW-027 Player components
# UNWRITTEN WW-028 Faction board
# UNWRITTEN WW-029 Starting bag
# UNWRITTEN WW-030 Poison chips
# UNWRITTEN WW-031 Starting quest
# UNWRITTEN WW-032 Markers
# UNWRITTEN WW-033 Wager cards in use
# UNWRITTEN WW-034 First player
# UNWRITTEN WW-035 Starting shards
# UNWRITTEN WW-036 Choosing factions
# UNWRITTEN WW-037 Set-up order for the generator
