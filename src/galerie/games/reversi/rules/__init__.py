"""The rules of the game: pure functions and immutable positions."""
