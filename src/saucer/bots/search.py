"""Search: multiple-observer information-set Monte Carlo tree search (MO-ISMCTS) for any game.

Every player has a tree, whose edges are that player's observations of
the moves, so that private moves do not leak between players. Each iteration samples a determinization
from the root player's information set (a redeal), descends all trees at once, rolls out with
the game's heuristic, and backs up each player's result in that player's tree (max^n). Out-of-turn
decisions come through polling.
"""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from saucer.kernel.arrays import vec
from saucer.kernel.heuristic import Heuristic
from saucer.kernel.polling import WAIT, Polling
from saucer.kernel.rng import Rng
from saucer.kernel.state import MOST_MOVES, Moves, State

NO_NODE: Final[i64] = -1
BUCKETS_PER_NODE: Final[i64] = 4


@final
class Tree:
    """A forest of nodes in flat arrays; children are looked up by hash of (node, label)."""

    def __init__(self, capacity: i64) -> None:
        self.visits: vec[i64] = vec[i64]([i64(0)] * capacity)
        self.offered: vec[i64] = vec[i64]([i64(0)] * capacity)  # number of times the move was legal
        self.total: vec[float] = vec[float]([0.0] * capacity)  # rewards of the tree's owner
        self.parent: vec[i64] = vec[i64]([NO_NODE] * capacity)
        self.label: vec[i64] = vec[i64]([i64(0)] * capacity)
        self.children: vec[i64] = vec[i64]([i64(0)] * capacity)
        self.prior: vec[float] = vec[float]([0.0] * capacity)  # the heuristic's weight relative to the best move
        self.count: i64 = 0
        self.capacity: i64 = capacity
        buckets: i64 = 64
        while buckets < capacity * BUCKETS_PER_NODE:
            buckets *= 2
        self.mask: i64 = buckets - 1
        self.table: vec[i64] = vec[i64]([NO_NODE] * buckets)

    def root(self) -> i64:
        """A new root."""
        self.count += 1
        return self.count - 1

    def _slot(self, node: i64, label: i64) -> i64:
        """The slot of the hash table where the child is, or would be inserted."""
        place = (node * 40503 + (label + 7) * 2654435761) >> 7 & self.mask
        table = self.table
        while True:
            child = table[place]
            if child == NO_NODE or (self.parent[child] == node and self.label[child] == label):
                return place
            place = place + 1 & self.mask

    def find(self, node: i64, label: i64) -> i64:
        """The child of a node by its label, or NO_NODE."""
        return self.table[self._slot(node, label)]

    def grow(self, node: i64, label: i64) -> i64:
        """The child of a node by its label, created if missing; NO_NODE when the forest is full."""
        place = self._slot(node, label)
        child = self.table[place]
        if child != NO_NODE or self.count == self.capacity:
            return child
        child = self.count
        self.count += 1
        self.table[place] = child
        self.parent[child] = node
        self.label[child] = label
        self.children[node] += 1
        return child


