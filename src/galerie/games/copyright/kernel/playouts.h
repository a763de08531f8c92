/* "Timed": what a lay-out comes to score, by playing on with cards that may come. The readable twin is in
 * galerie.games.copyright.bots.playouts. */
#ifndef GALERIE_COPYRIGHT_PLAYOUTS_H
#define GALERIE_COPYRIGHT_PLAYOUTS_H

#include "copyright.h"

enum { MOST_TURNS = 16 };

/* What is laid, as it lies under a frame that stays where it is. */
struct lay_out {
    uint64_t shown; /* the figures in the cells of the frame, the covered cells above them */
    int left, right, top, bottom; /* how far cards stick out */
    int missed;
};

/* How cards are laid in a play-out, and what its end is worth. */
struct habits {
    int still, missing; /* hundredths of a point: for a cell that may still match, and for each figure it lacks */
    double ending;      /* the probability that others end the round in a turn */
    double finishing;   /* what reproducing the model is worth besides its score */
};

/* The mean value of each lay-out over samples of so many cards each. */
void copyright_play_out(const struct habits *habits, uint32_t model, const struct lay_out *from, int length,
                        const uint8_t (*faces)[FIGURES], int samples, int turns, double *values);

#endif
