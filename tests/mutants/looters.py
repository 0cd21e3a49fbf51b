"""Faults for looters."""

RULES, KNOWLEDGE, COMPONENTS = "rules.py", "knowledge.py", "components.py"

FAULTS = [
    # ---- components and setup
    (
        "U8", "the Lampshade is worth 4", COMPONENTS,
        "vec[i64]([i64(2), 2, 2, 3, 3, 3, 4, 4, 4])",
        "vec[i64]([i64(2), 2, 2, 3, 4, 3, 4, 4, 4])",
    ),
    (
        "U2", "the cards of the first deal are drawn from an unshuffled top", RULES,
        "rng.shuffle(state.pile, 0, state.pile_count)",
        "rng.shuffle(state.pile, 0, state.pile_count - 1)",
    ),
    (
        "U2 CQ5", "the deal begins with seat 0 whoever starts", RULES,
        "state._draw_up((state.turn + step) % players, None)",
        "state._draw_up(step, None)",
    ),
    (
        "U2", "there are as many Animals as Recruitments", RULES,
        'copies[ANIMALS] = options["animals"]',
        'copies[ANIMALS] = options["recruit"]',
    ),
    (
        "U1", "the number of tokens grows with the players", RULES,
        'state.earth = options["tokens"]',
        'state.earth = options["tokens"] + players - 2',
    ),
    (
        "U5 CQ1", "the named first player is ignored", RULES,
        "state.turn = rng.below(players) if start == NOBODY else start",
        "state.turn = rng.below(players)",
    ),
    # ---- a turn
    (
        "UQ6 U8", "the last saucer is never offered", RULES,
        "for kind in range(STRENGTH):",
        "for kind in range(STRENGTH - 1):",
    ),
    (
        "U6", "one card is drawn, however many were laid", RULES,
        "while self.sizes[seat] < HAND and self.pile_count:",
        "if self.sizes[seat] < HAND and self.pile_count:",
    ),
    (
        "UQ10", "the last card of the pile is not drawn", RULES,
        "while self.sizes[seat] < HAND and self.pile_count:",
        "while self.sizes[seat] < HAND and self.pile_count > 1:",
    ),
    (
        "U7", "a stack grows by one card however many Strength cards are laid", RULES,
        "self.heights[seat] += count",
        "self.heights[seat] += 1",
    ),
    (
        "U13 UQ7", "of several Strength cards only one comes back into the pile", RULES,
        "fill(self.laid, self.laid_count, kind, count)",
        "fill(self.laid, self.laid_count, kind, 1)",
    ),
    (
        "U5 CQ5", "play runs against the clock", RULES,
        "        while True:\n            self.turn = (self.turn + 1) % self.players",
        "        while True:\n            self.turn = (self.turn - 1) % self.players",
    ),
    # ---- saucers
    (
        "U8 CQ5", "the first match is looked for against the clock", RULES,
        "other = (seat + step) % self.players\n            if self.tops[other] == kind:",
        "other = (seat - step) % self.players\n            if self.tops[other] == kind:",
    ),
    (
        "U8", "the last player clockwise is not looked at", RULES,
        "range(1, self.players):\n            other = (seat + step) % self.players\n            if self.tops",
        "range(1, max(self.players - 1, 2)):\n            other = (seat + step) % self.players\n"
        "            if self.tops",
    ),
    (
        "UQ1", "saucers of the same value match", RULES,
        "if self.tops[other] == kind:",
        "if 0 <= self.tops[other] < STRENGTH and SAUCER_VALUE[self.tops[other]] == SAUCER_VALUE[kind]:",
    ),
    (
        "UQ3", "a match without loot is passed over", RULES,
        "if self.tops[other] == kind:",
        "if self.tops[other] == kind and self.loot[other]:",
    ),
    (
        "U8", "Earth makes up for what a victim does not have", RULES,
        "                self._rob(seat, other, SAUCER_VALUE[kind], events)\n",
        "                lacking = SAUCER_VALUE[kind] - self.loot[other]\n"
        "                self._rob(seat, other, SAUCER_VALUE[kind], events)\n"
        "                self._take_from_earth(seat, max(lacking, 0), events)\n",
    ),
    (
        "U8 UQ3", "of two matches the last one clockwise is robbed", RULES,
        "other = (seat + step) % self.players\n            if self.tops[other] == kind:",
        "other = (seat + step) % self.players\n"
        "            if self.tops[other] == kind and kind not in self.tops[seat + step + 1 : self.players]:",
    ),
    (
        "UQ4", "from an Earth with too little nothing is taken", RULES,
        "count = due if due < self.earth else self.earth",
        "count = due if due <= self.earth else 0",
    ),
    (
        "UQ5 U8", "who has too little gives nothing", RULES,
        "count = due if due < self.loot[target] else self.loot[target]",
        "count = due if due <= self.loot[target] else 0",
    ),
    # ---- Animals
    (
        "U9 CQ3", "Animals may be sent at oneself", RULES,
        "if target >= self.players or target == seat:",
        "if target >= self.players:",
    ),
    (
        "UQ5", "only opponents with loot may be named", RULES,
        "if target != seat:\n                moves.add(LAY_ANIMALS_ON + target)",
        "if target != seat and self.loot[target]:\n                moves.add(LAY_ANIMALS_ON + target)",
    ),
    (
        "UQ19", "a player's own loot counts as loot among the opponents", RULES,
        "any(other != seat and self.loot[other] > 0 for",
        "any(self.loot[other] > 0 for",
    ),
    (
        "UQ19", "the last seat's loot is overlooked", RULES,
        "self.loot[other] > 0 for other in range(self.players))",
        "self.loot[other] > 0 for other in range(self.players - 1))",
    ),
    (
        "U9", "Animals may be laid on nobody although somebody has loot", RULES,
        "if target < 0 and loot:",
        "if target < 0 and not loot:",
    ),
    (
        "UQ19", "with no loot among the opponents one may be named all the same", RULES,
        "if target >= 0 and not loot:",
        "if target > self.players and not loot:",
    ),
    # ---- Recruitment and Strength
    (
        "U10", "the Recruitment just laid does not count", RULES,
        "self._take_from_earth(seat, self._recruits_showing(), events)",
        "self._take_from_earth(seat, self._recruits_showing() - 1, events)",
    ),
    (
        "U10", "the last seat's Recruitment is overlooked", RULES,
        "for seat in range(self.players):\n            if self.tops[seat] == RECRUIT:",
        "for seat in range(self.players - 1):\n            if self.tops[seat] == RECRUIT:",
    ),
    (
        "UQ7", "five Strength cards cannot be laid at once", RULES,
        "for number in range(hand[first + STRENGTH]):",
        "for number in range(min(hand[first + STRENGTH], HAND - 1)):",
    ),
    (
        "UQ7", "one Strength card more than held may be laid", RULES,
        "if kind == STRENGTH and move - LAY_STRENGTH + 1 > held:",
        "if kind == STRENGTH and move - LAY_STRENGTH > held:",
    ),
    # ---- the General
    (
        "U12 UQ8", "the General's own player pays too", RULES,
        "        recruits = self._recruits_showing()\n        for step in range(1, self.players):",
        "        recruits = self._recruits_showing()\n        for step in range(self.players):",
    ),
    (
        "U12", "the General's player keeps what is given back", RULES,
        "            self.earth += count\n",
        "            self.loot[seat] += count\n",
    ),
    (
        "U12", "every Recruitment costs one", RULES,
        "return recruits if kind == RECRUIT else ANIMALS_VALUE",
        "return 1 if kind == RECRUIT else ANIMALS_VALUE",
    ),
    (
        "U12 UT9", "an empty stack costs one", RULES,
        "    if kind == NOTHING:\n        return 0\n",
        "    if kind == NOTHING:\n        return 1\n",
    ),
    (
        "U12 UT9", "who has less than the top card is worth gives nothing back", RULES,
        "count = due if due < self.loot[other] else self.loot[other]",
        "count = due if due <= self.loot[other] else 0",
    ),
    (
        "UQ8 UT11", "the General's covered Recruitment still counts", RULES,
        "        recruits = self._recruits_showing()\n        for",
        "        recruits = self._recruits_showing() + (RECRUIT in self.laid[: self.laid_count])\n        for",
    ),
    (
        "U13", "the gathered cards go on top of the pile", RULES,
        "            self.pile[top + gathered] = self.pile[top]\n"
        "            self.batch[top + gathered] = self.batch[top]\n"
        "        for place in range(gathered):\n"
        "            self.pile[place] = self.laid[place]\n            self.batch[place] = self.batches\n",
        "        for place in range(gathered):\n"
        "            self.pile[self.pile_count + place] = self.laid[place]\n"
        "            self.batch[self.pile_count + place] = self.batches\n",
    ),
    (
        "U13", "the gathered cards are not shuffled", RULES,
        "        self.rng.shuffle(self.laid, 0, gathered)\n",
        "",
    ),
    (
        "U13", "the General is always the first of the gathered cards to be drawn", RULES,
        "self.rng.shuffle(self.laid, 0, gathered)",
        "self.rng.shuffle(self.laid, 0, gathered - 1)",
    ),
    (
        "U13 U7", "the top cards stay after a General", RULES,
        "            self.tops[seat] = NOTHING\n",
        "",
    ),
    (
        "U13", "the stacks seem as high as before after a General", RULES,
        "            self.heights[seat] = 0\n",
        "",
    ),
    (
        "UQ9", "the General's player does not draw", RULES,
        "        self._draw_up(seat, events)\n        if self.turns",
        "        if kind != GENERAL:\n            self._draw_up(seat, events)\n        if self.turns",
    ),
    # ---- an empty pile
    (
        "U14", "only one player in a row misses a turn", RULES,
        "            if self.sizes[self.turn]:\n                return\n            if self.pile_count:",
        "            if self.sizes[self.turn] or missed:\n                return\n            if self.pile_count:",
    ),
    (
        "U14 UQ12", "a player without cards misses a turn even when there is a pile", RULES,
        "            if self.pile_count:\n                self._draw_up(self.turn, events)\n                return\n",
        "            if self.pile_count:\n                self._draw_up(self.turn, events)\n                continue\n",
    ),
    (
        "UQ12", "one card is enough to refill", RULES,
        "            if self.pile_count:\n                self._draw_up(self.turn, events)\n",
        "            if self.pile_count:\n                self._draw(self.turn)\n",
    ),
    (
        "UQ18 UQ12", "after a General all the empty-handed refill at once", RULES,
        "        self._draw_up(seat, events)\n        if self.turns",
        "        self._draw_up(seat, events)\n        for other in range(self.players):\n"
        "            if not self.sizes[other]:\n                self._draw_up(other, events)\n        if self.turns",
    ),
    (
        "UQ13", "the stacks are dealt again although one player still has cards", RULES,
        "if missed == self.players:",
        "if missed == self.players - 1:",
    ),
    (
        "UQ13", "after dealing again the player goes on who laid the last card", RULES,
        '        self.turn = (self.turn + 1) % self.players\n        if events is not None:\n'
        '            events.append(DealtAgain(',
        '        if events is not None:\n            events.append(DealtAgain(',
    ),
    # ---- the end
    (
        "UQ14 U15", "the game ends only after the draw", RULES,
        "        if self.earth == 0:  # U15, UQ14: at once, nobody draws\n",
        "        if self.earth == 0:\n            self._draw_up(seat, events)\n        if self.earth == 0:\n",
    ),
    (
        "U15", "one token on Earth ends the game", RULES,
        "if self.earth == 0:",
        "if self.earth <= 1:",
    ),
    (
        "UQ17", "the limit is a turn late", RULES,
        "if self.turns == TURN_LIMIT:",
        "if self.turns > TURN_LIMIT:",
    ),
    (
        "UQ18", "missed turns count", RULES,
        "            missed += 1\n",
        "            missed += 1\n            self.turns += 1\n",
    ),
    (
        "U16", "tied, the first seat wins alone", RULES,
        "return best_seats(self.scores())",
        "return best_seats(self.scores())[:1]",
    ),
    # ---- what is hidden
    (
        "UQ15", "a redeal keeps the order of the gathered cards", KNOWLEDGE,
        "            rng.shuffle(self.pile, start, stop)\n",
        "",
    ),
    (
        "UQ15", "a redeal of gathered cards depends on how they really lie", KNOWLEDGE,
        "            self._sort(start, stop)\n            rng",
        "            rng",
    ),
    (
        "UQ15", "who lays a card counts it off from the cards of others", KNOWLEDGE,
        "            if viewer != seat:\n                sure = self.surely_held[place] - count",
        "            if viewer >= 0:\n                sure = self.surely_held[place] - count",
    ),
    (
        "UQ15", "cards that are laid still count as held for certain", RULES,
        "        if self.opened:\n            self._count_off",
        "        if self.opened > 1:\n            self._count_off",
    ),
]  # fmt: skip
