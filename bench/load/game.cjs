/* A boardgame.io server with a shedding game: hidden hands, one card or one draw a turn, like the classic deck of powers. */

const { Server, FlatFile } = require('boardgame.io/server');
const { PostgresStore } = require('bgio-postgres');
const { Durable } = require('./durable.cjs');

const COLOURS = ['red', 'yellow', 'green', 'blue'];
const VALUES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'skip', 'reverse', 'two'];
const HAND = 7;

const pack = () => COLOURS.flatMap((colour) => VALUES.flatMap((value) => [`${colour} ${value}`, `${colour} ${value}`]));

function deal(G, random, players) {
  G.deck = random.Shuffle(pack());
  G.hands = Object.fromEntries(Array.from({ length: players }, (_, seat) => [seat, G.deck.splice(0, HAND)]));
  G.pile = [G.deck.pop()];
}

function draw(G, random, seat, count) {
  for (let drawn = 0; drawn < count; drawn++) {
    if (!G.deck.length) G.deck = random.Shuffle(G.pile.splice(0, G.pile.length - 1));
    if (G.deck.length) G.hands[seat].push(G.deck.pop());
  }
}

const after = (G, ctx, steps) =>
  (((ctx.playOrderPos + steps * G.direction) % ctx.numPlayers) + ctx.numPlayers) % ctx.numPlayers;

function take({ G, ctx, random, events }) {
  draw(G, random, ctx.currentPlayer, 1);
  G.steps = 1;
  events.endTurn();
}

function play({ G, ctx, random, events }, place) {
  const hand = G.hands[ctx.currentPlayer];
  const card = hand[place];
  const top = G.pile[G.pile.length - 1];
  if (card === undefined || !card.split(' ').some((word) => top.split(' ').includes(word))) return 'INVALID_MOVE';
  hand.splice(place, 1);
  G.pile.push(card);
  const value = card.split(' ')[1];
  if (value === 'reverse') G.direction = -G.direction;
  if (value === 'two') draw(G, random, after(G, ctx, 1), 2);
  G.steps = value === 'skip' || value === 'two' ? 2 : 1;
  if (!hand.length) {
    G.scores[ctx.currentPlayer] += Object.values(G.hands).flat().length;
    deal(G, random, ctx.numPlayers);
  }
  events.endTurn();
  return undefined;
}

const shedding = {
  name: 'shedding',
  setup: ({ ctx, random }) => {
    const G = { direction: 1, steps: 1, scores: Array(ctx.numPlayers).fill(0) };
    deal(G, random, ctx.numPlayers);
    return G;
  },
  moves: { play: { move: play, client: false }, take: { move: take, client: false } },
  turn: { order: { first: () => 0, next: ({ G, ctx }) => after(G, ctx, G.steps) } },
  playerView: ({ G, playerID }) => ({
    direction: G.direction,
    scores: G.scores,
    deck: G.deck.length,
    pile: G.pile.slice(-1),
    piled: G.pile.length,
    counts: Object.values(G.hands).map((hand) => hand.length),
    hand: G.hands[playerID] ?? [],
  }),
};

function postgres(address) {
  const { username, pathname, searchParams } = new URL(address.replace('@/', '@localhost/'));
  return new PostgresStore({ username, database: pathname.slice(1), host: searchParams.get('host'), logging: false });
}

const [port, storage, place] = process.argv.slice(2);
const stores = {
  memory: () => undefined, // what the server takes unless told otherwise
  flatfile: () => new FlatFile({ dir: place }),
  durable: () => new Durable(`${place}/matches.db`),
  postgres: () => postgres(place),
};
Server({ games: [shedding], db: stores[storage](), origins: ['http://localhost'] }).run(Number(port));
