/* Alpha-beta, two ways: `explore` to a depth, by evaluation, and `solve` to the end, exactly. */
#include "reversi.h"

enum { INFINITE = 32000, MOST_FINAL = 128 };

static const squares NOT_LEFT = 0xfefefefefefefefeULL;
static const squares NOT_RIGHT = 0x7f7f7f7f7f7f7f7fULL;
static const squares CORNER_SQUARES = 0x8100000000000081ULL;
static const squares EDGE_SQUARES = 0x3c0081818181003cULL; /* neither corners nor their neighbours */

/* ---- Evaluation ---- */

static squares around(squares set)
{
    squares wide = set | (set & NOT_RIGHT) << 1 | (set & NOT_LEFT) >> 1;
    return (wide | wide << 8 | wide >> 8) & ~set;
}

/* The squares beside the corners of `corners`: along the edges, and diagonally. */
static squares beside_edge(squares corners)
{
    return (corners & NOT_RIGHT) << 1 | (corners & NOT_LEFT) >> 1 | corners << 8 | corners >> 8;
}

static squares beside_diagonal(squares corners) { return around(corners) & ~beside_edge(corners); }

void reversi_features(struct board board, int features[FEATURES])
{
    squares own = board.own, other = board.other, holes = empty(board);
    squares own_places = discs_placements(board), other_places = discs_placements(passed(board));
    squares near_holes = around(holes);
    squares free_corners = holes & CORNER_SQUARES;
    squares diagonals = beside_diagonal(free_corners), flanks = beside_edge(free_corners);
    features[MOBILITY] = count(own_places) - count(other_places);
    features[OPENINGS] = count(around(other) & holes) - count(around(own) & holes);
    features[FRONTIER] = count(own & near_holes) - count(other & near_holes);
    features[CORNERS] = count(own & CORNER_SQUARES) - count(other & CORNER_SQUARES);
    features[DIAGONALS] = count(own & diagonals) - count(other & diagonals);
    features[FLANKS] = count(own & flanks) - count(other & flanks);
    features[REACHES] = count(own_places & CORNER_SQUARES) - count(other_places & CORNER_SQUARES);
    features[EDGES] = count(own & EDGE_SQUARES) - count(other & EDGE_SQUARES);
    features[STABLE] = count(reversi_stable(board)) - count(reversi_stable(passed(board)));
    features[DISCS] = count(own) - count(other);
    features[PARITY] = count(holes) % 2 ? 1 : -1;
    features[TEMPO] = 1;
}

int reversi_evaluate(const int32_t *weights, struct board board)
{
    int features[FEATURES];
    int holes = count(empty(board));
    const int32_t *row = weights + (holes < PHASES ? holes : PHASES - 1) * FEATURES;
    int64_t value = 0;
    reversi_features(board, features);
    for (int each = 0; each < FEATURES; each++)
        value += (int64_t)row[each] * features[each];
    return (int)(value > LARGEST_EVALUATION    ? LARGEST_EVALUATION
                 : value < -LARGEST_EVALUATION ? -LARGEST_EVALUATION
                                               : value);
}

int reversi_final(struct rules rules, struct board board)
{
    int difference = count(board.own) - count(board.other);
    return difference ? 2 * difference : -rules.last_wins;
}

/* A finished game on the scale of evaluations: any win is better than any guess. */
static int decided(struct rules rules, struct board board)
{
    int final = reversi_final(rules, board);
    return final ? (final > 0 ? DECIDED : -DECIDED) + final : 0;
}

/* ---- The table of positions already searched ---- */

enum { SOLVED = 64 }; /* added to a draft: searched to the end */

static struct entry *bucket(const struct search *search, struct board board)
{
    uint64_t mixed = board.own * 0x9e3779b97f4a7c15ULL ^ (board.other + 0x2545f4914f6cdd1dULL) * 0xd6e8feb86659fd93ULL;
    mixed ^= mixed >> 32;
    mixed *= 0xd6e8feb86659fd93ULL;
    mixed ^= mixed >> 29;
    return search->table + (mixed & (search->entries - 1) & ~(uint64_t)1);
}

