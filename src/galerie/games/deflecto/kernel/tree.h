/* Which tile to lay, and who is likely to win: a tree of boards, grown where it promises most.
 *
 * tests/games/deflecto/kernels/readable_tree.py says the same in readable Python, number for number. Work is counted, not
 * timed: one for every tile laid, and for every list of placements one and another for each sixteen of them, whether the
 * board was met before or not. It takes about as long wherever it is done, and longer with more players.
 */
#ifndef GALERIE_DEFLECTO_TREE_H
#define GALERIE_DEFLECTO_TREE_H

#include "terrain.h"

enum { MOST_TILES = 10, MOST_FACES = 8, MOST_STOCK = 16, MOST_LINE = 16, NOWHERE = 255 };

/* What tells how a path will fare. */
enum trait { TOTAL, EMPTY, EXPOSED, WEAK, SOFT, WORST, TEMPO, TRAITS };

/* What one more of each trait is worth to the others, as a logarithm of odds, once all tiles are laid; and how much
 * more it is worth before any is. */
struct weights {
    double late[TRAITS], early[TRAITS];
};

/* The figures that each kind of tile can show. */
struct faces {
    int tiles;
    int counts[MOST_TILES];
    uint8_t codes[MOST_TILES][MOST_FACES];
};

/* A position in which everybody has started. */
struct table {
    struct terrain terrain;
    int turn, passes;
    uint8_t stocks[MOST_ROUTES][MOST_TILES];
    uint8_t penalties[MOST_ROUTES];
    bool contests[MOST_ROUTES]; /* whose next tile has to change a length */
};

/* What is thought of a placement, or of the whole table. */
struct opinion {
    uint8_t square, figure; /* NOWHERE is a pass */
    int visits;
    double foreseen;             /* what it promises its player at first sight */
    double chances[MOST_ROUTES]; /* the share of the others whom each player is expected to beat */
};

struct tree;

/* NULL without memory. */
struct tree *deflecto_plant(const struct table *table, const struct faces *faces, const struct weights *weights,
                            uint64_t seed);
void deflecto_fell(struct tree *tree);

/* Do so much more work; false without memory. A game that is over is not thought about. */
bool deflecto_grow(struct tree *tree, long work);

int deflecto_seats(const struct tree *tree);
long deflecto_work(const struct tree *tree);
void deflecto_traits(struct tree *tree, double traits[MOST_ROUTES][TRAITS]);
struct opinion deflecto_whole(const struct tree *tree);

/* How many placements are considered, and what is thought of one of them. */
int deflecto_considered(const struct tree *tree);
struct opinion deflecto_opinion(const struct tree *tree, int index);

/* What is expected to follow one of them; how many turns that is. */
int deflecto_line(const struct tree *tree, int index, struct opinion line[MOST_LINE]);

#endif
