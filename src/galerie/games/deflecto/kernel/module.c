/* The kernel of Déflecto as Python functions. */
#include "deflecto.h"
#include "tree.h"
#include "kernels/module.h"

#include <string.h>

/* The size, the cells and the ends of the routes; false with the error set where they make no sense. */
static bool read_map(PyObject *const *arguments, struct map *map)
{
    char *cells, *ends;
    Py_ssize_t squares, length;
    long size = PyLong_AsLong(arguments[0]);
    if (PyErr_Occurred() || !read_number("size", size, SMALLEST_SIZE, LARGEST_SIZE) ||
        PyBytes_AsStringAndSize(arguments[1], &cells, &squares) ||
        PyBytes_AsStringAndSize(arguments[2], &ends, &length))
        return false;
    bool sound = squares == size * size && length % 2 == 0 && length <= 2 * MOST_ROUTES;
    for (Py_ssize_t at = 0; sound && at < squares; at++)
        sound = !cells[at] || deflecto_is_figure((uint8_t)cells[at]);
    for (Py_ssize_t at = 0; sound && at < length; at++)
        sound = (uint8_t)ends[at] < squares;
    if (!sound) {
        PyErr_Format(PyExc_ValueError, "a board has figures on its squares, and %d routes at most", MOST_ROUTES);
        return false;
    }
    map->size = (int)size;
    memcpy(map->cells, cells, (size_t)squares);
    map->routes = (int)(length / 2);
    for (int each = 0; each < map->routes; each++)
        map->route[each] = (struct route){(uint8_t)ends[2 * each], (uint8_t)ends[2 * each + 1]};
    map->closed_edges = false;
    return true;
}

static PyObject *shortest_ways(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    struct map map;
    struct way way;
    (void)module;
    if (length != 3) {
        PyErr_SetString(PyExc_TypeError, "ways(size, cells, ends)");
        return NULL;
    }
    if (!read_map(arguments, &map))
        return NULL;
    PyObject *found = PyList_New(map.routes);
    for (int each = 0; found && each < map.routes; each++) {
        deflecto_way(&map, map.route[each], &way);
        PyObject *told = Py_BuildValue("y#i", way.squares, (Py_ssize_t)way.length, way.empty);
        if (!told || PyList_SetItem(found, each, told))
            Py_CLEAR(found);
    }
    return found;
}

/* The arguments of the three functions below; the number of placements, or -1 with the error set. */
static int find_placements(PyObject *const *arguments, Py_ssize_t length, const char *usage, struct map *map,
                           struct placement *placements)
{
    char *figures;
    Py_ssize_t count;
    if (length != 5) {
        PyErr_SetString(PyExc_TypeError, usage);
        return -1;
    }
    if (!read_map(arguments, map) || PyBytes_AsStringAndSize(arguments[4], &figures, &count))
        return -1;
    int closed_edges = PyObject_IsTrue(arguments[3]);
    bool sound = count <= MOST_FIGURES;
    for (Py_ssize_t at = 0; sound && at < count; at++)
        sound = deflecto_is_figure((uint8_t)figures[at]);
    if (!sound)
        PyErr_Format(PyExc_ValueError, "there are %d figures to lay at most", MOST_FIGURES);
    if (!sound || closed_edges < 0)
        return -1;
    map->closed_edges = closed_edges;
    return deflecto_placements(map, (const uint8_t *)figures, (int)count, placements);
}

static PyObject *legal_placements(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    struct map map;
    struct placement placements[MOST_PLACEMENTS];
    const char *usage = "placements(size, cells, ends, closed_edges, figures)";
    (void)module;
    int count = find_placements(arguments, length, usage, &map, placements);
    PyObject *found = count < 0 ? NULL : PyList_New(count);
    for (int each = 0; found && each < count; each++) {
        PyObject *told = Py_BuildValue("ii", placements[each].square, placements[each].figure);
        if (!told || PyList_SetItem(found, each, told))
            Py_CLEAR(found);
    }
    return found;
}

