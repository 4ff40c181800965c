"""The room `knowledge` of Battalia."""
