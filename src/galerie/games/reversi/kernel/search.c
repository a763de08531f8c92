/* Alpha-beta, two ways: to a depth, by evaluation (`midgame.h`), and to the end, exactly (`endgame.h`). */
#ifndef VARIANT
#define VARIANT(name) name##_plain
#endif

#include "midgame.h"
#include "endgame.h"
#include "variants.h"

/* ---- Counting leaves ---- */

struct perft {
    bool one_line;
    struct watch watch;
    uint64_t visited;
    bool stopped;
};

static uint64_t leaves_of(struct perft *run, struct board board, int depth)
{
    if (depth == 0)
        return 1;
    squares places = placements(board);
    if (!places)
        return placements(passed(board)) ? leaves_of(run, passed(board), depth - 1) : 1;
    if (depth == 1 && !run->one_line)
        return (uint64_t)count(places);
    if ((++run->visited & 0xfffff) == 0 && run->watch.stopped && run->watch.stopped(run->watch.with))
        run->stopped = true;
    if (run->stopped)
        return 0;
    uint64_t leaves = 0;
    for (squares left = run->one_line ? 0 : places; left; left &= left - 1) {
        int square = first(left);
        struct board next = after(board, square, flips(board, square));
        if (depth > 2) {
            leaves += leaves_of(run, next, depth - 1);
        } else { /* without a call: a pass, or the end of the game, is one leaf */
            squares replies = placements(next);
            leaves += (uint64_t)count(replies) + !replies;
        }
    }
    if (!run->one_line)
        return leaves;
    struct move moves[MOST_MOVES];
    int length = reversi_moves(board, true, moves);
    if (depth == 1)
        return (uint64_t)length;
    for (int each = 0; each < length; each++)
        leaves += leaves_of(run, after(board, moves[each].square, moves[each].turned), depth - 1);
    return leaves;
}

bool VARIANT(reversi_perft)(struct board board, bool one_line, int depth, struct watch watch, uint64_t *leaves)
{
    struct perft run = {one_line, watch, 0, false};
    *leaves = leaves_of(&run, board, depth);
    return !run.stopped;
}

/* ---- The moves of the root ---- */

static bool better(const struct candidate *one, const struct candidate *two)
{
    return one->exact != two->exact ? one->exact : one->exact && one->value > two->value;
}

static void sort(struct candidate *candidates, int length)
{
    for (int each = 1; each < length; each++) {
        struct candidate moving = candidates[each];
        int to = each;
        for (; to > 0 && better(&moving, &candidates[to - 1]); to--)
            candidates[to] = candidates[to - 1];
        candidates[to] = moving;
    }
}

/* The value of a move, in a window around what it is expected to be worth, widened until it holds. */
static int aspire(struct search *search, const struct node *next, int depth, int low, int expected)
{
    int width = 200, alpha = expected - width, beta = expected + width;
    for (;;) {
        alpha = alpha < low ? low : alpha;
        int value = -explore(search, next, depth - 1, -beta, -alpha);
        if (search->stopped || ((value > alpha || alpha <= low) && value < beta))
            return value;
        width *= 4;
        if (value >= beta)
            beta = width > HIGHEST ? INFINITE : value + width;
        else
            alpha = width > HIGHEST ? -INFINITE : value - width;
    }
}

/* One round over the moves of the root, in their present order. Returns how many were judged in time. */
static int judge(struct search *search, const struct node *root, int depth, int margin, struct candidate *candidates,
                 int length)
{
    int best = -INFINITE;
    for (int each = 0; each < length; each++) {
        struct candidate *candidate = &candidates[each];
        struct node next;
        place_disc(root, &next, candidate->move.square, candidate->move.turned);
        int low = best == -INFINITE ? -INFINITE : best - margin - 1; /* so that equals are told apart */
        int value = low;
        if (each > 0)
            value = -explore(search, &next, depth - 1, -low - 1, -low);
        bool worthy = each == 0 || value > low;
        if (worthy && !search->stopped)
            value = aspire(search, &next, depth, low, each > 0 ? value : candidate->value);
        if (search->stopped)
            return each;
        candidate->value = value;
        candidate->exact = worthy;
        if (value > best)
            best = value;
    }
    return length;
}