static bool holds(const struct entry *entry, struct board board)
{
    return entry->draft && entry->own == board.own && entry->other == board.other;
}

static const struct entry UNKNOWN = {.square = 64};

static struct entry recall(const struct search *search, struct board board)
{
    const struct entry *pair = bucket(search, board);
    return holds(&pair[0], board) ? pair[0] : holds(&pair[1], board) ? pair[1] : UNKNOWN;
}

/* The first of a pair keeps the deepest search, the second the latest. */
static void store(const struct search *search, struct board board, int draft, int alpha, int beta, int value,
                  const struct move *best)
{
    struct entry *pair = bucket(search, board);
    struct entry *entry = holds(&pair[0], board) || draft >= pair[0].draft ? &pair[0] : &pair[1];
    bool again = holds(entry, board) && entry->draft == draft;
    if (holds(entry, board) && entry->draft > draft)
        return;
    if (entry == &pair[0] && !holds(entry, board))
        pair[1] = pair[0];
    *entry = (struct entry){
        .own = board.own,
        .other = board.other,
        .lower = (int16_t)(value > alpha ? value : again ? entry->lower : -INFINITE),
        .upper = (int16_t)(value < beta ? value : again ? entry->upper : INFINITE),
        .draft = (uint8_t)draft,
        .square = best->square,
        .line = best->line,
    };
}

/* ---- Order of moves ---- */

static bool is_move(const struct move *move, struct entry entry)
{
    return move->square == entry.square && move->line == entry.line;
}

static void bring_best(struct move *moves, int from, int length)
{
    int best = from;
    for (int each = from + 1; each < length; each++)
        if (moves[each].order > moves[best].order)
            best = each;
    struct move move = moves[best];
    moves[best] = moves[from];
    moves[from] = move;
}

/* What a square is usually worth, by its place in a quarter of the board. */
static const int8_t PLACES[4][4] = {{18, -4, 4, 3}, {-4, -10, -2, -1}, {4, -2, 1, 0}, {3, -1, 0, 0}};

static int place(int square)
{
    int x = square % 8, y = square / 8;
    return PLACES[y < 4 ? y : 7 - y][x < 4 ? x : 7 - x];
}

enum { FIRST_OF_ALL = 1 << 20 };

/* First what leaves the other side few moves, corners above all. */
static int promise(struct board board, const struct move *move)
{
    struct board next = after(board, move->square, move->turned);
    squares replies = discs_placements(next);
    int openings = count(around(next.other) & empty(next));
    return 2 * place(move->square) - 8 * (count(replies) + count(replies & CORNER_SQUARES)) - 2 * openings;
}

/* ---- Searching to a depth ---- */

static bool spent(struct search *search)
{
    search->nodes++;
    if (search->nodes >= search->limit)
        search->stopped = true;
    else if ((search->nodes & 0xffff) == 0 && search->watch.stopped && search->watch.stopped(search->watch.with))
        search->stopped = true;
    return search->stopped;
}

/* A depth is counted in placements: a pass costs nothing. So all ways to a position reach it with the same
 * depth left, and what the table returns is exactly what searching again would. */
