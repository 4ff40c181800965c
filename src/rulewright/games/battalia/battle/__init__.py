"""The room `battle` of Battalia."""
