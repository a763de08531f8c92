/* What the extension modules share, on the limited API of Python 3.11. Each links `module.c`. */
#ifndef GALERIE_MODULE_H
#define GALERIE_MODULE_H

#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <stdbool.h>
#include <stdint.h>

/* Whether the processor has what the kernels are built for; if not, the error is set. To be asked when a module that
 * counts bits is loaded. */
int check_processor(void);

/* Whether the number is in bounds; if not, the error is set. */
int read_number(const char *name, long value, long least, long most);

/* Whether it is a set of squares, one bit each; if not, the error is set. */
int read_squares(PyObject *object, uint64_t *set);

/* A long call: without the GIL, but open to signals. `interrupted` is the function of its `struct watch`. */
struct alone {
    PyThreadState *state;
    bool interrupted;
};

bool interrupted(void *with);

#endif
