/* Sending to many connections, one after the other, while the interpreter goes on with something else. */
#include "kernels/module.h"

#include <stdlib.h>
#include <sys/socket.h>

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0 /* Python does not mind the signal */
#endif

struct letter {
    PyObject *bytes; /* kept, whatever becomes of the list meanwhile */
    const char *start;
    Py_ssize_t length, sent;
    int file; /* -1 where it must not be sent */
};

static int read_letter(PyObject *pair, struct letter *letter)
{
    if (!PyTuple_Check(pair) || PyTuple_Size(pair) != 2) {
        PyErr_SetString(PyExc_TypeError, "a letter is a pair of bytes and a file");
        return 0;
    }
    PyObject *file = PyTuple_GetItem(pair, 1);
    long number = file == Py_None ? -1 : PyLong_AsLong(file);
    if (number == -1 && PyErr_Occurred())
        return 0;
    letter->file = (int)number;
    if (file != Py_None && !read_number("a file", number, 0, INT_MAX))
        return 0;
    PyObject *bytes = PyTuple_GetItem(pair, 0);
    char *start;
    if (PyBytes_AsStringAndSize(bytes, &start, &letter->length))
        return 0;
    letter->start = start;
    letter->bytes = Py_NewRef(bytes);
    return 1;
}

static void send_letters(struct letter *letters, Py_ssize_t count)
{
    for (struct letter *letter = letters; letter < letters + count; letter++)
        if (letter->file >= 0) {
            ssize_t sent = send(letter->file, letter->start, (size_t)letter->length, MSG_DONTWAIT | MSG_NOSIGNAL);
            letter->sent = sent < 0 ? 0 : sent;
        }
}

/* Those that were not taken whole: the number of each, and how many of its bytes were. */
static PyObject *remnants(const struct letter *letters, Py_ssize_t count)
{
    PyObject *found = PyList_New(0);
    for (Py_ssize_t each = 0; found && each < count; each++) {
        if (letters[each].sent == letters[each].length)
            continue;
        PyObject *remnant = Py_BuildValue("nn", each, letters[each].sent);
        if (!remnant || PyList_Append(found, remnant))
            Py_CLEAR(found);
        Py_XDECREF(remnant);
    }
    return found;
}

static PyObject *post(PyObject *module, PyObject *list)
{
    (void)module;
    if (!PyList_Check(list)) {
        PyErr_SetString(PyExc_TypeError, "post(letters), a list");
        return NULL;
    }
    Py_ssize_t count = PyList_Size(list), readable = 0;
    struct letter *letters = calloc((size_t)count + 1, sizeof *letters);
    if (!letters)
        return PyErr_NoMemory();
    while (readable < count && read_letter(PyList_GetItem(list, readable), &letters[readable]))
        readable++;
    PyObject *found = NULL;
    if (readable == count) {
        PyThreadState *state = PyEval_SaveThread();
        send_letters(letters, count);
        PyEval_RestoreThread(state);
        found = remnants(letters, count);
    }
    for (Py_ssize_t each = 0; each < readable; each++)
        Py_DECREF(letters[each].bytes);
    free(letters);
    return found;
}

static PyMethodDef FUNCTIONS[] = {
    {"post", post, METH_O, NULL},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot SLOTS[] = {{0, NULL}};

static PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_compiled",
    .m_doc = "Sending to many connections at once.",
    .m_methods = FUNCTIONS,
    .m_slots = SLOTS,
};

PyMODINIT_FUNC PyInit__compiled(void) { return PyModuleDef_Init(&MODULE); }
