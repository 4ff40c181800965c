"""The room of skills, artefacts, buildings and scrolls."""
