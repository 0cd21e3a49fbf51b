/* All seats of a load test: any number of WebSockets in one thread, at next to no cost.

   usage: seats saucer|boardgame PORT FILE [--hello FIELDS]

   Each line of FILE is a socket: the name of a table, a seat and its key; "-" stands for the seat and the key of a
   spectator. The sockets of a table are on lines next to each other. FIELDS, a JSON object, is added to saucer's hello.

   "ready" is printed once every socket has had an update. Then each line of standard input is an order:

       drive RATE SECONDS    Let moves be due at an even rate, at one table after another; or, if RATE is 0, at each
                             table as soon as everybody at it has the last move.

   It is answered by one line of JSON, once all moves that were sent have arrived. Latencies run from the time when a
   move was due until a socket of its table has it, for each such socket. A move that has not arrived ten seconds after
   the end, or was due and could not be sent, counts with the time that it has waited. */

#define _GNU_SOURCE
#include "seats.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { REQUEST = 1024, LARGEST = 1 << 22, AT_ONCE = 32, EVENTS = 256 };
enum { TEXT = 1, CLOSE = 8, PING = 9, PONG = 10 };
static const double LINGER = 10.0; /* seconds for the last moves to arrive */
static const double PAUSE = 0.001; /* seconds at most between two looks for messages */

static Socket *sockets;
static Table *tables;
static bool is_ordered; /* there is an order to read */
static long socket_count, table_count, opened_count, synced_count, open_count;
static const Protocol *protocol;
static int port, poller;

/* ---- the measurement at one rate ---------------------------------------------------------------- */

static bool driving;
static double rate, start, now;
static long moves, in_flight, late_count, late_room;
static float *late;
static uint64_t bytes;

static double clock_of(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

static struct timespec time_of(double seconds)
{
    seconds = seconds > 0 ? seconds : 0;
    return (struct timespec){(time_t)seconds, (long)((seconds - (time_t)seconds) * 1e9)};
}

void fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(1);
}

static void note(double seconds)
{
    if (late_count == late_room) {
        late_room = 2 * late_room + 1024;
        late = realloc(late, late_room * sizeof *late);
    }
    late[late_count++] = seconds;
}

/* ---- frames ---------------------------------------------------------------------------------------- */

/* Sends a frame; its mask of zeroes changes nothing. */
static void send_frame(Socket *s, int kind, const char *text, size_t size)
{
    char frame[REQUEST + 8] = {(char)(128 | kind)};
    size_t head = size < 126 ? 2 : 4;
    frame[1] = (char)(128 | (size < 126 ? size : 126));
    if (head == 4) {
        frame[2] = (char)(size >> 8);
        frame[3] = (char)size;
    }
    memcpy(frame + head + 4, text, size);
    size += head + 4;
    if (s->open && send(s->fd, frame, size, MSG_NOSIGNAL) != (ssize_t)size)
        fail("cannot send to table %s: %s", s->table->name, strerror(errno));
}

void say(Socket *s, const char *format, ...)
{
    char text[REQUEST];
    va_list arguments;
    va_start(arguments, format);
    int size = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (size >= REQUEST)
        fail("a request is too long");
    send_frame(s, TEXT, text, size);
}

static void hang_up(Socket *s)
{
    if (s->open)
        open_count--;
    s->open = false;
    close(s->fd);
}

/* Handles the first frame; returns its size, or 0 if it is not complete. */
static size_t take_frame(Socket *s, unsigned char *data, size_t size)
{
    if (size < 2)
        return 0;
    size_t length = data[1], head = length < 126 ? 2 : length == 126 ? 4 : 10;
    if (size < head)
        return 0;
    if (head > 2)
        for (size_t place = length = 0; place < head - 2; place++)
            length = length << 8 | data[2 + place];
    if (length > LARGEST / 2)
        fail("a message of %zu bytes is too long", length);
    if (size < head + length)
        return 0;
    int kind = data[0] & 15;
    if (!(data[0] & 128) || data[0] & 64)
        fail("a message came in pieces, or compressed");
    char *text = (char *)data + head, next = text[length];
    text[length] = 0;
    if (kind == TEXT)
        protocol->receive(s, text, length);
    else if (kind == PING)
        send_frame(s, PONG, text, length);
    else if (kind == CLOSE)
        hang_up(s);
    text[length] = next;
    return head + length;
}

/* Handles the answer to the handshake; returns its size, or 0 if it is not complete. */
static size_t take_answer(Socket *s, char *data, size_t size)
{
    char *end = memmem(data, size, "\r\n\r\n", 4);
    if (!end)
        return 0;
    if (memcmp(data, "HTTP/1.1 101 ", 13))
        fail("table %s: no WebSocket: %.*s", s->table->name, (int)size, data);
    s->talking = true;
    protocol->opened(s);
    return end + 4 - data;
}

