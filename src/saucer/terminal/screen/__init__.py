"""The full-screen terminal client: drawn boards, the table, the menu and the replay viewer."""
