/* Reversi solo on bitboards, with every token known: what a deal is worth, from any position.
 *
 * The rules are those of galerie.games.solo; a differential test holds the two against each other.
 */
#ifndef GALERIE_SOLO_H
#define GALERIE_SOLO_H

#include "discs/kernel/discs.h"
#include "kernels/watch.h"

enum { GOLD, BLACK };
enum { BLANKS = 4 }; /* winning all of them doubles the sum (REV-43) */

struct deal {
    squares tokens;     /* on the board when the search begins */
    squares gold;       /* of these, the gold ones */
    uint8_t values[64]; /* of the token on each square; 0 for a blank one */
    bool sum;           /* the score is the sum of the numbers; otherwise each token counts one */
    int won;            /* before the search begins: tokens, or the sum of their numbers */
    int blanks;         /* won before the search begins */
};

struct table {
    squares discs[2];
    squares tokens; /* still on the board */
    squares up;     /* of these, face up */
};

struct placement {
    uint8_t colour, square;
};

/* Discs never leave, so each square takes one at most, and the first needs another to flank with. */
enum { LONGEST_LINE = 63, MOST_PLACEMENTS = 128 };

struct plan {
    int score; /* reached by the line */
    int bound; /* no line reaches more */
    int length;
    struct placement line[LONGEST_LINE];
    uint64_t nodes; /* tables from which everything was tried */
};

/* Fills the tables of neighbours; once, after discs_prepare. */
void solo_prepare(void);

/* The free squares where a disc of `own` wins one of the tokens `winnable`. */
squares solo_winning(squares own, squares winnable, squares free);

/* The tokens that can never be won, by the largest set that holds itself up; the `hopeless` are known beforehand. */
squares solo_lost(squares tokens, squares discs, squares hopeless);

int solo_placements(const struct deal *deal, const struct table *table, struct placement placements[MOST_PLACEMENTS]);
struct table solo_after(const struct deal *deal, const struct table *table, struct placement placement);

int solo_score(const struct deal *deal, squares won);

enum { WIDEST = 1 << 17 };

enum verdict { FOUND, INTERRUPTED, NO_MEMORY };

/* The best line found by keeping the `width` most promising tables at each step, then, within `nodes`, by trying
 * everything: when that is finished the score is the bound. */
enum verdict solo_best(const struct deal *deal, const struct table *table, int width, uint64_t nodes,
                       struct watch watch, struct plan *plan);

#endif
