/* The last squares of a game, too few for the large table to be worth its while. Values are in half discs, as
 * `reversi_final` counts. Included by `search.c`. */

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

static inline int last_two(struct search *search, struct board board, int one, int two, int alpha, int beta)
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

static int last_three(struct search *search, struct board board, int one, int two, int three, int alpha, int beta)
{
    search->nodes++;
    for (int turn = 0; turn < 2; turn++) {
        int best = -INFINITE;
        squares turned = flips(board, one);
        if (turned) {
            best = -last_two(search, after(board, one, turned), two, three, -beta, -alpha);
            if (best >= beta)
                return turn ? -best : best;
        }
        turned = flips(board, two);
        if (turned) {
            int value = -last_two(search, after(board, two, turned), one, three, -beta, -(best > alpha ? best : alpha));
            best = value > best ? value : best;
            if (best >= beta)
                return turn ? -best : best;
        }
        turned = flips(board, three);
        if (turned) {
            int value = -last_two(search, after(board, three, turned), one, two, -beta, -(best > alpha ? best : alpha));
            best = value > best ? value : best;
        }
        if (best > -INFINITE)
            return turn ? -best : best;
        int kept = alpha;
        alpha = -beta;
        beta = -kept;
        board = passed(board);
    }
    return reversi_final(search->rules, board);
}

/* Three squares, one alone in its quarter first: there the parity is right. */
static inline int last_three_of(struct search *search, struct board board, squares holes, squares odd, int alpha, int beta)
{
    squares rest = holes & odd ? holes & ~(holes & odd & -(holes & odd)) : holes & (holes - 1);
    int one = first(holes & ~rest), two = first(rest), three = first(rest & (rest - 1));
    return last_three(search, board, one, two, three, alpha, beta);
}

/* `places` is where discs can be placed, `odd` are the odd quarters. */
static int last_four(struct search *search, struct board board, squares places, squares odd, int alpha, int beta)
{
    search->nodes++;
    if (!places) {
        board = passed(board);
        places = placements(board);
        return places ? -last_four(search, board, places, odd, -beta, -alpha) : reversi_final(search->rules, passed(board));
    }
    int best = -INFINITE;
    for (int even = 0; even < 2; even++) {
        for (squares left = even ? places & ~odd : places & odd; left; left &= left - 1) {
            int square = first(left), low = best > alpha ? best : alpha;
            struct board next = after(board, square, flips(board, square));
            int value = -last_three_of(search, next, empty(next), odd ^ quarter_of(square), -beta, -low);
            if (value > best) {
                best = value;
                if (best >= beta)
                    return best;
            }
        }
    }
    return best;
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

/* ---- Five squares and more ---- */

enum { FEW = 4, TABLED = 9 }; /* empty squares: no order of moves up to the first number, the table from the second on */

enum { RECENT_BITS = 12 };

/* What was searched lately, in a small table that stays in the processor's cache, as the large one cannot. */
struct recent {
    squares own, other;
    int16_t lower, upper;
};

/* Where a position is kept, until another that belongs there takes its place. */
static inline struct recent *recent_of(const struct search *search, struct board board)
{
    return &search->recent[key_of(board) >> (64 - RECENT_BITS)];
}

static inline bool is_of(const struct recent *recent, struct board board)
{
    return recent->own == board.own && recent->other == board.other;
}

static inline void keep_recent(struct recent *recent, struct board board, int alpha, int beta, int value)
{
    if (!is_of(recent, board))
        *recent = (struct recent){board.own, board.other, -INFINITE, INFINITE};
    if (value > alpha)
        recent->lower = (int16_t)value;
    if (value < beta)
        recent->upper = (int16_t)value;
}

/* Only a high bar is worth the look at what is stable; the fewer squares are empty, the lower it may be. */
#define STABLE_ALPHA(holes) (4 * (holes) - 24)

/* The most that the side to move can still reach: every disc the other side cannot lose is counted against it. */
static inline int ceiling(struct board board)
{
    int difference = 64 - 2 * count(reversi_stable(passed(board)));
    return difference ? 2 * difference : 1;
}

/* How soon a move is tried, by the answers that it leaves: the fewer the better, in corners above all. */
static inline int urgency(int square, squares answers, squares odd)
{
    return WORTH[square] - 48 * (count(answers) + count(answers & CORNER_SQUARES)) + (odd & bit(square) ? 12 : 0);
}

/* Moves that leave few answers come first. */
static int last_some(struct search *search, struct board board, squares places, squares odd, int alpha, int beta)
{
    search->nodes++;
    if (!places) {
        board = passed(board);
        places = placements(board);
        return places ? -last_some(search, board, places, odd, -beta, -alpha) : reversi_final(search->rules, passed(board));
    }
    int holes = count(empty(board));
    if (alpha >= STABLE_ALPHA(holes)) {
        int most = ceiling(board);
        if (most <= alpha)
            return most;
    }
    struct recent *recent = recent_of(search, board);
    if (is_of(recent, board)) {
        if (recent->lower >= beta)
            return recent->lower;
        if (recent->upper <= alpha)
            return recent->upper;
    }
    struct {
        struct board board;
        squares places;
        int order, square;
    } replies[TABLED], reply;
    int length = 0, best = -INFINITE;
    for (; places; places &= places - 1, length++) {
        int square = first(places);
        struct board next = after(board, square, flips(board, square));
        squares answers = placements(next);
        replies[length].board = next;
        replies[length].places = answers;
        replies[length].order = urgency(square, answers, odd);
        replies[length].square = square;
    }
    for (int each = 0; each < length; each++) {
        int next = each;
        for (int other = each + 1; other < length; other++)
            if (replies[other].order > replies[next].order)
                next = other;
        reply = replies[next];
        replies[next] = replies[each];
        squares parity = odd ^ quarter_of(reply.square);
        int low = best > alpha ? best : alpha;
        int value = holes - 1 > FEW ? -last_some(search, reply.board, reply.places, parity, -beta, -low)
                                    : -last_four(search, reply.board, reply.places, parity, -beta, -low);
        if (value > best) {
            best = value;
            if (best >= beta)
                break;
        }
    }
    keep_recent(recent, board, alpha, beta, best);
    return best;
}
