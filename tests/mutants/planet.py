"""Faults for planet."""

RULES, KNOWLEDGE, EVENTS, COMPONENTS = "rules.py", "knowledge.py", "events.py", "components.py"

FAULTS = [
    # ---- components and setup
    (
        "P2", "two players use as many tiles as five", COMPONENTS,
        "vec[i64]([i64(0), 0, 8, 8, 4, 0])",
        "vec[i64]([i64(0), 0, 0, 8, 4, 0])",
    ),
    (
        "P3 PQ3", "two edge slots of the south side have changed places", COMPONENTS,
        "((0, 1), (1, 3), (3, 2), (2, 0)),  # uphill edge\n    ((0, 2), (2, 3), (3, 1), (1, 0)),",
        "((0, 1), (1, 3), (3, 1), (2, 0)),  # uphill edge\n    ((0, 2), (2, 3), (3, 2), (1, 0)),",
    ),
    (
        "P12", "the fox of one centre tile is on another, whose snake it has", COMPONENTS,
        "0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0,  # C05\n"
        "    0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0,  # C06\n"
        "    0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0,  # C07",
        "0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0,  # C05\n"
        "    0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0,  # C06\n"
        "    0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0,  # C07",
    ),
    (
        "P14", "a sunset is one tile below its own", COMPONENTS,
        "0, 0, 1, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0,  # U15\n    0, 0, 0, 0, 1,",
        "0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0,  # U15\n    0, 0, 1, 0, 1,",
    ),
    (
        "PQ8 P19", "the grey and the brown Businessman have each other's prices", COMPONENTS,
        "3, GREY,        # P19, PQ8 Businessman, grey\n    5, BROWN,",
        "5, GREY,        # P19, PQ8 Businessman, grey\n    3, BROWN,",
    ),
    (
        "P1", "the top tile of every stack is never shuffled", RULES,
        "rng.shuffle(state.stacks, stack * PILE, stack * PILE + PILE)",
        "rng.shuffle(state.stacks, stack * PILE, stack * PILE + PILE - 1)",
    ),
    (
        "P2 PQ15", "tiles are drawn from below, so that the top ones stay out", RULES,
        "top = stack * PILE + REMOVED[self.players] + self.left[stack] - 1",
        "top = stack * PILE + self.left[stack] - 1",
    ),
    (
        "P6 CQ1", "the named Start Player is ignored", RULES,
        "state.start = rng.below(players) if start == NOBODY else start",
        "state.start = rng.below(players)",
    ),
    (
        "PQ14 CQ1", "without a name the last seat is never drawn as Start Player", RULES,
        "state.start = rng.below(players) if start == NOBODY else start",
        "state.start = rng.below(players - 1) if start == NOBODY else start",
    ),
    # ---- rounds
    (
        "PQ1", "an empty stack is offered", RULES,
        "if left[stack]:\n                moves.add(stack)",
        "if left[stack] >= 0:\n                moves.add(stack)",
    ),
    (
        "PQ1", "an empty stack is not refused", RULES,
        "if self.left[move] == 0:",
        "if self.left[move] < 0:",
    ),
    (
        "P7 P8", "the last tile on offer cannot be taken by five players", RULES,
        "for number in range(OFFERS):\n                    if offer[number] != NOTHING:",
        "for number in range(OFFERS - 1):\n                    if offer[number] != NOTHING:",
    ),
    (
        "P8 PQ2", "players who have a tile already are offered for naming", RULES,
        "if self.waiting >> seat & 1:\n                moves.add(NAME + seat)",
        "if seat != self.turn:\n                moves.add(NAME + seat)",
    ),
    (
        "PQ2", "only naming oneself is refused, not naming another who has a tile", RULES,
        "if not self.waiting >> other & 1:",
        "if other == self.turn:",
    ),
    (
        "PQ2", "the last player has to be named too", RULES,
        "elif self.waiting & (self.waiting - 1):",
        "elif self.waiting:",
    ),
    (
        "P8", "three or four players do not name the next taker: it is the lowest seat", RULES,
        "elif self.waiting & (self.waiting - 1):",
        "elif self.waiting & (self.waiting - 1) and self.players > 4:",
    ),
    (
        "P9", "the start goes round instead of to the last taker", RULES,
        "self.start = last\n",
        "self.start = (self.start + 1) % self.players\n",
    ),
    (
        "PQ3", "a centre slot that is taken is not refused", RULES,
        "if self.planets[seat * SLOTS + self.drawn * PLACES + place] != NOTHING:",
        "if self.drawn and self.planets[seat * SLOTS + self.drawn * PLACES + place] != NOTHING:",
    ),
    (
        "P4 PQ3", "only the first free slot can be chosen", RULES,
        "if moves.brief:\n                    return",
        "if moves.count:\n                    return",
    ),
    (
        "P11", "the game ends a round early", RULES,
        "if self.round == ROUNDS:",
        "if self.round == ROUNDS - 1:",
    ),
    # ---- baobabs
    (
        "P10", "three baobabs do nothing yet", RULES,
        "if baobabs < BAOBABS_TO_TURN:",
        "if baobabs <= BAOBABS_TO_TURN:",
    ),
    (
        "P10 PQ4", "baobabs that are turned already count again", RULES,
        "if tile != NOTHING and not turned >> slot & 1 and SHOWN[tile * OBJECTS + BAOBAB]:",
        "if tile != NOTHING and SHOWN[tile * OBJECTS + BAOBAB]:",
    ),
    (
        "P10", "the first three come face up again when the next three are turned", RULES,
        "self.turned[seat] = turned | showing",
        "self.turned[seat] = showing",
    ),
    (
        "P10", "the tiles are turned on the Start Player's planet", RULES,
        "self.turned[seat] = turned | showing",
        "self.turned[self.start] = turned | showing",
    ),
    (
        "P10", "the last downhill slot is not looked at", RULES,
        "for slot in range(CORNERS):\n            tile = planets",
        "for slot in range(CORNERS - 1):\n            tile = planets",
    ),
    (
        "P10", "the first tile on offer brings no baobab", RULES,
        "if SHOWN[tile * OBJECTS + BAOBAB]:\n            self._check",
        "if number and SHOWN[tile * OBJECTS + BAOBAB]:\n            self._check",
    ),
    (
        "P10", "the third tile on offer brings no baobab", RULES,
        "if SHOWN[tile * OBJECTS + BAOBAB]:\n            self._check",
        "if number != 2 and SHOWN[tile * OBJECTS + BAOBAB]:\n            self._check",
    ),
    (
        "P10 P26", "with two players baobabs do nothing", RULES,
        "if SHOWN[tile * OBJECTS + BAOBAB]:\n            self._check",
        "if self.players > 2 and SHOWN[tile * OBJECTS + BAOBAB]:\n            self._check",
    ),
    (
        "P10 PQ10", "the hidden tile brings no baobab", RULES,
        "            self._take_hidden(seat, tile, place, events)\n        elif events",
        "            self._take_hidden(seat, tile, place, events)\n            self._next_taker(seat, events)\n"
        "            return\n        if events",
    ),
    # ---- scoring
    (
        "P13", "a tile that lies face down is not without a volcano", RULES,
        "counts[CALM] += 1  # P13\n",
        "counts[CALM] += 0\n",
    ),
    (
        "P13", "characters count as tiles without a volcano", RULES,
        "if slot < CORNERS and not SHOWN",
        "if not SHOWN",
    ),
    (
        "P15", "the King gives nothing for two roses", RULES,
        "if roses <= 2 else 0",
        "if roses < 2 else 0",
    ),
    (
        "P17", "every colour of sheep is a species", RULES,
        "_some(counts[SNAKE]) + _some(counts[COLOURS])",
        "_some(counts[SNAKE]) + counts[COLOURS]",
    ),
    (
        "P17", "only white sheep are a species", RULES,
        "_some(counts[SNAKE]) + _some(counts[COLOURS])",
        "_some(counts[SNAKE]) + _some(counts[WHITE])",
    ),
    (
        "P5 P11", "a second copy of a character scores nothing", RULES,
        "            if tile != NOTHING:\n                total += points(",
        "            if tile != NOTHING and tile - 1 not in self.planets[seat * SLOTS : (seat + 1) * SLOTS]:\n"
        "                total += points(",
    ),
    (
        "P22", "the Little Prince gives one for all boxes together", RULES,
        "each + counts[BOX]",
        "each + _some(counts[BOX])",
    ),
    (
        "PQ5", "volcanoes on tiles that lie face down count", RULES,
        "counts[TURNED] += 1\n",
        "counts[TURNED] += 1\n                    counts[VOLCANO] += SHOWN[tile * OBJECTS + VOLCANO]\n",
    ),
    (
        "P23", "tied for most volcanoes, nobody loses points", RULES,
        "if volcanoes[seat] == max(volcanoes) else 0",
        "if volcanoes[seat] == max(volcanoes) and volcanoes.count(max(volcanoes)) == 1 else 0",
    ),
    (
        "P23 PQ6", "totals stop at zero", RULES,
        "return [scores[seat] - lost(volcanoes, seat) for",
        "return [max(0, scores[seat] - lost(volcanoes, seat)) for",
    ),
    (
        "PQ13", "volcanoes cost points while the game runs", RULES,
        "        if self.phase != OVER:\n            return scores\n",
        "",
    ),
    (
        "P24", "tied, the most volcanoes win", RULES,
        "best_seats([(scores[seat], -volcanoes[seat])",
        "best_seats([(scores[seat], volcanoes[seat])",
    ),
    # ---- hidden characters
    (
        "P25", "the option is ignored", RULES,
        'state.secret = options["characters"]',
        "state.secret = 0",
    ),
    (
        "P25", "spectators see hidden characters", KNOWLEDGE,
        "return self.secret == 0 or self.phase == OVER or seat == owner",
        "return self.secret == 0 or self.phase == OVER or seat in (owner, NOBODY)",
    ),
    # ---- two players
    (
        "P26", "B sees the three tiles before one is hidden", KNOWLEDGE,
        "return seat == self.turn\n",
        "return seat != NOBODY\n",
    ),
    (
        "P26", "the third tile cannot be hidden", RULES,
        "for number in range(OFFERS_FOR_TWO):",
        "for number in range(OFFERS_FOR_TWO - 1):",
    ),
    (
        "P26 PQ10", "A no longer knows the hidden tile", KNOWLEDGE,
        "return number != self.face_down or seat == self.start",
        "return number != self.face_down",
    ),
    (
        "P27", "A takes first", RULES,
        "self.turn = 1 - seat\n",
        "self.turn = seat\n",
    ),
    (
        "P29", "the last taker starts again with two players too", RULES,
        "self.start = 1 - self.start",
        "self.start = last",
    ),
    (
        "PQ10", "A is not told which hidden character B took", EVENTS,
        'Annotated[Tile | None, KnownTo("other")]',
        "Secret[Tile]",
    ),
    (
        "PQ10", "who knows a secret character is the wrong way round: A not B's, but B A's", RULES,
        "if seat == self.start:\n            self.unshared",
        "if seat != self.start:\n            self.unshared",
    ),
    (
        "PQ10", "a spectator knows the character taken from the hidden tile", KNOWLEDGE,
        "return not self.unseen >> corner & 1",
        "return True",
    ),
    (
        "PQ15", "a redeal leaves the removed tiles where they are", KNOWLEDGE,
        "count = REMOVED[self.players] + self.left[stack]\n"
        "        for depth in range(count):\n            places[depth] = stack * PILE + depth",
        "count = self.left[stack]\n"
        "        for depth in range(count):\n            places[depth] = stack * PILE + REMOVED[self.players] + depth",
    ),
]  # fmt: skip
