"""The room `heroes` of Might & Magic Heroes."""
