/* The physical limit: random games of `powers` with the classic deck, one round, in hand-written C.

   The rules, the order of moves and the generator are those of src/saucer/games/powers/rules.py and
   src/saucer/kernel: from the same words both play the very same games (run.py checks that). What
   players know of hidden cards is not kept here nor in our playouts, since playing does not need it.

   usage: classic rate PLAYERS SECONDS                      moves a second
          classic games PLAYERS COUNT X CARRY X CARRY       totals, from the words of dealing and choosing */

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- chance: the quick generator of kernel/rng.py ------------------------------------------- */

typedef struct {
    uint64_t x, carry;
} Rng;

static inline uint32_t word(Rng *rng)
{
    uint64_t product = 2131995753u * rng->x + rng->carry;
    rng->x = (uint32_t)product;
    rng->carry = product >> 32;
    return (uint32_t)product;
}

static inline uint32_t below(Rng *rng, uint32_t n)
{
    uint64_t product = (uint64_t)word(rng) * n;
    if ((uint32_t)product < n) {
        uint32_t biased = -n % n;
        while ((uint32_t)product < biased)
            product = (uint64_t)word(rng) * n;
    }
    return product >> 32;
}

static void shuffle(Rng *rng, uint8_t *items, uint32_t count)
{
    for (uint32_t i = count; i-- > 1;) {
        uint32_t j = below(rng, i + 1);
        uint8_t item = items[i];
        items[i] = items[j];
        items[j] = item;
    }
}

/* ---- components: kinds 0-51 are colour * 13 + rank -------------------------------------------- */

enum { DRAW_TWO = 10, REVERSE, SKIP, RANKS };
enum { WILD_FOUR = 57, WILD = 58, KINDS = 59, CARDS = 108, HAND = 7, SEATS = 10, TURN_LIMIT = 1000 };

#define IS_WILD(kind) ((kind) >= 52)
#define OF_COLOUR(colour) (0x1FFFull << 13 * (colour))
#define WILDS (0x7Full << 52)

static uint8_t colour_of[KINDS], rank_of[KINDS], value_of[KINDS], deck[CARDS];
static uint64_t of_rank[KINDS];

static void make_components(void)
{
    int cards = 0;
    for (int kind = 0; kind < 52; kind++) {
        int rank = kind % RANKS;
        colour_of[kind] = kind / RANKS;
        rank_of[kind] = rank;
        value_of[kind] = rank < DRAW_TWO ? rank : 20;
        of_rank[kind] = 0x8004002001ull << rank;
        for (int copy = rank ? 2 : 1; copy; copy--)
            deck[cards++] = kind;
    }
    for (int kind = WILD_FOUR; kind <= WILD; kind++) {
        value_of[kind] = 50;
        for (int copy = 4; copy; copy--)
            deck[cards++] = kind;
    }
}

/* ---- moves -------------------------------------------------------------------------------- */

enum {
    LAY_WILD_FOUR = 84, /* + colour */
    LAY_WILD = 88,      /* + colour */
    LAYS = 92,          /* + a laying: with a call */
    DRAW = 184,
    KEEP = 185,
    CHALLENGE = 187,
    ACCEPT = 188,
    NAME_COLOUR = 191, /* + colour */
    CALL = 211,
    CATCH = 212 /* + seat */
};

enum { TURN, DRAWN, STRUCK, FIRST_COLOUR };
enum { NOBODY = -1 };

typedef struct {
    Rng *rng;
    int players, dealer, turn, stage, direction, turns, passes, colour, before, due, suspect, settled;
    bool over;
    int pile_count, laid_count;
    int sizes[SEATS], scores[SEATS];
    uint8_t hands[SEATS][CARDS], pile[CARDS], laid[CARDS];
} Table;

/* ---- cards on the move ---------------------------------------------------------------------- */

static inline void take_top(Table *t, int seat)
{
    t->hands[seat][t->sizes[seat]++] = t->pile[--t->pile_count];
}