static int explore(struct search *search, struct board board, int depth, int alpha, int beta)
{
    if (spent(search))
        return 0;
    if (!discs_placements(board)) {
        if (!discs_placements(passed(board)))
            return decided(search->rules, board);
        return -explore(search, passed(board), depth, -beta, -alpha);
    }
    if (depth == 0)
        return reversi_evaluate(search->weights, board);
    struct entry known = depth > 1 ? recall(search, board) : UNKNOWN;
    if (known.draft == depth) {
        if (known.lower >= beta || known.lower == known.upper)
            return known.lower;
        if (known.upper <= alpha)
            return known.upper;
    }
    struct move moves[MOST_MOVES];
    int length = reversi_moves(board, search->rules.one_line, moves);
    for (int each = 0; each < length; each++)
        moves[each].order = is_move(&moves[each], known) ? FIRST_OF_ALL
                            : depth > 1                  ? promise(board, &moves[each])
                                                         : place(moves[each].square);
    int best = -INFINITE, low = alpha;
    struct move chosen = moves[0];
    for (int each = 0; each < length && best < beta; each++) {
        bring_best(moves, each, length);
        struct board next = after(board, moves[each].square, moves[each].turned);
        int value;
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
    if (depth > 1)
        store(search, board, depth, alpha, beta, best, &chosen);
    return best;
}

/* One round over the moves of the root, in their present order. Returns how many were judged in time. */
static int judge(struct search *search, struct board board, int depth, int margin, struct candidate *candidates,
                 int length)
{
    int best = -INFINITE;
    for (int each = 0; each < length; each++) {
        struct candidate *candidate = &candidates[each];
        struct board next = after(board, candidate->move.square, candidate->move.turned);
        int low = best == -INFINITE ? -INFINITE : best - margin - 1; /* so that equals are told apart */
        int value = low;
        if (each > 0)
            value = -explore(search, next, depth - 1, -low - 1, -low);
        bool worthy = each == 0 || value > low;
        if (worthy)
            value = -explore(search, next, depth - 1, -INFINITE, -low);
        if (search->stopped)
            return each;
        candidate->value = value;
        candidate->exact = worthy;
        if (value > best)
            best = value;
    }
    return length;
}

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

int reversi_search(struct search *search, struct board board, int depth, int margin,
                   struct candidate candidates[MOST_MOVES], int *reached)
{
    struct move moves[MOST_MOVES];
    int length = reversi_moves(board, search->rules.one_line, moves);
    for (int each = 0; each < length; each++)
        candidates[each] = (struct candidate){moves[each], promise(board, &moves[each]), true};
    sort(candidates, length);
    int worthy = 1, holes = count(empty(board));
    *reached = 0;
    for (int goal = 1; goal <= depth && goal <= holes; goal++) {
        struct candidate round[MOST_MOVES];
        for (int each = 0; each < length; each++)
            round[each] = candidates[each];
        int judged = judge(search, board, goal, margin, round, length);
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

/* ---- Searching to the end ---- */

static const squares QUARTERS[4] = {0x000000000f0f0f0fULL, 0x00000000f0f0f0f0ULL, 0x0f0f0f0f00000000ULL,
                                    0xf0f0f0f000000000ULL};

/* The empty squares in quarters of the board with an odd number of them: good to fill first, since whoever
 * fills a region last has its last word. */
static squares odd_regions(squares holes)
{
    squares odd = 0;
    for (int each = 0; each < 4; each++)
        if (count(holes & QUARTERS[each]) % 2)
            odd |= QUARTERS[each];
    return odd & holes;
}

/* The most `own` can still reach: every disc the other side cannot lose is counted against it. */
static int ceiling(struct board board)
{
    int difference = 64 - 2 * count(reversi_stable(passed(board)));
    return difference ? 2 * difference : 1;
}

enum { FEW = 5, TABLED = 8, FORESEEN = 15 }; /* empty squares; tuned on the FFO positions */

static int most_turned(const struct search *search, struct board board, int square)
{
    if (!search->rules.one_line)
        return count(discs_turned(board, square));
    int most = 0;
    for (int line = 0; line < LINES; line++) {
        int turned = count(discs_line_turned(board, square, line));
        most = turned > most ? turned : most;
    }
    return most;
}

/* The very last square needs no search: whoever may fill it turns over what he can. */
static int fill(const struct search *search, struct board board, int square)
{
    int difference = count(board.own) - count(board.other);
    int turned = most_turned(search, board, square);
    if (turned) {
        difference += 1 + 2 * turned;
        return difference ? 2 * difference : search->rules.last_wins;
    }
    turned = most_turned(search, passed(board), square);
    if (turned) {
        difference -= 1 + 2 * turned;
        return difference ? 2 * difference : -search->rules.last_wins;
    }
    return reversi_final(search->rules, board);
}

/* The last squares: too few for lists and tables to be worth their while. */
static int finish(struct search *search, struct board board, int alpha, int beta)
{
    if (spent(search))
        return 0;
    squares holes = empty(board), odd = odd_regions(holes);
    if (count(holes) == 1)
        return fill(search, board, first(holes));
    int best = -INFINITE;
    for (int even = 0; even < 2; even++) {
        for (squares left = even ? holes & ~odd : odd; left; left &= left - 1) {
            int square = first(left);
            squares runs[LINES];
            int length = 0;
            if (!search->rules.one_line) {
                runs[0] = discs_turned(board, square);
                length = runs[0] != 0;
            } else {
                for (int line = 0; line < LINES; line++) {
                    runs[length] = discs_line_turned(board, square, line);
                    length += runs[length] != 0;
                }
            }
            for (int each = 0; each < length; each++) {
                struct board next = after(board, square, runs[each]);
                int value = -finish(search, next, -beta, -(best > alpha ? best : alpha));
                if (value > best)
                    best = value;
                if (best >= beta)
                    return best;
            }
        }
    }
    if (best > -INFINITE)
        return best;
    return discs_placements(passed(board)) ? -finish(search, passed(board), -beta, -alpha)
                                             : reversi_final(search->rules, board);
}

static void order_to_solve(struct search *search, struct board board, struct entry known, struct move *moves,
                           int length, int holes)
{
    squares odd = odd_regions(empty(board));
    int depth = (holes - FORESEEN) / 3;
    for (int each = 0; each < length; each++) {
        struct move *move = &moves[each];
        struct board next = after(board, move->square, move->turned);
        if (is_move(move, known))
            move->order = FIRST_OF_ALL;
        else if (holes >= FORESEEN)
            move->order = 8 * promise(board, move) - explore(search, next, depth, -INFINITE, INFINITE);
        else
            move->order = promise(board, move) - 8 * count(discs_placements(next)) + (odd & bit(move->square) ? 1 : 0);
    }
}

static int solve(struct search *search, struct board board, int alpha, int beta)
{
    int holes = count(empty(board));
    if (holes <= FEW)
        return holes ? finish(search, board, alpha, beta) : reversi_final(search->rules, board);
    if (spent(search))
        return 0;
    if (!discs_placements(board)) {
        if (!discs_placements(passed(board)))
            return reversi_final(search->rules, board);
        return -solve(search, passed(board), -beta, -alpha);
    }
    int most = ceiling(board);
    if (most <= alpha)
        return most;
    struct entry known = holes >= TABLED ? recall(search, board) : UNKNOWN;
    if (known.draft == SOLVED + holes) {
        if (known.lower >= beta || known.lower == known.upper)
            return known.lower;
        if (known.upper <= alpha)
            return known.upper;
    }
    struct move moves[MOST_MOVES];
    int length = reversi_moves(board, search->rules.one_line, moves);
    order_to_solve(search, board, known, moves, length, holes);
    int best = -INFINITE, low = alpha;
    struct move chosen = moves[0];
    for (int each = 0; each < length && best < beta; each++) {
        bring_best(moves, each, length);
        struct board next = after(board, moves[each].square, moves[each].turned);
        int value;
        if (each == 0) {
            value = -solve(search, next, -beta, -low);
        } else {
            value = -solve(search, next, -low - 1, -low);
            if (value > low && value < beta)
                value = -solve(search, next, -beta, -low);
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
        store(search, board, SOLVED + holes, alpha, beta, best, &chosen);
    return best;
}

bool reversi_solve(struct search *search, struct board board, struct move *best, int *value)
{
    struct move moves[MOST_MOVES];
    struct candidate candidates[MOST_MOVES];
    int reached, top = -MOST_FINAL - 1;
    int length = reversi_moves(board, search->rules.one_line, moves);
    reversi_search(search, board, count(empty(board)) / 2, 0, candidates, &reached); /* to know what to try first */
    for (int each = 0; each < length; each++) {
        struct board next = after(board, candidates[each].move.square, candidates[each].move.turned);
        int found = -MOST_FINAL - 1;
        if (each > 0)
            found = -solve(search, next, -top - 1, -top);
        if (each == 0 || found > top)
            found = -solve(search, next, -MOST_FINAL - 1, -top);
        if (search->stopped)
            return false;
        if (found > top) {
            top = found;
            *best = candidates[each].move;
        }
    }
    *value = top;
    return true;
}
