/* Many games at once, each a step further with every call. */
#ifndef GALERIE_REVERSI_BATCH_H
#define GALERIE_REVERSI_BATCH_H

#include "discs/kernel/discs.h"

#include <stddef.h>

enum { PASS = 64, OVER = 2 }; /* an action; and whose turn it is when it is nobody's */

struct batch {
    size_t length;
    struct board *boards; /* seen by the side to move */
    squares *legal;       /* where it may place a disc; none if it must pass, or if the game is over */
    uint8_t *turns;       /* the seat to move, or OVER */
    int8_t *results;      /* 1, 0 or -1 for seat 0, once the game is over */
};

/* The first game whose action is illegal, or the length. The actions of games that are over do not matter. */
size_t reversi_batch_illegal(const struct batch *batch, const uint8_t *actions);

/* Makes one action in each game that is not over. With `last_wins` a tie goes to whoever placed the last disc. */
void reversi_batch_step(const struct batch *batch, const uint8_t *actions, bool last_wins);

/* Chooses a legal action at random in each game; `seed` moves on. */
void reversi_batch_choose(const struct batch *batch, uint8_t *actions, uint64_t *seed);

#endif
