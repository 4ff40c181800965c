"""Tests of the games: one package a game, with its own ways to state a position."""
