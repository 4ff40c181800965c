"""The room `capital` of Might & Magic Heroes."""
