/* What the files that make Python functions of the kernels share. */
#ifndef GALERIE_MODULE_H
#define GALERIE_MODULE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "lexicon.h"

/* Whether the number is in bounds; if not, the error is set. */
int read_number(const char *name, long value, long least, long most);

/* Whether it is a set of squares, one bit each; if not, the error is set. */
int read_squares(PyObject *object, uint64_t *set);

/* A long call: without the GIL, but open to signals, which `interrupted` asks for. */
struct alone {
    PyThreadState *state;
    bool interrupted;
};

bool interrupted(void *with);

/* False where some letter is none: then nothing is read, and no word has it. */
bool read_text(const char *characters, Py_ssize_t length, struct text *text);

/* A lexicon as a Python object. */
struct graph {
    PyObject_HEAD
    struct lexicon lexicon;
    Py_buffer numbers, facts; /* kept, so that the memory stays where it is */
};

/* Miroir's, a method of the lexicon's graph. */
PyObject *graph_promises(PyObject *self, PyObject *const *arguments, Py_ssize_t length);

/* What the module is made of. */
extern PyMethodDef REVERSI_FUNCTIONS[], SOLO_FUNCTIONS[], DEFLECTO_FUNCTIONS[], COPYRIGHT_FUNCTIONS[];
extern PyMethodDef POST_FUNCTIONS[];
extern PyType_Spec LEXICON_GRAPH;

#endif
