"""The room `turn` of Battalia."""
