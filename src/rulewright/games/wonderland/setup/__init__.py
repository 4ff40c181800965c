"""The room `setup` of Wonderland's War."""
