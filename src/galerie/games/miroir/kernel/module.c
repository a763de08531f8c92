/* Miroir's kernel as a Python type. */
#include "lexicon/kernel/graph.h"
#include "miroir.h"

#include <string.h>

static PyObject *graph_promises(PyObject *self, PyObject *const *arguments, Py_ssize_t length)
{
    struct outlook outlook = {.least = 0};
    struct text column;
    double after[CARDS];
    char *chances;
    Py_ssize_t letters, size;
    if (length != 6) {
        PyErr_SetString(PyExc_TypeError, "promises(column, chances, patience, least, longest, rarest)");
        return NULL;
    }
    const char *characters = PyUnicode_AsUTF8AndSize(arguments[0], &letters);
    if (!characters || PyBytes_AsStringAndSize(arguments[1], &chances, &size))
        return NULL;
    outlook.patience = PyFloat_AsDouble(arguments[2]);
    outlook.least = PyFloat_AsDouble(arguments[3]);
    long longest = PyLong_AsLong(arguments[4]), rarest = PyLong_AsLong(arguments[5]);
    if (PyErr_Occurred() || !read_number("longest", longest, SHORTEST, LONGEST) ||
        !read_number("rarest", rarest, 0, INT32_MAX))
        return NULL;
    if (size != sizeof outlook.chance || !(outlook.patience > 0 && outlook.patience < 1) || !(outlook.least > 0)) {
        PyErr_Format(PyExc_ValueError, "there must be %d chances, patience between 0 and 1, and a least chance", CARDS);
        return NULL;
    }
    memcpy(outlook.chance, chances, sizeof outlook.chance);
    outlook.longest = (int)longest;
    outlook.rarest = (uint32_t)rarest;
    if (!lexicon_read(characters, (size_t)letters, &column) || column.length > LONGEST_WORD - 1) {
        PyErr_SetString(PyExc_ValueError, "a column is made of letters and jokers");
        return NULL;
    }
    double now = miroir_promise(&((struct graph *)self)->lexicon, &column, &outlook, after);
    PyObject *found = PyTuple_New(1 + CARDS);
    for (int each = 0; found && each <= CARDS; each++) {
        PyObject *value = PyFloat_FromDouble(each ? after[each - 1] : now);
        if (!value || PyTuple_SetItem(found, each, value))
            Py_CLEAR(found);
    }
    return found;
}

static PyMethodDef METHODS[] = {
    {"promises", (PyCFunction)(void (*)(void))graph_promises, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot GRAPH_SLOTS[] = {
    {Py_tp_new, graph_new},
    {Py_tp_dealloc, graph_free},
    {Py_tp_methods, METHODS},
    {0, NULL},
};

static PyType_Spec GRAPH = {
    .name = "galerie.games.miroir.kernel._compiled.PromiseGraph",
    .basicsize = sizeof(struct graph),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = GRAPH_SLOTS,
};

static int prepare(PyObject *module)
{
    PyObject *graph = check_processor() ? PyType_FromSpec(&GRAPH) : NULL;
    int added = graph ? PyModule_AddObjectRef(module, "PromiseGraph", graph) : -1;
    Py_XDECREF(graph);
    return added;
}

static PyModuleDef_Slot SLOTS[] = {{Py_mod_exec, prepare}, {0, NULL}};

static PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_compiled",
    .m_doc = "Miroir's compiled hot paths; each has a readable twin.",
    .m_slots = SLOTS,
};

PyMODINIT_FUNC PyInit__compiled(void) { return PyModuleDef_Init(&MODULE); }
