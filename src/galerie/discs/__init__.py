"""Two-coloured discs on the 8 × 8 board: what the games played with them share."""
