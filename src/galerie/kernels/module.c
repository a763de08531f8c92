/* galerie.kernels._compiled: the kernels as Python functions, on the limited API of Python 3.11. */
#include "module.h"
#include "module_deflecto.h"
#include "module_copyright.h"
#include "reversi.h"
#include "solo.h"

#include <stdlib.h>
#include <string.h>

/* ---- Reading arguments ---- */

static int read_squares(PyObject *object, void *set)
{
    unsigned long long value = PyLong_AsUnsignedLongLong(object);
    if (value == (unsigned long long)-1 && PyErr_Occurred())
        return 0;
    *(squares *)set = value;
    return 1;
}

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

int read_number(const char *name, long value, long least, long most)
{
    if (value >= least && value <= most)
        return 1;
    PyErr_Format(PyExc_ValueError, "%s must be between %ld and %ld", name, least, most);
    return 0;
}

enum { LEAST_NODES = 1000 }; /* enough to compare all moves once, even where lines are chosen */

/* ---- Long calls: without the GIL, but open to signals ---- */

struct alone {
    PyThreadState *state;
    bool interrupted;
};

static bool interrupted(void *with)
{
    struct alone *alone = with;
    PyEval_RestoreThread(alone->state);
    alone->interrupted = PyErr_CheckSignals() != 0;
    alone->state = PyEval_SaveThread();
    return alone->interrupted;
}

/* ---- Reversi ---- */

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

/* ---- Reversi solo ---- */

static int read_sets(const char *usage, PyObject *const *arguments, Py_ssize_t length, squares *sets, Py_ssize_t needed)
{
    if (length != needed) {
        PyErr_SetString(PyExc_TypeError, usage);
        return 0;
    }
    for (Py_ssize_t each = 0; each < needed; each++)
        if (!read_squares(arguments[each], &sets[each]))
            return 0;
    return 1;
}

static PyObject *solo_winning_squares(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    squares sets[3];
    (void)module;
    if (!read_sets("solo_winning(own, winnable, free)", arguments, length, sets, 3))
        return NULL;
    return PyLong_FromUnsignedLongLong(solo_winning(sets[0], sets[1], sets[2]));
}

static PyObject *solo_lost_tokens(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    squares sets[3] = {0};
    (void)module;
    if (!read_sets("solo_lost(tokens, discs, hopeless=0)", arguments, length, sets, length == 2 ? 2 : 3))
        return NULL;
    return PyLong_FromUnsignedLongLong(solo_lost(sets[0], sets[1], sets[2]));
}

static int check_table(const struct table *table)
{
    squares gold = table->discs[GOLD], black = table->discs[BLACK];
    if (!(gold & black) && !((gold | black) & table->tokens) && !(table->up & ~table->tokens))
        return 1;
    PyErr_SetString(PyExc_ValueError, "a square holds one disc or one token, and what is face up is a token");
    return 0;
}

static int placement_code(struct placement placement) { return placement.square + 64 * placement.colour; }

static PyObject *codes(const struct placement *placements, int length)
{
    PyObject *found = PyList_New(length);
    for (int each = 0; found && each < length; each++) {
        PyObject *number = PyLong_FromLong(placement_code(placements[each]));
        if (!number || PyList_SetItem(found, each, number))
            Py_CLEAR(found);
    }
    return found;
}

static PyObject *solo_legal(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    squares sets[5];
    struct placement found[MOST_PLACEMENTS];
    (void)module;
    if (!read_sets("solo_placements(gold, black, tokens, up, gold_tokens)", arguments, length, sets, 5))
        return NULL;
    struct table table = {{sets[0], sets[1]}, sets[2], sets[3]};
    struct deal deal = {.tokens = sets[2], .gold = sets[4]};
    return check_table(&table) ? codes(found, solo_placements(&deal, &table, found)) : NULL;
}

static PyObject *solo_then(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    squares sets[6];
    (void)module;
    if (!read_sets("solo_after(gold, black, tokens, up, gold_tokens, placement)", arguments, length, sets, 6))
        return NULL;
    struct table table = {{sets[0], sets[1]}, sets[2], sets[3]};
    struct deal deal = {.tokens = sets[2], .gold = sets[4]};
    if (!check_table(&table))
        return NULL;
    if (sets[5] >= 128 || (table.discs[GOLD] | table.discs[BLACK] | table.tokens) & bit((int)(sets[5] % 64))) {
        PyErr_SetString(PyExc_ValueError, "a placement needs a free square");
        return NULL;
    }
    struct placement placement = {(uint8_t)(sets[5] / 64), (uint8_t)(sets[5] % 64)};
    struct table after = solo_after(&deal, &table, placement);
    return Py_BuildValue("KKKK", after.discs[GOLD], after.discs[BLACK], after.tokens, after.up);
}

