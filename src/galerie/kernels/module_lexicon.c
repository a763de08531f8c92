/* The kernel of the lexicon as a Python type. */
#include "module.h"

#include <stdlib.h>
#include <string.h>

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

PyType_Spec LEXICON_GRAPH = {
    .name = "galerie.kernels._compiled.LexiconGraph",
    .basicsize = sizeof(struct graph),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = GRAPH_SLOTS,
};
