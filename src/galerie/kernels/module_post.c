/* Sending to many connections, one after the other, while the interpreter goes on with something else. */
#include "module.h"

#include <stdlib.h>
#include <sys/socket.h>

struct letter {
    int file;
    const char *bytes;
    Py_ssize_t length, sent;
};

static int read_letter(PyObject *file, PyObject *bytes, struct letter *letter)
{
    long number = PyLong_AsLong(file);
    if (number == -1 && PyErr_Occurred())
        return 0;
    letter->file = (int)number;
    return read_number("a file", number, 0, INT_MAX) &&
           PyBytes_AsStringAndSize(bytes, (char **)&letter->bytes, &letter->length) == 0;
}

/* Those that were not taken whole: the number of each, and how many of its bytes were. */
static PyObject *remnants(const struct letter *letters, Py_ssize_t count)
{
    PyObject *found = PyList_New(0);
    for (Py_ssize_t each = 0; found && each < count; each++) {
        if (letters[each].sent == letters[each].length)
            continue;
        PyObject *remnant = Py_BuildValue("nn", each, letters[each].sent < 0 ? 0 : letters[each].sent);
        if (!remnant || PyList_Append(found, remnant))
            Py_CLEAR(found);
        Py_XDECREF(remnant);
    }
    return found;
}

static PyObject *post(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    (void)module;
    if (length != 2 || !PyTuple_Check(arguments[0]) || !PyTuple_Check(arguments[1]) ||
        PyTuple_Size(arguments[0]) != PyTuple_Size(arguments[1])) {
        PyErr_SetString(PyExc_TypeError, "post(files, pieces), as many of one as of the other");
        return NULL;
    }
    Py_ssize_t count = PyTuple_Size(arguments[0]);
    struct letter *letters = calloc((size_t)count + 1, sizeof *letters);
    if (!letters)
        return PyErr_NoMemory();
    PyObject *found = NULL;
    bool readable = true;
    for (Py_ssize_t each = 0; readable && each < count; each++)
        readable = read_letter(PyTuple_GetItem(arguments[0], each), PyTuple_GetItem(arguments[1], each), &letters[each]);
    if (readable) {
        PyThreadState *state = PyEval_SaveThread();
        for (struct letter *letter = letters; letter < letters + count; letter++)
            letter->sent = send(letter->file, letter->bytes, (size_t)letter->length, MSG_DONTWAIT | MSG_NOSIGNAL);
        PyEval_RestoreThread(state);
        found = remnants(letters, count);
    }
    free(letters);
    return found;
}

PyMethodDef POST_FUNCTIONS[] = {
    {"post", (PyCFunction)(void (*)(void))post, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};
