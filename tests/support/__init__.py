"""Typed helpers that several tests share: positions, people at tables, servers, browsers, waiting."""
