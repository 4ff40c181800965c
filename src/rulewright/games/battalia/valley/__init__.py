"""The room `valley` of Battalia."""
