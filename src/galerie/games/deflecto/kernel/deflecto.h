/* Déflecto on sets of squares: where tiles may be laid, and how long that leaves the paths.
 *
 * galerie.games.deflecto says in readable Python what is computed here. Nothing here allocates, prints or knows of
 * Python. Squares are numbered from a1 row by row, the sides of a square n, e, s, w; a figure is one byte, its kind
 * above four bits for the sides that it runs to, and an empty square is 0.
 */
#ifndef GALERIE_DEFLECTO_H
#define GALERIE_DEFLECTO_H

#include <stdbool.h>
#include <stdint.h>

enum { SMALLEST_SIZE = 2, LARGEST_SIZE = 11, MOST_SQUARES = LARGEST_SIZE * LARGEST_SIZE };
enum { MOST_ROUTES = 4, MOST_FIGURES = 41, MOST_PLACEMENTS = MOST_SQUARES * MOST_FIGURES };

struct route {
    uint8_t start, finish;
};

/* A board on which every player has laid his first tile. */
struct map {
    int size;
    uint8_t cells[MOST_SQUARES];
    int routes;
    struct route route[MOST_ROUTES];
    bool closed_edges; /* rails and rivers may not run off the board */
};

struct way {
    int length; /* in squares, 0 where there is none */
    int empty;
    uint8_t squares[MOST_SQUARES]; /* from the start to the finish */
};

struct placement {
    uint8_t square, figure;
    uint8_t lengths[MOST_ROUTES]; /* of the shortest ways after it */
};

/* Whether the code is that of a figure of the game. */
bool deflecto_is_figure(uint8_t code);

/* The shortest way of a route, and among those one with the most empty squares. */
void deflecto_way(const struct map *map, struct route route, struct way *way);

/* The legal placements of these figures, in the order of the squares; how many there are. Where a route is blocked
 * already none is legal. */
int deflecto_placements(const struct map *map, const uint8_t *figures, int count,
                        struct placement placements[MOST_PLACEMENTS]);

#endif
