"""For whoever runs the server: command line, administration, logging, deletion of old data."""
