"""The room `map` of Might & Magic Heroes."""
