"""Playing in the terminal: what the boards and screens of all games share."""
