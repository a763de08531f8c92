"""The full-screen programs for playing and replaying. They know no game; each game has a board of its own."""
