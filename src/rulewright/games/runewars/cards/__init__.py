"""Timing windows, Tactics cards and Rewards (RW-119, RW-500 to RW-560). Start with `windows.py`."""
