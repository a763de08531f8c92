/* The kernel of Déflecto as Python functions. */
#ifndef GALERIE_MODULE_DEFLECTO_H
#define GALERIE_MODULE_DEFLECTO_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

PyObject *shortest_ways(PyObject *module, PyObject *const *arguments, Py_ssize_t length);
PyObject *legal_placements(PyObject *module, PyObject *const *arguments, Py_ssize_t length);
PyObject *changing_placements(PyObject *module, PyObject *const *arguments, Py_ssize_t length);

#endif
