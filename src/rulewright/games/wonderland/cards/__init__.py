"""The room `cards` of Wonderland's War."""
