"""Faults for constellations."""

RULES, KNOWLEDGE, COMPONENTS = "rules.py", "knowledge.py", "components.py"

FAULTS = [
    # ---- components and setup
    (
        "G2", "a card is there twice and another is missing", COMPONENTS,
        '*("YYRB", "YYRG", "YYBR", "YYBG", "YYGR", "YYGB"),',
        '*("YYRB", "YYRG", "YYBR", "YYGB", "YYGR", "YYGB"),',
    ),
    (
        "G4", "cards are turned against the clock", COMPONENTS,
        "planets[(corner - turn) % 4]",
        "planets[(corner + turn) % 4]",
    ),
    (
        "G4", "the last chequer has four looks", COMPONENTS,
        "LAST_CHEQUER: Final[i64] = 12",
        "LAST_CHEQUER: Final[i64] = 11",
    ),
    (
        "G4", "the card after the chequers has only two looks", COMPONENTS,
        "LAST_CHEQUER: Final[i64] = 12",
        "LAST_CHEQUER: Final[i64] = 13",
    ),
    (
        "GQ5", "a hand is taken to fit only as its cards lie, unturned", COMPONENTS,
        'i64(sum(border_bit(place, "RBYG".index(colour)) for place in range(8) for colour in set(planets)))',
        'i64(sum(border_bit(place, "RBYG".index(planets[(place + 1) // 2 % 4])) for place in range(8)))',
    ),
    (
        "GQ18", "the game ends after 47 swaps", COMPONENTS,
        "SWAP_LIMIT: Final[i64] = 48",
        "SWAP_LIMIT: Final[i64] = 47",
    ),
    (
        "G2", "the first card dealt is always the same", RULES,
        "rng.shuffle(state.pile, 0, state.pile_count)",
        "rng.shuffle(state.pile, 0, state.pile_count - 1)",
    ),
    (
        "G2 CQ5", "the deal begins with seat 0 whoever starts", RULES,
        "state._draw((state.turn + card // HAND) % players, None)",
        "state._draw(card // HAND % players, None)",
    ),
    (
        "G3 CQ1", "the named first player is ignored", RULES,
        "state.turn = rng.below(players) if start == NOBODY else start",
        "state.turn = rng.below(players)",
    ),
    # ---- laying a card
    (
        "G4", "only unturned cards and half turns are offered", RULES,
        "turns: i64 = 2 if FIRST_CHEQUER <= card <= LAST_CHEQUER else 4",
        "turns: i64 = 2",
    ),
    (
        "G4 GQ2", "nothing need match", RULES,
        "if not self.edge[place] & border:",
        "if not self.edge[place]:",
    ),
    (
        "GQ2", "only the first planet of a side can be matched", RULES,
        "self.edge[at] |= bit(lowest + self.colour(first)) | bit(lowest + COLOURS + self.colour(second))",
        "self.edge[at] |= bit(lowest + self.colour(first))",
    ),
    (
        "GQ2", "the two planets of a side match each other's places", RULES,
        "first = place * CORNERS + (side + 1) % CORNERS\n        second = place * CORNERS + side\n",
        "first = place * CORNERS + side\n        second = place * CORNERS + (side + 1) % CORNERS\n",
    ),
    (
        "GQ3", "where several cards touch, only the newest can be matched", RULES,
        "self.edge[at] |= bit(lowest + self.colour(first))",
        "self.edge[at] = cell | bit(lowest + self.colour(first))",
    ),
    (
        "GQ1", "the sky ends 31 cards to the west", RULES,
        "first + (cell - first & ACROSS)",
        "(cell + HALF & ACROSS) - HALF",
    ),
    (
        "GQ1 GQ15", "the sky ends 31 cards to the north", RULES,
        "return (self.north + self.south >> 1) - HALF",
        "return -HALF",
    ),
    (
        "GQ1", "a step to the west at the rim goes a row up", RULES,
        "return cell & ~ACROSS | (cell + 2 - side & ACROSS)",
        "return cell + 2 - side & CELL",
    ),
    (
        "G3", "cards of others may be laid", RULES,
        "        if missing is not None:\n            return missing\n",
        "",
    ),
    # ---- constellations
    (
        "G5 GQ4", "diagonal planets of a card join", RULES,
        "place * CORNERS + (corner + 1) % CORNERS)\n        for",
        "place * CORNERS + (corner + 1) % CORNERS)\n"
        "            self._touch(place * CORNERS + corner, place * CORNERS + (corner + 2) % CORNERS)\n        for",
    ),
    (
        "G5", "the last and the first planet of a card do not join", RULES,
        "for corner in range(CORNERS):  # GQ4",
        "for corner in range(CORNERS - 1):  # GQ4",
    ),
    (
        "G5 GQ4", "across a side, only one pair of planets joins", RULES,
        "                self._touch(place * CORNERS + (side + 1) % CORNERS, other * CORNERS + (side + 2) % CORNERS)\n",
        "",
    ),
    (
        "G5 GQ4", "across a side, planets join with the diagonal one", RULES,
        "self._touch(place * CORNERS + side, other * CORNERS + (side + 3) % CORNERS)",
        "self._touch(place * CORNERS + side, other * CORNERS + (side + 2) % CORNERS)",
    ),
    (
        "G5", "planets of any colour join", RULES,
        "        if self.colour(planet) != self.colour(other):\n            return\n",
        "",
    ),
    (
        "G5 G11", "of two constellations of five or more only the larger keeps its planets", RULES,
        "        self.groups[into] += self.groups[out]\n",
        "        self.groups[into] += self.groups[out] if self.groups[out] > -5 else 0\n",
    ),
    (
        "G5 G11", "a joined constellation counts one planet too few", RULES,
        "        self.groups[into] += self.groups[out]\n        self.groups[out] = into",
        "        self.groups[into] += self.groups[out] + (self.groups[out] < -3)\n        self.groups[out] = into",
    ),
    (
        "G11 GQ12", "joining moves only the touching planet, not what hangs on it", RULES,
        "        into = self.group(planet)\n        out = self.group(other)",
        "        into = self.group(planet)\n"
        "        out = other if self.groups[other] >= 0 and self.group(other) != into else self.group(other)\n"
        "        if self.groups[out] >= 0:\n            self.groups[out] = -1",
    ),
    # ---- ships
    (
        "G6", "a ship may land on the card laid before", RULES,
        "return (self.count - 1) * CORNERS + corner",
        "return (self.count - 2) * CORNERS + corner",
    ),
    (
        "G6", "staying is not allowed", RULES,
        "        moves.add(STAY)\n",
        "",
    ),
    (
        "G6", "the south-west planet is forgotten", RULES,
        "if self._owner(seat, corner) == FREE:\n                moves.add(SHIP + corner)",
        "if self._owner(seat, corner) == FREE and corner < CORNERS - 1:\n                moves.add(SHIP + corner)",
    ),
    (
        "G9", "a rival's constellation is free", RULES,
        "                owner = RIVAL\n",
        "                owner = FREE\n",
    ),
    (
        "G9", "a constellation belongs to a rival only on the ship's own planet", RULES,
        "if ship != NOTHING and self.group(ship) == group:",
        "if ship != NOTHING and (ship == planet or other == seat and self.group(ship) == group):",
    ),
    (
        "G9 GQ9", "the last seat's ships are forgotten", RULES,
        "for other in range(self.players):\n            ship = self.ships",
        "for other in range(self.players - 1):\n            ship = self.ships",
    ),
    (
        "G10 G8", "a ship that holds the colour elsewhere cannot move", RULES,
        "        owner = FREE\n",
        "        owner = FREE if self.ships[seat * COLOURS + colour] == NOTHING else OWN\n",
    ),
    (
        "GQ7", "a ship may move inside its own constellation", RULES,
        "                    return OWN  # GQ7\n",
        "                    return FREE\n",
    ),
    (
        "GQ7 GQ9", "a shared constellation is refused as a rival's, not as one's own", RULES,
        "                if other == seat:\n                    return OWN  # GQ7\n                owner = RIVAL\n",
        "                owner = OWN if other == seat and owner == FREE else RIVAL\n",
    ),
    (
        "G7 G3", "after a ship the same seat may send another", RULES,
        "                self._tell_ship(seat, before, planet, events)\n        self._draw_and_pass",
        "                self._tell_ship(seat, before, planet, events)\n"
        "            if before == NOTHING and self._can_ship(seat):\n                return\n"
        "        self._draw_and_pass",
    ),
    (
        "G10 GQ8", "a ship that moves stays where it was", RULES,
        "            self.ships[place] = planet\n",
        "            self.ships[place] = planet if before == NOTHING else before\n",
    ),
    # ---- drawing and the end
    (
        "G13", "no card is drawn after staying", RULES,
        '                events.append(Stayed(int(seat)))\n',
        '                events.append(Stayed(int(seat)))\n            self._pass_turn(events)\n'
        "            return\n",
    ),
    (
        "G13", "the last card of the pile is not drawn", RULES,
        "        if self.pile_count:\n            self._draw(seat, events)\n",
        "        if self.pile_count > 1:\n            self._draw(seat, events)\n",
    ),
    (
        "GQ17 G14", "the 49th card has no ship step", RULES,
        "        if self._can_ship(seat):\n",
        "        if self.count < CARDS and self._can_ship(seat):\n",
    ),
    (
        "G3 CQ5", "play runs against the clock", RULES,
        "self.turn = (last + step) % self.players",
        "self.turn = (last - step) % self.players",
    ),
    (
        "G14 G11", "shared constellations are divided between their owners", RULES,
        "return [0 if ship == NOTHING else int(self.size(ship)) for ship in ships]",
        "shares = [sum(s >= 0 and self.group(s) == self.group(ship) for s in self.ships) for ship in ships]\n"
        "        return [0 if ship == NOTHING else int(self.size(ship)) // n for ship, n in zip(ships, shares)]",
    ),
    (
        "G14 G12", "the fourth colour does not score", RULES,
        "for colour in range(COLOURS)]",
        "for colour in range(COLOURS - 1)]",
    ),
    (
        "G14", "tied, the smallest constellation decides", RULES,
        "(sum(self.sizes(seat)), max(self.sizes(seat)))",
        "(sum(self.sizes(seat)), min(self.sizes(seat)))",
    ),
    (
        "G14", "the largest constellation wins whatever the totals", RULES,
        "(sum(self.sizes(seat)), max(self.sizes(seat)))",
        "(max(self.sizes(seat)), sum(self.sizes(seat)))",
    ),
    (
        "GQ13", "tied to the end, the first seat wins alone", RULES,
        "return best_seats(ranks)",
        "return best_seats(ranks)[:1]",
    ),
    # ---- when no card fits
    (
        "GQ5 GQ18", "only the lowest card of the hand is looked at", KNOWLEDGE,
        "                reach |= REACHES[card]\n",
        "                reach = reach or REACHES[card]\n",
    ),
    (
        "GQ5", "the newest open place is not looked at", KNOWLEDGE,
        "self.edge[i] & reach != 0 for i in range(self.edges))",
        "self.edge[i] & reach != 0 for i in range(self.edges - 1))",
    ),
    (
        "GQ18", "the swapped card goes on top of the pile", RULES,
        "        place = self.pile_count\n        while place > 0:\n"
        "            self.pile[place] = self.pile[place - 1]\n            place -= 1\n        self.pile[0] = card\n",
        "        self.pile[self.pile_count] = card\n",
    ),
    (
        "GQ18", "the count of swaps goes on after a card is laid", RULES,
        "        self.swaps = 0\n",
        "",
    ),
    (
        "GQ18", "a swap that does not help is repeated at once", RULES,
        "            self.over = ALL_SWAPPED\n        else:\n            self._pass_turn(events)",
        "            self.over = ALL_SWAPPED\n        else:\n            self.step = TO_SWAP",
    ),
    (
        "GQ18", "a fitting card drawn in the 48th swap does not save the game", RULES,
        "if self._fits(self.hands[seat]):\n            self.step = TO_LAY\n            return\n        self._show",
        "if self.swaps < SWAP_LIMIT and self._fits(self.hands[seat]):\n            self.step = TO_LAY\n"
        "            return\n        self._show",
    ),
    (
        "GQ5", "with an empty pile the game ends as soon as one player has to pass", RULES,
        "                return\n        self.over",
        "                return\n            if self.hands[self.turn]:\n                break\n        self.over",
    ),
    (
        "GQ18", "a player without cards ends the game", RULES,
        "                return\n        self.over",
        "                return\n            if not self.hands[self.turn]:\n                break\n        self.over",
    ),
    (
        "GQ5 GQ18", "the hand of a blocked player stays secret", RULES,
        "        self.shown |= self.hands[seat]\n",
        "",
    ),
    # ---- what is hidden
    (
        "GQ18 GQ15", "cards under the pile are mixed with the hidden ones", KNOWLEDGE,
        "        for place in range(self.sunk, self.pile_count):\n            hidden |=",
        "        self.sunk = 0\n        for place in range(self.pile_count):\n            hidden |=",
    ),
    (
        "GQ18", "a redeal may give the seat in turn a hand that does not fit", KNOWLEDGE,
        "while waiting and not self._fits(self.hands[self.turn]):",
        "while waiting and not self.hands[self.turn]:",
    ),
    (
        "GQ18", "a card drawn from the known bottom of the pile counts as still lying there", RULES,
        "            self.sunk = self.pile_count\n",
        "            self.sunk = self.pile_count + 1\n",
    ),
]  # fmt: skip
