/* The practical limit of this machine: random players in plain C.

   A simplified base Zooloretto for four, written by hand with fixed-size arrays, no allocation, no
   validation, no score and only as much of the rules as gives games of the usual length. No engine
   with full rules can be expected to reach it; a fraction of it tells more than a bare rate does.

   cc -O3 -march=native limit.c -o limit && ./limit 20000 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLAYERS = 4, MAX_PLAYERS = 5, SPECIES = 8, PENS = 5, STALLS = 6, SPACES = 3 };
enum { END_PILE = 15, MAX_MOVES = 512, MAX_DECISIONS = 5000 };

/* Tiles: species * 4 + kind, then the four types of stalls, then the coin. */
enum { PLAIN, MALE, FEMALE, BABY };
enum { FIRST_STALL = SPECIES * 4, COIN = FIRST_STALL + 4, BARN_KINDS = COIN };

/* A move is kind * 1000 + operands. */
enum { DRAW, LOAD, TAKE, PLACE, MOVE, EXCHANGE, SWAP, BUY, DISCARD, EXPAND, KIND = 1000 };
enum { TO_BARN = 39, PEN_BASE = 8, SEAT_BASE = 40 };

enum { TURN, LOADING, PLACING };

static const int CAPACITY[PENS] = {4, 5, 6, 5, 5};
static const int BONUS[PENS] = {1, 2, 0, 1, 1};

typedef struct {
    int8_t coins, pens;
    int8_t species[PENS], count[PENS], male[PENS], female[PENS];
    int8_t stalls[STALLS];
    int8_t barn[BARN_KINDS];
} Zoo;

typedef struct {
    int64_t random;
    int players, deck_size;
    uint8_t deck[128];
    int8_t babies[SPECIES];
    Zoo zoos[MAX_PLAYERS];
    uint8_t trucks[MAX_PLAYERS][SPACES];
    int8_t truck_size[MAX_PLAYERS], owner[MAX_PLAYERS], out[MAX_PLAYERS];
    int turn, phase, hand_size;
    uint8_t hand[4];
    int last_round, over;
} Game;

static inline int64_t below(Game *game, int64_t bound) {
    uint64_t word = game->random;
    word ^= word << 13;
    word ^= word >> 7;
    word ^= word << 17;
    game->random = word;
    return (word & 0x7FFFFFFF) % bound;
}

static void shuffle(Game *game) {
    for (int i = game->deck_size - 1; i > 0; i--) {
        int j = below(game, i + 1);
        uint8_t tile = game->deck[i];
        game->deck[i] = game->deck[j];
        game->deck[j] = tile;
    }
}

static void set_up(Game *game, int players, int seed) {
    memset(game, 0, sizeof *game);
    game->random = seed * 2 + 88172645463325252LL;
    game->players = players;
    int size = 0;
    for (int species = 0; species < SPECIES - (5 - players); species++)
        for (int k = 0; k < 11; k++)
            game->deck[size++] = species * 4 + (k < 7 ? PLAIN : k < 9 ? MALE : FEMALE);
    for (int type = 0; type < 4; type++)
        for (int k = 0; k < 3; k++) game->deck[size++] = FIRST_STALL + type;
    for (int k = 0; k < 12; k++) game->deck[size++] = COIN;
    game->deck_size = size;
    shuffle(game);
    for (int i = 0; i < SPECIES; i++) game->babies[i] = 2;
    for (int i = 0; i < players; i++) {
        Zoo *zoo = &game->zoos[i];
        zoo->coins = 2;
        zoo->pens = 3;
        memset(zoo->species, -1, sizeof zoo->species);
        memset(zoo->stalls, -1, sizeof zoo->stalls);
        game->owner[i] = -1;
    }
}

static inline int fits(const Zoo *zoo, int pen, int species) {
    return zoo->count[pen] < CAPACITY[pen] &&
           (zoo->count[pen] == 0 || zoo->species[pen] == species);
}

/* -- legal moves: each function appends to `moves` and returns the new number of them ---------- */

static inline int load_moves(const Game *game, int *moves, int n) {
    for (int t = 0; t < game->players; t++)
        if (game->owner[t] < 0 && game->truck_size[t] < SPACES) moves[n++] = LOAD * KIND + t;
    return n;
}

