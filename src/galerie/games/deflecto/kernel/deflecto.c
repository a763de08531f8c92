#include "terrain.h"

#include <string.h>

enum { ALL_SIDES = 15, OFF = -1 };
enum kind { PATH, RAIL, RIVER, SOURCE, LAKE, MEADOW, CHAPEL, KINDS };
enum { MOST_ENDS = 2 }; /* of a rail or a river in one square (DEF-17) */

static field bit(int square) { return (field)1 << square; }

static int opposite(int side) { return (side + 2) % SIDES; }

static enum kind kind_of(uint8_t code) { return (enum kind)(code >> 4); }

static int sides_of(uint8_t code) { return code & ALL_SIDES; }

static bool is_water(enum kind kind) { return kind == RIVER || kind == SOURCE || kind == LAKE; }

static bool is_path(enum kind kind) { return kind == PATH || kind == CHAPEL; }

bool deflecto_is_figure(uint8_t code)
{
    int count = __builtin_popcount((unsigned)sides_of(code));
    switch (kind_of(code)) {
    case PATH:
        return count >= 1;
    case RAIL:
        return count == 1 || count == 2;
    case RIVER:
        return count == 2;
    case SOURCE:
    case LAKE:
        return count == 1;
    case MEADOW:
        return count == 0;
    case CHAPEL:
        return count == SIDES;
    default:
        return false;
    }
}

/* ---- What lies where ---- */

static void find_neighbours(struct terrain *terrain)
{
    int size = terrain->map.size;
    for (int square = 0; square < size * size; square++) {
        int column = square % size, row = square / size;
        terrain->beside[square][0] = (int8_t)(row + 1 < size ? square + size : OFF);
        terrain->beside[square][1] = (int8_t)(column + 1 < size ? square + 1 : OFF);
        terrain->beside[square][2] = (int8_t)(row > 0 ? square - size : OFF);
        terrain->beside[square][3] = (int8_t)(column > 0 ? square - 1 : OFF);
        if (column + 1 < size)
            terrain->not_last |= bit(square);
    }
}

static struct surroundings look_around(const struct terrain *terrain, int square)
{
    struct surroundings around = {0};
    for (int side = 0; side < SIDES; side++) {
        int other = terrain->beside[square][side];
        uint8_t here = (uint8_t)(1 << side), code = other == OFF ? 0 : terrain->map.cells[other];
        if (other == OFF)
            around.edge |= here;
        else if (!code)
            around.empty |= here;
        else if (!(sides_of(code) >> opposite(side) & 1))
            around.closed |= here;
        else if (kind_of(code) == PATH)
            around.path |= here;
        else if (kind_of(code) == CHAPEL)
            around.chapel |= here;
        else if (kind_of(code) == RAIL)
            around.rail |= here;
        else
            around.water |= here;
    }
    return around;
}

/* The sides of a square that a path may cross: all of an empty one, unless a rail or a river points into it. */
static int passable_sides(const struct terrain *terrain, int square)
{
    uint8_t code = terrain->map.cells[square];
    if (!code)
        return terrain->around[square].rail | terrain->around[square].water ? 0 : ALL_SIDES;
    return is_path(kind_of(code)) ? sides_of(code) : 0;
}

static void set_open(field open[SIDES], int square, int sides)
{
    for (int side = 0; side < SIDES; side++)
        if (sides >> side & 1)
            open[side] |= bit(square);
        else
            open[side] &= ~bit(square);
}

void deflecto_survey(const struct map *map, struct terrain *terrain)
{
    memset(terrain, 0, sizeof *terrain);
    terrain->map = *map;
    find_neighbours(terrain);
    for (int square = 0; square < map->size * map->size; square++) {
        terrain->around[square] = look_around(terrain, square);
        set_open(terrain->open, square, passable_sides(terrain, square));
    }
    for (int each = 0; each < map->routes; each++)
        terrain->finish[map->route[each].finish] = true;
}

void deflecto_lay(struct terrain *terrain, int square, uint8_t code)
{
    terrain->map.cells[square] = code;
    set_open(terrain->open, square, passable_sides(terrain, square));
    for (int side = 0; side < SIDES; side++) {
        int other = terrain->beside[square][side];
        if (other == OFF)
            continue;
        terrain->around[other] = look_around(terrain, other);
        set_open(terrain->open, other, passable_sides(terrain, other));
    }
}

/* ---- Ways ---- */

/* How many squares the shortest way has, or 0: all squares that can be reached in one step more, at once. */
static inline __attribute__((always_inline)) int flood_by(const struct terrain *terrain, const field open[SIDES],
                                                          struct route route, int size)
{
    field north = open[0] & open[2] >> size, east = open[1] & open[3] >> 1 & terrain->not_last;
    field wave = bit(route.start), seen = 0, finish = bit(route.finish);
    for (int length = 1; wave; length++) {
        if (wave & finish)
            return length;
        seen |= wave;
        wave = ((wave & north) << size | (wave >> size & north) | (wave & east) << 1 | (wave >> 1 & east)) & ~seen;
    }
    return 0;
}

