#include "reversi.h"

static const squares NOT_LEFT = 0xfefefefefefefefeULL;  /* all but column a */
static const squares NOT_RIGHT = 0x7f7f7f7f7f7f7f7fULL; /* all but column h */

static const int STEPS[LINES][2] = {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};

static squares RAYS[64][LINES]; /* the squares from one outwards, itself left out */

void reversi_prepare(void)
{
    for (int line = 0; line < LINES; line++) {
        for (int square = 0; square < 64; square++) {
            squares ray = 0;
            int x = square % 8 + STEPS[line][0];
            int y = square / 8 + STEPS[line][1];
            for (; x >= 0 && x < 8 && y >= 0 && y < 8; x += STEPS[line][0], y += STEPS[line][1])
                ray |= bit(x + 8 * y);
            RAYS[square][line] = ray;
        }
    }
}

static inline squares all_if(bool condition) { return -(squares)condition; }

/* Along a ray towards h8 the nearest square is the lowest bit; towards a1 it is the highest. Without branches,
 * which no processor could foresee. */

static inline squares turned_upwards(struct board board, squares ray)
{
    squares ends = ray & ~board.other;
    squares end = ends & -ends;
    return ray & (end - 1) & all_if(end & board.own);
}

static inline squares turned_downwards(struct board board, squares ray)
{
    squares ends = ray & ~board.other;
    squares end = bit(63 - __builtin_clzll(ends | 1)); /* with no end at all, one that is not among them */
    return ray & ~(end | (end - 1)) & all_if(end & ends & board.own);
}

squares reversi_line_turned(struct board board, int square, int line)
{
    squares ray = RAYS[square][line];
    return line >= 2 && line <= 5 ? turned_upwards(board, ray) : turned_downwards(board, ray);
}

squares reversi_turned(struct board board, int square)
{
    const squares *rays = RAYS[square];
    return turned_downwards(board, rays[0]) | turned_downwards(board, rays[1]) | turned_upwards(board, rays[2]) |
           turned_upwards(board, rays[3]) | turned_upwards(board, rays[4]) | turned_upwards(board, rays[5]) |
           turned_downwards(board, rays[6]) | turned_downwards(board, rays[7]);
}

/* The empty squares at the end of a run of `inner` that starts beside an own disc, one way along an axis. */
#define RUNS(SHIFT)                                      \
    do {                                                 \
        squares run = inner & (own SHIFT);               \
        for (int step = 0; step < 5; step++)             \
            run |= inner & (run SHIFT);                  \
        found |= run SHIFT;                              \
    } while (0)

squares reversi_placements(struct board board)
{
    squares own = board.own, found = 0;
    squares inner = board.other;
    RUNS(<< 8);
    RUNS(>> 8);
    inner = board.other & NOT_LEFT & NOT_RIGHT; /* lines that leave their row must not wrap around the sides */
    RUNS(<< 1);
    RUNS(>> 1);
    RUNS(<< 7);
    RUNS(>> 7);
    RUNS(<< 9);
    RUNS(>> 9);
    return found & empty(board);
}

int reversi_moves(struct board board, bool one_line, struct move moves[MOST_MOVES])
{
    int length = 0;
    for (squares left = reversi_placements(board); left; left &= left - 1) {
        int square = first(left);
        if (!one_line) {
            moves[length++] = (struct move){reversi_turned(board, square), 0, (uint8_t)square, 0};
            continue;
        }
        for (int line = 0; line < LINES; line++) {
            squares turned = reversi_line_turned(board, square, line);
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

struct perft {
    bool one_line;
    struct watch watch;
    uint64_t visited;
    bool stopped;
};

static uint64_t perft(struct perft *run, struct board board, int depth)
{
    if (depth == 0)
        return 1;
    if ((++run->visited & 0xfffff) == 0 && run->watch.stopped && run->watch.stopped(run->watch.with))
        run->stopped = true;
    if (run->stopped)
        return 0;
    squares places = reversi_placements(board);
    if (!places)
        return reversi_placements(passed(board)) ? perft(run, passed(board), depth - 1) : 1;
    if (depth == 1 && !run->one_line)
        return (uint64_t)count(places);
    struct move moves[MOST_MOVES];
    int length = reversi_moves(board, run->one_line, moves);
    if (depth == 1)
        return (uint64_t)length;
    uint64_t leaves = 0;
    for (int each = 0; each < length; each++)
        leaves += perft(run, after(board, moves[each].square, moves[each].turned), depth - 1);
    return leaves;
}

bool reversi_perft(struct board board, bool one_line, int depth, struct watch watch, uint64_t *leaves)
{
    struct perft run = {one_line, watch, 0, false};
    *leaves = perft(&run, board, depth);
    return !run.stopped;
}
