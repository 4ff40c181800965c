"""Hiring and acquiring (BA-100 to BA-105): each line is the place of a test of that rule."""

# UNWRITTEN BA-100 Hire a unit
# UNWRITTEN BA-101 Supplies with universal units
# UNWRITTEN BA-102 Royals are not hired
# UNWRITTEN BA-103 Acquire an artefact
# UNWRITTEN BA-104 Unlimited repetition
# UNWRITTEN BA-105 Unit upgrade procedure
