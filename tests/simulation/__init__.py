"""Deterministic simulation of the table server: the real server on a simulated loop, clock, network and disk.

Everything follows from one integer, the seed; `python -m tests.simulation --seed N` replays a run to the byte.
"""
