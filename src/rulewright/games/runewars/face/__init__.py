"""The face of Runewars: its map and table in the terminal and in pictures, its words there, its title."""
