"""Judgement of bots: what a state is worth, and which choices are worth a look. No rule depends on it."""
