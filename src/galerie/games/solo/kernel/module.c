/* The kernel of Reversi solo as Python functions. */
#include "kernels/module.h"
#include "solo.h"

#include <string.h>

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

static PyObject *winning_squares(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    squares sets[3];
    (void)module;
    if (!read_sets("winning(own, winnable, free)", arguments, length, sets, 3))
        return NULL;
    return PyLong_FromUnsignedLongLong(solo_winning(sets[0], sets[1], sets[2]));
}

static PyObject *lost_tokens(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    squares sets[3] = {0};
    (void)module;
    if (!read_sets("lost(tokens, discs, hopeless=0)", arguments, length, sets, length == 2 ? 2 : 3))
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

static PyObject *legal_placements(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    squares sets[5];
    struct placement found[MOST_PLACEMENTS];
    (void)module;
    if (!read_sets("placements(gold, black, tokens, up, gold_tokens)", arguments, length, sets, 5))
        return NULL;
    struct table table = {{sets[0], sets[1]}, sets[2], sets[3]};
    struct deal deal = {.tokens = sets[2], .gold = sets[4]};
    return check_table(&table) ? codes(found, solo_placements(&deal, &table, found)) : NULL;
}

static PyObject *table_after(PyObject *module, PyObject *const *arguments, Py_ssize_t length)
{
    squares sets[6];
    (void)module;
    if (!read_sets("after(gold, black, tokens, up, gold_tokens, placement)", arguments, length, sets, 6))
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

static PyObject *best_plan(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = {"", "", "", "", "gold_tokens", "values", "won", "blanks", "summed", "width", "nodes", NULL};
    PyObject *sets[5];
    Py_buffer values;
    struct deal deal = {0};
    struct table table;
    int summed, width;
    unsigned long long nodes;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "OOOOOy*iipiK:best", names, &sets[0], &sets[1], &sets[2],
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

static PyMethodDef FUNCTIONS[] = {
    {"winning", (PyCFunction)(void (*)(void))winning_squares, METH_FASTCALL, NULL},
    {"lost", (PyCFunction)(void (*)(void))lost_tokens, METH_FASTCALL, NULL},
    {"placements", (PyCFunction)(void (*)(void))legal_placements, METH_FASTCALL, NULL},
    {"after", (PyCFunction)(void (*)(void))table_after, METH_FASTCALL, NULL},
    {"best", (PyCFunction)(void (*)(void))best_plan, METH_VARARGS | METH_KEYWORDS, NULL},
    {NULL, NULL, 0, NULL},
};

static int prepare(PyObject *module)
{
    (void)module;
    if (!check_processor())
        return -1;
    discs_prepare();
    solo_prepare();
    return 0;
}

static PyModuleDef_Slot SLOTS[] = {{Py_mod_exec, prepare}, {0, NULL}};

static PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_compiled",
    .m_doc = "Solo's compiled hot paths; each has a readable twin.",
    .m_methods = FUNCTIONS,
    .m_slots = SLOTS,
};

PyMODINIT_FUNC PyInit__compiled(void) { return PyModuleDef_Init(&MODULE); }
