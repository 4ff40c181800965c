"""Outcome of a battle (WW-300 to WW-315): each line is the place of a test of that rule."""

# UNWRITTEN WW-300 Order of the outcome
# UNWRITTEN WW-301 First place
# UNWRITTEN WW-302 One castle per region
# UNWRITTEN WW-303 Second place
# UNWRITTEN WW-304 Tie for first place
# UNWRITTEN WW-305 Tie for second place
# UNWRITTEN WW-306 No winner
# UNWRITTEN WW-307 Uncontested reward
# UNWRITTEN WW-308 Zero strength
# UNWRITTEN WW-309 Winning alone
# UNWRITTEN WW-310 Castle choice with the Walrus
# UNWRITTEN WW-311 End-of-battle abilities
# UNWRITTEN WW-312 Newly unlocked abilities
# UNWRITTEN WW-313 Clean-up
# UNWRITTEN WW-314 Units stay
# UNWRITTEN WW-315 Units that arrive later
