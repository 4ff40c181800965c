"""The kit: what games are made of. It builds on the core alone, and knows no game.

A module holds one kind of thing that several games need: masks, piles of cards, readers of data files, hexagons. What
only one game has stays in that game; what every game must have is asked for by the core.
"""
