"""What games share: imports the core alone, and knows no game."""
