"""Heroes and movement (BA-130 to BA-135): each line is the place of a test of that rule."""

# UNWRITTEN BA-130 Hire a hero
# UNWRITTEN BA-131 Step
# UNWRITTEN BA-132 Movement steps
# UNWRITTEN BA-133 Free passage
# UNWRITTEN BA-134 No stacking limit
# UNWRITTEN BA-135 Native terrain
