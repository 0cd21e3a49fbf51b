"""The lab: simulations, tournaments of bots, and the conformance suite."""
