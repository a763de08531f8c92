/* The kernel of Copyright as Python functions. */
#include "copyright.h"
#include "kernels/module.h"
#include "playouts.h"

#include <stdlib.h>

/* What all functions are asked first; false with the error set where it makes no sense. */
static bool read_deal(PyObject *const *arguments, uint32_t *model, struct hand *hand)
{
    char *cells;
    Py_ssize_t size;
    unsigned long pattern = PyLong_AsUnsignedLong(arguments[0]);
    if ((pattern == (unsigned long)-1 && PyErr_Occurred()) || PyBytes_AsStringAndSize(arguments[1], &cells, &size))
        return false;
    bool sound = pattern < 1ul << FIGURES * CELLS && size % FIGURES == 0 && size <= FIGURES * MOST_CARDS;
    for (Py_ssize_t at = 0; sound && at < size; at++) {
        uint8_t cell = (uint8_t)cells[at];
        sound = cell < CELLS;
        hand->faces[at / FIGURES][at % FIGURES] = cell;
    }
    if (!sound)
        PyErr_Format(PyExc_ValueError, "a pattern has 27 bits, a card three cells of 9, a hand %d cards", MOST_CARDS);
    *model = (uint32_t)pattern;
    hand->length = (int)(size / FIGURES);
    return sound;
}

typedef bool solver(uint32_t model, const struct hand *hand, int limit, struct best *best);

static PyObject *solved(solver *solve, PyObject *const *arguments, Py_ssize_t length, const char *usage)
{
    uint32_t model;
    struct hand hand;
    struct best best;
    if (length != 3) {
        PyErr_SetString(PyExc_TypeError, usage);
        return NULL;
    }
    long limit = PyLong_AsLong(arguments[2]);
    if ((limit == -1 && PyErr_Occurred()) || !read_deal(arguments, &model, &hand))
        return NULL;
    if (limit < 0 || limit > MOST_CARDS)
        return PyErr_Format(PyExc_ValueError, "the limit of cards is 0 to %d", MOST_CARDS);
    PyThreadState *state = PyEval_SaveThread();
    bool answered = solve(model, &hand, (int)limit, &best);
    PyEval_RestoreThread(state);
    if (!answered)
        return PyErr_NoMemory();
    PyObject *laid = PyList_New(best.length);
    for (int each = 0; laid && each < best.length; each++) {
        struct placed placed = best.laid[each];
        PyObject *card = Py_BuildValue("iiii", placed.card, placed.turn, placed.x, placed.y);
        if (!card || PyList_SetItem(laid, each, card))
            Py_CLEAR(laid);
    }
    if (!laid)
        return NULL;
    return Py_BuildValue("iiiNN", best.score, best.matches, best.overflow, PyBool_FromLong(best.possible), laid);
}

static PyObject *best_lay_out(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    (void)module;
    return solved(copyright_best, arguments, length, "best(model, faces, limit)");
}

static PyObject *finishing_lay_out(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    (void)module;
    return solved(copyright_finish, arguments, length, "finish(model, faces, limit)");
}

static PyObject *hand_is_fair(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    uint32_t model;
    struct hand hand;
    bool fair;
    (void)module;
    if (length != 2) {
        PyErr_SetString(PyExc_TypeError, "is_fair(model, faces)");
        return NULL;
    }
    if (!read_deal(arguments, &model, &hand))
        return NULL;
    PyThreadState *state = PyEval_SaveThread();
    bool answered = copyright_is_fair(model, &hand, &fair);
    PyEval_RestoreThread(state);
    return answered ? PyBool_FromLong(fair) : PyErr_NoMemory();
}

enum { MOST_LAY_OUTS = 4096, MOST_SAMPLES = 4096, MOST_OUT = 1000 };