@final
class Search:
    """The search of one seat in one position."""

    def __init__(self, root: State, seat: i64, heuristic: Heuristic, rng: Rng, capacity: i64) -> None:
        self.root = root
        self.seat: i64 = seat
        self.heuristic = heuristic
        self.rng = rng
        self.tree = Tree(capacity)
        self.players: i64 = root.players
        self.moves = Moves()
        self.moves.brief = True
        self.weights: vec[i64] = vec[i64]([i64(0)] * MOST_MOVES)
        self.roots: vec[i64] = vec[i64]([i64(0)] * self.players)
        self.cursor: vec[i64] = vec[i64]([i64(0)] * self.players)  # [player] current node; NO_NODE outside the tree
        self.rewards: vec[float] = vec[float]([0.0] * self.players)
        self.explore: float = heuristic.explore
        self.widen: float = heuristic.widen
        self.bias: float = heuristic.bias
        self.sift: i64 = 8  # maximal number of rejected samples per iteration
        self.certain: bool = False  # perfect information: the root is never redealt (the lab's oracle)
        self.depth: i64 = heuristic.depth
        for player in range(self.players):
            self.roots[player] = self.tree.root()

    def run(self, iterations: i64) -> None:
        """Run a number of iterations."""
        for _iteration in range(iterations):
            self._iterate()

    def _iterate(self) -> None:
        world = self.root.clone()
        if not self.certain:
            self._redeal(world)
        polling = Polling(world)
        mover = world.mover()
        if mover != self.seat:
            polling.waited = world.actors() & ~(1 << self.seat) & ~(1 << mover)
        for player in range(self.players):
            self.cursor[player] = self.roots[player]
        chapter = world.chapter()
        self._descend(polling, chapter)
        self._play_out(polling, chapter)
        self._judge(world)
        self._book()

    def _redeal(self, world: State) -> None:
        """Determinize by rejection sampling: implausible worlds are mostly rejected."""
        world.redeal(self.seat, self.rng)
        tries: i64 = 0
        while tries < self.sift and self.rng.below(1000) >= self.heuristic.plausible(world, self.seat):
            world.redeal(self.seat, self.rng)
            tries += 1

    def _descend(self, polling: Polling, chapter: i64) -> None:
        """Descend until a node is added to the decider's tree, or the game or round is over."""
        while True:
            seat = polling.decider()
            if seat < 0 or polling.state.chapter() != chapter:
                return
            node = self.cursor[seat]
            if node == NO_NODE:
                return
            polling.legal(self.moves)
            before = self.tree.count
            choice = self._select(polling.state, seat, node)
            self._step(polling, seat, choice)
            if self.tree.count != before or self.tree.count == self.tree.capacity:
                return

    def _step(self, polling: Polling, seat: i64, move: i64) -> None:
        """Play a move; each player's tree is descended along that player's observation."""
        for player in range(self.players):
            node = self.cursor[player]
            if node != NO_NODE and (player == seat or move != WAIT):  # others do not observe waiting
                self.cursor[player] = self.tree.grow(node, label_of(polling.state, seat, move, player))
        polling.play(move, None)

    def _select(self, state: State, seat: i64, node: i64) -> i64:
        """The child with the highest upper confidence bound, or a new child while widening allows one."""
        tree = self.tree
        count = self.moves.count
        codes = self.moves.codes
        if count == 1:
            return codes[0]
        children: i64 = 0
        best: i64 = NO_NODE
        best_value: float = -1.0e9
        for i in range(count):
            child = tree.find(node, label_of(state, seat, codes[i], seat))
            if child != NO_NODE:
                children += 1
                tree.offered[child] += 1
                tried = float(tree.visits[child]) + 1.0e-6
                value = tree.total[child] / tried
                value += self.explore * sqrt(log(float(tree.offered[child]) + 1.0) / tried)
                value += tree.prior[child] / (1.0 + tried)
                if value > best_value:
                    best_value = value
                    best = i
        room = float(tree.children[node]) < self.widen * sqrt(float(tree.visits[node] + 1)) + 1.0
        if children < count and (room or best == NO_NODE):
            best = self._open(state, seat, node)
        return codes[best]

    def _open(self, state: State, seat: i64, node: i64) -> i64:
        """Expand the untried move with the highest prior."""
        tree = self.tree
        codes = self.moves.codes
        weights = self.weights
        self._weigh(state, seat)
        highest: i64 = weights[0]
        fresh: i64 = NO_NODE
        for i in range(self.moves.count):
            if weights[i] > highest:
                highest = weights[i]
            better = fresh == NO_NODE or weights[i] > weights[fresh]
            if better and tree.find(node, label_of(state, seat, codes[i], seat)) == NO_NODE:
                fresh = i
        child = tree.grow(node, label_of(state, seat, codes[fresh], seat))
        if child != NO_NODE:
            tree.prior[child] = self.bias * float(weights[fresh] - highest) / 1000.0
        return fresh

    def _weigh(self, state: State, seat: i64) -> None:
        """The heuristic's priors; waiting has weight 0."""
        count = self.moves.count
        waits = self.moves.codes[count - 1] == WAIT
        if waits:
            self.moves.count = count - 1
        self.heuristic.weigh(state, seat, self.moves, self.weights)
        if waits:
            self.weights[count - 1] = 0
            self.moves.count = count

    def _play_out(self, polling: Polling, chapter: i64) -> None:
        """Roll out the rest of the game, or of the round, with the rollout policy."""
        polling.state.forget()
        steps: i64 = 0
        while steps < self.depth or not self.heuristic.quiet(polling.state):
            seat = polling.decider()
            if seat < 0 or polling.state.chapter() != chapter:
                return
            polling.legal(self.moves)
            if self.moves.count == 1:
                polling.play(self.moves.codes[0], None)
            elif self.moves.codes[self.moves.count - 1] == WAIT:
                polling.play(self._interrupt(polling.state, seat), None)
            else:
                polling.play(self.heuristic.roll(polling.state, seat, self.moves, self.rng), None)
            steps += 1

    def _interrupt(self, state: State, seat: i64) -> i64:
        """Interrupt if the heuristic sees a gain, otherwise wait."""
        self._weigh(state, seat)
        best: i64 = self.moves.count - 1
        for i in range(self.moves.count - 1):
            if self.weights[i] > self.weights[best]:
                best = i
        return self.moves.codes[best]

    def _judge(self, world: State) -> None:
        """Each player's reward, 0 to 1."""
        for player in range(self.players):
            self.rewards[player] = self.heuristic.worth(world, player)

    def _book(self) -> None:
        """Back up each player's reward along that player's path."""
        tree = self.tree
        for player in range(self.players):
            node = self.cursor[player]
            reward = self.rewards[player]
            while node != NO_NODE:
                tree.visits[node] += 1
                tree.total[node] += reward
                node = tree.parent[node]

    def visits(self, move: i64) -> i64:
        """The visit count of a root move."""
        child = self._child(move)
        return 0 if child == NO_NODE else self.tree.visits[child]

    def value(self, move: i64) -> float:
        """The mean reward of a root move."""
        child = self._child(move)
        if child == NO_NODE or self.tree.visits[child] == 0:
            return 0.0
        return self.tree.total[child] / float(self.tree.visits[child])

    def _child(self, move: i64) -> i64:
        return self.tree.find(self.roots[self.seat], label_of(self.root, self.seat, move, self.seat))


def label_of(state: State, seat: i64, move: i64, viewer: i64) -> i64:
    """The label of a move's edge in a viewer's tree."""
    return move if move == WAIT else state.seen_as(seat, move, viewer)
