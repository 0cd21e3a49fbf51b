"""Faults for powers."""

from tests.mutants.powers_of_colours import POWER_FAULTS

RULES, COMPONENTS, CARDS, EVENTS = "rules.py", "components.py", "cards.py", "events.py"
REFUSALS, SCORES = "refusals.py", "scores.py"

FAULTS = [
    # ---- components and setup
    (
        "NT7", "the single number is the nine", COMPONENTS,
        "[0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1]",
        "[0, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 1, 1]",
    ),
    (
        "NQ44", "the classic deck has two Reverses less and two zeros more", COMPONENTS,
        "[1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]",
        "[2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2]",
    ),
    (
        "N5 N9", "symbols do not fit on each other, only numbers do", COMPONENTS,
        "<< (kind % 13) if kind < 52 else",
        "<< (kind % 13) if kind % 13 < 10 and kind < 52 else",
    ),
    (
        "N2", "in the draw for the dealer symbols count more than numbers", CARDS,
        "if kind >= CHARACTER or RANK_OF[kind] >= DRAW_TWO:",
        "if kind >= CHARACTER:",
    ),
    (
        "NQ2", "after a tie for the dealer everybody draws again", CARDS,
        "            drawing = tied\n",
        "            drawing: i64 = (1 << self.players) - 1\n",
    ),
    (
        "NQ43 CQ1", "the named seat deals instead of beginning", RULES,
        "state.dealer = start - 1 if start else players - 1",
        "state.dealer = start",
    ),
    (
        "NQ42 N3", "seven cards at a time are dealt", CARDS,
        "self._take_top((first + step) % self.players)",
        "self._take_top((first + step // HAND) % self.players)",
    ),
    (
        "NQ42", "the dealer gets the first card", RULES,
        "self._deal_hands(self._after(self.dealer), events)",
        "self._deal_hands(self.dealer, events)",
    ),
    (
        "N3", "the first card dealt is never shuffled", RULES,
        "        self._gather()\n        self.rng.shuffle(self.pile, 0, CARDS)",
        "        self._gather()\n        self.rng.shuffle(self.pile, 0, CARDS - 1)",
    ),
    (
        "NQ42 N12", "a Wild Draw Four turned up first goes second from the top", CARDS,
        "            self.rng.shuffle(self.pile, 0, self.pile_count)\n            return",
        "            self.pile[self.pile_count - 1] = self.pile[self.pile_count - 2]\n"
        "            self.pile[self.pile_count - 2] = WILD_FOUR\n            return",
    ),
    (
        "NQ42 N12", "a Wild Draw Four turned up first is left on top while the rest is shuffled", CARDS,
        "            self.rng.shuffle(self.pile, 0, self.pile_count)\n            return",
        "            self.rng.shuffle(self.pile, 0, self.pile_count - 1)\n            return",
    ),
    (
        "NQ42 N12", "after a first Wild Draw Four the bottom card stays", CARDS,
        "            self.rng.shuffle(self.pile, 0, self.pile_count)\n            return",
        "            self.rng.shuffle(self.pile, 1, self.pile_count)\n            return",
    ),
    (
        "N10 NQ17", "a Reverse turned up for two players turns the direction", RULES,
        "if RANK_OF[kind] == REVERSE and self.players > 2:",
        "if RANK_OF[kind] == REVERSE:",
    ),
    (
        "N10 N4", "after a Reverse turned up the dealer's right begins", RULES,
        "            self.direction = -1\n            self.turn = self.dealer\n",
        "            self.direction = -1\n            self.turn = self._after(self.dealer)\n",
    ),
    (
        "NQ30 N11", "who was hit by the first card stays hit through the first turn", RULES,
        "unless hit\n        self.hit = 0\n",
        "unless hit\n",
    ),
    (
        "NQ5", "the dealer names the colour of a wild turned up", RULES,
        "            self.turn = self._after(self.dealer)\n            self.stage = FIRST_COLOUR",
        "            self.turn = self.dealer\n            self.stage = FIRST_COLOUR",
    ),
    (
        "NQ5", "who names the first colour loses the turn", RULES,
        "            self.stage = TURN  # NQ5: who named it plays first\n",
        "            self._next_turn(seat, events)\n",
    ),
    # ---- a turn
    (
        "N7", "one may draw only without a playable card", RULES,
        "            moves.codes[moves.count] = DRAW  # N6, N7: always allowed, with playable cards too\n"
        "            moves.count += 1\n",
        "            if moves.count == 0:\n                moves.add(DRAW)\n",
    ),
    (
        "N7", "after drawing any card of the hand is offered", RULES,
        "self._add_lays(seat, size - 1, size, moves)",
        "self._add_lays(seat, 0, size, moves)",
    ),
    (
        "N7", "after drawing any card of the hand is accepted", REFUSALS,
        "if state.stage == DRAWN and kind != hand[-1]:",
        "if state.stage == DRAWN and kind not in hand:",
    ),
    (
        "N8 NQ6", "on a wild the number under it still fits", CARDS,
        "return OF_COLOUR[self.colour] | OF_RANK[self.laid[self.laid_count - 1]] | WILDS",
        "numbered = [kind for kind in self.laid[: self.laid_count] if kind < CHARACTER]\n"
        "        return OF_COLOUR[self.colour] | (OF_RANK[numbered[-1]] if numbered else 0) | WILDS",
    ),
    (
        "N10", "a second Reverse does not turn the direction back", RULES,
        "self.direction = -self.direction",
        "self.direction = -1",
    ),
    (
        "NQ17", "with two players a Reverse turns the direction and nothing else", RULES,
        "elif rank == REVERSE and self.players > 2:\n            self._reverse",
        "elif rank == REVERSE:\n            self._reverse",
    ),
    (
        "N9", "after a Draw Two the next player draws and keeps the turn", RULES,
        "        self.hit |= 1 << victim\n        self._draw(victim, cards, events)",
        "        self.hit |= (cards == 0) << victim\n        self._draw(victim, cards, events)",
    ),
    (
        "NQ30", "a lost turn is remembered", RULES,
        "        self.stage = TURN\n        self.hit = 0\n        self.turns += 1",
        "        self.stage = TURN\n        self.turns += 1",
    ),
    # ---- Wild Draw Four
    (
        "NQ18 N21", "the last card can be challenged", RULES,
        "if self.sizes[seat] == 0:  # N21, NQ18",
        "if self.sizes[seat] < 0:  # N21, NQ18",
    ),
    (
        "NQ18", "guilt is judged by the colour named with the card", RULES,
        "if OF_COLOUR[self.before] >>",
        "if OF_COLOUR[self.colour] >>",
    ),
    (
        "NQ18", "guilt is judged on the hand at the challenge", RULES,
        "range(start, start + self.settled)",
        "range(start, start + self.sizes[self.suspect])",
    ),
    (
        "N13 NT3", "a lost challenge costs four", RULES,
        "self._draw(seat, 6, events)",
        "self._draw(seat, 4, events)",
    ),
    (
        "N13 NQ18", "after a lost challenge the challenger keeps the turn", RULES,
        "            self._draw(seat, 6, events)\n            self._lose_turn(seat, events)",
        "            self._draw(seat, 6, events)\n            self._close_challenge()\n"
        "            self._begin_turn(seat, events)",
    ),
    (
        "NQ35", "after a guilty verdict the turn goes to the next one not hit", RULES,
        "            self._begin_turn(seat, events)\n        else:",
        "            self._next_turn(suspect, events)\n        else:",
    ),
    (
        "NQ18", "everybody is shown the hand in a challenge", EVENTS,
        "    target: Seat\n    cards: Secret[list[Card]]",
        "    target: Seat\n    cards: list[Card]",
    ),
    (
        "NQ12 NQ33", "a Wild Draw Four hits the neighbour even if hit already", RULES,
        "        victim = self._aimed_at(seat)\n        if self._shielded(victim, events):\n            return False",
        "        victim = self._after(seat)\n        if self._shielded(victim, events):\n            return False",
    ),
    (
        "NQ11", "BLUE may go on after a Wild Draw Four that is void", RULES,
        "            before_second = False  # NQ11: laid first, it ends the turn\n",
        "",
    ),
    # ---- the call
    (
        "NQ20", "the window stays open when the next player draws", RULES,
        "        self.due = NOBODY\n        if self._draw(seat, 1, events):",
        "        if self._draw(seat, 1, events):",
    ),
    (
        "NQ34", "accepting a Wild Draw Four leaves the window open", RULES,
        "        self.due = NOBODY\n        self._draw(seat, 4, events)",
        "        self._draw(seat, 4, events)",
    ),
    (
        "NQ21", "a Draw Two closes the window of who laid it", RULES,
        "        self.hit |= 1 << victim\n        self._draw(victim, cards, events)\n",
        "        self.hit |= 1 << victim\n        if self._draw(victim, cards, events):\n"
        "            self.due = NOBODY\n",
    ),
    (
        "NQ21", "a Skip closes the window of who laid it", RULES,
        "        self.hit |= 1 << victim\n        self._draw(victim, cards, events)\n",
        "        self.hit |= 1 << victim\n        if not self._draw(victim, cards, events):\n"
        "            self.due = NOBODY\n",
    ),
    (
        "NQ34", "a gift closes the window", RULES,
        "        self._take_out(seat, kind)\n        self._hide_gift",
        "        self.due = NOBODY\n        self._take_out(seat, kind)\n        self._hide_gift",
    ),
    (
        "NQ32 NQ11", "ending BLUE's turn closes the window", RULES,
        "            self._next_turn(seat, events)\n        elif move < CALL:",
        "            self.due = NOBODY\n            self._next_turn(seat, events)\n        elif move < CALL:",
    ),
    (
        "NQ32", "between BLUE's cards the layer can be caught", REFUSALS,
        "if state.stage in (SECOND, BLIND_CHOICE):",
        "if state.stage == BLIND_CHOICE:",
    ),
    (
        "NQ38 NQ32", "who has laid a wild blind can be caught before choosing for it", RULES,
        "        elif self.stage not in (SECOND, BLIND_CHOICE):\n            moves.add(CATCH + self.due)",
        "        elif self.stage != SECOND:\n            moves.add(CATCH + self.due)",
    ),
    (
        "NQ20", "one can be caught more than once", RULES,
        'NQ16: YELLOW does not help."""\n        self.due = NOBODY\n',
        'NQ16: YELLOW does not help."""\n',
    ),
    (
        "NQ16", "YELLOW protects from the penalty", RULES,
        "        self._draw(target, 2, events)\n",
        "        if self.owners[YELLOW] != target:\n            self._draw(target, 2, events)\n",
    ),
    (
        "NQ22", "a hand grown by a gift can be caught", RULES,
        "        if self.sizes[self.due] != 1:\n            return\n        if seat == self.due:",
        "        if seat == self.due:",
    ),
    (
        "NQ40", "a call with the last card is accepted", REFUSALS,
        "if called and len(hand) != 2:",
        "if called and len(hand) > 2:",
    ),
    (
        "NQ39", "who has called once need not call again", RULES,
        "            if not called:\n                self.due = seat",
        "            if not called and self.stage != DRAWN:\n                self.due = seat",
    ),
    *POWER_FAULTS,
    # ---- the piles, the end of a round, the game
    (
        "N22 NQ23", "the refilled pile is not shuffled", CARDS,
        "        self.rng.shuffle(self.pile, 0, count)\n        if self.tracking:",
        "        if self.tracking:",
    ),
    (
        "NQ41", "the pile is refilled as soon as it is empty", CARDS,
        "            self._take_top(seat)\n            number += 1\n",
        "            self._take_top(seat)\n            number += 1\n            if self.pile_count == 0:\n"
        "                self._refill(events)\n",
    ),
    (
        "NQ45", "the round ends one pass too early", RULES,
        "if self.passes == self.players:",
        "if self.passes == self.players - 1:",
    ),
    (
        "NQ45", "laying a card does not break a circle of passes", RULES,
        "        self.laid_count += 1\n        self.passes = 0\n",
        "        self.laid_count += 1\n",
    ),
    (
        "NQ45", "tied lowest hands: the first scores", SCORES,
        "elif winners == 1 << winner and seat != winner:",
        "elif seat != winner:",
    ),
    (
        "N21 NT6", "a Draw Two laid as the last card is not drawn for", RULES,
        "            if RANK_OF[kind] >= DRAW_TWO:\n                self._act",
        "            if RANK_OF[kind] >= DRAW_TWO and self.sizes[seat]:\n                self._act",
    ),
    (
        "N24 NQ25", "500 is not enough, 501 is", SCORES,
        "if self.totals[seat] >= self.target:",
        "if self.totals[seat] > self.target:",
    ),
    (
        "N25", "with own scoring the highest total wins", SCORES,
        "return best_seats([-score for score in self.scores()] if self.own else self.scores())",
        "return best_seats(self.scores())",
    ),
    (
        "NQ44 N25", "one round with own scoring is won by going out alone", SCORES,
        "if self.over == ONE_ROUND and not self.own:",
        "if self.over == ONE_ROUND:",
    ),
    (
        "NQ2", "the same player deals again", RULES,
        "            self.dealer = self.dealer + 1 if self.dealer + 1 < self.players else 0\n",
        "",
    ),
    (
        "NQ3", "play goes on in the old direction after a new deal", RULES,
        "        self.stage = TURN\n        self.direction = 1\n",
        "        self.stage = TURN\n",
    ),
]  # fmt: skip