static bool read_lay_out(PyObject *told, struct lay_out *lay)
{
    unsigned long long shown;
    if (!PyTuple_Check(told)) {
        PyErr_SetString(PyExc_TypeError, "a lay-out is a tuple");
        return false;
    }
    if (!PyArg_ParseTuple(told, "Kiiiii", &shown, &lay->left, &lay->right, &lay->top, &lay->bottom, &lay->missed))
        return false;
    lay->shown = shown;
    return read_number("left", lay->left, 0, MOST_OUT) && read_number("right", lay->right, 0, MOST_OUT) &&
           read_number("top", lay->top, 0, MOST_OUT) && read_number("bottom", lay->bottom, 0, MOST_OUT) &&
           read_number("missed", lay->missed, 0, MOST_OUT);
}

static PyObject *listed(const double *values, Py_ssize_t length)
{
    PyObject *list = PyList_New(length);
    for (Py_ssize_t each = 0; list && each < length; each++) {
        PyObject *value = PyFloat_FromDouble(values[each]);
        if (!value || PyList_SetItem(list, each, value))
            Py_CLEAR(list);
    }
    return list;
}

/* play_out(model, lay_outs, faces, turns, still, missing, ending, finishing) */
static PyObject *play_out(PyObject *module, PyObject *arguments)
{
    unsigned long model;
    PyObject *told;
    const char *cells;
    Py_ssize_t size;
    int turns;
    struct habits habits;
    (void)module;
    if (!PyArg_ParseTuple(arguments, "kO!y#iiidd", &model, &PyList_Type, &told, &cells, &size, &turns, &habits.still,
                          &habits.missing, &habits.ending, &habits.finishing))
        return NULL;
    Py_ssize_t length = PyList_Size(told);
    if (!read_number("turns", turns, 1, MOST_TURNS) || !read_number("lay-outs", (long)length, 1, MOST_LAY_OUTS) ||
        !read_number("samples", (long)(size / (FIGURES * turns)), 1, MOST_SAMPLES))
        return NULL;
    bool sound = model < 1ul << FIGURES * CELLS && size % (FIGURES * turns) == 0;
    for (Py_ssize_t at = 0; sound && at < size; at++)
        sound = (uint8_t)cells[at] < CELLS;
    if (!sound) {
        PyErr_SetString(PyExc_ValueError, "a pattern has 27 bits, a card three cells of 9, every sample as many cards");
        return NULL;
    }
    struct lay_out *from = malloc(sizeof *from * (size_t)length);
    double *values = malloc(sizeof *values * (size_t)length);
    PyObject *answer = from && values ? NULL : PyErr_NoMemory();
    bool read = from && values;
    for (Py_ssize_t each = 0; read && each < length; each++)
        read = read_lay_out(PyList_GetItem(told, each), &from[each]);
    if (read) {
        const uint8_t(*faces)[FIGURES] = (const uint8_t(*)[FIGURES])cells;
        PyThreadState *state = PyEval_SaveThread();
        copyright_play_out(&habits, (uint32_t)model, from, (int)length, faces, (int)(size / (FIGURES * turns)), turns,
                           values);
        PyEval_RestoreThread(state);
        answer = listed(values, length);
    }
    free(from);
    free(values);
    return answer;
}

static PyMethodDef FUNCTIONS[] = {
    {"best", (PyCFunction)(void (*)(void))best_lay_out, METH_FASTCALL, NULL},
    {"finish", (PyCFunction)(void (*)(void))finishing_lay_out, METH_FASTCALL, NULL},
    {"play_out", play_out, METH_VARARGS, NULL},
    {"is_fair", (PyCFunction)(void (*)(void))hand_is_fair, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot SLOTS[] = {{0, NULL}};

static PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_compiled",
    .m_doc = "Copyright's compiled hot paths; each has a readable twin.",
    .m_methods = FUNCTIONS,
    .m_slots = SLOTS,
};

PyMODINIT_FUNC PyInit__compiled(void) { return PyModuleDef_Init(&MODULE); }
