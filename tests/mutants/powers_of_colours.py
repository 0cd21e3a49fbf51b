"""Faults for the four powers of powers."""

RULES, CARDS, EVENTS, REFUSALS = "rules.py", "cards.py", "events.py", "refusals.py"

POWER_FAULTS = [
    (
        "N14", "a Character gives the power of the colour that is named", RULES,
        "self._take_power(seat, power_of(lay), events)",
        "self._take_power(seat, lay & 3, events)",
    ),
    (
        "NQ8 NQ46", "powers cannot be taken from YELLOW's owner", RULES,
        "        owner = self.owners[power]\n",
        "        owner = self.owners[power]\n"
        "        if owner not in (NOBODY, seat) and owner == self.owners[YELLOW]:\n            return\n",
    ),
    (
        "NQ4", "a new power replaces the old one", RULES,
        "        owners[power] = seat\n",
        "        owners = vec[i64]([NOBODY if before == seat else before for before in owners])\n"
        "        owners[power] = seat\n",
    ),
    (
        "NQ3", "powers are kept from round to round", RULES,
        "        self.owners = vec[i64]([NOBODY] * POWER_CARDS)\n",
        "        if self.round == 1:\n            self.owners = vec[i64]([NOBODY] * POWER_CARDS)\n",
    ),
    (
        "NQ37", "red cards are not offered between BLUE's two cards", RULES,
        "        if self.stage not in (TURN, SECOND):\n            return False",
        "        if self.stage != TURN:\n            return False",
    ),
    (
        "NQ37", "red cards may be given while a drawn card is decided", REFUSALS,
        "if state.stage not in (TURN, SECOND):",
        "if state.stage > SECOND:",
    ),
    (
        "NQ10", "a gift may empty the hand", REFUSALS,
        "if state.sizes[seat] < 2 and not state.gives_all:",
        "if state.sizes[seat] < 1 and not state.gives_all:",
    ),
    (
        "NQ10", "the option to give all cards is ignored", RULES,
        'state.gives_all = options["gift"] == 1',
        "state.gives_all = False",
    ),
    (
        "NQ10", "a gift that leaves one card needs a call", RULES,
        "        self.watched[target] |= bit(kind)\n        if self.sizes[seat] == 0:",
        "        self.watched[target] |= bit(kind)\n        if self.sizes[seat] == 1:\n            self.due = seat\n"
        "        if self.sizes[seat] == 0:",
    ),
    (
        "N19 NQ9", "red cards are offered for YELLOW's owner", RULES,
        "if target != seat and target != self.owners[YELLOW]:",
        "if target != seat:",
    ),
    (
        "N16", "the receiver is not told which card was given", EVENTS,
        'card: Annotated[Card | None, KnownTo("target")]',
        "card: Secret[Card]",
    ),
    (
        "NQ6 N16", "a red Character counts as a red card to give", RULES,
        "if hands[place] & KIND_BITS < RANK_COUNT:",
        "if hands[place] & KIND_BITS < RANK_COUNT or hands[place] & KIND_BITS == CHARACTER:",
    ),
    (
        "NQ11 N17", "BLUE lays a second card after drawing too", RULES,
        "before_second = self.stage == TURN",
        "before_second = self.stage != SECOND",
    ),
    (
        "NQ11 N17", "BLUE never stops laying", RULES,
        "before_second = self.stage == TURN",
        "before_second = self.stage != DRAWN",
    ),
    (
        "NQ31", "the second card is asked for only where one fits", RULES,
        "elif before_second and self.owners[BLUE] == seat:",
        "elif before_second and self.owners[BLUE] == seat and any(\n"
        "            self.fits() >> (self.hands[seat * CARDS + k] & KIND_BITS) & 1 for k in range(self.sizes[seat])\n"
        "        ):",
    ),
    (
        "NQ29", "a wild laid first allows no second card", RULES,
        "elif before_second and self.owners[BLUE] == seat:",
        "elif before_second and self.owners[BLUE] == seat and kind < CHARACTER:",
    ),
    (
        "NQ12", "the second card hits the same player again", RULES,
        "return self._after(seat) if other == seat else other",
        "return self._after(seat)",
    ),
    (
        "NQ12 NQ36", "with all others hit the second card hits nobody", RULES,
        "        if self._shielded(victim, events):\n            return\n        self.hit |=",
        "        if self.hit >> victim & 1 or self._shielded(victim, events):\n            return\n        self.hit |=",
    ),
    (
        "NQ13", "GREEN may be used with a card that fits", RULES,
        "if self.powers and moves.count == 0 and self.owners[GREEN] == seat",
        "if self.powers and self.owners[GREEN] == seat",
    ),
    (
        "NQ13", "with BLUE a second card follows GREEN's", RULES,
        "self._resolve(seat, kind, False, events)  # NQ13: no second card",
        "self._resolve(seat, kind, True, events)",
    ),
    (
        "NQ13 NQ38", "a Character laid blind gives no power", RULES,
        "            if kind < CHOICE:\n                self._take_power(seat, kind - CHARACTER, events)\n",
        "",
    ),
    (
        "NQ38", "GREEN's play down to one card cannot be called with it", REFUSALS,
        "if called and state.sizes[seat] != 1:",
        "if called and state.sizes[seat] != 2:",
    ),
    (
        "NQ14 N19", "a Skip aimed at YELLOW passes on to the next player", RULES,
        "        if self._shielded(victim, events):\n            return\n        self.hit |=",
        "        if self._shielded(victim, events):\n            victim = self._after(victim)\n        self.hit |=",
    ),
    (
        "NQ15", "YELLOW stops a Reverse that would bring the turn", RULES,
        "if self._shielded(self._next(seat), events):\n            return\n        self.direction",
        "if self._shielded((seat - self.direction) % self.players, events):\n            return\n"
        "        self.direction",
    ),
    (
        "NQ15 NQ30", "for a Reverse YELLOW protects only the direct neighbour", RULES,
        "if self._shielded(self._next(seat), events):\n            return\n        self.direction",
        "if self._shielded(self._after(seat), events):\n            return\n        self.direction",
    ),
]  # fmt: skip
