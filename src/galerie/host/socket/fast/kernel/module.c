/* Sending to many connections while the interpreter goes on with something else, and reading short messages. */
#include "kernels/module.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/socket.h>

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0 /* Python does not mind the signal */
#endif

#define NAME "galerie letters"

struct letter {
    PyObject *bytes; /* kept, whatever becomes of the list meanwhile */
    const char *start;
    Py_ssize_t length, sent;
    int file; /* -1 where it must not be sent */
};

/* Letters that are being sent, by the helper and by whoever waits for the end: each takes the next one. */
struct batch {
    atomic_size_t next;
    size_t count;
    struct letter letters[];
};

/* The helper is a thread that sends what it is offered. It is never relied upon: who waits for a batch sends the rest. */
static struct {
    pthread_mutex_t lock;
    pthread_cond_t offer, done;
    struct batch *offered, *helped;
    bool is_running;
} helper = {.lock = PTHREAD_MUTEX_INITIALIZER, .offer = PTHREAD_COND_INITIALIZER, .done = PTHREAD_COND_INITIALIZER};

static void send_letters(struct batch *batch)
{
    size_t each;
    while ((each = atomic_fetch_add(&batch->next, 1)) < batch->count) {
        struct letter *letter = &batch->letters[each];
        if (letter->file < 0)
            continue;
        ssize_t sent = send(letter->file, letter->start, (size_t)letter->length, MSG_DONTWAIT | MSG_NOSIGNAL);
        letter->sent = sent < 0 ? 0 : sent;
    }
}

static void *help(void *nothing)
{
    (void)nothing;
    pthread_mutex_lock(&helper.lock);
    for (;;) {
        while (!helper.offered)
            pthread_cond_wait(&helper.offer, &helper.lock);
        struct batch *batch = helper.helped = helper.offered;
        helper.offered = NULL;
        pthread_mutex_unlock(&helper.lock);
        send_letters(batch);
        pthread_mutex_lock(&helper.lock);
        helper.helped = NULL;
        pthread_cond_broadcast(&helper.done);
    }
}

/* A process that was forked has no helper until it sends something. */
static void forget_helper(void)
{
    pthread_mutex_init(&helper.lock, NULL);
    pthread_cond_init(&helper.offer, NULL);
    pthread_cond_init(&helper.done, NULL);
    helper.offered = helper.helped = NULL;
    helper.is_running = false;
}

/* Signals are for the other threads. */
static void run_helper(void)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    helper.is_running = !pthread_create(&thread, NULL, help, NULL) && !pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void offer(struct batch *batch)
{
    pthread_mutex_lock(&helper.lock);
    if (!helper.is_running)
        run_helper();
    helper.offered = batch;
    pthread_cond_signal(&helper.offer);
    pthread_mutex_unlock(&helper.lock);
}

/* Afterwards nobody else has the batch. */
static void withdraw(struct batch *batch)
{
    pthread_mutex_lock(&helper.lock);
    if (helper.offered == batch)
        helper.offered = NULL;
    while (helper.helped == batch)
        pthread_cond_wait(&helper.done, &helper.lock);
    pthread_mutex_unlock(&helper.lock);
}

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

static void free_batch(struct batch *batch)
{
    for (size_t each = 0; each < batch->count; each++)
        Py_DECREF(batch->letters[each].bytes);
    free(batch);
}

static void discard(PyObject *capsule)
{
    struct batch *batch = PyCapsule_GetPointer(capsule, NAME);
    withdraw(batch);
    free_batch(batch);
}

static PyObject *start_sending(PyObject *module, PyObject *list)
{
    (void)module;
    if (!PyList_Check(list)) {
        PyErr_SetString(PyExc_TypeError, "start_sending(letters), a list");
        return NULL;
    }
    Py_ssize_t count = PyList_Size(list);
    struct batch *batch = calloc(1, sizeof *batch + (size_t)count * sizeof *batch->letters);
    if (!batch)
        return PyErr_NoMemory();
    while ((Py_ssize_t)batch->count < count &&
           read_letter(PyList_GetItem(list, (Py_ssize_t)batch->count), &batch->letters[batch->count]))
        batch->count++;
    PyObject *capsule = (Py_ssize_t)batch->count == count ? PyCapsule_New(batch, NAME, discard) : NULL;
    if (!capsule) {
        free_batch(batch);
        return NULL;
    }
    offer(batch);
    return capsule;
}

/* Those that were not taken whole: the number of each, and how many of its bytes were. */
static PyObject *remnants(const struct batch *batch)
{
    PyObject *found = PyList_New(0);
    for (size_t each = 0; found && each < batch->count; each++) {
        const struct letter *letter = &batch->letters[each];
        if (letter->sent == letter->length)
            continue;
        PyObject *remnant = Py_BuildValue("nn", (Py_ssize_t)each, letter->sent);
        if (!remnant || PyList_Append(found, remnant))
            Py_CLEAR(found);
        Py_XDECREF(remnant);
    }
    return found;
}

static PyObject *finish_sending(PyObject *module, PyObject *capsule)
{
    (void)module;
    struct batch *batch = PyCapsule_GetPointer(capsule, NAME);
    if (!batch)
        return NULL;
    PyThreadState *state = PyEval_SaveThread();
    send_letters(batch);
    withdraw(batch);
    PyEval_RestoreThread(state);
    return remnants(batch);
}

/* A whole text message from a client that is no longer than 125 bytes: two bytes, a mask of four, the text. */
enum { TEXT_FRAME = 0x81, MASKED = 0x80, HEADER = 6, SHORT = 125 };

static PyObject *short_text(PyObject *module, PyObject *frame)
{
    (void)module;
    char *data, text[SHORT];
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(frame, &data, &size))
        return NULL;
    const unsigned char *bytes = (const unsigned char *)data;
    Py_ssize_t length = size - HEADER;
    if (length < 0 || length > SHORT || bytes[0] != TEXT_FRAME || bytes[1] != MASKED + length)
        Py_RETURN_NONE;
    for (Py_ssize_t each = 0; each < length; each++)
        text[each] = (char)(bytes[HEADER + each] ^ bytes[HEADER - 4 + each % 4]);
    PyObject *decoded = PyUnicode_DecodeUTF8(text, length, NULL);
    if (decoded || !PyErr_ExceptionMatches(PyExc_UnicodeDecodeError))
        return decoded;
    PyErr_Clear();
    Py_RETURN_NONE;
}

static PyMethodDef FUNCTIONS[] = {
    {"start_sending", start_sending, METH_O, NULL},
    {"finish_sending", finish_sending, METH_O, NULL},
    {"short_text", short_text, METH_O, NULL},
    {NULL, NULL, 0, NULL},
};

static int load(PyObject *module)
{
    (void)module;
    static bool is_loaded;
    if (!is_loaded && pthread_atfork(NULL, NULL, forget_helper)) {
        PyErr_NoMemory();
        return -1;
    }
    is_loaded = true;
    return 0;
}

static PyModuleDef_Slot SLOTS[] = {{Py_mod_exec, load}, {0, NULL}};

static PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_compiled",
    .m_doc = "Sending to many connections at once.",
    .m_methods = FUNCTIONS,
    .m_slots = SLOTS,
};

PyMODINIT_FUNC PyInit__compiled(void) { return PyModuleDef_Init(&MODULE); }
