/* Copyright: the best lay-out of some cards, by the search that galerie.games.copyright.rules.solving explains.
 *
 * A pattern has 9 bits for the cells of the squares, 9 for the circles, 9 for the crosses. The frame is at column 0 and
 * row 0, and cards lie at offsets from it.
 */
#ifndef GALERIE_COPYRIGHT_H
#define GALERIE_COPYRIGHT_H

#include <stdbool.h>
#include <stdint.h>

enum {
    SIDE = 3,
    CELLS = 9,
    FIGURES = 3,
    TURNS = 8,     /* ways to hold a card */
    OUTSIDE = 3,   /* how far from the frame a card need lie at most */
    MOST_CARDS = 62,
    HIGHEST = 10,  /* the best score there is */
};

struct hand {
    int length;
    uint8_t faces[MOST_CARDS][FIGURES]; /* the cell of each figure on each card, as it comes */
};

struct placed {
    uint8_t card, turn; /* its place in the hand; 0 to 3 quarter turns clockwise, 4 to 7 flipped first */
    int8_t x, y;
};

struct best {
    int score, matches, overflow;
    bool possible; /* the model can be reproduced, whatever sticks out */
    int length;
    struct placed laid[MOST_CARDS];
};

/* The cell that a cell of a card moves to as the card is held. */
int copyright_turned(int cell, int turn);

/* The others answer false where there is no memory. `limit` is how many cards may be laid. */
bool copyright_best(uint32_t model, const struct hand *hand, int limit, struct best *best);

/* The best lay-out that reproduces the model, if it is possible. */
bool copyright_finish(uint32_t model, const struct hand *hand, int limit, struct best *best);

/* Whether the hand can reproduce the model without overflow. */
bool copyright_is_fair(uint32_t model, const struct hand *hand, bool *fair);

#endif