/* Shifts by a constant are twice as fast, and most boards are large. */
static int flood(const struct terrain *terrain, const field open[SIDES], struct route route)
{
    return terrain->map.size == LARGEST_SIZE ? flood_by(terrain, open, route, LARGEST_SIZE)
                                             : flood_by(terrain, open, route, terrain->map.size);
}

static bool are_linked(const struct terrain *terrain, int square, int side)
{
    int other = terrain->beside[square][side];
    return other != OFF && terrain->open[side] >> square & 1 && terrain->open[opposite(side)] >> other & 1;
}

void deflecto_find_way(const struct terrain *terrain, struct route route, struct way *way)
{
    uint8_t queue[MOST_SQUARES], steps[MOST_SQUARES] = {0}, empty[MOST_SQUARES] = {0};
    int first = 0, last = 0;
    queue[last++] = route.start;
    steps[route.start] = 1;
    empty[route.start] = !terrain->map.cells[route.start];
    while (first < last) {
        int square = queue[first++];
        for (int side = 0; side < SIDES; side++) {
            if (!are_linked(terrain, square, side))
                continue;
            int other = terrain->beside[square][side];
            uint8_t met = empty[square] + !terrain->map.cells[other];
            if (!steps[other]) {
                steps[other] = steps[square] + 1;
                queue[last++] = (uint8_t)other;
            }
            if (steps[other] == steps[square] + 1 && met > empty[other])
                empty[other] = met;
        }
    }
    way->length = steps[route.finish];
    way->empty = empty[route.finish];
    if (!way->length)
        return;
    int square = way->squares[way->length - 1] = route.finish;
    for (int at = way->length - 2; at >= 0; at--) {
        int side = 0;
        for (;; side++) { /* there is one: the way that the counts came by */
            int other = terrain->beside[square][side];
            if (are_linked(terrain, square, side) && steps[other] == at + 1 &&
                empty[other] == empty[square] - !terrain->map.cells[square])
                break;
        }
        square = way->squares[at] = (uint8_t)terrain->beside[square][side];
    }
}

void deflecto_way(const struct map *map, struct route route, struct way *way)
{
    struct terrain terrain;
    deflecto_survey(map, &terrain);
    deflecto_find_way(&terrain, route, way);
}

/* ---- Fitting ---- */

static bool may_point(const struct terrain *terrain, int square, enum kind kind)
{
    const struct surroundings *around = &terrain->around[square];
    if (kind == PATH)
        return !(around->rail | around->water);
    int same = kind == RAIL ? around->rail : around->water, other = kind == RAIL ? around->water : around->rail;
    return !terrain->finish[square] && !around->path && !other && __builtin_popcount((unsigned)same) < MOST_ENDS;
}

/* The sides that a path laid on a square must reach, and those that it may; false where no path may lie. */
static bool path_room(const struct terrain *terrain, int square, int *required, int *allowed)
{
    const struct surroundings *around = &terrain->around[square];
    *required = around->path;
    *allowed = around->path | around->chapel | (terrain->finish[square] ? around->edge : 0);
    for (int side = 0; side < SIDES; side++)
        if (around->empty >> side & 1 && may_point(terrain, terrain->beside[square][side], PATH))
            *allowed |= 1 << side;
    return !(around->rail | around->water);
}

/* Whether a figure other than a path goes with its neighbours, the edge and the empty squares that it points into. */
static bool fits(const struct terrain *terrain, int square, uint8_t code)
{
    const struct surroundings *around = &terrain->around[square];
    enum kind kind = kind_of(code);
    int sides = sides_of(code);
    if (kind == CHAPEL)
        return !(around->rail | around->water);
    int rail = kind == RAIL ? sides : 0, water = is_water(kind) ? sides : 0;
    if (around->path || (rail & around->rail) != around->rail || (water & around->water) != around->water)
        return false;
    int same = kind == RAIL ? around->rail : around->water;
    if (sides & ~(same | around->empty | around->edge) || terrain->finish[square])
        return false;
    if (sides & around->edge && terrain->map.closed_edges)
        return false;
    for (int side = 0; side < SIDES; side++)
        if (sides & around->empty & 1 << side &&
            !may_point(terrain, terrain->beside[square][side], is_water(kind) ? RIVER : kind))
            return false;
    return true;
}

/* ---- Rivers ---- */

static bool has_water(const struct terrain *terrain, int square, int side)
{
    uint8_t code = terrain->map.cells[square];
    if (!code) {
        square = terrain->beside[square][side];
        code = square == OFF ? 0 : terrain->map.cells[square];
        side = opposite(side);
    }
    return is_water(kind_of(code)) && code >> side & 1;
}