static inline int place_moves(const Game *game, const Zoo *zoo, int *moves, int n) {
    int tile = game->hand[game->hand_size - 1];
    if (tile >= FIRST_STALL) {
        for (int s = 0; s < zoo->pens + 1; s++)
            if (zoo->stalls[s] < 0) moves[n++] = PLACE * KIND + s;
    } else {
        for (int p = 0; p < zoo->pens; p++)
            if (fits(zoo, p, tile >> 2)) moves[n++] = PLACE * KIND + p;
    }
    moves[n++] = PLACE * KIND + TO_BARN;
    return n;
}

static inline int truck_moves(const Game *game, int *moves, int n) {
    int room = 0;
    for (int t = 0; t < game->players; t++)
        if (game->owner[t] < 0) {
            if (game->truck_size[t]) moves[n++] = TAKE * KIND + t;
            if (game->truck_size[t] < SPACES) room = 1;
        }
    if (room && game->deck_size) moves[n++] = DRAW * KIND;
    return n;
}

static inline int rearranging_moves(const Zoo *zoo, int *moves, int n) {
    for (int tile = 0; tile < FIRST_STALL; tile++)
        if (zoo->barn[tile])
            for (int p = 0; p < zoo->pens; p++)
                if (fits(zoo, p, tile >> 2)) moves[n++] = MOVE * KIND + tile * PEN_BASE + p;
    for (int p = 0; p < zoo->pens; p++) {
        if (!zoo->count[p]) continue;
        for (int q = p + 1; q < zoo->pens; q++)
            if (zoo->count[q] && zoo->species[p] != zoo->species[q] &&
                zoo->count[p] <= CAPACITY[q] && zoo->count[q] <= CAPACITY[p])
                moves[n++] = EXCHANGE * KIND + p * PEN_BASE + q;
        for (int species = 0; species < SPECIES; species++)
            if (species != zoo->species[p]) {
                const int8_t *held = zoo->barn + species * 4;
                int animals = held[PLAIN] + held[MALE] + held[FEMALE] + held[BABY];
                if (animals && animals <= CAPACITY[p])
                    moves[n++] = SWAP * KIND + p * PEN_BASE + species;
            }
    }
    return n;
}

static inline int trading_moves(const Game *game, const Zoo *zoo, int *moves, int n) {
    for (int tile = 0; tile < BARN_KINDS; tile++)
        if (zoo->barn[tile]) moves[n++] = DISCARD * KIND + tile;
    for (int seat = 0; seat < game->players; seat++)
        if (seat != game->turn)
            for (int tile = 0; tile < BARN_KINDS; tile++)
                if (game->zoos[seat].barn[tile])
                    moves[n++] = BUY * KIND + seat * SEAT_BASE + tile;
    return n;
}

static int legal(const Game *game, int *moves) {
    const Zoo *zoo = &game->zoos[game->turn];
    if (game->phase == LOADING) return load_moves(game, moves, 0);
    if (game->phase == PLACING) return place_moves(game, zoo, moves, 0);
    int n = truck_moves(game, moves, 0);
    if (zoo->coins >= 1) n = rearranging_moves(zoo, moves, n);
    if (zoo->coins >= 2) n = trading_moves(game, zoo, moves, n);
    if (zoo->coins >= 3 && zoo->pens < 4) moves[n++] = EXPAND * KIND;
    return n;
}

/* -- playing ----------------------------------------------------------------------------------- */

static void settle(Game *game, Zoo *zoo, int pen, int tile, int bonus) {
    int species = tile >> 2, kind = tile & 3;
    zoo->species[pen] = species;
    zoo->count[pen]++;
    if (bonus && zoo->count[pen] == CAPACITY[pen]) zoo->coins += BONUS[pen];
    if (kind == MALE)
        zoo->male[pen]++;
    else if (kind == FEMALE)
        zoo->female[pen]++;
    if (zoo->male[pen] && zoo->female[pen]) {
        zoo->male[pen]--;
        zoo->female[pen]--;
        if (game->babies[species]) {
            game->babies[species]--;
            if (zoo->count[pen] < CAPACITY[pen])
                settle(game, zoo, pen, species * 4 + BABY, bonus);
            else
                zoo->barn[species * 4 + BABY]++;
        }
    }
}

static void end_turn(Game *game) {
    game->phase = TURN;
    int last = game->turn;
    for (int i = 0; i < game->players; i++) {
        game->turn = (game->turn + 1) % game->players;
        if (!game->out[game->turn]) return;
    }
    if (game->last_round) {
        game->over = 1;
        return;
    }
    game->turn = last;
    for (int t = 0; t < game->players; t++) {
        game->owner[t] = -1;
        game->out[t] = 0;
    }
}

