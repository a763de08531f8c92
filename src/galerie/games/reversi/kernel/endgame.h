/* Searching to the end, exactly. Values are in half discs, as `reversi_final` counts. Included by `search.c`. */

static const squares QUARTERS[4] = {0x000000000f0f0f0fULL, 0x00000000f0f0f0f0ULL, 0x0f0f0f0f00000000ULL,
                                    0xf0f0f0f000000000ULL};

static inline squares quarter_of(int square) { return QUARTERS[(square >> 2 & 1) | (square >> 4 & 2)]; }

/* The quarters of the board with an odd number of empty squares: good to fill first, since whoever fills a region
 * last has its last word. */
static inline squares odd_quarters(squares holes)
{
    squares odd = 0;
    for (int each = 0; each < 4; each++)
        odd |= count(holes & QUARTERS[each]) % 2 ? QUARTERS[each] : 0;
    return odd;
}

/* The value of a full board on which the side that asks has so many discs, and placed the last one or not. */
static inline int full(const struct search *search, int own, bool placed_last)
{
    int difference = 2 * own - 64;
    return difference ? 2 * difference : !search->rules.last_wins ? 0 : placed_last ? 1 : -1;
}

/* ---- The last squares ---- */

#ifdef __AVX2__
/* How many discs a disc turns over along a full line: by its place in the line and the discs of its own side. */
extern uint8_t TURNED_IN_LINE[8][256];
extern squares LAST_LINES[64][4]; /* the row, the column and the diagonals through a square */
extern uint8_t LAST_PLACES[64][4];

static inline int last_turned(squares own, int square)
{
    const squares *lines = LAST_LINES[square];
    const uint8_t *at = LAST_PLACES[square];
    return TURNED_IN_LINE[at[0]][_pext_u64(own, lines[0])] + TURNED_IN_LINE[at[1]][_pext_u64(own, lines[1])] +
           TURNED_IN_LINE[at[2]][_pext_u64(own, lines[2])] + TURNED_IN_LINE[at[3]][_pext_u64(own, lines[3])];
}
#endif

/* One square is empty: whoever may fill it turns over what they can. */
static inline int last_one(struct search *search, struct board board, int square)
{
    search->nodes++;
    int own = count(board.own);
#ifdef __AVX2__
    int turned = last_turned(board.own, square);
#else
    int turned = count(flips(board, square));
#endif
    if (turned)
        return full(search, own + turned + 1, true);
#ifdef __AVX2__
    turned = last_turned(board.other, square);
#else
    turned = count(flips(passed(board), square));
#endif
    if (turned)
        return full(search, own - turned, false);
    return reversi_final(search->rules, board);
}

static int last_two(struct search *search, struct board board, int one, int two, int alpha, int beta)
{
    search->nodes++;
    int best = -INFINITE;
    squares turned = flips(board, one);
    if (turned) {
        best = -last_one(search, after(board, one, turned), two);
        if (best >= beta)
            return best;
    }
    turned = flips(board, two);
    if (turned) {
        int value = -last_one(search, after(board, two, turned), one);
        if (value > best)
            best = value;
    }
    if (best > -INFINITE)
        return best;
    board = passed(board);
    turned = flips(board, one);
    best = INFINITE;
    if (turned) {
        best = last_one(search, after(board, one, turned), two);
        if (best <= alpha)
            return best;
    }
    turned = flips(board, two);
    if (turned) {
        int value = last_one(search, after(board, two, turned), one);
        if (value < best)
            best = value;
    }
    return best < INFINITE ? best : reversi_final(search->rules, passed(board));
}

/* A few squares are empty: too few for lists and tables to be worth their while. `odd` are the odd quarters. */
static int last_few(struct search *search, struct board board, squares odd, int alpha, int beta)
{
    search->nodes++;
    squares holes = empty(board);
    int left_over = count(holes), best = -INFINITE;
    for (int even = 0; even < 2; even++) {
        for (squares left = even ? holes & ~odd : holes & odd; left; left &= left - 1) {
            int square = first(left);
            squares turned = flips(board, square);
            if (!turned)
                continue;
            struct board next = after(board, square, turned);
            int low = best > alpha ? best : alpha, value;
            if (left_over == 3) {
                squares rest = holes ^ bit(square);
                int one = first(rest), two = first(rest & (rest - 1));
                value = -last_two(search, next, one, two, -beta, -low);
            } else {
                value = -last_few(search, next, odd ^ quarter_of(square), -beta, -low);
            }
            if (value > best) {
                best = value;
                if (best >= beta)
                    return best;
            }
        }
    }
    if (best > -INFINITE)
        return best;
    return placements(passed(board)) ? -last_few(search, passed(board), odd, -beta, -alpha)
                                     : reversi_final(search->rules, board);
}

