#include "module.h"

int check_processor(void)
{
#ifdef __x86_64__
    if (!__builtin_cpu_supports("popcnt")) { /* the build counts on it */
        PyErr_SetString(PyExc_ImportError, "this processor is too old for the compiled kernel");
        return 0;
    }
#endif
    return 1;
}

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
