/* The evaluation: what the patterns of a position are worth, learnt from self-play.
 *
 * A pattern is a shape of up to ten squares in one of its places on the board. Its index is a number in balanced
 * ternary: the sum of 3^k over its squares, plus for a disc of the side to move, minus for the other side's. So the
 * indices of the other side are the same numbers with the other sign, and a move changes them by additions only.
 */
#ifndef GALERIE_PATTERNS_H
#define GALERIE_PATTERNS_H

#include "discs/kernel/discs.h"

enum {
    SHAPES = 13,
    PLACES_USED = 54,        /* shapes in all their places */
    PLACES_KEPT = 64,        /* rounded up, for vectors */
    LARGEST_SHAPE = 10,
    STAGES = 15,             /* a stage is four discs long */
    STAGE_WEIGHTS = 285363,  /* of all shapes */
    EVALUATION_UNIT = 100,   /* a disc */
};

struct indices {
    _Alignas(64) int16_t of[PLACES_KEPT];
};

/* What a disc on a square adds to each index. */
extern struct indices SQUARE_INDICES[64];

/* Where the weight of index 0 of a place stands among the weights of a stage. */
extern int32_t PLACE_ORIGINS[PLACES_KEPT];

/* Fills the tables; once, before anything else. */
void patterns_prepare(void);

/* The index that a board has in each place. */
void patterns_indices(struct board board, struct indices *indices);

static inline int stage_of(int holes) { return holes >= 60 ? 0 : (60 - holes) / 4 < STAGES ? (60 - holes) / 4 : STAGES - 1; }

#endif
