/* Searching to a depth, by evaluation. Included by `search.c`, which is compiled once for each kind of processor. */
#include "table.h"
#include "flips.h"

static const squares CORNER_SQUARES = 0x8100000000000081ULL;
static const squares NOT_LEFT = 0xfefefefefefefefeULL;
static const squares NOT_RIGHT = 0x7f7f7f7f7f7f7f7fULL;

static inline squares around(squares set)
{
    squares wide = set | (set & NOT_RIGHT) << 1 | (set & NOT_LEFT) >> 1;
    return (wide | wide << 8 | wide >> 8) & ~set;
}

/* ---- Positions with the indices of their patterns ---- */

typedef int16_t lanes __attribute__((vector_size(32), may_alias));
enum { VECTORS = PLACES_KEPT * sizeof(int16_t) / sizeof(lanes) };

struct node {
    struct indices indices;
    struct board board;
};

static inline void place_disc(const struct node *from, struct node *to, int square, squares turned)
{
    const lanes *old = (const lanes *)from->indices.of, *placed = (const lanes *)SQUARE_INDICES[square].of;
    lanes *new = (lanes *)to->indices.of;
    lanes sums[VECTORS] = {0};
    for (squares left = turned; left; left &= left - 1) {
        const lanes *each = (const lanes *)SQUARE_INDICES[first(left)].of;
        for (unsigned vector = 0; vector < VECTORS; vector++)
            sums[vector] += each[vector];
    }
    for (unsigned vector = 0; vector < VECTORS; vector++)
        new[vector] = -(old[vector] + placed[vector] + sums[vector] + sums[vector]);
    to->board = after(from->board, square, turned);
}

static inline void pass_turn(const struct node *from, struct node *to)
{
    const lanes *old = (const lanes *)from->indices.of;
    lanes *new = (lanes *)to->indices.of;
    for (unsigned vector = 0; vector < VECTORS; vector++)
        new[vector] = -old[vector];
    to->board = passed(from->board);
}

static inline int evaluate(const int16_t *weights, const struct node *node)
{
    const int16_t *stage = weights + (size_t)STAGE_WEIGHTS * (size_t)stage_of(count(empty(node->board)));
    int value = 0;
    for (int place = 0; place < PLACES_USED; place++)
        value += stage[PLACE_ORIGINS[place] + node->indices.of[place]];
    return value > HIGHEST ? HIGHEST : value < -HIGHEST ? -HIGHEST : value;
}

/* ---- Order of moves ---- */

/* What a square is usually worth. */
static const int8_t WORTH[64] = {
    18, -4,  4,  3,  3,  4,  -4,  18,
    -4, -10, -2, -1, -1, -2, -10, -4,
    4,  -2,  1,  0,  0,  1,  -2,  4, 
    3,  -1,  0,  0,  0,  0,  -1,  3, 
    3,  -1,  0,  0,  0,  0,  -1,  3, 
    4,  -2,  1,  0,  0,  1,  -2,  4, 
    -4, -10, -2, -1, -1, -2, -10, -4,
    18, -4,  4,  3,  3,  4,  -4,  18,
};

/* First what leaves the other side few moves, corners above all. */
static inline int promise(struct board next, int square)
{
    squares replies = placements(next);
    int openings = count(around(next.other) & empty(next));
    return 2 * WORTH[square] - 8 * (count(replies) + count(replies & CORNER_SQUARES)) - 2 * openings;
}

static inline int list_moves(const struct search *search, struct board board, squares places, struct move *moves)
{
    if (search->rules.one_line)
        return reversi_moves(board, true, moves);
    int length = 0;
    for (; places; places &= places - 1) {
        int square = first(places);
        moves[length++] = (struct move){flips(board, square), 0, (uint8_t)square, 0};
    }
    return length;
}

static inline void bring_best(struct move *moves, int from, int length)
{
    int best = from;
    for (int each = from + 1; each < length; each++)
        if (moves[each].order > moves[best].order)
            best = each;
    struct move move = moves[best];
    moves[best] = moves[from];
    moves[from] = move;
}

enum { FIRST_OF_ALL = 1 << 22 };

/* ---- Limits ---- */

static bool over_limit(struct search *search)
{
    if (search->nodes >= search->limit || (search->watch.stopped && search->watch.stopped(search->watch.with)))
        search->stopped = true;
    return search->stopped;
}

/* Counts a node. The limit is kept to the node; what takes a call is asked now and then. */
static inline bool spent(struct search *search)
{
    search->nodes++;
    if (search->nodes >= search->limit || (search->nodes & 0xffff) == 0)
        return over_limit(search);
    return search->stopped;
}

/* ---- Searching ---- */

static inline int finished(const struct search *search, struct board board)
{
    return reversi_final(search->rules, board) * (EVALUATION_UNIT / 2);
}

static int explore(struct search *search, const struct node *node, int depth, int alpha, int beta);

