#include "batch.h"

size_t reversi_batch_illegal(const struct batch *batch, const uint8_t *actions)
{
    for (size_t each = 0; each < batch->length; each++) {
        squares legal = batch->legal[each];
        bool fits = actions[each] < PASS ? legal >> actions[each] & 1 : actions[each] == PASS && !legal;
        if (!fits && batch->turns[each] != OVER)
            return each;
    }
    return batch->length;
}

/* For the seat that placed the last disc; the board is seen by the other. */
static int result(struct board board, bool last_wins)
{
    int difference = count(board.other) - count(board.own);
    return difference ? (difference > 0) - (difference < 0) : last_wins;
}

void reversi_batch_step(const struct batch *batch, const uint8_t *actions, bool last_wins)
{
    for (size_t each = 0; each < batch->length; each++) {
        int seat = batch->turns[each], square = actions[each];
        if (seat == OVER)
            continue;
        struct board board = batch->boards[each];
        board = square == PASS ? passed(board) : after(board, square, discs_turned(board, square));
        squares legal = discs_placements(board);
        batch->boards[each] = board;
        batch->legal[each] = legal;
        batch->turns[each] = (uint8_t)!seat;
        if (!legal && !discs_placements(passed(board))) {
            int won = result(board, last_wins);
            batch->turns[each] = OVER;
            batch->results[each] = (int8_t)(seat ? -won : won);
        }
    }
}

/* SplitMix64: Sebastiano Vigna, public domain. */
static inline uint64_t chance(uint64_t *seed)
{
    uint64_t mixed = *seed += 0x9e3779b97f4a7c15ULL;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9ULL;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebULL;
    return mixed ^ mixed >> 31;
}

void reversi_batch_choose(const struct batch *batch, uint8_t *actions, uint64_t *seed)
{
    for (size_t each = 0; each < batch->length; each++) {
        squares left = batch->legal[each];
        uint64_t skipped = (chance(seed) >> 32) * (uint64_t)count(left) >> 32;
        while (skipped--)
            left &= left - 1;
        actions[each] = left ? (uint8_t)first(left) : PASS;
    }
}
