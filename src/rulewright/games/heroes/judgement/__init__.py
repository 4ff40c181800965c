"""The room `judgement` of Might & Magic Heroes."""