/* The last placement of a search. */
static int look(struct search *search, const struct node *node, int alpha, int beta)
{
    struct node next;
    struct move moves[MOST_MOVES];
    squares places = placements(node->board);
    int best = -INFINITE;
    if (search->rules.one_line) {
        int length = reversi_moves(node->board, true, moves);
        for (int each = 0; each < length && best < beta; each++) {
            place_disc(node, &next, moves[each].square, moves[each].turned);
            int value = -explore(search, &next, 0, -beta, -(best > alpha ? best : alpha));
            best = value > best ? value : best;
        }
        return best;
    }
    squares corners = places & CORNER_SQUARES;
    for (int second = 0; second < 2; second++) {
        for (squares left = second ? places & ~corners : corners; left; left &= left - 1) {
            int square = first(left);
            place_disc(node, &next, square, flips(node->board, square));
            int value = -explore(search, &next, 0, -beta, -(best > alpha ? best : alpha));
            if (value > best) {
                best = value;
                if (best >= beta)
                    return best;
            }
        }
    }
    return best;
}

/* Multi-ProbCut: where a shallower search is so far outside the window that the deeper one would hardly come back
 * into it, it is believed. `errors` has the standard error of this forecast for each stage and depth. */

enum { LEAST_CUT = 4 }; /* placements; below that a shallower search saves nothing */

static inline int shallower(int depth) { return depth / 4 * 2 + depth % 2; }

static inline int margin_of(const struct search *search, int holes, int depth)
{
    int known = depth < PROBES ? depth : PROBES - 1;
    return search->cut * search->errors[stage_of(holes) * PROBES + known] / 100;
}

static bool foreseen(struct search *search, const struct node *node, int depth, int alpha, int beta, int *value)
{
    int shallow = shallower(depth), margin = margin_of(search, count(empty(node->board)), depth);
    int now = evaluate(search->weights, node);
    int high = beta + margin, low = alpha - margin;
    if (high < HIGHEST && now >= beta) {
        if (explore(search, node, shallow, high - 1, high) >= high) {
            *value = beta;
            return true;
        }
    }
    if (!search->stopped && low > -HIGHEST && now <= alpha) {
        if (explore(search, node, shallow, low, low + 1) <= low) {
            *value = alpha;
            return true;
        }
    }
    return search->stopped;
}

/* Puts the moves in order: by what the positions after them are worth, looked at a little deeper where much depends
 * on it. `children` receives these positions. */
static void order_moves(struct search *search, const struct node *node, int depth, struct entry known, struct move *moves,
                        int length, struct node *children)
{
    for (int each = 0; each < length; each++) {
        struct move *move = &moves[each];
        place_disc(node, &children[each], move->square, move->turned);
        if (move->square == known.square && move->line == known.line) {
            move->order = FIRST_OF_ALL;
        } else if (depth < 3) {
            move->order = promise(children[each].board, move->square);
        } else {
            int deeper = depth < 6 ? 0 : depth < 11 ? 1 : 2;
            int value = -explore(search, &children[each], deeper, -INFINITE, INFINITE);
            move->order = value - 20 * count(placements(children[each].board));
        }
        move->order = move->order * 256 + each; /* where its child is */
    }
}

/* A depth is counted in placements: a pass costs nothing. So all ways to a position reach it with the same
 * depth left, and in full width what the table returns is exactly what searching again would. */
static int explore(struct search *search, const struct node *node, int depth, int alpha, int beta)
{
    if (spent(search))
        return 0;
    squares places = placements(node->board);
    if (!places) {
        struct node next;
        if (!placements(passed(node->board)))
            return finished(search, node->board);
        pass_turn(node, &next);
        return -explore(search, &next, depth, -beta, -alpha);
    }
    if (depth == 0)
        return evaluate(search->weights, node);
    if (depth == 1)
        return look(search, node, alpha, beta);
    uint64_t key = key_of(node->board);
    int cut = search->cut ? search->cut / 10 : FULL_WIDTH, value = 0;
    struct entry known = recall(search, key);
    if (known.draft >= depth && known.draft < SOLVED && known.cut >= cut) {
        if (known.lower >= beta || known.lower == known.upper)
            return known.lower;
        if (known.upper <= alpha)
            return known.upper;
    }
    if (search->cut && depth >= LEAST_CUT && beta - alpha == 1 && foreseen(search, node, depth, alpha, beta, &value))
        return value;
    struct move moves[MOST_MOVES];
    int length = list_moves(search, node->board, places, moves);
    struct node children[length];
    order_moves(search, node, depth, known, moves, length, children);
    int best = -INFINITE, low = alpha;
    struct move chosen = moves[0];
    for (int each = 0; each < length && best < beta; each++) {
        bring_best(moves, each, length);
        const struct node *next = &children[moves[each].order & 255];
        if (each == 0) {
            value = -explore(search, next, depth - 1, -beta, -low);
        } else {
            value = -explore(search, next, depth - 1, -low - 1, -low);
            if (value > low && value < beta)
                value = -explore(search, next, depth - 1, -beta, -low);
        }
        if (search->stopped)
            return 0;
        if (value > best) {
            best = value;
            chosen = moves[each];
        }
        if (value > low)
            low = value;
    }
    remember(search, key, depth, cut, alpha, beta, best, chosen.square, chosen.line);
    return best;
}
