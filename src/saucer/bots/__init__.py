"""Computer players. A bot gets its seat's information state and determinizes the rest."""
