/* A search of Reflecto: the race of both sides, what their mirrors may learn on the way, and their guesses.
 *
 * galerie.games.reflecto.bots.search and search_state say in readable Python what is computed here. Nothing here
 * allocates, prints or knows of Python.
 */
#ifndef GALERIE_REFLECTO_H
#define GALERIE_REFLECTO_H

#include "kernels/watch.h"

#include <stdbool.h>
#include <stdint.h>

enum { SIDE = 7, SQUARES = SIDE * SIDE, SCREENS = 7, OFF = -1, DEEPEST = 16, MOST_STEPS = SCREENS * (SQUARES + 1) };

/* What a search takes for given. Sets of screens have one bit for each screen. */
struct scene {
    uint8_t me;
    uint8_t tiles;       /* my screens that are no mirrors */
    uint8_t blanks;      /* those without letters */
    uint8_t seen;        /* the opponent's screens that are known */
    uint8_t other_tiles; /* those of them that are no mirrors */
    uint8_t mirrors;     /* the opponent's mirrors still to be found */
    uint8_t far;         /* whether mirrors see along their column */
    uint8_t jumps;       /* longer chains are overlooked */
    uint8_t leaving[SCREENS + 1][SCREENS + 1]; /* by letters and blanks out: the tiles that fit next, out or not */
    uint8_t widths[DEEPEST];                   /* by turn: how many answers are considered */
};

/* What both know, and how it is judged. */
struct outlook {
    double ways[2][SQUARES];
    double letters[SCREENS];
    double watched[SCREENS][SCREENS];
    double scouting, curiosity, caution, obscurity, uncertainty, bits, tiles, exposed;
    double right; /* logarithms of chances: of my guess now, of the opponent's with none of my letters seen, and all */
    double unseen, read;
    double least_doubt, doubt, tempo, resort, margin, haste, loss, delay;
};

struct state {
    int8_t places[2][SCREENS];
    uint64_t taken;
    uint8_t out;
};

struct step {
    int8_t screen, start, end;
    double gain;
};

struct line {
    double value;
    int length;
    struct step steps[DEEPEST];
};

struct search {
    struct scene scene;
    struct outlook outlook;
    uint64_t nodes, most;
    int depth;
    double scouted; /* how far my mirrors had gone at the root */
    bool loses, stopped;
    struct step refuting[DEEPEST]; /* by turn: the last step that refuted a line */
    struct watch watch;
};

void reflecto_prepare(void);

/* Every step that a screen of this seat can make; returns how many. */
int reflecto_steps(const struct scene *scene, const struct outlook *outlook, const struct state *state, int seat,
                   struct step steps[MOST_STEPS]);

/* Search steps of mine: the lines found, of length 0 for a step that is not better than one before it. Returns how many
 * were searched before the nodes were spent. */
int reflecto_values(struct search *search, const struct state *state, const struct step *steps, int count, bool every,
                    struct line *lines);

#endif
