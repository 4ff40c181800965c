"""Faction abilities (WW-500 to WW-554): each line is the place of a test of that rule."""

# UNWRITTEN WW-500 Unlocked and locked
# UNWRITTEN WW-501 Both artifact abilities
# UNWRITTEN WW-502 Everywhere at Once
# UNWRITTEN WW-503 Love of Learning
# UNWRITTEN WW-504 Friend of the Folk
# UNWRITTEN WW-505 Brave Heart
# UNWRITTEN WW-510 Cup of Boiling Water
# UNWRITTEN WW-511 Paint My World
# UNWRITTEN WW-512 Unbirthday Gift
# UNWRITTEN WW-513 Clean Cup
# UNWRITTEN WW-520 Royal Temper
# UNWRITTEN WW-521 Off With Their Heads!
# UNWRITTEN WW-522 Twice as Fast
# UNWRITTEN WW-523 War Tactics
# UNWRITTEN WW-530 Manxome Foe
# UNWRITTEN WW-531 The Claws That Catch
# UNWRITTEN WW-532 Slithy Toves
# UNWRITTEN WW-533 Burbling Through the Dark
# UNWRITTEN WW-534 No poison in the pool
# UNWRITTEN WW-550 Nightmarish Smile
# UNWRITTEN WW-551 Now You See Me
# UNWRITTEN WW-552 We're All Mad Here
# UNWRITTEN WW-553 A Grin Without a Cat (3-5 players)
# UNWRITTEN WW-554 A Grin Without a Cat (2 players)
