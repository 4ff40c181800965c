"""The face of Ethnos: its board in the terminal, its words there, its title in lists of games."""