/* The same where lines are chosen. */
static int last_lines(struct search *search, struct board board, int alpha, int beta)
{
    struct move moves[MOST_MOVES];
    search->nodes++;
    int length = reversi_moves(board, true, moves), best = -INFINITE;
    for (int each = 0; each < length && best < beta; each++) {
        struct board next = after(board, moves[each].square, moves[each].turned);
        int value = -last_lines(search, next, -beta, -(best > alpha ? best : alpha));
        best = value > best ? value : best;
    }
    if (best > -INFINITE)
        return best;
    return placements(passed(board)) ? -last_lines(search, passed(board), -beta, -alpha)
                                     : reversi_final(search->rules, board);
}

/* ---- Before that ---- */

enum { FEW = 5, TABLED = 8, FORESEEN = 13 }; /* empty squares */

/* Only a high bar is worth the look at what is stable; the fewer squares are empty, the lower it may be. */
#define STABLE_ALPHA(holes) (4 * (holes) - 24)

/* The most that the side to move can still reach: every disc the other side cannot lose is counted against it. */
static inline int ceiling(struct board board)
{
    int difference = 64 - 2 * count(reversi_stable(passed(board)));
    return difference ? 2 * difference : 1;
}

/* What a helper adds to the order of a move, so that it is ahead of the others elsewhere: they share the table. */
static inline int strayed(const struct search *search, struct board child)
{
    return search->helper ? (int)((key_of(child) ^ (uint64_t)search->helper * 0x9e3779b97f4a7c15ULL) >> 7 & 511) : 0;
}

static void order_to_solve(struct search *search, struct board board, struct entry known, struct move *moves, int length,
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
        struct move *move = &moves[each];
        struct board child = after(board, move->square, move->turned);
        if (move->square == known.square && move->line == known.line) {
            move->order = FIRST_OF_ALL;
        } else if (holes >= FORESEEN) {
            place_disc(&node, &next, move->square, move->turned);
            int value = -explore(search, &next, depth, -INFINITE, INFINITE);
            move->order = value - 350 * count(placements(child)) + (odd & bit(move->square) ? 100 : 0) +
                          strayed(search, child);
        } else {
            squares replies = placements(child);
            int openings = count(around(child.other) & empty(child));
            move->order = worth_of(move->square) - 48 * (count(replies) + count(replies & CORNER_SQUARES)) -
                          8 * openings + (odd & bit(move->square) ? 12 : 0);
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
static bool known_reply(const struct search *search, const struct move *moves, int length, struct board board, int holes,
                        int cut, int beta, int *value)
{
    for (int each = 0; each < length; each++) {
        struct entry known = recall(search, key_of(after(board, moves[each].square, moves[each].turned)));
        if (known.draft == SOLVED + holes - 1 && known.cut >= cut && -known.upper >= beta) {
            *value = -known.upper;
            return true;
        }
    }
    return false;
}

static int finish(struct search *search, struct board board, int alpha, int beta)
{
    int holes = count(empty(board));
    if (holes <= FEW) {
        if (search->rules.one_line)
            return last_lines(search, board, alpha, beta);
        if (holes > 2)
            return last_few(search, board, odd_quarters(empty(board)), alpha, beta);
        if (!holes)
            return reversi_final(search->rules, board);
        int one = first(empty(board));
        return holes == 1 ? last_one(search, board, one)
                          : last_two(search, board, one, first(empty(board) & (empty(board) - 1)), alpha, beta);
    }
    if (spent(search))
        return 0;
    squares places = placements(board);
    if (!places) {
        if (!placements(passed(board)))
            return reversi_final(search->rules, board);
        return -finish(search, passed(board), -beta, -alpha);
    }
    if (alpha >= STABLE_ALPHA(holes)) {
        int most = ceiling(board);
        if (most <= alpha)
            return most;
    }
    struct entry known = UNKNOWN;
    uint64_t key = 0;
    int cut = search->cut ? search->cut / 10 : FULL_WIDTH, value = 0;
    if (holes >= TABLED) {
        key = key_of(board);
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
    struct move moves[MOST_MOVES];
    int length = list_moves(search, board, places, moves);
    if (holes >= TABLED + 2 && known_reply(search, moves, length, board, holes, cut, beta, &value))
        return value;
    if (length > 1)
        order_to_solve(search, board, known, moves, length, holes);
    int best = -INFINITE, low = alpha;
    struct move chosen = moves[0];
    for (int each = 0; each < length && best < beta; each++) {
        bring_best(moves, each, length);
        struct board next = after(board, moves[each].square, moves[each].turned);
        if (each == 0) {
            value = -finish(search, next, -beta, -low);
        } else {
            value = -finish(search, next, -low - 1, -low);
            if (value > low && value < beta)
                value = -finish(search, next, -beta, -low);
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
    if (holes >= TABLED)
        remember(search, key, SOLVED + holes, cut, alpha, beta, best, chosen.square, chosen.line);
    return best;
}