/* Whether the river through a figure just laid has one source and one lake at most, and no loop (DEF-42). */
static bool may_flow(const struct terrain *terrain, int first)
{
    int counts[KINDS] = {0};
    counts[kind_of(terrain->map.cells[first])]++;
    for (int out = 0; out < SIDES; out++) {
        if (!(terrain->map.cells[first] >> out & 1))
            continue;
        /* a river has no forks, so it is walked to its end or around; only an impossible board goes on for ever */
        for (int square = first, side = out, steps = 0; side < SIDES; steps++) {
            int from = opposite(side);
            square = terrain->beside[square][side];
            if (square == first || steps == MOST_SQUARES)
                return false;
            if (square == OFF)
                break;
            if (terrain->map.cells[square])
                counts[kind_of(terrain->map.cells[square])]++;
            for (side = 0; side < SIDES; side++)
                if (side != from && has_water(terrain, square, side))
                    break;
        }
    }
    return counts[SOURCE] < 2 && counts[LAKE] < 2;
}

/* ---- Placements ---- */

static void remember(const struct terrain *terrain, struct route route, struct witness *witness)
{
    struct way way;
    deflecto_find_way(terrain, route, &way);
    memset(witness, 0, sizeof *witness);
    witness->length = way.length;
    witness->empty = way.empty;
    for (int at = 0; at + 1 < way.length; at++)
        for (int side = 0; side < SIDES; side++)
            if (terrain->beside[way.squares[at]][side] == way.squares[at + 1]) {
                witness->needs[way.squares[at]] |= (uint8_t)(1 << side);
                witness->needs[way.squares[at + 1]] |= (uint8_t)(1 << opposite(side));
            }
}

field deflecto_closed_by(const struct terrain *terrain, int square, uint8_t code)
{
    field closed = 0;
    if (kind_of(code) == RAIL || is_water(kind_of(code)))
        for (int side = 0; side < SIDES; side++)
            if (sides_of(code) & terrain->around[square].empty & 1 << side)
                closed |= bit(terrain->beside[square][side]);
    return closed;
}

static bool still_stands(const struct terrain *terrain, const struct witness *witness, int square, int sides,
                         field closed)
{
    if (witness->needs[square] & ~sides)
        return false;
    for (int side = 0; closed && side < SIDES; side++) {
        int other = terrain->beside[square][side];
        if (other != OFF && closed >> other & 1 && witness->needs[other])
            return false;
    }
    return true;
}

/* Whether every route remains, and how long. Most placements touch no way, and then nothing is searched. */
static bool measure(const struct terrain *terrain, const struct witness witnesses[MOST_ROUTES],
                    struct placement *placement)
{
    field open[SIDES];
    bool ready = false;
    int square = placement->square, sides = is_path(kind_of(placement->figure)) ? sides_of(placement->figure) : 0;
    field closed = deflecto_closed_by(terrain, square, placement->figure);
    for (int each = 0; each < terrain->map.routes; each++) {
        int length = witnesses[each].length;
        if (!still_stands(terrain, &witnesses[each], square, sides, closed)) {
            for (int side = 0; !ready && side < SIDES; side++)
                open[side] = terrain->open[side] & ~closed;
            if (!ready)
                set_open(open, square, sides);
            ready = true;
            length = flood(terrain, open, terrain->map.route[each]);
        }
        if (!length)
            return false;
        placement->lengths[each] = (uint8_t)length;
    }
    return true;
}

static bool touches(const struct terrain *terrain, int square)
{
    int size = terrain->map.size, column = square % size, row = square / size;
    for (int y = row > 0 ? row - 1 : 0; y <= row + 1 && y < size; y++)
        for (int x = column > 0 ? column - 1 : 0; x <= column + 1 && x < size; x++)
            if (terrain->map.cells[x + size * y])
                return true;
    return false;
}

int deflecto_list(struct terrain *terrain, const uint8_t *figures, int count, struct witness witnesses[MOST_ROUTES],
                  struct placement placements[MOST_PLACEMENTS])
{
    int found = 0, required, allowed;
    for (int each = 0; each < terrain->map.routes; each++)
        remember(terrain, terrain->map.route[each], &witnesses[each]);
    for (int square = 0; square < terrain->map.size * terrain->map.size; square++) {
        if (terrain->map.cells[square] || !touches(terrain, square))
            continue;
        bool has_room = path_room(terrain, square, &required, &allowed);
        for (int each = 0; each < count; each++) {
            uint8_t figure = figures[each];
            int sides = sides_of(figure);
            if (kind_of(figure) == PATH) {
                bool dead_end = !(sides & (sides - 1));
                if (!has_room || (sides & required) != required || sides & ~allowed ||
                    (terrain->finish[square] && dead_end))
                    continue;
            } else if (!fits(terrain, square, figure)) {
                continue;
            } else if (is_water(kind_of(figure))) {
                terrain->map.cells[square] = figure;
                bool flows = may_flow(terrain, square);
                terrain->map.cells[square] = 0;
                if (!flows)
                    continue;
            }
            struct placement *placement = &placements[found];
            placement->square = (uint8_t)square;
            placement->figure = figure;
            found += measure(terrain, witnesses, placement);
        }
    }
    return found;
}

int deflecto_placements(const struct map *map, const uint8_t *figures, int count,
                        struct placement placements[MOST_PLACEMENTS])
{
    struct terrain terrain;
    struct witness witnesses[MOST_ROUTES];
    deflecto_survey(map, &terrain);
    return deflecto_list(&terrain, figures, count, witnesses, placements);
}
