"""Looking into games from outside: counting, solving, explaining."""
