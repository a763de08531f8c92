/* Reversi solo on bitboards, with every token known: what a deal was worth, from any position.
 *
 * The rules are those of galerie.games.solo; a differential test holds the two against each other.
 */
#ifndef GALERIE_SOLO_H
#define GALERIE_SOLO_H

#include "reversi.h"

enum { GOLD, BLACK };

struct deal {
    squares gold_tokens;  /* the squares where a gold token lay at the start */
    uint8_t values[64];   /* of the token on each square; 0 for a blank one */
    squares tokens;       /* all of them */
    bool sum;             /* the score is the sum of the numbers, doubled with all blank ones (REV-43) */
};

struct table {
    squares discs[2];
    squares tokens;       /* still on the board */
    squares up;           /* of these, face up */
};

struct placement {
    uint8_t colour, square;
};

enum { LONGEST_LINE = 64, MOST_PLACEMENTS = 128 };

struct plan {
    int score;            /* reached by the line */
    int bound;            /* no line reaches more */
    int length;
    struct placement line[LONGEST_LINE];
};

/* Fills the tables of neighbours; once, after reversi_prepare. */
void solo_prepare(void);

int solo_placements(const struct deal *deal, const struct table *table, struct placement placements[MOST_PLACEMENTS]);
struct table solo_after(const struct deal *deal, const struct table *table, struct placement placement);

/* The tokens that can never be won: the largest set that holds itself up. */
squares solo_lost(const struct table *table);

int solo_score(const struct deal *deal, squares won);

/* The best line found by keeping the `width` most promising tables at each step, then, within `nodes`, by trying
 * everything: when that is finished the score is the bound. False when there is no memory or the watch said stop. */
bool solo_best(const struct deal *deal, const struct table *table, int width, uint64_t nodes, struct watch watch,
               struct plan *plan);

#endif
