"""Heroes, quests, tests and duels (RW-420 to RW-488, RW-700 to RW-721). Start with `quest_phase.py`."""
