"""Ally chips (WW-450 to WW-473): each line is the place of a test of that rule."""

# UNWRITTEN WW-450 Card Soldiers A
# UNWRITTEN WW-451 Card Soldiers B
# UNWRITTEN WW-452 Card Soldiers C
# UNWRITTEN WW-453 Card Soldiers D
# UNWRITTEN WW-454 Flamingo A
# UNWRITTEN WW-455 What Flamingo A doubles
# UNWRITTEN WW-456 Flamingo B
# UNWRITTEN WW-457 Flamingo C
# UNWRITTEN WW-458 Flamingo D
# UNWRITTEN WW-459 Rose A
# UNWRITTEN WW-460 Rose B
# UNWRITTEN WW-461 Rose C
# UNWRITTEN WW-462 Rose D
# UNWRITTEN WW-463 Red Rook A
# UNWRITTEN WW-464 Red Rook B
# UNWRITTEN WW-465 Red Rook C
# UNWRITTEN WW-466 Red Rook D
# UNWRITTEN WW-467 Creature A
# UNWRITTEN WW-468 Creature B
# UNWRITTEN WW-469 Creature C
# UNWRITTEN WW-470 Creature D
# UNWRITTEN WW-471 Placing a supporter by an effect
# UNWRITTEN WW-472 Forge chips
# UNWRITTEN WW-473 Ally abilities and opponents' chips
