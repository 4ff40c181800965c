"""Tests of Ethnos."""
