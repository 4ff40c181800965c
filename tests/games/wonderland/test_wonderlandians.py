"""Wonderlandians (WW-560 to WW-572): each line is the place of a test of that rule."""

# UNWRITTEN WW-560 Figures in battle
# UNWRITTEN WW-561 Items in battle
# UNWRITTEN WW-562 White Rabbit
# UNWRITTEN WW-563 Knave of Hearts
# UNWRITTEN WW-564 March Hare
# UNWRITTEN WW-565 Duchess
# UNWRITTEN WW-566 Walrus
# UNWRITTEN WW-567 Knave's Crown
# UNWRITTEN WW-568 Duchess's Amulet
# UNWRITTEN WW-569 Caterpillar's Pipe
# UNWRITTEN WW-570 Humpty's Glove
# UNWRITTEN WW-571 Other Wonderlandians
# UNWRITTEN WW-572 Abilities of lost figures
