/* Searching to the end, exactly. Values are in half discs, as `reversi_final` counts. Included by `search.c`. */
#include "last_squares.h"

enum { FORESEEN = 13 }; /* empty squares from which on moves are ordered by evaluation */

/* What a helper adds to the order of a move, so that it is ahead of the others elsewhere: they share the table. */
static inline int strayed(const struct search *search, struct board child)
{
    return search->helper ? (int)((key_of(child) ^ (uint64_t)search->helper * 0x9e3779b97f4a7c15ULL) >> 7 & 511) : 0;
}

/* A move and the position after it. */
struct reply {
    struct board board;
    squares places; /* where the other side can answer */
    uint64_t key;   /* 0 where the table is not asked */
    int order;      /* the greater, the sooner it is tried */
    uint8_t square;
    uint8_t line;   /* 0 unless lines are chosen */
};

static inline struct reply reply_of(const struct search *search, struct board board, int square, int line, squares turned,
                                    bool tabled)
{
    struct board next = after(board, square, turned);
    uint64_t key = 0;
    if (tabled) {
        key = key_of(next);
        __builtin_prefetch(bucket_of(search, key)); /* it will be asked for soon */
    }
    return (struct reply){next, placements(next), key, 0, (uint8_t)square, (uint8_t)line};
}

static inline int list_replies(const struct search *search, struct board board, squares places, struct reply *replies)
{
    int length = 0;
    bool tabled = count(empty(board)) > TABLED;
    if (search->rules.one_line) {
        struct move moves[MOST_MOVES];
        for (int legal = reversi_moves(board, true, moves); length < legal; length++)
            replies[length] =
                reply_of(search, board, moves[length].square, moves[length].line, moves[length].turned, tabled);
        return length;
    }
    for (; places; places &= places - 1) {
        int square = first(places);
        replies[length++] = reply_of(search, board, square, 0, flips(board, square), tabled);
    }
    return length;
}

static inline struct reply bring_reply(struct reply *replies, int from, int length)
{
    int best = from;
    for (int each = from + 1; each < length; each++)
        if (replies[each].order > replies[best].order)
            best = each;
    struct reply reply = replies[best];
    replies[best] = replies[from];
    return reply;
}

static void order_to_solve(struct search *search, struct board board, struct entry known, struct reply *replies, int length,
                           int holes)
{
    squares odd = odd_quarters(empty(board));
    struct node node, next;
    if (holes >= FORESEEN) {
        patterns_indices(board, &node.indices);
        node.board = board;
    }
    int depth = holes < 17 ? 0 : holes < 20 ? 1 : holes < 24 ? 2 : 3;
    for (int each = 0; each < length; each++) {
        struct reply *reply = &replies[each];
        struct board child = reply->board;
        if (reply->square == known.square && reply->line == known.line) {
            reply->order = FIRST_OF_ALL;
        } else if (holes >= FORESEEN) {
            place_disc(&node, &next, reply->square, child.other & board.other);
            int value = depth == 0 && reply->places ? -evaluate(search->weights, &next)
                                                    : -explore(search, &next, depth, -INFINITE, INFINITE);
            reply->order = value - 350 * count(reply->places) + (odd & bit(reply->square) ? 100 : 0) + strayed(search, child);
        } else {
            reply->order = urgency(reply->square, reply->places, odd);
        }
    }
}

/* As in `midgame.h`: the end is believed to be what a search to a depth says, give or take some standard errors. */

enum { LEAST_FORECAST = 13 }; /* empty squares */

static inline int probe_depth(int holes) { return holes < 16 ? 3 : holes < 20 ? 5 : holes < 24 ? 7 : 8; }

static bool foreseen_end(struct search *search, struct board board, int holes, int alpha, int beta, int *value)
{
    struct node node;
    patterns_indices(board, &node.indices);
    node.board = board;
    int depth = probe_depth(holes), half = EVALUATION_UNIT / 2;
    int margin = search->cut * search->errors[(STAGES + stage_of(holes)) * PROBES + depth] / 100;
    int high = beta * half + margin, low = alpha * half - margin;
    int now = evaluate(search->weights, &node);
    if (high < HIGHEST && now >= beta * half && explore(search, &node, depth, high - 1, high) >= high) {
        *value = beta;
        return true;
    }
    if (!search->stopped && low > -HIGHEST && now <= alpha * half && explore(search, &node, depth, low, low + 1) <= low) {
        *value = alpha;
        return true;
    }
    return search->stopped;
}

