"""Season cards, their bids and their icons (RW-100 to RW-109, RW-570 to RW-575). Start with `season_card.py`."""
