/* The kernel of Reversi as Python functions. */
#include "discs/kernel/board.h"
#include "reversi.h"

#include <stdlib.h>
#include <string.h>

enum { LEAST_NODES = 1000 }; /* enough to compare all moves once, even where lines are chosen */

static PyObject *perft(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = {"", "", "depth", "one_line", NULL};
    PyObject *own, *other;
    struct board board;
    int depth, one_line = 0;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "OOi|$p:perft", names, &own, &other, &depth, &one_line) ||
        !read_board(own, other, &board) || !read_number("depth", depth, 0, 128))
        return NULL;
    uint64_t leaves;
    struct alone alone = {PyEval_SaveThread(), false};
    bool complete = reversi_perft(board, one_line, depth, (struct watch){interrupted, &alone}, &leaves);
    PyEval_RestoreThread(alone.state);
    return complete ? PyLong_FromUnsignedLongLong(leaves) : NULL;
}

/* What both searches are asked, and the memory they work in. */
struct task {
    struct search search;
    struct board board;
    int32_t weights[PHASES * FEATURES];
};

static int begin(struct task *task, PyObject *own, PyObject *other, Py_buffer *weights, unsigned long long nodes,
                 int table, struct alone *alone)
{
    struct move moves[MOST_MOVES];
    if (!read_board(own, other, &task->board) || !read_number("table", table, 1, 28))
        return 0;
    if (weights->len != sizeof task->weights) {
        PyErr_Format(PyExc_ValueError, "the weights must be %d numbers of 32 bits", PHASES * FEATURES);
        return 0;
    }
    if (nodes < LEAST_NODES) {
        PyErr_Format(PyExc_ValueError, "nodes must be at least %d", LEAST_NODES);
        return 0;
    }
    if (!reversi_moves(task->board, false, moves)) {
        PyErr_SetString(PyExc_ValueError, "there is no move to search for");
        return 0;
    }
    memcpy(task->weights, weights->buf, sizeof task->weights);
    task->search.weights = task->weights;
    task->search.limit = nodes;
    task->search.watch = (struct watch){interrupted, alone};
    task->search.entries = (size_t)1 << table;
    task->search.table = calloc(task->search.entries, sizeof(struct entry));
    if (!task->search.table)
        PyErr_NoMemory();
    return task->search.table != NULL;
}

static int code(struct move move) { return move.square + 64 * move.line; }

static PyObject *search(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = {"", "", "weights", "depth", "nodes", "one_line", "last_wins", "margin", "table", NULL};
    struct task task = {0};
    struct alone alone = {0};
    PyObject *own, *other;
    Py_buffer weights;
    unsigned long long nodes;
    int depth, one_line, last_wins, margin = 0, table = 18;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "OOy*iKpp|$ii:search", names, &own, &other, &weights,
                                     &depth, &nodes, &one_line, &last_wins, &margin, &table))
        return NULL;
    task.search.rules = (struct rules){one_line, last_wins};
    int ready = read_number("depth", depth, 1, 60) && read_number("margin", margin, 0, LARGEST_EVALUATION) &&
                begin(&task, own, other, &weights, nodes, table, &alone);
    PyBuffer_Release(&weights);
    if (!ready)
        return NULL;
    struct candidate candidates[MOST_MOVES];
    int reached;
    alone.state = PyEval_SaveThread();
    int length = reversi_search(&task.search, task.board, depth, margin, candidates, &reached);
    PyEval_RestoreThread(alone.state);
    free(task.search.table);
    if (alone.interrupted)
        return NULL;
    PyObject *found = PyList_New(length);
    for (int each = 0; found && each < length; each++) {
        PyObject *pair = Py_BuildValue("ii", code(candidates[each].move), candidates[each].value);
        if (!pair || PyList_SetItem(found, each, pair))
            Py_CLEAR(found);
    }
    return found ? Py_BuildValue("NiK", found, reached, (unsigned long long)task.search.nodes) : NULL;
}

static PyObject *solve(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = {"", "", "weights", "nodes", "one_line", "last_wins", "table", NULL};
    struct task task = {0};
    struct alone alone = {0};
    PyObject *own, *other;
    Py_buffer weights;
    unsigned long long nodes;
    int one_line, last_wins, table = 18;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "OOy*Kpp|$i:solve", names, &own, &other, &weights,
                                     &nodes, &one_line, &last_wins, &table))
        return NULL;
    task.search.rules = (struct rules){one_line, last_wins};
    int ready = begin(&task, own, other, &weights, nodes, table, &alone);
    PyBuffer_Release(&weights);
    if (!ready)
        return NULL;
    struct move best = {0};
    int value = 0;
    alone.state = PyEval_SaveThread();
    bool solved = reversi_solve(&task.search, task.board, &best, &value);
    PyEval_RestoreThread(alone.state);
    free(task.search.table);
    if (alone.interrupted)
        return NULL;
    if (!solved)
        Py_RETURN_NONE;
    return Py_BuildValue("iiK", code(best), value, (unsigned long long)task.search.nodes);
}

static PyObject *features(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    struct board board;
    int values[FEATURES];
    (void)module;
    if (length != 2) {
        PyErr_SetString(PyExc_TypeError, "features(own, other)");
        return NULL;
    }
    if (!read_board(arguments[0], arguments[1], &board))
        return NULL;
    reversi_features(board, values);
    PyObject *found = PyTuple_New(FEATURES);
    for (int each = 0; found && each < FEATURES; each++)
        PyTuple_SetItem(found, each, PyLong_FromLong(values[each]));
    return found;
}

static PyMethodDef FUNCTIONS[] = {
    {"perft", (PyCFunction)(void (*)(void))perft, METH_VARARGS | METH_KEYWORDS, NULL},
    {"search", (PyCFunction)(void (*)(void))search, METH_VARARGS | METH_KEYWORDS, NULL},
    {"solve", (PyCFunction)(void (*)(void))solve, METH_VARARGS | METH_KEYWORDS, NULL},
    {"features", (PyCFunction)(void (*)(void))features, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static int prepare(PyObject *module)
{
    (void)module;
    if (!check_processor())
        return -1;
    discs_prepare();
    return 0;
}

static PyModuleDef_Slot SLOTS[] = {{Py_mod_exec, prepare}, {0, NULL}};

static PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_compiled",
    .m_doc = "Reversi's compiled hot paths; each has a readable twin.",
    .m_methods = FUNCTIONS,
    .m_slots = SLOTS,
};

PyMODINIT_FUNC PyInit__compiled(void) { return PyModuleDef_Init(&MODULE); }
