/* What seats.c and protocols.c share: sockets, tables, and how a server is spoken to. */

#include <stdbool.h>
#include <stddef.h>

enum { NAME = 80, KEY = 200 };

typedef struct Table Table;

typedef struct {
    Table *table;
    int fd, seat; /* -1: a spectator, or closed */
    char key[KEY];
    bool open, talking, synced, asked_again;
    long position; /* the newest that it has been told of */
    double at;     /* when that was */
    char *moves;   /* the words of those that it may make, a quotation mark after each */
    int many;
    char *rest; /* the beginning of a frame */
    size_t held;
} Socket;

struct Table {
    char name[NAME];
    Socket *sockets;
    int count, behind;            /* sockets, and those that wait for the last move */
    long number, position, moves; /* of the table; that its last move leads to; due moves that were sent */
    bool moving, acknowledged;    /* whether the last move is on its way, and has been answered */
    double due;                   /* when it was due */
};

typedef struct {
    void (*opened)(Socket *);
    void (*receive)(Socket *, char *, size_t);
    void (*move)(Socket *, const char *words, int size);
    const char *path;
    bool acknowledges; /* moves */
    bool has_tokens;   /* seats are known by a token in the head of the request */
} Protocol;

extern const Protocol SAUCER, BOARDGAME;
extern const char *hello_fields; /* the end of saucer's hello */

/* Prints why the program cannot go on, and ends it. */
__attribute__((format(printf, 1, 2), noreturn)) void fail(const char *format, ...);

/* Sends a message. */
__attribute__((format(printf, 2, 3))) void say(Socket *s, const char *format, ...);

/* One of the moves that a socket may make. */
const char *move_of(const Socket *s, long number);
void keep_moves(Socket *s, const char *words, size_t size, int many);

/* A socket has been told of a position, and its moves are known. */
void arrived(Socket *s, long position);

/* A move has led to a position: not the next one if something else has happened at the table meanwhile. */
void acknowledged(Table *t, long position);
