"""Benchmarks: our code and a peer do the same work in one run, and the ratio is what counts.

python -m bench             runs them all
python -m bench NAME ...    runs some
"""
