"""The HTTP side: application, endpoints, authentication, rate limits, static files."""
