"""Speed of search: ours in every game, and OpenSpiel's for comparison."""

from statistics import median

from report import Target, short, table
from worker import Worker

PLAYERS = 4
SECONDS = 0.5
WANTED = {"looters": 5000, "zovnis": 5000, "powers": 5000, "planet": 1500, "constellations": 1500}  # iterations/s
PEERS = {"OpenSpiel, hearts": "hearts", "OpenSpiel, gin rummy": "gin_rummy"}  # games with a similar number of decisions
NOTES = """\
- From the first move of new deals, on one core. Our playouts follow the game's heuristic and every player has
  a tree; OpenSpiel's `ISMCTSBot` (C++) plays out at random and has one tree. Crazy eights has no information
  states to search, so its place is taken by two card games that have; gin rummy is for two players."""


class Searching:
    """Iterations per second of all programs, by round."""

    def __init__(self, fast: Worker, others: Worker | None, missing: dict[str, str]) -> None:
        self.fast = fast
        self.others = None if "open_spiel" in missing else others
        self.ours: dict[str, list[float]] = {slug: [] for slug in WANTED}
        self.theirs: dict[str, list[float]] = {name: [] for name in PEERS} if self.others else {}

    def round(self) -> None:
        for slug, rates in self.ours.items():
            rates.append(self.fast.ask("search", slug=slug, players=PLAYERS, options={}, seconds=SECONDS))
        for name, rates in self.theirs.items():
            assert self.others is not None
            rates.append(self.others.ask("ismcts", game=PEERS[name], seconds=SECONDS))

    def targets(self) -> list[Target]:
        return [
            Target(f"search in {slug}", wanted, self.ours[slug], unit="iterations/s") for slug, wanted in WANTED.items()
        ]

    def table(self) -> str:
        rows = [[name, short(median(rates))] for name, rates in (self.ours | self.theirs).items()]
        return table(["who", "iterations/s"], rows)
