"""The face of Might & Magic Heroes: how it is shown in a terminal and in lists of games."""
