/* Reversi on bitboards: its moves, counting positions, searching for a move. Nothing here allocates, prints or knows of
 * Python, except that a search is given its memory by whoever starts it.
 */
#ifndef GALERIE_REVERSI_H
#define GALERIE_REVERSI_H

#include "discs/kernel/discs.h"
#include "kernels/watch.h"
#include "patterns.h"

#include <stddef.h>

struct rules {
    bool one_line;  /* only one flanked line turns over, the mover's choice (REV-20) */
    bool last_wins; /* a tie goes to whoever placed the last disc (REV-11); otherwise it is a draw */
    bool awarded;   /* squares left empty count for the winner, as tournaments score */
};

/* Every move flanks along some pair of neighbouring squares, one empty and one of the other side; the board
 * has 210 such pairs, so no position has more moves, even where each line is a move of its own. */
enum { MOST_MOVES = 210 };

struct move {
    squares turned;
    int order;      /* the greater, the sooner it is tried */
    uint8_t square;
    uint8_t line;   /* 0 unless lines are chosen */
};

/* The kinds of processors for which the search is compiled: any; with AVX2 and BMI2; with AVX-512 too. */
enum processor { PLAIN, AVX2, AVX512 };

/* Fills all tables and chooses the code for this processor, of this kind at most; once, before anything else. Returns
 * which it is. */
enum processor reversi_prepare(enum processor most);

int reversi_moves(struct board board, bool one_line, struct move moves[MOST_MOVES]);

/* Discs of `own` that no play can turn over any more: some of them, never one too many. */
squares reversi_stable(struct board board);

/* Leaves of the tree `depth` plies deep: a pass is a ply, a game that ended earlier is one leaf (REV-14).
 * False when the watch said stop. */
bool reversi_perft(struct board board, bool one_line, int depth, struct watch watch, uint64_t *leaves);

/* ---- Search ---- */

enum {
    HIGHEST = 64 * EVALUATION_UNIT, /* no position is worth more, in hundredths of a disc */
    MOST_FINAL = 128,               /* no finished game is worth more, in half discs */
    PROBES = 16,                    /* depths for which the error of a shallower search is known, 0 to 15 */
};

/* What a search remembers of a position, in 16 bytes. The key is mixed with the rest, so that a slot that two threads
 * wrote at once is taken for another position. */
struct slot {
    uint64_t key, rest;
};

enum { BUCKET = 4 }; /* slots that a position may be in */

struct search {
    struct rules rules;
    const int16_t *weights; /* STAGES rows of STAGE_WEIGHTS, in hundredths of a disc */
    const int16_t *errors;  /* STAGES rows of PROBES: the standard error of a shallower search, see `midgame.h`;
                             * then the same for what the end is worth, see `endgame.h` */
    struct slot *table;
    size_t slots;           /* a power of two, at least BUCKET */
    uint64_t limit;         /* of nodes */
    int cut;                /* how many standard errors are trusted, in hundredths; 0 to search in full width */
    int helper;             /* the number of a thread that helps another, which tries moves in a slightly different order; or 0 */
    struct watch watch;
    /* Filled in by the search: */
    uint64_t nodes;
    bool stopped;
    struct recent *recent; /* see `last_squares.h` */
};

struct candidate {
    struct move move;
    int value;
    bool exact; /* false when it is only known to be too low to be chosen */
};

/* For the side to move, in hundredths of a disc at the end of the game. */
int reversi_evaluate(const int16_t *weights, struct board board);

/* Twice the difference in discs of a finished game whose last disc the other side placed; a tie is 0 or,
 * where it goes to whoever placed last, -1. */
int reversi_final(struct rules rules, struct board board);

/* The moves worth at least the best value less `margin`, best first, after searching deeper and deeper up
 * to `depth` placements or until the limit. Returns how many there are; `reached` is the last depth
 * completed. At least one move must be legal. */
int reversi_search(struct search *search, struct board board, int depth, int margin,
                   struct candidate candidates[MOST_MOVES], int *reached);

/* The moves that a search expects from its table, from a first one on; placements only. Returns how many. */
int reversi_line(const struct search *search, struct board board, struct move move, struct move line[60]);

/* The best move under perfect play to the end, and its value on the scale of reversi_final. False when the
 * limit was met first. At least one move must be legal. */
bool reversi_solve(struct search *search, struct board board, struct move *best, int *value);

#endif
