/* Reversi on bitboards: its moves, counting positions, searching for a move. Nothing here allocates, prints or knows of Python, except
 * that a search is given its memory by whoever starts it.
 */
#ifndef GALERIE_REVERSI_H
#define GALERIE_REVERSI_H

#include "discs/kernel/discs.h"
#include "kernels/watch.h"

#include <stddef.h>

struct rules {
    bool one_line;  /* only one flanked line turns over, the mover's choice (REV-20) */
    bool last_wins; /* a tie goes to whoever placed the last disc (REV-11); otherwise it is a draw */
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

int reversi_moves(struct board board, bool one_line, struct move moves[MOST_MOVES]);

/* Discs of `own` that no play can turn over any more: some of them, never one too many. */
squares reversi_stable(struct board board);

/* Leaves of the tree `depth` plies deep: a pass is a ply, a game that ended earlier is one leaf (REV-14).
 * False when the watch said stop. */
bool reversi_perft(struct board board, bool one_line, int depth, struct watch watch, uint64_t *leaves);

/* ---- Search ---- */

enum feature {
    MOBILITY,   /* squares one can place on */
    OPENINGS,   /* empty squares beside a disc of the other side */
    FRONTIER,   /* discs beside an empty square */
    CORNERS,
    DIAGONALS,  /* discs diagonally beside an empty corner */
    FLANKS,     /* discs on the edge beside an empty corner */
    REACHES,    /* corners one can take at once */
    EDGES,      /* discs on the edge between the corners and their neighbours */
    STABLE,
    DISCS,
    PARITY,     /* +1 when an odd number of squares is empty, so that the side to move may place last; else -1 */
    TEMPO,      /* always 1: what it is worth to be on move */
    FEATURES
};

enum { PHASES = 61 }; /* one row of weights for each number of empty squares, 0 to 60 */

/* Above every evaluation: a game that is decided, counted on from here by its margin. */
enum { DECIDED = 30000, LARGEST_EVALUATION = 20000 };

struct entry {
    squares own, other;
    int16_t lower, upper;
    uint8_t draft; /* how deeply it was searched; 0 for an unused entry */
    uint8_t square, line;
};

struct search {
    struct rules rules;
    const int32_t *weights; /* PHASES rows of FEATURES, in hundredths of a disc */
    struct entry *table;
    size_t entries;         /* a power of two, at least 2 */
    uint64_t limit;         /* of nodes */
    struct watch watch;
    /* Filled in by the search: */
    uint64_t nodes;
    bool stopped;
};

struct candidate {
    struct move move;
    int value;
    bool exact; /* false when it is only known to be too low to be chosen */
};

/* Own minus other, each feature as described above. */
void reversi_features(struct board board, int features[FEATURES]);
int reversi_evaluate(const int32_t *weights, struct board board);

/* Twice the difference in discs of a finished game whose last disc the other side placed; a tie is 0 or,
 * where it goes to whoever placed last, -1. */
int reversi_final(struct rules rules, struct board board);

/* The moves worth at least the best value less `margin`, best first, after searching deeper and deeper up
 * to `depth` placements or until the limit. Returns how many there are; `reached` is the last depth
 * completed. At least one move must be legal. */
int reversi_search(struct search *search, struct board board, int depth, int margin,
                   struct candidate candidates[MOST_MOVES], int *reached);

/* The best move under perfect play to the end, and its value on the scale of reversi_final. False when the
 * limit was met first. At least one move must be legal. */
bool reversi_solve(struct search *search, struct board board, struct move *best, int *value);

#endif
