"""The face of Wonderland's War: how it is shown in a terminal and in lists of games."""
