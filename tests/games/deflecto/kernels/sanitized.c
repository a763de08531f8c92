/* Runs every function of the Déflecto kernel over random games and over boards that no game would reach. Built with
 * the sanitizers, which end the program at the first wrong step. */
#include "sanitized.h"
#include "games/deflecto/kernel/tree.h"

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

/* Thinks about a table whose players have a few tiles each, and follows every line. */
static void think(const struct map *map)
{
    struct faces faces = {.tiles = MOST_TILES};
    struct weights weights;
    struct table table = {.turn = (int)(chance() % (uint64_t)map->routes)};
    for (int trait = 0; trait < TRAITS; trait++)
        weights.late[trait] = weights.early[trait] = 0.3;
    for (int tile = 0; tile < MOST_TILES; tile++)
        for (faces.counts[tile] = 0; faces.counts[tile] < 4; faces.counts[tile]++)
            faces.codes[tile][faces.counts[tile]] = figures[chance() % MOST_FIGURES];
    deflecto_survey(map, &table.terrain);
    for (int seat = 0; seat < map->routes; seat++) {
        table.contests[seat] = chance() % 3 == 0;
        table.stocks[seat][chance() % MOST_TILES] = (uint8_t)(chance() % 8);
        table.stocks[seat][chance() % MOST_TILES] = (uint8_t)(chance() % 8);
    }
    struct tree *tree = deflecto_plant(&table, &faces, &weights, chance());
    require(tree && deflecto_grow(tree, 400), "no memory");
    require(deflecto_whole(tree).visits > 0 || !deflecto_considered(tree), "a tree that was not looked at");
    for (int index = 0; index < deflecto_considered(tree); index++) {
        struct opinion line[MOST_LINE];
        require(deflecto_opinion(tree, index).visits <= deflecto_whole(tree).visits, "more visits than there were");
        require(deflecto_line(tree, index, line) <= MOST_LINE, "a line too long");
    }
    deflecto_fell(tree);
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
            if (map.routes > 1 && chance() % 16 == 0)
                think(&map);
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
