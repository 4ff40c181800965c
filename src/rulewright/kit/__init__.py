"""What games are made of: windows, positions, zones, piles, observations. It knows the core and no game."""