static PyObject *tell_change(const struct map *map, const struct placement *placement)
{
    PyObject *lengths = PyTuple_New(map->routes);
    for (int each = 0; lengths && each < map->routes; each++) {
        PyObject *told = PyLong_FromLong(placement->lengths[each]);
        if (!told || PyTuple_SetItem(lengths, each, told))
            Py_CLEAR(lengths);
    }
    return lengths ? Py_BuildValue("(ii)N", placement->square, placement->figure, lengths) : NULL;
}

static PyObject *changing_placements(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    struct map map;
    struct way way;
    struct placement placements[MOST_PLACEMENTS];
    uint8_t before[MOST_ROUTES];
    const char *usage = "changes(size, cells, ends, closed_edges, figures)";
    (void)module;
    int count = find_placements(arguments, length, usage, &map, placements);
    if (count < 0)
        return NULL;
    for (int each = 0; each < map.routes; each++) {
        deflecto_way(&map, map.route[each], &way);
        before[each] = (uint8_t)way.length;
    }
    PyObject *found = PyList_New(0);
    for (int each = 0; found && each < count; each++) {
        if (!memcmp(before, placements[each].lengths, (size_t)map.routes))
            continue;
        PyObject *told = tell_change(&map, &placements[each]);
        if (!told || PyList_Append(found, told))
            Py_CLEAR(found);
        Py_XDECREF(told);
    }
    return found;
}

/* A board's ways, and the squares that each of them uses. */
struct network {
    struct terrain terrain;
    struct way way[MOST_ROUTES];
    field uses[MOST_ROUTES];
};

static void find_network(const struct map *map, struct network *network)
{
    deflecto_survey(map, &network->terrain);
    for (int each = 0; each < map->routes; each++) {
        struct way *way = &network->way[each];
        deflecto_find_way(&network->terrain, map->route[each], way);
        network->uses[each] = 0;
        for (int at = 0; at < way->length; at++)
            network->uses[each] |= (field)1 << way->squares[at];
    }
}

/* The routes whose ways a placement bends, each with its new way. Laying a tile only takes ways away: where it touches
 * no square of the shortest one, that stays what it is. */
static PyObject *tell_bends(struct network *network, const struct placement *placement)
{
    struct way way;
    struct terrain *terrain = &network->terrain;
    PyObject *bent = PyList_New(0);
    field touched = (field)1 << placement->square | deflecto_closed_by(terrain, placement->square, placement->figure);
    deflecto_lay(terrain, placement->square, placement->figure);
    for (int each = 0; bent && each < terrain->map.routes; each++) {
        const struct way *before = &network->way[each];
        if (!(touched & network->uses[each]))
            continue;
        deflecto_find_way(terrain, terrain->map.route[each], &way);
        if (way.length == before->length && !memcmp(way.squares, before->squares, (size_t)way.length))
            continue;
        PyObject *told = Py_BuildValue("iy#", each, way.squares, (Py_ssize_t)way.length);
        if (!told || PyList_Append(bent, told))
            Py_CLEAR(bent);
        Py_XDECREF(told);
    }
    deflecto_lay(terrain, placement->square, 0);
    return bent;
}

static PyObject *bending_placements(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    struct map map;
    struct network network;
    struct placement placements[MOST_PLACEMENTS];
    const char *usage = "bends(size, cells, ends, closed_edges, figures)";
    (void)module;
    int count = find_placements(arguments, length, usage, &map, placements);
    if (count < 0)
        return NULL;
    find_network(&map, &network);
    PyObject *found = PyList_New(0);
    for (int each = 0; found && each < count; each++) {
        PyObject *told = NULL, *bent = tell_bends(&network, &placements[each]);
        Py_ssize_t many = bent ? PyList_Size(bent) : -1;
        if (many > 0)
            told = Py_BuildValue("(ii)O", placements[each].square, placements[each].figure, bent);
        if (many && (!told || PyList_Append(found, told)))
            Py_CLEAR(found);
        Py_XDECREF(told);
        Py_XDECREF(bent);
    }
    return found;
}

/* ---- Trees ---- */

static const char TREE[] = "galerie.deflecto.tree";

static void fell(PyObject *capsule) { deflecto_fell(PyCapsule_GetPointer(capsule, TREE)); }

