"""The room `knowledge` of Wonderland's War."""
