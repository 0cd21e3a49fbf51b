"""One table as an event-sourced decider: commands become events, events are folded into state, an actor runs it."""
