/* The kernel of Reflecto as a Python function. */
#include "kernels/module.h"
#include "reflecto.h"

#include <stdlib.h>
#include <string.h>

enum { STEP_BYTES = 3 };

static bool read_scene(const uint8_t *bytes, Py_ssize_t size, struct scene *scene)
{
    if (size != sizeof *scene)
        return false;
    memcpy(scene, bytes, sizeof *scene);
    for (int each = 0; each < DEEPEST; each++)
        if (!scene->widths[each])
            return false;
    uint8_t all = (1 << SCREENS) - 1;
    return scene->me < 2 && scene->mirrors <= SCREENS && scene->tiles <= all && !(scene->blanks & ~scene->tiles) &&
           scene->seen <= all && !(scene->other_tiles & ~scene->seen);
}

static bool read_outlook(const char *bytes, Py_ssize_t size, struct outlook *outlook)
{
    if (size != sizeof *outlook)
        return false;
    memcpy(outlook, bytes, sizeof *outlook);
    return outlook->tiles > 0 && outlook->obscurity > 0 && outlook->least_doubt > 0 && outlook->doubt >= 0;
}

/* The squares of both sides, and the set of my screens that have left. */
static bool read_state(const int8_t *bytes, Py_ssize_t size, const struct scene *scene, struct state *state)
{
    if (size != 2 * SCREENS + 1)
        return false;
    memcpy(state->places, bytes, 2 * SCREENS);
    state->out = (uint8_t)bytes[2 * SCREENS];
    state->taken = 0;
    for (int each = 0; each < 2 * SCREENS; each++) {
        int at = bytes[each];
        if (at < OFF || at >= SQUARES || (at != OFF && state->taken >> at & 1))
            return false;
        if (at != OFF)
            state->taken |= (uint64_t)1 << at;
    }
    return !(state->out & ~scene->tiles);
}

/* Only steps that can be made. */
static int read_steps(const int8_t *bytes, Py_ssize_t size, const struct search *search, const struct state *state,
                      struct step *steps)
{
    struct step legal[MOST_STEPS];
    int count = reflecto_steps(&search->scene, &search->outlook, state, search->scene.me, legal);
    if (size % STEP_BYTES || size / STEP_BYTES > MOST_STEPS)
        return -1;
    for (int each = 0; each < size / STEP_BYTES; each++) {
        const int8_t *wanted = bytes + STEP_BYTES * each;
        int at = 0;
        while (at < count &&
               (legal[at].screen != wanted[0] || legal[at].start != wanted[1] || legal[at].end != wanted[2]))
            at++;
        if (at == count)
            return -1;
        steps[each] = legal[at];
    }
    return (int)(size / STEP_BYTES);
}

static PyObject *told(const struct line *line)
{
    char steps[STEP_BYTES * DEEPEST];
    if (!line->length)
        return Py_NewRef(Py_None);
    for (int each = 0; each < line->length; each++) {
        steps[STEP_BYTES * each] = line->steps[each].screen;
        steps[STEP_BYTES * each + 1] = line->steps[each].start;
        steps[STEP_BYTES * each + 2] = line->steps[each].end;
    }
    return Py_BuildValue("dy#", line->value, steps, (Py_ssize_t)(STEP_BYTES * line->length));
}

static PyObject *values(PyObject *module, PyObject *arguments)
{
    struct search search = {0};
    struct state state;
    struct step steps[MOST_STEPS];
    const char *scene, *outlook, *places, *wanted;
    Py_ssize_t scene_size, outlook_size, places_size, wanted_size;
    unsigned long long nodes;
    int depth, every;
    (void)module;
    if (!PyArg_ParseTuple(arguments, "y#y#y#y#iKp:values", &scene, &scene_size, &outlook, &outlook_size, &places,
                          &places_size, &wanted, &wanted_size, &depth, &nodes, &every) ||
        !read_number("depth", depth, 1, DEEPEST))
        return NULL;
    int count = -1;
    if (read_scene((const uint8_t *)scene, scene_size, &search.scene) &&
        read_outlook(outlook, outlook_size, &search.outlook) &&
        read_state((const int8_t *)places, places_size, &search.scene, &state))
        count = read_steps((const int8_t *)wanted, wanted_size, &search, &state, steps);
    if (count < 0) {
        PyErr_SetString(PyExc_ValueError, "this is no position of Reflecto with steps that can be made");
        return NULL;
    }
    struct line *lines = calloc((size_t)count + 1, sizeof *lines);
    if (!lines)
        return PyErr_NoMemory();
    struct alone alone = {0};
    search.most = nodes;
    search.depth = depth;
    search.watch = (struct watch){interrupted, &alone};
    alone.state = PyEval_SaveThread();
    int searched = reflecto_values(&search, &state, steps, count, every, lines);
    PyEval_RestoreThread(alone.state);
    PyObject *found = alone.interrupted ? NULL : PyList_New(count);
    for (int each = 0; found && each < count; each++) {
        if (each >= searched)
            lines[each].length = 0;
        PyObject *line = told(&lines[each]);
        if (!line || PyList_SetItem(found, each, line))
            Py_CLEAR(found);
    }
    free(lines);
    return found ? Py_BuildValue("NKO", found, (unsigned long long)search.nodes, searched == count ? Py_True : Py_False)
                 : NULL;
}

static PyMethodDef FUNCTIONS[] = {
    {"values", values, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static int prepare(PyObject *module)
{
    (void)module;
    reflecto_prepare();
    return 0;
}

static PyModuleDef_Slot SLOTS[] = {{Py_mod_exec, prepare}, {0, NULL}};

static PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_compiled",
    .m_doc = "Reflecto's compiled hot path; it has a readable twin.",
    .m_methods = FUNCTIONS,
    .m_slots = SLOTS,
};

PyMODINIT_FUNC PyInit__compiled(void) { return PyModuleDef_Init(&MODULE); }
