"""Lines and cards (BA-080 to BA-088): each line is the place of a test of that rule."""

# UNWRITTEN BA-080 What a line is
# UNWRITTEN BA-081 Where gained cards go
# UNWRITTEN BA-082 Star dust as payment
# UNWRITTEN BA-083 Rank substitution
# UNWRITTEN BA-084 Untransformable cards
# UNWRITTEN BA-085 Exact cards
# UNWRITTEN BA-086 Preparing
# UNWRITTEN BA-087 What prepared items count as
# UNWRITTEN BA-088 Prepared items in battle
