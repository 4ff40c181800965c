"""The engine: state, procedures, decisions, chance, records, views. It knows no game."""