int VARIANT(reversi_search)(struct search *search, struct board board, int depth, int margin,
                            struct candidate candidates[MOST_MOVES], int *reached)
{
    struct move moves[MOST_MOVES];
    struct node root;
    patterns_indices(board, &root.indices);
    root.board = board;
    int length = reversi_moves(board, search->rules.one_line, moves);
    for (int each = 0; each < length; each++) {
        struct board next = after(board, moves[each].square, moves[each].turned);
        candidates[each] = (struct candidate){moves[each], promise(next, moves[each].square), true};
    }
    sort(candidates, length);
    int worthy = 1, holes = count(empty(board));
    *reached = 0;
    for (int goal = 1; goal <= depth && goal <= holes; goal++) {
        struct candidate round[MOST_MOVES];
        for (int each = 0; each < length; each++)
            round[each] = candidates[each];
        int judged = judge(search, &root, goal, margin, round, length);
        if (!judged)
            break;
        /* A round cut short still counts: it began with the best move known and may have found a better. */
        sort(round, judged);
        for (int each = 0; each < length; each++)
            candidates[each] = round[each];
        for (worthy = 1; worthy < judged; worthy++)
            if (!candidates[worthy].exact || candidates[worthy].value < candidates[0].value - margin)
                break;
        if (search->stopped)
            break;
        *reached = goal;
    }
    return worthy;
}

/* The best of the root's moves and its value, if that lies in the window. */
static int solve_root(struct search *search, struct board board, struct candidate *candidates, int length, int alpha,
                      int beta)
{
    int best = -INFINITE;
    for (int each = 0; each < length && best < beta; each++) {
        struct candidate candidate = candidates[each];
        struct board next = after(board, candidate.move.square, candidate.move.turned);
        int low = best > alpha ? best : alpha;
        int value = low + 1;
        if (each > 0)
            value = -finish(search, next, -low - 1, -low);
        if (each == 0 || (value > low && value < beta))
            value = -finish(search, next, -beta, -low);
        if (search->stopped)
            return 0;
        if (value > best) {
            best = value;
            for (int back = value > alpha ? each : 0; back > 0; back--)
                candidates[back] = candidates[back - 1];
            if (value > alpha)
                candidates[0] = candidate;
        }
    }
    return best;
}

/* The window is narrow at first, around what is expected, and grows until the value lies in it. */
static int solve_near(struct search *search, struct board board, struct candidate *candidates, int length, int expected)
{
    int width = 4, alpha = expected - width, beta = expected + width;
    for (;;) {
        alpha = alpha < -MOST_FINAL - 1 ? -MOST_FINAL - 1 : alpha;
        beta = beta > MOST_FINAL + 1 ? MOST_FINAL + 1 : beta;
        int value = solve_root(search, board, candidates, length, alpha, beta);
        if (search->stopped || (value > alpha && value < beta))
            return value;
        width *= 4; /* a search that trusts forecasts may contradict itself, so the window only grows */
        if (value >= beta)
            beta = value + width;
        else
            alpha = value - width;
    }
}

bool VARIANT(reversi_solve)(struct search *search, struct board board, struct move *best, int *value)
{
    struct candidate candidates[MOST_MOVES];
    struct move moves[MOST_MOVES];
    struct recent recent[1 << RECENT_BITS] = {{0}};
    int reached, cut = search->cut, holes = count(empty(board));
    int length = reversi_moves(board, search->rules.one_line, moves);
    search->recent = recent;
    /* What to try first, and what to expect: by evaluation, then by a search that trusts it where it is sure. */
    search->cut = search->rules.one_line ? 0 : 120;
    VARIANT(reversi_search)(search, board, holes < 12 ? 2 : holes / 2, 0, candidates, &reached);
    int expected = candidates[0].value * 2 / EVALUATION_UNIT;
    if (holes >= 16 && search->cut && !search->stopped && cut != search->cut)
        expected = solve_near(search, board, candidates, length, expected);
    search->cut = cut;
    *value = search->stopped ? 0 : solve_near(search, board, candidates, length, expected);
    *best = candidates[0].move;
    search->recent = NULL;
    return !search->stopped;
}

int VARIANT(reversi_evaluate)(const int16_t *weights, struct board board)
{
    struct node node;
    patterns_indices(board, &node.indices);
    node.board = board;
    return evaluate(weights, &node);
}

int VARIANT(reversi_line)(const struct search *search, struct board board, struct move move, struct move line[60])
{
    int length = 0;
    while (length < 60) {
        line[length++] = move;
        board = after(board, move.square, move.turned);
        if (!placements(board))
            board = passed(board);
        struct entry known = recall(search, key_of(board));
        struct move moves[MOST_MOVES];
        int each = 0, legal = reversi_moves(board, search->rules.one_line, moves);
        while (each < legal && (moves[each].square != known.square || moves[each].line != known.line))
            each++;
        if (each == legal)
            break;
        move = moves[each];
    }
    return length;
}
