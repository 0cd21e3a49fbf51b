"""What several tests share, typed: positions, people at tables, servers, browsers, waiting."""