static PyObject *solo_plan(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = {"", "", "", "", "gold_tokens", "values", "won", "blanks", "summed", "width", "nodes", NULL};
    PyObject *sets[5];
    Py_buffer values;
    struct deal deal = {0};
    struct table table;
    int summed, width;
    unsigned long long nodes;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "OOOOOy*iipiK:solo_best", names, &sets[0], &sets[1], &sets[2],
                                     &sets[3], &sets[4], &values, &deal.won, &deal.blanks, &summed, &width, &nodes))
        return NULL;
    int fits = values.len == sizeof deal.values;
    if (fits)
        memcpy(deal.values, values.buf, sizeof deal.values);
    else
        PyErr_Format(PyExc_ValueError, "there must be %d values", (int)sizeof deal.values);
    PyBuffer_Release(&values);
    if (!fits || !read_squares(sets[0], &table.discs[GOLD]) || !read_squares(sets[1], &table.discs[BLACK]) ||
        !read_squares(sets[2], &table.tokens) || !read_squares(sets[3], &table.up) ||
        !read_squares(sets[4], &deal.gold) || !check_table(&table) || !read_number("won", deal.won, 0, 1000000) ||
        !read_number("blanks", deal.blanks, 0, 64) || !read_number("width", width, 0, WIDEST))
        return NULL;
    deal.tokens = table.tokens;
    deal.sum = summed;
    struct plan plan;
    struct alone alone = {PyEval_SaveThread(), false};
    enum verdict verdict = solo_best(&deal, &table, width, nodes, (struct watch){interrupted, &alone}, &plan);
    PyEval_RestoreThread(alone.state);
    if (verdict == INTERRUPTED)
        return NULL;
    if (verdict == NO_MEMORY)
        return PyErr_NoMemory();
    PyObject *line = codes(plan.line, plan.length);
    return line ? Py_BuildValue("iiNK", plan.score, plan.bound, line, (unsigned long long)plan.nodes) : NULL;
}

/* ---- The lexicon ---- */

bool read_text(const char *characters, Py_ssize_t length, struct text *text)
{
    if (length > LONGEST_WORD)
        return false;
    text->length = (int)length;
    for (Py_ssize_t at = 0; at < length; at++) {
        bool letter = characters[at] >= 'a' && characters[at] <= 'z';
        if (!letter && characters[at] != '?')
            return false;
        text->letters[at] = letter ? (uint8_t)(characters[at] - 'a') : JOKER;
    }
    return true;
}

static PyObject *graph_new(PyTypeObject *type, PyObject *arguments, PyObject *named)
{
    static char *names[] = {"", "", "", NULL};
    unsigned int root;
    allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    struct graph *graph = (struct graph *)allocate(type, 0);
    if (!graph)
        return NULL;
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "y*y*I:LexiconGraph", names, &graph->numbers, &graph->facts, &root)) {
        Py_DECREF(graph);
        return NULL;
    }
    bool aligned = !((uintptr_t)graph->numbers.buf % sizeof(uint32_t) || (uintptr_t)graph->facts.buf % sizeof(uint32_t));
    bool short_enough = graph->numbers.len < INT32_MAX && graph->facts.len < INT32_MAX;
    graph->lexicon = (struct lexicon){
        graph->numbers.buf, (uint32_t)(graph->numbers.len / 4), root, graph->facts.buf, (uint32_t)(graph->facts.len / 4),
    };
    if (!aligned || !short_enough || !lexicon_sound(&graph->lexicon)) {
        PyErr_SetString(PyExc_ValueError, "this is not the graph of a lexicon");
        Py_DECREF(graph);
        return NULL;
    }
    return (PyObject *)graph;
}

