"""The room `knowledge` of Might & Magic Heroes."""
