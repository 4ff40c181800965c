"""A turn and the eight Order cards (RW-110 to RW-173, RW-220 to RW-276). Start with `turn.py`."""
