"""The room `battle` of Wonderland's War."""
