"""Battles (RW-300 to RW-378). Start with `sequence.py`."""
