"""Faults for zovnis."""

RULES, COMPONENTS, KNOWLEDGE = "rules.py", "components.py", "knowledge.py"

FAULTS = [
    # ---- components and setup
    (
        "Z2", "two cards have exchanged the saucers of their other ends", COMPONENTS,
        "SHAGGY, G_LUL, BLIP, DISCO,  # Z01\n        SHAGGY, G_LUL, MOOG, PINK_CUP,  # Z02",
        "SHAGGY, G_LUL, BLIP, PINK_CUP,  # Z01\n        SHAGGY, G_LUL, MOOG, DISCO,  # Z02",
    ),
    (
        "Z2", "a card has its two saucers at the wrong ends", COMPONENTS,
        "SHAGGY, G_LUL, BLIP, DISCO,  # Z01",
        "SHAGGY, DISCO, BLIP, G_LUL,  # Z01",
    ),
    (
        "Z3 ZQ11", "the way up is the wrong one: unflipped the other end lands", COMPONENTS,
        "(card % 2 ^ first_end) * 2",
        "(card % 2 ^ 1 ^ first_end) * 2",
    ),
    (
        "Z6", "the last plain card is armed", COMPONENTS,
        "ARMED: Final[i64] = 24",
        "ARMED: Final[i64] = 23",
    ),
    (
        "Z5", "six cards fit above a planet card", COMPONENTS,
        "HEIGHT: Final[i64] = 5",
        "HEIGHT: Final[i64] = 6",
    ),
    (
        "Z1 ZQ16", "the saucers are dealt in the order of the aliens", RULES,
        "    _deal_goals(state, 0)\n    _deal_goals(state, GOALS)\n",
        "    _deal_goals(state, 0)\n    state.goals = vec[i64]([*state.goals[:GOALS], *state.goals[:GOALS]])\n",
    ),
    (
        "Z1", "the last goal card is never dealt to the first player", RULES,
        "state.rng.shuffle(cards, 0, GOALS)",
        "state.rng.shuffle(cards, 0, GOALS - 1)",
    ),
    (
        "Z2", "the first card always lies in the planet", RULES,
        "rng.shuffle(state.deck, 0, total)",
        "rng.shuffle(state.deck, 1, total)",
    ),
    (
        "Z2 ZQ18", "the option for the number of Astres is ignored", RULES,
        'total: i64 = ASTRE + options["astres"]',
        "total: i64 = ASTRE + 6",
    ),
    (
        "Z2", "the option for the size of the hand is ignored", RULES,
        'hand: i64 = options["hand"]',
        "hand: i64 = 4",
    ),
    (
        "Z4 CQ1", "the named first player is ignored", RULES,
        "state.turn = rng.below(players) if start == NOBODY else start",
        "state.turn = rng.below(players)",
    ),
    # ---- a turn
    (
        "Z4", "cards cannot be flipped", RULES,
        "                self._add(kind * 2, moves)\n                self._add(kind * 2 + 1, moves)",
        "                self._add(kind * 2, moves)",
    ),
    (
        "Z4 ZQ11", "armed cards cannot be flipped", RULES,
        "                self._add(kind * 2 + 1, moves)\n",
        "                if kind < ARMED:\n                    self._add(kind * 2 + 1, moves)\n",
    ),
    (
        "Z4", "an Astre is offered only to a player who holds at least two", RULES,
        "if hand >> ASTRE:",
        "if hand >> ASTRE > 1:",
    ),
    (
        "ZQ11", "an Astre may be flipped", RULES,
        "if card == ASTRE * 2 + 1:",
        "if card == ASTRE + 1:",
    ),
    (
        "Z5", "a full column is not refused", RULES,
        "if self.heights[column] == HEIGHT:",
        "if self.heights[column] > HEIGHT:",
    ),
    (
        "Z4", "the last card of the draw pile is never drawn", RULES,
        "if self.deck_count == COLUMNS:",
        "if self.deck_count == COLUMNS + 1:",
    ),
    (
        "ZQ8 ZQ12", "an empty draw pile is filled up with the planet", RULES,
        "if self.deck_count == COLUMNS:",
        "if self.deck_count == 0:",
    ),
    (
        "Z4", "the next player draws", RULES,
        "        self._draw(seat, events)\n        self._pass_turn",
        "        self._draw((seat + 1) % self.players, events)\n        self._pass_turn",
    ),
    (
        "CQ5 Z4", "play runs against the clock", RULES,
        "seat = (self.turn + step) % self.players\n            if",
        "seat = (self.turn - step) % self.players\n            if",
    ),
    (
        "ZQ12", "a player without cards is not skipped", RULES,
        "            if self.hands[seat]:\n                self.turn = seat\n",
        "            if self.hands[seat] or step == 1 and any(self.hands):\n                self.turn = seat\n",
    ),
    (
        "ZQ12 Z11", "the game ends when only the player who placed has cards", RULES,
        "for step in range(1, self.players + 1):",
        "for step in range(1, self.players):",
    ),
    # ---- armed Zovnis
    (
        "Z6", "a plain card attacks too", RULES,
        "if ARMED <= card >> 1 < ASTRE:",
        "if card >> 1 < ASTRE:",
    ),
    (
        "Z6", "the last armed card does not attack", RULES,
        "if ARMED <= card >> 1 < ASTRE:",
        "if ARMED <= card >> 1 < ASTRE - 1:",
    ),
    (
        "Z9", "the card attacks once only", RULES,
        "while self._attack(seat, column, events):",
        "if self._attack(seat, column, events):",
    ),
    (
        "ZQ1", "beside, top halves do not meet", RULES,
        "return BOTTOM[card] & BOTTOM[other] | TOP[card] & TOP[other]",
        "return BOTTOM[card] & BOTTOM[other]",
    ),
    (
        "ZQ1", "beside, bottom halves meet top halves", RULES,
        "return BOTTOM[card] & BOTTOM[other] | TOP[card] & TOP[other]",
        "return BOTTOM[card] & TOP[other] | TOP[card] & BOTTOM[other]",
    ),
    (
        "ZQ1", "beside, only aliens are compared", RULES,
        "return BOTTOM[card] & BOTTOM[other] | TOP[card] & TOP[other]",
        "return (BOTTOM[card] & BOTTOM[other] | TOP[card] & TOP[other]) & 15",
    ),
    (
        "ZQ1", "below, bottom meets bottom", RULES,
        "return BOTTOM[card] & TOP[self.sky",
        "return BOTTOM[card] & BOTTOM[self.sky",
    ),
    (
        "ZQ1", "below, the top half of the attacker looks down", RULES,
        "return BOTTOM[card] & TOP[self.sky",
        "return TOP[card] & TOP[self.sky",
    ),
    (
        "ZQ1", "below, only saucers are compared", RULES,
        "return BOTTOM[card] & TOP[self.sky[column * HEIGHT + row - 1]]",
        "return BOTTOM[card] & TOP[self.sky[column * HEIGHT + row - 1]] & 240",
    ),
    (
        "ZQ2", "the fourth column is not beside the third", RULES,
        "if column < 0 or column >= COLUMNS or row",
        "if column < 0 or column >= COLUMNS - 1 or row",
    ),
    (
        "ZQ2 Z6", "the first column is not beside the second", RULES,
        "if column < 0 or column >= COLUMNS or row",
        "if column <= 0 or column >= COLUMNS or row",
    ),
    (
        "ZQ4 Z7", "a neighbour on the left saves the one on the right", RULES,
        "right = self._beside(card, column + 1, row)",
        "right = 0 if left else self._beside(card, column + 1, row)",
    ),
    (
        "ZQ4", "what is below is spared while something beside is removed", RULES,
        "below = self._below(card, column, row)",
        "below = 0 if left | right else self._below(card, column, row)",
    ),
    (
        "Z7", "the removed cards go to the next player's pile", RULES,
        "self.piles[seat] += ONE_CARD[kind]",
        "self.piles[(seat + 1) % self.players] += ONE_CARD[kind]",
    ),
    (
        "Z8", "only the card next above a gap falls", RULES,
        "        self.heights[column] = top\n",
        "        self.heights[column] = gap + 1 if gap < top else top\n",
    ),
    (
        "Z8 ZQ11", "a falling card is turned over", RULES,
        "sky[first + row] = card\n",
        "sky[first + row] = card ^ 1 if card < ASTRE * 2 else card\n",
    ),
    (
        "ZQ9 Z11", "the sky is looked at before the attack", RULES,
        "        if ARMED <= card >> 1 < ASTRE:",
        "        if self._sky_is_full():\n            self._end(SKY_FULL, events)\n            return\n"
        "        if ARMED <= card >> 1 < ASTRE:",
    ),
    # ---- the end
    (
        "Z11 ZQ9", "the last player draws before the game ends", RULES,
        "        if self._sky_is_full():  # Z11",
        "        if self.deck_count > COLUMNS and self._sky_is_full():\n            self._draw(seat, events)\n"
        "        if self._sky_is_full():  # Z11",
    ),
    (
        "Z11", "one full column less is enough", RULES,
        "return heights[0] + heights[1] + heights[2] + heights[3] == COLUMNS * HEIGHT",
        "return heights[0] + heights[1] + heights[2] >= 3 * HEIGHT",
    ),
    (
        "ZQ13", "hands are kept at the end", RULES,
        "            self.hands[seat] = 0\n",
        "            self.hands[seat] += 0\n",
    ),
    (
        "Z12 ZQ14", "a card gives one point at most", RULES,
        "points += (BOTTOM[card] & alien != 0) + (BOTTOM[card] & saucer != 0)",
        "points += BOTTOM[card] & (alien | saucer) != 0",
    ),
    (
        "Z12", "top ends score too", RULES,
        "points += (BOTTOM[card] & alien != 0) + (BOTTOM[card] & saucer != 0)",
        "points += (BOTTOM[card] & alien != 0) + ((BOTTOM[card] | TOP[card]) & saucer != 0)",
    ),
    (
        "Z12 Z6", "armed cards do not score", RULES,
        "            if card != NOTHING:\n                points",
        "            if card != NOTHING and card < ARMED * 2:\n                points",
    ),
    (
        "Z12", "the saucer is the one of the alien's number", RULES,
        "saucer: i64 = 1 << (GOALS + self.goals[GOALS + seat])",
        "saucer: i64 = 1 << (GOALS + self.goals[seat])",
    ),
    (
        "Z13", "tied, the larger pile wins", RULES,
        "best_seats([(scores[seat], -size(self.piles[seat]))",
        "best_seats([(scores[seat], size(self.piles[seat]))",
    ),
    (
        "Z13", "tied, only the first seat wins", RULES,
        "for seat in range(self.players)])",
        "for seat in range(self.players)])[:1]",
    ),
    (
        "Z2", "Astres do not count as cards in hand", KNOWLEDGE,
        "return astres + popcount(",
        "return popcount(",
    ),
    # ---- what is hidden
    (
        "ZQ8", "a redeal leaves the planet as it is", KNOWLEDGE,
        "for place in range(self.deck_count):\n            counts[",
        "for place in range(4, self.deck_count):\n            counts[",
    ),
    (
        "ZQ15", "the unused goals are known in redeals", KNOWLEDGE,
        "return other == seat or (self.over != 0 and other < self.players)",
        "return other == seat or other >= self.players or self.over != 0",
    ),
    (
        "Z12", "the goals stay unknown after the end", KNOWLEDGE,
        "return other == seat or (self.over != 0 and other < self.players)",
        "return other == seat",
    ),
]  # fmt: skip
