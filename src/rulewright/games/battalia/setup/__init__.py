"""The room `setup` of Battalia."""