/* The tree that a function is called with; NULL with the error set. */
static struct tree *read_tree(PyObject *const *arguments, Py_ssize_t length, Py_ssize_t wanted, const char *usage)
{
    if (length != wanted) {
        PyErr_SetString(PyExc_TypeError, usage);
        return NULL;
    }
    return PyCapsule_GetPointer(arguments[0], TREE);
}

static bool read_bytes(PyObject *object, const char *name, Py_ssize_t length, void *into)
{
    char *bytes;
    Py_ssize_t found;
    if (PyBytes_AsStringAndSize(object, &bytes, &found))
        return false;
    if (found != length) {
        PyErr_Format(PyExc_ValueError, "%s: %zd bytes instead of %zd", name, found, length);
        return false;
    }
    memcpy(into, bytes, (size_t)length);
    return true;
}

static bool read_faces(PyObject *told, struct faces *faces)
{
    Py_ssize_t tiles = PyTuple_Check(told) ? PyTuple_Size(told) : 0;
    if (!read_number("tiles", (long)tiles, 1, MOST_TILES))
        return false;
    faces->tiles = (int)tiles;
    for (int tile = 0; tile < tiles; tile++) {
        PyObject *codes = PyTuple_GetItem(told, tile);
        Py_ssize_t count = PyBytes_Size(codes);
        if (count < 0 || !read_number("figures of a tile", (long)count, 1, MOST_FACES) ||
            !read_bytes(codes, "figures", count, faces->codes[tile]))
            return false;
        faces->counts[tile] = (int)count;
        for (int each = 0; each < count; each++)
            if (!deflecto_is_figure(faces->codes[tile][each])) {
                PyErr_SetString(PyExc_ValueError, "tiles show figures");
                return false;
            }
    }
    return true;
}

static bool read_table(PyObject *const *arguments, const struct faces *faces, struct table *table)
{
    struct map map;
    uint8_t stocks[MOST_ROUTES * MOST_TILES], contests[MOST_ROUTES];
    if (!read_map(arguments, &map) || !read_number("players", map.routes, 2, MOST_ROUTES))
        return false;
    int closed_edges = PyObject_IsTrue(arguments[3]), seats = map.routes;
    long turn = PyLong_AsLong(arguments[8]), passes = PyLong_AsLong(arguments[9]);
    if (PyErr_Occurred() || !read_number("turn", turn, 0, seats - 1) || !read_number("passes", passes, 0, seats) ||
        !read_bytes(arguments[5], "stocks", seats * faces->tiles, stocks) ||
        !read_bytes(arguments[6], "penalties", seats, table->penalties) ||
        !read_bytes(arguments[7], "contests", seats, contests))
        return false;
    map.closed_edges = closed_edges;
    deflecto_survey(&map, &table->terrain);
    table->turn = (int)turn;
    table->passes = (int)passes;
    for (int seat = 0; seat < seats; seat++) {
        table->contests[seat] = contests[seat];
        int left = 0;
        for (int tile = 0; tile < faces->tiles; tile++)
            left += table->stocks[seat][tile] = stocks[seat * faces->tiles + tile];
        if (!read_number("tiles of a player", left, 0, MOST_STOCK))
            return false;
    }
    return true;
}

static PyObject *plant(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    struct table table = {.turn = 0};
    struct faces faces;
    struct weights weights;
    (void)module;
    if (length != 12) {
        PyErr_SetString(PyExc_TypeError, "plant(size, cells, ends, closed_edges, faces, stocks, penalties, contests,"
                                         " turn, passes, weights, seed)");
        return NULL;
    }
    if (!read_faces(arguments[4], &faces) || !read_table(arguments, &faces, &table) ||
        !read_bytes(arguments[10], "weights", sizeof weights, &weights))
        return NULL;
    unsigned long long seed = PyLong_AsUnsignedLongLong(arguments[11]);
    if (PyErr_Occurred())
        return NULL;
    struct tree *tree = deflecto_plant(&table, &faces, &weights, seed);
    return tree ? PyCapsule_New(tree, TREE, fell) : PyErr_NoMemory();
}

