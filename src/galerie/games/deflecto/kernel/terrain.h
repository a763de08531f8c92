/* A board made ready for many questions, for the parts of the kernel that lay tile after tile. */
#ifndef GALERIE_DEFLECTO_TERRAIN_H
#define GALERIE_DEFLECTO_TERRAIN_H

#include "deflecto.h"

enum { SIDES = 4 };

/* One bit a square. */
typedef unsigned __int128 field;

/* What the four sides of an empty square meet, as sets of sides. */
struct surroundings {
    uint8_t path, rail, water, closed, chapel, empty, edge;
};

struct terrain {
    struct map map; /* its cells are changed while a placement is looked at */
    int8_t beside[MOST_SQUARES][SIDES];
    struct surroundings around[MOST_SQUARES];
    field open[SIDES]; /* the squares that a path may leave by this side, as far as they are concerned */
    field not_last;    /* all columns but the last */
    bool finish[MOST_SQUARES];
};

/* The shortest way before a placement: what it must not touch if the way is to stay as it is. */
struct witness {
    int length, empty;
    uint8_t needs[MOST_SQUARES]; /* the sides by which the way crosses a square */
};

void deflecto_survey(const struct map *map, struct terrain *terrain);

/* The empty squares that a rail or a river would close to all paths. */
field deflecto_closed_by(const struct terrain *terrain, int square, uint8_t code);

/* Put a figure on an empty square, or nothing on an occupied one, unchecked. */
void deflecto_lay(struct terrain *terrain, int square, uint8_t code);

void deflecto_find_way(const struct terrain *terrain, struct route route, struct way *way);

/* As `deflecto_placements`; the ways on which they are judged are told too. */
int deflecto_list(struct terrain *terrain, const uint8_t *figures, int count, struct witness witnesses[MOST_ROUTES],
                  struct placement placements[MOST_PLACEMENTS]);

#endif
