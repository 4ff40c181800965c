"""The room `outcome` of Wonderland's War."""
