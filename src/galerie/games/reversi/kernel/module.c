/* The kernel of Reversi as Python functions. */
#define _DEFAULT_SOURCE /* for the clock, and for large pages */
#include "batch.h"
#include "discs/kernel/board.h"
#include "reversi.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

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
    Py_buffer weights;
    struct alone alone;
    unsigned long long nodes;
    double seconds, deadline; /* 0 for none */
    int table;
    atomic_bool over; /* one of several threads has found the solution */
};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static bool ended(void *with)
{
    struct task *task = with;
    return atomic_load(&task->over) || (task->deadline > 0 && now() >= task->deadline) || interrupted(&task->alone);
}

static int check_weights(const Py_buffer *weights)
{
    enum { NUMBERS = STAGES * STAGE_WEIGHTS + 2 * STAGES * PROBES };
    if (weights->len == NUMBERS * (Py_ssize_t)sizeof(int16_t) && (uintptr_t)weights->buf % sizeof(int16_t) == 0)
        return 1;
    PyErr_Format(PyExc_ValueError, "the weights must be %d numbers of 16 bits", NUMBERS);
    return 0;
}

/* An empty table, a bucket in each line of the cache. A large one is read all over, so it lies on large pages, if there
 * are any: finding a small page takes as long as reading it. */
static struct slot *empty_table(size_t slots)
{
    enum { LINE = 64, LARGE_PAGE = 1 << 21 };
    size_t size = slots * sizeof(struct slot);
    struct slot *table = aligned_alloc(size < LARGE_PAGE ? LINE : LARGE_PAGE, size);
    if (!table)
        return NULL;
#ifdef MADV_HUGEPAGE
    if (size >= LARGE_PAGE)
        madvise(table, size, MADV_HUGEPAGE);
#endif
    return memset(table, 0, size);
}

static int begin(struct task *task, PyObject *own, PyObject *other)
{
    struct move moves[MOST_MOVES];
    struct search *search = &task->search;
    if (!read_board(own, other, &task->board) || !read_number("table", task->table, 2, 28) ||
        !read_number("cut", search->cut, 0, 2000) || !check_weights(&task->weights))
        return 0;
    if (task->nodes < LEAST_NODES) {
        PyErr_Format(PyExc_ValueError, "nodes must be at least %d", LEAST_NODES);
        return 0;
    }
    if (!reversi_moves(task->board, false, moves)) {
        PyErr_SetString(PyExc_ValueError, "there is no move to search for");
        return 0;
    }
    search->weights = task->weights.buf;
    search->errors = search->weights + (size_t)STAGES * STAGE_WEIGHTS;
    search->limit = task->nodes;
    search->watch = (struct watch){ended, task};
    if (task->seconds > 0)
        task->deadline = now() + task->seconds;
    search->slots = (size_t)1 << task->table;
    search->table = empty_table(search->slots);
    if (!search->table)
        PyErr_NoMemory();
    return search->table != NULL;
}

static int code(struct move move) { return move.square + 64 * move.line; }

static PyObject *codes(const struct move *moves, int length)
{
    PyObject *found = PyList_New(length);
    for (int each = 0; found && each < length; each++) {
        PyObject *number = PyLong_FromLong(code(moves[each]));
        if (!number || PyList_SetItem(found, each, number))
            Py_CLEAR(found);
    }
    return found;
}

static PyObject *search(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = {"",       "",        "weights", "depth", "nodes", "one_line", "last_wins",
                            "margin", "seconds", "cut",     "table", NULL};
    struct task task = {.table = 18};
    PyObject *own, *other, *found = NULL;
    int depth, margin = 0, one_line, last_wins;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "OOy*iKpp|$idii:search", names, &own, &other, &task.weights,
                                     &depth, &task.nodes, &one_line, &last_wins, &margin, &task.seconds,
                                     &task.search.cut, &task.table))
        return NULL;
    task.search.rules = (struct rules){one_line, last_wins, false};
    if (read_number("depth", depth, 1, 60) && read_number("margin", margin, 0, 3 * HIGHEST) && begin(&task, own, other)) {
        struct candidate candidates[MOST_MOVES];
        struct move line[60];
        int reached;
        task.alone.state = PyEval_SaveThread();
        int length = reversi_search(&task.search, task.board, depth, margin, candidates, &reached);
        int expected = reversi_line(&task.search, task.board, candidates[0].move, line);
        PyEval_RestoreThread(task.alone.state);
        free(task.search.table);
        found = task.alone.interrupted ? NULL : PyList_New(length);
        for (int each = 0; found && each < length; each++) {
            PyObject *pair = Py_BuildValue("ii", code(candidates[each].move), candidates[each].value);
            if (!pair || PyList_SetItem(found, each, pair))
                Py_CLEAR(found);
        }
        if (found)
            found = Py_BuildValue("NiKN", found, reached, (unsigned long long)task.search.nodes, codes(line, expected));
    }
    PyBuffer_Release(&task.weights);
    return found;
}

