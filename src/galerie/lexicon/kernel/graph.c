#include "graph.h"

PyObject *graph_new(PyTypeObject *type, PyObject *arguments, PyObject *named)
{
    static char *names[] = {"", "", "", NULL};
    unsigned int root;
    allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    struct graph *graph = (struct graph *)allocate(type, 0);
    if (!graph)
        return NULL;
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "y*y*I", names, &graph->numbers, &graph->facts, &root)) {
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

void graph_free(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyBuffer_Release(&((struct graph *)self)->numbers);
    PyBuffer_Release(&((struct graph *)self)->facts);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}
