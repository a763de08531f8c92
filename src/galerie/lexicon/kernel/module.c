/* The lexicon's kernel as a Python type. */
#include "graph.h"

#include <stdlib.h>
#include <string.h>

static PyObject *graph_number(PyObject *self, PyObject *word)
{
    struct text text;
    Py_ssize_t length;
    const char *characters = PyUnicode_AsUTF8AndSize(word, &length);
    if (!characters)
        return NULL;
    bool readable = lexicon_read(characters, (size_t)length, &text);
    return PyLong_FromLongLong(readable ? lexicon_number(&((struct graph *)self)->lexicon, &text) : -1);
}

static PyObject *graph_is_beginning(PyObject *self, PyObject *beginning)
{
    struct text text;
    Py_ssize_t length;
    const char *characters = PyUnicode_AsUTF8AndSize(beginning, &length);
    if (!characters)
        return NULL;
    bool readable = lexicon_read(characters, (size_t)length, &text);
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

/* Reads beginning, letters, shortest, rarest and bases; false with an error set. A beginning that no word can have makes
 * the wish `hopeless`. */
static bool read_wish(PyObject *const *arguments, struct wish *wish, bool *hopeless)
{
    Py_ssize_t letters, following;
    const char *beginning = PyUnicode_AsUTF8AndSize(arguments[0], &letters);
    const char *bag = beginning ? PyUnicode_AsUTF8AndSize(arguments[1], &following) : NULL;
    if (!bag)
        return false;
    long shortest = PyLong_AsLong(arguments[2]), rarest = PyLong_AsLong(arguments[3]);
    wish->bases = PyObject_IsTrue(arguments[4]) == 1;
    if (PyErr_Occurred() || !read_number("shortest", shortest, 0, LONGEST_WORD) ||
        !read_number("rarest", rarest, 0, INT32_MAX))
        return false;
    wish->shortest = (int)shortest;
    wish->rarest = (uint32_t)rarest;
    for (Py_ssize_t at = 0; at < following; at++) {
        char each = bag[at];
        if (each == '?')
            wish->jokers += wish->jokers < LONGEST_WORD;
        else if (each >= 'a' && each <= 'z')
            wish->letters[each - 'a'] += wish->letters[each - 'a'] < LONGEST_WORD;
    }
    *hopeless = !lexicon_read(beginning, (size_t)letters, &wish->beginning);
    return true;
}

static PyObject *graph_words(PyObject *self, PyObject *const *arguments, Py_ssize_t length)
{
    struct wish wish = {0};
    struct hits hits = {0};
    bool hopeless;
    if (length != 5) {
        PyErr_SetString(PyExc_TypeError, "words(beginning, letters, shortest, rarest, bases)");
        return NULL;
    }
    if (!read_wish(arguments, &wish, &hopeless))
        return NULL;
    bool complete =
        hopeless || lexicon_words(&((struct graph *)self)->lexicon, &wish, (struct finder){gather, &hits});
    PyObject *found = complete && sort(&hits) ? PyList_New((Py_ssize_t)hits.length) : NULL;
    for (size_t each = 0; each < hits.length; each++)
        if (found)
            PyList_SetItem(found, (Py_ssize_t)each, hits.all[each].word);
        else
            Py_DECREF(hits.all[each].word);
    free(hits.all);
    return found;
}

enum { MOST_COMMON = 1000 };

/* The commonest words so far, in order, and how many there were in all. */
struct commonest {
    struct common {
        uint8_t letters[LONGEST_WORD];
        uint8_t length;
        uint32_t rank;
    } *all;
    int length, most;
    long count;
};

/* Words of one rank stay in alphabetical order. */
static bool count(void *with, const uint8_t *letters, int length, uint32_t rank)
{
    struct commonest *kept = with;
    kept->count++;
    if (kept->length == kept->most && rank >= kept->all[kept->most - 1].rank)
        return true;
    int at = kept->length < kept->most ? kept->length++ : kept->most - 1;
    for (; at && kept->all[at - 1].rank > rank; at--)
        kept->all[at] = kept->all[at - 1];
    kept->all[at].rank = rank;
    kept->all[at].length = (uint8_t)length;
    for (int each = 0; each < length; each++)
        kept->all[at].letters[each] = (uint8_t)('a' + letters[each]);
    return true;
}

/* Other threads run meanwhile: the words of a pattern may be all there are. */
static PyObject *graph_commonest(PyObject *self, PyObject *const *arguments, Py_ssize_t length)
{
    struct wish wish = {0};
    bool hopeless;
    if (length != 6) {
        PyErr_SetString(PyExc_TypeError, "commonest(beginning, letters, shortest, rarest, bases, most)");
        return NULL;
    }
    if (!read_wish(arguments, &wish, &hopeless))
        return NULL;
    long most = PyLong_AsLong(arguments[5]);
    if (PyErr_Occurred() || !read_number("most", most, 1, MOST_COMMON))
        return NULL;
    struct commonest kept = {.all = malloc((size_t)most * sizeof *kept.all), .most = (int)most};
    if (!kept.all)
        return PyErr_NoMemory();
    if (!hopeless) {
        Py_BEGIN_ALLOW_THREADS
        lexicon_words(&((struct graph *)self)->lexicon, &wish, (struct finder){count, &kept});
        Py_END_ALLOW_THREADS
    }
    PyObject *words = PyList_New(kept.length);
    for (int each = 0; words && each < kept.length; each++) {
        PyObject *word = PyUnicode_FromStringAndSize((const char *)kept.all[each].letters, kept.all[each].length);
        if (word)
            PyList_SetItem(words, each, word);
        else
            Py_CLEAR(words);
    }
    free(kept.all);
    return words ? Py_BuildValue("lN", kept.count, words) : NULL;
}

static PyMethodDef GRAPH_METHODS[] = {
    {"number", graph_number, METH_O, NULL},
    {"is_beginning", graph_is_beginning, METH_O, NULL},
    {"words", (PyCFunction)(void (*)(void))graph_words, METH_FASTCALL, NULL},
    {"commonest", (PyCFunction)(void (*)(void))graph_commonest, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot GRAPH_SLOTS[] = {
    {Py_tp_new, graph_new},
    {Py_tp_dealloc, graph_free},
    {Py_tp_methods, GRAPH_METHODS},
    {0, NULL},
};

static PyType_Spec GRAPH = {
    .name = "galerie.lexicon.kernel._compiled.LexiconGraph",
    .basicsize = sizeof(struct graph),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = GRAPH_SLOTS,
};

static int prepare(PyObject *module)
{
    PyObject *graph = check_processor() ? PyType_FromSpec(&GRAPH) : NULL;
    int added = graph ? PyModule_AddObjectRef(module, "LexiconGraph", graph) : -1;
    Py_XDECREF(graph);
    return added;
}

static PyModuleDef_Slot SLOTS[] = {{Py_mod_exec, prepare}, {0, NULL}};

static PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_compiled",
    .m_doc = "The lexicon's compiled hot paths; each has a readable twin.",
    .m_slots = SLOTS,
};

PyMODINIT_FUNC PyInit__compiled(void) { return PyModuleDef_Init(&MODULE); }