/* ---- Solving with several threads, which share the table: the first to get to the end has the solution ---- */

enum { MOST_THREADS = 64 };

struct solver {
    pthread_t thread;
    struct task *task;
    struct search search;
    struct move best;
    int value;
    bool running, solved;
};

static bool is_over(void *with) { return atomic_load(&((struct task *)with)->over); }

static void *solve_alone(void *with)
{
    struct solver *solver = with;
    solver->solved = reversi_solve(&solver->search, solver->task->board, &solver->best, &solver->value);
    if (solver->solved || !solver->search.helper)
        atomic_store(&solver->task->over, true);
    return NULL;
}

/* The solver that was first, with the nodes of all; NULL where none got to the end. The first is this thread. */
static struct solver *solve_together(struct task *task, struct solver *solvers, int threads)
{
    struct solver *first = NULL;
    for (int each = 0; each < threads; each++) {
        solvers[each] = (struct solver){.task = task, .search = task->search};
        solvers[each].search.helper = each;
        if (each > 0) {
            solvers[each].search.watch = (struct watch){is_over, task};
            solvers[each].running = !pthread_create(&solvers[each].thread, NULL, solve_alone, &solvers[each]);
        }
    }
    solve_alone(&solvers[0]);
    task->search.nodes = 0;
    for (int each = 0; each < threads; each++) {
        if (solvers[each].running)
            pthread_join(solvers[each].thread, NULL);
        task->search.nodes += solvers[each].search.nodes;
        if (solvers[each].solved && !first)
            first = &solvers[each];
    }
    return first;
}

static PyObject *solve(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = {"", "", "weights", "nodes", "one_line", "last_wins", "awarded", "cut", "table", "threads", NULL};
    struct task task = {.table = 18};
    PyObject *own, *other, *found = NULL;
    int one_line, last_wins, awarded = 0, threads = 1;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "OOy*Kpp|$piii:solve", names, &own, &other, &task.weights,
                                     &task.nodes, &one_line, &last_wins, &awarded, &task.search.cut, &task.table, &threads))
        return NULL;
    task.search.rules = (struct rules){one_line, last_wins, awarded};
    if (read_number("threads", threads, 1, MOST_THREADS) && begin(&task, own, other)) {
        struct solver solvers[MOST_THREADS];
        task.alone.state = PyEval_SaveThread();
        struct solver *first = solve_together(&task, solvers, threads);
        PyEval_RestoreThread(task.alone.state);
        free(task.search.table);
        if (task.alone.interrupted)
            found = NULL;
        else if (first)
            found = Py_BuildValue("iiK", code(first->best), first->value, (unsigned long long)task.search.nodes);
        else
            found = Py_NewRef(Py_None);
    }
    PyBuffer_Release(&task.weights);
    return found;
}

static PyObject *evaluate(PyObject *module, PyObject *arguments)
{
    PyObject *own, *other, *found = NULL;
    Py_buffer weights;
    struct board board;
    (void)module;
    if (!PyArg_ParseTuple(arguments, "OOy*:evaluate", &own, &other, &weights))
        return NULL;
    if (read_board(own, other, &board) && check_weights(&weights))
        found = PyLong_FromLong(reversi_evaluate(weights.buf, board));
    PyBuffer_Release(&weights);
    return found;
}

static PyObject *stable(PyObject *module, PyObject *arguments)
{
    PyObject *own, *other;
    struct board board;
    (void)module;
    if (!PyArg_ParseTuple(arguments, "OO:stable", &own, &other) || !read_board(own, other, &board))
        return NULL;
    return PyLong_FromUnsignedLongLong(reversi_stable(board));
}

/* For many boards at once, each as two numbers of 64 bits, the weights that its evaluation adds up, as 32-bit numbers:
 * where each stands in the weights of a stage. */
