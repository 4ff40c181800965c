"""Tests of Runewars."""
