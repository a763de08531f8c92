#include "patterns.h"

struct indices SQUARE_INDICES[64];
int32_t PLACE_ORIGINS[PLACES_KEPT];

/* The shapes in one of their places, from the smallest power of three; `bots/evaluation.py` has the same list. */
static const struct {
    uint8_t length;
    uint8_t at[LARGEST_SHAPE];
} FIRST_PLACES[SHAPES] = {
    {9, {0, 1, 2, 8, 9, 10, 16, 17, 18}},       /* a corner, three by three */
    {10, {0, 1, 2, 3, 4, 5, 6, 7, 9, 14}},      /* an edge, with the squares diagonally beside its corners */
    {10, {0, 1, 2, 3, 4, 8, 9, 10, 11, 12}},    /* a corner, five by two */
    {10, {0, 1, 2, 3, 8, 9, 10, 16, 17, 24}},   /* a corner, as a triangle */
    {10, {0, 2, 3, 4, 5, 7, 10, 11, 12, 13}},   /* an edge's corners, and its middle, two rows deep */
    {8, {8, 9, 10, 11, 12, 13, 14, 15}},        /* rows and columns */
    {8, {16, 17, 18, 19, 20, 21, 22, 23}},
    {8, {24, 25, 26, 27, 28, 29, 30, 31}},
    {8, {0, 9, 18, 27, 36, 45, 54, 63}},        /* diagonals */
    {7, {1, 10, 19, 28, 37, 46, 55}},
    {6, {2, 11, 20, 29, 38, 47}},
    {5, {3, 12, 21, 30, 39}},
    {4, {4, 13, 22, 31}},
};

/* A square as it is called when the board is looked at from another of its eight sides. */
static int seen_from(int side, int square)
{
    int x = side & 1 ? 7 - square % 8 : square % 8, y = side & 2 ? 7 - square / 8 : square / 8;
    return side & 4 ? y + 8 * x : x + 8 * y;
}

void patterns_prepare(void)
{
    int place = 0, origin = 0;
    for (int square = 0; square < 64; square++)
        SQUARE_INDICES[square] = (struct indices){{0}};
    for (int shape = 0; shape < SHAPES; shape++) {
        int length = FIRST_PLACES[shape].length, size = 1, found = 0;
        squares places[8];
        for (int each = 0; each < length; each++)
            size *= 3;
        for (int side = 0; side < 8; side++) {
            squares set = 0;
            bool known = false;
            for (int each = 0; each < length; each++)
                set |= bit(seen_from(side, FIRST_PLACES[shape].at[each]));
            for (int each = 0; each < found; each++)
                known = known || places[each] == set;
            if (known)
                continue;
            places[found++] = set;
            for (int each = 0, power = 1; each < length; each++, power *= 3)
                SQUARE_INDICES[seen_from(side, FIRST_PLACES[shape].at[each])].of[place] = (int16_t)power;
            PLACE_ORIGINS[place++] = origin + size / 2;
        }
        origin += size;
    }
}

void patterns_indices(struct board board, struct indices *indices)
{
    struct indices found = {{0}};
    for (squares left = board.own; left; left &= left - 1)
        for (int place = 0; place < PLACES_KEPT; place++)
            found.of[place] = (int16_t)(found.of[place] + SQUARE_INDICES[first(left)].of[place]);
    for (squares left = board.other; left; left &= left - 1)
        for (int place = 0; place < PLACES_KEPT; place++)
            found.of[place] = (int16_t)(found.of[place] - SQUARE_INDICES[first(left)].of[place]);
    *indices = found;
}