/* N22, NQ23, NQ41: the discards but the top one become the pile. */
static bool refill(Table *t)
{
    int count = t->laid_count - 1;
    if (count == 0)
        return false;
    memcpy(t->pile, t->laid, count);
    t->laid[0] = t->laid[count];
    t->laid_count = 1;
    t->pile_count = count;
    shuffle(t->rng, t->pile, count);
    return true;
}

static int draw(Table *t, int seat, int count)
{
    int drawn = 0;
    while (drawn < count && (t->pile_count || refill(t))) {
        take_top(t, seat);
        drawn++;
    }
    return drawn;
}

static void take_out(Table *t, int seat, int kind)
{
    uint8_t *hand = t->hands[seat];
    int place = 0;
    while (hand[place] != kind)
        place++;
    hand[place] = hand[--t->sizes[seat]];
}

/* ---- the end of a round ----------------------------------------------------------------------- */

static int hand_value(const Table *t, int seat)
{
    int value = 0;
    for (int place = 0; place < t->sizes[seat]; place++)
        value += value_of[t->hands[seat][place]];
    return value;
}

/* N23: the winner scores all other hands. */
static void end_round(Table *t, int winner)
{
    for (int seat = 0; seat < t->players; seat++)
        if (seat != winner)
            t->scores[winner] += hand_value(t, seat);
    t->over = true;
}

/* NQ45: the lowest hand wins; tied ones score nothing. */
static void stall(Table *t)
{
    int lowest = -1, winner = NOBODY;
    for (int seat = 0; seat < t->players; seat++) {
        int value = hand_value(t, seat);
        if (lowest < 0 || value < lowest) {
            lowest = value;
            winner = seat;
        } else if (value == lowest)
            winner = NOBODY;
    }
    if (winner != NOBODY)
        end_round(t, winner);
    t->over = true;
}

/* ---- turns ---------------------------------------------------------------------------------- */

static inline int after(const Table *t, int seat)
{
    int other = seat + t->direction;
    return other == t->players ? 0 : other < 0 ? t->players - 1 : other;
}

static void begin_turn(Table *t, int seat)
{
    t->turn = seat;
    t->stage = TURN;
    if (++t->turns == TURN_LIMIT)
        stall(t);
}

static void draw_one(Table *t, int seat)
{
    t->due = NOBODY;
    if (draw(t, seat, 1)) {
        t->passes = 0;
        t->stage = DRAWN;
    } else if (++t->passes == t->players)
        stall(t);
    else
        begin_turn(t, after(t, seat));
}

/* N9-N11, NQ17: what an action card does; returns the seat that moves next. */
static int act(Table *t, int seat, int rank)
{
    if (rank < DRAW_TWO)
        return after(t, seat);
    if (rank == REVERSE && t->players > 2) {
        t->direction = -t->direction;
        return after(t, seat);
    }
    int victim = after(t, seat);
    if (rank == DRAW_TWO)
        draw(t, victim, 2);
    return after(t, victim);
}

/* N12: a Wild Draw Four waits for an answer, unless it was the last card (N21). */
static void strike_four(Table *t, int seat)
{
    int victim = after(t, seat);
    if (t->sizes[seat] == 0) {
        draw(t, victim, 4);
        end_round(t, seat);
        return;
    }
    t->turn = victim;
    t->stage = STRUCK;
    t->suspect = seat;
    t->settled = t->sizes[seat];
}

static void lay(Table *t, int seat, int code, bool called)
{
    int kind = code < 52 ? code : code < LAY_WILD ? WILD_FOUR : WILD;
    take_out(t, seat, kind);
    t->laid[t->laid_count++] = kind;
    t->passes = 0;
    t->before = t->colour;
    t->colour = IS_WILD(kind) ? code & 3 : colour_of[kind];
    t->due = t->sizes[seat] == 1 && !called ? seat : NOBODY;
    if (kind == WILD_FOUR) {
        strike_four(t, seat);
        return;
    }
    int next = IS_WILD(kind) ? after(t, seat) : act(t, seat, rank_of[kind]);
    if (t->sizes[seat] == 0)
        end_round(t, seat);
    else
        begin_turn(t, next);
}

