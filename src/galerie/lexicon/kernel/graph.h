/* A lexicon in the memory of Python objects: what a Python type that searches it is made of. */
#ifndef GALERIE_GRAPH_H
#define GALERIE_GRAPH_H

#include "kernels/module.h"
#include "lexicon.h"

struct graph {
    PyObject_HEAD
    struct lexicon lexicon;
    Py_buffer numbers, facts; /* kept, so that the memory stays where it is */
};

/* The slots Py_tp_new and Py_tp_dealloc of such a type. Its arguments are the numbers, the facts and the root. */
PyObject *graph_new(PyTypeObject *type, PyObject *arguments, PyObject *named);
void graph_free(PyObject *self);

#endif
