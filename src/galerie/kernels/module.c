/* galerie.kernels._compiled: the kernels as Python functions, on the limited API of Python 3.11. */
#include "module.h"
#include "reversi.h"
#include "solo.h"

int read_number(const char *name, long value, long least, long most)
{
    if (value >= least && value <= most)
        return 1;
    PyErr_Format(PyExc_ValueError, "%s must be between %ld and %ld", name, least, most);
    return 0;
}

int read_squares(PyObject *object, uint64_t *set)
{
    unsigned long long value = PyLong_AsUnsignedLongLong(object);
    if (value == (unsigned long long)-1 && PyErr_Occurred())
        return 0;
    *set = value;
    return 1;
}

bool interrupted(void *with)
{
    struct alone *alone = with;
    PyEval_RestoreThread(alone->state);
    alone->interrupted = PyErr_CheckSignals() != 0;
    alone->state = PyEval_SaveThread();
    return alone->interrupted;
}

static int prepare(PyObject *module)
{
#ifdef __x86_64__
    if (!__builtin_cpu_supports("popcnt")) { /* the build counts on it */
        PyErr_SetString(PyExc_ImportError, "this processor is too old for the compiled kernel");
        return -1;
    }
#endif
    reversi_prepare();
    solo_prepare();
    PyMethodDef *functions[] = {REVERSI_FUNCTIONS, SOLO_FUNCTIONS, DEFLECTO_FUNCTIONS, COPYRIGHT_FUNCTIONS,
                                POST_FUNCTIONS};
    for (size_t each = 0; each < sizeof functions / sizeof *functions; each++)
        if (PyModule_AddFunctions(module, functions[each]))
            return -1;
    PyObject *graph = PyType_FromSpec(&LEXICON_GRAPH);
    int added = graph ? PyModule_AddObjectRef(module, "LexiconGraph", graph) : -1;
    Py_XDECREF(graph);
    return added;
}

static PyModuleDef_Slot SLOTS[] = {{Py_mod_exec, prepare}, {0, NULL}};

static PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_compiled",
    .m_doc = "The compiled hot paths; each has a readable twin.",
    .m_slots = SLOTS,
};

PyMODINIT_FUNC PyInit__compiled(void) { return PyModuleDef_Init(&MODULE); }
