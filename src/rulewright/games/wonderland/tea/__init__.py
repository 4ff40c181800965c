"""The room `tea` of Wonderland's War."""
