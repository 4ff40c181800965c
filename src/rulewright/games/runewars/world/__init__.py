"""The world: control, movement, decks, heroes, runes and objectives, as every chapter asks for and changes them."""