static void graph_free(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyBuffer_Release(&((struct graph *)self)->numbers);
    PyBuffer_Release(&((struct graph *)self)->facts);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

static PyObject *graph_number(PyObject *self, PyObject *word)
{
    struct text text;
    Py_ssize_t length;
    const char *characters = PyUnicode_AsUTF8AndSize(word, &length);
    if (!characters)
        return NULL;
    bool readable = read_text(characters, length, &text);
    return PyLong_FromLongLong(readable ? lexicon_number(&((struct graph *)self)->lexicon, &text) : -1);
}

static PyObject *graph_is_beginning(PyObject *self, PyObject *beginning)
{
    struct text text;
    Py_ssize_t length;
    const char *characters = PyUnicode_AsUTF8AndSize(beginning, &length);
    if (!characters)
        return NULL;
    bool readable = read_text(characters, length, &text);
    return PyBool_FromLong(readable && lexicon_is_beginning(&((struct graph *)self)->lexicon, &text));
}

struct hit {
    PyObject *word;
    uint32_t rank;
};

struct hits {
    struct hit *all;
    size_t length, room;
};

static bool gather(void *with, const uint8_t *letters, int length, uint32_t rank)
{
    struct hits *hits = with;
    char word[LONGEST_WORD];
    if (hits->length == hits->room) {
        size_t room = hits->room ? 4 * hits->room : 64;
        struct hit *larger = realloc(hits->all, room * sizeof *larger);
        if (!larger) {
            PyErr_NoMemory();
            return false;
        }
        hits->all = larger;
        hits->room = room;
    }
    for (int at = 0; at < length; at++)
        word[at] = (char)('a' + letters[at]);
    struct hit hit = {PyUnicode_FromStringAndSize(word, length), rank};
    if (hit.word)
        hits->all[hits->length++] = hit;
    return hit.word != NULL;
}

/* The commonest first. Sorts by the lowest bits of the rank, then by higher and higher ones, always keeping the
 * order there was between equals: words of one rank stay in alphabetical order. */
static bool sort(struct hits *hits)
{
    enum { BITS = 7, PILES = 1 << BITS, RANK_BITS = 20 };
    if (hits->length < 2)
        return true;
    struct hit *sorted = malloc(hits->length * sizeof *sorted);
    if (!sorted) {
        PyErr_NoMemory();
        return false;
    }
    for (int shift = 0; shift < RANK_BITS; shift += BITS) {
        size_t ends[PILES + 1] = {0};
        for (size_t each = 0; each < hits->length; each++)
            ends[1 + (hits->all[each].rank >> shift & (PILES - 1))]++;
        for (int pile = 0; pile < PILES; pile++)
            ends[pile + 1] += ends[pile];
        for (size_t each = 0; each < hits->length; each++)
            sorted[ends[hits->all[each].rank >> shift & (PILES - 1)]++] = hits->all[each];
        struct hit *before = hits->all;
        hits->all = sorted;
        sorted = before;
    }
    free(sorted);
    return true;
}

static PyObject *graph_words(PyObject *self, PyObject *const *arguments, Py_ssize_t length)
{
    struct wish wish = {0};
    struct hits hits = {0};
    Py_ssize_t letters, following;
    if (length != 5) {
        PyErr_SetString(PyExc_TypeError, "words(beginning, letters, shortest, rarest, bases)");
        return NULL;
    }
    const char *beginning = PyUnicode_AsUTF8AndSize(arguments[0], &letters);
    const char *bag = beginning ? PyUnicode_AsUTF8AndSize(arguments[1], &following) : NULL;
    if (!bag)
        return NULL;
    long shortest = PyLong_AsLong(arguments[2]), rarest = PyLong_AsLong(arguments[3]);
    wish.bases = PyObject_IsTrue(arguments[4]) == 1;
    if (PyErr_Occurred() || !read_number("shortest", shortest, 0, LONGEST_WORD) ||
        !read_number("rarest", rarest, 0, INT32_MAX))
        return NULL;
    wish.shortest = (int)shortest;
    wish.rarest = (uint32_t)rarest;
    for (Py_ssize_t at = 0; at < following; at++) {
        char each = bag[at];
        if (each == '?')
            wish.jokers += wish.jokers < LONGEST_WORD;
        else if (each >= 'a' && each <= 'z')
            wish.letters[each - 'a'] += wish.letters[each - 'a'] < LONGEST_WORD;
    }
    bool complete = !read_text(beginning, letters, &wish.beginning) ||
                    lexicon_words(&((struct graph *)self)->lexicon, &wish, (struct finder){gather, &hits});
    PyObject *found = complete && sort(&hits) ? PyList_New((Py_ssize_t)hits.length) : NULL;
    for (size_t each = 0; each < hits.length; each++)
        if (found)
            PyList_SetItem(found, (Py_ssize_t)each, hits.all[each].word);
        else
            Py_DECREF(hits.all[each].word);
    free(hits.all);
    return found;
}

static PyMethodDef GRAPH_METHODS[] = {
    {"number", graph_number, METH_O, NULL},
    {"is_beginning", graph_is_beginning, METH_O, NULL},
    {"words", (PyCFunction)(void (*)(void))graph_words, METH_FASTCALL, NULL},
    {"promises", (PyCFunction)(void (*)(void))graph_promises, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot GRAPH_SLOTS[] = {
    {Py_tp_new, graph_new},
    {Py_tp_dealloc, graph_free},
    {Py_tp_methods, GRAPH_METHODS},
    {0, NULL},
};

static PyType_Spec GRAPH = {
    .name = "galerie.kernels._compiled.LexiconGraph",
    .basicsize = sizeof(struct graph),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = GRAPH_SLOTS,
};

/* ---- The module ---- */

static int prepare(PyObject *module)
{
#ifdef __x86_64__
    if (!__builtin_cpu_supports("popcnt")) { /* the build counts on it */
        PyErr_SetString(PyExc_ImportError, "this processor is too old for the compiled kernel");
        return -1;
    }
#endif
    reversi_prepare();
    solo_prepare();
    PyObject *graph = PyType_FromSpec(&GRAPH);
    int added = graph ? PyModule_AddObjectRef(module, "LexiconGraph", graph) : -1;
    Py_XDECREF(graph);
    return added;
}

static PyMethodDef FUNCTIONS[] = {
    {"reversi_turned", (PyCFunction)(void (*)(void))turned, METH_FASTCALL, NULL},
    {"reversi_placements", (PyCFunction)(void (*)(void))placements, METH_FASTCALL, NULL},
    {"reversi_picked", (PyCFunction)(void (*)(void))picked, METH_FASTCALL, NULL},
    {"reversi_picture", (PyCFunction)(void (*)(void))picture, METH_FASTCALL, NULL},
    {"reversi_turns", (PyCFunction)(void (*)(void))turns, METH_FASTCALL, NULL},
    {"reversi_perft", (PyCFunction)(void (*)(void))perft, METH_VARARGS | METH_KEYWORDS, NULL},
    {"reversi_search", (PyCFunction)(void (*)(void))search, METH_VARARGS | METH_KEYWORDS, NULL},
    {"reversi_solve", (PyCFunction)(void (*)(void))solve, METH_VARARGS | METH_KEYWORDS, NULL},
    {"reversi_features", (PyCFunction)(void (*)(void))features, METH_FASTCALL, NULL},
    {"solo_winning", (PyCFunction)(void (*)(void))solo_winning_squares, METH_FASTCALL, NULL},
    {"solo_lost", (PyCFunction)(void (*)(void))solo_lost_tokens, METH_FASTCALL, NULL},
    {"solo_placements", (PyCFunction)(void (*)(void))solo_legal, METH_FASTCALL, NULL},
    {"solo_after", (PyCFunction)(void (*)(void))solo_then, METH_FASTCALL, NULL},
    {"deflecto_ways", (PyCFunction)(void (*)(void))shortest_ways, METH_FASTCALL, NULL},
    {"deflecto_placements", (PyCFunction)(void (*)(void))legal_placements, METH_FASTCALL, NULL},
    {"deflecto_changes", (PyCFunction)(void (*)(void))changing_placements, METH_FASTCALL, NULL},
    {"copyright_best", (PyCFunction)(void (*)(void))best_lay_out, METH_FASTCALL, NULL},
    {"copyright_is_fair", (PyCFunction)(void (*)(void))hand_is_fair, METH_FASTCALL, NULL},
    {"solo_best", (PyCFunction)(void (*)(void))solo_plan, METH_VARARGS | METH_KEYWORDS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot SLOTS[] = {{Py_mod_exec, prepare}, {0, NULL}};

static PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_compiled",
    .m_doc = "The compiled hot paths; each has a readable twin.",
    .m_methods = FUNCTIONS,
    .m_slots = SLOTS,
};

PyMODINIT_FUNC PyInit__compiled(void) { return PyModuleDef_Init(&MODULE); }