static void receive(Socket *s)
{
    static char data[LARGEST + 1];
    memcpy(data, s->rest, s->held);
    ssize_t got = recv(s->fd, data + s->held, sizeof data - s->held, 0);
    now = clock_of(CLOCK_MONOTONIC);
    if (got <= 0) {
        hang_up(s);
        return;
    }
    bytes += got;
    size_t size = s->held + got, used = 0, step = 1;
    while (used < size && step && s->open) {
        step = s->talking ? take_frame(s, (unsigned char *)data + used, size - used)
                          : take_answer(s, data + used, size - used);
        used += step;
    }
    s->held = size - used;
    if (s->held) {
        s->rest = realloc(s->rest, s->held);
        memcpy(s->rest, data + used, s->held);
    }
}

/* ---- tables ---------------------------------------------------------------------------------------- */

const char *move_of(const Socket *s, long number)
{
    const char *words = s->moves;
    if (number >= s->many)
        fail("table %s: no move has the number %ld", s->table->name, number);
    while (number--)
        words = strchr(words, '"') + 1;
    return words;
}

void keep_moves(Socket *s, const char *words, size_t size, int many)
{
    s->moves = realloc(s->moves, size + 1);
    memcpy(s->moves, words, size);
    s->moves[size] = 0;
    s->many = many;
}

static bool is_due(Table *t)
{
    t->due = rate > 0 ? start + (t->number + (double)t->moves * table_count) / rate : now;
    return t->due <= now;
}

static void expect(Table *t, long position)
{
    t->position = position;
    t->behind = 0;
    for (Socket *s = t->sockets; s < t->sockets + t->count; s++)
        t->behind += s->position < position;
}

/* Makes a move where one is due, everybody has the last one, and somebody may move. */
static void go(Table *t)
{
    Socket *chosen = NULL;
    int many = 0;
    if (!driving || t->moving || !is_due(t))
        return;
    for (Socket *s = t->sockets; s < t->sockets + t->count; s++)
        if (s->many && random() % ++many == 0)
            chosen = s;
    if (!chosen)
        return;
    expect(t, chosen->position + 1);
    t->moving = true;
    t->acknowledged = !protocol->acknowledges;
    t->moves++;
    moves++;
    in_flight++;
    const char *words = move_of(chosen, random() % chosen->many);
    protocol->move(chosen, words, (int)(strchr(words, '"') - words));
}

/* Goes on with the next move if the last one has arrived everywhere. */
static void go_on(Table *t)
{
    if (t->moving && t->acknowledged && !t->behind) {
        t->moving = false;
        in_flight--;
        for (Socket *s = t->sockets; s < t->sockets + t->count; s++)
            note(s->at - t->due);
    }
    go(t);
}

void arrived(Socket *s, long position)
{
    Table *t = s->table;
    if (!s->synced || position > s->position) {
        t->behind -= t->moving && s->position < t->position && position >= t->position;
        s->position = position;
        s->at = now;
    }
    synced_count += !s->synced;
    s->synced = true;
    go_on(t);
}

void acknowledged(Table *t, long position)
{
    t->acknowledged = true;
    expect(t, position);
    go_on(t);
}

/* ---- the program ----------------------------------------------------------------------------------- */

static void open_socket(Socket *s)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr = {htonl(INADDR_LOOPBACK)}};
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = s};
    char path[NAME + 40], authorization[KEY + 40] = "", request[REQUEST];
    int one = 1;
    s->fd = socket(AF_INET, SOCK_STREAM, 0);
    if (s->fd < 0 || connect(s->fd, (struct sockaddr *)&address, sizeof address))
        fail("cannot connect: %s", strerror(errno));
    setsockopt(s->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    epoll_ctl(poller, EPOLL_CTL_ADD, s->fd, &event);
    snprintf(path, sizeof path, protocol->path, s->table->name);
    if (s->seat >= 0 && protocol->has_tokens)
        snprintf(authorization, sizeof authorization, "Authorization: Bearer %s\r\n", s->key);
    int size = snprintf(request, sizeof request,
                        "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2F1Y2VyLXNhdWNlci1zYQ==\r\n%s\r\n",
                        path, port, authorization);
    if (send(s->fd, request, size, MSG_NOSIGNAL) != size)
        fail("cannot ask for a WebSocket: %s", strerror(errno));
    s->open = true;
    open_count++;
}

static void read_file(const char *path)
{
    FILE *file = fopen(path, "r");
    char line[NAME + KEY + 20], name[NAME], seat[8];
    if (!file)
        fail("%s: %s", path, strerror(errno));
    while (fgets(line, sizeof line, file))
        socket_count++;
    sockets = calloc(socket_count, sizeof *sockets);
    tables = calloc(socket_count, sizeof *tables);
    rewind(file);
    for (Socket *s = sockets; s < sockets + socket_count; s++) {
        if (fscanf(file, "%79s %7s %199s", name, seat, s->key) != 3)
            fail("%s: a line that is no socket", path);
        if (!table_count || strcmp(tables[table_count - 1].name, name)) {
            tables[table_count] = (Table){.sockets = s, .number = table_count};
            strcpy(tables[table_count++].name, name);
        }
        s->table = &tables[table_count - 1];
        s->table->count++;
        s->seat = *seat == '-' ? -1 : atoi(seat);
    }
    fclose(file);
}

