"""Players made of code. A bot knows what its seat knows, and imagines the rest by redeals."""
