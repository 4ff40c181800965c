"""Rulings (BA-530 to BA-568): each line is the place of a test of that rule."""

# UNWRITTEN BA-530 Gate numbers in the printed example
# UNWRITTEN BA-531 Fate star dust
# UNWRITTEN BA-532 Both royals at one checkpoint
# UNWRITTEN BA-533 Copying fate by storm 8
# UNWRITTEN BA-534 Storm 8 and itself
# UNWRITTEN BA-535 Trade counts both tokens
# UNWRITTEN BA-536 Clone and Fanatic split
# UNWRITTEN BA-537 Simultaneous defence
# UNWRITTEN BA-538 Forced use of the whole cohort
# UNWRITTEN BA-539 Elixirs out of phase
# UNWRITTEN BA-540 Attack on a hero in an own city
# UNWRITTEN BA-541 Staff of Terra in battle
# UNWRITTEN BA-542 Storm during a retreat
# UNWRITTEN BA-543 Hero on a card being replaced
# UNWRITTEN BA-544 Empty attack
# UNWRITTEN BA-545 Conquest and end phase
# UNWRITTEN BA-546 Order of PK steps
# UNWRITTEN BA-547 What rolling players see
# UNWRITTEN BA-548 Tie in cohort faction
# UNWRITTEN BA-549 Transformed tents
# UNWRITTEN BA-550 Weapon class
# UNWRITTEN BA-551 Cards in lines are still owned
# UNWRITTEN BA-552 A conquered city and the distance rule
# UNWRITTEN BA-553 Starting city as any city
# UNWRITTEN BA-554 Bilkarr's day of entry
# UNWRITTEN BA-555 Exploring from outside a valley
# UNWRITTEN BA-556 Price of a retreat is fixed
# UNWRITTEN BA-557 Uses of a Fanatic without sacrifice
# UNWRITTEN BA-558 Ambushed Fanatic
# UNWRITTEN BA-559 Cards spent in a cancelled or retreating battle
# UNWRITTEN BA-560 Centre and connection from the start
# UNWRITTEN BA-561 Neutral centre strength
# UNWRITTEN BA-562 Keeping an elixir
# UNWRITTEN BA-563 Conquered capital with a capital already owned
# UNWRITTEN BA-564 Playing a GA copy
# UNWRITTEN BA-565 Movement by Metamorphia
# UNWRITTEN BA-566 Clone in battle
# UNWRITTEN BA-567 Borrowed cards
# UNWRITTEN BA-568 Decisions with one option
