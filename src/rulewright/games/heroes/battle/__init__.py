"""The room `battle` of Might & Magic Heroes."""
