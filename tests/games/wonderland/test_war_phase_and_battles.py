"""War phase and battles (WW-200 to WW-248): each line is the place of a test of that rule."""

# UNWRITTEN WW-200 Order of battles
# UNWRITTEN WW-201 Start of the war phase
# UNWRITTEN WW-202 Participants
# UNWRITTEN WW-203 Uncontested region
# UNWRITTEN WW-204 No looking
# UNWRITTEN WW-205 Battle step 1: starting strength
# UNWRITTEN WW-206 Start-of-battle abilities
# UNWRITTEN WW-207 Wagers
# UNWRITTEN WW-208 Battle step 2: first draw
# UNWRITTEN WW-209 Draw
# UNWRITTEN WW-210 Empty bag
# UNWRITTEN WW-211 Order within a draw
# UNWRITTEN WW-212 Players within one of these stages
# UNWRITTEN WW-213 Battle step 3: madness
# UNWRITTEN WW-214 Losing units
# UNWRITTEN WW-215 Lost units keep their strength
# UNWRITTEN WW-216 Too few units
# UNWRITTEN WW-217 Leader lost
# UNWRITTEN WW-218 Refreshing the bag
# UNWRITTEN WW-219 Refresh is not a bust
# UNWRITTEN WW-220 Bust
# UNWRITTEN WW-221 Bust and refresh together
# UNWRITTEN WW-222 Continue after madness
# UNWRITTEN WW-223 Double madness, one by one
# UNWRITTEN WW-224 Units lost this battle
# UNWRITTEN WW-226 Shield block
# UNWRITTEN WW-227 Turning the shield back
# UNWRITTEN WW-228 Battle step 4: playing a chip
# UNWRITTEN WW-229 Strength of a played chip
# UNWRITTEN WW-230 Chip strength and gained strength
# UNWRITTEN WW-231 Strength changes last only for this play
# UNWRITTEN WW-232 Battle step 5: placing
# UNWRITTEN WW-233 Battle step 6: adding strength
# UNWRITTEN WW-234 Battle step 7: end of the battle
# UNWRITTEN WW-235 In the lead
# UNWRITTEN WW-236 Last player in the lead must halt
# UNWRITTEN WW-237 Reaching 25
# UNWRITTEN WW-238 Battle step 8: draw or halt
# UNWRITTEN WW-239 Halting
# UNWRITTEN WW-240 Halting after any first chip
# UNWRITTEN WW-241 Effects last one battle
# UNWRITTEN WW-242 Drawing several chips
# UNWRITTEN WW-243 Fewer chips than asked
# UNWRITTEN WW-244 Units moved into a battle
# UNWRITTEN WW-245 Units moved out of a battle
# UNWRITTEN WW-246 Which abilities belong to which stage
# UNWRITTEN WW-247 Comparisons within a draw
# UNWRITTEN WW-248 Battle in short
