/* What the clients and the servers say to each other. Messages are searched for what counts, and not parsed. */

#define _GNU_SOURCE
#include "seats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOVES = 1 << 16 };

const char *hello_fields = "}";
static long requests;

/* ---- saucer ---------------------------------------------------------------------------------------- */

static const char *after(const char *text, size_t size, const char *label)
{
    const char *found = memmem(text, size, label, strlen(label));
    return found ? found + strlen(label) : NULL;
}

static const char *after_object(const char *text)
{
    bool is_quoted = false;
    for (int depth = 0;; text++)
        if (*text == '\\')
            text++;
        else if (*text == '"')
            is_quoted = !is_quoted;
        else if (!is_quoted && *text == '{')
            depth++;
        else if (!is_quoted && *text == '}' && !--depth)
            return text + 1;
}

/* Keeps the words of a list of moves. A number in it is that of a move of the list before. */
static void read_moves(Socket *s, const char *list)
{
    static const char WORDS[] = "{\"words\":\"";
    static char kept[MOVES];
    size_t size = 0;
    int many = 0;
    for (const char *item = list, *next; *item != ']'; item = next + (*next == ','), many++) {
        bool is_new = !strncmp(item, WORDS, sizeof WORDS - 1);
        const char *words = is_new ? item + sizeof WORDS - 1 : move_of(s, strtol(item, (char **)&next, 10));
        if (is_new)
            next = after_object(item);
        size_t length = strchr(words, '"') + 1 - words;
        if (size + length > MOVES)
            fail("the moves of an update are too long");
        memcpy(kept + size, words, length);
        size += length;
    }
    keep_moves(s, kept, size, many);
}

/* Reads an update, or a delta: the position, the moves of the seat, and whether the game is over. What it lacks has not
   changed. */
static long read_update(Socket *s, const char *text, size_t size)
{
    const char *seq = after(text, size, "\"seq\":"), *phase = after(text, size, "\"phase\":\"");
    const char *list = s->seat < 0 ? NULL : after(text, size, "\"moves\":[");
    if (!seq)
        fail("an update without seq: %.*s", (int)size, text);
    if (list)
        read_moves(s, list);
    if (phase && s->seat >= 0) {
        bool is_over = !strncmp(phase, "over", 4);
        if (is_over && !s->asked_again)
            say(s, "{\"v\":1,\"id\":\"again-%ld\",\"type\":\"rematch\"}", ++requests);
        s->asked_again = is_over;
    }
    return strtol(seq, NULL, 10);
}

static void saucer_opened(Socket *s) { say(s, "{\"v\":1,\"id\":\"hello\",\"type\":\"hello\"%s", hello_fields); }

static void saucer_receive(Socket *s, char *text, size_t size)
{
    static const char UPDATE[] = "{\"type\":\"update\",", DELTA[] = "{\"type\":\"delta\",";
    static const char ACK[] = "{\"type\":\"ack\",", ACK_OF_MOVE[] = "{\"type\":\"ack\",\"id\":\"m";
    if (!strncmp(text, UPDATE, sizeof UPDATE - 1) || !strncmp(text, DELTA, sizeof DELTA - 1))
        arrived(s, read_update(s, text, size));
    else if (!strncmp(text, ACK_OF_MOVE, sizeof ACK_OF_MOVE - 1))
        acknowledged(s->table, strtol(after(text, size, "\"seq\":"), NULL, 10));
    else if (strncmp(text, ACK, sizeof ACK - 1))
        fail("table %s: %.*s", s->table->name, (int)size, text);
}

static void saucer_move(Socket *s, const char *words, int size)
{
    say(s, "{\"v\":1,\"id\":\"m%ld\",\"type\":\"move\",\"words\":\"%.*s\",\"seen\":%ld}", ++requests, size, words,
        s->position);
}

/* ---- boardgame.io: the game of game.cjs, in packets of socket.io ------------------------------------- */

/* Keeps the place of a fitting card of the hand, by chance, or no place, to take one. A card: colour and value. */
static void choose_card(Socket *s, const char *hand, const char *pile)
{
    char colour[16], value[16], own_colour[16], own_value[16];
    int chosen = -1, many = 0, place = 0, size;
    if (sscanf(pile, "%15[^ ] %15[^\"]", colour, value) != 2)
        fail("a pile without a card: %.40s", pile);
    for (; sscanf(hand, "%*[,]\"%15[^ ] %15[^\"]\"%n", own_colour, own_value, &size) == 2; hand += size, place++)
        if ((!strcmp(colour, own_colour) || !strcmp(value, own_value)) && random() % ++many == 0)
            chosen = place;
    char words[20];
    size = chosen < 0 ? sprintf(words, "\"") : sprintf(words, "%d\"", chosen);
    keep_moves(s, words, size, 1);
}

static void boardgame_state(Socket *s, char *text, size_t size)
{
    const char *pile = after(text, size, "\"pile\":[\""), *hand = after(text, size, "\"hand\":[");
    const char *turn = after(text, size, "\"currentPlayer\":\""), *number = after(text, size, "\"_stateID\":");
    if (!pile || !hand || !turn || !number)
        fail("a state that cannot be read: %.*s", (int)size, text);
    s->many = 0;
    if (atoi(turn) == s->seat) {
        text[hand - 1 - text] = ','; /* every card follows a comma */
        choose_card(s, hand - 1, pile);
    }
    arrived(s, strtol(number, NULL, 10));
}

static void boardgame_opened(Socket *s) { (void)s; }

static void boardgame_receive(Socket *s, char *text, size_t size)
{
    static const char UPDATE[] = "42/shedding,[\"update\"", SYNC[] = "42/shedding,[\"sync\"", JOINED[] = "40/shedding,";
    if (!strncmp(text, UPDATE, sizeof UPDATE - 1) || !strncmp(text, SYNC, sizeof SYNC - 1))
        boardgame_state(s, text, size);
    else if (size == 1 && *text == '2')
        say(s, "3");
    else if (*text == '0')
        say(s, "40/shedding,");
    else if (!strncmp(text, JOINED, sizeof JOINED - 1) && s->seat < 0)
        say(s, "42/shedding,[\"sync\",\"%s\",null,\"\"]", s->table->name);
    else if (!strncmp(text, JOINED, sizeof JOINED - 1))
        say(s, "42/shedding,[\"sync\",\"%s\",\"%d\",\"%s\"]", s->table->name, s->seat, s->key);
}

static void boardgame_move(Socket *s, const char *place, int size)
{
    say(s,
        "42/shedding,[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"%s\",\"args\":[%.*s],"
        "\"playerID\":\"%d\",\"credentials\":\"%s\"}},%ld,\"%s\",\"%d\"]",
        size ? "play" : "take", size, place, s->seat, s->key, s->position, s->table->name, s->seat);
}

const Protocol SAUCER = {saucer_opened, saucer_receive, saucer_move, "/api/tables/%s/socket", true, true};
const Protocol BOARDGAME = {boardgame_opened, boardgame_receive, boardgame_move,
                                   "/socket.io/?EIO=4&transport=websocket", false, false};
