/* The discs' kernel as Python functions. */
#include "board.h"

static PyObject *turned(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    struct board board;
    (void)module;
    if (length != 3) {
        PyErr_SetString(PyExc_TypeError, "turned(own, other, square)");
        return NULL;
    }
    long square = PyLong_AsLong(arguments[2]);
    if ((square == -1 && PyErr_Occurred()) || !read_number("square", square, 0, 63) ||
        !read_board(arguments[0], arguments[1], &board))
        return NULL;
    bool free = empty(board) & bit((int)square);
    return PyLong_FromUnsignedLongLong(free ? discs_turned(board, (int)square) : 0);
}

static PyObject *placements(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    struct board board;
    (void)module;
    if (length != 2) {
        PyErr_SetString(PyExc_TypeError, "placements(own, other)");
        return NULL;
    }
    if (!read_board(arguments[0], arguments[1], &board))
        return NULL;
    return PyLong_FromUnsignedLongLong(discs_placements(board));
}

/* What the squares of a set have, of things that are Python's. */
static PyObject *things_of(squares set, PyObject *things)
{
    PyObject *found = PyTuple_New(count(set));
    for (Py_ssize_t each = 0; found && set; each++, set &= set - 1)
        PyTuple_SetItem(found, each, Py_NewRef(PyTuple_GetItem(things, first(set))));
    return found;
}

static PyObject *picked(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    (void)module;
    if (length != 2 || !PyTuple_Check(arguments[1]) || PyTuple_Size(arguments[1]) != 64) {
        PyErr_SetString(PyExc_TypeError, "picked(set, what each of the 64 squares has)");
        return NULL;
    }
    squares set = PyLong_AsUnsignedLongLong(arguments[0]);
    return PyErr_Occurred() ? NULL : things_of(set, arguments[1]);
}

static PyObject *picture(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    struct board board;
    char drawn[64];
    (void)module;
    if (length != 3 || !PyUnicode_Check(arguments[2])) {
        PyErr_SetString(PyExc_TypeError, "picture(own, other, letters)");
        return NULL;
    }
    Py_ssize_t bytes;
    const char *letters = PyUnicode_AsUTF8AndSize(arguments[2], &bytes);
    if (!letters || !read_number("letters", (long)bytes, 3, 3) || !read_board(arguments[0], arguments[1], &board))
        return NULL;
    for (int square = 0; square < 64; square++)
        drawn[square] = letters[board.own >> square & 1 ? 0 : board.other >> square & 1 ? 1 : 2];
    return PyUnicode_FromStringAndSize(drawn, sizeof drawn);
}

static PyObject *turns(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    struct board board;
    (void)module;
    if (length != 3 || !PyTuple_Check(arguments[2]) || PyTuple_Size(arguments[2]) != 64) {
        PyErr_SetString(PyExc_TypeError, "turns(own, other, names of the 64 squares)");
        return NULL;
    }
    if (!read_board(arguments[0], arguments[1], &board))
        return NULL;
    PyObject *found = PyDict_New();
    for (squares left = discs_placements(board); found && left; left &= left - 1) {
        int square = first(left);
        PyObject *turned = things_of(discs_turned(board, square), arguments[2]);
        if (!turned || PyDict_SetItem(found, PyTuple_GetItem(arguments[2], square), turned))
            Py_CLEAR(found);
        Py_XDECREF(turned);
    }
    return found;
}

static PyMethodDef FUNCTIONS[] = {
    {"turned", (PyCFunction)(void (*)(void))turned, METH_FASTCALL, NULL},
    {"placements", (PyCFunction)(void (*)(void))placements, METH_FASTCALL, NULL},
    {"picked", (PyCFunction)(void (*)(void))picked, METH_FASTCALL, NULL},
    {"picture", (PyCFunction)(void (*)(void))picture, METH_FASTCALL, NULL},
    {"turns", (PyCFunction)(void (*)(void))turns, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static int prepare(PyObject *module)
{
    (void)module;
    if (!check_processor())
        return -1;
    discs_prepare();
    return 0;
}

static PyModuleDef_Slot SLOTS[] = {{Py_mod_exec, prepare}, {0, NULL}};

static PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_compiled",
    .m_doc = "The discs' compiled hot paths; each has a readable twin.",
    .m_methods = FUNCTIONS,
    .m_slots = SLOTS,
};

PyMODINIT_FUNC PyInit__compiled(void) { return PyModuleDef_Init(&MODULE); }
