"""Tests of the puzzles of Miroir."""
