"""The room `setup` of Might & Magic Heroes."""