static inline void draw(Game *game) {
    game->hand[0] = game->deck[--game->deck_size];
    game->hand_size = 1;
    if (game->deck_size < END_PILE) game->last_round = 1;
    game->phase = LOADING;
}

static inline void load(Game *game, int truck) {
    game->trucks[truck][game->truck_size[truck]++] = game->hand[0];
    game->hand_size = 0;
    end_turn(game);
}

static inline void take(Game *game, Zoo *zoo, int truck) {
    game->owner[truck] = game->turn;
    game->out[game->turn] = 1;
    game->hand_size = 0;
    for (int i = 0; i < game->truck_size[truck]; i++) {
        int tile = game->trucks[truck][i];
        if (tile == COIN)
            zoo->coins++;
        else
            game->hand[game->hand_size++] = tile;
    }
    game->truck_size[truck] = 0;
    if (game->hand_size)
        game->phase = PLACING;
    else
        end_turn(game);
}

static inline void place(Game *game, Zoo *zoo, int where) {
    int tile = game->hand[--game->hand_size];
    if (where == TO_BARN)
        zoo->barn[tile]++;
    else if (tile >= FIRST_STALL)
        zoo->stalls[where] = tile - FIRST_STALL;
    else
        settle(game, zoo, where, tile, 1);
    if (!game->hand_size) end_turn(game);
}

static inline void flip(int8_t *values, int p, int q) {
    int8_t value = values[p];
    values[p] = values[q];
    values[q] = value;
}

static inline void exchange(Zoo *zoo, int p, int q) {
    zoo->coins--;
    flip(zoo->species, p, q);
    flip(zoo->count, p, q);
    flip(zoo->male, p, q);
    flip(zoo->female, p, q);
}

static inline void swap(Game *game, Zoo *zoo, int pen, int species) {
    zoo->coins--;
    int8_t *gone = zoo->barn + zoo->species[pen] * 4, *come = zoo->barn + species * 4;
    gone[PLAIN] += zoo->count[pen] - zoo->male[pen] - zoo->female[pen];
    gone[MALE] += zoo->male[pen];
    gone[FEMALE] += zoo->female[pen];
    zoo->count[pen] = zoo->male[pen] = zoo->female[pen] = 0;
    for (int kind = 0; kind < 4; kind++)
        while (come[kind]) {
            come[kind]--;
            settle(game, zoo, pen, species * 4 + kind, 0);
        }
}

static inline void buy(Game *game, Zoo *zoo, int seat, int tile) {
    zoo->coins -= 2;
    game->zoos[seat].coins++;
    game->zoos[seat].barn[tile]--;
    game->hand[0] = tile;
    game->hand_size = 1;
    game->phase = PLACING;
}

static void play(Game *game, int move) {
    int what = move % KIND;
    Zoo *zoo = &game->zoos[game->turn];
    switch (move / KIND) {
    case DRAW: draw(game); return;
    case LOAD: load(game, what); return;
    case TAKE: take(game, zoo, what); return;
    case PLACE: place(game, zoo, what); return;
    case BUY: buy(game, zoo, what / SEAT_BASE, what % SEAT_BASE); return;
    case MOVE:
        zoo->coins--;
        zoo->barn[what / PEN_BASE]--;
        settle(game, zoo, what % PEN_BASE, what / PEN_BASE, 1);
        break;
    case EXCHANGE: exchange(zoo, what / PEN_BASE, what % PEN_BASE); break;
    case SWAP: swap(game, zoo, what / PEN_BASE, what % PEN_BASE); break;
    case DISCARD:
        zoo->coins -= 2;
        zoo->barn[what]--;
        break;
    default:
        zoo->coins -= 3;
        zoo->pens++;
    }
    end_turn(game);
}

static int playout(Game *game) {
    int moves[MAX_MOVES], decisions = 0;
    while (!game->over && decisions < MAX_DECISIONS) {
        int count = legal(game, moves);
        play(game, moves[below(game, count)]);
        decisions++;
    }
    return decisions;
}

int main(int count, char **arguments) {
    int games = count > 1 ? atoi(arguments[1]) : 20000;
    long decisions = 0;
    static Game game;
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int i = 0; i < games; i++) {
        set_up(&game, PLAYERS, i + 1);
        decisions += playout(&game);
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = end.tv_sec - start.tv_sec + (end.tv_nsec - start.tv_nsec) / 1e9;
    printf("%.0f games/s %.0f decisions/s %.0f decisions/game\n", games / seconds,
           decisions / seconds, (double)decisions / games);
}
