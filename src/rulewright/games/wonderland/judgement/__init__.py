"""The room `judgement` of Wonderland's War."""
