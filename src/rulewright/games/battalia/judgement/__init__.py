"""The room `judgement` of Battalia."""
