"""The face of Battalia: how it is shown in a terminal and in lists of games."""
