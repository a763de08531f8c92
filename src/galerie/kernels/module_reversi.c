/* The kernel of Reversi as Python functions. */
#include "module.h"
#include "reversi.h"

#include <stdlib.h>
#include <string.h>

enum { LEAST_NODES = 1000 }; /* enough to compare all moves once, even where lines are chosen */

static int read_board(PyObject *own, PyObject *other, struct board *board)
{
    if (!read_squares(own, &board->own) || !read_squares(other, &board->other))
        return 0;
    if (board->own & board->other) {
        PyErr_SetString(PyExc_ValueError, "a square holds one disc");
        return 0;
    }
    return 1;
}

static PyObject *turned(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    struct board board;
    (void)module;
    if (length != 3) {
        PyErr_SetString(PyExc_TypeError, "reversi_turned(own, other, square)");
        return NULL;
    }
    long square = PyLong_AsLong(arguments[2]);
    if ((square == -1 && PyErr_Occurred()) || !read_number("square", square, 0, 63) ||
        !read_board(arguments[0], arguments[1], &board))
        return NULL;
    bool free = empty(board) & bit((int)square);
    return PyLong_FromUnsignedLongLong(free ? reversi_turned(board, (int)square) : 0);
}

static PyObject *placements(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    struct board board;
    (void)module;
    if (length != 2) {
        PyErr_SetString(PyExc_TypeError, "reversi_placements(own, other)");
        return NULL;
    }
    if (!read_board(arguments[0], arguments[1], &board))
        return NULL;
    return PyLong_FromUnsignedLongLong(reversi_placements(board));
}

/* What the squares of a set have, of things that are Python's. */
static PyObject *things_of(squares set, PyObject *things)
{
    PyObject *found = PyTuple_New(count(set));
    for (Py_ssize_t each = 0; found && set; each++, set &= set - 1)
        PyTuple_SetItem(found, each, Py_NewRef(PyTuple_GetItem(things, first(set))));
    return found;
}

static PyObject *picked(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    (void)module;
    if (length != 2 || !PyTuple_Check(arguments[1]) || PyTuple_Size(arguments[1]) != 64) {
        PyErr_SetString(PyExc_TypeError, "reversi_picked(set, what each of the 64 squares has)");
        return NULL;
    }
    squares set = PyLong_AsUnsignedLongLong(arguments[0]);
    return PyErr_Occurred() ? NULL : things_of(set, arguments[1]);
}

static PyObject *picture(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    struct board board;
    char drawn[64];
    (void)module;
    if (length != 3 || !PyUnicode_Check(arguments[2])) {
        PyErr_SetString(PyExc_TypeError, "reversi_picture(own, other, letters)");
        return NULL;
    }
    Py_ssize_t bytes;
    const char *letters = PyUnicode_AsUTF8AndSize(arguments[2], &bytes);
    if (!letters || !read_number("letters", (long)bytes, 3, 3) || !read_board(arguments[0], arguments[1], &board))
        return NULL;
    for (int square = 0; square < 64; square++)
        drawn[square] = letters[board.own >> square & 1 ? 0 : board.other >> square & 1 ? 1 : 2];
    return PyUnicode_FromStringAndSize(drawn, sizeof drawn);
}

static PyObject *turns(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    struct board board;
    (void)module;
    if (length != 3 || !PyTuple_Check(arguments[2]) || PyTuple_Size(arguments[2]) != 64) {
        PyErr_SetString(PyExc_TypeError, "reversi_turns(own, other, names of the 64 squares)");
        return NULL;
    }
    if (!read_board(arguments[0], arguments[1], &board))
        return NULL;
    PyObject *found = PyDict_New();
    for (squares left = reversi_placements(board); found && left; left &= left - 1) {
        int square = first(left);
        PyObject *turned = things_of(reversi_turned(board, square), arguments[2]);
        if (!turned || PyDict_SetItem(found, PyTuple_GetItem(arguments[2], square), turned))
            Py_CLEAR(found);
        Py_XDECREF(turned);
    }
    return found;
}

static PyObject *perft(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = {"", "", "depth", "one_line", NULL};
    PyObject *own, *other;
    struct board board;
    int depth, one_line = 0;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "OOi|$p:reversi_perft", names, &own, &other, &depth, &one_line) ||
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
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "OOy*iKpp|$ii:reversi_search", names, &own, &other, &weights,
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
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "OOy*Kpp|$i:reversi_solve", names, &own, &other, &weights,
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
        PyErr_SetString(PyExc_TypeError, "reversi_features(own, other)");
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

PyMethodDef REVERSI_FUNCTIONS[] = {
    {"reversi_turned", (PyCFunction)(void (*)(void))turned, METH_FASTCALL, NULL},
    {"reversi_placements", (PyCFunction)(void (*)(void))placements, METH_FASTCALL, NULL},
    {"reversi_picked", (PyCFunction)(void (*)(void))picked, METH_FASTCALL, NULL},
    {"reversi_picture", (PyCFunction)(void (*)(void))picture, METH_FASTCALL, NULL},
    {"reversi_turns", (PyCFunction)(void (*)(void))turns, METH_FASTCALL, NULL},
    {"reversi_perft", (PyCFunction)(void (*)(void))perft, METH_VARARGS | METH_KEYWORDS, NULL},
    {"reversi_search", (PyCFunction)(void (*)(void))search, METH_VARARGS | METH_KEYWORDS, NULL},
    {"reversi_solve", (PyCFunction)(void (*)(void))solve, METH_VARARGS | METH_KEYWORDS, NULL},
    {"reversi_features", (PyCFunction)(void (*)(void))features, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};
