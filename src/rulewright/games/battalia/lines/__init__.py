"""The room `lines` of Battalia."""
