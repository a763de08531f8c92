/* Runs every function of the kernel over random games and over boards that no game would reach. Built with
 * the sanitizers, which end the program at the first wrong step. */
#include "sanitized.h"
#include "games/reversi/kernel/reversi.h"

static bool stop_now(void *with)
{
    (*(int *)with)++;
    return true;
}

static void examine(struct board board, struct rules rules, const int32_t *weights, bool deeply)
{
    struct move moves[MOST_MOVES];
    struct candidate candidates[MOST_MOVES];
    int length = reversi_moves(board, rules.one_line, moves), features[FEATURES], reached, value;
    uint64_t leaves;
    squares turnable = 0;
    for (int square = 0; square < 64; square++)
        if (empty(board) & bit(square) && discs_turned(board, square))
            turnable |= bit(square);
    require(turnable == discs_placements(board), "placements and turned disagree");
    require(!(reversi_stable(board) & ~board.own), "a stable disc that is not there");
    require(reversi_perft(board, rules.one_line, 2, (struct watch){0}, &leaves), "perft gave up");
    reversi_features(board, features);
    reversi_evaluate(weights, board);
    if (!length)
        return;
    struct search search = {.rules = rules, .weights = weights, .entries = 1 << 10, .limit = deeply ? 20000 : 1000};
    search.table = calloc(search.entries, sizeof *search.table);
    require(search.table != NULL, "no memory");
    require(reversi_search(&search, board, 60, (int)(chance() % 500), candidates, &reached) >= 1, "no move found");
    search.nodes = 0;
    search.stopped = false;
    reversi_solve(&search, board, &moves[0], &value);
    free(search.table);
}

int main(void)
{
    int32_t weights[PHASES * FEATURES];
    discs_prepare();
    for (int round = 0; round < 16; round++) {
        struct rules rules = {round % 2, round / 2 % 2};
        struct board board = {0x0000000810000000ULL, 0x0000001008000000ULL};
        for (int each = 0; each < PHASES * FEATURES; each++)
            weights[each] = round < 14 ? (int32_t)(chance() % 801) - 400 : round % 2 ? INT32_MAX : INT32_MIN;
        for (;;) {
            struct move moves[MOST_MOVES];
            int length = reversi_moves(board, rules.one_line, moves);
            examine(board, rules, weights, round % 10 == 0);
            if (length) {
                struct move move = moves[chance() % (uint64_t)length];
                board = after(board, move.square, move.turned);
            } else if (discs_placements(passed(board))) {
                board = passed(board);
            } else {
                break;
            }
        }
        for (int strange = 0; strange < 50; strange++) {
            squares discs = strange % 3 ? chance() | (strange % 3 == 1 ? chance() : 0) : chance() & chance();
            squares own = chance();
            examine((struct board){discs & own, discs & ~own}, rules, weights, false);
        }
    }
    examine((struct board){0, 0}, (struct rules){true, true}, weights, false);
    examine((struct board){~(squares)0, 0}, (struct rules){true, true}, weights, false);

    int asked = 0;
    uint64_t leaves;
    struct board start = {0x0000000810000000ULL, 0x0000001008000000ULL};
    require(!reversi_perft(start, true, 20, (struct watch){stop_now, &asked}, &leaves) && asked == 1,
            "perft did not stop when told");
    struct search search = {.weights = weights, .entries = 2, .limit = UINT64_MAX, .watch = {stop_now, &asked}};
    struct entry table[2] = {0};
    struct candidate candidates[MOST_MOVES];
    int reached;
    search.table = table;
    reversi_search(&search, start, 60, 0, candidates, &reached);
    require(search.stopped && asked == 2, "the search did not stop when told");
    return 0;
}
