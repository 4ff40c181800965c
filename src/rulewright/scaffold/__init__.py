"""Scaffold: tools for whoever writes a game. Nothing here is needed to play."""
