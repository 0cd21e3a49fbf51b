"""Operations: command line, administration, logging, deletion of old data."""
