/* The kernel of Déflecto as Python functions. */
#include "deflecto.h"
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

/* The arguments of the two functions below; the number of placements, or -1 with the error set. */
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

static PyMethodDef FUNCTIONS[] = {
    {"ways", (PyCFunction)(void (*)(void))shortest_ways, METH_FASTCALL, NULL},
    {"placements", (PyCFunction)(void (*)(void))legal_placements, METH_FASTCALL, NULL},
    {"changes", (PyCFunction)(void (*)(void))changing_placements, METH_FASTCALL, NULL},
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
