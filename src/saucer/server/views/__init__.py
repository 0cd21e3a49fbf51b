"""The read side: what one viewer may know of a table or a record, built from its state."""
