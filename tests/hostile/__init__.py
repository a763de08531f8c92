"""Visitors who mean to stop a host for the others, while well-behaved players go on."""