/* NQ18: judged on the hand at the moment of laying. */
static bool guilty(const Table *t)
{
    for (int place = 0; place < t->settled; place++)
        if (OF_COLOUR(t->before) >> t->hands[t->suspect][place] & 1)
            return true;
    return false;
}

static void answer_four(Table *t, int seat, bool challenged)
{
    t->due = NOBODY;
    if (challenged && guilty(t)) {
        draw(t, t->suspect, 4);
        begin_turn(t, seat);
        return;
    }
    draw(t, seat, challenged ? 6 : 4);
    begin_turn(t, after(t, seat));
}

static void play(Table *t, int seat, int move)
{
    if (move < LAYS)
        lay(t, seat, move, false);
    else if (move < DRAW)
        lay(t, seat, move - LAYS, true);
    else if (move == DRAW)
        draw_one(t, seat);
    else if (move == KEEP)
        begin_turn(t, after(t, seat));
    else if (move <= ACCEPT)
        answer_four(t, seat, move == CHALLENGE);
    else if (move < CALL) {
        t->colour = move - NAME_COLOUR;
        t->stage = TURN;
    } else {
        t->due = NOBODY;
        if (move >= CATCH)
            draw(t, move - CATCH, 2);
    }
}

/* ---- legal moves ------------------------------------------------------------------------------ */

static int add_lays(const Table *t, int seat, int start, uint8_t *codes)
{
    const uint8_t *hand = t->hands[seat];
    int count = 0, size = t->sizes[seat];
    uint64_t fits = OF_COLOUR(t->colour) | of_rank[t->laid[t->laid_count - 1]] | WILDS;
    for (int place = start; place < size; place++) {
        int kind = hand[place];
        uint64_t fit = fits >> kind & 1;
        fits ^= fit << kind;
        if (!IS_WILD(kind)) {
            codes[count] = kind;
            count += fit;
        } else if (fit)
            for (int colour = 0; colour < 4; colour++)
                codes[count++] = (kind == WILD ? LAY_WILD : LAY_WILD_FOUR) + colour;
    }
    if (size == 2)
        for (int place = 0, end = count; place < end; place++)
            codes[count++] = codes[place] + LAYS;
    return count;
}

/* The moves of the seat in turn. */
static int legal(const Table *t, uint8_t *codes)
{
    int seat = t->turn, count = 0;
    if (t->stage == TURN) {
        count = add_lays(t, seat, 0, codes);
        codes[count++] = DRAW;
    } else if (t->stage == DRAWN) {
        count = add_lays(t, seat, t->sizes[seat] - 1, codes);
        codes[count++] = KEEP;
    } else if (t->stage == STRUCK) {
        codes[count++] = ACCEPT;
        codes[count++] = CHALLENGE;
    } else
        for (int colour = 0; colour < 4; colour++)
            codes[count++] = NAME_COLOUR + colour;
    if (t->due != NOBODY && t->sizes[t->due] == 1)
        codes[count++] = t->due == seat ? CALL : CATCH + t->due;
    return count;
}

/* ---- whole games ------------------------------------------------------------------------------ */

/* N2, NQ2, NQ43: the highest card deals, symbols count 0, the tied draw again. */
static void draw_for_dealer(Table *t)
{
    uint32_t tied = (1u << t->players) - 1;
    while (tied & (tied - 1)) {
        shuffle(t->rng, t->pile, CARDS);
        uint32_t drawing = tied;
        int best = -1;
        for (int seat = 0; seat < t->players; seat++) {
            int kind = t->pile[seat];
            int number = !(drawing >> seat & 1) ? -1 : IS_WILD(kind) || rank_of[kind] >= DRAW_TWO ? 0 : rank_of[kind];
            if (number > best) {
                best = number;
                tied = 0;
            }
            if (number == best)
                tied |= 1u << seat;
        }
    }
    t->dealer = __builtin_ctz(tied);
}

