"""The room `artefacts` of Battalia."""