static PyObject *patterns(PyObject *module, PyObject *arguments)
{
    Py_buffer boards;
    (void)module;
    if (!PyArg_ParseTuple(arguments, "y*:patterns", &boards))
        return NULL;
    Py_ssize_t length = boards.len / (Py_ssize_t)sizeof(struct board);
    PyObject *found = PyBytes_FromStringAndSize(NULL, length * PLACES_USED * (Py_ssize_t)sizeof(int32_t));
    char *to = found ? PyBytes_AsString(found) : NULL;
    for (Py_ssize_t each = 0; to && each < length; each++) {
        struct board board;
        struct indices indices;
        memcpy(&board, (char *)boards.buf + each * (Py_ssize_t)sizeof board, sizeof board);
        board.other &= ~board.own;
        patterns_indices(board, &indices);
        for (int place = 0; place < PLACES_USED; place++, to += sizeof(int32_t)) {
            int32_t at = PLACE_ORIGINS[place] + indices.of[place];
            memcpy(to, &at, sizeof at);
        }
    }
    PyBuffer_Release(&boards);
    return found;
}

/* The arrays of many games, as Python hands them over. */
struct arrays {
    Py_buffer boards, legal, turns, results, actions;
};

static void release(struct arrays *arrays)
{
    PyBuffer_Release(&arrays->boards);
    PyBuffer_Release(&arrays->legal);
    PyBuffer_Release(&arrays->turns);
    PyBuffer_Release(&arrays->results);
    PyBuffer_Release(&arrays->actions);
}

/* Whether the arrays are all of one length; if not, the error is set. */
static int read_batch(const struct arrays *arrays, struct batch *batch)
{
    Py_ssize_t length = arrays->turns.len;
    if (arrays->boards.len != length * (Py_ssize_t)sizeof(struct board) ||
        arrays->legal.len != length * (Py_ssize_t)sizeof(squares) || arrays->results.len != length ||
        arrays->actions.len != length || ((uintptr_t)arrays->boards.buf | (uintptr_t)arrays->legal.buf) % sizeof(squares)) {
        PyErr_SetString(PyExc_ValueError, "the arrays must have one length");
        return 0;
    }
    *batch = (struct batch){(size_t)length, arrays->boards.buf, arrays->legal.buf, arrays->turns.buf, arrays->results.buf};
    return 1;
}

static PyObject *step(PyObject *module, PyObject *arguments)
{
    struct arrays of;
    struct batch batch;
    int last_wins;
    size_t illegal = 0;
    PyObject *found = NULL;
    (void)module;
    if (!PyArg_ParseTuple(arguments, "w*w*w*w*y*p:step", &of.boards, &of.legal, &of.turns, &of.results, &of.actions,
                          &last_wins))
        return NULL;
    if (read_batch(&of, &batch)) {
        const uint8_t *actions = of.actions.buf;
        PyThreadState *state = PyEval_SaveThread();
        illegal = reversi_batch_illegal(&batch, actions);
        if (illegal == batch.length)
            reversi_batch_step(&batch, actions, last_wins);
        PyEval_RestoreThread(state);
        if (illegal == batch.length)
            found = Py_NewRef(Py_None);
        else
            PyErr_Format(PyExc_ValueError, "action %d of game %zu is not legal", (int)actions[illegal], illegal);
    }
    release(&of);
    return found;
}

static PyObject *choose(PyObject *module, PyObject *arguments)
{
    struct arrays of;
    struct batch batch;
    unsigned long long seed;
    PyObject *found = NULL;
    (void)module;
    if (!PyArg_ParseTuple(arguments, "w*w*w*w*w*K:choose", &of.boards, &of.legal, &of.turns, &of.results, &of.actions,
                          &seed))
        return NULL;
    if (read_batch(&of, &batch)) {
        uint64_t state = seed;
        PyThreadState *thread = PyEval_SaveThread();
        reversi_batch_choose(&batch, of.actions.buf, &state);
        PyEval_RestoreThread(thread);
        found = PyLong_FromUnsignedLongLong(state);
    }
    release(&of);
    return found;
}

static PyMethodDef FUNCTIONS[] = {
    {"step", step, METH_VARARGS, NULL},
    {"choose", choose, METH_VARARGS, NULL},
    {"perft", (PyCFunction)(void (*)(void))perft, METH_VARARGS | METH_KEYWORDS, NULL},
    {"search", (PyCFunction)(void (*)(void))search, METH_VARARGS | METH_KEYWORDS, NULL},
    {"solve", (PyCFunction)(void (*)(void))solve, METH_VARARGS | METH_KEYWORDS, NULL},
    {"evaluate", evaluate, METH_VARARGS, NULL},
    {"stable", stable, METH_VARARGS, NULL},
    {"patterns", patterns, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static int prepare(PyObject *module)
{
    (void)module;
    if (!check_processor())
        return -1;
    reversi_prepare(AVX512);
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