/* N4: the first card, with what it does to the player left of the dealer. */
static void turn_up(Table *t)
{
    while (t->pile[t->pile_count - 1] == WILD_FOUR) { /* NQ42: to the bottom */
        memmove(t->pile + 1, t->pile, t->pile_count - 1);
        t->pile[0] = WILD_FOUR;
    }
    int kind = t->pile[--t->pile_count];
    t->laid[0] = kind;
    t->laid_count = 1;
    t->turn = after(t, t->dealer);
    if (IS_WILD(kind)) {
        t->stage = FIRST_COLOUR;
        return;
    }
    t->colour = colour_of[kind];
    t->turn = act(t, t->dealer, rank_of[kind]);
    if (t->direction < 0) /* N10: the dealer plays first, then play goes right */
        t->turn = t->dealer;
}

static void deal(Table *t, int players, Rng *rng)
{
    t->rng = rng;
    t->players = players;
    t->stage = TURN;
    t->direction = 1;
    t->turns = t->passes = t->colour = t->before = t->laid_count = 0;
    t->due = t->suspect = NOBODY;
    t->over = false;
    memset(t->sizes, 0, sizeof t->sizes);
    memset(t->scores, 0, sizeof t->scores);
    memcpy(t->pile, deck, CARDS);
    t->pile_count = CARDS;
    draw_for_dealer(t);
    shuffle(rng, t->pile, CARDS);
    for (int step = 0, seat = t->dealer; step < HAND * players; step++) {
        seat = after(t, seat);
        take_top(t, seat);
    }
    turn_up(t);
}

/* N20: each other seat is asked in turn whether it calls or catches, its only move, or waits. */
static bool interrupted(Table *t, Rng *choosing)
{
    for (int seat = 0; seat < t->players; seat++)
        if (seat != t->turn && below(choosing, 2) == 0) {
            play(t, seat, seat == t->due ? CALL : CATCH + t->due);
            return true;
        }
    return false;
}

static long playout(Table *t, Rng *choosing)
{
    uint8_t codes[2 * KINDS + 8];
    long played = 0;
    for (; !t->over; played++) {
        if (t->due != NOBODY && t->sizes[t->due] == 1 && interrupted(t, choosing))
            continue;
        play(t, t->turn, codes[below(choosing, legal(t, codes))]);
    }
    return played;
}

/* ---- the program ---------------------------------------------------------------------------- */

/* Processor time, as in worker.py. */
static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

static void print_rate(int players, double seconds)
{
    Rng dealing = {1, 2}, choosing = {3, 4};
    Table table;
    long moves = 0;
    double start = now(), elapsed;
    while ((elapsed = now() - start) < seconds)
        for (int game = 0; game < 100; game++) {
            deal(&table, players, &dealing);
            moves += playout(&table, &choosing);
        }
    printf("{\"rate\": %f}\n", moves / elapsed);
}

static void print_games(int players, int count, Rng dealing, Rng choosing)
{
    Table table;
    long moves = 0, scores[SEATS] = {0};
    for (int game = 0; game < count; game++) {
        deal(&table, players, &dealing);
        moves += playout(&table, &choosing);
        for (int seat = 0; seat < players; seat++)
            scores[seat] += table.scores[seat];
    }
    printf("{\"moves\": %ld, \"scores\": [", moves);
    for (int seat = 0; seat < players; seat++)
        printf("%s%ld", seat ? ", " : "", scores[seat]);
    printf("], \"words\": [%lu, %lu, %lu, %lu]}\n", dealing.x, dealing.carry, choosing.x, choosing.carry);
}

static uint64_t number(const char *text) { return strtoull(text, NULL, 10); }

int main(int count, char **given)
{
    make_components();
    if (count == 4 && !strcmp(given[1], "rate"))
        print_rate(atoi(given[2]), atof(given[3]));
    else if (count == 8 && !strcmp(given[1], "games"))
        print_games(atoi(given[2]), atoi(given[3]), (Rng){number(given[4]), number(given[5])},
                    (Rng){number(given[6]), number(given[7])});
    else
        return fprintf(stderr, "see the top of classic.c for how to call this\n"), 2;
    return 0;
}
