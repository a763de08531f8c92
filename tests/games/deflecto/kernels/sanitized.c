/* Runs every function of the Déflecto kernel over random games and over boards that no game would reach. Built with
 * the sanitizers, which end the program at the first wrong step. */
#include "sanitized.h"
#include "games/deflecto/kernel/deflecto.h"

static uint8_t figures[MOST_FIGURES];
static struct placement placements[MOST_PLACEMENTS];

/* The ways are ways, and as long as the placements say. */
static void examine(const struct map *map, const uint8_t *lengths)
{
    for (int each = 0; each < map->routes; each++) {
        struct way way;
        deflecto_way(map, map->route[each], &way);
        require(!lengths || way.length == lengths[each], "a length that was not foreseen");
        require(way.length <= map->size * map->size && way.empty <= way.length, "a way too long");
        for (int at = 0; at + 1 < way.length; at++) {
            int apart = abs(way.squares[at] - way.squares[at + 1]);
            require(apart == 1 || apart == map->size, "a way that leaps");
        }
        if (way.length)
            require(way.squares[0] == map->route[each].start && way.squares[way.length - 1] == map->route[each].finish,
                    "a way from elsewhere");
    }
}

int main(void)
{
    int known = 0;
    for (int code = 1; code < 256; code++)
        if (deflecto_is_figure((uint8_t)code)) {
            require(known < MOST_FIGURES, "too many figures");
            figures[known++] = (uint8_t)code;
        }
    require(known == MOST_FIGURES, "too few figures");
    for (int round = 0; round < 60; round++) {
        int size = SMALLEST_SIZE + round % (LARGEST_SIZE - SMALLEST_SIZE + 1), squares = size * size;
        struct map map = {.size = size, .closed_edges = round % 2, .routes = 1 + round % MOST_ROUTES};
        for (int each = 0; each < map.routes; each++) {
            int start = (int)(chance() % (uint64_t)squares);
            map.route[each] = (struct route){(uint8_t)start, (uint8_t)(squares - 1 - start)};
            map.cells[start] = 15;
        }
        for (int count; (count = deflecto_placements(&map, figures, known, placements));) {
            struct placement chosen = placements[chance() % (uint64_t)count];
            require(chosen.square < squares && !map.cells[chosen.square], "a placement on another tile");
            map.cells[chosen.square] = chosen.figure;
            examine(&map, chosen.lengths);
        }
    }
    for (int strange = 0; strange < 3000; strange++) { /* sides that do not match, rivers that fork */
        int size = SMALLEST_SIZE + strange % (LARGEST_SIZE - SMALLEST_SIZE + 1), squares = size * size;
        struct map map = {.size = size, .closed_edges = strange % 2, .routes = strange % (MOST_ROUTES + 1)};
        for (int square = 0; square < squares; square++)
            if (chance() % 8 < (uint64_t)(strange % 9))
                map.cells[square] = figures[strange % 4 ? chance() % MOST_FIGURES : 25 + chance() % 14];
        for (int each = 0; each < map.routes; each++)
            map.route[each] = (struct route){(uint8_t)(chance() % (uint64_t)squares),
                                             (uint8_t)(chance() % (uint64_t)squares)};
        examine(&map, NULL);
        deflecto_placements(&map, figures, known, placements);
    }
    return 0;
}
