"""The room `rounds` of Might & Magic Heroes."""