/* Handles the messages that are there, or waits for some. */
static void handle_messages(double seconds)
{
    struct epoll_event events[EVENTS];
    struct timespec time = time_of(seconds);
    int count = epoll_pwait2(poller, events, EVENTS, &time, NULL);
    now = clock_of(CLOCK_MONOTONIC);
    for (int place = 0; place < count; place++)
        if (events[place].data.ptr)
            receive(events[place].data.ptr);
        else
            is_ordered = true;
}

/* Handles messages; while moves are on their way, at the end of a pause. To wake up for every message would cost more
   than to read it, here and in the server, which does the waking. */
static void wait_until(double moment)
{
    if (!in_flight) {
        handle_messages(moment - now);
        return;
    }
    struct timespec time = time_of(moment - now < PAUSE ? moment - now : PAUSE);
    nanosleep(&time, NULL);
    handle_messages(0);
}

/* Opens all sockets, not many at once. */
static void connect_all(void)
{
    while (synced_count < socket_count) {
        while (opened_count < socket_count && opened_count - synced_count < AT_ONCE)
            open_socket(&sockets[opened_count++]);
        handle_messages(1);
        if (open_count < opened_count)
            fail("the server has closed a connection");
    }
    puts("ready");
    fflush(stdout);
}

static int order(const void *one, const void *other)
{
    float a = *(const float *)one, b = *(const float *)other;
    return (a > b) - (a < b);
}

/* Counts what has not arrived, and what was due and not even sent. */
static void note_missing(double end)
{
    for (Table *t = tables; t < tables + table_count; t++) {
        for (int each = 0; t->moving && each < t->count; each++)
            note(now - t->due);
        for (; rate > 0 && is_due(t) && t->due < end; t->moves++)
            for (int each = 0; each < t->count; each++)
                note(now - t->due);
        t->moves = 0;
    }
}

static void drive(double at_rate, double seconds)
{
    double own = clock_of(CLOCK_PROCESS_CPUTIME_ID);
    long next = 0;
    rate = at_rate;
    moves = late_count = bytes = 0;
    now = start = clock_of(CLOCK_MONOTONIC);
    driving = true;
    for (Table *t = tables; rate == 0 && t < tables + table_count; t++)
        go(t);
    while (now < start + seconds) {
        for (; rate > 0 && start + next / rate <= now; next++)
            go(&tables[next % table_count]);
        double until = rate > 0 && start + next / rate < start + seconds ? start + next / rate : start + seconds;
        wait_until(until);
    }
    driving = false;
    while (in_flight && now < start + seconds + LINGER)
        wait_until(start + seconds + LINGER);
    double elapsed = now - start;
    note_missing(start + seconds);
    qsort(late, late_count, sizeof *late, order);
    own = clock_of(CLOCK_PROCESS_CPUTIME_ID) - own;
    printf("{\"moves\": %ld, \"arrivals\": %ld, \"lost\": %ld, ", moves, late_count, in_flight);
    printf("\"open\": %ld, \"seconds\": %f, \"bytes\": %lu, \"own\": %f, ", open_count, elapsed, bytes, own);
    printf("\"p50\": %f, \"p99\": %f}\n",
           late_count ? late[late_count / 2] : 0, late_count ? late[late_count * 99 / 100] : 0);
    fflush(stdout);
}

int main(int count, char **arguments)
{
    char line[80];
    double at_rate, seconds;
    bool has_hello = count == 6 && !strcmp(arguments[4], "--hello");
    if ((count != 4 && !has_hello) || (strcmp(arguments[1], "saucer") && strcmp(arguments[1], "boardgame")))
        return fprintf(stderr, "see the top of seats.c for how to call this\n"), 2;
    protocol = strcmp(arguments[1], "saucer") ? &BOARDGAME : &SAUCER;
    port = atoi(arguments[2]);
    poller = epoll_create1(0);
    if (has_hello) {
        *arguments[5] = ',';
        hello_fields = arguments[5];
    }
    read_file(arguments[3]);
    connect_all();
    epoll_ctl(poller, EPOLL_CTL_ADD, STDIN_FILENO, &(struct epoll_event){.events = EPOLLIN});
    for (;; is_ordered = false) {
        while (!is_ordered)
            handle_messages(1);
        if (!fgets(line, sizeof line, stdin))
            return 0;
        if (sscanf(line, "drive %lf %lf", &at_rate, &seconds) != 2)
            fail("no order: %s", line);
        drive(at_rate, seconds);
    }
}
