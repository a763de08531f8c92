/* Discs on the 8 x 8 board, as bitboards: where they can be placed, and which discs turn over.
 *
 * Squares are numbered as in galerie.discs.board: a1 = 0, b1 = 1 ... h8 = 63, a1 the upper-left.
 * A board is always seen by the side to move. Nothing here allocates, prints or knows of Python.
 */
#ifndef GALERIE_DISCS_H
#define GALERIE_DISCS_H

#ifdef __x86_64__ /* counting bits is half the work; the modules refuse to load on a processor without it */
#pragma GCC target("popcnt")
#endif

#include <stdbool.h>
#include <stdint.h>

typedef uint64_t squares; /* a set of squares, one bit each */

struct board {
    squares own, other;
};

enum { LINES = 8 }; /* in the order of board.LINES: n, ne, e, se, s, sw, w, nw */

static inline int count(squares set) { return __builtin_popcountll(set); }
static inline int first(squares set) { return __builtin_ctzll(set); }
static inline squares bit(int square) { return (squares)1 << square; }

static inline struct board after(struct board board, int square, squares turned)
{
    return (struct board){board.other & ~turned, board.own | turned | bit(square)};
}

static inline struct board passed(struct board board) { return (struct board){board.other, board.own}; }
static inline squares empty(struct board board) { return ~(board.own | board.other); }

/* Fills the tables of rays; once, before anything else. */
void discs_prepare(void);

squares discs_line_turned(struct board board, int square, int line);
squares discs_turned(struct board board, int square);
squares discs_placements(struct board board);

#endif
