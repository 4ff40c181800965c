"""Set-up (RW-050 to RW-075). Start with `sequence.py`."""
