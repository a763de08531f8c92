#include "discs.h"

static const squares NOT_LEFT = 0xfefefefefefefefeULL;  /* all but column a */
static const squares NOT_RIGHT = 0x7f7f7f7f7f7f7f7fULL; /* all but column h */

static const int STEPS[LINES][2] = {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};

static squares RAYS[64][LINES]; /* the squares from one outwards, itself left out */

void discs_prepare(void)
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

squares discs_line_turned(struct board board, int square, int line)
{
    squares ray = RAYS[square][line];
    return line >= 2 && line <= 5 ? turned_upwards(board, ray) : turned_downwards(board, ray);
}

squares discs_turned(struct board board, int square)
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

squares discs_placements(struct board board)
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
