"""Leader abilities (WW-170 to WW-179): each line is the place of a test of that rule."""

# UNWRITTEN WW-170 Tea party only
# UNWRITTEN WW-171 Alice
# UNWRITTEN WW-172 Queen of Hearts
# UNWRITTEN WW-173 Jabberwock: placing poison
# UNWRITTEN WW-174 Mad Hatter: The Host
# UNWRITTEN WW-175 The Host: seats
# UNWRITTEN WW-176 Cheshire Cat
# UNWRITTEN WW-177 Taking a poisoned card
# UNWRITTEN WW-178 Drawing poison
# UNWRITTEN WW-179 Poison pool limit
