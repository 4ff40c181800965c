"""Tools for whoever writes a game: what is written by a program instead of by hand. Nothing here is needed to play."""
