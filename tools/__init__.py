"""What the project is built and checked with."""
