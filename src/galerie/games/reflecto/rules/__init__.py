"""The rules: pure, and the whole truth about the game."""
