/* The kernel of Copyright as Python functions. */
#ifndef GALERIE_MODULE_COPYRIGHT_H
#define GALERIE_MODULE_COPYRIGHT_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

PyObject *best_lay_out(PyObject *module, PyObject *const *arguments, Py_ssize_t length);
PyObject *hand_is_fair(PyObject *module, PyObject *const *arguments, Py_ssize_t length);

#endif