static PyObject *grow(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    (void)module;
    struct tree *tree = read_tree(arguments, length, 2, "grow(tree, work)");
    long work = tree ? PyLong_AsLong(arguments[1]) : 0;
    if (!tree || PyErr_Occurred())
        return NULL;
    PyThreadState *state = PyEval_SaveThread();
    bool done = deflecto_grow(tree, work);
    PyEval_RestoreThread(state);
    return done ? PyLong_FromLong(deflecto_work(tree)) : PyErr_NoMemory();
}

/* A tuple of so many numbers. */
static PyObject *tell_numbers(const double *numbers, int count)
{
    PyObject *told = PyTuple_New(count);
    for (int each = 0; told && each < count; each++) {
        PyObject *number = PyFloat_FromDouble(numbers[each]);
        if (!number || PyTuple_SetItem(told, each, number))
            Py_CLEAR(told);
    }
    return told;
}

static PyObject *tell_opinion(struct opinion opinion, int seats)
{
    PyObject *chances = tell_numbers(opinion.chances, seats);
    return chances ? Py_BuildValue("(ii)idN", opinion.square, opinion.figure, opinion.visits, opinion.foreseen, chances)
                   : NULL;
}

static PyObject *opinions(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    (void)module;
    struct tree *tree = read_tree(arguments, length, 1, "opinions(tree)");
    if (!tree)
        return NULL;
    int count = deflecto_considered(tree), seats = deflecto_seats(tree);
    PyObject *found = PyList_New(count + 1);
    for (int each = 0; found && each <= count; each++) {
        PyObject *told = tell_opinion(each ? deflecto_opinion(tree, each - 1) : deflecto_whole(tree), seats);
        if (!told || PyList_SetItem(found, each, told))
            Py_CLEAR(found);
    }
    return found;
}

static PyObject *expected_line(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    struct opinion after[MOST_LINE];
    (void)module;
    struct tree *tree = read_tree(arguments, length, 2, "line(tree, index)");
    long index = tree ? PyLong_AsLong(arguments[1]) : 0;
    if (!tree || PyErr_Occurred() || !read_number("index", index, 0, deflecto_considered(tree) - 1))
        return NULL;
    int count = deflecto_line(tree, (int)index, after);
    PyObject *found = PyList_New(count);
    for (int each = 0; found && each < count; each++) {
        PyObject *told = Py_BuildValue("(ii)", after[each].square, after[each].figure);
        if (!told || PyList_SetItem(found, each, told))
            Py_CLEAR(found);
    }
    return found;
}

static PyObject *traits(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    double found[MOST_ROUTES][TRAITS];
    (void)module;
    struct tree *tree = read_tree(arguments, length, 1, "traits(tree)");
    if (!tree)
        return NULL;
    deflecto_traits(tree, found);
    PyObject *told = PyList_New(deflecto_seats(tree));
    for (int seat = 0; told && seat < deflecto_seats(tree); seat++) {
        PyObject *numbers = tell_numbers(found[seat], TRAITS);
        if (!numbers || PyList_SetItem(told, seat, numbers))
            Py_CLEAR(told);
    }
    return told;
}

static PyMethodDef FUNCTIONS[] = {
    {"ways", (PyCFunction)(void (*)(void))shortest_ways, METH_FASTCALL, NULL},
    {"placements", (PyCFunction)(void (*)(void))legal_placements, METH_FASTCALL, NULL},
    {"changes", (PyCFunction)(void (*)(void))changing_placements, METH_FASTCALL, NULL},
    {"bends", (PyCFunction)(void (*)(void))bending_placements, METH_FASTCALL, NULL},
    {"plant", (PyCFunction)(void (*)(void))plant, METH_FASTCALL, NULL},
    {"grow", (PyCFunction)(void (*)(void))grow, METH_FASTCALL, NULL},
    {"opinions", (PyCFunction)(void (*)(void))opinions, METH_FASTCALL, NULL},
    {"line", (PyCFunction)(void (*)(void))expected_line, METH_FASTCALL, NULL},
    {"traits", (PyCFunction)(void (*)(void))traits, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot SLOTS[] = {{0, NULL}};

static PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_compiled",
    .m_doc = "Déflecto's compiled hot paths; each has a readable twin.",
    .m_methods = FUNCTIONS,
    .m_slots = SLOTS,
};

PyMODINIT_FUNC PyInit__compiled(void) { return PyModuleDef_Init(&MODULE); }
