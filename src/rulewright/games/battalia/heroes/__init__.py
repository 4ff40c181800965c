"""The room `heroes` of Battalia."""
