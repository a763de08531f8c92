#include "reversi.h"

static const squares NOT_LEFT = 0xfefefefefefefefeULL;  /* all but column a */
static const squares NOT_RIGHT = 0x7f7f7f7f7f7f7f7fULL; /* all but column h */

int reversi_moves(struct board board, bool one_line, struct move moves[MOST_MOVES])
{
    int length = 0;
    for (squares left = discs_placements(board); left; left &= left - 1) {
        int square = first(left);
        if (!one_line) {
            moves[length++] = (struct move){discs_turned(board, square), 0, (uint8_t)square, 0};
            continue;
        }
        for (int line = 0; line < LINES; line++) {
            squares turned = discs_line_turned(board, square, line);
            if (turned)
                moves[length++] = (struct move){turned, 0, (uint8_t)square, (uint8_t)line};
        }
    }
    return length;
}

/* The squares that lie from `set` on along an axis, both ways; `up` and `down` are where a step may arrive. */
static inline squares lines_through(squares set, int step, squares up, squares down)
{
    squares rising = set, falling = set;
    for (int far = step; far <= 4 * step; far *= 2) {
        rising |= up & rising << far;
        falling |= down & falling >> far;
        up &= up << far;
        down &= down >> far;
    }
    return rising | falling;
}

squares reversi_stable(struct board board)
{
    static const squares CORNER_SQUARES = 0x8100000000000081ULL;
    if (!(board.own & CORNER_SQUARES)) /* they grow from the corners, nearly always */
        return 0;
    static const squares ALL = ~(squares)0;
    squares holes = empty(board);
    /* Along a full line nothing can turn over; nor can a disc whose neighbour on the axis is safe, or the rim. */
    squares row = ~lines_through(holes, 1, NOT_LEFT, NOT_RIGHT) | ~(NOT_LEFT & NOT_RIGHT);
    squares column = ~lines_through(holes, 8, ALL, ALL) | 0xff000000000000ffULL;
    squares falling = ~lines_through(holes, 9, NOT_LEFT, NOT_RIGHT) | 0xff818181818181ffULL;
    squares rising = ~lines_through(holes, 7, NOT_RIGHT, NOT_LEFT) | 0xff818181818181ffULL;
    squares stable = 0, grown = board.own & row & column & falling & rising;
    while (grown != stable) {
        stable = grown;
        grown = board.own;
        grown &= row | (stable & NOT_RIGHT) << 1 | (stable & NOT_LEFT) >> 1;
        grown &= column | stable << 8 | stable >> 8;
        grown &= falling | (stable & NOT_RIGHT) << 9 | (stable & NOT_LEFT) >> 9;
        grown &= rising | (stable & NOT_LEFT) << 7 | (stable & NOT_RIGHT) >> 7;
    }
    return stable;
}

int reversi_final(struct rules rules, struct board board)
{
    int difference = count(board.own) - count(board.other);
    if (rules.awarded)
        difference += difference > 0 ? count(empty(board)) : difference < 0 ? -count(empty(board)) : 0;
    return difference ? 2 * difference : -rules.last_wins;
}
