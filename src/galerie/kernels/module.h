/* What the files that make Python functions of the kernels share. */
#ifndef GALERIE_MODULE_H
#define GALERIE_MODULE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "lexicon.h"

/* Whether the number is in bounds; if not, the error is set. */
int read_number(const char *name, long value, long least, long most);

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

#endif
