"""Tests of what Miroir teaches."""