/* Whether some move leads to a position that is known to be good enough. */
static bool known_reply(const struct search *search, const struct reply *replies, int length, int holes, int cut, int beta,
                        int *value)
{
    for (int each = 0; each < length; each++) {
        struct entry known = recall(search, replies[each].key);
        if (known.draft == SOLVED + holes - 1 && known.cut >= cut && -known.upper >= beta) {
            *value = -known.upper;
            return true;
        }
    }
    return false;
}

static int finish_from(struct search *search, struct board board, squares places, uint64_t key, int alpha, int beta);

static int finish(struct search *search, struct board board, int alpha, int beta)
{
    return finish_from(search, board, placements(board), key_of(board), alpha, beta);
}

/* As `finish`, by a caller who knows where discs can be placed, and the key of the position. */
static int finish_from(struct search *search, struct board board, squares places, uint64_t key, int alpha, int beta)
{
    int holes = count(empty(board));
    if (holes <= FEW) {
        if (search->rules.one_line)
            return last_lines(search, board, alpha, beta);
        if (holes == 4)
            return last_four(search, board, places, odd_quarters(empty(board)), alpha, beta);
        if (holes == 3)
            return last_three_of(search, board, empty(board), odd_quarters(empty(board)), alpha, beta);
        if (!holes)
            return reversi_final(search->rules, board);
        int one = first(empty(board));
        return holes == 1 ? last_one(search, board, one)
                          : last_two(search, board, one, first(empty(board) & (empty(board) - 1)), alpha, beta);
    }
    if (holes < TABLED && !search->rules.one_line)
        return last_some(search, board, places, odd_quarters(empty(board)), alpha, beta);
    if (spent(search))
        return 0;
    if (!places) {
        squares others = placements(passed(board));
        if (!others)
            return reversi_final(search->rules, board);
        return -finish_from(search, passed(board), others, key_of(passed(board)), -beta, -alpha);
    }
    if (alpha >= STABLE_ALPHA(holes)) {
        int most = ceiling(board);
        if (most <= alpha)
            return most;
    }
    struct entry known = UNKNOWN;
    int cut = search->cut ? search->cut / 10 : FULL_WIDTH, value = 0;
    if (holes >= TABLED) {
        known = recall(search, key);
        if (known.draft == SOLVED + holes && known.cut >= cut) {
            if (known.lower >= beta || known.lower == known.upper)
                return known.lower;
            if (known.upper <= alpha)
                return known.upper;
        }
    }
    if (search->cut && holes >= LEAST_FORECAST && beta - alpha == 1 &&
        foreseen_end(search, board, holes, alpha, beta, &value))
        return value;
    struct reply replies[search->rules.one_line ? MOST_MOVES : 64];
    int length = list_replies(search, board, places, replies);
    if (length > 1)
        order_to_solve(search, board, known, replies, length, holes);
    if (holes >= TABLED + 2 && known_reply(search, replies, length, holes, cut, beta, &value))
        return value;
    int best = -INFINITE, low = alpha;
    uint8_t square = replies[0].square, line = replies[0].line;
    for (int each = 0; each < length && best < beta; each++) {
        struct reply reply = bring_reply(replies, each, length);
        int high = each == 0 ? beta : low + 1;
        value = -finish_from(search, reply.board, reply.places, reply.key, -high, -low);
        if (each > 0 && value > low && value < beta)
            value = -finish_from(search, reply.board, reply.places, reply.key, -beta, -low);
        if (search->stopped)
            return 0;
        if (value > best) {
            best = value;
            square = reply.square;
            line = reply.line;
        }
        if (value > low)
            low = value;
    }
    if (holes >= TABLED)
        remember(search, key, SOLVED + holes, cut, alpha, beta, best, square, line);
    return best;
}
