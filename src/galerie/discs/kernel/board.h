/* Reading a board from Python. */
#ifndef GALERIE_DISCS_BOARD_H
#define GALERIE_DISCS_BOARD_H

#include "discs.h"
#include "kernels/module.h"

/* Whether the two sets are a board; if not, the error is set. */
static inline int read_board(PyObject *own, PyObject *other, struct board *board)
{
    if (!read_squares(own, &board->own) || !read_squares(other, &board->other))
        return 0;
    if (board->own & board->other) {
        PyErr_SetString(PyExc_ValueError, "a square holds one disc");
        return 0;
    }
    return 1;
}

#endif
